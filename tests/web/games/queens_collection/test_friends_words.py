"""What friends say beside the meeples: of small things nothing twice in a game."""

from __future__ import annotations

import pytest

from kidsq.play.games.queens_collection.remarks import Say
from kidsq.web.games.queens_collection.scene import remark


@pytest.mark.parametrize("bot", ["bruno", "tilo"])
@pytest.mark.parametrize("code", ["two_home", "new_cards", "waits", "took", "stops", "trades"])
def test_a_small_thing_is_said_in_other_words_and_then_not_at_all(bot: str, code: str) -> None:
    said = [remark(bot, Say(code), ("box_full", *[code] * times)) for times in range(4)]  # type: ignore[arg-type]
    assert None not in said[:2]
    assert said[0] != said[1]
    assert said[2:] == [None, None]


def test_a_full_box_is_told_each_time() -> None:
    assert remark("hugo", Say("box_full", 1), ("box_full", "box_full")) is not None
