"""The model of mastery: from answers to what a child is believed to know."""
