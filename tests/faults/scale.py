"""How long the tests of this folder run."""

import os

SOAK = max(1, int(os.environ.get("KIDSQ_SOAK", "1")))
"""1 in `make test-all`; `make soak` sets more."""
