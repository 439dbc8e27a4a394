"""`python -m tools.snapshot FOLDER [PART...]`"""

from tools.snapshot.running import main

raise SystemExit(main())
