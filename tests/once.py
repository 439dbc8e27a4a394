"""What each process of tests makes once and every test uses: so that an application of its own costs a test little."""

from __future__ import annotations

import functools
import os
import tempfile
import threading
from contextlib import closing, suppress
from pathlib import Path
from types import CodeType
from typing import Any

import pytest
from flask.templating import Environment
from jinja2.bccache import Bucket, BytecodeCache
from werkzeug.routing import Rule

from kidsq.paths import static_folder
from kidsq.store.db import database, migrations
from kidsq.store.db.database import FileSession, FileStore, writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.people import passphrases
from kidsq.waiting import ONE_PROCESS
from kidsq.web.http import static_files
from kidsq.web.http.static_files import StaticFile, StaticFiles

OUTSIDE = [
    (migrations, "migrate", migrations.migrate),
    (passphrases, "_N", passphrases._N),
    (passphrases, "NONE", passphrases.NONE),
    (database, "SYNCHRONOUS", database.SYNCHRONOUS),
]
"""What is quicker in tests, as it is outside of them."""


def as_outside(patch: pytest.MonkeyPatch) -> None:
    """For a test that is about it: a database made step by step and synced, a passphrase at its real cost."""
    for module, name, real in OUTSIDE:
        patch.setattr(module, name, real)


class Compiled(BytecodeCache):
    """Templates that this process has compiled; jinja2 takes one out only while its source is the same."""

    def __init__(self) -> None:
        self._by_key: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self._by_key.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        assert bucket.code is not None
        self._by_key[bucket.key, bucket.checksum] = bucket.code


def compile_templates_once(patch: pytest.MonkeyPatch) -> None:
    """Of every application, whatever class it chooses for its own environment."""
    usual, compiled = Environment.__init__, Compiled()

    def begin(environment: Environment, *given: Any, **options: Any) -> None:
        usual(environment, *given, **{"bytecode_cache": compiled, **options})

    patch.setattr(Environment, "__init__", begin)


def compile_addresses_once(patch: pytest.MonkeyPatch) -> None:
    """werkzeug reads each address and compiles two functions for it: nine tenths of the time of create_app()."""
    usual, known = Rule.compile, dict[tuple[Any, ...], dict[str, Any]]()

    def compile_(rule: Rule) -> None:
        key = (rule.rule, rule.merge_slashes, rule.subdomain, rule.host)
        if rule.defaults:
            usual(rule)
        elif key in known:
            for name, made in known[key].items():
                setattr(rule, name, made.__get__(rule) if name.startswith("_build") else made)
        else:
            usual(rule)
            made = {name: getattr(rule, name) for name in ("arguments", "_converters", "_trace", "_parts")}
            builders = {name: getattr(rule, name).__func__ for name in ("_build", "_build_unknown")}
            known[key] = made | builders

    patch.setattr(Rule, "compile", compile_)


def pack_styles_once(patch: pytest.MonkeyPatch) -> None:
    """Read and compressed as well as can be, styles and scripts take longer than the rest of a first page."""
    usual, known = StaticFiles._read, dict[tuple[Path, int], StaticFile]()

    def read(files: StaticFiles, path: Path, name: str, stamp: int) -> StaticFile:
        if files.watch or files.folder != static_folder():
            return usual(files, path, name, stamp)
        if (path, stamp) not in known:
            known[path, stamp] = usual(files, path, name, stamp)
        return known[path, stamp]

    patch.setattr(StaticFiles, "_read", read)
    patch.setattr(static_files, "_as_sent", functools.cache(static_files._as_sent))


def wait_for_no_disk(patch: pytest.MonkeyPatch) -> None:
    """Nobody pulls a plug here; tests/faults/power/ does, of servers of its own."""
    patch.setattr(database, "SYNCHRONOUS", "synchronous = OFF")
    patch.setattr(os, "fsync", lambda file: None)


def migrate_once(patch: pytest.MonkeyPatch) -> None:
    """A new installation begins with a copy of the database that all steps have made once."""
    usual, made = migrations.migrate, functools.cache(_newest_tables)

    def migrate(store: FileStore) -> list[str]:
        if not store.path.exists():
            _put(store.path, made())
        return usual(store)

    patch.setattr(migrations, "migrate", migrate)


def _newest_tables() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "kidsq.db")
        with closing(sqlite3.connect(path, isolation_level=None, factory=FileSession)) as db, writing(db):
            migrations._take_steps(db)
        return path.read_bytes()


def _put(path: Path, content: bytes) -> None:
    """All of it at once, and nothing where another was quicker: some tests start two servers at the same moment."""
    part = path.with_name(f"{path.name}.{threading.get_ident()}")
    part.write_bytes(content)
    if ONE_PROCESS:  # nothing is linked there, and nobody else is quicker
        part.rename(path)
        return
    with suppress(FileExistsError):
        os.link(part, path)
    part.unlink()


def hash_passphrases_quickly(patch: pytest.MonkeyPatch) -> None:
    """tests/store/test_passphrases.py holds how slow the real ones are."""
    patch.setattr(passphrases, "NONE", passphrases.NONE.replace(f":{passphrases._N}:", ":2:"))
    patch.setattr(passphrases, "_N", 2)
