"""Another deck of an edition is one file: read, checked, and then dealt, replayed, offered and drawn as any other."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kidsq.games.sleeping_queens.editions import deck_in
from kidsq.paths import static_folder, templates_folder

PACKAGE = Path(__file__).parents[2] / "kidsq"
FIVES = """
deck_of = "tables"
after = "tables_hard"
which = "5, 10"
age = 8

[copies]
6 = [5, 10, 15, 20, 30, 40, 50]
2 = [11, 13, 17]
"""
OF_TENS = """
deck_of = "hundred"
after = "hundred"
which = "20–80"
age = 7

[copies]
6 = [20, 30, 40, 50, 60, 70, 80]
"""
PAGES = """
import re, sys
from pathlib import Path
from kidsq.web import create_app
client = create_app(Path(sys.argv[1])).test_client()
name, called = sys.argv[2:]
token = re.search('name="csrf_token" value="([^"]+)"', client.get("/").text)[1]
assert called in client.get("/ways").text
assert called in client.get(f"/rules/{name}").text and called in client.get(f"/cards?edition={name}").text
opened = client.post("/play", data={"csrf_token": token, "edition": name, "bots": "bruno", "players": "guest"})
assert opened.status_code == 303, opened.text
assert 'id="tray"' in client.get(opened.location).text or 'id="next-form"' in client.get(opened.location).text
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """kidsq with two decks more."""
    folder = tmp_path_factory.mktemp("installed")
    shutil.copytree(PACKAGE, folder / "kidsq", ignore=shutil.ignore_patterns("__pycache__"))
    for of_package in (static_folder(), templates_folder()):
        (folder / of_package.name).symlink_to(of_package)
    decks = folder / "kidsq" / "games" / "sleeping_queens" / "decks"
    (decks / "fives.toml").write_text(FIVES)
    (decks / "tens.toml").write_text(OF_TENS)
    return folder


def run(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env={"PYTHONPATH": str(folder)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.full
@pytest.mark.parametrize(("name", "called"), [("fives", "Tables 5, 10"), ("tens", "Hundred 20–80")])
def test_a_file_alone_adds_a_deck(installed: Path, tmp_path: Path, name: str, called: str) -> None:
    games = str(tmp_path / "games.txt")
    choice = ("--edition", name, "--players", "3", "--games", "5", "--seed", "1")
    run(installed, "-m", "kidsq", "simulate", *choice, "--legal", "--record", games)
    assert "5 games, every line holds" in run(installed, "-m", "kidsq", "replay", games)
    run(installed, "-c", PAGES, str(tmp_path / "data"), name, called)


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ('deck_of = "tables"', 'deck_of = "chess"'),
        ("age = 8\n", ""),
        ("age", "gae = 8\nage"),
        ("[5, 10, 15, 20, 30, 40, 50]", "5"),
        ("=", ""),
    ],
)
def test_what_is_no_deck_is_named(tmp_path: Path, line: str, other: str) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(FIVES.replace(line, other))
    with pytest.raises(ValueError, match=r"odd\.toml is no deck"):
        deck_in(file)
