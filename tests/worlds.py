"""Installations for tests: an application on a folder, an adult who is signed in, children in a class."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from flask import Flask
from flask.testing import FlaskClient

from kidsq.store.classroom import classes
from kidsq.store.db.session import Session
from kidsq.store.people import adults, people
from kidsq.store.people.adults import Adult
from kidsq.store.people.people import Learner
from kidsq.store.play import games
from kidsq.store.play.games import StoredSeat
from kidsq.web import create_app

PASSPHRASE = "quiet green lake"
BROWSER = "e" * 32


def opened(folder: Path, *, seed: int | None = None, tokens: bool = False, **given: Any) -> Flask:
    """An application with known chance, without CSRF tokens if they are not asked for. given: as create_app has it."""
    chance: dict[str, Any] = {} if seed is None else {"randomness": random.Random(seed)}
    app = create_app(folder, testing=True, **chance, **given)
    app.config["WTF_CSRF_ENABLED"] = tokens
    return app


@contextmanager
def world(folder: Path, **given: Any) -> Iterator[Flask]:
    """opened(), and closed at the end."""
    app = opened(folder, **given)
    yield app
    close(app)


def close(app: Flask) -> None:
    app.extensions["kidsq"].store.close_all()


def db_of(app: Flask) -> Session:
    db: Session = app.extensions["kidsq"].store.connection()
    return db


def class_of(db: Session, name: str, nicknames: Iterable[str], at: str) -> tuple[str, dict[str, Learner]]:
    """A new class and its children by nickname, each with another face and a browser at home; within writing()."""
    made = classes.add_class(db, name, at)
    children = {}
    for place, nickname in enumerate(nicknames, start=1):
        children[nickname] = people.add_learner(db, f"home {nickname}", nickname, f"face-{place}", at)
        classes.put_into_class(db, children[nickname].id, made.id)
    return made.id, children


FRIENDS = frozenset(("bruno", "dotti", "fenna", "hugo", "pippa", "tilo"))


def put_game(db: Session, game_id: str, at: str, *players: str, **more: Any) -> str:
    """A game of Sleeping Queens without a move, within writing(). players: children by id, "guest", a friend."""
    seats = [_seat(number, who) for number, who in enumerate(players)]
    usual = {"game": "sleeping_queens", "edition": "classic", "header_json": "{}", "device": "d" * 32}
    games.create(db, game_id=game_id, seats=seats, at=at, **{**usual, **more})
    return game_id


def _seat(number: int, who: str) -> StoredSeat:
    if who == "guest":
        return StoredSeat(number, "guest")
    return StoredSeat(number, "bot", bot=who) if who in FRIENDS else StoredSeat(number, "learner", learner=who)


def claimed(db: Session, now: datetime) -> Adult:
    """Ms Keller, who owns this installation from now on."""
    return adults.claim(db, adults.new_claim_code(db, now), "Ms Keller", PASSPHRASE, now)


def signed_in(app: Flask, who: Adult, now: datetime, device: str = BROWSER) -> FlaskClient:
    """A browser at which this adult is signed in."""
    return with_session(app, adults.open_session(db_of(app), who, device, now), device)


def with_session(app: Flask, session: str, device: str = BROWSER) -> FlaskClient:
    """A browser that has the cookie of a session."""
    client = app.test_client()
    with client.session_transaction() as cookie:
        cookie.update(device=device, grown_up=session)
    return client
