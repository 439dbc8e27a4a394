"""What a friend says stands in the owl's corner: over no bed, no queen, no box, nobody's panel and no owl."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import expect

from ..collection import sit_down
from ..conftest import Open
from ..fits import SCREENS, resize
from ..sitting import Child

FRIENDS = ("bruno", "pippa", "tilo", "dotti")

# A long thing that a friend says, and what it lies over.
COVERED = """words => {
  document.querySelector('.words')?.remove();
  const said = document.createElement('p');
  said.className = 'words';
  const text = document.createElement('span');
  text.textContent = words;
  said.append(document.querySelector('.friends .face').cloneNode(true), text);
  document.querySelector('.owl .says').after(said);
  said.getAnimations({subtree: true}).forEach(animation => animation.cancel());
  const its = said.getBoundingClientRect();
  const played = '.bed, .q, .box, .friends .panel, .owl-button, .hand .card, .draw, .tray';
  const others = document.querySelectorAll(played);
  const over = [...others].filter(other => {
    const box = other.getBoundingClientRect();
    const beside = box.right - 2 <= its.left || box.left + 2 >= its.right;
    return box.width && !beside && box.bottom - 2 > its.top && box.top + 2 < its.bottom;
  }).map(other => other.className);
  if (its.left < 0 || its.right > innerWidth) over.push('outside');
  return over;
}"""
WORDS = "That is the card which I have looked for now"
"""As long as a line of a friend may be."""


MOST = [("classic", 4), ("coop", 3), ("rivals", 3)]
FEWER = [
    pytest.param(game, friends, marks=pytest.mark.thorough)
    for game, friends in (*product(("classic", "coop", "rivals"), (1, 2)), ("classic", 3))
]


def sit(child: Child, game: str, friends: int) -> Child:
    if game != "classic":
        sit_down(child, game, FRIENDS[:friends])
    else:
        child.sit(["2", "3", "5", "6", "9"], bots=FRIENDS[:friends], show=False)
    child.page.goto(f"/table/{child.game_id}")
    return child


@pytest.mark.parametrize(("game", "friends"), [*MOST, *FEWER])
def test_a_friends_words_lie_over_nothing_that_is_played_with(open_for: Open, game: str, friends: int) -> None:
    child = sit(open_for("tablet"), game, friends)
    for screen in SCREENS:
        resize(child.page, screen)
        assert child.page.evaluate(COVERED, WORDS) == [], screen


def test_a_friends_words_lie_over_a_tip_that_lies_beside_the_owl(open_for: Open) -> None:
    child = open_for("phone")
    child.sit(["king", "1", "3", "5", "6"], learns=True)
    expect(child.page.locator(".owl .tip")).to_be_visible()
    child.page.evaluate("document.querySelector('.table').classList.remove('first')")  # as in a later game
    assert child.page.evaluate(COVERED, WORDS) == []
