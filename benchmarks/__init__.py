"""Speed and strength, measured beside others. Only ratios hold from one machine to the next."""

import sys
from pathlib import Path

TESTS = Path(__file__).parents[1] / "tests"
sys.path.insert(0, str(TESTS))  # the children of the tests play here too
