"""Figures for adults: read from the store, reckoned by the model. No pages, no words."""
