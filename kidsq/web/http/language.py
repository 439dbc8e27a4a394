"""The language of a request, and its words.

gettext's own catalogues, read from the .po files as they are: three of them take a tenth of a second once, and nothing
has to be compiled. Words are looked up without Flask-Babel, which asks five times for its context per word: ten times
the work of the word itself, and a table has a hundred.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import date
from functools import cache, lru_cache
from gettext import GNUTranslations, NullTranslations
from typing import Any, Final, TypeVar

from babel.dates import format_skeleton
from babel.lists import format_list
from flask import Flask, current_app, has_request_context, request
from flask_babel import Babel
from markupsafe import Markup
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from kidsq.i18n.languages import ENGLISH, SPOKEN, Language
from kidsq.paths import translations_folder

_ENGLISH: Final = NullTranslations()
Text = TypeVar("Text", str, Markup)
TAG: Final[ContextVar[str | None]] = ContextVar("language", default=None)
"""Of the request that this thread answers; None until it is asked for, which tag() is there for. Flask's `g` takes ten
times as long, and a table has a hundred words."""
OLDER: Final[ContextVar[bool]] = ContextVar("older", default=False)
"""Whether this request speaks to an older child."""
_NOTHING: Final[Mapping[str, str]] = {}
_INSTEAD: Final[ContextVar[Mapping[str, str]]] = ContextVar("instead", default=_NOTHING)
"""What this request says instead of a sentence: to an older child, or of one whose times nobody reads."""
_FOR_OLDER: Final[dict[str, str]] = {}
"""What is said to younger children -> what is said instead: the same in each application of this process."""
_CHOOSE: Final = "kidsq.language"
_USUAL_HEADER: Final = 200
"""Longer ones, which no browser sends by itself, are not kept."""
_MARKED: Final = 16_384
"""Every sentence of every language, and more."""


def gettext(string: str, **values: object) -> str:
    """The sentence in the language of this request, with its values filled in."""
    text = _said(TAG.get() or tag(), worded(string))
    return _filled(text, values) if values else text


def _filled(text: Text, values: Mapping[str, object]) -> Text:
    """A sentence with its values; a name that ends in a full stop ("Anna S.") ends the sentence, too."""
    if SPOKEN[TAG.get() or ENGLISH].elides:
        text = _elided(text, values)
    told = text % _apart(values)
    for value in values.values():
        if isinstance(value, str) and value.endswith("."):
            name = Markup.escape(value) if isinstance(text, Markup) else value
            told = told.replace(f"{name}.", name)
    return told


_ELIDED: Final = re.compile(r"\b([Dd]|(?:[Ll]ors|[Pp]uis)?[Qq]u)e (?=%\((\w+)\)s)")
_VOWEL: Final = re.compile(r"(?:<[^>]+>)*(?:[aeiouæœàâäéèêëîïôöùûü]|y(?![aeiouéèêë]))", re.IGNORECASE)


def _elided(text: Text, values: Mapping[str, object]) -> Text:
    """A sentence whose values will follow “d’” and “qu’” where they begin with a vowel."""

    def before(value: re.Match[str]) -> str:
        named = values.get(value[2])
        return f"{value[1]}’" if isinstance(named, str) and _VOWEL.match(named) else value[0]

    return type(text)(_ELIDED.sub(before, text))


_IN_A_SUM: Final = re.compile(r" (?=× )|(?<=[+−×=]) (?=[\d?%])")


def unbroken(text: str) -> str:
    """A sentence in which no line ends within a product, or between a sign of a sum and the number behind it."""
    return _IN_A_SUM.sub("\N{NO-BREAK SPACE}", text)


_RIGHT_TO_LEFT: Final = re.compile(r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")


def _apart(values: Mapping[str, object]) -> Mapping[str, object]:
    """The values of a sentence; a name in a right-to-left script is isolated, so that it turns nothing around it."""
    return {key: isolated(value) if isinstance(value, str) else value for key, value in values.items()}


def isolated(name: str) -> str:
    """A name as it stands in a sentence of another script: between the marks of Unicode that do what <bdi> does."""
    if name.isascii() or not _RIGHT_TO_LEFT.search(name):
        return name
    return type(name)(f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}")


def worded(string: str) -> str:
    """The English sentence as this request has it."""
    return _INSTEAD.get().get(string, string)


def mark(string: str) -> str:
    """A sentence for the catalogues, as it is; it is looked up when it is said."""
    return string


def ngettext(singular: str, plural: str, num: int, **values: object) -> str:
    """The sentence for one or for many; num is among its values."""
    text = catalogue(tag()).ngettext(singular, plural, num)
    return _filled(text, {"num": num, **values})


def tag() -> str:
    """The language of this request, a key of SPOKEN; English outside of requests."""
    found = TAG.get()
    if found is None:
        if not has_request_context():
            return ENGLISH
        found = current_app.extensions[_CHOOSE]()
        TAG.set(found)
    return found


def in_a_list(parts: Iterable[str]) -> str:
    """Words in a row as a sentence has them: "Ada, Cem and Emil"."""
    said = tag()
    return format_list([isolated(part) for part in parts], locale="en_GB" if said == ENGLISH else said)


def speak(code: str) -> None:
    """From here on this request speaks this language; what is none of SPOKEN changes nothing."""
    if code in SPOKEN:
        TAG.set(code)


def speak_to_older(older: bool) -> None:
    """From here on this request speaks to an older child, or to anybody."""
    OLDER.set(older)
    _INSTEAD.set(_FOR_OLDER if older else _NOTHING)


def say_instead(sentences: Mapping[str, str]) -> None:
    """From here on this request says these instead, sentence by sentence."""
    _INSTEAD.set(sentences)


def asked() -> str:
    """The language that the browser asks for, or else English."""
    header = request.headers.get("Accept-Language", "")
    return _best(header) if len(header) <= _USUAL_HEADER else _best.__wrapped__(header)


@lru_cache(maxsize=256)
def _best(header: str) -> str:
    wanted = parse_accept_header(header, LanguageAccept).best_match(
        [code.replace("_", "-") for code in SPOKEN], ENGLISH
    )
    return wanted.replace("-", "_")


@contextmanager
def saying_instead(sentences: Mapping[str, str]) -> Iterator[None]:
    """The same of what is looked up here, and only these."""
    around = _INSTEAD.set(sentences)
    try:
        yield
    finally:
        _INSTEAD.reset(around)


def catalogue(code: str) -> NullTranslations:
    """The sentences of one language."""
    return _ENGLISH if SPOKEN[code].catalogue is None else _read(code)


@cache
def _read(code: str) -> NullTranslations:
    ready = translations_folder() / f"{code}.mo"
    return GNUTranslations(io.BytesIO(ready.read_bytes() if ready.is_file() else compiled(code)))


def compiled(code: str) -> bytes:
    """The catalogue of a language as gettext reads it; a build may lay it beside the catalogues, as de.mo."""
    from babel.messages.mofile import write_mo  # here, because it takes a while, and not every process needs it
    from babel.messages.pofile import read_po

    spoken = SPOKEN[code]
    with (translations_folder() / str(spoken.catalogue) / "LC_MESSAGES" / "messages.po").open("rb") as source:
        sentences = read_po(source, locale=spoken.catalogue)
    for sentence in sentences:
        said = sentence.string
        sentence.string = as_set(said, spoken) if isinstance(said, str) else [as_set(one, spoken) for one in said or ()]
    written = io.BytesIO()
    write_mo(written, sentences)
    return written.getvalue()


def as_set(said: str, language: Language) -> str:
    """A sentence of a catalogue as this country spells it and a printer sets it."""
    for pattern, replacement in language.setting:
        said = re.sub(pattern, replacement, said)
    for sign, other in language.spelling.items():
        said = said.replace(sign, other)
    return said


@lru_cache(maxsize=_MARKED)
def _said(code: str, string: str) -> str:
    return unbroken(catalogue(code).gettext(string))


@lru_cache(maxsize=_MARKED)
def _marked(code: str, string: str) -> Markup:
    return Markup(_said(code, string))


def _in_template(string: str, **values: Any) -> Markup:
    text = _marked(TAG.get() or tag(), worded(string))
    return _filled(text, values) if values else text  # Markup escapes the values


def _in_template_n(singular: str, plural: str, num: int, **values: Any) -> Markup:
    return _filled(Markup(catalogue(tag()).ngettext(singular, plural, num)), {"num": num, **values})


def day(value: date, parts: str) -> str:
    """A day as this language writes it. parts: a skeleton of Unicode's, "yMMMd"; English has the day first."""
    return format_skeleton(parts, value, locale="en_GB" if tag() == ENGLISH else tag())


def html_tag() -> str:
    """The language of this request as HTML names it, "de-CH"."""
    return tag().replace("_", "-")


def own_name() -> str:
    """The language of this request by its own name, "Deutsch"."""
    return SPOKEN[tag()].name.partition(" (")[0]


def _forget(_trouble: BaseException | None = None) -> None:
    TAG.set(None)
    OLDER.set(False)
    _INSTEAD.set(_NOTHING)


def install(app: Flask, choose: Callable[[], str], for_older: Mapping[str, str]) -> None:
    """Let the templates speak: `_`, gettext, ngettext and {% trans %}.

    choose: returns the language of this request. for_older: sentence -> what older children are told instead.
    """
    app.extensions[_CHOOSE] = choose
    _FOR_OLDER.update(for_older)
    app.before_request(_forget)
    app.teardown_request(_forget)
    Babel(app, locale_selector=tag)  # type: ignore[no-untyped-call]
    app.jinja_env.globals.update(
        _=_in_template, gettext=_in_template, ngettext=_in_template_n, language=html_tag, spoken=own_name
    )
