"""A game of Tidy up for the Queen looked at again: all that everybody saw is drawn, and no hidden hand, no share."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest
from play.test_noninterference import TOKEN

from kidsq.games.queens_collection import CollectingTable
from kidsq.games.queens_collection.cards import CARD_NAMES
from kidsq.play.current_game import table_at
from kidsq.play.ended import records
from kidsq.store.play import games
from kidsq.store.play.games import StoredGame

from ...class_at_laptop import Classroom
from .past import past_game

FOUR = ("Mira", "Leo", "Noor", "Zoe")


def page(room: Classroom, stored: StoredGame, child: str, ply: int) -> str:
    answer = room.teacher.get(f"/grown-ups/games/{stored.id}?child={room.ids[child]}&ply={ply}")
    assert answer.status_code == 200, answer.text[:400]
    return unescape(answer.text)


def cards_in(piece: str) -> list[str]:
    return re.findall(r'data-card="(\w+)"', piece)


def names(cards: tuple[int, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def past(room: Classroom, edition: str, children: tuple[str, ...], players: int | None = None, **more) -> StoredGame:
    return past_game(room.db, edition, players or len(children), [room.ids[name] for name in children], **more)


def test_tidying_is_drawn_with_every_box_every_hand_and_how_far_it_is(room: Classroom) -> None:
    stored = past(room, "coop", ("Mira", "Leo"), 3)
    for ply in range(0, stored.plies + 1, 5):
        table = table_at(room.db, stored, ply)
        shown = page(room, stored, "Leo", ply)
        view = table.view(1)
        boxes = re.findall(r'class="at\d[^"]*" role="img" aria-label="[^"]*">(.*?)</li>', shown, re.DOTALL)
        assert len(boxes) == 8
        for colour, drawn in zip(view.ring, boxes, strict=True):
            standing = sorted(re.findall(r"#meeple-(\w+?)(?:-astray)?\"", drawn))
            assert standing == sorted(names(view.on_box(colour)))
        own = shown.split('class="hand-cards"')[1].split("</section>")[0]
        assert cards_in(own) == names(view.hand)
        around = shown.split('class="around')[1].split('class="in-the-middle"')[0]
        assert cards_in(around) == names(view.hands[2]) + names(view.hands[0])
        assert f"{sum(view.standing) - view.astray} of 24 home" in shown


def test_collecting_shows_what_lies_open_and_ones_own_hand_alone(room: Classroom) -> None:
    stored = past(room, "rivals", ("Mira", "Leo"), 3)
    for ply in range(stored.plies + 1):
        view = table_at(room.db, stored, ply).view(0)
        shown = page(room, stored, "Mira", ply)
        assert cards_in(shown.split('class="hand-cards"')[1]) == names(view.hand)
        assert cards_in(shown.split('class="around')[1].split('class="in-the-middle"')[0]) == []
        assert cards_in(shown.split('class="lying-open"')[1].split('class="own-edge"')[0]) == names(
            (*view.display, *view.revealed)
        )
        collected = re.findall(r'class="collected"[^>]*>(.*?)</span>', shown, re.DOTALL)
        assert [one.count("#meeple-") for one in collected] == [sum(view.taken[seat]) for seat in (1, 2, 0)]


def shares(room: Classroom, stored: StoredGame) -> list[games.StoredPly]:
    return [row for row in games.plies(room.db, stored.id) if row.move.startswith("share")]


def test_a_share_is_told_to_its_team_and_to_the_others_as_a_number(room: Classroom) -> None:
    stored = past(room, "teams", FOUR, by_chance=True)
    row = next(row for row in shares(room, stored) if "+" in row.move)
    given = {CARD.title() for CARD in re.findall(r"[a-z]+", row.move.removeprefix("share").replace(" for ", " "))}
    for seat, child in enumerate(FOUR):
        shown = page(room, stored, child, row.ply)
        sentence = re.sub(r"<[^>]+>", "", shown.split('class="card sentence"')[1].split("</p>")[0])
        strip = shown.split('class="what-happens"')[1].split("</div>")[0]
        if seat % 2 == row.seat % 2:
            assert any(card in sentence for card in given)
            assert "change" not in sentence
            assert "#colour-" in strip
        else:
            assert not any(card in sentence for card in given)
            assert re.search(r"swap \d cards?\.", sentence)
            assert "#colour-" not in strip


def test_the_hidden_hands_change_no_byte_of_the_page(room: Classroom, monkeypatch: pytest.MonkeyPatch) -> None:
    stored, rng = past(room, "teams", FOUR), random.Random(3)
    for ply in range(0, stored.plies + 1, 7):
        path = f"/grown-ups/games/{stored.id}?child={room.ids['Mira']}&ply={ply}"
        rows = games.plies(room.db, stored.id, after=ply)
        if rows and rows[0].seat != 0:
            continue  # what others do next is seen, and they would do something else with other cards
        if rows and rows[0].move == "reveal":
            continue  # so is the card that is turned up
        honest = TOKEN.sub(b"", room.teacher.get(path).data)
        with monkeypatch.context() as dealt:
            dealt.setattr(records, "table_at", lambda *asked: permuted(table_at(*asked), rng))
            assert TOKEN.sub(b"", room.teacher.get(path).data) == honest


def permuted(table: CollectingTable, rng: random.Random) -> CollectingTable:
    """The same table as seat 0 and its partner see it, the rest dealt anew."""
    other = table.copy()
    cards = [*other.hands[1], *other.hands[3], *other.draw_pile]
    rng.shuffle(cards)
    hands = list(other.hands)
    for seat in (1, 3):
        size = len(hands[seat])
        hands[seat] = tuple(sorted(cards[:size]))
        del cards[:size]
    other.hands = hands
    other.draw_pile = cards
    return other


@pytest.mark.parametrize(("edition", "players"), [("coop", 4), ("solo", 1), ("rivals", 4), ("teams", 4)])
def test_every_ply_of_every_edition_can_be_looked_at(room: Classroom, edition: str, players: int) -> None:
    stored = past(room, edition, ("Mira",), players, by_chance=True)
    for ply in (*range(0, stored.plies, max(1, stored.plies // 25)), stored.plies):
        shown = page(room, stored, "Mira", ply)
        assert "Hand of Mira" in shown
        told = re.sub(r"<[^>]+>", "", shown.split('class="card sentence"')[1].split("</p>")[0])
        assert "goes on." not in told, told
        assert "None" not in told


def test_what_happens_is_marked_where_it_happens(room: Classroom) -> None:
    stored = past(room, "coop", ("Mira",), 2)
    swap = next(row for row in games.plies(room.db, stored.id) if row.seat == 0 and row.move.startswith("swap"))
    shown = page(room, stored, "Mira", swap.ply)
    assert len(re.findall(r'class="at\d meant"', shown)) == 2
    assert shown.split('class="hand-cards"')[1].count('class="held laid"') == swap.move.split()[1].count("+") + 1
