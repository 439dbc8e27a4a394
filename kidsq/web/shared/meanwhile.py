"""What somebody else has changed while a form was open: it is not undone by saving that form.

A form carries what it showed in a hidden field, "shown", and of what comes back only that is written which differs from
it. A form without the field, such as a script's, is written whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl, urlencode

from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import in_a_list


class ChangedMeanwhile(Exception):
    """The same choice has been changed otherwise since the page was shown; the sentence says which.

    both: the choices that two have changed; mine: all that the form changes, by choice.
    """

    def __init__(self, both: Mapping[str, str], mine: Mapping[str, str], names: Mapping[str, str]) -> None:
        self.both, self.mine = both, mine
        what = in_a_list(names.get(key, key) for key in both)
        super().__init__(
            _(
                "Somebody has changed this meanwhile: “%(what)s”. You see it as it is now. Nothing of yours has been"
                " saved; please choose again.",
                what=what,
            )
        )


def written(shows: Mapping[Any, str]) -> str:
    """What a form shows, by choice, as its hidden field has it."""
    return urlencode(shows)


def changed(
    form: Mapping[str, str], sent: Mapping[Any, str], now: Mapping[Any, str], names: Mapping[Any, str] | None = None
) -> dict[str, str]:
    """The choices of a form that somebody has changed in it; within the transaction that writes them.

    sent: what it says, now: what it would show at this moment, both by choice; names: what choices are called. Raises
    ChangedMeanwhile where one of them has been changed otherwise; what both have changed alike is no matter.
    """
    shown = dict(parse_qsl(form.get("shown", ""), keep_blank_values=True))
    if not shown:
        return dict(sent)
    mine = {key: value for key, value in sent.items() if shown.get(key) != value}
    both = {key: now[key] for key, value in mine.items() if key in now and now[key] not in (shown.get(key), value)}
    if both:
        raise ChangedMeanwhile(both, mine, names or {})
    return mine
