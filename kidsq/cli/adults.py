"""grown-ups, record, erase: who may sign in, what they did, and children who are to leave nothing behind."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from kidsq.cli.installation import data_folder, database_in
from kidsq.cli.sentences import complain
from kidsq.maintenance import erase as erasing
from kidsq.store.db import inspection, live
from kidsq.store.db.database import NotOurDatabase
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.session import Session
from kidsq.store.people import adults, audit, schools


def listed(chosen: argparse.Namespace) -> int:
    """`kidsq grown-ups`: names and roles, nothing that opens a door."""

    def tell(db: Session) -> None:
        several = not schools.only(db)
        for one in adults.all_adults(db):
            owned = [school.name or "(the first school)" for school in schools.of(db, one.id, role=schools.OWNS)]
            print(f"{one.role:8} {one.name}{' owns ' + ', '.join(owned) if several and owned else ''}")
        print("`kidsq claim` prints a link: the same name gets a new passphrase there and keeps its role.")

    return _look(chosen, tell)


def record(chosen: argparse.Namespace) -> int:
    """`kidsq record`: who did or looked at what, and wrong passphrases, one line of JSON each, the oldest first."""

    def tell(db: Session) -> None:
        for one in reversed(audit.latest(db, limit=chosen.last)):
            print(json.dumps(asdict(one)))

    return _look(chosen, tell)


def _look(chosen: argparse.Namespace, tell: Callable[[Session], None]) -> int:
    """Open the installation that is there, and tell of it."""
    try:
        with live.opened(database_in(data_folder(chosen)).parent) as db:
            tell(db)
    except (NotOurDatabase, sqlite3.Error) as error:
        return complain(error, 1)
    return 0


@dataclass(frozen=True, slots=True)
class _Found:
    """What somebody at the command line means. id: None when nobody or several are meant, and `sentence` says so."""

    id: str | None
    name: str
    sentence: str


def erase(chosen: argparse.Namespace) -> int:
    """`kidsq erase`: a child or a class for good, after its name was typed; nobody: finish what was interrupted."""
    data = data_folder(chosen)
    try:
        path = database_in(data)
        live.open_store(path.parent).close_all()  # brought up to date first
        if chosen.who is None:
            return _tell(erasing.take_up(data, datetime.now(UTC)), "Nothing is left to finish.")
        found = _find(path, chosen.who, of_class=chosen.of_class)
        if found.id is None:
            return complain(found.sentence, 1)
        if not chosen.yes and not _confirmed(found, of_class=chosen.of_class):
            return complain("that is not the name; nothing has been erased", 1)
        children, closed = ([], [found.id]) if chosen.of_class else ([found.id], [])
        outcome = erasing.erase(data, children, closed, datetime.now(UTC))
    except (NotOurDatabase, sqlite3.Error, OSError) as error:
        return complain(error, 1)
    return _tell(outcome, f"{found.name} is erased, in the backups of {data} too.")


def _confirmed(found: _Found, *, of_class: bool) -> bool:
    whom = f"the class {found.name} with all its children" if of_class else found.name
    print(f"This erases {whom}, and cannot be undone. Type “{found.name}” to go on: ", end="", flush=True)
    return sys.stdin.readline().strip() == found.name


def _find(path: Path, who: str, *, of_class: bool) -> _Found:
    with live.opened(path.parent) as db:
        known = inspection.names_of_classes(db) if of_class else inspection.names_of_children(db)
    found = [one for one in known if who in one[:2]]
    if len(found) == 1:
        return _Found(*found[0][:2], "")
    if not found:
        what = "class" if of_class else "child"
        return _Found(None, who, f"there is no {what} {who!r} here; write the name as the grown-ups' pages do")
    which = "\n".join(f"  {id_}  {more}" for id_, _name, more in found)
    return _Found(None, who, f"several are called {who!r}; say which one by its id:\n{which}")


def _tell(outcome: erasing.Leftover, done: str) -> int:
    if outcome.finished:
        print(done)
        return 0
    if outcome.busy:
        complain("the database is busy or the disk full: kidsq tries again within the hour, `kidsq erase` at once")
    for copy in outcome.unclean:
        complain(f"{copy} cannot be read, and may still hold what was erased: delete it by hand")
    return 1
