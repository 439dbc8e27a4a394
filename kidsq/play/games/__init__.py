"""What each game asks, helps, logs and teaches."""
