"""Friends that play about as well as the children at their table: how strong, for whom, and what was kept of it."""
