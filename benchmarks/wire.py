"""What goes over the wire to a browser that has never been here, and what a table's fragments weigh."""

from __future__ import annotations

import gzip
import os
import random
import tempfile
from pathlib import Path
from statistics import median

from faults.servers import serving
from faults.tablets import Child, Ledger, Link
from playwright.sync_api import sync_playwright

from benchmarks.report import Section

GAMES, STEPS = 12, 60
KOLIBRI_KB, KOLIBRI_REQUESTS = 1_080, 14
"""Kolibri 0.18's learn page, measured in November 2026: not in this run, as it is no package to be installed beside."""


def measure() -> Section:
    """Load home and the first table in a real browser; play some games and weigh every table that was sent."""
    with tempfile.TemporaryDirectory() as name:
        data = Path(name) / "data"
        data.mkdir()
        with serving(data) as (server,):
            home, table = first_pages(f"http://127.0.0.1:{server.port}/")
            fragments = played(server.address)
    raw, packed = [len(one) for one in fragments], [len(gzip.compress(one, 5)) for one in fragments]
    return Section(
        "What goes over the wire",
        ("what", "kB", "requests", "must be", "beside Kolibri's learn page"),
        [
            page_row("home, the first time", home, "at most 100 kB in 12 requests"),
            page_row("then the first table", table, ""),
            [
                "a table's fragment, raw",
                f"{median(raw) / 1000:.1f}, at most {max(raw) / 1000:.1f}",
                "1",
                "at most 16 kB",
                "",
            ],
            [
                "the same, gzipped",
                f"{median(packed) / 1000:.1f}, at most {max(packed) / 1000:.1f}",
                "1",
                "at most 4 kB",
                "",
            ],
        ],
        [
            f"{len(fragments)} fragments of {GAMES} games' beginnings, two to four players. Kolibri's learn page:"
            f" {KOLIBRI_KB:,} kB in {KOLIBRI_REQUESTS} requests, measured in November 2026, not in this run."
        ],
    )


def first_pages(address: str) -> tuple[list[float], list[float]]:
    """Bytes of each answer on the wire: of home, and of the table that one tap opens from there."""
    wished = os.environ.get("KIDSQ_CHROMIUM", "")
    here = (wished, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
    loads: list[float] = []
    with sync_playwright() as playwright:
        found = next((path for path in here if os.access(path, os.X_OK)), None)
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page()
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.loadingFinished", lambda event: loads.append(event["encodedDataLength"]))
        page.goto(address, wait_until="networkidle")
        home = list(loads)
        loads.clear()
        page.get_by_role("button", name="Play").first.click()
        page.wait_for_url("**/table/*")
        page.wait_for_load_state("networkidle")
        browser.close()
    return home, [size for size in loads if size]  # without a size: kept from home


def page_row(what: str, loads: list[float], wanted: str) -> list[str]:
    times = f"{KOLIBRI_KB * 1000 / sum(loads):.0f} times lighter"
    return [what, f"{sum(loads) / 1000:.1f}", str(len(loads)), wanted, times]


def played(address: tuple[str, int]) -> list[bytes]:
    """Every fragment of some games, as it is before it is packed."""
    fragments: list[bytes] = []
    for seed in range(GAMES):
        child = Child(Link(address), Ledger(), random.Random(seed))
        child.sit_down()
        for _ in range(STEPS):
            if child.browser.phase == "over":
                break
            child.step()
            fragments.append(child.browser.shown.encode())
        child.link.hang_up()
    return fragments
