"""The gates as tables of text."""

from __future__ import annotations

from typing import Final

from research.gates import Gate
from research.measures import Figure
from research.meeting import ATTEMPTS, STOPS, Cell
from research.playing import PACE

HEADER: Final = f"{'gate':>4}  {'what':<56} {'figure':>7}  {'95% interval':<15} {'asked':<13} verdict"

ASSUMED: Final = (
    "Gate 1, attempts, medians. Seconds assumed: {turn:g} for a child's turn, {decision:g} for its other decisions,"
    " {bot:g} for a bot's ply, {question:g} for a question."
).format(**PACE)
CELLS_HEADER: Final = (
    f"{'edition':<12} {'bots':>7} {'seconds':>7} {'a game':>6} {'in 10 min':>9} {f'{ATTEMPTS} or more':>9}"
    f" {f'stops (<= {STOPS})':>12} {'two in a ply':>12} {'families':>8}  verdict"
)
"""seconds: of a game. 8 or more: the share of ten minutes that hold as many. families: the share of children who met
each family twice in five games."""


def line_of_cell(cell: Cell) -> str:
    """One edition with so many friends."""
    return (
        f"{cell.edition:<12} {cell.bots:>7} {cell.seconds:>7.0f} {cell.a_game:>6g} {cell.in_ten_minutes:>9g}"
        f" {cell.enough:>9.2f} {cell.stops:>12} {cell.twice_in_a_ply:>12} {cell.families:>8.2f}"
        f"  {'pass' if cell.passed else 'FAIL'}"
    )


def line_of(gate: Gate) -> str:
    """One gate: figure, bootstrap interval, what was asked, and whether the figure meets it."""
    verdict = {True: "pass", False: "FAIL", None: "-"}[gate.passed]
    figure = _number(gate.figure.value)
    return f"{gate.number:>4}  {gate.what:<56} {figure:>7}  {_interval(gate.figure):<15} {_asked(gate):<13} {verdict}"


def _number(value: float | None) -> str:
    return "none" if value is None else f"{value:.3f}"


def _interval(figure: Figure) -> str:
    return "" if figure.low is None else f"{_number(figure.low)}..{_number(figure.high)}"


def _asked(gate: Gate) -> str:
    if gate.at_least is not None and gate.at_most is not None:
        return f"{gate.at_least:g} to {gate.at_most:g}"
    if gate.at_least is not None:
        return f"at least {gate.at_least:g}"
    return "" if gate.at_most is None else f"at most {gate.at_most:g}"
