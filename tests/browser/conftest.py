"""A kidsq served for one test, tables dealt as the test wants them, and an ear for what the browser complains about."""

from __future__ import annotations

import os
import random
import re
import shutil
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from filelock import FileLock
from flask import Flask
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect
from werkzeug.serving import make_server

from kidsq.demo.making import make
from kidsq.i18n.languages import ENGLISH
from kidsq.learning import questions
from kidsq.store.classroom import classes
from kidsq.web import create_app

from .sitting import Child, Served
from .slow_line import slow

TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
UPRIGHT: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
SIDEWAYS: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SIZES = {"tablet": TABLET, "phone": PHONE, "laptop": LAPTOP}
ALL_SIZES = {**SIZES, "upright": UPRIGHT, "sideways": SIDEWAYS}


def mostly(values: Iterable[Any], *usual: Any) -> list[Any]:
    """Values of a parameter: `make test-all` tries the usual ones, make soak all."""
    return [pytest.param(one, marks=() if one in usual else pytest.mark.thorough) for one in values]


expect.set_options(timeout=15_000)  # nothing here measures time, and other work may share the machine


@pytest.fixture(autouse=True)
def bots_ask_where_it_is_about_asking(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere no bot's question comes between; whether one does is a matter of chance."""
    if request.node.get_closest_marker("bots_ask") is None:
        monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: False)


@contextmanager
def serving(app: Flask, name: str) -> Iterator[Served]:
    """This application on a free port, for a while. name: of the test, for the chance of a slow line."""
    line = os.environ.get("KIDSQ_SLOW_LINE")
    reached = slow(app, random.Random(line + name)) if line else app
    server = make_server("127.0.0.1", 0, reached, threaded=True)
    thread = threading.Thread(target=lambda: server.serve_forever(poll_interval=0.02), daemon=True)
    thread.start()
    yield Served(app, f"http://127.0.0.1:{server.server_port}")
    server.shutdown()
    thread.join()
    server.server_close()
    app.extensions["kidsq"].store.close_all()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """An installation of its own, with known chance."""
    with serving(create_app(tmp_path, randomness=random.Random(7)), tmp_path.name) as found:
        yield found


@pytest.fixture(scope="session")
def simulated(tmp_path_factory: pytest.TempPathFactory, made_once: None) -> Path:
    """The data of an installation with a simulated class that has played for weeks; made once, to be copied.

    With six children there is one of each manner. Making it takes ten seconds, so that all processes share it.
    """
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "simulated"
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            made = tmp_path_factory.mktemp("simulated")
            store = create_app(made, randomness=random.Random(7)).extensions["kidsq"].store
            make(store, datetime.now(UTC), children=6, weeks=3)
            store.close_all()
            made.rename(folder)
    return folder


@pytest.fixture
def school(simulated: Path, tmp_path: Path, request: pytest.FixtureRequest) -> SimpleNamespace:
    """The simulated class in this test's own installation: its children, and Ms Keller's way in."""
    shutil.copytree(simulated, tmp_path, dirs_exist_ok=True)
    served: Served = request.getfixturevalue("served")
    ((class_id,),) = served.rows("SELECT id FROM classes")
    db = served.app.extensions["kidsq"].store.connection()
    return SimpleNamespace(db=db, class_id=class_id, children=[one.id for one in classes.children_of(db, class_id)])


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], served: Served) -> dict[str, Any]:
    """A tablet held sideways, with pictures that stand still."""
    return {**browser_context_args, "base_url": served.url, "reduced_motion": "reduce", **TABLET}


Open = Callable[..., Child]


@pytest.fixture
def open_for(
    browser: Browser, browser_context_args: dict[str, Any], served: Served, complaints: Complaints
) -> Iterator[Open]:
    """Another child at another screen, and of another language; anything else as Playwright's new_context has it."""

    contexts = []

    def open_one(size: str = "tablet", speaks: str = ENGLISH, **more: Any) -> Child:
        asks = {"has_touch": False, "locale": speaks.replace("_", "-"), **ALL_SIZES[size]}
        context = browser.new_context(**{**browser_context_args, **asks, **more})
        contexts.append(context)
        complaints.listen(context, served.url)
        return Child(context.new_page(), served, "has_touch" in ALL_SIZES[size], speaks)

    yield open_one
    for context in contexts:
        context.close()


@pytest.fixture
def child(page: Page, served: Served) -> Child:
    """A child at a tablet."""
    return Child(page, served)


# A tap goes before a look for news that is on its way: htmx gives that one up, and says so as an error.
GIVEN_UP = re.compile("htmx:(sendAbort|afterRequest)")


class Complaints:
    """What a browser says on its console, and requests to anybody but us; a test takes out what it has provoked."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def listen(self, context: BrowserContext, home: str) -> None:
        def said(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not GIVEN_UP.match(message.text):
                self.heard.append(message.text)

        def asked(request: Request) -> None:
            if not request.url.startswith((home, "data:")):
                self.heard.append(f"asked {request.url}")

        context.add_init_script("window.Audio = undefined")  # recordings: friends would wait until they have been heard
        context.on("console", said)
        context.on("weberror", lambda error: self.heard.append(str(error.error)))
        context.on("request", asked)

    def forgive(self, pattern: str) -> None:
        """Take out what this test has provoked, and only that."""
        self.heard = [text for text in self.heard if not re.search(pattern, text)]


@pytest.fixture(autouse=True)
def complaints(context: BrowserContext, served: Served) -> Iterator[Complaints]:
    """No error on the console, no breach of the policy, no stranger asked: in every browser test."""
    found = Complaints()
    found.listen(context, served.url)
    yield found
    assert not found.heard, found.heard
