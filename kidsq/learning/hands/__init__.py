"""Whether one child answers under a name, or two by turns: each day is one hand's, and no day says whose."""
