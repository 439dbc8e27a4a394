"""The end of a game: what went well for who did not win, all of it true; and a bot one step further after a win."""

import html
import re
from dataclasses import replace

import pytest
from answers import said

from kidsq.games.sleeping_queens import BOTS
from kidsq.play import next_bot
from kidsq.play.games.sleeping_queens.uses import Fact, went_well
from kidsq.store.db.database import writing
from kidsq.store.people import people, settings
from kidsq.store.play import attempts, games
from kidsq.web.games.sleeping_queens import scene

from .dealt import connection, play

FIVE = ("king",) * 5
LOSES = (
    "discard 2",
    "king 0",
    "discard 3",
    "king 1",
    "discard 4",
    "king 2",
    "discard 5",
    "king 3",
    "discard 6",
    "king 4",
)
WINS = ("king 0", "discard 2", "king 1", "discard 3", "king 2", "discard 4", "king 3", "discard 5", "king 4")
NUMBERS = ("2", "3", "4", "5", "6")


@pytest.fixture
def mira(app, child):
    child.client.post("/players", data={"nickname": "Mira", "face": "face-3"})
    return people.all_learners(connection(app))[0].id


def lose(app, child, who, **more):
    return play(app, child, who, *LOSES, hand=NUMBERS, others=FIVE, **more)


def win(app, child, who, **more):
    return play(app, child, who, *WINS, hand=FIVE, others=NUMBERS, **more)


def facts(db, game, seat=0):
    return {fact.kind: fact for fact in went_well(db, games.load(db, game), seat)}


def log(db, game, learner, text, number=0, **columns):
    key = f"{game}{number}"
    row = replace(said(text), learner=learner, game_id=game, attempt_id=key)
    with writing(db):
        attempts.append(db, replace(row, **columns))


def lines(child):
    return re.findall(r'class="went-well">.*?<span>([^<]*)</span>', child.look().said, re.S)


# -- what is true -----------------------------------------------------------------------------------------------------


def test_nothing_is_made_up(app, child, mira):
    db, game = lose(app, child, mira)
    assert facts(db, game) == {"played": Fact("played")}
    assert lines(child) == ["You played to the very end."]


def test_sums_help_and_noticing_are_counted_for_this_child_alone(app, child, mira):
    db, game = lose(app, child, mira)
    log(db, game, mira, "2+3=5")
    log(db, game, mira, "2+3=6", 1)
    log(db, game, None, "2+2=4", 2)
    assert {"sums": Fact("sums", 1), "played": Fact("played")} == facts(db, game)
    log(db, game, mira, "2+3=5", 3, task="help_bot")
    log(db, game, mira, "2+3=5", 4, task="check_bot", truth="false", response="false")
    log(db, game, mira, "2+3=5", 5, task="check_bot", truth="true", response="true")
    assert list(facts(db, game)) == ["noticed", "helped", "sums", "played"]
    assert lines(child) == ["You spotted a sum that didn't match.", "You helped a friend."]
    assert child.said.index('class="went-well"') < child.said.index("<h2>"), "who won is told after it"
    assert re.findall(r'class="went-well">.*?#([\w-]+)"', child.said, re.S) == ["owl-happy", "friend-bruno-happy"]


@pytest.mark.parametrize(("shown", "response", "found"), [(0, "3", True), (0, "4", False), (2, "3", False)])
def test_by_heart_is_only_what_no_bed_has_told(app, child, mira, shown, response, found):
    db, game = lose(app, child, mira)
    recalled = {"task": "recall_queen", "skill": "recall", "correct": None, "hint_shown": shown, "response": response}
    log(db, game, mira, "2+3=5", presented='{"remembered":{"3":"rainbow"}}', **recalled)
    assert ("You found the Rainbow Queen by heart." in lines(child)) is found


def test_queens_that_were_woken_and_the_one_that_is_new(app, child, mira):
    db, game = play(app, child, mira, "king 0", "discard 2", "king 1")
    assert facts(db, game)["woke"] == Fact("woke", 2, queens=("moon", "rainbow"))
    assert facts(db, game)["new"] == Fact("new", what="rainbow")
    assert "woke" not in facts(db, game, seat=1)
    _db, again = play(app, child, mira, "king 0")
    assert "new" not in facts(db, again)


def test_queens_that_were_woken_are_drawn_and_not_one_that_a_knight_has_brought(app, child):
    steals = ("king 0", "king 1", "knight 1 rainbow", "allow", "king 2", "king 7")
    loses = ("king 3", "discard 2", "king 4", "discard 3", "king 5")
    play(app, child, "guest", *steals, *loses, hand=("king", "knight", "king", "2", "3"), others=FIVE)
    assert "You woke 2 queens." in lines(child)
    drawn = re.findall(r'class="went-well">.*?</i>', child.said, re.S)
    assert re.findall(r"#(queen-\w+)", drawn[-1]) == ["queen-moon", "queen-peacock"]


@pytest.mark.parametrize(
    ("attack", "shield", "what"), [("knight 0 moon", "dragon", "knight"), ("potion 0 moon 0", "wand", "potion")]
)
def test_what_was_kept_away(app, child, mira, attack, shield, what):
    weapon = attack.split()[0]
    db, game = play(app, child, mira, "king 0", attack, "block", hand=("king", shield, "2", "3", "8"), others=(weapon,))
    assert facts(db, game)["blocked"] == Fact("blocked", what=what)
    assert "blocked" not in facts(db, game, seat=1)


# -- the page ---------------------------------------------------------------------------------------------------------


def test_who_has_won_is_told_nothing_but_that(app, child, mira):
    win(app, child, mira)
    assert lines(child) == []
    assert "You won!" in child.said


def test_no_time_is_told_and_nobody_is_compared():
    for kind in ("recalled", "noticed", "new", "helped", "sums", "blocked", "counted", "woke", "played"):
        for n in (1, 3):
            what = "knight" if kind == "blocked" else "moon"
            sentence = scene._sentence(Fact(kind, n, what), "classic")
            assert sentence.startswith(("You ", "The Moon Queen "))
            assert not re.search(r"second|minute|fast|more|better|than|best|most", sentence)


# -- a bot one step further ----------------------------------------------------------------------------------------


def offered(child):
    found = re.search(r'class="next-friend">(.*?)</form>', child.look().said, re.S)
    return found and re.findall(r'name="bots" value="(\w+)"', found[1])


def test_after_a_win_the_next_bot_would_like_to_play(app, child, mira):
    win(app, child, mira)
    friend = BOTS[BOTS.index("bruno") + 1]
    assert offered(child) == [friend]
    form = re.search(r'class="next-friend">(.*?)</form>', child.said, re.S)[1]
    fields = {}
    for name, value in re.findall(r'name="(\w+)" value="([^"]*)"', form):
        fields.setdefault(name, []).append(value)
    child.url = child.client.post("/play", data=fields).headers["Location"]
    assert f"friend-{friend}" in child.look().said
    assert "Mira" in child.said


def test_nobody_is_offered_to_who_did_not_win(app, child, mira):
    lose(app, child, mira)
    assert offered(child) is None


def test_the_strongest_bot_has_no_next_and_company_changes_by_one(app, child, mira):
    db, game = play(app, child, mira, bots=(BOTS[-1],))
    assert next_bot(games.load(db, game)) is None
    db, game = play(app, child, mira, bots=(BOTS[2], BOTS[0]))
    assert next_bot(games.load(db, game)) == (BOTS[3], (BOTS[2], BOTS[3]))


def test_a_bot_whom_grown_ups_do_not_allow_is_not_offered(app, child, mira):
    db, _game = win(app, child, mira)
    with writing(db):
        settings.write_all(db, settings.of_learner(mira), {"friends": "bruno"})
    assert offered(child) is None


# -- several at one screen, and who has not won ------------------------------------------------------------------------


def test_each_of_two_at_one_screen_has_what_went_well_in_its_own_turns(app, child):
    db, game = play(app, child, ["guest", "guest"], "discard 2", "discard 2")
    log(db, game, None, "2+3=5", ply=0)
    log(db, game, None, "2+2=4", 1, ply=1)
    log(db, game, None, "1+4=5", 2, ply=1)
    assert facts(db, game, 0)["sums"] == Fact("sums", 1)
    assert facts(db, game, 1)["sums"] == Fact("sums", 2)


def test_who_has_not_won_is_awaited_by_a_queen_who_still_sleeps(app, child, mira):
    lose(app, child, mira)
    waits = re.findall(r'class="waits">.*?#sleeper-([\w-]+)"', child.look().said, re.S)
    assert waits
    assert f"#queen-{waits[0]}" not in child.said
    win(app, child, mira)
    assert 'class="waits"' not in child.look().said


@pytest.mark.parametrize("named", [True, False])
def test_the_queen_who_waits_is_at_home_and_says_so_when_she_is_woken_in_the_next_game(app, child, mira, named):
    who = mira if named else "guest"
    child.client.post("/players/choose", data={"player": who})
    lose(app, child, who)
    (waits,) = re.findall(r'class="waits">.*?#sleeper-([\w-]+)"', child.look().said, re.S)
    assert waits == "cat"
    assert re.search(r'class="waits-for".*?#sleeper-cat"', child.client.get("/").text, re.S)
    play(app, child, who, "king 4")
    assert "waits-for" not in child.client.get("/").text
    assert "I waited for you!" not in child.look().said, "of another queen"
    play(app, child, who, "king 5")
    assert "I waited for you!" not in child.look().said, "she waited for the game before"
    lose(app, child, who)
    play(app, child, who, "king 5")
    assert "I waited for you!" in html.unescape(child.look().said)


def test_nobody_waits_at_home_after_a_win(app, child, mira):
    win(app, child, mira)
    assert "waits-for" not in child.client.get("/").text
