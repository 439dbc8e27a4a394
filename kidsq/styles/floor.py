"""The oldest browsers that kidsq is drawn for: tablets of schools that get no updates any more."""

from typing import Final

FLOOR: Final = {"chrome": "90", "safari": "15", "firefox": "102"}
"""Browser -> its oldest version. Android's WebView counts as Chrome, all browsers of iOS as Safari."""

ALONE: Final = {"chrome": "108", "safari": "16.4", "firefox": "114"}
"""The same where kidsq runs in the browser alone: module workers, and files that are read and written at once."""
