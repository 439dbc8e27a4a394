"""gettext as Flask-Babel gives it, but looked up once per request: a table has a hundred words.

Flask-Babel asks five times for its context per word, ten times the work of the word itself.
"""

from __future__ import annotations

from functools import cache
from gettext import NullTranslations
from typing import Any

from flask import Flask, g
from flask_babel import Babel, get_locale, get_translations
from markupsafe import Markup

from kidsq.paths import translations_folder

_ENGLISH = NullTranslations()


def gettext(string: str, **values: object) -> str:
    """The sentence in the child's language, with its values filled in."""
    text = _catalogue().gettext(string)
    return text % values if values else text


def ngettext(singular: str, plural: str, num: int, **values: object) -> str:
    """The sentence for one or for many; num is among its values."""
    text = _catalogue().ngettext(singular, plural, num)
    return text % {"num": num, **values}


def _catalogue() -> NullTranslations:
    if not _has_catalogues():
        return _ENGLISH
    try:
        found: NullTranslations = g.catalogue
    except AttributeError:
        found = g.catalogue = get_translations()
    except RuntimeError:  # no request: tests, the command line
        return _ENGLISH
    return found


def tag() -> str:
    """The language of this request, "en"; nothing to look up while kidsq speaks English only."""
    return str(get_locale()) if _has_catalogues() else "en"


@cache
def _has_catalogues() -> bool:
    return any(translations_folder().glob("*/LC_MESSAGES/*.mo"))


def _in_template(string: str, **values: Any) -> Markup:
    text = Markup(_catalogue().gettext(string))
    return text % values if values else text  # Markup escapes the values


def _in_template_n(singular: str, plural: str, num: int, **values: Any) -> Markup:
    return Markup(_catalogue().ngettext(singular, plural, num)) % {"num": num, **values}


@cache
def _markup(string: str) -> Markup:
    return Markup(string)


def _english(string: str, **values: Any) -> Markup:
    text = _markup(string)
    return text % values if values else text


def install(app: Flask) -> None:
    """Let the templates speak: `_`, gettext, ngettext and {% trans %}."""
    Babel(app)  # type: ignore[no-untyped-call]
    say = _in_template if _has_catalogues() else _english
    app.jinja_env.globals.update(_=say, gettext=say, ngettext=_in_template_n)
