"""Pieces of a table that look the same for the same values, drawn once: most of a table stays as it was at each ply.

And templates, found once: Jinja asks for each of them at every include whether it is still the same.
And what templates call, called directly: Jinja asks in several ways how to call it, and then whether it is markup.
And each template written in one piece: Jinja hands its bits one by one through all that include it.
And what they write, escaped once: a table says the same few hundred numbers and words all day.

What Shelf and SameGlobals pay, as CPU beside Jinja's own ways, by turns, in four runs: without them a move takes 2 to
4% more, a bot's ply 2 to 4%, the page of a table 4 to 8%.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Hashable, Iterable, Mapping, MutableMapping, Sequence
from functools import cached_property, lru_cache
from keyword import iskeyword
from types import FunctionType
from typing import Any, Final

import flask.templating
from flask.sansio.app import App
from jinja2 import Environment, Template, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, Macro
from jinja2.utils import missing
from markupsafe import Markup, escape

from kidsq.web.http.language import OLDER, TAG

OF_THE_HOUSE: Final = ("table/_parts.html", "_seen.html")
"""Where the pieces lie that the tables of all games have; each game has more."""
KEPT: Final = 8_192
"""Some 600 bytes each; a school's tables show far fewer at a time."""
KEPT_LARGE: Final = 1_024
"""Of some 6 kB each, such as all cards of a hand, which stay as they are for several plies."""
DRAWS: Final = frozenset({"art", "kept", "_", "ngettext"})
"""Functions of the pages that return Markup, whatever they are called with."""
_OWN: Final = DRAWS | {"csrf_token", "sprite_url", "static_url"}
"""Functions that every template knows by these names, none of which wants to be told who calls it."""
_OF_TABLES: Final = re.compile(r"(games/\w+(/(collecting|tidying))?|table)/_\w+\.html")
"""Templates that are handed objects alone: what they name with a dot is an attribute, never a key."""


class Direct(CodeGenerator):
    """Templates as Python that calls the functions of the pages by themselves, and takes their markup as it is."""

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        if not _calls(node, _OWN) or node.dyn_args or node.dyn_kwargs:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for value in (*node.args, *node.kwargs):
            self.visit(value, frame)
            self.write(", ")
        self.write(")")

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        if self.name is None or not _OF_TABLES.fullmatch(self.name) or iskeyword(node.attr):
            super().visit_Getattr(node, frame)
            return
        self.visit(node.node, frame)
        self.write(f".{node.attr}")

    def blockvisit(self, nodes: Iterable[nodes.Node], frame: Frame) -> None:
        """Write a template in one piece: Jinja hands each bit of it up through all that include it."""
        whole = frame.buffer is None
        if whole:
            self.buffer(frame)
        super().blockvisit(nodes, frame)
        if whole:
            self.writeline(f"yield concat({frame.buffer})")

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:
        """Jinja makes an Undefined of a missing else, to write nothing."""
        node.expr2 = node.expr2 or nodes.Const("")
        super().visit_CondExpr(node, frame)

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo) -> None:
        if _calls(node, DRAWS):
            return
        if frame.eval_ctx.autoescape and not frame.eval_ctx.volatile:
            self.write("environment.escaped(")
        else:
            super()._output_child_pre(node, frame, finalize)

    def _output_child_post(self, node: nodes.Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo) -> None:
        if not _calls(node, DRAWS):
            super()._output_child_post(node, frame, finalize)


def _calls(node: nodes.Node, functions: frozenset[str]) -> bool:
    return isinstance(node, nodes.Call) and isinstance(node.node, nodes.Name) and node.node.name in functions


class Shelf(flask.templating.Environment):
    """Templates by their names. While developing they may change, and Jinja looks.

    Together with new_context() below: 1 to 3% of a move, a ply and a page.
    """

    code_generator_class = Direct
    # By type: what is markup already is not to be taken for the same letters that are not.
    escaped = staticmethod(lru_cache(maxsize=KEPT, typed=True)(escape))

    def __init__(self, app: App, **options: Any) -> None:
        super().__init__(app, **options)
        self._found: dict[str | Template, Template] = {}

    def get_template(
        self, name: str | Template, parent: str | None = None, globals: MutableMapping[str, Any] | None = None
    ) -> Template:
        if self.auto_reload or globals is not None:
            return super().get_template(name, parent, globals)
        found = self._found.get(name)
        if found is None:
            found = self._found[name] = super().get_template(name, parent)
        return found


class SameGlobals(Template):
    """A template whose globals are those of all others, and stay as they are from its first use on.

    Jinja copies a chain of them at each rendering, and at each import holds all globals of who imports against those of
    whom, which takes longer than a macro.
    """

    @cached_property
    def _all_globals(self) -> dict[str, Any]:
        return dict(self.globals)

    def new_context(
        self, vars: dict[str, Any] | None = None, shared: bool = False, locals: Mapping[str, Any] | None = None
    ) -> Context:
        known = vars or {}
        if not shared:
            known = {**self._all_globals, **known}
        if locals:
            if missing in locals.values():
                locals = {name: value for name, value in locals.items() if value is not missing}
            known = {**known, **locals}
        return Calling(self.environment, known, self.name, self.blocks)

    # A private name of Jinja's, for 4 to 5% of the page of a table; in a move it is not to be seen.
    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        return super()._get_default_module()


class Calling(Context):
    """Calls functions and macros at once. Jinja first asks each in three ways whether it wants more than its values."""

    def call(self, called: Any, /, *args: Any, **values: Any) -> Any:
        if values:
            values.pop("_block_vars", None)
            values.pop("_loop_vars", None)
        kind = type(called)
        if kind is Macro:
            return called(self.eval_ctx, *args, **values)
        if kind is FunctionType and not called.__dict__:
            return called(*args, **values)
        return super().call(called, *args, **values)


def drawer(
    environment: Environment,
    locale: Callable[[], str],
    templates: Sequence[str],
    large: Container[str] = (),
    *,
    watch: bool = False,
) -> Callable[..., Markup]:
    """What templates call as `kept("card", card, points)`: a macro of `templates`, all of whose values are frozen.

    locale: the language of this request. large: macros of which fewer are kept. watch: draw anew each time, because the
    templates may have changed.
    """

    def draw(_said: tuple[str, bool], name: str, values: tuple[Hashable, ...]) -> Markup:
        modules = (environment.get_template(template).module for template in templates)
        macro = next(vars(module)[name] for module in modules if name in vars(module))
        return Markup(macro(*values))

    environment.template_class = SameGlobals
    if watch:
        return lambda name, *values: draw((locale(), OLDER.get()), name, values)
    pieces, large_ones = lru_cache(maxsize=KEPT)(draw), lru_cache(maxsize=KEPT_LARGE)(draw)
    return lambda name, *values: (large_ones if name in large else pieces)(
        (TAG.get() or locale(), OLDER.get()), name, values
    )
