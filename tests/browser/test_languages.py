"""Every page in every language: all of its words are in it, and all of them have room where they stand."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest
from answers import pointed, said
from playwright.sync_api import expect
from worlds import put_game

from kidsq.arithmetic.sums.families import FAMILIES
from kidsq.i18n.languages import SPOKEN
from kidsq.learning import questions
from kidsq.play.surprises import gifts
from kidsq.store.classroom import classes, lessons
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.people import adults, child_keys, people
from kidsq.store.play import attempts, probes, surprises

from .conftest import SIZES, TABLET, Complaints, Open, mostly
from .fits import arrive, from_here, resize
from .sitting import Child, Served, arrived
from .table.test_voice import VOICES
from .test_for_everyone import PAGES_OF_CHILDREN
from .test_house_rules import BIG, FOUR, SCROLLS, STATES, SUM_HAND, outside
from .tongues import LONGEST, crowded, english_left, speak_the_longest, words

LANGUAGES = mostly([LONGEST, *SPOKEN], LONGEST)


@pytest.fixture(autouse=True)
def every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the time of a test kidsq speaks the language with the longest words of all, too."""
    speak_the_longest(monkeypatch)


class Look:
    """Looks at page after page of one child or adult, in each size, and keeps what is wrong."""

    def __init__(self, child: Child, *sizes: str) -> None:
        self.child, self.page = child, child.page
        self.sizes = sizes if child.speaks == LONGEST else tuple(SIZES)
        self.found: list[str] = []

    def at(self, name: str, whole: bool = False, sizes: tuple[str, ...] = ()) -> None:
        """whole: it must not scroll, and what is to be tapped is all there. sizes: if fewer than all."""
        wrong = english_left(self.page, self.child.speaks)
        for size in sizes or from_here(self.page, self.sizes):
            resize(self.page, size)
            seen = crowded(self.page)
            if whole:
                seen += ["scrolls"] * self.page.evaluate(SCROLLS)[1] + outside(self.page)
            wrong += [f"{size}: {one}" for one in seen]
        self.found += [f"{name}: {one}" for one in wrong]

    def goes_to(self, *paths: str) -> None:
        for path in paths:
            self.page.goto(path)
            self.at(path)

    def finds_nothing(self) -> None:
        assert not self.found, "\n".join(self.found)


# -- the table ---------------------------------------------------------------------------------------------------------


def gear(part: str) -> Callable[[Child], object]:
    return lambda child: child.sit(SUM_HAND).open_gear(part)


def shown_rods_and_dots(child: Child) -> None:
    child.sit(SUM_HAND, hint="4").lay("2", "3", "=", "6").press("Say it!")
    child.lay("2", "3", "=", "6").press("Say it!")


def all_the_tricks(child: Child) -> None:
    moves = ["discard 2", "king 0"]
    child.sit(["potion", "wand", "jester", "dragon", "2"], *moves, others=["king"], beds=["moon"]).lay(
        "Sleeping potion"
    )


def jester_counts(child: Child) -> None:
    child.sit(["jester", "2", "4", "9", "10"], "jester", next_cards=["7"], bots=FOUR).press("Not now")


def a_bot_wins(child: Child) -> None:
    kings = ["king", "king", "king", "king", "jester"]
    moves = ["discard 1", "king 0", "discard 1", "king 1", "discard 4", "king 2"]
    child.sit(["1", "1", "4", "6", "9"], *moves, others=kings, beds=["heart", "pancake", "cat", "moon"]).sees("over")


def the_owl_teaches(child: Child) -> None:
    child.sit(["king", "1", "3", "5", "6"], edition="first_night", learns=True)


TABLES: dict[str, Callable[[Child], object]] = {
    **{name: state for name, state in STATES.items() if name != "settings_open"},
    **{f"gear: {part}": gear(part) for part in ("Play", "Hear", "See")},
    **{one.__name__: one for one in (shown_rods_and_dots, all_the_tricks, jester_counts, the_owl_teaches, a_bot_wins)},
}


@pytest.mark.parametrize("speaks", LANGUAGES)
def test_every_state_of_a_table_has_room_for_its_words(open_for: Open, speaks: str) -> None:
    child = open_for("tablet", speaks=speaks)
    look = Look(child, "tablet", "phone")
    for name, state in TABLES.items():
        child.page.set_viewport_size(TABLET["viewport"])
        state(child)
        look.at(name, whole="gear" not in name)
    look.finds_nothing()


ASKED = {
    "help": {},
    "check": {"CHECKS": 1.0},
    "a wrong claim": {"CHECKS": 1.0, "WRONG_CLAIMS": 1.0},
    "missing": {"HIDES": 1.0},
}


@pytest.mark.thorough
@pytest.mark.bots_ask
@pytest.mark.parametrize("speaks", LANGUAGES)
def test_what_bots_ask_has_room(open_for: Open, monkeypatch: pytest.MonkeyPatch, speaks: str) -> None:
    child = open_for("tablet", speaks=speaks)
    look = Look(child, "tablet", "phone")
    monkeypatch.setattr(questions, "RATE", {"normal": 1.0})
    asked = {name: chances for name, chances in ASKED.items() if speaks != LONGEST or name != "a wrong claim"}
    for name, chances in asked.items():
        monkeypatch.setattr(questions, "CALM", 0)
        for chance in ("CHECKS", "THINKS", "HIDES", "VERY_LIKELY"):
            monkeypatch.setattr(questions, chance, chances.get(chance, 0.0))
        child.page.set_viewport_size(TABLET["viewport"])
        child.sit(["1", "2", "4", "7", "8"], others=["2", "3", "5", "dragon", "dragon"], bots=["tilo"])
        child.lay("8").press("Swap it").sees("question")
        look.at(name, whole=True)
        for step in range(3 if name == "help" else 0):
            child.press("Ask the owl")
            look.at(f"{name}, step {step}", whole=True)
        child.and_then(lambda: child.tap(child.page.locator("#answer button[name=answer]:enabled").first))
        look.at(f"{name}, answered", whole=True)
    look.finds_nothing()


# -- a game ------------------------------------------------------------------------------------------------------------


def in_its_language(child: Child, *told: str) -> None:
    """Page and labels are, and so is what a screen reader has just been told."""
    expect(child.page.locator("html")).to_have_attribute("lang", child.speaks)
    for one in told:
        child.hears(one)
    assert english_left(child.page, child.speaks) == []


@pytest.mark.thorough
@pytest.mark.parametrize("speaks", [LONGEST, "de", "fr", "it"])
def test_a_childs_whole_first_game_in_its_own_language(open_for: Open, speaks: str) -> None:
    child = open_for("phone", speaks=speaks).go_home()
    page, says = child.page, child.says
    in_its_language(child)
    child.tap(page.get_by_role("button", name=re.compile(f"^{says('Play')}")).first)
    arrived(page, f"{says('First Night')} · kidsq")
    next_cards = ["king", "1", "1", "9", "9", "8", "8", "8"]
    child.take_seat(SUM_HAND, others=["1", "1", "4", "6", "7"], next_cards=next_cards, beds=["moon", "cake"])
    child.post(f"/table/{child.game_id}/settings", speed="button")
    page.reload()
    signs = (
        ("5", "2", "3")
        if child.table.locator("#tray").get_attribute("data-layout") == "c=a+b"
        else ("2", "3", "=", "5")
    )
    child.lay(*signs).press("Say it!")
    in_its_language(child, says("You say: %(sum)s!", sum="5 = 2 + 3" if len(signs) == 3 else "2 + 3 = 5"))
    child.press(re.compile(f"^({re.escape(says('Next'))}|{re.escape(says('To my turn'))})$")).sees("turn")
    in_its_language(child)
    child.lay("King").and_then(lambda: child.tap(child.bed("boat")))
    in_its_language(child, says("You wake the %(queen)s!", queen=says("Moon Queen")))

    child.sit(["knight", "2", "4", "9", "10"], "discard 2", "king 0", others=["king"], beds=["moon"])
    child.lay("Knight")
    in_its_language(child)
    child.and_then(lambda: child.tap(child.button(re.compile(re.escape(says("Moon Queen")))).first))
    in_its_language(child)
    child.sit(["king", "2", "4", "9", "10"], beds=["heart"]).lay("King")
    child.and_then(lambda: child.tap(child.bed("boat"))).sees("question")
    in_its_language(child)
    child.press(re.compile("^20$"))
    in_its_language(child)
    kings = ["king", "king", "king", "king", "jester"]
    child.sit(kings, "king 0", "discard 1", "king 1", "discard 1", others=["1", "1"], beds=BIG)
    child.lay("King").and_then(lambda: child.tap(child.bed("fish"))).sees("over")
    expect(child.table.get_by_role("heading", level=2)).to_be_visible()
    expect(child.button("Play again")).to_be_visible()
    in_its_language(child)
    child.tap(child.button("Home").last)
    in_its_language(child)


# -- a voice -----------------------------------------------------------------------------------------------------------


def test_a_page_is_read_by_a_voice_of_its_language_or_offers_none(open_for: Open) -> None:
    child = open_for(speaks="de_CH")
    page = child.page
    page.add_init_script(VOICES)
    child.go_home()
    for has, reads in (
        ("en-US", None),
        ("de_DE", "de_DE"),
        ("en-US de-DE fr-FR de-CH", "de-CH"),
        ("de-AT fr-CH", "de-AT"),
        ("den-US", None),
    ):
        voices = ", ".join(f"{{lang: '{one}', name: '{one}', localService: true}}" for one in has.split())
        page.evaluate(f"voices = [{voices}]; voicesChanged()")
        listen = page.locator("[data-listen]")
        if reads is None:
            expect(listen.and_(page.locator(":visible"))).to_have_count(0)
            continue
        child.tap(child.button("Listen").first)
        page.wait_for_function("() => spoken.length > 0")
        expect(page.locator(".speaking")).to_have_count(0)
        said = page.evaluate("spoken.splice(0)")
        assert {one["voice"] for one in said} == {reads}
        assert not [one["text"] for one in said if words("de_CH").english_in(one["text"])]


# -- pages of children -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("speaks", LANGUAGES)
def test_every_page_of_a_child_has_room_for_its_words(open_for: Open, complaints: Complaints, speaks: str) -> None:
    child = open_for("tablet", speaks=speaks)
    look, page = Look(child, "tablet", "phone"), child.page
    look.goes_to("/", "/ways", "/ways#friends", "/ways#players", "/language?back=/", "/cards?edition=classic")
    look.goes_to("/cards?edition=classic&card=queen-cat", "/cards?edition=little&card=3", "/rules", "/rules/deluxe")
    look.goes_to("/rules/coop", "/rules/solo", "/rules/rivals", "/rules/teams", "/cards?edition=coop")
    look.goes_to("/cards?edition=coop&card=colour-red", "/cards?edition=coop&card=box-yellow")
    look.goes_to("/nowhere", "/c", "/check")
    page.goto("/")
    child.tap(page.get_by_label(child.says("New player")))
    look.at("who is new")
    for name in ("Leo", "Mira"):
        child.post("/players", nickname=name, face="face-3")
    child.sit(["king", "2", "3", "5", "9"], "king 0", beds=["rainbow"])
    look.goes_to("/", "/ways#players", "/royal", "/gallery/guest")
    for link in ("/garden/", "/gallery/"):
        page.goto("/" if link == "/garden/" else "/gallery/guest")
        page.locator(f"a[href^='{link}']").first.click()
        page.wait_for_url(re.compile(link))
        look.at(link)
    looks_at_its_castle(child, look)
    takes_the_check(child, look)
    complaints.forgive("404")
    look.finds_nothing()


ANEW = """() => fetch('/').then(answer => answer.text()).then(text => document.querySelector('main').replaceWith(
  new DOMParser().parseFromString(text, 'text/html').querySelector('main')))"""
"""Home as it would be now, without loading all that does not change."""


def looks_at_its_castle(child: Child, look: Look) -> None:
    """All that can come has come, and each kind of it is offered on home once."""
    db = child.served.app.extensions["kidsq"].store.connection()
    mira = next(one.id for one in people.all_learners(db) if one.nickname == "Mira")
    things = {
        **{kind: gifts.of_kind(kind) for kind in ("garden", "hall", "wear")},
        "visit": (*gifts.of_kind("visit"), "rainbow"),
        "room": FAMILIES,
    }
    names = [f"{kind}-{name}" for kind, all_of_it in things.items() for name in all_of_it]
    with writing(db):
        surprises.add(db, mira, names, "2026-11-20T12:00:00.000Z")
    child.post("/players/choose", player=mira)
    child.page.goto("/")
    resize(child.page, "phone")
    for name in [name for name in names if not name.startswith("visit-f")]:
        db.execute("UPDATE surprises SET seen_at = CASE name WHEN ? THEN NULL ELSE came_at END", (name,))
        child.page.evaluate(ANEW)
        expect(child.page.locator(".invited")).to_be_visible()
        look.at(f"home, {name}", sizes=("phone",))
    look.goes_to(f"/castle/{mira}", f"/castle/{mira}/visit/owl", f"/castle/{mira}/visit/rainbow", f"/garden/{mira}")
    look.goes_to(f"/royal/{mira}?try=extras-bird")


def takes_the_check(child: Child, look: Look) -> None:
    """Offered at home, its first sum, and the thanks of one who stops."""
    db = child.served.app.extensions["kidsq"].store.connection()
    mira = next(one.id for one in people.all_learners(db) if one.nickname == "Mira")
    with writing(db):
        probes.offer(db, [mira], times.text(datetime.now(UTC)))
    look.goes_to("/", f"/sums/{mira}")
    child.page.locator(".ways .main").click()
    child.page.locator(".the-sum").wait_for()
    look.at("a sum of the check")
    child.page.locator(".top form button").click()
    child.page.locator(".ways .main").wait_for()
    look.at("the thanks")


@pytest.fixture
def place(served: Served) -> SimpleNamespace:
    """Ms Keller's class 2b: Mira has played there for some days; and a lesson that is open."""
    db, now = served.app.extensions["kidsq"].store.connection(), datetime.now(UTC)
    keller = adults.claim(db, adults.new_claim_code(db, now), "Ms Keller", "quiet green lake", now)
    rows = [told(f"{n}+{n}={2 * n}", day, 1.6) for n in range(1, 6) for day in (2, 4, 9)]
    rows += [told(text, day, 9.0 / day) for text in ("1+5=6", "2+5=7", "3+4=7") for day in (2, 6) for _ in "ab"]
    rows += [told("4+5=10", 9, 4.0), told("4+5=10", 9, 4.0), told("3+6=9", 9, 3.0, hint_shown=4), pointed(1)]
    with writing(db):
        room = classes.add_class(db, "2b", times.text(now))
        everybody = [
            people.add_learner(db, "d" * 32, name, f"face-{len(name)}", times.text(now))
            for name in ("Mira", "Leo", "Noa-B")
        ]
        for one in everybody:
            classes.put_into_class(db, one.id, room.id)
        mira = everybody[0]
        put_game(db, "a" * 32, "2026-11-02T09:00:00.000Z", mira.id)
        for attempt in rows:
            attempts.append(db, replace(attempt, learner=mira.id))
        keys = {one.nickname: child_keys.new_keys(db, one.id, times.text(now)) for one in everybody}
        lesson = lessons.begin(db, room.id, now)
    return SimpleNamespace(db=db, keller=keller, room=room, mira=mira, keys=keys, lesson=lesson)


def told(text: str, day: int, seconds: float, **columns: object) -> attempts.Attempt:
    usual = {"task": "help_bot", "n_options": 5, "guess_p": 0.2, "device": "d" * 32, "motor_ms": 1_000}
    at = f"2026-11-{day:02}T10:00:00.000Z"
    return said(text, at=at, rt_total_ms=round(seconds * 1_000) + 1_000, **{**usual, **columns})


@pytest.mark.parametrize("speaks", LANGUAGES)
def test_no_page_of_a_child_scrolls_sideways_on_the_narrowest_screen(
    open_for: Open, complaints: Complaints, speaks: str
) -> None:
    page = open_for("laptop", speaks, viewport={"width": 320, "height": 568}).page
    wide = {}
    for path in (*PAGES_OF_CHILDREN, "/privacy", "/grown-ups", "/nowhere"):
        page.goto(path)
        arrive(page)
        wide[path] = page.evaluate("document.documentElement.scrollWidth")
    assert {path: one for path, one in wide.items() if one != 320} == {}
    complaints.forgive("404")


@pytest.mark.thorough
@pytest.mark.parametrize("speaks", LANGUAGES)
def test_every_page_of_a_class_has_room_for_its_words(
    open_for: Open, complaints: Complaints, place: SimpleNamespace, speaks: str
) -> None:
    child = open_for("tablet", speaks=speaks)
    look, page = Look(child, "tablet", "phone"), child.page
    look.goes_to(f"/c/{place.lesson.code}")
    child.tap(child.button("It's me!"))
    page.get_by_role("link", name="Mira").wait_for()
    look.at("who are you?")
    child.tap(page.get_by_role("link", name="Mira"))
    page.locator(".key").first.wait_for()
    look.at("pictures")
    for picture in place.keys["Mira"].pictures:
        child.tap(page.locator(f'.key[value="{picture}"]'))
    page.wait_for_url("**/class")
    look.at("home")
    look.goes_to("/class/friends", "/class/grown-up", "/class/still", "/class/together")
    page.goto("/class/play")
    with writing(place.db):
        lessons.pause(place.db, place.lesson.id, times.text(datetime.now(UTC)))
    look.goes_to("/class")
    with writing(place.db):
        lessons.end(place.db, place.lesson.id, times.text(datetime.now(UTC)))
    look.goes_to("/class")
    look.finds_nothing()


# -- pages of adults ------------------------------------------------------------------------------------------------

CHILD, CLASS = "/grown-ups/children/MIRA", "/grown-ups/classes/2B"
DAILY = (
    "/grown-ups",
    "/grown-ups/start",
    "/grown-ups/account",
    "/privacy",
    CHILD,
    f"{CHILD}/settings",
    *(f"{CHILD}/settings?saved={fold}" for fold in ("settings", "needs", "rules", "name")),
    f"{CHILD}/data",
)
DAILY += (
    f"{CHILD}/hints",
    f"{CHILD}/letter",
    CLASS,
    f"{CLASS}/needs",
    f"{CLASS}/settings",
    *(f"{CLASS}/settings?saved={fold}" for fold in ("wishes", "rules", "ways")),
    f"{CLASS}/lesson",
    f"{CLASS}/add",
)
SELDOM = ("/grown-ups/check", "/grown-ups/schools", "/grown-ups/account", "/grown-ups/bring-in")
SELDOM += tuple(f"{CHILD}/{one}" for one in "time counting mistakes looked grown-ups erase games cell/add:3+4".split())
SELDOM += (f"{CHILD}/task/help_bot",)
SELDOM += tuple(f"{CLASS}/{one}" for one in "sheet lesson/board live data keep erase looked grown-ups cards".split())
SELDOM += (f"{CLASS}/children", f"{CLASS}/groups", f"{CLASS}/checks", f"{CHILD}/checks")
SELDOM += (f"{CLASS}/comparison", f"{CHILD}/comparison")


@pytest.mark.thorough
@pytest.mark.parametrize("pages", ["daily", "seldom"])
@pytest.mark.parametrize("speaks", LANGUAGES)
def test_pages_of_grown_ups_have_room_for_their_words(
    open_for: Open, place: SimpleNamespace, speaks: str, pages: str
) -> None:
    child = open_for("laptop", speaks=speaks)
    look, page = Look(child, "laptop", "phone"), child.page
    look.goes_to("/grown-ups")
    page.locator("[name=name]").fill("Ms Keller")
    page.locator("[name=passphrase]").fill("quiet green lake")
    page.locator("form:has([name=passphrase]) button").click()
    page.locator(".rail-foot form").wait_for()
    for path in DAILY if pages == "daily" else SELDOM:
        look.goes_to(path.replace("MIRA", place.mira.id).replace("2B", place.room.id))
    page.goto(f"{CHILD.replace('MIRA', place.mira.id)}/letter")
    page.locator(".letter-acts .main").click()
    page.locator("article.paper").wait_for()
    look.at("letter, printed")
    look.finds_nothing()
