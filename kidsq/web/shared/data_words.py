"""Words for the files: what a column means, what a file is good for, and the letter inside a ZIP."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final

from kidsq.export.columns import Kind
from kidsq.play.ended.records import Sitting
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l
from kidsq.web.shared.filters import Filters


def kind(code: Kind) -> str:
    """The type of a column."""
    return {
        "text": _("text"),
        "whole": _("whole number"),
        "number": _("number"),
        "json": _("JSON"),
    }[code]


def empty_cell() -> str:
    """How the codebook says that a cell can be empty."""
    return _("or empty")


COLUMNS: Final[Mapping[str, str]] = {
    "attempt_id": _l("The key of the form: sent twice, stored once."),
    "schema_version": _l("The version of this layout."),
    "app_version": _l("The version of kidsq that wrote the row."),
    "model_version": _l("The version of the learning model."),
    "learner": _l("A random name for the child. The nickname is not in the log."),
    "class_id": _l("A random name for the class the child was in at that time."),
    "session_id": _l("A random name for the visit."),
    "game_id": _l("A random name for the game."),
    "ply": _l("How many decisions came before this one in the game."),
    "at": _l(
        "When the answer came. The rows are in the order in which they were written, which does not depend on it."
    ),
    "tz_offset_min": _l("The browser's time zone, minutes east of UTC."),
    "input": _l("What the answer was given with."),
    "device": _l("A random name for the browser."),
    "task": _l("The kind of question."),
    "skill": _l(
        "What was practised: add:2+3 (smaller number first), missing:2+?=9, total:15+10, "
        "to_goal:35/50, times:5x3, sub:18-4, diff:9-6, count_set:4, count:7/3, run:2-4, pair, recall, swap, stop."
    ),
    "operands": _l("The numbers, in the order in which they were tapped or shown."),
    "layout": _l("How the sum was written: total on the right, on the left, or in words."),
    "n_options": _l("How many answers could be given; in a sum laid from the hand, how many cards could be the total."),
    "guess_p": _l("The chance of being right by guessing."),
    "presented": _l("What was shown; with “table”: “class” where it was said for the class's game on the wall."),
    "truth": _l("What is right."),
    "response": _l("What the child answered."),
    "correct": _l(
        "1 right, 0 not right; empty where nothing is right or not (recall_queen, swap_gain and stop_or_reveal "
        "are play)."
    ),
    "try_no": _l("1 for the first try of this question."),
    "error": _l("The kind of mistake, the first that fits."),
    "rt_first_ms": _l("From the picture to the first tap."),
    "rt_total_ms": _l("From the picture to the answer, on the browser's steady clock."),
    "rt_valid": _l(
        "1 if the times can be trusted, 0 if not: without JavaScript, with the page in the background, with "
        "the child away, with the page reloaded, or with times turned off for the child."
    ),
    "hidden_ms": _l("How long the page was in the background meanwhile."),
    "motor_ms": _l(
        "How long a tap without arithmetic usually takes this child on this device; empty with fewer than five of them."
    ),
    "changes": _l("How often a choice was taken back."),
    "hint_shown": _l("The strongest help seen before the answer, 0 (none) to 5."),
    "hint_asked": _l("1 if the child asked for help."),
    "read_aloud": _l("1 if the line was read to the child."),
    "opportunity": _l("Every sum that was in the hand."),
    "selection": _l(
        "How the question came about: natural (the cards), adaptive (chosen by need), random (drawn, "
        "for fair comparison)."
    ),
    "p_before": _l("How likely it was, by the model, that the child knew this before the answer; empty for play."),
    "p_after": _l("The same after the answer."),
    "arm": _l(
        "Of two ways of helping that a grown-up has kidsq compare, the one that the toss of a coin gave this "
        "child for this sum: a as usual, b the other way. Empty without a comparison."
    ),
    "counts": _l(
        "Whether the row says what the child knows. yes: a first try without help, and another answer was "
        "possible; play: nothing is right or wrong; helped: help was seen, or it is a later try; no choice: no "
        "other answer was possible. Worked out from the row when the file is made."
    ),
}
"""What a column of the log, or of the tidy CSV beside it, means."""


def column(name: str) -> str:
    """The same in the language of this request. Raises KeyError for none of its columns."""
    return _(COLUMNS[name])


def check_column(name: str) -> str:
    """What a column of the checks means. Raises KeyError for none of its columns."""
    return {
        "check_id": _("A random name for the check."),
        "learner": _("A random name for the child. The nickname is not in the log."),
        "model_version": _("The version of the learning model."),
        "offered_at": _("When a grown-up offered the check."),
        "began_at": _("When the child began it."),
        "ended_at": _("When it was over."),
        "ending": _(
            "all: every sum was shown; time: the three minutes were over; stopped: by the child; left: the child was "
            "gone. Only all and time can be compared."
        ),
        "place": _("How many sums came before this one; their order is drawn afresh for each check."),
        "skill": _("The sum, smaller number first."),
        "first": _("The number on the left."),
        "second": _("The number on the right."),
        "p_play": _("How likely it was, from play alone, that the child knew this sum when the check began."),
        "at": _("When the answer came; empty for a sum that was not reached."),
        "response": _("What the child answered, 2 to 10; empty where it left the sum out."),
        "correct": _("1 right, 0 not right or left out; empty for a sum that was not reached."),
        "ms": _(
            "From the answer before to this one, by the clock of the server and without pauses; empty with times "
            "turned off for the child."
        ),
    }[name]


def comparison_column(name: str) -> str:
    """What a column of the comparisons means. Raises KeyError for none of its columns."""
    return {
        "trial_id": _("A random name for the comparison."),
        "kind": _("What was compared: the owl's fingers, sums with the total first, a sum again the day after."),
        "learner": _("A random name for the child. The nickname is not in the log."),
        "skill": _("The sum, smaller number first."),
        "arm": _("What the coin said: a as usual (of sums, the total last), b the other way."),
        "began_at": _("From which answer on the sum counts: before its child could see the help for it."),
        "again_at": _("When it was next asked on a later day; empty as long as it has not been."),
        "right": _("1 right and without help then, 0 not; empty as long as the comparison goes on."),
    }[name]


def proposal_column(name: str) -> str:
    """What a column of the proposals means. Raises KeyError for none of its columns."""
    return {
        "game_id": _("A random name for the game of the class."),
        "ply": _("How many decisions lay before."),
        "kind": _("What was to be decided: move, or answer to a friend's question."),
        "learner": _("A random name for the child. The nickname is not in the log."),
        "class_id": _("A random name for the class; empty once the class is erased."),
        "at": _("When it was proposed last, in UTC."),
        "said": _("The move as records of games write it, or the answer; a sum that did not hold begins with claim."),
        "changes": _("How often it was changed before."),
        "late": _("1: the class had gone on."),
        "hint_shown": _("The strongest help seen, 0 to 5."),
        "hint_asked": _("1: the child asked for it."),
        "laid": _("1: the class did just that, 0: something else; empty where it has decided nothing."),
    }[name]


def file_title(code: str) -> str:
    """A file's name on the page."""
    return {
        "children-xlsx": _("One row for each child (Excel)"),
        "children": _("One row for each child (CSV)"),
        "csv": _("All answers (CSV)"),
        "codebook": _("Codebook (CSV)"),
        "datashop": _("For DataShop (TSV)"),
        "xapi": _("xAPI statements (JSON lines)"),
        "checks": _("Checks before and after (CSV)"),
        "checks-codebook": _("Codebook of the checks (CSV)"),
        "proposals": _("Proposals for the class's game (CSV)"),
        "proposals-codebook": _("Codebook of the proposals (CSV)"),
        "zip": _("Everything in one file (ZIP)"),
    }[code]


def file_use(code: str) -> str:
    """What a file is good for, in a line."""
    return {
        "children-xlsx": _("For a meeting: figures, states of sums, next step. A second sheet explains the columns."),
        "children": _("The same table as plain text."),
        "csv": _("One row for each answer. Opens in any spreadsheet; R and Python read it as it is."),
        "codebook": _("What each column of the answers means, its unit and its values."),
        "datashop": _("The same answers in the columns that the research archive DataShop imports."),
        "xapi": _("The same answers as xAPI 1.0.3 statements, for a learning record store."),
        "checks": _("One row for each of the 25 sums of each check. Apart from the answers in games."),
        "checks-codebook": _("What each column of the checks means."),
        "proposals": _("One row for each child and decision of a game that the class has played on the wall."),
        "proposals-codebook": _("What each column of the proposals means."),
        "zip": _(
            "All of these, the games move by move, and a page that explains the files. The one to keep, "
            "or to hand over."
        ),
    }[code]


GAMES_HEADER = ("file", "began_at", "ended_at", "game", "edition", "moves", "own_seat", "other_seats", "winners")

KEEPSAKES = "queens.csv"
KEEPSAKES_HEADER = ("queen", "came_at", "game", "moves_before")


def games_row(sitting: Sitting, file: str | None) -> tuple[object, ...]:
    """One game in the list of games: people at the table are seats, bots say that they are bots."""
    others = " ".join(f"{seat}:{'bot' if kind == 'bot' else 'person'}" for seat, kind in sitting.others)
    return (
        file,
        sitting.began_at,
        sitting.ended_at,
        sitting.game,
        sitting.edition,
        sitting.plies,
        sitting.seat,
        others,
        " ".join(map(str, sitting.winners)),
    )


def read_me(asked: Filters, rows: int, sittings: Sequence[Sitting]) -> str:
    """The page that explains a ZIP."""
    ended = sum(one.ended_at is not None for one in sittings)
    task = _("One kind of question only: %(task)s.", task=asked.task) if asked.task else _("All kinds of questions.")
    parts = (
        _("What kidsq has stored about one child"),
        f"{asked.words}. {task} "
        + _("Answers: %(n)d. Games: %(m)d, of which ended: %(k)d.", n=rows, m=len(sittings), k=ended),
        _("attempts.csv: one row for each answer.") + " " + _("codebook.csv: what its columns mean."),
        _("attempts.tsv: the same answers for DataShop.")
        + " "
        + _("statements.jsonl: the same answers as xAPI 1.0.3 statements."),
        _("checks.csv: the checks before and after, a row for each sum.")
        + " "
        + _("checks-codebook.csv: what its columns mean."),
        _("proposals.csv: what the child has proposed for its class's games on the wall.")
        + " "
        + _("proposals-codebook.csv: what its columns mean."),
        _("games.csv: the games, and in which seat the child sat. Seats are counted from 0."),
        _("queens.csv: what is in the child's gallery, and when it first came.")
        + " "
        + _("royal.svg: the king, queen or knight that the child has dressed, if there is one."),
        _(
            "games/: each game that has ended, move by move. `kidsq replay FILE` tells it in words. A game that is "
            "still going on, or in which other people sat, is in the list only, because its record shows "
            "everybody's cards. A game is here if it began in this period, whatever kind of question was chosen."
        ),
        _("games/class-…: games of the whole class on the wall for which the child has proposed something."),
        _(
            "Nobody's name is in these files: the child is a random name, and everybody else at a table "
            "is a seat. Times are in UTC. A text that a spreadsheet could mistake for a formula has an "
            "apostrophe in front."
        ),
        _(
            "Whoever knows when the child played can still tell whose answers these are. Please keep the "
            "file as you would keep a school report."
        ),
    )
    # Windows' own editor shows one long line, and wants both signs at its end.
    return "\r\n\r\n".join("\r\n".join(wrap(part, 78)) for part in parts) + "\r\n"
