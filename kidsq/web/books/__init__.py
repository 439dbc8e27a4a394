"""Pages to look through, of every game: its rules in pictures, all its cards, and what a child has won."""
