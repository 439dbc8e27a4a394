"""The site, made once for all tests here, and devices that open it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from playwright.sync_api import Playwright

from tools.site.__main__ import LACKS

from .device import Device, Host

CHECKOUT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def complaints() -> None:
    """None of the house's: there is no server here whose pages could be listened to."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that make site writes; without what it is made from, these tests are left out."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "site"
    with FileLock(f"{folder}.lock"):
        if not (folder / "service.js").is_file():
            asked = [sys.executable, "-m", "tools.site", "build", str(folder)]
            made = subprocess.run(asked, cwd=CHECKOUT, capture_output=True, text=True)
            if made.returncode == LACKS:
                pytest.skip(made.stderr.strip())
            assert made.returncode == 0, made.stderr
    return folder


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    found = Host(site)
    yield found
    found.close()


@pytest.fixture
def device(
    host: Host, playwright: Playwright, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Iterator[Device]:
    program = browser_type_launch_args.get("executable_path") or playwright.chromium.executable_path
    found = Device(playwright, str(program), tmp_path / "device", host.url)
    yield found
    found.close()
