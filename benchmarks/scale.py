"""What so many children take at a school's hours, reckoned from what was measured: python -m benchmarks.scale

docs/scale.md holds what this prints. Whoever has measured anew, or assumes something else, changes INPUTS.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

SIZES: Final = (10_000, 100_000, 1_000_000)


@dataclass(frozen=True, slots=True)
class Input:
    """A figure that all others follow from. where: where it was measured, or why it is assumed."""

    value: float
    what: str
    where: str


_SCHOOL = "RESULTS.md, *1,000 children at human pace*"
_ENGINES = "RESULTS.md, *One move on each engine*, PostgreSQL 0.5 ms away, a lock for each table: the highest of three"
_LOOKS = "RESULTS.md, *A look for news, nothing new*"
_REPORT = "RESULTS.md, *One class's report on PostgreSQL*, 10 M attempts"
INPUTS: Final[Mapping[str, Input]] = {
    "at_once": Input(0.1, "share of all children who play in the busiest minute", "assumed: five times the mean"),
    "minutes": Input(30, "minutes a child plays in a week", "assumed: three times ten minutes"),
    "weeks": Input(40, "school weeks in a year", "assumed"),
    "answers": Input(2.0, "answers of a child in a minute", "docs/learning/study.md: 18 to 25 in ten minutes"),
    "steps": Input(
        0.124, "steps stored a second for each child who plays, friends' among them", f"{_SCHOOL}: 7,468 in 60 s"
    ),
    "looks": Input(
        0.56, "looks for news a second for each of them", f"{_SCHOOL}: 33,555 in 60 s; fewer where a child plays alone"
    ),
    "step_kidsq": Input(4.04, "ms of kidsq's CPU for a step", _ENGINES),
    "step_database": Input(1.45, "ms of PostgreSQL's CPU for a step", _ENGINES),
    "judged": Input(
        2.04, "ms more for a named child's answer", "RESULTS.md, *One request of a table*: 3,970 less 1,930 µs"
    ),
    "look_kidsq": Input(0.46, "ms of kidsq's CPU for a look", _LOOKS),
    "look_database": Input(0.06, "ms of PostgreSQL's CPU for a look", "the same"),
    "page_kidsq": Input(117, "ms of kidsq's CPU for a page of a class", f"{_REPORT}: Class today, 189.0 less 72.3"),
    "page_database": Input(72, "ms of PostgreSQL's CPU for it", "the same"),
    "first_page": Input(
        2_080, "ms of kidsq's CPU for the first look of a day at a class", "the same, first look less PostgreSQL's"
    ),
    "class": Input(28, "children in a class", "assumed"),
    "lesson": Input(45, "minutes of a lesson, in which the class's teacher looks at its pages", "assumed"),
    "firsts": Input(3, "first looks among these", "assumed: each process reckons for itself, and a page comes to any"),
    "pages": Input(10, "other pages of the class that the teacher opens in it", "assumed"),
    "busy": Input(0.6, "share of a core that may be in use in the busiest minute", "assumed; beyond it waiting grows"),
    "server": Input(4, "cores of a kidsq server, with a process each", "chosen"),
    "row": Input(
        2_910,
        "bytes of PostgreSQL for an answer, with its game, moves, questions and indexes",
        "`kidsq demo-class`: 6,909 answers, all tables together",
    ),
    "log": Input(
        3_000,
        "bytes of write-ahead log for a step",
        "measured 1,098 of guests without a checkpoint; three times that assumed",
    ),
    "years": Input(1.5, "years that are kept", "kidsq's reminder: sixty days after the school year"),
    "copies": Input(4, "copies of the data: primary, two standbys, base backup", "docs/district.md"),
    "backup": Input(114, "seconds of kidsq's own backup for a million answers", "docs/postgresql.md"),
    "core_low": Input(
        0.01,
        "price of a core with 4 GB for an hour, the lowest",
        "assumed: about Hetzner's dedicated vCPU, in EUR, 2025",
    ),
    "core_high": Input(0.05, "the highest", "assumed: about m6i on demand of AWS, in USD, 2025"),
    "disk_low": Input(0.05, "price of a GB of SSD for a month, the lowest", "assumed, as above"),
    "disk_high": Input(0.12, "the highest", "assumed, as above"),
}


@dataclass(frozen=True, slots=True)
class Needs:
    """What so many children need. Rates and cores are of the busiest minute."""

    children: int
    playing: float
    steps: float
    looks: float
    pages: float
    kidsq: float
    of_pages: float
    database: float
    servers: int
    connections: int
    answers: float
    disk: float
    log: float
    backup_hours: float
    cores: int
    cost: tuple[float, float]


def needs(children: int, inputs: Mapping[str, Input] = INPUTS) -> Needs:
    """The formulae; docs/scale.md says them in words."""
    of = {name: one.value for name, one in inputs.items()}
    playing = children * of["at_once"]
    steps, looks = playing * of["steps"], playing * of["looks"]
    lessons = playing / of["class"] / (of["lesson"] * 60)  # that begin in a second
    pages = lessons * (of["firsts"] + of["pages"])
    of_pages = lessons * (of["firsts"] * of["first_page"] + of["pages"] * of["page_kidsq"]) / 1_000
    judged = playing * of["answers"] / 60 * of["judged"] / 1_000
    kidsq = (steps * of["step_kidsq"] + looks * of["look_kidsq"]) / 1_000 + judged + of_pages
    own = (steps * of["step_database"] + looks * of["look_database"] + pages * of["page_database"]) / 1_000
    servers = ceil(kidsq / of["busy"] / of["server"]) + 1
    database = max(2, ceil(own / of["busy"]))
    answers = children * of["minutes"] * of["answers"] * of["weeks"]
    disk = answers * of["years"] * of["row"] / 1e9
    a_week = children * of["minutes"] * 60 * of["steps"]
    cores = servers * int(of["server"]) + 3 * database
    hours = 730.0
    cost = tuple(cores * hours * of[f"core_{end}"] + disk * of["copies"] * of[f"disk_{end}"] for end in ("low", "high"))
    return Needs(
        children=children,
        playing=playing,
        steps=steps,
        looks=looks,
        pages=pages,
        kidsq=kidsq,
        of_pages=of_pages,
        database=own,
        servers=servers,
        connections=servers * int(of["server"]) * 16 + 10,
        answers=answers,
        disk=disk,
        log=a_week / 5 * of["log"] / 1e9,
        backup_hours=answers * of["years"] / 1e6 * of["backup"] / 3_600,
        cores=cores,
        cost=(cost[0], cost[1]),
    )


_LINES: Final[Sequence[tuple[str, Callable[[Needs], str]]]] = (
    ("children who play in the busiest minute", lambda n: f"{n.playing:,.0f}"),
    ("steps stored a second, each a commit", lambda n: f"{n.steps:,.0f}"),
    ("looks for news a second", lambda n: f"{n.looks:,.0f}"),
    ("pages of classes a second", lambda n: f"{n.pages:,.2f}"),
    ("kidsq: cores in use", lambda n: f"{n.kidsq:,.1f}"),
    ("of it for teachers' pages", lambda n: f"{n.of_pages:,.1f}"),
    ("kidsq: servers of 4 cores, one of them to spare", lambda n: f"{n.servers:,}"),
    ("PostgreSQL: cores in use", lambda n: f"{n.database:,.1f}"),
    ("connections, with a pool of 16 for each process", lambda n: f"{n.connections:,}"),
    ("answers in a year", lambda n: f"{n.answers / 1e6:,.0f} million"),
    ("PostgreSQL: disk, GB", lambda n: f"{n.disk:,.0f}"),
    ("write-ahead log of a school day, GB", lambda n: f"{n.log:,.0f}"),
    ("kidsq's own backup, hours", lambda n: f"{n.backup_hours:,.1f}"),
    ("cores to be paid, PostgreSQL's on three machines", lambda n: f"{n.cores:,}"),
    ("machine-hours of a core in a month", lambda n: f"{n.cores * 730:,}"),
    ("cost in a month, EUR or USD", lambda n: f"{n.cost[0]:,.0f} to {n.cost[1]:,.0f}"),
    ("the same for a child in a year", lambda n: f"{_a_year(n, 0):.2f} to {_a_year(n, 1):.2f}"),
)


def _a_year(found: Needs, end: int) -> float:
    return found.cost[end] * 12 / found.children


def tables(inputs: Mapping[str, Input] = INPUTS) -> Iterator[str]:
    """Both tables of docs/scale.md: what goes in, and what comes out."""
    yield _table(("input", "is", "from"), [(one.what, f"{one.value:,g}", one.where) for one in inputs.values()])
    every = [needs(size, inputs) for size in SIZES]
    heads = ("in the busiest minute, or as said", *(f"{size:,} children" for size in SIZES))
    yield _table(heads, [(title, *map(said, every)) for title, said in _LINES])


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return "\n".join("| " + " | ".join(line) + " |" for line in (heads, ["---"] * len(heads), *rows))


if __name__ == "__main__":
    print("\n\n".join(tables()))
