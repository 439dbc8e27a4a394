"""Sleeping Queens, as a simulated child plays it."""
