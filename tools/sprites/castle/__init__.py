"""What comes to a child with its games: rooms of its castle, and who lives in its garden."""
