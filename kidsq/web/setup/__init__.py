"""A class made ready: its children, groups, login cards and tablets."""
