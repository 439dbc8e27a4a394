"""The rug lies still: no bed moves during a game, whatever is told, said, asked or won."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from kidsq.i18n.languages import ENGLISH, catalogues
from kidsq.play import current_game
from kidsq.store.play import games

from ..conftest import Open
from ..fits import ANY_SCREEN, PLACES, resize
from ..sitting import FIRST, Child
from ..tongues import LONGEST, speak_the_longest

LOW_PHONE = (390, 664)
"""What a browser's bars leave of it."""
MOST = ("tablet", "phone", "low tablet", LOW_PHONE)
HAND = ["king", "potion", "jester", "2", "3"]
BOTS = ["king", "knight", "8", "8", "1"]
NEXT = ["7", "5"]
BEDS = ["heart", "moon", "cake"]
GAME = ("jester", "wake 2", "king 1", "king 0", "knight 0 heart", "allow", "potion 1 heart 0", "allow")
GAME += ("discard 8,8", "discard 2+3=5")
AT_LENGTH = f"""([rug, line]) => {{
  const owl = document.querySelector('#line');
  if (owl) owl.textContent = line;
  return ({PLACES})(rug);
}}"""


def owls_longest(speaks: str) -> str:
    """The longest sentence that the owl has in this language, or in all of them."""
    translated = Path(__file__).parents[3] / "kidsq" / "translations"
    files = [one for one in translated.glob("*/LC_MESSAGES/messages.po") if speaks in (LONGEST, one.parts[-3])]
    files = files or list(translated.glob("de/*/messages.po"))  # where English stands beside it
    owls = [one for file in files for one in read_po(BytesIO(file.read_bytes())) if is_owls(one.locations)]
    said = [one.id if speaks == ENGLISH else one.string for one in owls]
    return max((one for one in said if isinstance(one, str)), key=len)


def is_owls(locations: list[tuple[str, int]]) -> bool:
    return any(
        path
        in (
            "kidsq/web/games/sleeping_queens/spoken.py",
            "kidsq/web/games/sleeping_queens/scene.py",
            "kidsq/web/games/sleeping_queens/words.py",
        )
        for path, _line in locations
    )


def goes_on(child: Child, move: str) -> None:
    """This move; the bots further on do no more than they must."""
    child.served.play(child.game_id, move)
    db = child.served.app.extensions["kidsq"].store.connection()
    while (table := current_game.played(db, games.load(db, child.game_id)).table).mover > 1:  # type: ignore[arg-type]
        legal = [one.text for one in table.legal_moves()]
        child.served.play(child.game_id, next((one for one in legal if one.startswith("discard")), legal[-1]))


@pytest.mark.thorough
@pytest.mark.parametrize("layout", [FIRST, "c=a+b"])
@pytest.mark.parametrize("text", ["usual", "larger"])
@pytest.mark.parametrize("friends", [1, 2, 4])
@pytest.mark.parametrize("speaks", [LONGEST, ENGLISH, *catalogues()])
def test_no_bed_moves_in_a_whole_game(
    open_for: Open,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    speaks: str,
    friends: int,
    text: str,
    layout: str,
) -> None:
    if speaks == LONGEST:
        speak_the_longest(monkeypatch)
    child, line = open_for("tablet", speaks=speaks), owls_longest(speaks)
    bots = ("bruno", "pippa", "fenna", "tilo")[:friends]
    child.sit(HAND, others=BOTS, beds=BEDS, next_cards=NEXT, bots=bots, show=False, text=text, layout=layout)
    screens = [*ANY_SCREEN, LOW_PHONE] if request.node.get_closest_marker("thorough") else MOST
    lay: dict[object, dict[str, str]] = {screen: {} for screen in screens}
    for move in ("", *GAME):
        if move:
            goes_on(child, move)
        child.page.goto(f"/table/{child.game_id}")
        for screen in screens:
            resize(child.page, screen)
            rug = child.page.locator(".beds")
            own = rug.evaluate(PLACES)
            at_length = child.page.evaluate(AT_LENGTH, [rug.element_handle(), line])
            lay[screen].setdefault(own, f"after {move or 'the deal'!r}: {own.split(', ')[0]}")
            lay[screen].setdefault(at_length, f"at length after {move or 'the deal'!r}: {at_length.split(', ')[0]}")
    assert {screen: list(seen.values()) for screen, seen in lay.items() if len(seen) > 1} == {}
