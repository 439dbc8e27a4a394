"""What Python's own library does otherwise in the browser."""

from __future__ import annotations

import json

import pytest

from tools.site.startup import DEEPEST, check_depth


def nested(depth: int, inner: str = "") -> str:
    return "[" * depth + inner + "]" * depth


@pytest.mark.parametrize(
    "text", [nested(DEEPEST), "[" + "[]," * 3000 + "{}]", json.dumps(["[{" * 3000, '\\"[' * 3000])]
)
def test_json_that_is_long_and_not_deep_is_read(text: str) -> None:
    check_depth(text)


@pytest.mark.parametrize("text", [nested(DEEPEST + 1), '{"a":' * 9_000, nested(9_000, '"]]]"')])
def test_json_that_is_deep_is_refused_before_it_is_read(text: str) -> None:
    with pytest.raises(RecursionError):
        check_depth(text)
