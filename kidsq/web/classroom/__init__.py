"""How children of a class come in, and their home on a tablet."""
