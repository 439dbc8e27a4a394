"""Together and alone: the meeples stand on the wrong boxes and go home."""
