"""Simulated learners whose knowledge is known play whole games: what the model of mastery finds out about them."""
