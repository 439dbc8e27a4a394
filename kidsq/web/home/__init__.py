"""Home: who plays, what can be played, a child's own pages."""
