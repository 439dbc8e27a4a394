"""roster: take over what a school's own list says, as OneRoster exports it."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from kidsq.cli.installation import data_folder, database_in
from kidsq.cli.sentences import complain
from kidsq.rostering import files
from kidsq.rostering.files import NotAnExport, read
from kidsq.rostering.listing import Listing, listing
from kidsq.rostering.plan import Named, Plan, carry_out, plan
from kidsq.store.db import live
from kidsq.store.db.database import NotOurDatabase, writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.session import Session
from kidsq.store.db.times import text
from kidsq.store.people.people import BadPerson

SHOWN: Final = 20
"""So many of each kind are named; `--all` names all."""
_KINDS: Final = {
    "new_schools": ("school", "new"),
    "met_schools": ("school", "here already, known to the list from now on"),
    "renamed_schools": ("school", "with another name"),
    "new_classes": ("class", "new"),
    "met_classes": ("class", "here already, known to the list from now on"),
    "renamed_classes": ("class", "with another name"),
    "new_children": ("child", "new, each with a login card"),
    "met_children": ("child", "here already, known to the list from now on"),
    "renamed_children": ("child", "with another first name"),
    "moved_children": ("child", "to another class"),
    "back": ("child", "back: they had been put away when they were not listed"),
    "away": ("child", "put away: not on the list any more; nothing is erased"),
    "new_teachers": ("teacher", "new on the list, or with another name"),
    "classes_given": ("class", "given to its teacher"),
    "classes_taken": ("class", "taken from its teacher"),
}
_SEVERAL: Final = {
    "school": "schools",
    "class": "classes",
    "child": "children",
    "teacher": "teachers",
    "line": "lines",
    "enrollment": "enrollments",
}


class _Refused(Exception):
    """Nothing is changed; the sentence says why."""


def roster(chosen: argparse.Namespace) -> int:
    """`kidsq roster`: compare an export with what is here, and carry it out."""
    if chosen.example is not None:
        return _example(chosen.example)
    place: Path = chosen.oneroster
    try:
        database_in(data_folder(chosen))
        told = listing(read(place), datetime.now(UTC).astimezone().date())
        with live.opened(data_folder(chosen)) as db:
            made = plan(db, told) if chosen.dry_run else _carried_out(db, told, chosen)
    except (NotAnExport, NotOurDatabase, _Refused, sqlite3.Error, OSError) as error:
        return complain(error, 1)
    except BadPerson as trouble:
        return complain(f"a class or school has no room, or a name is taken twice ({trouble.code}); nothing changed", 1)
    _tell(told, made, everything=chosen.all)
    if chosen.dry_run and made.puts_many_away:
        complain(f"{_many(made)}; `--many` says that this is meant", 1)
    print("This was a dry run: nothing has been changed." if chosen.dry_run else _done(made))
    return 1 if made.faults else 0


def _example(folder: Path) -> int:
    try:
        files.write(folder)
    except OSError as error:
        return complain(error, 1)
    print(f"An invented list of three schools is in {folder}. Try it in a data folder of its own:")
    print(f"  kidsq demo-class --data trial\n  kidsq roster --oneroster {folder} --dry-run --data trial")
    return 0


def _carried_out(db: Session, told: Listing, chosen: argparse.Namespace) -> Plan:
    def refuse(made: Plan) -> None:
        if made.faults and not chosen.skip_bad:
            _tell_faults(made)
            raise _Refused("nothing has been changed; mend these lines, or leave them out with --skip-bad")
        if made.puts_many_away and not chosen.many:
            raise _Refused(f"{_many(made)}: nothing has been changed; `--many` says that this is meant")

    made = plan(db, told)  # most days bring nothing, and then no child's move waits
    refuse(made)
    if not made.changes:
        return made
    with writing(db):
        return carry_out(db, told, text(datetime.now(UTC)), refuse)


def _many(made: Plan) -> str:
    return f"{len(made.away)} of {made.here} children whom the list knew are not on it; perhaps a part of it is missing"


def _done(made: Plan) -> str:
    return "Done, all of it." if made.changes else "Nothing has changed on the list, and nothing here."


def _tell(told: Listing, made: Plan, *, everything: bool) -> None:
    kind = "changes since the last export" if told.changes else "all there is"
    counts = (("school", told.schools), ("class", told.classes), ("child", told.pupils), ("teacher", told.teachers))
    print(f"The export says {kind}: {', '.join(_counted(len(some), thing) for thing, some in counts)}.")
    for name, some in made.changes.items():
        thing, how = _KINDS[name]
        print(f"{_counted(len(some), thing)} {how}")
        shown = some if everything else some[:SHOWN]
        for one in shown:
            print(f"  {_line(name, one)}")
        if len(shown) < len(some):
            print(f"  and {len(some) - len(shown)} more (--all)")
    print(f"{_counted(made.unchanged, 'child')} as before")
    if told.passed_over:
        print(f"{_counted(told.passed_over, 'enrollment')} of parents, aides and others passed over")
    notes = [*told.notes, *made.notes]
    for note in notes if everything else notes[:SHOWN]:
        print(note)
    if len(notes) > SHOWN and not everything:
        print(f"  and {len(notes) - SHOWN} more of these (--all)")
    _tell_faults(made)


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing if number == 1 else _SEVERAL[thing]}"


def _line(kind: str, one: Named) -> str:
    if kind.startswith("renamed") or (kind == "new_teachers" and one.was):
        return f"{one.was or '(no name)'} -> {one.name}"
    return f"{one.name} ({one.within})" if one.within else one.name


def _tell_faults(made: Plan) -> None:
    for fault in made.faults:
        complain(f"{fault.file}, line {fault.line}: {fault.value!r}: {fault.why}", 1)
    if made.faults:
        complain(f"{_counted(len(made.faults), 'line')} cannot be taken; nobody is put away while there are any", 1)
