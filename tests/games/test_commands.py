"""`kidsq simulate`, `bots` and `replay`: exit status, sentences, files; never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kidsq.cli import main
from kidsq.games import sleeping_queens

RECORDS = Path(__file__).parent.parent / "records"
SIMULATE = "simulate --edition classic --players 3 --games 2 --seed 5"


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        status = main(words)
    except SystemExit as error:
        status = int(error.code or 0)
    return status, *capsys.readouterr()


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_replay_tells_golden_games(capsys, path):
    status, told, errors = run(capsys, "replay", str(path))
    assert (status, errors) == (0, "")
    assert len(told.splitlines()) > 200


def test_replay_names_the_first_broken_line(capsys, tmp_path):
    broken = tmp_path / "broken.jsonl"
    lines = (RECORDS / "classic.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    broken.write_text("".join([*lines[:6], *lines[7:]]), encoding="utf-8")
    status, _, errors = run(capsys, "replay", str(broken))
    assert status == 1
    assert "line 7" in errors
    assert len(errors.splitlines()) == 1


def test_replay_names_a_line_that_is_no_utf_8(capsys, tmp_path):
    broken = tmp_path / "broken.jsonl"
    lines = (RECORDS / "classic.jsonl").read_bytes().splitlines(keepends=True)
    broken.write_bytes(b"".join([*lines[:6], lines[6].replace(b'"move"', b'"mo\xffve"'), *lines[7:]]))
    status, _, errors = run(capsys, "replay", str(broken))
    assert (status, "line 7" in errors) == (1, True)


@pytest.mark.parametrize("name", ["missing.jsonl", "."])
def test_replay_says_which_file_cannot_be_read(capsys, tmp_path, name):
    status, told, errors = run(capsys, "replay", str(tmp_path / name))
    assert (status, told) == (1, "")
    assert str(tmp_path) in errors


@pytest.mark.parametrize(
    "more", [(), ("--legal",), ("--bots", "bruno,tilo"), ("--edition", "deluxe", "--queens", "12")]
)
def test_simulate_writes_the_same_bytes_twice_and_they_replay(capsys, tmp_path, more):
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for file in files:
        status, told, errors = run(capsys, *SIMULATE.split(), *more, "--record", str(file))
        assert (status, errors) == (0, "")
        assert "games 2" in told
    assert files[0].read_bytes() == files[1].read_bytes()
    assert run(capsys, "replay", str(files[0]))[0] == 0


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("--edition klassik", "klassik"),
        ("--players 1", "1"),
        ("--players 6", "6"),
        ("--players many", "many"),
        ("--games 0", "0"),
        ("--games -3", "-3"),
        ("--seed x", "x"),
        ("--bots olga", "olga"),
        ("--queens 12", "classic"),
        ("--edition deluxe --queens 13", "13"),
        ("--edition deluxe --queens 0", "0"),
        ("--speed 9", "speed"),
    ],
)
def test_arguments_that_make_no_sense_exit_2_with_a_sentence(capsys, tmp_path, words, named):
    file = tmp_path / "games.jsonl"
    status, told, errors = run(capsys, *SIMULATE.split(), "--record", str(file), *words.split())
    assert (status, told) == (2, "")
    assert named in errors
    assert len(errors.splitlines()) == 1
    assert not file.exists()


def test_bots_are_listed_weakest_first(capsys):
    assert run(capsys, "bots") == (0, "dotti\nbruno\nhugo\npippa\nfenna\ntilo\n", "")
    assert list(sleeping_queens.BOTS) == ["dotti", "bruno", "hugo", "pippa", "fenna", "tilo"]


@pytest.mark.full
@pytest.mark.skipif(sys.platform == "win32", reason="no `| head` there")
@pytest.mark.parametrize(
    "words",
    [
        f"replay {RECORDS / 'classic.jsonl'}",
        f"simulate --edition coop --players 2 --games 1 --seed 7 --record {os.devnull}",
    ],
)
def test_a_reader_who_leaves_early_is_no_error(words):
    command = [sys.executable, "-m", "kidsq", *words.split()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert (process.stderr.read(), process.wait()) == (b"", 0)
