"""`python -m kidsq` is `kidsq`."""

import sys

from kidsq.cli import main

if __name__ == "__main__":
    sys.exit(main())
