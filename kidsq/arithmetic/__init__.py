"""Kinds of arithmetic, one module or folder each: facts, what is right, slips. Knows no game and no language."""
