"""Games, answers, estimates, questions."""
