"""All that the snapshot knows of the inside of kidsq, and how time and chance are held: what moves is mended here."""

from __future__ import annotations

import logging
import os
import random
import secrets
import socket
import time
from contextlib import redirect_stderr, redirect_stdout
from datetime import UTC, datetime, timedelta, tzinfo
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket

if TYPE_CHECKING:
    from flask import Flask

BEGINNING = datetime(2026, 11, 20, 10, 0, tzinfo=UTC)
"""A Friday, in a lesson of the morning."""
LANGUAGES = ("en", "de", "fr", "it")
_now = [BEGINNING.timestamp()]
_hidden = random.Random()
"""Ids, keys and salts of kidsq's own."""
_of_others = random.Random(1)
"""What libraries ask the system for, as the name of a temporary file: how often they do changes no id."""


class Chance(random.Random):
    """Chance of the tables; ids of 128 bits are drawn elsewhere, so that one more of them changes no deal."""

    def getrandbits(self, bits: int, /) -> int:
        return _hidden.getrandbits(bits) if bits == 128 else super().getrandbits(bits)


CHANCE = Chance()


class _Kind(type):
    def __instancecheck__(cls, one: object) -> bool:
        return isinstance(one, _REAL)


_REAL: type = datetime


class Frozen(datetime, metaclass=_Kind):
    """The day and hour of the snapshot, wherever kidsq asks for them."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Frozen:
        return cls.fromtimestamp(_now[0], tz)


def _chance_of_the_system(count: int) -> bytes:
    return _of_others.randbytes(count)


def _no_network(*_told: object, **_more: object) -> None:
    raise OSError("there is no network in the snapshot")


def freeze() -> None:
    """Hold time, chance, the network and what surrounds this process; before kidsq is imported."""
    import datetime as module

    import sqlite_utils.db

    for name in [name for name in os.environ if name.startswith("KIDSQ_")]:
        del os.environ[name]
    os.environ.update(TZ="UTC", COLUMNS="100", LC_ALL="C.UTF-8")
    time.tzset()
    logging.disable(logging.CRITICAL)
    # Names of savepoints: how many steps a database takes to be made changes no id.
    names = SimpleNamespace(token_hex=lambda count: _of_others.randbytes(count).hex())
    replaced: tuple[tuple[Any, str, Any], ...] = (
        (sqlite_utils.db, "secrets", names),
        (module, "datetime", Frozen),
        (time, "time", lambda: _now[0]),
        (os, "urandom", _chance_of_the_system),
        (random, "_urandom", _hidden.randbytes),  # of secrets.choice()
        (secrets, "token_bytes", lambda count=None: _hidden.randbytes(count or 32)),
        (os, "cpu_count", lambda: 1),  # a class that plays on several cores draws its ids in any order
        (socket, "gethostname", lambda: "house"),
        (socket, "getaddrinfo", _no_network),
        (socket.socket, "connect", _no_network),
    )
    for place, name, instead in replaced:
        setattr(place, name, instead)
    begin("the beginning")


def begin(name: str) -> None:
    """Chance begins anew, as it is for this name."""
    _hidden.seed(f"hidden {name}")
    CHANCE.seed(name)


def set_clock(seconds: float = 0.0) -> None:
    """So long after the beginning."""
    _now[0] = (BEGINNING + timedelta(seconds=seconds)).timestamp()


class _Compiled(BytecodeCache):
    """Templates that this process has compiled before: there is an application for each form that is sent."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        if bucket.key in self.kept:
            bucket.bytecode_from_string(self.kept[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        self.kept[bucket.key] = bucket.bytecode_to_string()


_COMPILED = _Compiled()


def version() -> str:
    from kidsq import __version__

    return __version__


def opened(data: Path) -> Flask:
    """The application of one data folder."""
    from kidsq.web import create_app

    drawn = _hidden.getstate()
    app = create_app(data, clock=lambda: Frozen.now(UTC), randomness=CHANCE)
    _hidden.setstate(drawn)  # how a database is made changes nothing of what is played in it
    app.jinja_env.bytecode_cache = _COMPILED
    return app


def close(app: Flask) -> None:
    app.extensions["kidsq"].store.close_all()


def command(*words: str) -> str:
    """What `kidsq` says to these words, and its exit status if that is not 0."""
    from kidsq.cli import main

    said, complained = StringIO(), StringIO()
    with redirect_stdout(said), redirect_stderr(complained):
        try:
            status = main(words)
        except SystemExit as end:
            status = int(end.code or 0)
    told = said.getvalue() + "".join(f"! {line}\n" for line in complained.getvalue().splitlines())
    return told + (f"exit {status}\n" if status else "")
