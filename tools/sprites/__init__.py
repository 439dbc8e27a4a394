"""The pictures of kidsq: recipes that print the SVG sprites in static/.

`python -m tools.sprites` writes them. Nothing here knows a rule of any game.
"""
