"""What a child says with cards of the editions beyond ten: a move, or a claim that does not hold, and its row."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from .conftest import Deal
from .playing import Browser

TENS = ["20", "30", "50", "50", "70"]
ACROSS = ["3", "5", "6", "8", "9"]
BALANCE = ["1", "2", "4", "5", "10"]
OF_SIX = ["12", "18", "21", "30", "king"]


def logged(app: Flask, child: Browser) -> list[tuple[Any, ...]]:
    db = app.extensions["kidsq"].store.connection()
    return [
        tuple(row)
        for row in db.execute(
            "SELECT skill, operands, response, truth, correct, error, layout FROM attempts"
            " WHERE game_id = ? ORDER BY seq",
            [child.game_id],
        )
    ]


@pytest.mark.parametrize(
    ("edition", "hand", "sent", "row"),
    [
        ("hundred", TENS, {"card": ["1", "4"]}, ("make:30+70=100", "[30,100]", "70", "70", 1, None)),
        ("hundred", TENS, {"card": ["0", "1", "2"]}, ("make:20+30+50=100", "[20,30,100]", "50", "50", 1, None)),
        ("hundred", TENS, {"card": ["2", "3"]}, ("make:50+50=100", "[50,100]", "50", "50", 1, None)),
        ("hundred", TENS, {"card": ["0", "4"]}, ("make:20+80=100", "[20,100]", "70", "80", 0, "decade")),
        ("hundred", TENS, {"card": ["4", "2", "0"]}, ("make:30+70=100", "[70,50,100]", "20", "-20", 0, "other")),
        ("crossing", ACROSS, {"card": ["1", "3"], "total": "0"}, ("cross:5+8", "[5,8]", "13", "13", 1, None)),
        ("crossing", ACROSS, {"card": ["0", "3", "1"]}, ("cross:5+8", "[8,5]", "13", "13", 1, None)),
        ("crossing", ACROSS, {"card": ["1", "3"], "total": "2"}, ("cross:5+8", "[5,8]", "16", "13", 0, "other")),
        (
            "balance",
            BALANCE,
            {"card": ["1", "2"], "total": ["0", "3"]},
            ("balance:2+4=1+5", "[2,4,-1]", "5", "5", 1, None),
        ),
        ("balance", BALANCE, {"card": ["0", "1", "2", "3"]}, ("balance:2+4=1+5", "[2,4,-1]", "5", "5", 1, None)),
        ("balance", BALANCE, {"card": ["0", "2"], "total": "3"}, ("add:1+4", "[1,4]", "5", "5", 1, None)),
        (
            "balance",
            BALANCE,
            {"card": ["1", "2"], "total": ["0", "4"]},
            ("balance:2+4=1+5", "[2,4,-1]", "10", "5", 0, "other"),
        ),
        (
            "tables_3_4_6",
            OF_SIX,
            {"card": ["0", "1", "3"], "named": "6"},
            ("table:12+18+30", "[12,18,30]", "6", "6", 1, None),
        ),
        (
            "tables_3_4_6",
            OF_SIX,
            {"card": ["0", "1", "3"], "named": "3"},
            ("table:12+18+30", "[12,18,30]", "3", "3", 1, None),
        ),
        (
            "tables_3_4_6",
            OF_SIX,
            {"card": ["0", "1", "2"], "named": "6"},
            ("table:12+18+21", "[12,18,21]", "6", "3", 0, "other"),
        ),
    ],
)
def test_what_is_said_with_cards_is_a_row_of_its_kind(
    app: Flask, child: Browser, deal: Deal, edition: str, hand: list[str], sent: dict[str, Any], row: tuple[Any, ...]
) -> None:
    deal(child, hand, edition=edition)
    assert child.turn(**sent).status_code == 200
    *told, layout = logged(app, child)[-1]
    assert tuple(told) == row
    assert layout == "a+b=c"
    assert child.ply == row[4], "what does not hold is no move"


@pytest.mark.parametrize(
    ("edition", "hand", "sent", "told"),
    [
        ("hundred", TENS, {"card": ["0", "4"]}, "20 and 70 are shorter than 100."),
        ("hundred", TENS, {"card": ["4", "2", "0"]}, "70 and 50 and 20 are longer than 100."),
        ("crossing", ACROSS, {"card": ["1", "3"], "total": "2"}, "5 and 8 are fewer than 16."),
        ("balance", BALANCE, {"card": ["1", "2"], "total": ["0", "4"]}, "2 and 4 are fewer than 1 and 10."),
        (
            "balance",
            ["2", "4", "2", "4", "9"],
            {"card": ["0", "2"], "total": ["1", "3"]},
            "Different numbers, both sides",
        ),
        ("tables_3_4_6", OF_SIX, {"card": ["0", "1", "2"], "named": "6"}, "21 is not in the table of 6."),
        ("tables_3_4_6", ["12", "18", "24", "28", "king"], {"card": ["0", "1", "2"], "named": "2"}, "ends at 20 here"),
        ("tables_3_4_6", OF_SIX, {"card": ["0", "1"], "named": "6"}, "Those two are not twins"),
    ],
)
def test_what_does_not_hold_is_explained_in_its_own_numbers(
    child: Browser, deal: Deal, edition: str, hand: list[str], sent: dict[str, Any], told: str
) -> None:
    deal(child, hand, edition=edition)
    child.turn(**sent)
    assert told in child.said
    assert child.ply == 0


def test_equal_cards_are_twins_unless_they_make_a_hundred(child: Browser, deal: Deal) -> None:
    deal(child, ["30", "30", "50", "50", "70"], edition="hundred")
    child.turn(card=["0", "1"])
    assert "Twins! 30 and 30 make 60." in child.said


def test_written_moves_are_read_as_the_edition_has_them(child: Browser, deal: Deal) -> None:
    deal(child, ["3", "5", "8", "10", "king"], edition="balance")
    child.turn(move="discard 5+8=10+3")
    assert "You say: 5 + 8 = 3 + 10!" in child.said


def test_a_jester_counts_by_the_rank_of_a_card_and_not_by_its_number(child: Browser, deal: Deal) -> None:
    deal(child, ["jester", "20", "30", "40", "60"], edition="hundred", next_cards=["20"])
    child.turn(move="jester")
    assert "Count 2 from you." in child.said
