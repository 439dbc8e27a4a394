"""Before what reaches far: the passphrase once more, unless it was typed a little while ago."""

from __future__ import annotations

from typing import Final

from flask import abort, request

from kidsq.store import grown_ups
from kidsq.web import house, rights, security
from kidsq.web.grown_ups import failed_to_sign_in, page
from kidsq.web.language import gettext as _

FIELD: Final = "once_more"


def once_more() -> None:
    """Go on when whoever asks has typed the passphrase lately, or now; else answer with a page that asks for it.

    That page sends the same form again, so that nothing is typed twice; a session that is proved begins anew.
    """
    me, typed, problem = rights.me(), request.form.get(FIELD), None
    if security.signed_in_lately():
        return
    if typed is not None:
        try:
            _who, token = grown_ups.sign_in(house.db(), me.name, typed, security.device(), house.now())
        except grown_ups.WrongPassphrase:
            failed_to_sign_in(me.name)
            problem = _("The passphrase does not fit. Nothing has been changed.")
        else:
            security.enter(token)
            return
    said = [pair for pair in request.form.items(multi=True) if pair[0] not in ("csrf_token", FIELD)]
    abort(page("once_more.html", 403, fields=said, post=request.full_path.rstrip("?"), problem=problem, me=me))
