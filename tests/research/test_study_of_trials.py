"""The study of comparisons: what is planted is found, by the very coin, choice of questions and figures of a class."""

from __future__ import annotations

from kidsq.learning.reports.trials import Compared, Side
from research.trials import a_class, line


def test_a_large_planted_difference_is_found_and_the_same_class_without_it_claims_none() -> None:
    with_it, none = (a_class("reversed", 24, 6, planted, "a class") for planted in (0.3, 0.0))
    assert (with_it.verdict, none.verdict) == ("b", "cannot tell")
    assert with_it.a.sums + with_it.b.sums == none.a.sums + none.b.sums
    assert abs(with_it.a.sums - with_it.b.sums) < 40


def test_a_class_that_is_asked_too_little_says_so() -> None:
    assert a_class("fingers", 6, 1, 0.3, "a class").verdict == "not enough"


def test_a_line_counts_what_was_found_and_claimed() -> None:
    def told(verdict: str) -> Compared:
        return Compared(Side(9, 8, 4), Side(9, 8, 6), 8, 0.25, 0.1, 0.4, verdict)  # type: ignore[arg-type]

    told_of = line("fingers", 24, 6, [told("b"), told("a")], [told("cannot tell"), told("a")])
    assert told_of.split() == ["fingers", "24", "6", "16", "+0.250", "50%", "50%", "50.0%", "0%"]
