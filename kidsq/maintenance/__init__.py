"""Backup, restore and check: nothing a child did is lost."""
