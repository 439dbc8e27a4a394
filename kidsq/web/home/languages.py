"""The page on which a child, or an adult, chooses a language by its own name."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, make_response, redirect, render_template, request
from werkzeug.wrappers import Response

from kidsq.i18n.languages import SPOKEN
from kidsq.store.db.database import writing
from kidsq.store.people import budgets, settings
from kidsq.web.http import context, display, language, links
from kidsq.web.http.language import gettext as _
from kidsq.web.http.security import device

blueprint = Blueprint("languages", __name__, url_prefix="/language")

FIELD = "language"


@blueprint.get("")
def show() -> Response:
    """Which language? Each says hello in its own."""
    return _page(request.args.get("back", ""))


@blueprint.post("")
def choose() -> Response:
    """Keep it for the child who sits here, or for this browser, and go back."""
    back, wanted = request.form.get("back", ""), request.form.get(FIELD, "")
    if wanted not in SPOKEN:
        problem = _("kidsq does not speak “%(language)s” yet. Please tap one of these.", language=wanted[:20])
        return _page(back, 400, problem=problem)
    scope = settings.of_device(device()) if back.startswith("/grown-ups") else display.scope_here()
    with writing(context.db()) as db:
        budgets.count_choice(db, scope, device(), context.now())
        settings.write(db, scope, FIELD, wanted)
    return redirect(_back_to(back), 303)


def _page(back: str, status: int = 200, **values: Any) -> Response:
    languages = tuple((code, one.name, one.greeting) for code, one in SPOKEN.items() if code in _offered())
    usual = {"problem": None}
    page = render_template(
        "home/languages.html",
        languages=languages,
        now=language.tag(),
        back=_back_to(back),
        **{**usual, **values},
    )
    return make_response(page, status)


def _offered() -> frozenset[str]:
    """All of them; of one language in two countries that of this page, or that which the browser asks for."""
    offered: dict[str | None, str] = {}
    for code in (language.tag(), language.asked(), *SPOKEN):
        offered.setdefault(SPOKEN[code].catalogue, code)
    return frozenset(offered.values())


def _back_to(address: str) -> str:
    """The address when it is one of kidsq's pages; else home."""
    return links.ours(address) or "/"
