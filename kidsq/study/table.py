"""The gates as a table of text."""

from __future__ import annotations

from typing import Final

from kidsq.study.gates import Gate
from kidsq.study.measures import Figure

HEADER: Final = f"{'gate':>4}  {'what':<56} {'figure':>7}  {'95% interval':<15} {'asked':<13} verdict"


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
