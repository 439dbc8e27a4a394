"""Pages that only the tests have, one of each kind, and a clock that stands until it is set."""

import re
from datetime import UTC, datetime, timedelta

from flask import Flask, render_template_string
from flask.testing import FlaskClient

from kidsq.store.db.database import writing
from kidsq.store.people import adults, settings
from kidsq.web.http import context, security


class Clock:
    """A clock that stands until it is set."""

    def __init__(self, now: datetime = datetime(2026, 11, 20, 17, 34, 22, 123_000, tzinfo=UTC)) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, **span: float) -> None:
        self.now += timedelta(**span)


def form() -> str:
    security.device()
    return render_template_string(
        '<form><input name="csrf_token" value="{{ csrf_token() }}"></form><p>{{ "child " * 300 }}</p>'
    )


def write() -> str:
    with writing(context.db()) as db:
        settings.write(db, "test", "written", "1")
    return "written"


def enter() -> str:
    (first,) = adults.all_adults(context.db())
    security.enter(adults.open_session(context.db(), first, security.device(), context.now()))
    return "in"


def leave() -> str:
    security.leave()
    return "out"


@security.adults_only
def secret() -> str:
    found = security.adult()
    assert found is not None
    return f"hello {found.name}"


def broken() -> str:
    raise ZeroDivisionError


def add_doors(app: Flask) -> None:
    for rule, view, method in (
        ("/test/form", form, "GET"),
        ("/test/write", write, "POST"),
        ("/test/enter", enter, "POST"),
        ("/test/leave", leave, "POST"),
        ("/test/secret", secret, "GET"),
        ("/test/device", security.device, "GET"),
        ("/test/broken", broken, "GET"),
        ("/test/broken/<game_id>", lambda game_id: "x", "GET"),
    ):
        app.add_url_rule(rule, rule, view, methods=[method])


def token_of(client: FlaskClient) -> str:
    found = re.search(r'name="csrf_token" value="([^"]+)"', client.get("/test/form").text)
    assert found is not None
    return found[1]
