"""Who this browser is to the table, and what its forms say."""

from __future__ import annotations

from typing import Final, Literal

from flask import request, session

from kidsq.play import Chance, Timings, Visitor
from kidsq.store.db import form_ids, times
from kidsq.web.http import context
from kidsq.web.http.security import device
from kidsq.web.http.tablets import tablet

IDLE_S: Final = 1_800
"""After half an hour without a tap the next one begins another visit."""
NOTE_EVERY_S: Final = 300
LONGEST_MS: Final = 86_400_000
FURTHEST_ZONE_MIN: Final = 14 * 60
_NOT_SAID: Final = frozenset(("csrf_token", "still"))
INPUTS: Final = ("touch", "mouse", "key", "pen")


def visitor() -> Visitor:
    """This browser and this visit, both random and in its signed cookie; at a class's tablet, who sits there."""
    in_class = tablet()
    return Visitor(device(), _visit(), in_class.learners if in_class else None)


def _visit() -> str:
    second = int(context.now().timestamp())
    found, last = session.get("visit", (None, 0))
    if found is None or abs(second - last) > IDLE_S:
        found = context.new_id()
        session["visit"] = (found, second)
    elif abs(second - last) > NOTE_EVERY_S:
        session["visit"] = (found, second)
    name: str = found
    return name


def chance() -> Chance:
    """Time and chance for this request."""
    here = context.installation()
    return Chance(times.text(here.clock()), here.randomness)


def form_id() -> str | None:
    """The id that this form gives to the game it opens, so that a double tap opens one; None without a key."""
    key = request.form.get("key", "")
    if not key:
        return None
    said = sorted(pair for pair in request.form.items(multi=True) if pair[0] not in _NOT_SAID)
    return form_ids.id_of_form(device(), key, *(visitor().learners or ()), *(word for pair in said for word in pair))


def timings() -> Timings:
    """What the browser measured; what makes no sense counts as not measured, because no child typed it."""
    form = request.form.to_dict()
    return Timings(
        rt_first_ms=_whole(form.get("rt_first_ms", "")),
        rt_total_ms=_whole(form.get("rt_total_ms", "")),
        hidden_ms=_whole(form.get("hidden_ms", "")),
        changes=_whole(form.get("changes", "")),
        input=_input(form.get("input")),
        tz_offset_min=_offset(form.get("tz_offset_min", "")),
        heard=form.get("read_aloud") == "1",
    )


def _whole(text: str) -> int | None:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        return None
    return int(text) if int(text) <= LONGEST_MS else None


def _offset(text: str) -> int | None:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 5):
        return None
    return int(text) if abs(int(text)) <= FURTHEST_ZONE_MIN else None


def _input(said: str | None) -> Literal["touch", "mouse", "key", "pen"] | None:
    return said if said in INPUTS else None  # type: ignore[return-value]


def wants_fragment() -> bool:
    """True if htmx asks for the table alone, not for a whole page."""
    return "HTTP_HX_REQUEST" in request.environ
