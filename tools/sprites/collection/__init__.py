"""The pictures of tidying up for the Queen: figures, toy boxes, cards, the Queen who waits and the ways to play."""
