"""move: from the file of a data folder into PostgreSQL, or back."""

from __future__ import annotations

import argparse
import sqlite3
import sys
from pathlib import Path

from kidsq.cli.sentences import complain
from kidsq.maintenance import move as moving
from kidsq.play import result_of_record
from kidsq.store.db.database import NotOurDatabase


def move(chosen: argparse.Namespace) -> int:
    """`kidsq move`: every row, proven equal."""
    to_database, from_database = _is_address(chosen.to), _is_address(chosen.source)
    if to_database == from_database:
        return complain("move leads from a data folder to postgresql://..., or back: name one of each", 2)
    try:
        if to_database:
            count = moving.into_postgresql(Path(chosen.source), chosen.to, result_of_record, _tell)
        else:
            count = moving.into_file(chosen.source, Path(chosen.to), _tell)
    except (NotOurDatabase, moving.Unequal, sqlite3.Error, OSError) as error:
        return complain(error, 1)
    print(f"Moved and compared: {count} rows, each the same in both. The originals are still in place.")
    return 0


def _is_address(text: str) -> bool:
    return text.startswith(("postgresql://", "postgres://"))


def _tell(table: str, rows: int) -> None:
    print(f"{table}: {rows}", file=sys.stderr, flush=True)
