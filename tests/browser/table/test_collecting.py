"""Where meeples are collected: whole games by touch and by keyboard, and what follows a tap."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from kidsq.games import queens_collection
from kidsq.games.queens_collection import CollectingView, Move
from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS, JOKER
from kidsq.learning import payload
from kidsq.learning.payload import Compare
from kidsq.paths import CHECKOUT
from kidsq.play import current_game
from kidsq.play.games.queens_collection.figures import possible
from kidsq.store.db.database import writing
from kidsq.store.play import questions

from ..collection import decides, play_until, sit_down, view_of
from ..conftest import Open
from ..fits import arrive
from ..sitting import Child
from .test_tidying import POINTED_AT

Act = Callable[[Child, Locator], object]
TEAM = ("dotti", "bruno", "tilo")


def sits(child: Child, *bots: str, edition: str = "rivals", **choices: str) -> Child:
    """Open a table of one round that waits for a tap on "Next"."""
    answer = child.post("/play", edition=edition, bots=list(bots), rounds="1")
    child.game_id = answer.rsplit("/", 1)[1]
    child.choose(**{"speed": "button", **choices})
    child.post(f"/table/{child.game_id}/lessons", lessons="end")
    child.page.goto(f"/table/{child.game_id}")
    return child


def word(card: int) -> str:
    return CARD_NAMES[card].capitalize()


def tapped(child: Child, one: Locator) -> None:
    """A finger: of cards that lie on each other, on the edge that is seen."""
    one.tap(position={"x": 7, "y": 30})


def keyed(child: Child, one: Locator) -> None:
    one.focus()
    child.page.keyboard.press("Enter")


def choose(act: Act, child: Child, where: Locator, cards: Sequence[int]) -> None:
    """Pick these cards there, of equal ones always another."""
    for card in cards:
        free = where.get_by_role("checkbox", name=word(card), exact=True, checked=False).first
        place = free.get_attribute("id")
        act(child, free)
        expect(child.page.locator(f"#{place}")).to_be_checked()


def make(act: Act, child: Child, move: Move) -> None:
    """One move as a child makes it."""
    page = child.page
    if move.kind in ("reveal", "stop", "done"):
        names = {"reveal": re.compile("Turn up!|One more!"), "stop": re.compile("^Stop"), "done": "I am done"}
        child.and_then(lambda: act(child, page.get_by_role("button", name=names[move.kind])))  # type: ignore[arg-type]
        return
    choose(act, child, child.hand, move.cards)
    if move.kind == "share":
        act(child, page.get_by_role("button", name="Trade with my partner"))
        choose(act, child, page.get_by_role("group", name=re.compile("^The cards of")), move.got)
    else:
        choose(act, child, page.get_by_role("list", name="Open cards"), move.got)
    trade = page.get_by_role("button", name="Trade", exact=True)
    if move.kind == "trade" and trade.get_attribute("aria-pressed") != "true":
        act(child, trade)
    box = page.get_by_role("radio", name=re.compile(f"^{COLOURS[move.colour]} box", re.I), disabled=False)
    if move.kind == "pair" and box.count():
        act(child, box)
    go = page.get_by_role("button", name="Take!" if move.kind == "pair" else "Trade!")
    child.and_then(lambda: act(child, go))


@pytest.mark.core
def test_a_child_compares_two_collections_and_what_is_not_it_yet_is_shown(open_for: Open) -> None:
    child = sits(open_for("tablet"), "bruno")
    db, key = child.served.app.extensions["kidsq"].store.connection(), "c" * 32
    shown = Compare(1, "diff:7-4", (7, 4), (2, 3, 4, 5, 11), 0.2, about="child")
    at, text, ply = "2026-11-20T10:00:00.000Z", payload.to_json(shown), view_of(child).ply
    with writing(db):
        questions.ask(db, questions.StoredQuestion(key, child.game_id, ply, 0, None, shown.task, text, at))
    current_game._cache.clear()
    child.page.goto(f"/table/{child.game_id}")
    panel = child.page.locator("#answer")
    expect(panel).to_contain_text("You have 7 figures, I have 4. How many more do you have?")
    child.tap(panel.get_by_role("button", name="4", exact=True))
    expect(child.page.locator("#line")).to_have_text("Look: 7 − 4 = 3.")
    expect(panel).to_have_count(0)
    (row,) = [row for row in child.attempts if row["task"] == "compare"]
    assert (row["correct"], row["error"]) == (0, "off_by_one")


def to_the_end(child: Child, act: Act, bot: str = "tilo") -> list[str]:
    """Play a game until it is over, as this bot would; the kinds of moves made here."""
    mine: list[str] = []
    while child.phase != "over":
        if child.phase == "watch":
            child.press("Next")
        elif child.phase == "question":
            child.press("Not now")
        else:
            view: CollectingView = view_of(child)
            move = queens_collection.choose(bot, view, Random(view.ply))
            make(act, child, move)
            assert child.moves[view.ply] == move.text
            mine.append(move.kind)
    return mine


@pytest.mark.thorough
@pytest.mark.parametrize("act", [tapped, keyed])
def test_a_whole_game_of_rivals_is_played(open_for: Open, act: Act) -> None:
    child = sits(open_for("tablet"), "dotti")
    assert {"reveal", "stop", "pair", "done"} <= set(to_the_end(child, act))
    expect(child.button("Play again")).to_be_visible()


@pytest.mark.thorough
def test_a_whole_game_of_teams_is_tapped(open_for: Open) -> None:
    child = sits(open_for("tablet"), *TEAM, edition="teams")
    assert "pair" in to_the_end(child, tapped)
    expect(child.page.get_by_role("img", name="Team Heart").first).to_be_visible()


def test_the_partner_is_named_where_a_card_of_it_is_meant(open_for: Open) -> None:
    child = play_until(sit_down(open_for("tablet"), "teams", TEAM, rounds="4"), decides("take", hand=5))
    page = child.page
    page.goto(f"/table/{child.game_id}")
    own = page.locator("#turn > .hand .kin .card:last-of-type input").first
    own.tap(force=True)
    expect(page.locator("#go")).to_have_text(re.compile("And an open card"))
    page.get_by_role("button", name="Trade with my partner").tap()
    expect(page.locator("#go")).to_have_text(re.compile("And one from Dotti"))


def no_pair(view: CollectingView) -> bool:
    return len(view.legal) == 1


def test_the_tray_shows_what_one_more_pair_would_be(open_for: Open) -> None:
    child = play_until(sit_down(open_for("tablet"), "rivals", ["dotti"], rounds="2"), decides("more", more=no_pair))
    child.page.goto(f"/table/{child.game_id}")
    expect(child.page.locator("#plan .unknown")).to_have_count(2)
    expect(child.page.locator("#go")).to_be_enabled()


def has_one_pair(view: CollectingView) -> bool:
    """Of the cards of this hand one goes with one that lies open, and one with none; no jokers."""
    held, pairs = set(view.hand), {move.cards for move in view.legal if move.kind == "pair"}
    return JOKER not in (*held, *view.display) and len(pairs) == 1 and len(held) > 1 and len(view.hand) == len(held)


def led_to(child: Child) -> str:
    """The id of what the hand points at, once it stands there."""
    arrive(child.page)
    _at, there = child.page.evaluate(POINTED_AT)
    return next((one for one in there if one), "")


def test_the_hand_leads_a_new_child_to_a_pair_and_back_to_it_from_what_fits_nothing(open_for: Open) -> None:
    child = play_until(sit_down(open_for("phone"), "rivals", ["dotti"]), decides("take", more=has_one_pair))
    page, view = child.page, view_of(child)
    page.goto(f"/table/{child.game_id}")
    child.through_the_story()
    (pair,) = [move for move in view.legal if move.kind == "pair"]
    mine, lying = f"c{view.hand.index(pair.cards[0])}", f"d{view.display.index(pair.got[0])}"
    assert led_to(child) == mine
    expect(page.locator("#plan .mini.to-come")).to_have_count(2)  # what it leads to, before the first tap
    stray = next(at for at, card in enumerate(view.hand) if card not in pair.cards)
    child.tap(page.locator(f"#c{stray}"))
    assert led_to(child) == "back"
    child.tap(page.locator("#back"))
    child.tap(page.locator(f"#{mine}"))
    assert led_to(child) == lying
    child.tap(page.locator(f"#{lying}"))
    assert led_to(child) == "go"
    child.and_then(lambda: child.tap(page.locator("#go")))
    assert child.moves[view.ply] == pair.text


def test_the_hand_leaves_it_to_the_child_whether_to_risk_what_lies_turned_up(open_for: Open) -> None:
    child = sit_down(open_for("tablet"), "rivals", ["dotti"])
    child.page.goto(f"/table/{child.game_id}")
    child.through_the_story()
    assert led_to(child) == "reveal"
    play_until(child, decides("reveal", revealed=2))
    child.page.reload()
    expect(child.page.locator("#reveal")).to_be_visible()
    expect(child.page.locator("#pointer")).to_be_hidden()


def test_equal_cards_on_a_phone_are_taken_one_tap_after_another(open_for: Open) -> None:
    child = sits(open_for("phone"), "dotti")
    setup = queens_collection.deal("rivals", 2, Random(1), {"rounds": 1})
    rest = sorted(setup.draw, key=lambda name: name == "red")[:-2]
    draw = ("red", rest[0], "red", *rest[1:])
    child.served.set_deal(child.game_id, replace(setup, first=0, draw=draw))
    child.page.reload()
    child.press(re.compile("^Stop"))
    picked = child.hand.get_by_role("checkbox", checked=True)
    for number in (1, 2, 0):
        child.tap(child.card("Red", 1))
        expect(picked).to_have_count(number)


def test_what_fits_is_what_the_rules_allow(page: Page) -> None:
    script = (CHECKOUT / "static/games/queens_collection/collecting/fits.js").read_text(encoding="utf-8")
    chance, asked, expected = Random(5), [], []
    for edition in ("rivals", "teams") * 6:
        for view in takes(edition, chance):
            for cards in {one for n in (1, 2, 3) for one in combinations(view.hand, n)}:
                found = possible(view, cards)
                mine = [CARD_NAMES[card] for card in cards]
                for at, card in enumerate(view.display):
                    asked.append([mine, CARD_NAMES[card]])
                    kinds = [COLOURS[colour] for colour in found.display.get(at, ())]
                    expected.append([kinds, len(cards) == 1 and at in found.trade])
    answers = page.evaluate(
        """([script, asked]) => {
        const fits = new Function(script.replaceAll('export ', '') + 'return { pairColours, mayTrade };')();
        return asked.map(([cards, open]) => [fits.pairColours(cards, open), fits.mayTrade(cards, [open])]);
    }""",
        [script, asked],
    )
    assert len(asked) > 300
    wrong = [(ask, want, got) for ask, want, got in zip(asked, expected, answers, strict=True) if want != got]
    assert wrong == []


def takes(edition: str, chance: Random) -> list[CollectingView]:
    """Some views of a game of random moves in which cards are taken."""
    table = queens_collection.start(queens_collection.deal(edition, 4, chance))
    found: list[CollectingView] = []
    for _ in range(60):
        view = table.view(table.mover)
        if isinstance(view, CollectingView) and view.decision == "take" and len(view.hand) < 8:
            found.append(view)
        table.play(chance.choice(table.legal_moves()), lambda cards: chance.sample(list(cards), len(cards)))
    return found
