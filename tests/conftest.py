"""What all tests share: the browser to drive, and which tests count as the browser's."""

import os
from pathlib import Path
from typing import Any

import pytest

BROWSER_TESTS = Path(__file__).parent / "browser"
DEBIANS_CHROMIUM = "/usr/bin/chromium"
QUIET = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if BROWSER_TESTS in item.path.parents:
            item.add_marker(pytest.mark.browser)


def chromium() -> str | None:
    """The chromium to drive: KIDSQ_CHROMIUM, else the system's; None leaves it to Playwright's own."""
    chosen = os.environ.get("KIDSQ_CHROMIUM") or DEBIANS_CHROMIUM
    return chosen if os.environ.get("KIDSQ_CHROMIUM") or os.access(chosen, os.X_OK) else None


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """pytest-playwright's own, with our chromium; root can only start it without a sandbox."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    args = [*browser_type_launch_args.get("args", []), *QUIET, *(["--no-sandbox"] if as_root else [])]
    found = chromium()
    return {**browser_type_launch_args, "args": args, **({"executable_path": found} if found else {})}
