"""A table with one row for each child, to take into a meeting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.export import tidy
from kidsq.export.workbook import Sheet, workbook
from kidsq.learning.reports.class_families import met_beyond_ten
from kidsq.learning.reports.progress import day_of
from kidsq.learning.reports.standing import beyond_ten, standings
from kidsq.learning.states import STATES
from kidsq.reports import class_figures
from kidsq.store.classroom import reports
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _
from kidsq.web.reports.class_frame import Frame
from kidsq.web.reports.class_pages import told_today
from kidsq.web.shared import class_words, knowledge_words
from kidsq.web.shared import progress_words as say

Cell = str | int | date | None


def columns(beyond: Sequence[Field] = (), *, named: bool) -> list[tuple[str, str]]:
    """Each column's heading, and what it says. beyond: what anybody has met beyond ten."""
    who = _("The child's nickname.") if named else _("A random name for the child. The nickname is not in the log.")
    states = [(knowledge_words.state(code), _state_meaning(knowledge_words.state_rule(code))) for code in STATES]
    return [
        (_("Child"), who),
        (_("Games"), _("Games begun in the period.")),
        (_("Answers"), _("All answers of the period, with help or without.")),
        (_("Without help"), _("First tries of these for which no help was seen.")),
        (_("Answers that count"), _("Those without help in which another answer was possible.")),
        (_("Right without help"), _("How many of the answers that count were right.")),
        *states,
        *((say.family(code), _("The state of this family of sums, as on the class sheet.")) for code in MEMBERS),
        (_("Last played"), _("The day of the latest answer or move up to the end of the period.")),
        (_("Next step"), _("What to do next, as on Class today.")),
        *((say.family(code), _("The state of this beyond ten, by all of its facts.")) for code in beyond),
    ]


def _state_meaning(rule: str) -> str:
    return _("Of the %(n)d sums up to ten, so many are in this state: %(rule)s.", n=len(FACTS), rule=rule)


def _table(whole: Frame, *, named: bool) -> tuple[list[tuple[str, str]], list[list[Cell]]]:
    """The columns, and a row for each child of the frame, in its order: nobody is ranked."""
    db, now, asked = context.db(), context.now(), whole.asked
    counted = reports.counted(db, whole.ids, asked.since, asked.until, asked.task)
    known = class_figures.as_of(db, whole.ids, asked, now).known
    latest = reports.latest(db, whole.ids, until=asked.until)
    steps = {row.child.id: class_words.next_step(row) for row in told_today(whole)[0]}
    farther = {child: {one.field: one.state for one in beyond_ten(of_child)} for child, of_child in known.items()}
    beyond = met_beyond_ten(known)
    made: list[list[Cell]] = []
    for child in whole.children:
        one, of_child = counted[child.id], known[child.id]
        states = Counter(of_child[fact].state if fact in of_child else "not asked" for fact in FACTS)
        families = {standing.family: standing.state for standing in standings(of_child)}
        games = len(reports.games_begun(db, child.id, asked.since, asked.until))
        made.append(
            [
                child.nickname if named else child.id,
                *(games, one.answers, one.answers - one.helped, one.alone, one.right),
                *(states[state] for state in STATES),
                *(knowledge_words.state(families.get(code, "not asked")) for code in MEMBERS),
                day_of(latest[child.id]) if child.id in latest else None,
                steps[child.id],
                *(knowledge_words.state(farther[child.id].get(code, "not asked")) for code in beyond),
            ]
        )
    return columns(beyond, named=named), made


def as_csv(whole: Frame, *, named: bool) -> Iterator[str]:
    """The table in the manner of the other CSVs."""
    told, rows = _table(whole, named=named)
    head: list[Cell] = [heading for heading, _meaning in told]
    return iter([tidy.line(cells) for cells in (head, *rows)])


def as_workbook(whole: Frame, *, named: bool) -> bytes:
    """The table, and its columns explained on a second sheet."""
    told, rows = _table(whole, named=named)
    head: Sequence[Cell] = [heading for heading, _meaning in told]
    meanings: list[Sequence[Cell]] = [(_("Column"), _("What it says")), *told, (_("Period"), whole.asked.words)]
    return workbook([Sheet(_("Children"), [head, *rows]), Sheet(_("Columns"), meanings)], context.now())
