"""What a friend says hangs under its own panel, and points at the face of whoever says it."""

from __future__ import annotations

from itertools import product

import pytest

from ..collection import sit_down
from ..conftest import Open
from ..fits import SCREENS, resize
from ..sitting import Child

FRIENDS = ("bruno", "pippa", "tilo", "dotti")

# Each friend says the shortest and a long thing in turn: whose tail points beside its face, who leaves the screen.
ASTRAY = """words => [...document.querySelectorAll('.friends .panel')].flatMap(panel => words.map(word => {
  document.querySelectorAll('.friends .bubble').forEach(other => other.remove());
  const said = document.createElement('p');
  said.className = 'bubble';
  said.textContent = word;
  panel.append(said);
  const tail = getComputedStyle(said, '::before'), its = said.getBoundingClientRect();
  const face = panel.querySelector('.face').getBoundingClientRect();
  const at = its.left + parseFloat(tail.left) + parseFloat(tail.borderLeftWidth);
  const astray = tail.display !== 'none' && (at < face.left || at > face.right || at > its.right);
  return astray || its.left < 0 || its.right > innerWidth ? `${panel.querySelector('.name').textContent}: ${word}` : '';
}).filter(Boolean))"""
WORDS = ["Hm!", "That is the very card that I have been looking for!"]


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
def test_a_friends_words_point_at_who_says_them(open_for: Open, game: str, friends: int) -> None:
    child = sit(open_for("tablet"), game, friends)
    for screen in SCREENS:
        resize(child.page, screen)
        assert child.page.evaluate(ASTRAY, WORDS) == [], screen
