"""Pieces of a table that look the same for the same values, drawn once: most of a table stays as it was at each ply."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Final

from jinja2 import Environment, Template
from jinja2.environment import TemplateModule
from jinja2.runtime import Context
from markupsafe import Markup

PIECES: Final = "sleeping_queens/_parts.html"
KEPT: Final = 8_192
"""Some 600 bytes each; a school's tables show far fewer at a time."""


class ImportedOnce(Template):
    """A template whose macros are imported as they are.

    At each import Jinja holds all globals of who imports against those of whom, which takes longer than a macro; here
    all templates have the same ones.
    """

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        return super()._get_default_module()


def drawer(environment: Environment, locale: Callable[[], str], *, watch: bool = False) -> Callable[..., Markup]:
    """What templates call as `kept("bed", bed, points)`: a macro of PIECES, all of whose values are frozen.

    locale: the language of this request. watch: draw anew each time, because the templates may have changed.
    """

    def draw(_locale: str, name: str, values: tuple[Hashable, ...]) -> Markup:
        macro = getattr(environment.get_template(PIECES).module, name)
        return Markup(macro(*values))

    environment.template_class = ImportedOnce
    drawn = draw if watch else lru_cache(maxsize=KEPT)(draw)
    return lambda name, *values: drawn(locale(), name, values)
