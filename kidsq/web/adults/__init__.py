"""Accounts of adults, what they may see, invite, keep and erase."""
