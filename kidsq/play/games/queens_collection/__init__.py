"""What The Queen's Collection asks, helps, logs and teaches."""
