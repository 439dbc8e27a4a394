"""What adults read of a class and a child, and the files to take along."""
