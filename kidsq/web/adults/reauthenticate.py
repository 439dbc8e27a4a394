"""Before what reaches far: the passphrase once more, unless it was typed a little while ago."""

from __future__ import annotations

from typing import Final

from flask import abort, request

from kidsq.store.people import adults
from kidsq.web.http import context, links, security
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import rights
from kidsq.web.shared.frame import failed_to_sign_in, page

FIELD: Final = "once_more"


def once_more() -> None:
    """Go on if the adult has typed the passphrase lately, or does now; else answer with a page that asks for it.

    That page sends the same form again, so that nothing is typed twice; a session that is proved begins anew.
    """
    me, typed, problem = rights.me(), request.form.get(FIELD), None
    if security.signed_in_lately():
        return
    if not adults.has_passphrase(context.db(), me.id):
        security.keep_way_back(links.parts_of(request.referrer or "").path)
        abort(page("adults/door/once_more_there.html", 403, me=me))
    if typed is not None:
        try:
            _who, token = adults.sign_in(context.db(), me.name, typed, security.device(), context.now())
        except adults.WrongPassphrase:
            failed_to_sign_in(me.name)
            problem = _("That passphrase does not match. Nothing has been changed.")
        else:
            security.enter(token)
            return
    said = [pair for pair in request.form.items(multi=True) if pair[0] not in ("csrf_token", FIELD)]
    abort(
        page("adults/door/once_more.html", 403, fields=said, post=request.full_path.rstrip("?"), problem=problem, me=me)
    )
