"""Every figure of grown-ups' pages, reckoned anew from a child's exported file alone, and held against the pages."""

from __future__ import annotations

import csv
import io
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from html import unescape
from itertools import pairwise

from flask.testing import FlaskClient

from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.arithmetic.sums.families import FAMILIES, MEMBERS
from kidsq.learning.evidence import read_row
from kidsq.learning.model.guessing import chance_of, looks_like_guessing, told
from kidsq.learning.model.mastery import Estimate, mastery
from kidsq.learning.reports.change import REACH, Change, change, weighed
from kidsq.learning.reports.hands import HELPED_WITH, after_owl
from kidsq.learning.reports.standing import ENOUGH_TO_SPEAK

Row = Mapping[str, str]
STATES = {"slow": "right but slow", "too early": "too early to say", "not asked": "not asked yet"}
PLAY = ("recall_queen", "swap_gain", "stop_or_reveal")
GIVEN = ("pair", "run")
TITLES = {
    "Plus 1 and plus 2": "plus_1_2",
    "Doubles": "doubles",
    "Near doubles": "near_doubles",
    "Sums with five": "five_and",
    "Partners of ten": "partners_of_ten",
    "Three numbers and more": "longer",
}
BESIDE = {
    "Counting objects": "count_set",
    "How many more": "diff",
    "Taking away": "sub",
    "Multiplication": "times",
}


def alone(row: Row) -> bool:
    """As docs/log.md says which answers count."""
    choice = (row["guess_p"] == "" or float(row["guess_p"]) < 1) and (
        row["n_options"] == "" or int(row["n_options"]) > 1
    )
    return (
        row["correct"] != ""
        and row["hint_shown"] == "0"
        and row["try_no"] == "1"
        and choice
        and row["task"] not in GIVEN
    )


def three_weeks_before(now: datetime) -> datetime:
    """The beginning of that day."""
    return (now.astimezone() - timedelta(weeks=3)).replace(hour=0, minute=0, second=0, microsecond=0)


def right(rows: Iterable[Row]) -> int:
    return sum(row["correct"] == "1" for row in rows)


def day(row: Row) -> date:
    return datetime.fromisoformat(row["at"]).astimezone().date()


@dataclass
class Held:
    """What was held against the pages. wrong: what a page does not say as the file does."""

    compared: int = 0
    wrong: list[str] = field(default_factory=list)

    def says(self, where: str, page: str, *figures: str) -> None:
        """figures: one of which stands there."""
        self.compared += 1
        if not any(figure in page for figure in figures):
            self.wrong.append(f"{where}: {' or '.join(figures)}")


@dataclass(frozen=True)
class File:
    """A child's exported rows and what they tell today."""

    rows: Sequence[Row]
    known: Mapping[str, Estimate]
    now: datetime

    @property
    def answers(self) -> list[Row]:
        return [row for row in self.rows if row["correct"] != ""]

    @property
    def alone(self) -> list[Row]:
        return [row for row in self.answers if alone(row)]

    def state(self, skill: str) -> str:
        code = self.known[skill].state if skill in self.known else "not asked"
        return STATES.get(code, code)

    def change(self, then: datetime) -> Change:
        pairs = [(read_row(row, line), row["p_before"]) for line, row in enumerate(self.rows)]
        found = weighed(
            [(one, float(before or 0.5)) for one, before in pairs if one.alone and then - REACH <= one.at < self.now]
        )
        chances = {skill: one.p for skill, one in self.known.items()}
        return change(found, then, self.now, chances, guesses=looks_like_guessing(self.known))


def file_of(client: FlaskClient, learner: str, now: datetime) -> File:
    text = client.get(f"/grown-ups/children/{learner}/attempts.csv").text
    rows = list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))))
    evidence = [read_row(row, line) for line, row in enumerate(rows)]
    latest = [
        chance_of(row["skill"], int(row["correct"]), _number(row["guess_p"]), int(row["n_options"] or 0) or None)
        for row in rows
        if row["correct"] != "" and alone(row) and row["task"] != "check_bot"
    ]
    tries = [row for row in rows if row["correct"] != "" and row["try_no"] == "1" and row["task"] in HELPED_WITH]
    asked = after_owl([row["hint_asked"] == "1" for row in tries]).nearly_always
    return File(rows, told(mastery(evidence, now), latest[-40:], after_owl=asked) if rows else {}, now)


def _number(cell: str) -> float | None:
    return float(cell) if cell else None


def plain(answer: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", answer)))


def of_child(client: FlaskClient, learner: str, now: datetime) -> Held:
    """The pages of one child."""
    file, held = file_of(client, learner, now), Held()
    html = unescape(client.get(f"/grown-ups/children/{learner}").text)
    page = plain(html)
    held.wrong += [f"{learner} counts: {row['counts']}" for row in file.rows if (row["counts"] == "yes") != alone(row)]
    tasks = plain(client.get(f"/grown-ups/children/{learner}/table").text)
    for figure in _headline(file):
        held.says(f"{learner} sums", tasks, figure)
    for figure in _cells(file):
        held.says(f"{learner} triangle", html, figure)
    families = plain(html.partition('id="families"')[2].partition("</table>")[0])
    for figure in _families(file):
        held.says(f"{learner} families", families, figure)
    course = plain(client.get(f"/grown-ups/children/{learner}/then-now").text)
    found = file.change(three_weeks_before(now))
    for one in found.levels:
        held.says(f"{learner} then and now", course, f"{round(one.mean)} {round(one.low)} to {round(one.high)}")
    if sure := sum(file.state(fact) == "sure" for fact in FACTS):
        held.says(f"{learner} sums known", page, f"Sure of {sure} of 25 sums")
    slips = [row for row in file.answers if row["correct"] == "0"]
    mistakes = plain(client.get(f"/grown-ups/children/{learner}/mistakes").text)
    if slips and not looks_like_guessing(file.known):
        held.says(
            f"{learner} mistakes",
            mistakes,
            f"{len(slips)} mistake{'s' * (len(slips) > 1)} in {len(file.answers)} answer",
        )
    for figure in _by_skill(slips, file.answers):
        held.says(f"{learner} mistakes", mistakes, figure)
    help_page = plain(client.get(f"/grown-ups/children/{learner}/hints").text)
    for figure in _help(file.answers):
        held.says(f"{learner} help", help_page, figure)
    return held


def _help(answers: Sequence[Row]) -> Iterator[str]:
    """A line for each week and each family: first tries without help, then by the help seen, later tries, asked."""
    weeks: dict[date, list[Row]] = defaultdict(list)
    answers = [row for row in answers if row not in _glowing_for_each_child(answers)]
    for row in answers:
        weeks[day(row) - timedelta(days=day(row).weekday())].append(row)
    for monday, rows in weeks.items():
        yield f" {monday.day} {monday:%b} {_by_help(rows)} "
    for title, family in TITLES.items():
        rows = [row for row in answers if (addends := addends_of(row["skill"])) and FAMILIES[family].holds(addends)]
        if rows:
            yield f" {title} {_by_help(rows)} "


def _glowing_for_each_child(answers: Sequence[Row]) -> list[Row]:
    """The own sums up to the first right one that came with every card glowing."""
    own = [row for row in answers if row["task"] == "own_sum"]
    first = next((place for place, row in enumerate(own, 1) if row["correct"] == "1"), len(own))
    return [row for row in own[:first] if row["hint_shown"] == "5"]


def _by_help(rows: Sequence[Row]) -> str:
    levels = [int(row["hint_shown"]) for row in rows if row["try_no"] == "1"]
    counts = [sum(level in group for level in levels) for group in ((1, 2), (3, 4), (5,))]
    counts += [len(rows) - len(levels), sum(row["hint_asked"] == "1" for row in rows)]
    return f"{levels.count(0)} of {len(levels)} " + " ".join(str(one or "–") for one in counts)


def _headline(file: File) -> Iterator[str]:
    without = [row for row in file.answers if row["hint_shown"] == "0" and row["try_no"] == "1"]
    if file.rows:
        yield f"Answers {len(file.answers)} "
        yield f"Without help {len(without)} "
        yield f"Right without help {right(file.alone) if file.alone else '–'} of the {len(file.alone)} "
        yield f"on {len({day(row) for row in file.rows})} day"


def _cells(file: File) -> Iterator[str]:
    for fact in FACTS:
        first, second = map(int, fact.partition(":")[2].split("+"))
        rows = [row for row in file.alone if row["skill"] == fact]
        if rows:
            text = f"{first} + {second} = {first + second}"
            yield f'aria-label="{text}: {file.state(fact)}, {right(rows)} of {len(rows)} right"'


def _families(file: File) -> Iterator[str]:
    for members in MEMBERS.values():
        rows = [row for row in file.alone if row["skill"] in members]
        if rows:
            yield f"{right(rows)} of {len(rows)}"


def _by_skill(slips: Sequence[Row], answers: Sequence[Row]) -> Iterator[str]:
    by_skill: dict[str, int] = defaultdict(int)
    for row in slips:
        by_skill[row["skill"]] += 1
    if len(by_skill) <= 24:
        for skill, times in by_skill.items():
            yield f"{times} of {sum(row['skill'] == skill for row in answers)} not right"


def of_class(client: FlaskClient, class_id: str, children: Mapping[str, str], now: datetime) -> Held:
    """The pages of a class. children: nickname -> id."""
    held = Held()
    files = {name: file_of(client, learner, now) for name, learner in children.items()}
    at = f"/grown-ups/classes/{class_id}"
    last = max(day(row) for file in files.values() for row in file.rows)
    end = _rows(client.get(f"{at}/lesson-end?from={last}&to={last}").text)
    course = _rows(client.get(f"{at}/then-now").text)
    sheet = _rows(client.get(f"{at}/sheet").text)
    for name, file in files.items():
        of_day = [row for row in file.answers if day(row) == last]
        counted = [row for row in of_day if alone(row)]
        if of_day:
            share = f"{right(counted)} of {len(counted)}" if counted else "–"
            held.says(f"{name} lesson", end[name], f" {len(of_day)} {share}")
        found = file.change(three_weeks_before(now))
        if found.levels:
            then, at_last = found.levels[0], found.levels[-1]
            for one in (then, at_last):
                held.says(
                    f"{name} class then and now",
                    course[name],
                    f"{round(one.mean)} ({round(one.low)} to {round(one.high)})",
                )
        if file.rows and not looks_like_guessing(file.known):
            for members in MEMBERS.values():
                rows = [row for row in file.alone if row["skill"] in members]
                told = [f"{right(rows)} of {len(rows)}"] if rows else ["not asked yet"]
                if len(rows) >= ENOUGH_TO_SPEAK:
                    sure = sum(file.state(skill) == "sure" for skill in members)
                    told = [f"{word} {told[0]}" for word in ("sure", "slow", "not yet")]
                    told.append(f"too early to say sure of {sure} of {len(members)}")
                held.says(f"{name} sheet", sheet[name], *told)
    facts = unescape(client.get(f"{at}/facts").text)
    for fact in FACTS:
        states = [file.state(fact) for file in files.values()]
        sure, not_yet = states.count("sure"), states.count("not yet")
        numbers = fact.partition(":")[2].replace("+", " + ")
        held.says("class sums", facts, f'aria-label="{numbers}: {sure} of {len(files)} sure, {not_yet} not yet"')
    _needs(held, client.get(f"{at}/needs").text, files)
    _checks(held, _rows(client.get(f"{at}/checks").text), client.get(f"{at}/export/checks?name=1").text)
    return held


def _checks(held: Held, page: Mapping[str, str], file: str) -> None:
    """How many sums were right in each child's first and latest whole check, and what play held for known then."""
    of_child: dict[str, dict[str, list[Row]]] = defaultdict(lambda: defaultdict(list))
    for row in csv.DictReader(io.StringIO(file.removeprefix("\ufeff"))):
        if row["ending"] in ("all", "time"):
            of_child[row["nickname"]][row["check_id"]].append(row)
    for name, checks in of_child.items():
        if "look like guesses" in page[name]:
            continue
        first, *_, last = (rows for rows in (*checks.values(), *checks.values()))
        for rows in (first, last) if len(checks) > 1 else (first,):
            held.says(f"{name} check", page[name], f" {right(rows)} (")
        play = [str(round(sum(float(row["p_play"]) for row in rows))) for rows in (first, last)]
        held.says(f"{name} check, play", page[name], " → ".join(play) if len(checks) > 1 else f" {play[0]} ")


def _needs(held: Held, html: str, files: Mapping[str, File]) -> None:
    """What each child of a group, or alone, is said to need rests on its own rows."""
    parts = html.split('<ul class="group-people">')
    for before, people in pairwise(parts):
        title, people = re.findall(r'(?:<h2>|small-what"><b>)([^<]+)<', before)[-1], people.partition("</ul>")[0]
        for name, why in re.findall(
            r"class=\"who\".*?<span><bdi>([^<]+)</bdi></span></a>\s*<span class=\"why\">([^<]+)", people
        ):
            file, kind = files[unescape(name)], unescape(title)
            if kind in TITLES:
                rows = [row for row in file.alone if row["skill"] in MEMBERS[TITLES[kind]]]
                few = {skill: [row for row in rows if row["skill"] == skill] for skill in MEMBERS[TITLES[kind]]}
                low = [skill for skill, of in few.items() if len(of) > 1 and right(of) < 0.75 * len(of)]
                named = [f"add:{text}" for text in re.findall(r"\d\+\d", why.replace(" ", ""))]
                assert all(skill in low for skill in named), (name, kind, why)
                held.says(f"{name} needs {kind}", why, "not yet: " if named else f"{right(rows)} of {len(rows)}")
            elif kind in BESIDE:
                rows = [row for row in file.answers if row["skill"].partition(":")[0] == BESIDE[kind]][-12:]
                held.says(f"{name} needs {kind}", why, f"{right(rows)} of the latest {len(rows)} right")
            else:
                sums = [row for row in file.answers if addends_of(row["skill"]) and row["skill"].startswith("add:")]
                held.says(f"{name} slips {kind}", why, f" in the latest {min(40, len(sums))} sums")


def _rows(html: str) -> dict[str, str]:
    """Each child's row of the page's table, in plain words."""
    found = {}
    for row in re.findall(r"<tr[^>]*>.*?</tr>", html, re.S):
        name = re.search(r"class=\"who\".*?<span><bdi>([^<]+)</bdi></span>", row, re.S)
        if name:
            found[unescape(name[1])] = plain(row)
    return defaultdict(str, found)


def everything(
    client: FlaskClient, class_id: str, children: Mapping[str, str], now: datetime, told: Callable[[str], None] = print
) -> Held:
    """All of these pages."""
    whole = of_class(client, class_id, children, now)
    for name, learner in children.items():
        one = of_child(client, learner, now)
        whole.compared += one.compared
        whole.wrong += [f"{name}: {wrong}" for wrong in one.wrong]
    told(f"{whole.compared} figures compared, {len(whole.wrong)} different")
    return whole
