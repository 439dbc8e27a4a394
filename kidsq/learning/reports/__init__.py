"""What answers and estimates mean for adults. Pure."""
