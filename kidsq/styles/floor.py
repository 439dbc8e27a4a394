"""The oldest browsers that kidsq is drawn for: tablets of schools that get no updates any more."""

from typing import Final

FLOOR: Final = {"chrome": "90", "safari": "15", "firefox": "102"}
"""Browser -> its oldest version. Android's WebView counts as Chrome, all browsers of iOS as Safari."""
