"""The pictures of kidsq: recipes that print the SVG sprites in static/.

`python -m kidsq.art` writes them. Nothing here knows a rule of any game.
"""
