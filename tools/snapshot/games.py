"""Twenty games played through their pages: every answer of each."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from tools.snapshot import seams
from tools.snapshot.browser import Browser, Cleaner, write
from tools.snapshot.playing import played

MOST = 160
"""So many taps of a game at most."""
GAMES = (
    # edition, people, friends
    ("first_night", 1, "dotti"),
    ("first_night", 2, "bruno"),
    ("classic", 1, "bruno"),
    ("classic", 1, "fenna pippa"),
    ("classic", 2, "tilo"),
    ("deluxe", 1, "hugo"),
    ("deluxe", 1, "bruno fenna pippa"),
    ("gamefactory", 1, "tilo"),
    ("little", 1, "dotti"),
    ("little", 2, ""),
    ("coop", 1, "bruno"),
    ("coop", 2, "fenna tilo"),
    ("coop", 1, "hugo pippa dotti"),
    ("solo", 1, ""),
    ("solo", 1, ""),
    ("rivals", 1, "bruno"),
    ("rivals", 2, "tilo"),
    ("rivals", 1, "fenna pippa"),
    ("teams", 1, "bruno fenna tilo"),
    ("teams", 2, "hugo dotti"),
)


def of_number(folder: Path, number: int) -> None:
    """One game; every other one with scripts, which get the table alone."""
    edition, people, friends = GAMES[number]
    language = seams.LANGUAGES[number % 4]
    name = f"{number + 1:02}-{edition}-{language}"
    with TemporaryDirectory() as place:
        app = seams.opened(Path(place))
        browser = Browser(app, name, language, pace=4.0)
        browser.get("/ways")
        table = browser.post("/play", edition=edition, players=["guest"] * people, bots=friends.split())
        told = played(browser, table, name, MOST, script=number // 2 % 2 == 1)
        known: dict[str, str] = {}
        cleaner = Cleaner({})
        write(folder / "games" / f"{name}.txt", "\n".join(cleaner.clean(one, known) for one in told))
        seams.set_clock()
        seams.close(app)
