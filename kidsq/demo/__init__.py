"""A simulated class that plays real games, to look at the grown-ups' pages before any child has played."""
