"""What is recorded is what is said: each line of the list, each file of the folder."""

from __future__ import annotations

import hashlib
import json

import pytest

from kidsq.i18n.languages import SPOKEN
from kidsq.paths import static_folder
from kidsq.web.http import language
from tools.voices import lines

VOICES = static_folder() / "voices"
RECORDED = sorted(folder.name for folder in VOICES.iterdir() if folder.is_dir())
MOST_BYTES = 1_600_000
"""Of a language, all of it: it travels with each installation."""


@pytest.mark.parametrize("tag", RECORDED)
def test_every_line_has_its_file_and_no_file_is_left_over(tag: str) -> None:
    listed = json.loads((VOICES / tag / "lines.json").read_text("utf-8"))
    assert tag in SPOKEN
    assert set(listed) == set(lines.heard(tag))
    files = {path.name: path.read_bytes() for path in (VOICES / tag).glob("*.mp3")}
    versions = {name: hashlib.sha256(content).hexdigest()[:8] for name, content in files.items()}
    assert sorted(listed.values()) == sorted(f"{name}?v={version}" for name, version in versions.items())
    assert sum(map(len, files.values())) < MOST_BYTES


def test_only_what_the_game_says_is_recorded() -> None:
    catalogue = language.catalogue("de")
    said = (*lines.LINES, *lines.OF_FRIENDS, *lines.OF_THE_GOAL, *lines.BEFORE_A_SUM)
    assert [line for line in said if catalogue.gettext(line) == line] == []


@pytest.mark.parametrize(("text", "key"), [("Your turn!", "Your turn"), ("Now tap =", "Now tap ="), ("Yes …", "Yes ")])
def test_what_ends_a_sentence_does_not_matter(text: str, key: str) -> None:
    assert lines.key(text) == key
