"""The Queen's Collection, as a simulated child plays it."""
