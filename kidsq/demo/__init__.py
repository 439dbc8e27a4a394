"""A simulated class that plays real games, to look at the adults' pages before any child has played."""
