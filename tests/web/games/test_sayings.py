"""What friends say: enough of it in every language, short enough for a bubble, and never twice in a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from kidsq.games import sleeping_queens
from kidsq.games.sleeping_queens import BOTS
from kidsq.games.sleeping_queens.bots import Say
from kidsq.games.sleeping_queens.cards import QUEEN_NAMES
from kidsq.i18n.languages import SPOKEN
from kidsq.play import Moment
from kidsq.play.current_game import after
from kidsq.play.games.sleeping_queens.friends_memory import NO_PAST, FriendsPast
from kidsq.play.moment import Played
from kidsq.web.games.sleeping_queens import sayings
from kidsq.web.games.sleeping_queens.sayings import Teller
from kidsq.web.games.sleeping_queens.words import TableNames
from kidsq.web.http import language

LONGEST = 44
"""Signs that a bubble holds."""
NAMES = TableNames(("Me", "Bruno"))
LONG_SUM = {"left": "2 + 3 + 4", "total": 10, "row": "2, 3, 4", "n": 10}


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("tag", SPOKEN)
def test_a_friend_has_six_lines_for_whatever_happens_each_its_own_and_short(tag: str, bot: str) -> None:
    language.TAG.set(tag)
    queen = max((NAMES.queen(queen) for queen in range(1, len(QUEEN_NAMES))), key=len)
    language.TAG.set(None)
    lines = sayings.lines_of(tag, bot)
    assert set(lines) == set(sayings.lines_of("en", bot))
    assert {event: len(said) for event, said in lines.items() if len(said) < 6} == {}
    said = [line for event in lines.values() for line in event]
    assert sorted(set(said)) == sorted(said)
    assert [line for line in said if len(line % {**LONG_SUM, "queen": queen}) > LONGEST] == []


@pytest.mark.parametrize("tag", SPOKEN)
def test_a_line_has_the_values_of_its_event(tag: str) -> None:
    for bot in BOTS:
        for event, lines in sayings.lines_of(tag, bot).items():
            needed = {"sum": ("%(left)s", "%(total)s")}.get(event, ())
            known = {
                "sum": LONG_SUM,
                "you_said": {"left": "2 + 3", "total": 5},
                "run": {"row": "2, 3, 4"},
                "pair": {"n": 4},
                "sorry_steal": {"queen": "Moon Queen"},
                "sorry_potion": {"queen": "Moon Queen"},
                "last_took": {"queen": "Moon Queen"},
            }.get(event, {})
            for line in lines:
                assert all(value in line for value in needed), line
                assert line % known, line  # raises KeyError if it names what this event does not have


@pytest.mark.parametrize("tag", SPOKEN)
def test_in_a_first_game_there_are_sums_enough_in_one_direction(tag: str) -> None:
    for bot in BOTS:
        sums = sayings.lines_of(tag, bot)["sum"]
        assert len([line for line in sums if line.index("%(left)s") < line.index("%(total)s")]) >= 4


FRIENDS = [("bruno", "pippa"), ("fenna", "tilo"), ("hugo", "dotti"), ("bruno", "bruno")]


def moments(seed: int) -> Iterator[tuple[str, Moment]]:
    """All that two friends say in a game with somebody who plays like Fenna, and who says it."""
    rng = Random(seed)
    bots = (None, *FRIENDS[seed % len(FRIENDS)])
    known = Played("sleeping_queens", "", bots, sleeping_queens.start(sleeping_queens.deal("classic", 3, rng)))
    while known.table.mover >= 0:
        table = known.table.copy()
        move = sleeping_queens.choose(bots[table.mover] or "fenna", table.view(table.mover), rng)
        table.play(move, lambda cards: rng.sample(cards, len(cards)))
        known = after(known, move, table)
        moment = known.moments[-1]
        if moment.say is not None:
            yield str(bots[moment.speaker]), moment


PASTS = [NO_PAST, FriendsPast(3, won=True), FriendsPast(5, lost=True), FriendsPast(1, taken="knight 1 moon")]


def told(seed: int) -> list[tuple[str, str | None]]:
    past, friends = PASTS[seed % 3], FRIENDS[seed % len(FRIENDS)]
    lines = []
    for bot, moment in moments(seed):
        teller = Teller(bot, f"game {seed}", friends, past)
        event = sayings.event_of(teller, moment.say, moment.said_before)
        lines.append((bot, sayings.line_of(teller, event, moment.said_before)))
    return lines


def test_no_line_is_heard_twice_in_a_game_and_a_page_loaded_again_says_the_same() -> None:
    heard = [told(seed) for seed in range(40)]
    for lines in heard:
        spoken = [line for line in lines if line[1] is not None]
        assert len(set(spoken)) == len(spoken)
    assert told(7) == heard[7]
    assert sum(len({bot for bot, _ in lines}) for lines in heard) > 60  # everybody speaks
    assert any(line is None for lines in heard for _, line in lines)  # who has said it all is silent


def test_friends_speak_of_what_a_child_does() -> None:
    codes = {moment.say.code for seed in range(12) for _, moment in moments(seed) if moment.speaker != moment.seat}
    assert codes == {"you_woke", "you_said", "you_blocked"}


def first_words(game_id: str, past: FriendsPast = NO_PAST, code: str = "single") -> str:
    return sayings.event_of(Teller("bruno", game_id, ["bruno"], past), Say(code), ())


def test_something_rare_happens_about_once_in_eight_games() -> None:
    rare = [event for n in range(400) if (event := first_words(f"{n:032x}")) != "single"]
    assert set(rare) == set(sayings.RARE)
    assert 30 <= len(rare) <= 70


def test_a_friend_thinks_of_the_last_game_and_of_none_with_a_guest() -> None:
    for past, event in zip(PASTS[1:], ("last_won", "last_lost", "last_took"), strict=True):
        seen = {first_words(f"{n:032x}", past) for n in range(40)} - set(sayings.RARE)
        assert seen == {"single", event}
    assert not any(first_words(f"{n:032x}").startswith("last") for n in range(40))
    assert {first_words(f"{n:032x}", PASTS[1], "sorry_steal") for n in range(40)} == {"sorry_steal"}


def test_the_next_game_with_a_friend_begins_with_other_lines() -> None:
    games = [Teller("bruno", "a game", ["bruno"], FriendsPast(n)) for n in (1, 2, 3)]
    assert len({sayings.line_of(teller, "blocked", ()) for teller in games}) == 3


def test_what_was_taken_last_time_is_named() -> None:
    tellers = [
        Teller("tilo", f"{n:032x}", ["tilo"], replace(PASTS[3], games=many))
        for n, many in product(range(20), (1, 2, 3))
    ]
    said = {sayings.remark(teller, Say("single", ("3",)), (), NAMES)[0] for teller in tellers}
    assert "I still walk after my Moon Queen." in said
