"""What was right stays long enough to be found, read and enjoyed before the friends play on."""

from __future__ import annotations

import re

import pytest

from kidsq.learning import questions

from .conftest import Deal
from .playing import Browser

MINE = ["2", "3", "5", "8", "9"]


def waits(child: Browser) -> int:
    """Milliseconds until the friends play on."""
    found = re.search(r'id="next-form"[^>]*delay:(\d+)ms', child.shown)
    assert found
    return int(found[1])


@pytest.fixture(autouse=True)
def alone(child: Browser, deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: False)
    deal(child, MINE, bots=["bruno"])
    child.post("lessons", lessons="end")


@pytest.mark.parametrize(
    ("speed", "plain", "praised"), [("slow", 2040, 3000), ("normal", 1140, 1800), ("fast", 540, 1300)]
)
def test_a_true_sum_is_seen_longer_than_a_swapped_card(
    child: Browser, deal: Deal, speed: str, plain: int, praised: int
) -> None:
    child.post("settings", speed=speed)
    child.turn(card=["0", "1", "2"], total="2")
    assert 'class="cheer"' in child.shown
    assert waits(child) == praised
    deal(child, MINE, bots=["bruno"])
    child.post("settings", speed=speed)
    child.post("lessons", lessons="end")
    child.swap()
    assert 'class="cheer"' not in child.shown
    assert waits(child) == plain


def test_who_goes_on_by_a_tap_is_never_hurried(child: Browser) -> None:
    child.post("settings", speed="button")
    child.turn(card=["0", "1", "2"], total="2")
    assert "delay:" not in child.shown
