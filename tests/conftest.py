"""What all tests share: the browser to drive, and which tests count as the browser's."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import once
import postgres
import pytest
import statements
from killing import killer as killer

BROWSER_TESTS = Path(__file__).parent / "browser"
# The shell is the same browser without its window's frame, and a quarter faster.
DEBIANS_CHROMIUMS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
REST = tuple(
    Path(__file__).parent / folder
    for folder in (
        *("demo", "faults", "maintenance", "research", "rostering", "server", "tools"),
        *("learning/reports", "learning/hands", "web/adults", "web/reports", "web/wall"),
    )
)
"""Few changes touch what these folders test, and they take half of the time: they wait for make test-all."""
QUIET = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
SMOOTH = "--font-render-hinting=none"  # else the shell rounds each letter up to a whole pixel, as no tablet does


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if postgres.chosen():
        postgres.skip_sqlites_own(items)
    for item in items:
        if BROWSER_TESTS in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if item.get_closest_marker("core") is None:
                item.add_marker(pytest.mark.full)
        elif any(folder in item.path.parents for folder in REST):
            item.add_marker(pytest.mark.full)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """No garbage is looked for among thousands of tests; what they leave behind is found as ever."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(scope="session", autouse=True)
def made_once() -> Iterator[None]:
    """Each test has an installation and an application of its own; what is the same in all of them is made once."""
    with pytest.MonkeyPatch.context() as patch:
        for make in (
            once.compile_templates_once,
            once.compile_addresses_once,
            once.pack_styles_once,
            once.migrate_once,
            once.hash_passphrases_quickly,
            once.wait_for_no_disk,
        ):
            make(patch)
        into = None if postgres.chosen() else statements.folder()
        seen = statements.seen_by(patch) if into else set()
        yield
        if into:
            statements.keep(seen, into)


def pytest_configure(config: pytest.Config) -> None:
    config.args.sort()  # pytest 9.1 forgets a folder's conftest.py when it comes to the folder a second time
    if not hasattr(config, "workerinput"):
        postgres.begin()


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        postgres.end()


@pytest.fixture(scope="session")
def engine(made_once: None) -> Iterator[postgres.Databases | None]:
    """PostgreSQL's databases, where it is chosen for this run."""
    if not postgres.chosen():
        yield None
        return
    with pytest.MonkeyPatch.context() as patch:
        yield from postgres.engine(patch)


@pytest.fixture(scope="module", autouse=True)
def emptied(engine: postgres.Databases | None) -> Iterator[None]:
    yield
    if engine is not None:
        engine.done_with(None)


@pytest.fixture(autouse=True)
def emptied_soon(engine: postgres.Databases | None, request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test has opened in its own folder is closed by then: this fixture began before all others."""
    yield
    own = request.node.funcargs.get("tmp_path")
    if engine is not None and own is not None:
        engine.done_with(own)


def chromium() -> str | None:
    """The chromium to drive: KIDSQ_CHROMIUM, else the system's; None leaves it to Playwright's own."""
    if chosen := os.environ.get("KIDSQ_CHROMIUM"):
        return chosen
    return next((found for found in DEBIANS_CHROMIUMS if os.access(found, os.X_OK)), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """pytest-playwright's own, with our chromium; root can only start it without a sandbox."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    args = [*browser_type_launch_args.get("args", []), *QUIET, SMOOTH, *(["--no-sandbox"] if as_root else [])]
    found = chromium()
    return {**browser_type_launch_args, "args": args, **({"executable_path": found} if found else {})}
