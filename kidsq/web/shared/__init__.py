"""What several wings of pages share: the frame of pages for adults, what they may see, words for figures, tiles."""
