"""What a simulated class plays, a folder for each game."""
