"""Sleeping Queens on the screen: its table, its words, its book of rules, its gallery."""
