"""A table: its addresses, and children at several tablets."""
