"""What adults have decided for a class or a child: which games, for how long, which questions."""
