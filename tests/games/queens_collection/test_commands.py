"""`kidsq simulate` and `replay` with The Queen's Collection: every choice is a flag; what does not go is a sentence."""

from pathlib import Path

import pytest

from kidsq.cli import main
from kidsq.web.shared.table_words import edition_name

RECORDS = Path(__file__).parent.parent.parent / "records" / "queens_collection"


@pytest.mark.parametrize(
    "words",
    [
        "--edition coop --players 3 --fields 2",
        "--edition coop --players 4 --copies 3 --jokers 3 --bots tilo,dotti",
        "--edition coop --players 2 --each 2",
        "--edition solo --players 1 --fields 2 --each 3 --jokers 5",
        "--edition rivals --players 2 --rounds 1",
        "--edition rivals --players 3 --bots fenna",
        "--edition teams --players 4 --rounds 1",
    ],
)
def test_simulate_writes_the_same_bytes_twice_and_they_replay(capsys, tmp_path, words):
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for file in files:
        assert main(["simulate", *words.split(), *f"--games 2 --seed 7 --legal --record {file}".split()]) == 0
        assert "games 2" in capsys.readouterr().out
    assert files[0].read_bytes() == files[1].read_bytes()
    assert main(["replay", str(files[0])]) == 0
    assert capsys.readouterr().out.endswith("2 games, every line holds.\n")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("--edition coop --players 5", "5 cannot play coop; it is for 2 to 4"),
        ("--edition solo --players 2", "2 cannot play solo; it is for 1"),
        ("--edition teams --players 3", "3 cannot play teams; it is for 4"),
        ("--edition coop --players 2 --rounds 1", "--rounds is for rivals and teams; coop has no such choice"),
        ("--edition rivals --players 2 --fields 2", "--fields is for coop and solo; rivals has no such choice"),
        ("--edition rivals --players 2 --rounds 3", "rounds is 3; there are as many as seats, 2, or fewer"),
        ("--edition coop --players 2 --fields 3 --each 2", "each 2 goes with fields 2"),
        ("--edition coop --players 2 --jokers 7", "jokers 6 or 5 or 4 or 3, not 7"),
        ("--edition coop --players 2 --copies x", "x"),
    ],
)
def test_what_cannot_be_dealt_is_one_sentence(capsys, tmp_path, words, named):
    file = tmp_path / "games.jsonl"
    try:
        status = main(["simulate", *words.split(), *f"--games 1 --seed 7 --record {file}".split()])
    except SystemExit as error:
        status = int(error.code or 0)
    told, errors = capsys.readouterr()
    assert (status, told) == (2, "")
    assert named in errors
    assert len(errors.splitlines()) == 1
    assert not file.exists()


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_replay_tells_golden_games_move_by_move(capsys, path):
    assert main(["replay", str(path)]) == 0
    told = capsys.readouterr().out.splitlines()
    players = "1 player" if path.stem == "solo" else f"{told[0].split(', ')[-2][0]} players"
    assert told[0].startswith(f"{edition_name(path.stem)}, {players}, seat ")
    assert told[1].startswith("    1. ")
