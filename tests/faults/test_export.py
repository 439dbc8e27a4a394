"""What a child or a forged form has typed comes out of the export as text, never as a formula."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from play.playing import Browser

from kidsq.export.columns import DERIVED
from kidsq.learning.attempt import COLUMNS

from .house import Place, furnished, guarded

FORMULAS = (
    "=1+1",
    "+1+1",
    "-1+1",
    "@SUM(1)",
    "\t=1",
    "\r=1",
    '=HYPERLINK("http://x","y")',
    "=cmd|' /C calc'!A0",
    "-2+3|x",
)
NICKNAMES = (
    "=1+1",
    "+Mira",
    "-Mira",
    "@Mira",
    '"Mi;ra"',
    "Mira/..\\x",
    "Zoë",
    "王小明",
    "👩‍👧",
    "<b>",
    "%s",
    "a\u00a0b",
    ",;",
)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return furnished(tmp_path_factory.mktemp("export"))


def cells(place: Place, query: str = "") -> list[list[str]]:
    answer = place.browsers["grown_up"].get(f"/grown-ups/children/{place.learner}/attempts.csv{query}")
    assert answer.status_code == 200
    guarded(answer)
    assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
    return list(csv.reader(io.StringIO(answer.text, newline="")))


def test_a_forged_key_is_no_formula(place: Place) -> None:
    """The key of a form is the one text in the log that a browser chooses."""
    owner = Browser(place.browsers["owner"], url=f"/table/{place.game_id}").look().to_my_turn()
    for key in FORMULAS:
        numbers = [int(card) for card in owner.hand if card.isdigit()]
        while len(numbers) < 3 or sum(numbers[:2]) == numbers[2]:
            owner.swap()
            if owner.to_my_turn().phase == "over":
                owner.open(edition="classic", bots="bruno")
                owner.look().to_my_turn()
            numbers = [int(card) for card in owner.hand if card.isdigit()]
        move = f"discard {numbers[0]}+{numbers[1]}={numbers[2]}"
        assert owner.turn(key=key, move=move).status_code == 200
    header, *rows = cells(place)
    assert tuple(header) == (*COLUMNS, *DERIVED)
    assert len(rows) >= len(FORMULAS)
    assert {f"'{key}" for key in FORMULAS} <= {row[0] for row in rows}
    for row in rows:
        assert len(row) == len(header)
        for cell in row:
            assert not cell.startswith(("=", "+", "@", "\t", "\r")), row
            assert not cell.startswith("-") or cell[1:].isdigit()


@pytest.mark.parametrize("nickname", NICKNAMES)
def test_an_odd_nickname_stays_a_text_everywhere(place: Place, nickname: str) -> None:
    grown_up = place.browsers["grown_up"]
    sent = {"nickname": nickname, "face": "face-3"}
    answer = grown_up.post(f"/grown-ups/children/{place.learner}/name", data=sent)
    assert answer.status_code == 303
    for path in ("/grown-ups", f"/grown-ups/children/{place.learner}", f"/grown-ups/children/{place.learner}/settings"):
        page = grown_up.get(path)
        assert page.status_code == 200
        assert "<hr>" not in page.text
    for query in ("", "?name=1"):
        answer = grown_up.get(f"/grown-ups/children/{place.learner}/attempts.csv{query}")
        assert answer.status_code == 200
        disposition = answer.headers["Content-Disposition"]
        assert disposition.startswith("attachment; filename=")
        assert disposition.isascii()
        assert disposition.count("\n") == disposition.count("\r") == 0
        assert not set('/\\"%s') & set(disposition.partition("filename=")[2].partition(";")[0].strip('"')) - {"s"}
    assert place.browsers["owner"].get(f"/table/{place.game_id}").status_code == 200
    assert place.browsers["owner"].get("/").status_code == 200


def test_a_file_holds_no_nickname_inside(place: Place, tmp_path: Path) -> None:
    assert "Mira" not in str(cells(place, "?name=1"))
