"""Two ways of helping compared: what came of it, and what a family says to it."""
