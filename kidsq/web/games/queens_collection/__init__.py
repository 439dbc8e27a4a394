"""The pages of The Queen's Collection, which is called Tidy up for the Queen on the screen."""
