"""What the owners of a kidsq are told while its daily backup fails or its clock is behind, and what to do."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from flask import Flask

from kidsq.maintenance import backup_health, clock_health
from kidsq.maintenance.backup_health import Why
from kidsq.store.db.times import text
from kidsq.web.http import context, security
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l
from kidsq.web.shared import progress_words

_WHAT_TO_DO: Final[dict[Why, str]] = {
    "full": _l("This computer's disk is nearly full: please free up some space. kidsq tries again every hour."),
    "closed": _l(
        "kidsq cannot write to its data folder: please check its permissions and the disk."
        " kidsq tries again every hour."
    ),
    "damaged": _l(
        "The database cannot be copied in full. Delete nothing; stop kidsq and start it again: it will then say "
        "what to do."
    ),
    "other": _l("On this computer, “kidsq backup” says what is wrong. kidsq tries again every hour."),
}


def install(app: Flask) -> None:
    """Let the pages of the adults tell it."""
    app.jinja_env.globals["upkeep_troubles"] = troubles


def troubles() -> list[str]:
    """The sentences for an owner; none for everybody else, and while all is well."""
    who = security.adult()
    if who is None or who.role != "owner":
        return []
    folder = context.installation().data_folder
    return [one for one in (_of_backup(folder), _of_clock(folder)) if one]


def _of_clock(folder: Path) -> str:
    latest = clock_health.known(folder)
    if latest is None:
        return ""
    return _(
        "The clock of this computer is behind: something was stored on %(when)s. Please set it. Until then nothing is "
        "erased because of its age, and dates on these pages are off.",
        when=progress_words.day_and_time(text(latest)),
    )


def _of_backup(folder: Path) -> str:
    failure = backup_health.known(folder)
    if failure is None:
        return ""
    made = backup_health.newest(folder, context.db())
    since = _("The daily backup has not worked since %(when)s.", when=progress_words.day_and_time(text(failure.since)))
    if made is None:
        left = _("There is no backup yet.")
    else:
        left = _("The newest backup is from %(when)s.", when=progress_words.day_and_time(text(made)))
    return f"{since} {left} {_(_WHAT_TO_DO[failure.why])}"
