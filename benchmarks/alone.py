"""kidsq in the browser alone: how long its starts take, and a tap until its answer is painted, beside a server's."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from time import monotonic

from browser.alone.device import BASE, Device, Host, comes_in
from faults.servers import serving
from playwright.sync_api import Frame, Page, Playwright, sync_playwright

from benchmarks.report import Section, median_and_range

CHECKOUT = Path(__file__).parents[1]
SHARE = 6
"""The whole browser is held to one part in so many of a core."""
CGROUP = Path("/sys/fs/cgroup/cpu")
CHROMIUM = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
FIRST_VISIT = 6_000
"""Milliseconds until the browser is closed again; meanwhile the worker keeps Python's memory for later starts."""
TITLE = "In the browser alone"

WATCH = """() => {
  window.taps = [];
  let tapped = 0;
  addEventListener("htmx:beforeRequest", ({ detail }) => {
    [tapped, window.way] = [performance.now(), detail.pathInfo.requestPath];
  });
  addEventListener("htmx:afterSettle", () => {
    if (!tapped) return;
    const [from, way] = [tapped, window.way.split("/").pop()];
    tapped = 0;
    requestAnimationFrame(() => setTimeout(() => window.taps.push([way, performance.now() - from])));
  });
}"""
STEP = """() => {
  const table = document.querySelector("#table");
  const send = (form, values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.createElement("input");
      Object.assign(field, { type: "hidden", name, value });
      form.append(field);
    }
    form.requestSubmit();
  };
  const way = (last) => table.querySelector(`form[action$="/${last}"]`);
  const move = table.querySelector('[name="move"]');
  const card = table.querySelector("[data-single]");
  const answer = table.querySelector('[name="answer"]');
  if (table.dataset.phase === "over") return false;
  if (answer) send(answer.form, { answer: answer.value });
  else if (way("turn") && move) send(way("turn"), { move: move.value });
  else if (way("turn") && card) send(way("turn"), { card: card.value });
  else if (way("next")) send(way("next"), {});
  else return false;
  return true;
}"""


@contextmanager
def held(device: Device) -> Iterator[None]:
    """Hold the processes of this browser, and those that it starts, to a share of one core."""
    group = CGROUP / f"kidsq-{secrets.token_hex(4)}"
    group.mkdir()
    try:
        (group / "cpu.cfs_period_us").write_text("60000")
        (group / "cpu.cfs_quota_us").write_text(str(60_000 // SHARE))
        for process in device.processes():
            (group / "cgroup.procs").write_text(str(process))
        yield
    finally:
        for process in (group / "cgroup.procs").read_text().split():
            (CGROUP / "cgroup.procs").write_text(process)
        group.rmdir()


def can_hold() -> bool:
    return os.access(CGROUP / "cgroup.procs", os.W_OK)


def measure(rounds: int, taps: int) -> Section:
    """Starts and taps. rounds: of starts; taps: at each table."""
    here = next((path for path in (os.environ.get("KIDSQ_CHROMIUM", ""), *CHROMIUM) if os.access(path, os.X_OK)), None)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        made = subprocess.run([sys.executable, "-m", "tools.site", "build", str(folder / "site")], cwd=CHECKOUT)
        if made.returncode:
            return Section(TITLE, ("what",), [["not measured"]], ["Left out: the site could not be made here."])
        program = here or playwright.chromium.executable_path
        return Section(
            TITLE,
            (
                "what",
                "first start, s",
                "later start, s",
                "tap to paint, p50 ms",
                "p95 ms",
                "the same of a server, p50",
                "p95",
            ),
            [
                _row("free", playwright, program, folder, rounds, taps, slow=False),
                *(
                    [_row(f"a core's {SHARE}th", playwright, program, folder, 1, taps // 4, slow=True)]
                    if can_hold()
                    else []
                ),
            ],
            [
                "Starts: from the address to the painted home, the first never slowed, the line left out."
                f" Taps: {taps} at a table with one friend, a quarter of them where the browser is held (Linux, root)."
            ],
        )


def _row(
    what: str, playwright: Playwright, program: str, folder: Path, rounds: int, taps: int, *, slow: bool
) -> list[str]:
    host = Host(folder / "site")
    first, later, painted = list[float](), list[float](), list[float]()
    for number in range(rounds):
        device = Device(playwright, program, folder / f"device-{slow}-{number}", host.url)
        seconds, page = _start(device, slow=False)
        first.append(seconds)
        page.wait_for_timeout(FIRST_VISIT)
        device.kill()
        seconds, page = _start(device, slow=slow)
        later.append(seconds)
        if not number:
            frame = comes_in(page)
            with _slowly(device, slow=slow):
                painted = _taps(frame, taps)
        device.kill()
    host.close()
    data = folder / f"data-{slow}"
    data.mkdir()
    with serving(data) as (server,):
        device = Device(playwright, program, folder / f"beside-{slow}", f"http://127.0.0.1:{server.port}")
        page = device.start()
        page.goto(f"{device.url}/")
        with _slowly(device, slow=slow):
            theirs = _taps(page.main_frame, taps)
        device.kill()
    return [what, median_and_range(first), median_and_range(later), *_shown(painted), *_shown(theirs)]


@contextmanager
def _slowly(device: Device, *, slow: bool) -> Iterator[None]:
    if slow:
        with held(device):
            yield
    else:
        yield


def _start(device: Device, *, slow: bool) -> tuple[float, Page]:
    page = device.start()
    with _slowly(device, slow=slow):
        begun = monotonic()
        page.goto(f"{device.url}{BASE}/")
        comes_in(page)
        return monotonic() - begun, page


def _taps(frame: Frame, number: int) -> list[float]:
    """Milliseconds from each tap to its painted answer: the child's moves and the friend's plies."""
    frame.get_by_role("button", name="Play").first.click()
    frame.wait_for_url("**/table/*")
    frame.wait_for_selector("#table")
    frame.evaluate(WATCH)
    while len(frame.evaluate("() => window.taps")) < number:
        before = len(frame.evaluate("() => window.taps"))
        if not frame.evaluate(STEP):
            break
        frame.wait_for_function("before => window.taps.length > before", arg=before, timeout=60_000)
    return [taken for way, taken in frame.evaluate("() => window.taps") if way in ("turn", "next")]


def _shown(values: list[float]) -> list[str]:
    cuts = quantiles(values, n=20)
    return [f"{cuts[9]:.0f}", f"{cuts[18]:.0f}"]
