"""The owl shows each thing when it first happens, once: by child, by browser, until it is skipped, again when asked."""

from __future__ import annotations

import re

import pytest

from kidsq.games.sleeping_queens.moves import read_move
from kidsq.learning import questions
from kidsq.play import Chance, Visitor, current_game, turn
from kidsq.play.fitting import friends
from kidsq.play.games.sleeping_queens.tips import TIPS
from kidsq.store.db.database import writing
from kidsq.store.people import people, settings
from kidsq.store.play import tips_seen

from ..playing import browser

AT = "2026-11-20T12:00:00.000Z"


@pytest.fixture(autouse=True)
def bots_ask_where_it_is_about_asking(monkeypatch):
    """Elsewhere no question of a bot comes first; whether one does is a matter of chance."""
    monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: False)


def tip(child):
    found = re.findall(r'name="lesson" value="(\d (?!prologue)\w+)"', child.shown)  # the story comes before all tips
    assert len(found) < 2
    return found[0].partition(" ")[2] if found else None


def said(child):
    return re.search(r'name="lesson" value="(?!\d prologue)([^"]+)"', child.shown)[1]


AIMS = ("goal:4:0", "goal:5:0", "goal:5:50", "goal:4:40")


def has_seen(app, child, *codes):
    """The aim, which comes first of all (test_aim.py), and these."""
    db = app.extensions["kidsq"].store.connection()
    ((device,),) = db.execute("SELECT device FROM games WHERE id = ?", (child.game_id,)).fetchall()
    with writing(db):
        settings.write(db, settings.of_device(device), tips_seen.KEY, " ".join((*AIMS, *codes)))
    return child.look()


def has_played_to_an_end(app):
    db = app.extensions["kidsq"].store.connection()
    with writing(db):
        db.execute("UPDATE games SET ended_at = '2026-11-20T10:00:00.000Z', result_json = '{\"result\":{}}'")


NUMBERS = ("hand", "sum", "row", "twins", "one")


@pytest.mark.parametrize(
    ("code", "hand", "how", "seen"),
    [
        ("king", ["king", "1", "3", "5", "6"], {}, ()),
        ("hand", ["1", "1", "3", "5", "6"], {}, ()),
        ("sum", ["2", "3", "5", "6", "6"], {}, ("hand",)),
        ("twins", ["3", "3", "1", "5", "5"], {}, ("hand",)),
        ("jester", ["jester", "3", "4", "5", "6"], {}, ("hand",)),
        ("one", ["5", "7", "8", "9", "10"], {"edition": "classic"}, ("hand",)),
        ("row", ["2", "3", "4", "7", "7"], {"edition": "little"}, ("hand",)),
    ],
)
def test_each_card_is_shown_when_it_first_lies_in_the_hand(app, child, deal, code, hand, how, seen):
    deal(child, hand, **{"edition": "first_night", **how})
    has_seen(app, child, *seen)
    assert tip(child) == code
    has_seen(app, child, *seen, code)
    assert tip(child) != code


@pytest.mark.parametrize("hint", ["0", "1"])
@pytest.mark.parametrize(
    ("hand", "pointed_at"),
    [
        (["1", "2", "4", "4", "6"], None),
        (["king", "2", "4", "4", "6"], "king"),
        (["jester", "2", "4", "4", "9"], "jester"),
        (["1", "3", "5", "7", "10"], None),
    ],
)
def test_with_little_help_hand_glow_and_owl_tell_nothing_of_the_numbers(app, child, deal, hint, hand, pointed_at):
    deal(child, hand)
    child.post("settings", hint=hint)  # what glows at this ply goes on glowing
    deal(child, hand)
    has_seen(app, child, "hand", "friend")
    pointed = re.findall(r'data-card="(\w+)"[^>]* data-order', child.shown)
    assert pointed == ([pointed_at] if pointed_at else [])
    assert "Twins! Tap" not in child.said
    assert tip(child) == (pointed_at or "sum")
    assert not re.findall(r'class="card n\d+ m[A-D]', child.shown)


@pytest.mark.parametrize("card", ["dragon", "wand"])
def test_what_waits_in_the_hand_is_shown_where_no_hand_leads(app, child, deal, card):
    deal(child, ["king", "1", "3", "5", "6"])
    has_seen(app, child, "hand")
    has_played_to_an_end(app)
    deal(child, [card, "1", "3", "5", "9"])
    has_seen(app, child, "turned", *NUMBERS)
    assert tip(child) == card


@pytest.mark.parametrize("knows", ["hand", "*"])
def test_that_sums_begin_with_their_total_is_shown_once_also_to_those_who_know_the_game(app, child, deal, knows):
    deal(child, ["king", "1", "3", "5", "6"])
    has_seen(app, child, "hand")
    has_played_to_an_end(app)
    while 'data-layout="c=a+b"' not in child.shown:
        deal(child, ["1", "1", "3", "5", "9"])
    has_seen(app, child, knows)
    assert tip(child) == "turned"
    child.post("lessons", lessons="seen", lesson="0 turned")
    assert tip(child) != "turned"


@pytest.mark.parametrize(
    ("hand", "pointed_at"),
    [
        (["king", "1", "2", "3", "jester"], "king"),
        (["jester", "2", "3", "5", "6"], "sum"),
        (["jester", "2", "2", "6", "9"], "twins"),
        (["jester", "knight", "1", "6", "9"], "jester"),
    ],
)
def test_the_owl_tells_of_what_the_hand_points_at(app, child, deal, hand, pointed_at):
    deal(child, hand)
    has_seen(app, child, "hand", "one", "friend")
    first = re.search(r'data-card="(\w+)"[^>]* data-order="0"', child.shown)[1]
    assert tip(child) == pointed_at
    assert first == pointed_at or pointed_at in ("sum", "twins")
    has_seen(app, child, "hand", pointed_at)
    assert tip(child) is None  # the other cards of this hand wait until the hand points at them


@pytest.mark.parametrize(
    ("hand", "edition", "goes"),
    [
        (["1", "5", "8", "dragon", "wand"], "little", 0),
        (["1", "8", "dragon", "dragon", "wand"], "little", 3),
        (["1", "8", "knight", "knight", "wand"], "little", 0),
        (["knight", "knight", "potion", "dragon", "wand"], "little", 1),
        (["1", "8", "dragon", "dragon", "wand"], "gamefactory", 0),
    ],
)
def test_where_nothing_else_can_be_done_the_hand_points_at_what_is_missed_least(child, deal, hand, edition, goes):
    deal(child, hand, edition=edition)
    assert re.findall(r'data-place="(\d)"[^>]* data-order', child.shown) == [str(goes)]


def test_a_king_then_a_queen_then_a_bot(app, child, deal):
    deal(child, ["king", "1", "1", "5", "6"], edition="first_night", others=["king"], beds=["cake", "heart"])
    has_seen(app, child)
    assert tip(child) == "king"
    child.turn(move="king 0", lesson=said(child))
    assert (child.phase, tip(child)) == ("watch", "queen")
    assert "Your queen! 4 queens win." in child.said
    assert "#queen-cake" in re.search(r'class="tip.*?</form>', child.shown, re.DOTALL)[0]
    play(app, child, "king 1")
    has_seen(app, child, *(code for code in TIPS if code != "friend"))
    assert tip(child) is None  # for it is this child's turn, and a hand points
    child.turn(card="0")
    assert (child.phase, tip(child)) == ("watch", "friend")


def picture(child):
    return re.search(r'<div class="tip.*?</form>|<div class="tip.*', child.shown, re.DOTALL)[0]


def test_a_queen_is_told_of_when_she_comes_and_not_with_a_later_play(app, child, deal):
    deal(child, ["king", "1", "1", "5", "6"], edition="first_night", beds=["cake"])
    has_seen(app, child)
    child.turn(move="king 0", lesson=said(child))
    assert tip(child) == "queen"
    child.to_my_turn()
    has_seen(app, child, "king", "hand", "one")
    child.turn(card="0")
    assert (child.phase, tip(child)) == ("watch", None)


def test_the_pictures_of_tips_are_of_this_child_and_its_own_hand(app, child, deal):
    child.client.post("/players", data={"nickname": "Mira", "face": "face-3"})
    mira = people.all_learners(app.extensions["kidsq"].store.connection())[0].id
    db = app.extensions["kidsq"].store.connection()
    with writing(db):
        settings.write(db, settings.of_learner(mira), tips_seen.KEY, " ".join((*AIMS, "king", "sum", "twins", "one")))
    deal(child, ["3", "4", "5", "5", "6"], edition="first_night", bots=["bruno"])
    assert tip(child) == "hand"
    assert re.findall(r'class="leaf n(\d+)', picture(child)) == ["3", "4", "5", "5", "6"]
    hand = ["king", "king", "3", "5", "6"]
    deal(child, hand, edition="first_night", others=["6", "6"], beds=["cat", "dog"], bots=["bruno"])
    child.turn(move="king 0")
    child.to_my_turn()
    child.turn(move="king 1")
    assert tip(child) == "quarrel"
    assert "face-21" not in picture(child)
    assert "face-3" in picture(child)


def test_rose_wakes_one_more(app, child, deal):
    deal(child, ["king", "1", "3", "5", "6"], edition="first_night", beds=["rose"])
    has_seen(app, child)
    child.turn(move="king 0", lesson=said(child))
    assert (child.phase, tip(child)) == ("wake", "rose")
    child.turn(move="wake 1", lesson=said(child))
    assert tip(child) == "queen"


@pytest.mark.parametrize("beds", [["cat", "dog"], ["dog", "cat"]])
def test_cat_and_dog(app, child, deal, beds):
    deal(child, ["king", "king", "3", "5", "6"], edition="first_night", others=["6", "6"], beds=beds, players=2)
    has_seen(app, child)
    child.turn(move="king 0")
    child.to_my_turn()
    child.turn(move="king 1")
    assert tip(child) == "quarrel"
    assert "Cat and Dog never stay together." in child.said
    assert re.findall("#(?:queen|sleeper)-(cat|dog)", picture(child)) == [*beds, beds[1]]


def test_the_queen_of_a_tip_is_the_childs_or_the_friends_own(app, child, deal):
    deal(child, ["king", "1", "1", "5", "6"], edition="classic", others=["king"], beds=["cake", "moon"])
    child.turn(move="king 0")
    child.post("answer", key=child.key, skip="1")
    has_seen(app, child, *(code for code in TIPS if code != "points"))
    assert tip(child) == "points"
    assert re.findall(r'#queen-(\w+)|class="worth">(\d+)', picture(child)) == [("cake", ""), ("", "5")]
    play(app, child, "king 1")
    has_seen(app, child, *(code for code in TIPS if code != "friend"))
    child.turn(card="0")
    assert tip(child) == "friend"
    assert "#queen-moon" in picture(child)


@pytest.mark.parametrize(
    ("edition", "line"),
    [("classic", "Remember her bed, and her points!"), ("little", "Remember which bed she sleeps in!")],
)
def test_who_goes_back_to_sleep_is_worth_remembering_and_the_owl_says_so_once(app, child, deal, edition, line):
    deal(child, ["king", "1", "3", "8", "9"])
    has_seen(app, child, "hand")
    has_played_to_an_end(app)
    deal(child, ["king", "1", "3", "8", "9"], edition=edition, others=["potion", "6"], beds=["cake"], players=2)
    has_seen(app, child, *(tip for tip in TIPS if tip not in ("remember", "turned")))
    child.turn(move="king 0")
    play(app, child, "potion 0 cake 0")
    play(app, child, "allow")
    child.to_my_turn()
    assert tip(child) == "remember"
    assert line in child.said
    child.post("lessons", lessons="seen", lesson="0 remember")
    assert tip(child) != "remember"


def test_the_hand_leads_a_king_to_the_bed_that_is_remembered(app, child, deal):
    deal(child, ["king", "king", "3", "8", "9"], others=["potion", "6"], beds=["moon", "rose", "heart", "cake"])
    has_seen(app, child, *TIPS)
    child.turn(move="king 3")
    assert "data-best" not in child.shown
    play(app, child, "potion 0 cake 3")
    play(app, child, "allow")
    child.look().to_my_turn()
    assert 'data-best="3"' in child.shown


def play(app, child, move):
    """Let whoever is on turn play this."""
    house = app.extensions["kidsq"]
    db = house.store.connection()
    ((device,),) = db.execute("SELECT device FROM games WHERE id = ?", (child.game_id,)).fetchall()
    request = turn.Request(db, Visitor(device), child.game_id, Chance(AT, house.randomness))
    with request.writing():
        turn.write_ply(request, read_move(move), None)
    current_game._cache.clear()


@pytest.mark.parametrize(("attack", "answer"), [("knight 0 heart", "dragon"), ("potion 0 heart 0", "wand")])
@pytest.mark.parametrize("holds", [True, False])
def test_an_attack_shows_what_stops_it_when_the_hand_holds_it(app, child, deal, attack, answer, holds):
    card = answer if holds else "1"
    deal(child, ["king", card, "3", "5", "9"], others=[attack.split()[0]], beds=["heart"], bots=["bruno"])
    play(app, child, "king 0")
    play(app, child, attack)
    has_seen(app, child, "king", "queen", "points", "hand", "friend")
    assert (child.phase, tip(child)) == ("defend", answer if holds else None)
    if holds:
        child.turn(move="allow", lesson=said(child))
        assert tip(child) != answer


def test_an_attack_shows_what_stops_it_before_how_one_wins(app, child, deal):
    deal(child, ["king", "dragon", "3", "5", "9"], others=["knight"], beds=["heart"], bots=["bruno"])
    for move in ("king 0", "knight 0 heart"):
        play(app, child, move)
    assert (child.look().phase, tip(child)) == ("defend", "dragon")
    child.turn(move="block", lesson=said(child))
    assert tip(child) == "goal"


def test_a_bot_that_asks(app, child, deal, monkeypatch):
    monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: True)
    deal(child, ["king", "1", "3", "5", "6"], edition="first_night", bots=["bruno"])
    has_seen(app, child)
    for _ in range(12):
        if child.phase == "question":
            break
        child.go_on() if child.phase == "watch" else child.turn(card="0")
    assert (child.phase, tip(child)) == ("question", "asks")
    strip = re.search(r'class="tip.*?name="lesson"', child.shown, re.DOTALL)[0]
    assert not re.search(r"<b>\d", strip)  # a number there could be the answer
    child.post("answer", key=child.key, skip="1", lesson=said(child))
    assert tip(child.look()) != "asks"


@pytest.mark.parametrize(("number", "begun"), [("7", ["1", "2", "3"]), ("3", ["1", "2"]), ("1", [])])
def test_the_first_count_of_a_jester_is_begun_and_its_end_is_for_the_child_to_find(app, child, deal, number, begun):
    hand = ["jester", "2", "4", "9", "10"]
    deal(child, hand, next_cards=[number], edition="classic", bots=["bruno", "pippa"])
    has_seen(app, child)
    child.turn(move="jester")
    assert (child.phase, tip(child)) == ("question", "count")
    assert re.findall(r'class="nth"[^>]*>(\d)<', child.shown) == begun
    child.post("answer", key=child.key, answer="1", lesson=said(child))
    deal(child, hand, next_cards=[number], edition="classic", bots=["bruno", "pippa"])
    child.turn(move="jester")
    assert child.phase == "question"
    assert 'class="nth"' not in child.shown


def test_a_tip_stays_until_the_child_goes_on_and_does_not_come_back(app, child, deal):
    deal(child, ["1", "1", "3", "5", "5"], edition="first_night")
    has_seen(app, child)
    assert tip(child.look()) == tip(child.look()) == "hand"  # looking changes nothing
    child.post("hint", ply=child.ply)
    assert tip(child) == "hand"
    child.turn(card="9", lesson=said(child))
    assert tip(child.look()) == "hand"  # refused: it has not gone on
    child.turn(card=["0", "1"], lesson=said(child))
    child.to_my_turn()
    assert tip(child.look()) not in (None, "hand")


def test_whoever_knows_says_so_once(app, child, deal):
    deal(child, ["king", "1", "3", "5", "6"], edition="first_night")
    child.post("lessons", lessons="end")
    assert tip(child) is None
    child.turn(move="king 0")
    assert tip(child) is None
    deal(child, ["2", "3", "5", "5", "6"])
    assert tip(child) is None
    child.post("lessons", lessons="again")
    assert tip(child) == "goal"


def test_a_wish_that_is_none_is_refused(child, deal):
    deal(child, ["king", "1", "3", "5", "6"], edition="first_night")
    assert child.post("lessons", lessons="burp").status_code == 400
    for nonsense in ("0 burp", "7 king", "king", "0 *", ""):
        child.post("lessons", lessons="again")
        child.post("next", ply=child.ply, lesson=nonsense)
        assert tip(child.look()) == "goal"


def test_each_child_has_tips_of_its_own_and_a_guest_those_of_the_browser(app, child, deal):
    for name, face in (("Mira", "face-1"), ("Leo", "face-2")):
        child.client.post("/players", data={"nickname": name, "face": face})
    db = app.extensions["kidsq"].store.connection()
    both = [row[0] for row in db.execute("SELECT id FROM learners ORDER BY nickname")]
    child.open(edition="first_night", players=both)
    before = None
    for _ in range(6):
        if child.phase == "curtain":
            child.post("curtain", ply=child.ply)
        if child.phase == "turn":
            before = tip(child)
            child.turn(card="0", lesson=said(child))
            break
        child.go_on()
    assert before
    kept = settings.of_key(db, tips_seen.KEY)
    assert len(kept) == 1
    assert before == "goal"
    assert list(kept.values()) == ["goal:4:0"]
    (scope,) = kept
    assert scope.removeprefix("learner:") in both
    child.open(edition="first_night")
    guest = browser(app).open(edition="first_night")
    child.post("lessons", lessons="end")
    assert tip(guest.look()) is not None


def test_others_know_nothing_of_my_tips(app, child, deal):
    deal(child, ["king", "1", "3", "5", "6"], edition="first_night")
    has_seen(app, child)
    assert browser(app).client.post(f"{child.url}/lessons", data={"lessons": "end"}).status_code == 404
    assert tip(child.look()) == "king"


def test_who_played_to_an_end_before_there_were_tips_knows(app, child, deal):
    deal(child, ["king", "1", "3", "5", "6"], edition="first_night")
    has_played_to_an_end(app)
    deal(child, ["king", "1", "3", "5", "6"], edition="first_night")
    assert tip(child) is None
    child.post("lessons", lessons="again")
    assert tip(child) == "goal"


def test_the_end_is_shown_once(app, child, deal):
    deal(child, ["king", "1", "3", "5", "6"], edition="first_night")
    has_seen(app, child, *(code for code in TIPS if code != "win"))
    for _ in range(400):
        if child.phase == "over":
            break
        child.to_my_turn() if child.phase != "turn" else child.turn(
            **({"move": child.legal("king")[0]} if child.legal("king") else {"card": "0"})
        )
    assert tip(child.look()) == "win"
    child.client.post("/play", data={"again": child.game_id})
    assert tip(child.look()) is None


@pytest.mark.full
def test_a_win_by_points_is_drawn_with_its_points_and_one_by_queens_with_crowns(app, child, monkeypatch):
    monkeypatch.setattr(friends, "step_of", lambda stored: None)  # friends as named: both ways come soon
    drawn = {"points": "", "queens": ""}
    for _ in range(12):
        child.open(edition="classic", bots=["tilo"])
        has_seen(app, child, *(code for code in TIPS if code != "win"))
        while child.phase != "over":
            child.to_my_turn() if child.phase != "turn" else child.swap()
        strip = re.search(r'class="tip of-win".*?</div>', child.look().shown, re.DOTALL)[0]
        drawn["points" if "points: that wins" in strip else "queens"] = strip
        if all(drawn.values()):
            break
    assert '<span class="worth">' in drawn["points"]
    assert drawn["points"].count("#crown") < drawn["queens"].count("#crown")
    assert '<span class="worth">' not in drawn["queens"]


@pytest.mark.parametrize("hand", [["1", "2", "3", "4", "10"], ["1", "1", "2", "9", "10"], ["4", "5", "7", "10", "10"]])
def test_a_tip_tells_nothing_of_a_sum_that_is_not_shown(app, child, deal, hand):
    deal(child, hand)
    child.post("settings", hint="0")
    deal(child, hand)
    has_seen(app, child, "hand")
    assert tip(child) == "sum"  # also in a hand without any
    strip = re.search(r'class="tip.*?name="lesson"', child.shown, re.DOTALL)[0]
    shown = [int(n) for n in re.findall(r"<b>(\d+)</b>", strip)]
    assert shown[0] + shown[1] == shown[2]
    assert not {str(n) for n in shown} <= set(hand)


def test_of_two_accounts_of_a_child_the_tips_are_one(app):
    db = app.extensions["kidsq"].store.connection()
    with writing(db):
        tips_seen.note(db, settings.of_learner("a"), "king")
        tips_seen.note(db, settings.of_learner("b"), "hand")
        tips_seen.give(db, "a", "b")
        assert tips_seen.of(settings.read(db, settings.of_learner("b"))) == {"hand", "king"}
        tips_seen.end(db, settings.of_learner("a"))
        tips_seen.give(db, "a", "b")
        assert tips_seen.of(settings.read(db, settings.of_learner("b"))) == {"hand", "king", tips_seen.ALL}


def test_five_at_sixteen_beds_are_taught_too(app, child, deal):
    deal(child, ["1", "1", "3", "5", "6"], edition="deluxe", players=5, bots=["bruno", "pippa", "fenna", "tilo"])
    has_seen(app, child)
    assert tip(child) == "hand"
    assert child.shown.count('class="bed full"') == 16
