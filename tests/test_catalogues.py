"""Every sentence in every language: translated, with the same values in it, and none left over."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

import kidsq
from kidsq.i18n.languages import ENGLISH, SPOKEN, catalogues
from kidsq.paths import translations_folder
from kidsq.web.http import language

TOP = Path(kidsq.__file__).parent.parent
VALUES = re.compile(r"%\((\w+)\)[sd]|%%|\{\w*\}|</?\w+[^>]*>")
FILES = catalogues()
Sentences = dict[str | tuple[str, ...], str]

pytestmark = pytest.mark.xdist_group("catalogues")  # reading all the code and the templates takes seconds


@pytest.fixture(scope="module")
def sentences() -> Sentences:
    """Every sentence of the code and the templates -> where it stands."""
    mappings = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["tool"]["babel"]["mappings"]
    methods = [(one["pattern"], one["method"]) for one in mappings]
    keywords = {"_": None, "_l": None, "gettext": None, "ngettext": (1, 2)}
    found = {}
    for file, _line, message, _comments, _context in extract_from_dir(TOP, methods, keywords=keywords):
        found[message if isinstance(message, str) else tuple(message)] = file
    return found


@cache
def catalogue(code: str) -> Catalog:
    with (translations_folder() / code / "LC_MESSAGES" / "messages.po").open("rb") as source:
        return read_po(source, locale=code)


def forms(message: Message) -> list[tuple[str, str]]:
    """Pairs of an English sentence and what became of it, one for each plural form."""
    if isinstance(message.id, str):
        return [(message.id, message.string)]
    return list(zip(message.id, message.string, strict=True))


def values(text: str) -> list[str]:
    return sorted({match[0] for match in VALUES.finditer(text)})


@pytest.mark.parametrize("code", FILES)
def test_a_catalogue_has_every_sentence_and_no_other(code: str, sentences: Sentences) -> None:
    known = {message.id for message in catalogue(code) if message.id}
    assert len(sentences) > 2_000
    assert {one: sentences[one] for one in sentences.keys() - known} == {}, "make translations, then translate these"
    assert known - sentences.keys() == set(), "make translations takes these out"
    assert not catalogue(code).obsolete


@pytest.mark.parametrize("code", FILES)
def test_every_sentence_is_translated_with_the_same_values_in_it(code: str) -> None:
    for message in catalogue(code):
        if not message.id:
            continue
        assert not message.fuzzy, message.id
        asked = {one for text, _said in forms(message) for one in values(text)}
        for number, (text, said) in enumerate(forms(message)):
            assert said.strip(), message.id
            one_of_many = not isinstance(message.id, str) and number == 0
            assert set(values(said)) <= asked if one_of_many else values(said) == values(text), (message.id, said)


def calls(source: str) -> Iterator[str]:
    """The constant sentences of a Python source that are looked up."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "_l", "ngettext"):
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


def test_no_sentence_hides_from_the_extraction(sentences: Sentences) -> None:
    known = {one if isinstance(one, str) else one[0] for one in sentences}
    hidden = {
        (path.name, text)
        for path in sorted((TOP / "kidsq").rglob("*.py"))
        for text in calls(path.read_text("utf-8"))
        if text not in known
    }
    assert hidden == set()


def test_no_child_is_told_that_it_was_wrong(sentences: Sentences) -> None:
    never = {"de": r"\bfalsch", "fr": r"\bfaux\b|\bfausse\b", "it": r"\bsbaglia"}
    of_children = re.compile(r"games/|books/|home/|classroom/|web/shared/(table_words|tiles)")
    for code, pattern in never.items():
        for message in catalogue(code):
            if message.id and of_children.search(sentences[message.id]):
                assert not any(re.search(pattern, said, re.I) for _text, said in forms(message)), message.id


def test_swiss_german_has_no_sharp_s_and_is_german_otherwise() -> None:
    sharp = [message for message in catalogue("de") if message.id and "ß" in str(message.string)]
    assert sharp
    for message in sharp:
        text = message.id if isinstance(message.id, str) else message.id[0]
        german, swiss = (language.catalogue(code).gettext(text) for code in ("de", "de_CH"))
        assert "ß" not in swiss
        assert "„" not in swiss
        if isinstance(message.id, str):
            assert len(swiss) == len(german) + german.count("ß")


@pytest.mark.parametrize(("code", "never"), [("fr", r" [;:!?»]|« |\w'"), ("it", r"\w'")])
def test_no_line_ends_before_a_sign_and_each_apostrophe_is_one(code: str, never: str) -> None:
    spoken = language.catalogue(code)
    for message in catalogue(code):
        if isinstance(message.id, str):
            said = [spoken.gettext(message.id)] if message.id else []
        else:
            said = [spoken.ngettext(*message.id, number) for number in (1, 2)]
        assert not any(re.search(never, one) for one in said), said


def test_every_language_has_its_name_its_greeting_and_its_catalogue() -> None:
    assert all(one.name and one.greeting for one in SPOKEN.values())
    assert [code for code, one in SPOKEN.items() if one.catalogue is None] == [ENGLISH]
    assert {path.name for path in translations_folder().iterdir() if path.is_dir()} == set(FILES)
