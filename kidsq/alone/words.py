"""What the page says that starts kidsq in a browser, before Python is there to say it."""

from __future__ import annotations

from collections.abc import Mapping

from kidsq.i18n.languages import SPOKEN
from kidsq.styles.floor import ALONE
from kidsq.web.adults.device_backup import CANNOT_TAKE
from kidsq.web.http.language import catalogue
from kidsq.web.http.language import mark as _l

SENTENCES: Mapping[str, str] = {
    "loading": _l("The castle is on its way: %(got)s of %(total)s MB. Next time it is here already."),
    "starting": _l("The castle is waking up …"),
    "ready": _l("Everything is here. From now on kidsq also starts without a network."),
    "play": _l("Play"),
    "elsewhere": _l("kidsq is open in another tab or window."),
    "moved": _l("kidsq goes on in another tab or window."),
    "here": _l("Play here"),
    "forgets": _l(
        "This browser keeps nothing here, as in a private window: when it is closed, games and children are gone."
    ),
    "anyway": _l("Play all the same"),
    "stopped": _l("Not everything has come. What is here stays here: please try again when there is a network."),
    "broken": _l("kidsq could not start. What was played is still stored."),
    "again": _l("Try again"),
    "stumbled": _l("Oh dear, kidsq has stumbled. Nothing is lost: your games are waiting."),
    "restart": _l("Start kidsq again"),
    "deleted": _l(
        "This browser has deleted what kidsq kept here, as browsers do when a device is full. Please tell a grown-up."
    ),
    "spoilt": _l(
        "What was played here is damaged, and kidsq cannot open it. The damaged file stays here, whatever is chosen: "
        "please choose with a grown-up."
    ),
    "take": _l("Open a backup"),
    "read": _l("Save the damaged file"),
    "anew": _l("Begin anew"),
    **CANNOT_TAKE,
    "insecure": _l("kidsq needs an address that begins with https."),
    "old": _l(
        "This browser is too old for kidsq in a browser alone, which needs Chrome %(chrome)s, Safari %(safari)s, "
        "Firefox %(firefox)s or newer: please update it, or take another device."
    ),
}
"""Key of the page's script -> sentence."""


def for_page() -> dict[str, dict[str, str]]:
    """Language as browsers name it -> key -> sentence, in every language that kidsq speaks."""
    return {code.replace("_", "-"): _said(code) for code in SPOKEN}


def _said(code: str) -> dict[str, str]:
    found = {key: catalogue(code).gettext(sentence) for key, sentence in SENTENCES.items()}
    return found | {"old": found["old"] % ALONE}
