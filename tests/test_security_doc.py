"""The pages on security go through every item of the standard, and name files and packages that are there."""

import ast
import re
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from kidsq import waiting
from kidsq.maintenance import backup, disk_space
from kidsq.server import connections, serve, tls
from kidsq.store.people import adults, budgets, child_locks, passphrases, throttles
from kidsq.store.play import tidying
from kidsq.web.http import security

CHECKOUT = Path(__file__).parent.parent
PAPERS = [CHECKOUT / "docs" / "security.md", *sorted((CHECKOUT / "docs" / "security").glob("*.md"))]
PAGES = {paper.stem: paper.read_text("utf-8") for paper in PAPERS}
DOC = "\n".join(PAGES.values())
TABLES = PAGES["asvs-v1-v7"] + PAGES["asvs-v8-v16"]
ROWS = [tuple(map(str.strip, line.strip("|").split("|"))) for line in TABLES.splitlines() if re.match(r"\| \d", line)]

# How many items of levels 1 and 2 each section of ASVS 5.0.0 has; those of level 3 come last in each.
SECTIONS = dict(
    pair.split(":")
    for pair in """
        1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
        5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
        8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4
        10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4
        13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3
    """.split()
)


def items(text: str) -> list[str]:
    """1.2.6-1.2.8, 1.3.1 -> each of them."""
    found = []
    for part in text.split(", "):
        first, _, last = part.partition("-")
        section, _, number = first.rpartition(".")
        end = int(last.rpartition(".")[2]) if last else int(number)
        found += [f"{section}.{n}" for n in range(int(number), end + 1)]
    return found


def test_every_item_has_one_place() -> None:
    told = [item for row in ROWS for item in items(row[0])]
    assert sorted(told) == sorted(f"{section}.{n + 1}" for section, most in SECTIONS.items() for n in range(int(most)))
    assert {row[1] for row in ROWS} == {"+", "~", "-"}


def test_what_is_not_met_is_declared_and_nothing_else() -> None:
    lines = re.findall(r"^\| (\d[^|]*) \|", PAGES["not-met"], re.M)
    declared = {item for line in lines for item in items(line)}
    assert declared == {item for row in ROWS if row[1] == "~" for item in items(row[0])}


def test_named_files_are_there() -> None:
    for name in re.findall(r"`([\w/]+\.py)`", DOC):
        assert any((CHECKOUT / folder / name).is_file() for folder in ("kidsq", "tests", ".")), name
    for paper in PAPERS:
        for name in re.findall(r"\]\(([\w./-]+\.md)(?:#[^)]*)?\)", paper.read_text("utf-8")):
            assert (paper.parent / name).is_file(), (paper.stem, name)


def test_numbers_are_those_of_the_code() -> None:
    refused = re.search(r"and these words: ([^.]+)\.", " ".join(DOC.split()))
    assert refused is not None
    assert refused[1].split(", ") == list(passphrases.OURS)
    assert f"{len(passphrases._common()):,} passwords" in DOC
    assert security.CONTENT_SECURITY_POLICY in " ".join(DOC.split())
    browser, account, all_of_it = throttles.ONE_BROWSER, throttles.ONE_ACCOUNT, throttles.INSTALLATION
    assert (browser.free, account.free, all_of_it.free) == (5, 10, 100)
    assert (browser.first_seconds, browser.longest_seconds, all_of_it.longest_seconds) == (15, 3_600, 900)
    assert (throttles.CODE_IN_BROWSER.free, throttles.CODES.free, throttles.CODES.a_second) == (8, 200, 10)
    assert (child_locks.TRIES_HERE, child_locks.TRIES_EVERYWHERE) == (10, 20)
    new, guests = budgets.NEW_BROWSERS, budgets.UNBEGUN
    assert f"{new.free:,} at once, then {new.a_second} a second. Guests' games" in DOC
    assert f"nobody has moved but friends: the latest {guests:,}" in DOC
    hours = [span.total_seconds() / 3_600 for span in (adults.SESSION_RESTS, adults.SESSION_LIVES, adults.LATELY)]
    assert hours == [1, 12, 0.25]
    assert (serve.CONNECTIONS, waiting.THREADS, connections.HEAD_SECONDS, connections.JUST_IN) == (1_000, 16, 10, 100)
    assert (connections.BODY_SECONDS, connections.STUCK_SECONDS, connections.LARGE_AT_ONCE) == (120, 30, 16)
    assert (connections.LARGE_BODY, serve.GROWN_UPS_BODY, serve.FILE_BODY) == (2**17, 2**20, 5 * 2**20)
    assert (tls.GREETING, tls._HANDSHAKE_S) == (500, 10)


def test_every_package_is_listed_and_no_other() -> None:
    asked: set[str] = set()
    waiting, here = ["kidsq"], {"extra": "", "sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"}
    while waiting:
        for wanted in map(Requirement, metadata.requires(waiting.pop()) or []):
            name = canonicalize_name(wanted.name)
            if name not in asked and (wanted.marker is None or wanted.marker.evaluate(here)):
                asked.add(name)
                waiting.append(name)
    page = PAGES["packages"]
    part = page[page.index("| package | tested |") : page.index("The parts that read")]
    assert {name.lower() for name in re.findall(r"^\| ([\w-]+) \| [\d.]+ \|", part, re.M)} == asked


# -- the figures of the test programme --------------------------------------------------------------------------------

FIGURES = {
    "faults/test_kills.py": "KILLS",
    "faults/power/test_moves.py": "CUTS CUTS_OF_TWO",
    "faults/power/test_copies.py": "CUTS",
    "faults/power/test_upgrades.py": "CUTS",
    "faults/crowds/test_races.py": "RACES",
    "play/test_noninterference.py": "THOUSAND",
    "faults/intruders/test_routes.py": "MANY",
    "faults/intruders/test_ways_out.py": "TAPS",
    "faults/intruders/test_guesses.py": "GUESSES",
}
"""Test -> the numbers in it that say how often, one for each row that names it, in their order."""


def numbers_in(test: str, soak: int) -> dict[str, int]:
    """What the test's module calls its numbers, as they are when KIDSQ_SOAK says so much."""
    known: dict[str, int] = {"SOAK": soak}
    for node in ast.parse((CHECKOUT / "tests" / test).read_text("utf-8")).body:
        if isinstance(node, ast.Assign):
            target, value = node.targets[0], node.value
            pairs = zip(target.elts, value.elts, strict=True) if isinstance(target, ast.Tuple) else [(target, value)]
            for name, one in pairs:
                if all(part.id in known for part in ast.walk(one) if isinstance(part, ast.Name)):
                    found = eval(compile(ast.Expression(one), test, "eval"), {"__builtins__": {}}, dict(known))
                    known |= {name.id: found} if isinstance(found, int) else {}
    return known


def wrong_figures(page: str) -> list[str]:
    """The rows of the test programme that give another number than the tests."""
    table = [line.strip("|").split("|") for line in page.splitlines() if line.startswith("| ")]
    wrong = []
    for test, names in FIGURES.items():
        rows = [row for row in table if f"`{test}`" in row[0]]
        assert len(rows) == len(names.split()), test
        once, soaked = numbers_in(test, 1), numbers_in(test, 20)
        for row, name in zip(rows, names.split(), strict=True):
            cells = [(row[1], once[name])] + ([(row[2], soaked[name])] if soaked[name] != once[name] else [])
            wrong += [row[0] for cell, number in cells if f"{number:,}" not in re.findall(r"[\d,]*\d", cell)]
    return wrong


def test_the_programme_gives_the_numbers_of_the_tests() -> None:
    page = PAGES["programme"]
    assert wrong_figures(page) == []
    for former, other in (("6 kills", "7 kills"), ("| 20,000 |", "| 2,000 |"), ("16 each", "500 each")):
        assert wrong_figures(page.replace(former, other)), "another figure goes unnoticed"


def test_its_room_on_the_disk_is_that_of_the_code() -> None:
    assert f"less than {disk_space.LOW_BYTES >> 20} MB on the disk" in " ".join(DOC.split())
    assert f"the last {backup.DAILY_KEPT} daily ones" in DOC
    privacy = " ".join((CHECKOUT / "docs" / "privacy.md").read_text("utf-8").split())
    assert f"which child sat at which tablet, and when a class paused, after {tidying.KEPT.days} days" in privacy
    assert f"when no child has sat at it for {tidying.TABLETS_KEPT.days} days" in privacy
