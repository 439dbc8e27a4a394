"""What a friend says hangs under its own panel, and points at the face of whoever says it."""

from __future__ import annotations

import pytest

from ..collection import sit_down
from ..conftest import ALL_SIZES, Open, mostly
from ..sitting import Child

FRIENDS = ("bruno", "pippa", "tilo", "dotti")
SIZES = {**ALL_SIZES, "small": {"viewport": {"width": 320, "height": 568}, "has_touch": True}}

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


def sit(child: Child, game: str, friends: int) -> Child:
    if game != "classic":
        sit_down(child, game, FRIENDS[:friends])
    else:
        child.sit(["2", "3", "5", "6", "9"], bots=FRIENDS[:friends], show=False)
    child.page.goto(f"/table/{child.game_id}")
    return child


@pytest.mark.parametrize("size", mostly(SIZES, "phone", "tablet", "small"))
@pytest.mark.parametrize(("game", "most"), [("classic", 4), ("coop", 3), ("rivals", 3)])
def test_a_friends_words_point_at_who_says_them(open_for: Open, size: str, game: str, most: int) -> None:
    viewport = {} if size in ALL_SIZES else SIZES[size]
    child = open_for(size if size in ALL_SIZES else "phone", **viewport)
    for friends in range(1, most + 1):
        assert sit(child, game, friends).page.evaluate(ASTRAY, WORDS) == [], friends
