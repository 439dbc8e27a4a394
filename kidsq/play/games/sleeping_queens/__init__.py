"""What Sleeping Queens asks, helps, logs and teaches."""
