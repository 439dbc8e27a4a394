"""Style sheets as they are sent."""
