"""Faults planted on purpose: which test finds each of them."""
