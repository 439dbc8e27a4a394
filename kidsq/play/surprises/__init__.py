"""Something new after each game from the fourth on: earned by playing it to its end, well or not."""
