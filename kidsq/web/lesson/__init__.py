"""A class's hour: begun, looked at live, ended."""
