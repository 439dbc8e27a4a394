"""Names stand in lists where a reader looks for them."""

from __future__ import annotations

import random
import unicodedata

import pytest

from kidsq.i18n.alphabet import order


@pytest.mark.parametrize(
    "names",
    [
        ["Aïcha", "Ava", "Ben"],
        ["Anna", "Änne", "Anton", "Ärmin", "Arno"],  # German: ä stands with a
        ["Gruß", "Grusz"],  # ß with ss
        ["Élise", "Elsa", "Émile", "Enzo", "Ève"],
        ["Niccolò", "Nicla", "Nicolò"],
        ["cote", "coté", "côte"],  # accents decide only where the letters agree
        ["Leo", "leo", "Léo", "Leon"],
        ["Ann", "Ann B.", "Ann-Kathrin", "Anna"],
        ["Celia", "Çelik", "Chloe", "Chloé", "Dana"],
        ["Oda", "Øde", "Œdipe", "Ole"],
        ["Lukas", "Łukasz", "Lupo"],
        ["Class 2b", "Class 10a"],
        ["D'Artagnan", "D’Orazio", "Dana"],
    ],
)
def test_names_stand_where_a_reader_looks_for_them(names: list[str]) -> None:
    for seed in range(5):
        mixed = random.Random(seed).sample(names, len(names))
        assert sorted(mixed, key=order) == names


def test_a_name_typed_in_another_way_stands_in_the_same_place() -> None:
    composed, apart = (unicodedata.normalize(form, "Zoë") for form in ("NFC", "NFD"))
    assert order(composed)[:2] == order(apart)[:2]


def test_names_of_other_alphabets_come_after_and_break_nothing() -> None:
    assert sorted(["王小明", "Zoe", "نورة", "", "👩‍👧"], key=order)[:2] == ["", "Zoe"]
