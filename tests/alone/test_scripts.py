"""What scripts send goes to the house that the page came from, also where that is a service worker."""

import re

from kidsq.paths import CHECKOUT

BY_ITSELF = re.compile(r"keepalive: true|sendBeacon")
"""Firefox sends such a request past every service worker, to whoever hosts the page."""


def test_no_script_sends_past_a_service_worker() -> None:
    sources = [*(CHECKOUT / "static/js").rglob("*.js"), *(CHECKOUT / "static/games").rglob("*.js")]
    assert len(sources) > 30
    assert [path.name for path in sources if BY_ITSELF.search(path.read_text(encoding="utf-8"))] == []
