"""The games: what they share, and each in a package of its own."""
