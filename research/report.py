"""The study as `kidsq study` prints it."""

from __future__ import annotations

from typing import Final

from kidsq.learning.model.constants import MODEL_VERSION
from research import gates, meeting
from research.sitting import PACE

ASSUMED: Final = (
    "Gate 1, attempts, medians. Seconds assumed: {turn:g} for a child's turn, {decision:g} for its other decisions,"
    " {bot:g} for a bot's ply, {question:g} for a question."
).format(**PACE)
CELLS_HEADER: Final = (
    f"{'edition':<12} {'bots':>7} {'seconds':>7} {'a game':>6} {'in 10 min':>9} {f'{meeting.ATTEMPTS} or more':>9}"
    f" {f'stops (<= {meeting.STOPS})':>12} {'two in a ply':>12} {'families':>8}  verdict"
)
"""seconds: of a game. 8 or more: the share of ten minutes that hold as many. families: the share of children who met
each family twice in five games."""
HEADER: Final = f"{'gate':>4}  {'what':<56} {'figure':>7}  {'95% interval':<15} {'asked':<13} verdict"
VERDICTS: Final = {True: "pass", False: "FAIL", None: "-"}


def show(learners: int, games: int, seed: int) -> None:
    """Print each gate as soon as it is measured; a gate that fails is a finding, no error."""
    print(f"{learners} simulated learners, {games} games each, seed {seed}, model {MODEL_VERSION}")
    print(ASSUMED)
    print(CELLS_HEADER, flush=True)
    verdicts: list[bool | None] = []
    for cell in meeting.cells(max(meeting.LEAST_CHILDREN, learners // 4), f"score {seed}"):
        print(line_of_cell(cell), flush=True)
        verdicts.append(cell.passed)
    print(HEADER, flush=True)
    for gate in gates.study(learners, games, seed):
        print(line_of(gate), flush=True)
        verdicts.append(gate.passed)
    print(f"{verdicts.count(True)} pass, {verdicts.count(False)} fail.")
    print("Simulated children only: this shows that the model finds what is put in, not that children learn.")


def show_edition(edition: str, learners: int, games: int, seed: int) -> None:
    """The same for children who play one edition, of whatever arithmetic it is."""
    print(f"{edition}: {learners} simulated learners, {games} games each, seed {seed}, model {MODEL_VERSION}")
    print(CELLS_HEADER, flush=True)
    for bots in meeting.BOTS:
        few = max(meeting.LEAST_CHILDREN, learners // 4)
        print(line_of_cell(meeting.cell(edition, bots, few, f"score {seed}")), flush=True)
    print(HEADER, flush=True)
    for gate in gates.of_edition(edition, learners, games, seed):
        print(line_of(gate), flush=True)


def line_of_cell(cell: meeting.Cell) -> str:
    """One edition with so many friends."""
    return (
        f"{cell.edition:<12} {cell.bots:>7} {cell.seconds:>7.0f} {cell.a_game:>6g} {cell.in_ten_minutes:>9g}"
        f" {cell.enough:>9.2f} {cell.stops:>12} {cell.twice_in_a_ply:>12} {cell.families:>8.2f}"
        f"  {VERDICTS[cell.passed]}"
    )


def line_of(gate: gates.Gate) -> str:
    """One gate: figure, bootstrap interval, what was asked, and whether the figure meets it."""
    figure, low, high = (
        "none" if one is None else f"{one:.3f}" for one in (gate.figure.value, gate.figure.low, gate.figure.high)
    )
    interval = "" if gate.figure.low is None else f"{low}..{high}"
    return f"{gate.number:>4}  {gate.what:<56} {figure:>7}  {interval:<15} {_asked(gate):<13} {VERDICTS[gate.passed]}"


def _asked(gate: gates.Gate) -> str:
    if gate.at_least is not None and gate.at_most is not None:
        return f"{gate.at_least:g} to {gate.at_most:g}"
    if gate.at_least is not None:
        return f"at least {gate.at_least:g}"
    return "" if gate.at_most is None else f"at most {gate.at_most:g}"
