"""demo-class: a simulated class to look at the adults' pages with."""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from typing import Final

from kidsq.cli.installation import data_folder, database_in
from kidsq.cli.sentences import complain
from kidsq.demo.making import make
from kidsq.maintenance.damage import refuse_damaged
from kidsq.play import result_of_record
from kidsq.server.serve import CannotServe, make_usable
from kidsq.store.db import live
from kidsq.store.db.database import NotOurDatabase, writing
from kidsq.store.db.session import Store
from kidsq.store.people import simulated

MOST_CHILDREN: Final = 200
MOST_WEEKS: Final = 52


def demo_class(chosen: argparse.Namespace) -> int:
    """`kidsq demo-class`: make the simulated class, make it anew, or take it out again."""
    if chosen.children > MOST_CHILDREN or chosen.weeks > MOST_WEEKS:
        return complain(f"a simulated class has up to {MOST_CHILDREN} children and {MOST_WEEKS} weeks", 2)
    data = data_folder(chosen)
    try:
        if chosen.remove:
            database_in(data)
        make_usable(data)
        refuse_damaged(data, datetime.now(UTC), result_of_record)
        store = live.open_store(data)
    except (CannotServe, NotOurDatabase) as error:
        return complain(error, 1)
    try:
        return _remove(store) if chosen.remove else _make(store, chosen)
    finally:
        store.close_all()


def _remove(store: Store) -> int:
    db = store.connection()
    with writing(db):
        gone = simulated.remove(db)
    print(f"Removed {gone} simulated children and their games." if gone else "There is no simulated class here.")
    return 0


def _make(store: Store, chosen: argparse.Namespace) -> int:
    if simulated.exists(store.connection()) and not chosen.again:
        return complain(
            "there is a simulated class already: `kidsq demo-class --again` makes it anew, --remove takes it out", 1
        )
    now = datetime.now(UTC)
    made = make(store, now, children=chosen.children, weeks=chosen.weeks, seed=chosen.seed, told=_tell)
    print(
        f"Simulated class: {made.children} children, {made.games} games, {made.attempts} answers in {chosen.weeks}"
        " weeks. These children do not exist."
        "\nLook at it on the grown-ups' pages; `kidsq demo-class --remove` takes it out."
    )
    return 0


def _tell(done: int, of: int) -> None:
    goes_on = sys.stderr.isatty()
    line = f"{done} of {of} children have played"
    print(f"\r{line}" if goes_on else line, end="" if goes_on and done < of else "\n", file=sys.stderr, flush=True)
