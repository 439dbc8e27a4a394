"""Every page that pages lead to, opened once of each kind."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable

_LINK = re.compile(r'<a [^>]*?href="(/[^"#]*)')


def followed(get: Callable[[str], tuple[int, str]], begin: Iterable[str]) -> dict[str, int]:
    """Kind of page -> the status of the first one of it. get: address -> status, and the page or where it leads."""
    found, waiting = dict[str, int](), list(begin)
    while waiting:
        address = waiting.pop()
        kind = re.sub(r"[0-9a-f]{32}", "*", address.partition("?")[0])
        if kind not in found:
            found[kind], page = get(address)
            waiting += [html.unescape(one) for one in _LINK.findall(page)]
            waiting += [page] if page.startswith("/") else []
    return found
