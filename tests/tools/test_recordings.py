"""What is recorded is what is said: each line of a list, each file of its folder."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from itertools import product
from pathlib import Path

import pytest
from worlds import world

from kidsq.games.sleeping_queens.editions import EDITIONS
from kidsq.i18n.languages import SPOKEN, catalogues
from kidsq.paths import static_folder
from kidsq.web.games.sleeping_queens.book import queen_words
from kidsq.web.http import language
from tools.voices import __main__ as voices
from tools.voices import lines, sounds

VOICES = static_folder() / "voices"
RECORDED = sorted(folder.name for folder in VOICES.iterdir() if folder.is_dir())
MOST_BYTES = 4_000_000
"""Of a language, all of it: it travels with each installation."""


def listed(tag: str) -> Mapping[str, str]:
    """Which file says which line, as a browser reads it."""
    found: dict[str, str] = json.loads((VOICES / tag / "lines.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("tag", RECORDED)
def test_every_recorded_line_is_said_today_and_no_file_is_left_over(tag: str) -> None:
    """What is not said any more goes by `python -m tools.voices LANGUAGE`."""
    assert tag in SPOKEN
    assert sorted(set(listed(tag)) - set(lines.heard(tag))) == []
    files = {path.name: path.read_bytes() for path in (VOICES / tag).glob("*.mp3")}
    versions = {name: hashlib.sha256(content).hexdigest()[:8] for name, content in files.items()}
    assert sorted(listed(tag).values()) == sorted(f"{name}?v={version}" for name, version in versions.items())
    assert {key: file.split("?")[0] for key, file in listed(tag).items()} == {
        key: lines.file_name(key) for key in listed(tag)
    }
    assert sum(map(len, files.values())) < MOST_BYTES


@pytest.mark.parametrize("tag", sounds.TONGUES)
def test_where_a_voice_is_at_hand_nearly_all_is_recorded_and_every_queen(tag: str) -> None:
    says = language.catalogue(tag).gettext
    assert {lines.key(lines.aloud(says(line))) for line in lines.QUEENS} <= set(listed(tag))
    assert len(listed(tag)) > 0.95 * len(lines.heard(tag))


@pytest.mark.parametrize("tag", catalogues())
def test_only_what_the_game_says_is_recorded(tag: str) -> None:
    catalogue = language.catalogue(tag)
    written = (*lines.QUEENS, *lines.LINES, *lines.LATER)
    said = (*written, *lines.OF_FRIENDS, *lines.OF_THE_GOAL, *lines.BEFORE_A_SUM)
    assert [line for line in said if catalogue.gettext(line) == line] == []


def test_every_queen_is_heard_when_she_wakes() -> None:
    queens = {queen for edition in EDITIONS.values() for queen in edition.queens}
    assert {queen_words.waking_line(queen) for queen in queens} <= set(lines.QUEENS)


@pytest.mark.parametrize("tag", RECORDED)
def test_a_sum_is_heard_after_what_is_said_before_it(tag: str) -> None:
    """The parts of a line, as recordings.js takes them apart."""
    says = language.catalogue(tag).gettext
    for line, total in product(lines.BEFORE_A_SUM, (3, 10)):
        told = says(line) % {"sum": f"2 {says('plus')} {total - 2} {says('is the same as')} {total}"}
        parts = re.sub(r"([.!?:]) ", r"\1\n", lines.aloud(told)).split("\n")
        assert len(parts) > 1
        assert set(map(lines.key, parts)) <= set(listed(tag))


@pytest.mark.parametrize(("text", "key"), [("Your turn!", "Your turn"), ("Now tap =", "Now tap ="), ("Yes …", "Yes ")])
def test_what_ends_a_sentence_does_not_matter(text: str, key: str) -> None:
    assert lines.key(text) == key


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("“Not now” is fine, too.", "Not now is fine, too."),
        ("À toi\N{NARROW NO-BREAK SPACE}!", "À toi!"),
        ("Keep *me* · now", "Keep me, now"),
    ],
)
def test_a_line_is_found_as_it_is_read(written: str, read: str) -> None:
    assert lines.aloud(written) == read


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Your turn", "your-turn.mp3"),
        ("1 plus 2 is the same as 3", "1-plus-2-is-the-same-as-3.mp3"),
        ("D’abord, mon cœur. Ça va", "d-abord-mon-coeur-ca-va.mp3"),
        ("Drück groß", "druck-gross.mp3"),
    ],
)
def test_a_file_is_named_as_its_line(line: str, name: str) -> None:
    assert lines.file_name(line) == name


@pytest.mark.parametrize("tag", SPOKEN)
def test_no_two_lines_share_a_file(tag: str) -> None:
    heard = lines.heard(tag)
    assert len(set(map(lines.file_name, heard))) == len(heard)


def test_a_file_that_a_person_drops_in_is_taken_and_what_is_no_line_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(voices, "STATIC", tmp_path)
    turn = lines.heard("de")[lines.key(language.catalogue("de").gettext("Your turn!"))]
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "nobody-says-this.mp3").write_bytes(b"old")
    (tmp_path / "de" / lines.file_name(lines.key(turn))).write_bytes(b"a person")
    voices.main("de")
    version = hashlib.sha256(b"a person").hexdigest()[:8]
    written = json.loads((tmp_path / "de" / "lines.json").read_text("utf-8"))
    assert written == {lines.key(turn): f"{lines.file_name(lines.key(turn))}?v={version}"}
    assert not (tmp_path / "de" / "nobody-says-this.mp3").exists()
    missing = capsys.readouterr().out.splitlines()
    assert len(missing) == len(lines.heard("de")) - 1
    assert "0.mp3\t0" in missing


def test_a_language_without_files_gets_no_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voices, "STATIC", tmp_path)
    voices.main("de")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("tag", SPOKEN)
def test_a_page_names_the_list_of_its_own_language(tag: str, tmp_path: Path) -> None:
    with world(tmp_path) as app:
        page = app.test_client().get("/", headers={"Accept-Language": tag.replace("_", "-")}).text
    assert re.findall(r"voices/(\w+)/lines.json", page) == [tag] * (tag in RECORDED)
