"""A child at a screen, and the house that serves it: what browser tests say instead of selectors."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import axe_playwright_python
from flask import Flask
from play.conftest import stacked
from playwright.sync_api import Locator, Page, expect

from kidsq.games.record import as_line, header_of
from kidsq.games.sleeping_queens.moves import read_move
from kidsq.i18n.languages import ENGLISH
from kidsq.play import CHOICES, Chance, Request, Visitor, current_game, preferences, screen_holder, turn
from kidsq.play.practice.situation import layout_of
from kidsq.store.db.database import writing
from kidsq.store.people import adults
from kidsq.store.play import games
from kidsq.web.http import language

from .fits import arrive

AXE = next(Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text(encoding="utf-8")
# All that is well is a long list; preload would fetch every style sheet once more.
LOOK = "axe.run({resultTypes: ['violations'], preload: false, rules: {RULES}}).then(found => found.violations)"
ENHANCED = "'color-contrast-enhanced': {enabled: true}"
"""Of axe: the contrast that AAA asks for."""

FIRST = "a+b=c"
"""The layout of every first game."""

# What a child sees of her own taps: the table, the cards laid, the hand that points.
PICTURE = """() => [document.title, document.querySelector('#table')?.dataset.version,
  document.querySelector('#sum')?.innerHTML, document.querySelector('#pointer')?.style.transform,
  ...[...document.querySelectorAll('#table :checked')].map(c => c.id)].join()"""
CHANGED = f"""before => new Promise((done, fail) => {{
  const picture = {PICTURE};
  const look = () => picture() === before ? setTimeout(look, 20) : done();
  look();
  setTimeout(() => fail(new Error('nothing has changed')), 15000);
}})"""


@dataclass(frozen=True)
class Served:
    """One running installation."""

    app: Flask
    url: str

    def rows(self, query: str, *values: Any) -> list[Any]:
        db = self.app.extensions["kidsq"].store.connection()
        found: list[Any] = db.execute(query, values).fetchall()
        return found

    def set_deal(self, game_id: str, setup: Any) -> None:
        db = self.app.extensions["kidsq"].store.connection()
        with writing(db):
            dealt = (as_line(header_of(setup)), setup.edition, game_id)
            db.execute("UPDATE games SET header_json = ?, edition = ? WHERE id = ?", dealt)
        current_game._cache.clear()

    def layout_of(self, game_id: str, *, as_in_a_later_game: bool = False) -> str:
        """How sums are written in this game; a first one, as a child without any has it, has one way only."""
        db = self.app.extensions["kidsq"].store.connection()
        stored = games.load(db, game_id)
        assert stored
        if as_in_a_later_game:
            with writing(db):
                screen_holder.keep_settings(db, stored, one_way=None)
            stored = games.load(db, game_id)
            assert stored
        return layout_of(stored, preferences.of_kept({}, None), can_take_away=False)

    def play(self, game_id: str, *moves: str) -> None:
        """Let whoever is on turn play these, bots too; between two requests of the browser."""
        house = self.app.extensions["kidsq"]
        db = house.store.connection()
        ((device,),) = self.rows("SELECT device FROM games WHERE id = ?", game_id)
        of_class = (
            "SELECT learner FROM seats JOIN games ON games.id = game_id WHERE game_id = ? AND class_id IS NOT NULL"
        )
        learners = tuple(learner for (learner,) in self.rows(of_class, game_id) if learner)
        chance = Chance("2026-11-20T12:00:00.000Z", house.randomness)
        for text in moves:
            request = Request(db, Visitor(device, None, learners or None), game_id, chance)
            with request.writing():
                turn.write_ply(request, read_move(text), None)
            current_game._cache.clear()


class Child:
    """Somebody who taps, or clicks where there is no touch screen; tests name things in English whatever it speaks."""

    seat = 0
    shown_on = ""
    """The screen that a test has chosen last."""

    def __init__(self, page: Page, served: Served, touch: bool = True, speaks: str = ENGLISH) -> None:
        self.page, self.served, self.touch, self.speaks = page, served, touch, speaks
        self.table = page.locator("#table")
        self.hand = page.get_by_role("group", name=self.says("My cards"))
        self.game_id = self.token = ""

    def says(self, text: str, **values: object) -> str:
        """A sentence of ours in this child's language."""
        said = language.catalogue(self.speaks).gettext(text)
        return said % values if values else said

    # -- sitting down

    def go_home(self) -> Child:
        self.page.goto("/")
        return self

    def sit(
        self,
        hand: Sequence[str],
        *moves: str,
        edition: str = "classic",
        others: Sequence[str] = (),
        next_cards: Sequence[str] = (),
        beds: Sequence[str] = (),
        bots: Sequence[str] = ("bruno",),
        people: int = 1,
        layout: str = "a+b=c",
        show: bool = True,
        learns: bool = False,
        **choices: str,
    ) -> Child:
        """Open a table at which this child begins with `hand`; the others get `others`, and `moves` are played already.

        learns: the owl still has everything to show. choices: settings of the table, bots wait for a tap on "Next"
        if nothing else is said.
        """
        while True:
            self._open(edition, bots, people)
            if self.served.layout_of(self.game_id, as_in_a_later_game=layout != FIRST) == layout:
                break
        self.served.set_deal(self.game_id, stacked(edition, people + len(bots), hand, others, next_cards, beds))
        self.served.play(self.game_id, *moves)
        self.choose(**{"speed": "button", **choices})
        if not learns:
            self.post(f"/table/{self.game_id}/lessons", lessons="end")
        if show:
            self.page.goto(f"/table/{self.game_id}")
            if learns:
                self.through_the_story()
        return self

    def choose(self, **choices: str) -> Child:
        """Choose settings of this table, beside its page."""
        if unknown := choices.keys() - CHOICES:
            raise TypeError(f"no settings of a table: {sorted(unknown)}")
        self.post(f"/table/{self.game_id}/settings", **choices)
        return self

    def through_the_story(self) -> Child:
        """Tap away the story before a first game, if it is told here."""
        self.page.wait_for_load_state()
        story = self.page.locator("#prologue")
        if story.count():
            with self.page.expect_response(lambda answer: answer.url.endswith("/lessons")):
                self.tap(story.get_by_role("button"))
            expect(story).to_have_count(0)
        return self

    def take_seat(self, hand: Sequence[str], players: int = 2, **deal: Any) -> Child:
        """Deal anew at the table that this page shows."""
        self.game_id = self.page.url.rsplit("/", 1)[1]
        self.served.set_deal(self.game_id, stacked("classic", players, hand, **deal))
        self.page.reload()
        return self.through_the_story()

    def _open(self, edition: str, bots: Sequence[str], people: int) -> None:
        answer = self.post("/play", edition=edition, bots=list(bots), players=["guest"] * people)
        self.game_id = answer.rsplit("/", 1)[1]

    def open_gear(self, part: str = "Play") -> Child:
        """The child's own settings, at one of their parts."""
        self.tap(self.page.get_by_label(self.says("Settings")))
        self.tap(self.page.get_by_role("radio", name=self.says(part), exact=True))
        return self

    def post(self, path: str, **fields: Any) -> str:
        """Send a form as this browser, beside its page; returns where it leads."""
        browser = self.page.context.request
        if not self.token:
            token = re.search(r'name="csrf_token" value="([^"]+)"', browser.get("/").text())
            assert token
            self.token = token[1]
        pairs = [("csrf_token", self.token)]
        for name, value in fields.items():
            pairs += [(name, one) for one in (value if isinstance(value, list) else [value])]
        answer = browser.post(
            path,
            data=urlencode(pairs),
            headers={"Content-Type": "application/x-www-form-urlencoded"},
            max_redirects=0,
        )
        assert answer.status == 303, (answer.status, answer.text()[:300])
        return answer.headers["location"]

    # -- seeing

    @property
    def phase(self) -> str:
        return self.table.get_attribute("data-phase") or ""

    def sees(self, phase: str) -> Child:
        expect(self.table).to_have_attribute("data-phase", phase)
        self.page.wait_for_load_state()
        return self

    def hears(self, sentence: str | re.Pattern[str]) -> Child:
        """What a screen reader is told at a change."""
        expect(self.page.locator("#said")).to_contain_text(sentence)
        return self

    @property
    def attempts(self) -> list[dict[str, Any]]:
        columns = (
            "task skill layout response correct error try_no rt_first_ms rt_total_ms rt_valid hidden_ms input changes"
        )
        found = self.served.rows(
            f"SELECT {', '.join(columns.split())} FROM attempts WHERE game_id = ? ORDER BY seq", self.game_id
        )
        return [dict(zip(columns.split(), row, strict=True)) for row in found]

    @property
    def moves(self) -> list[str]:
        return [
            move for (move,) in self.served.rows("SELECT move FROM plies WHERE game_id = ? ORDER BY ply", self.game_id)
        ]

    # -- doing

    def tap(self, target: Locator) -> Child:
        """Tap it; if that leads to another page, wait until the page is whole."""
        target.tap() if self.touch else target.click()
        self.page.wait_for_load_state()
        return self

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=self.says(name) if isinstance(name, str) else name)

    def press(self, name: str | re.Pattern[str]) -> Child:
        """Tap a button and wait for the table that answers."""
        return self.and_then(lambda: self.tap(self.button(name)))

    def and_then(self, act: Callable[[], object]) -> Child:
        version = self.table.get_attribute("data-version") or ""
        act()
        expect(self.table).not_to_have_attribute("data-version", version)
        return self

    def until_it_changes(self, act: Callable[[], object]) -> Child:
        """Do something and wait until the child can see that it worked."""
        before = self.page.evaluate(PICTURE)
        act()
        self.page.evaluate(CHANGED, before)
        expect(self.page.locator(".htmx-request")).to_have_count(0)
        return self

    def card(self, name: str, nth: int = 0) -> Locator:
        return self.hand.get_by_role("checkbox", name=self.says(name), exact=True).nth(nth)

    def lay(self, *names: str) -> Child:
        """Tap these cards in this order; "=" is the sign in the tray."""
        for name in names:
            if name == "=":
                self.tap(self.button("is the same as"))
                continue
            card = self.hand.get_by_role("checkbox", name=self.says(name), exact=True, checked=False).first
            place = card.get_attribute("value")
            self.tap(card)
            expect(self.hand.locator(f"#c{place}")).to_be_checked()
        return self

    def bed(self, sign: str) -> Locator:
        beds = self.page.get_by_role("group", name=self.says("Beds"))
        return beds.get_by_role("button", name=re.compile(f"^{re.escape(self.says(f'{sign} bed'))}"))


def arrived(page: Page, title: str) -> None:
    """This page is here, and whole: a title comes long before the styles do."""
    expect(page).to_have_title(title)
    page.wait_for_load_state()


def claims(page: Page, served: Served) -> None:
    """Ms Keller takes this installation, without any page; from now on this browser is hers."""
    db = served.app.extensions["kidsq"].store.connection()
    code, browser = adults.new_claim_code(db, datetime.now(UTC)), page.context.request
    token = re.search(r'name="csrf_token" value="([^"]+)"', browser.get(f"/grown-ups/claim?code={code}").text())
    assert token
    fields = {"csrf_token": token[1], "code": code, "name": "Ms Keller", "passphrase": "quiet green lake"}
    answer = browser.post("/grown-ups/claim", form=fields, max_redirects=0)
    assert answer.status == 303, answer.text()[:300]


# What says of itself that it is hidden, and is seen all the same.
NOT_HIDDEN = """() => [...document.querySelectorAll('[hidden]')]
  .filter(one => one.checkVisibility({visibilityProperty: true})).map(one => one.outerHTML.slice(0, 90))"""


# Chrome before 93 lays such a one out as if it were none.
GRIDS = """() => [...document.querySelectorAll('fieldset')]
  .filter(one => getComputedStyle(one).display.endsWith('grid')).map(one => one.outerHTML.slice(0, 90))"""
WIDE = "document.documentElement.scrollWidth - innerWidth"


def look_closely(page: Page, rules: str = "") -> None:
    """axe finds nothing, nothing is wider than the screen, what is hidden is not seen. rules: more of axe's."""
    arrive(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(LOOK.replace("RULES", rules))
    assert not found, [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found]
    assert page.evaluate(WIDE) <= 0
    assert page.evaluate(NOT_HIDDEN) == []
    assert page.evaluate(GRIDS) == []
