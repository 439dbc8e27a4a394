"""One class's report over 60 days, in installations that are ten times as big from one to the next."""

from __future__ import annotations

import gc
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from pathlib import Path
from statistics import median

from benchmarks import installations, school
from benchmarks.installations import Installation, Period, Spent
from benchmarks.report import Section, left_out, median_and_range
from kidsq.store.db import times

PERIOD_DAYS = 60
QUERIES_MS, PAGE_MS, MAY_GROW, MAY_GROW_ON_POSTGRESQL = 20, 100, 1.1, 1.2
LOOKS = 5
"""Timed looks at one class, of which the median counts."""
SMALLEST = 1_000_000
_BYTES_A_ROW = 1_300  # of a file while it is built, with room to sort
_TO_SPARE = 20_000_000_000
"""Bytes of the disk that stay free."""
_TITLE = "One class's report: 28 children, 60 days"
_ON_POSTGRESQL = "One class's report on PostgreSQL: 28 children, 60 days"
_TODAY = "class_pages.today"
_PAGES = {
    "page Class today": _TODAY,
    "page Who needs what": "class_pages.needs",
    "page Data of the class": "data.class_data",
}
_QUERIES, _FLOOR, _FIRST, _APPEND = "all queries of the report", "floor", "first look", "append"
_FIRST_PAGE = "page Class today, the first look of the day"
"""Whose answers are a child's own is reckoned once for its log, and kept."""

Taken = Mapping[str, Sequence[Sequence[Spent]]]
"""What was measured -> of each round, what each installation took."""


def measure(rounds: int, rows: int) -> Section:
    """Of SQLite. rows: of the bigger installation; less where the disk has no room for it."""
    room_for = shutil.disk_usage(tempfile.gettempdir()).free // _BYTES_A_ROW
    possible = min(rows, room_for * 10 // 11)
    with installations.in_a_file(possible // 10) as small, installations.in_a_file(possible) as big:
        places = [small, big]
        taken = _taken(places, rounds, [_FIRST, _FIRST_PAGE, _QUERIES, _FLOOR, _APPEND, *_PAGES])
    notes = [*_notes(places)]
    if possible < rows:
        notes.append(f"The disk had no room for {rows:,} attempts.")
    queries = f"at most {QUERIES_MS} ms; bigger by smaller at most {MAY_GROW}"
    lines = [
        _line(_QUERIES, taken[_QUERIES], queries),
        _line("the same by the wall's clock, a class that is not in SQLite's cache", taken[_FIRST], "", by=_wall),
        _line("floor: plain sqlite3 reads every answer of the class once", taken[_FLOOR], ""),
        _times_the_floor("queries, times the floor", taken),
        *(_line(what, taken[what], f"at most {PAGE_MS} ms") for what in _PAGES),
        _line(_FIRST_PAGE, taken[_FIRST_PAGE], ""),
        _line("one more answer of a child by the wall's clock, commit included", taken[_APPEND], "", ".2f", _wall),
    ]
    return Section(_TITLE, _header(places), lines, notes)


def measure_on_postgresql(rounds: int, rows: int) -> Section:
    """The same of PostgreSQL, from a million attempts on; where its programs are not installed, it says so."""
    try:
        from benchmarks import school_postgresql as other
    except ImportError:
        return left_out(_ON_POSTGRESQL)
    if not other.is_here():
        return left_out(_ON_POSTGRESQL)
    sizes, thin = sizes_up_to(rows), rows >= other.THIN_FROM
    a_row = other.BYTES_OF_THIN if thin else other.BYTES_A_ROW
    possible = [size for size in sizes if sum(sizes[: sizes.index(size) + 1]) * a_row < other.free_bytes() - _TO_SPARE]
    with other.server() as server, tempfile.TemporaryDirectory(prefix="kidsq-bench-") as folder:
        built = {}
        for size in possible:
            begun = time.monotonic()
            address = other.build(Path(folder), f"school_{size}", size, thin=thin)
            built[address] = time.monotonic() - begun
        other.ready(server)
        section = of_databases(built, rounds, thin=thin)
    if possible != sizes:
        return replace(section, notes=[*section.notes, f"The disk had no room for {sizes[-1]:,} attempts."])
    return section


def of_databases(built: Mapping[str, float], rounds: int, *, thin: bool) -> Section:
    """built: address -> seconds that it took to fill."""
    with ExitStack() as stack:
        places = [stack.enter_context(installations.at(*one)) for one in built.items()]
        kinds = [_FIRST, _FIRST_PAGE, _QUERIES, _FLOOR, *([] if thin else [_APPEND]), *_PAGES]
        taken = _taken(places, rounds, kinds)
        notes = [*_notes(places), *(_THIN if thin else ())]
    grow = f"bigger by smaller at most {MAY_GROW_ON_POSTGRESQL}"
    lines = [
        _line(_QUERIES, taken[_QUERIES], grow),
        _line("of it PostgreSQL's", taken[_QUERIES], "", by=_database),
        _line("the same by the wall's clock, the first look at a class", taken[_FIRST], "", by=_wall),
        _line("floor: plain psycopg reads every answer of the class once", taken[_FLOOR], ""),
        _times_the_floor("queries, times the floor", taken),
    ]
    for what in _PAGES:
        lines += [_line(what, taken[what], grow), _line("of it PostgreSQL's", taken[what], "", by=_database)]
    lines.append(_line(_FIRST_PAGE, taken[_FIRST_PAGE], ""))
    if not thin:
        title = "one more answer of a child by the wall's clock, commit included"
        lines.append(_line(title, taken[_APPEND], "", ".2f", _wall))
    about = "CPU of kidsq and of the PostgreSQL processes that answer it, together."
    title = f"{_ON_POSTGRESQL}{', thin rows' if thin else ''}"
    return Section(title, _header(places), lines, [about, *notes])


def sizes_up_to(rows: int) -> list[int]:
    """A million, and ten times as many, as long as they are no more than these."""
    sizes = [SMALLEST]
    while sizes[-1] * 10 <= rows:
        sizes.append(sizes[-1] * 10)
    return sizes


_THIN = (
    "Here the rows are thin, so that a disk can take them: numbers in two bytes, a device in eight signs, no class,"
    " session, cards or choices in them; of each child's games only the last eight are there, and the log has the index"
    " that reports read and none other. It was filled child by child, so its pages lie as after a REINDEX.",
)


def _taken(places: Sequence[Installation], rounds: int, kinds: Sequence[str]) -> Taken:
    """Each kind of look at another class each round, from all over the installation; all of them in turn."""
    last = school.LAST_DAY
    period = (times.text(last - timedelta(days=PERIOD_DAYS)), times.text(last))
    taken: dict[str, list[Sequence[Spent]]] = {what: [] for what in kinds}
    gc.freeze()
    for number in range(rounds):
        rooms = [place.rooms[number * len(place.rooms) // rounds] for place in places]
        for what in kinds:
            looks: list[list[Spent]] = []
            times_each = 1 if what in (_FIRST, _FIRST_PAGE) else LOOKS
            for _ in range(times_each):  # in turn, so that a busy moment falls on all
                looks.append([_one(place, what, room, period) for place, room in zip(places, rooms, strict=True)])
            taken[what].append([_middle(mine) for mine in zip(*looks, strict=True)])
    gc.unfreeze()
    return taken


def _one(place: Installation, what: str, room: str, period: Period) -> Spent:
    if what in _PAGES or what == _FIRST_PAGE:
        return place.page(_PAGES.get(what, _TODAY), room, period)
    if what == _APPEND:
        return place.append(room)
    return place.floor(room, period) if what == _FLOOR else place.report(room, period)


def _middle(looks: Sequence[Spent]) -> Spent:
    return Spent(*(median(by(one) for one in looks) for by in (_cpu, _database, _wall)))


def _cpu(one: Spent) -> float:
    return one.cpu


def _database(one: Spent) -> float:
    return one.of_database


def _wall(one: Spent) -> float:
    return one.wall


# -- the table --------------------------------------------------------------------------------------------------------


def _header(places: Sequence[Installation]) -> list[str]:
    bigger = ["bigger by smaller"] if len(places) == 2 else [f"{_short(b)} by {_short(a)}" for a, b in pairwise(places)]
    return ["what, ms", *(f"{_short(place)} attempts" for place in places), *bigger, "must be"]


def _line(
    title: str,
    looks: Sequence[Sequence[Spent]],
    must: str,
    form: str = ".1f",
    by: Callable[[Spent], float] = _cpu,
) -> list[str]:
    each = list(zip(*([by(one) for one in of_round] for of_round in looks), strict=True))
    ratios = [[b / a for a, b in zip(small, big, strict=True)] for small, big in pairwise(each)]
    return [title, *(median_and_range(one, form) for one in each), *map(median_and_range, ratios), must]


def _times_the_floor(title: str, taken: Taken) -> list[str]:
    each = [
        [mine.cpu / least.cpu for mine, least in zip(round_of, floor, strict=True)]
        for round_of, floor in zip(taken[_QUERIES], taken[_FLOOR], strict=True)
    ]
    places = list(zip(*each, strict=True))
    return [title, *map(median_and_range, places), *([""] * len(places))]


def _notes(places: Sequence[Installation]) -> Iterator[str]:
    yield (
        f"Every child has {school.ANSWERS_A_CHILD:,} answers in {school.DAYS} days, of which the report reads the last"
        f" {PERIOD_DAYS}; ten times the attempts are ten times the children, classes and schools of"
        f" {school.CLASSES_A_SCHOOL} classes. Another class each round, the median of {LOOKS} looks, all installations"
        " in turn; who looks owns the school."
    )
    for place in places:
        yield (
            f"{place.rows:,} attempts: {place.bytes / 1e9:.1f} GB, {place.bytes / place.rows:.0f} bytes an attempt with"
            f" its indexes, its share of a game and its seat; made in {place.built_seconds:.0f} s, deleted afterwards."
        )


def _short(place: Installation) -> str:
    return f"{place.rows / 1e6:.3g} M"
