"""One child as a file, from one kidsq to another: written, read with every doubt, and brought in.

The file is gzip of two lines of JSON. The first says what it is, with the SHA-256 of the second, which holds the child.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import zlib
from collections.abc import Callable, Collection, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

from kidsq import __version__, wardrobe
from kidsq.games.registry import GAMES
from kidsq.learning.attempt import VALUES
from kidsq.maintenance import estimates
from kidsq.maintenance.check import game_faults
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import belongings, people, settings
from kidsq.store.people.belongings import LEFT_COLUMNS, TAKEN, Belongings, Put, Row
from kidsq.store.people.people import FACES, BadPerson, Learner

FORMAT: Final = "kidsq child"
VERSION: Final = 1
MOST_BYTES: Final = 3_000_000
"""Of a file: more than a thousand games with all their answers."""
MOST_UNPACKED: Final = 30_000_000
"""What a child has played packs into a seventh; so long a file is brought in within half a minute."""
_PARTS: Final = ("child", "settings", "tables")
_GZIP: Final = b"\x1f\x8b"
_ID: Final = re.compile(r"[\w~.-]{1,80}\Z", re.ASCII)
_AT: Final = re.compile(r"(19[7-9]|2\d\d)\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\Z", re.ASCII)
"""From when clocks that know no day begin to count, and so long that every zone and every span around it has a name."""
_JSON: Final = frozenset(("operands", "presented", "truth", "response", "opportunity"))
_KEYS: Final = frozenset(("id", "game_id", "probe_id"))
NEEDED: Final[Mapping[str, frozenset[str]]] = {
    "games": frozenset("id game edition header_json settings_json plies updated_at ended_at unfinished".split()),
    "seats": frozenset("game_id seat kind learner".split()),
    "plies": frozenset("game_id ply seat move at".split()),
    "attempts": frozenset("attempt_id game_id learner class_id".split()),
    "questions": frozenset("key game_id learner".split()),
    "proposals": frozenset("game_id learner".split()),
    "probes": frozenset("id learner".split()),
    "probe_sums": frozenset("probe_id learner".split()),
    "helps": frozenset("game_id".split()),
    "surprises": frozenset("learner seen_at".split()),
    "dismissed_needs": frozenset("learner at".split()),
}
"""Columns without which a row is none. The tables know of the others which can be empty."""
_LONGEST_JSON: Final = 100_000
_LONGEST_TEXT: Final = 500
"""What stands in an index of PostgreSQL has less than 2,700 bytes together."""
_LONGEST_SETTING: Final = 2_000


class Refused(ValueError):
    """The file cannot be brought in, and nothing has changed.

    code: too_large (values: size, most, in kB), not_ours, cut, damaged, form, newer (said, here), version (said,
    known), row (table, row, column, said), child (column, said), impossible (why), elsewhere (learner).
    """

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(f"{code} {values}")
        self.code, self.values = code, values


def too_large(size: int, most: int) -> Refused:
    """A refusal of so many bytes, where there may be so many."""
    return Refused("too_large", size=-(-size // 1_000), most=most // 1_000)


@dataclass(frozen=True, slots=True)
class Brought:
    """What a file holds. child: as it was where the file was written. settings: what was set for it there."""

    child: Learner
    settings: Mapping[str, str]
    tables: Belongings

    @property
    def games(self) -> int:
        """How many games are in it."""
        return len(self.tables["games"])

    @property
    def answers(self) -> int:
        """How many answers are in it."""
        return len(self.tables["attempts"])

    @property
    def going_on(self) -> int:
        """How many of the games are not over."""
        return sum(row["ended_at"] is None for row in self.tables["games"])


# -- written ----------------------------------------------------------------------------------------------------------


def taken_along(db: Session, child: Learner) -> bytes:
    """The file of a child. The same child gives the same two lines."""
    with db.reading():
        body = _line(_content(db, child))
    head = {"format": FORMAT, "version": VERSION, "kidsq": __version__, "bytes": len(body), "sha256": _sum(body)}
    return gzip.compress(_line(head) + body, 9, mtime=0)


def _content(db: Session, child: Learner) -> Mapping[str, Any]:
    tables = belongings.of_child(db, child.id)
    return {
        "child": {
            "id": child.id,
            "nickname": child.nickname,
            "face": child.face,
            "created_at": child.created_at,
            "royal": child.royal,
        },
        "settings": settings.read(db, settings.of_learner(child.id)),
        "tables": {name: _by_column(rows) for name, rows in tables.items()},
    }


def _line(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode() + b"\n"


def _sum(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _by_column(rows: list[Row]) -> dict[str, list[Any]]:
    """A table by its columns: alike stands beside alike, and packs into half."""
    return {name: [row[name] for row in rows] for name in rows[0]} if rows else {}


# -- read -------------------------------------------------------------------------------------------------------------


def read(packed: bytes, known: Mapping[str, Collection[str]]) -> Brought:
    """What a file holds. known: the columns of every table of this kidsq. Raises Refused."""
    if len(packed) > MOST_BYTES:
        raise too_large(len(packed), MOST_BYTES)
    first, _, body = _unpacked(packed).partition(b"\n")
    head = _json(first, "not_ours")
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise Refused("not_ours")
    version = head.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise Refused("version", said=str(version)[:20], known=VERSION)
    if version > VERSION:
        raise Refused("newer", said=str(head.get("kidsq"))[:20], here=__version__)
    size = head.get("bytes")
    if isinstance(size, int) and len(body) < size:
        raise Refused("cut")
    if _sum(body) != head.get("sha256"):
        raise Refused("damaged")
    return _brought(_json(body, "form"), str(head.get("kidsq"))[:20], known)


def _unpacked(packed: bytes) -> bytes:
    if not packed.startswith(_GZIP):  # some browsers unpack what they load
        return packed
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(packed)) as file:
            content = file.read(MOST_UNPACKED + 1)
    except EOFError as error:
        raise Refused("cut") from error
    except (OSError, zlib.error) as error:
        raise Refused("damaged") from error
    if len(content) > MOST_UNPACKED:
        raise too_large(len(content), MOST_UNPACKED)
    return content


def _json(text: bytes, otherwise: str) -> Any:
    def none(said: str) -> None:
        raise ValueError(said)

    try:
        return json.loads(text.decode(), parse_constant=none)
    except (ValueError, RecursionError) as error:
        raise Refused(otherwise) from error


def _brought(content: Any, written_by: str, known: Mapping[str, Collection[str]]) -> Brought:
    parts: list[Any] = [content.get(name) for name in _PARTS] if isinstance(content, dict) else [None]
    if not all(isinstance(part, dict) for part in parts):
        raise Refused("form")
    told, kept, tables = parts
    child = _child(told)
    if set(TAKEN) - set(tables) or not all(isinstance(columns, dict) for columns in tables.values()):
        raise Refused("form")
    if any(table not in TAKEN or set(columns) - set(known[table]) for table, columns in tables.items()):
        raise Refused("newer", said=written_by, here=__version__)
    for key, value in kept.items():
        fits = isinstance(value, str) and len(key) <= _LONGEST_TEXT and len(value) <= _LONGEST_SETTING
        if not fits or not _is_text(key + value):
            raise Refused("child", column=key[:40], said=str(value)[:40])
    made = {name: list(_rows(name, tables[name])) for name in TAKEN}
    _belong_together(child.id, made)
    for game in made["games"]:
        if game["game"] not in GAMES or game["edition"] not in GAMES[str(game["game"])].INFO.editions:
            raise Refused("newer", said=written_by, here=__version__)
    return Brought(child, kept, made)


def _child(told: Mapping[str, Any]) -> Learner:
    if not all(isinstance(told.get(name), str) for name in ("id", "nickname", "face", "created_at")):
        raise Refused("form")
    royal = told.get("royal")
    try:
        name = people.clean_nickname(told["nickname"])
    except BadPerson as error:
        raise Refused("child", column="nickname", said=told["nickname"][:40]) from error
    for what, is_one in (
        ("id", re.fullmatch(r"[0-9a-f]{32}", told["id"])),
        ("face", told["face"] in FACES),
        ("created_at", _is_moment(told["created_at"])),
        ("royal", royal is None or (isinstance(royal, str) and wardrobe.read(royal))),
    ):
        if not is_one:
            raise Refused("child", column=what, said=str(told[what])[:40])
    return Learner(told["id"], name, told["face"], told["created_at"], None, royal)


def _rows(table: str, columns: Mapping[str, Any]) -> Iterator[Row]:
    if not all(isinstance(cells, list) for cells in columns.values()):
        raise Refused("form")
    lengths, kept_back = {len(cells) for cells in columns.values()}, LEFT_COLUMNS.get(table, frozenset())
    if len(lengths) > 1 or kept_back & columns.keys() or (columns and NEEDED.get(table, frozenset()) - columns.keys()):
        raise Refused("form")
    for number, cells in enumerate(zip(*columns.values(), strict=True), start=1):
        row = dict(zip(columns, cells, strict=True))
        fault = next((name for name, cell in row.items() if not _can_be(table, name, cell)), None)
        if fault is not None:
            raise Refused("row", table=table, row=number, column=fault, said=str(row[fault])[:40])
        yield row


def _can_be(table: str, column: str, cell: Any) -> bool:
    """Whether a cell can be what it says, as far as can be seen without the others; the tables look once more."""
    if cell is None:
        return column not in _KEYS
    if isinstance(cell, bool) or not isinstance(cell, (str, int, float)):
        return False
    holds_json = column.endswith("_json") or (table == "attempts" and column in _JSON)
    longest = _LONGEST_JSON if holds_json else _LONGEST_TEXT
    if isinstance(cell, str) and (len(cell) > longest or not _is_text(cell)):
        return False
    if column in _KEYS:
        return isinstance(cell, str) and _ID.match(cell) is not None
    if column in ("at", "begun") or column.endswith("_at"):
        return isinstance(cell, str) and _is_moment(cell)
    if column == "p_play":
        return not isinstance(cell, str) and 0 <= cell <= 1
    if holds_json:
        return isinstance(cell, str) and _is_json(cell)
    return table != "attempts" or column not in VALUES or cell in VALUES[column]


def _is_moment(text: str) -> bool:
    """A moment as it is kept, and of a day that there is."""
    try:
        return _AT.match(text) is not None and bool(times.moment(text))
    except ValueError:
        return False


def _is_text(text: str) -> bool:
    """PostgreSQL takes no NUL, and neither engine half a sign."""
    try:
        return "\0" not in text and bool(text.encode() or True)
    except UnicodeEncodeError:
        return False


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _belong_together(child: str, tables: Belongings) -> None:
    """Raise Refused where a row is another child's, or of a game or check that is not in the file."""
    games = {row["id"] for row in tables["games"]}
    checks = {row["id"] for row in tables["probes"]}
    for table, rows in tables.items():
        whose = {child, None} if table in ("seats", "questions") else {child}
        for number, row in enumerate(rows, start=1):
            for column, known in (("learner", whose), ("game_id", games), ("probe_id", checks)):
                if column in row and row[column] not in known:
                    raise Refused("row", table=table, row=number, column=column, said=str(row[column])[:40])


# -- brought in -------------------------------------------------------------------------------------------------------


def bring_in(db: Session, brought: Brought, learner: str, sees: Callable[[str], bool]) -> Put:
    """Give a child of this kidsq all of a file that is not here yet; within writing(). How much that was.

    sees: whether the grown-up may see a child of this id. What the child knows is reckoned anew from the whole log.
    Raises Refused; whatever was written is to be taken back then.
    """
    tables = deepcopy(brought.tables)
    try:
        made = belongings.put(db, learner, brought.child.id, tables, sees)
        belongings.put_settings(db, learner, brought.settings)
        belongings.put_look(db, learner, brought.child.royal)
        if learner != brought.child.id:
            belongings.note_part(db, brought.child.id, learner)
        faults = [fault for game_id in made.game_ids for fault in game_faults(db, game_id, None)]
    except belongings.Elsewhere as other:
        raise Refused("elsewhere", learner=other.learner) from other
    except belongings.IMPOSSIBLE as error:
        raise Refused("impossible", why=str(error)[:120]) from error
    if faults:
        raise Refused("impossible", why=faults[0][:120])
    try:
        estimates.remake(db, learner)
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError) as error:
        raise Refused("impossible", why=str(error)[:120]) from error
    return made


class _Tried(Exception):
    """What was only tried is to be taken back. new: whether anything was new."""

    def __init__(self, new: bool) -> None:
        self.new = new


def brings_anything(db: Session, brought: Brought, child: Learner, sees: Callable[[str], bool]) -> bool:
    """Whether bring_in() would change anything of a child that has all games and answers of a file, or be refused."""
    if belongings.here_already(db, child.id, brought.tables) != (brought.games, brought.answers):
        return True
    try:
        with writing(db):
            before = _content(db, child)
            bring_in(db, brought, child.id, sees)
            after = people.learner(db, child.id)
            raise _Tried(after is None or _content(db, after) != before)
    except _Tried as tried:
        return tried.new
    except Refused:
        return True
