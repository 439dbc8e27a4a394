"""Something new after each game, from the first: earned by playing it to its end, well or not."""
