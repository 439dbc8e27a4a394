"""What differs from one kind of arithmetic to another is a field of the kind: nothing else asks which kind it is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kidsq
from kidsq.arithmetic.skills import KINDS

PACKAGE_ROOT = Path(kidsq.__file__).parent
HERE = PACKAGE_ROOT / "arithmetic"
SKILL = re.compile(rf"(?:{'|'.join(KINDS)}):")


def is_of_words(path: Path) -> bool:
    """True for modules that give codes their words."""
    return path.stem.endswith("words") or path.stem == "words"


def asks_for(source: str) -> Iterator[str]:
    """Codes of kinds that something is compared with, and skills that are made of them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            compared = [node.left, *node.comparators]
            parts = [one for each in compared for one in (each.elts if isinstance(each, ast.Tuple) else [each])]
            yield from (one.value for one in parts if isinstance(one, ast.Constant) and one.value in KINDS)
        elif isinstance(node, ast.MatchValue) and isinstance(node.value, ast.Constant) and node.value.value in KINDS:
            yield node.value.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "startswith":
            given = [one.value for one in node.args if isinstance(one, ast.Constant)]
            yield from (one for one in given if isinstance(one, str) and SKILL.fullmatch(one))
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            yield from SKILL.findall(str(node.values[0].value))[:1]


ALSO_CALLED = {
    "web/setup/groups.py": {"make"},
    "web/setup/adding.py": {"make"},
    "learning/reports/practice.py": {"missing", "total"},
}
"""What a form asks for, and how a worksheet's line is written: other things by the same name."""


def test_no_code_outside_asks_which_kind_it_is() -> None:
    found = {}
    for path in sorted(PACKAGE_ROOT.rglob("*.py")):
        name = path.relative_to(PACKAGE_ROOT).as_posix()
        if HERE not in path.parents and not is_of_words(path):
            asked = set(asks_for(path.read_text(encoding="utf-8"))) - ALSO_CALLED.get(name, set())
            if asked:
                found[name] = asked
    assert found == {}


@pytest.mark.parametrize(
    "planted",
    [
        'if kind == "times":\n    pass',
        'if kind in ("add", "total"):\n    pass',
        'skill.startswith("sub:")',
        'skill = f"missing:{known}+?={total}"',
        'match kind:\n    case "cross":\n        pass',
    ],
)
def test_a_planted_question_is_found(planted: str) -> None:
    assert list(asks_for(planted))
