"""What is stored about a child or a class, and the files to take it along."""

from __future__ import annotations

import zipfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from itertools import chain
from typing import IO, Any, Final, cast

from flask import Blueprint, Response, request, url_for
from flask.typing import ResponseReturnValue

from kidsq import play, wardrobe
from kidsq.export import codebook, datashop, tidy, xapi
from kidsq.export.columns import OF_CHECKS, OF_PROPOSALS
from kidsq.learning import probe, proposed
from kidsq.learning.reports import progress as figures
from kidsq.learning.tasks import TASKS
from kidsq.play.ended import records
from kidsq.store.classroom import exports, proposals, trials
from kidsq.store.classroom.exports import Extent, Part
from kidsq.store.db.times import EVER
from kidsq.store.people import people
from kidsq.store.people.people import Learner
from kidsq.store.play import probes
from kidsq.web.http import context, downloads, errors, security
from kidsq.web.http.language import gettext as _
from kidsq.web.reports import class_table
from kidsq.web.reports.class_frame import Frame, frame
from kidsq.web.shared import data_words
from kidsq.web.shared.filters import Filters, filters
from kidsq.web.shared.frame import page, put_on_record, the_learner
from kidsq.web.shared.rail import MOST_FACES

# -- several texts as one ZIP, made while it is sent: nothing is kept in memory or on the disk -------------------------

PIECE_BYTES: Final = 64 * 1024


class _Pipe:
    """A file that can only be written to; taken() hands out what has come."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self.waiting = 0

    def write(self, piece: bytes, /) -> int:
        self._pieces.append(bytes(piece))
        self.waiting += len(piece)
        return len(piece)

    def flush(self) -> None:
        pass

    def taken(self) -> bytes:
        whole = b"".join(self._pieces)
        self._pieces.clear()
        self.waiting = 0
        return whole


def zipped(files: Iterable[tuple[str, Iterable[str]]], at: datetime) -> Iterator[bytes]:
    """The ZIP in pieces. files: name -> its text in parts, taken one after the other; at: their date."""
    pipe = _Pipe()
    with zipfile.ZipFile(cast(IO[bytes], pipe), "w", zipfile.ZIP_DEFLATED) as archive:
        for name, parts in files:
            info = zipfile.ZipInfo(name, at.timetuple()[:6])
            info.compress_type = zipfile.ZIP_DEFLATED
            with archive.open(info, "w") as file:
                for part in parts:
                    file.write(part.encode())
                    if pipe.waiting >= PIECE_BYTES:
                        yield pipe.taken()
    yield pipe.taken()


blueprint = Blueprint("data", __name__, url_prefix="/grown-ups")

_BESIDE_THE_LOG = ("checks", "checks-codebook", "proposals", "proposals-codebook")
_OF_BOTH = ("csv", "codebook", "datashop", "xapi", *_BESIDE_THE_LOG)
TABLES = ("children-xlsx", "children")
"""One row for each child of a class."""
OF_A_CLASS = (*TABLES, *_OF_BOTH)
OF_A_CHILD = ("zip", *_OF_BOTH)
CODEBOOKS = ("codebook", "checks-codebook", "proposals-codebook")
_ENDINGS = {
    "children": "children.csv",
    "children-xlsx": "children.xlsx",
    "csv": "csv",
    "codebook": "codebook.csv",
    "datashop": "tsv",
    "xapi": "jsonl",
    "checks": "checks.csv",
    "checks-codebook": "checks-codebook.csv",
    "proposals": "proposals.csv",
    "proposals-codebook": "proposals-codebook.csv",
    "zip": "zip",
}
_TYPES = {
    "csv": "text/csv",
    "codebook": "text/csv",
    "checks": "text/csv",
    "checks-codebook": "text/csv",
    "proposals": "text/csv",
    "proposals-codebook": "text/csv",
    "datashop": "text/tab-separated-values",
    "xapi": "application/x-ndjson",
}


@dataclass(frozen=True, slots=True)
class Wanted:
    """Whose answers, and which of them. id: the child's or the class's. nickname: for the file's name, if asked for."""

    id: str
    children: tuple[Learner, ...]
    asked: Filters
    nickname: str | None = None
    named: bool = False

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(child.id for child in self.children)

    @property
    def part(self) -> Part:
        return Part(self.asked.since, self.asked.until, self.asked.task)

    @property
    def names(self) -> dict[str, str] | None:
        """The nicknames that go inside; a file of one child has none, its name says it all."""
        return {child.id: child.nickname for child in self.children} if self.named else None


def _of_child(learner: str) -> Wanted:
    child = the_learner(learner)
    return Wanted(child.id, (child,), filters(), child.nickname if _with_names() else None)


def _of_class(whole: Frame) -> Wanted:
    """The children of a class whom the filters leave."""
    named = _with_names()
    return Wanted(whole.class_id, whole.children, whole.asked, whole.name if named else None, named)


def _with_names() -> bool:
    return request.args.get("name") == "1"


# -- pages ------------------------------------------------------------------------------------------------------------


@blueprint.get("/children/<learner>/data")
@security.adults_only
def child_data(learner: str) -> ResponseReturnValue:
    """What is stored about one child."""
    wanted = _of_child(learner)
    put_on_record("looked_at_data", wanted.id)
    return page(
        "reports/child/data.html",
        400 if wanted.asked.problem else 200,
        learner=wanted.children[0],
        compares=trials.concerns(context.db(), wanted.id),
        games=len(exports.games_of(context.db(), wanted.id, wanted.part)),
        **_values(wanted, OF_A_CHILD, "data.child_file", learner=wanted.id),
    )


@blueprint.get("/classes/<class_id>/data")
@security.adults_only
def class_data(class_id: str) -> ResponseReturnValue:
    """What is stored about the children of a class."""
    whole = frame(class_id)
    wanted = _of_class(whole)
    put_on_record("looked_at_data", wanted.id)
    values = _values(wanted, OF_A_CLASS, "data.class_file", class_id=class_id)
    period = {name: value for name, value in wanted.asked.query.items() if name not in ("group", "child")}
    each = whole.children if len(whole.children) <= MOST_FACES else ()
    return page(
        "reports/class/data.html", whole.status, games=None, each=each, period=period, **{**whole.values, **values}
    )


def _values(wanted: Wanted, files: Sequence[str], endpoint: str, **whose: str) -> dict[str, Any]:
    """What both pages show."""
    found = exports.extent(context.db(), wanted.ids, wanted.part)
    everything: dict[str, Any] = {**wanted.asked.query, **whose}  # Any: url_for has named arguments of other types
    return {
        "asked": wanted.asked,
        "children": wanted.children,
        "extent": found,
        "days": len(_days(found)),
        "files": files,
        "links": {file: url_for(endpoint, file=file, **everything) for file in files},
        "named": {
            file: url_for(endpoint, file=file, name="1", **everything) for file in files if file not in CODEBOOKS
        },
        "tasks": TASKS,
        "words": data_words,
    }


def _days(found: Extent) -> set[date]:
    return {figures.day_of(f"{minute}Z") for minute in found.minutes}


# -- files ------------------------------------------------------------------------------------------------------------


@blueprint.get("/children/<learner>/export/<file>")
@security.adults_only
def child_file(learner: str, file: str) -> ResponseReturnValue:
    """One of a child's files; `name=1` puts the nickname into the file's name."""
    wanted = _of_child(learner)
    return _refusal(wanted, file, OF_A_CHILD) or _file(wanted, file)


@blueprint.get("/classes/<class_id>/export/<file>")
@security.adults_only
def class_file(class_id: str, file: str) -> ResponseReturnValue:
    """One of a class's files; `name=1` puts the nicknames into it."""
    whole = frame(class_id)
    wanted = _of_class(whole)
    refusal = _refusal(wanted, file, OF_A_CLASS)
    if refusal is None and file in TABLES:
        return _table(whole, wanted, file)
    return refusal or _file(wanted, file)


def _refusal(wanted: Wanted, file: str, known: Sequence[str]) -> Response | None:
    if file not in known:
        title, made = _("No file was made"), ", ".join(known)
        return errors.page(
            404, title, _("There is no file “%(typed)s” here, only: %(known)s.", typed=file[:40], known=made)
        )
    if wanted.asked.problem:
        return errors.page(400, _("No file was made"), wanted.asked.problem)
    return None


def _table(whole: Frame, wanted: Wanted, file: str) -> Response:
    name = _name_on_record(wanted, file)
    if file == "children":
        return downloads.text_answer(class_table.as_csv(whole, named=wanted.named), name, "text/csv")
    return downloads.workbook_answer(class_table.as_workbook(whole, named=wanted.named), name)


def _name_on_record(wanted: Wanted, file: str) -> str:
    """What the file is called, once it is on record that it was taken."""
    put_on_record(f"took_the_file {file}", *dict.fromkeys((wanted.id, *wanted.ids)))
    today = context.now().astimezone().date().isoformat()
    return downloads.file_name(wanted.id, today, wanted.nickname, _ENDINGS[file])


def _file(wanted: Wanted, file: str) -> Response:
    name = _name_on_record(wanted, file)
    if file == "zip":
        return downloads.zip_answer(zipped(_everything(wanted), context.now().astimezone()), name)
    return downloads.text_answer(_lines(wanted, file), name, _TYPES[file])


def _lines(wanted: Wanted, file: str) -> Iterator[str]:
    if file == "codebook":
        return iter(list(codebook.lines(data_words.column, data_words.kind, data_words.empty_cell())))
    if file == "checks-codebook":
        words = (data_words.check_column, data_words.kind, data_words.empty_cell())
        return iter(list(codebook.lines(*words, OF_CHECKS)))
    if file == "proposals-codebook":
        words = (data_words.proposal_column, data_words.kind, data_words.empty_cell())
        return iter(list(codebook.lines(*words, OF_PROPOSALS)))
    whose = (wanted.ids, wanted.part.since, wanted.part.until)
    if file == "checks":
        return tidy.table(probe.COLUMNS, probes.rows_of(context.db(), *whose), wanted.names)
    if file == "proposals":
        return tidy.table(proposed.COLUMNS, proposals.rows_of(context.db(), *whose), wanted.names)
    rows = exports.rows_of(context.db(), wanted.ids, wanted.part)
    made = {"csv": tidy.lines, "datashop": datashop.lines, "xapi": xapi.lines}[file]
    return made(rows, wanted.names)


def _everything(wanted: Wanted) -> Iterator[tuple[str, Iterator[str]]]:
    """The files of a child's ZIP. What needs the request is made at once, the rows while they are sent."""
    db, child = context.db(), wanted.id
    sittings = [records.sitting(db, game_id, child) for game_id in exports.games_of(db, child, wanted.part)]
    places = [_record_name(one) for one in sittings]
    rows = exports.extent(db, wanted.ids, wanted.part).rows
    games = [data_words.games_row(one, place) for one, place in zip(sittings, places, strict=True)]
    texts = [
        ("README.txt", iter([data_words.read_me(wanted.asked, rows, sittings)])),
        ("attempts.csv", _lines(wanted, "csv")),
        ("codebook.csv", _lines(wanted, "codebook")),
        ("attempts.tsv", _lines(wanted, "datashop")),
        ("statements.jsonl", _lines(wanted, "xapi")),
        ("checks.csv", _lines(wanted, "checks")),
        ("checks-codebook.csv", _lines(wanted, "checks-codebook")),
        ("proposals.csv", _lines(wanted, "proposals")),
        ("proposals-codebook.csv", _lines(wanted, "proposals-codebook")),
        ("games.csv", map(tidy.line, [data_words.GAMES_HEADER, *games])),
        (data_words.KEEPSAKES, map(tidy.line, [data_words.KEEPSAKES_HEADER, *_keepsakes(wanted)])),
        *_royal(child),
    ]
    of_class = sorted({row.game_id for row in proposals.rows_of(db, [child], wanted.part.since, wanted.part.until)})
    together = ((f"games/class-{one[:8]}.txt", one) for one in of_class if records.has_record(db, one))
    records_of_class = ((place, records.record_lines(db, one)) for place, one in list(together))
    records_of = (
        (place, records.record_lines(db, one.game_id))
        for one, place in zip(sittings, places, strict=True)
        if place is not None
    )
    return chain(texts, records_of, records_of_class)


def _keepsakes(wanted: Wanted) -> list[tuple[object, ...]]:
    """What a child has won for good in this time."""
    since, until = wanted.part.since or "", wanted.part.until or EVER
    found = play.kept_of(context.db(), wanted.id).values()
    return [(one.name, one.at, one.game_id, one.ply) for one in found if since <= one.at < until]


def _royal(learner: str) -> list[tuple[str, Iterator[str]]]:
    """The royal that a child has dressed, as a drawing."""
    child = people.learner(context.db(), learner)
    dressed = wardrobe.read(child.royal) if child is not None and child.royal else None
    return [("royal.svg", iter([wardrobe.picture(dressed)]))] if dressed else []


def _record_name(sitting: records.Sitting) -> str | None:
    return f"games/{sitting.began_at[:10]}-{sitting.game_id[:8]}.txt" if sitting.has_record else None


def child_csv(learner: str) -> Response:
    """The child's answers under their first address, which is still kept."""
    wanted = _of_child(learner)
    return _refusal(wanted, "csv", OF_A_CHILD) or _file(wanted, "csv")
