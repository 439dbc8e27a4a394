"""Serving kidsq: to this machine, to the tablets around it, over TLS."""
