"""The sprites as text: what home and table share, and apart from it the cards of power, the friends, the children's faces, their gardens, the pictures they sign in with, those of the gear, the rooms of their castles and who lives in their gardens, and what only the second game shows."""

from pathlib import Path

from tools.sprites import (
    bedroom,
    beds,
    faces,
    friends,
    garden,
    gear,
    icons,
    numbers,
    pictures,
    queens,
    treats,
    wardrobe,
)
from tools.sprites.castle import meadow, rooms, worn
from tools.sprites.collection import boxes, meeples, table, turns, ways
from tools.sprites.collection import cards as colours
from tools.sprites.collection import queen as hostess
from tools.sprites.powers import cards, kings

STATIC = Path(__file__).resolve().parents[2] / "static"


def sprite(drawings: list[str]) -> str:
    """Wrap symbols into one SVG file."""
    lines = "\n".join(drawings)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{lines}\n</svg>\n'


def sprites() -> dict[str, str]:
    """Print every sprite, by the name of its file."""
    # Like next to like: gzip finds repeats only 32 kB back.
    shared = (queens.symbols(), cards.shared(), beds.symbols(), numbers.symbols(), icons.symbols(), gear.bands())
    return {
        "art.svg": sprite([part for chapter in shared for part in chapter]),
        "powers.svg": sprite([*kings.symbols(), *cards.symbols(), *treats.symbols()]),
        "friends.svg": sprite(friends.symbols()),
        "faces.svg": sprite(faces.symbols()),
        "garden.svg": sprite(garden.symbols()),
        "gear.svg": sprite(gear.symbols()),
        "pictures.svg": sprite(pictures.symbols()),
        "wardrobe.svg": sprite(wardrobe.symbols()),
        "castle.svg": sprite(rooms.symbols()),
        "meadow.svg": sprite([*meadow.symbols(), *worn.symbols()]),
        "window.svg": bedroom.window(),
        "games/queens_collection/figures.svg": sprite([*meeples.symbols(), *colours.symbols()]),
        "games/queens_collection/room.svg": sprite(
            [*boxes.symbols(), *hostess.symbols(), *table.symbols(), *turns.symbols()]
        ),
        "games/queens_collection/ways.svg": sprite(ways.symbols()),
    }
