"""What each table of the database holds, in plain words; a test holds them against the tables that there are."""

from __future__ import annotations

from dataclasses import dataclass

from kidsq.web.adults import privacy_people, privacy_play
from kidsq.web.adults.privacy_table import TableInWords
from kidsq.web.http.language import gettext as _


@dataclass(frozen=True, slots=True)
class Part:
    """Tables that belong together, under one heading. line: all of it in one sentence."""

    title: str
    line: str
    tables: tuple[TableInWords, ...]


def parts() -> tuple[Part, ...]:
    """Everything that the database holds."""
    return (
        Part(
            _("About a child"),
            _("A nickname, a drawn face, the class and its groups, what grown-ups have set, and a login card."),
            privacy_people.children(),
        ),
        Part(
            _("About the games"),
            _("Each game move by move, who sat where, what the friends asked and how much help was shown."),
            privacy_play.games(),
        ),
        Part(
            _("About the answers"),
            _("For each sum: what was shown, what was answered, how long it took and how much help was on the screen;")
            + " "
            + _("and what kidsq works out from it about how well a child knows a sum."),
            privacy_play.answers(),
        ),
        Part(
            _("About a lesson"),
            _("When a lesson was open, which browsers were tablets of the class, who sat where, and raised hands."),
            privacy_play.lessons(),
        ),
        Part(
            _("About the grown-ups"),
            _("A name, a role, the hash of a passphrase, open sessions, invitations, and who looked at what."),
            privacy_people.adults(),
        ),
        Part(
            _("Of a school's list"),
            _("Where classes and children come from the school's own list: its number for each, and first names."),
            privacy_people.lists(),
        ),
        Part(
            _("For running kidsq"),
            _("Random names of browsers, settings, counted wrong tries, and marks of what was erased."),
            privacy_people.running(),
        ),
    )
