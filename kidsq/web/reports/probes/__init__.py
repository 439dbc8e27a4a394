"""The check before and after, as adults offer it and read it."""
