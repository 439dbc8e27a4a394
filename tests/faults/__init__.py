"""Whatever breaks, nothing confirmed is lost and nobody reaches what is not theirs: over HTTP, with real servers.

KIDSQ_SOAK=20 (or `make soak`) runs the same tests twenty times as long.
"""
