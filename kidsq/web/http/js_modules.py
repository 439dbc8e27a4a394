"""ES modules of ours, sent as one file: a module together with all that it imports.

A browser would ask for the imports of a module when it has read it, and for theirs after that: nineteen scripts for a
table, and on a slow line half as long again until the first tap counts. It could also have one of them from its cache
as it was before an upgrade. One file is asked for once, and whatever changes in it changes its address.

What a module may say: `import { a, b as c } from "./other.js";` and `import "./other.js";`, each on a line of its own,
`export const`, and `import("../vendor/later.js")` for what is asked for when it is needed. From a classic script of
others (vendor/) anything can be imported that it declares.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable
from typing import Final

_IMPORT: Final = re.compile(r'^import (?:\{ *([\w$ ,]+?),? *\} from )?"(\.{1,2}/[^"]+)";$', re.M)
_EXPORT: Final = re.compile(r"^export (?=const ([\w$]+) =)", re.M)
_LATER: Final = re.compile(r'\bimport\("(\.{1,2}/[^"]+)"\)')
_COMMENT: Final = re.compile(r"^ *(?:/\*(?:(?!\*/).)*\*/|//[^\n]*)\n", re.M | re.S)
_NOT_UNDERSTOOD: Final = re.compile(r"^(?:import|export)\b(?!\().*", re.M)

Find = Callable[[str], str]


def is_module(name: str) -> bool:
    """True if the file of this name is a script of ours; those of others stay as they are."""
    return name.endswith(".js") and not name.startswith("vendor/")


def whole(name: str, text_of: Find, url_of: Find) -> str:
    """The module of this name with all that it imports, each once, in the order in which a browser runs them.

    Lines that are nothing but a comment stay at home: they are an eighth of what would travel.
    Raises ValueError where a browser would: nobody exports what is imported, or two modules wait for each other.
    """
    found = _Found(text_of, url_of)
    found.gather(name, ())
    return "\n".join(found.part(one) for one in found.texts)


class _Found:
    """The modules that one of them needs, in the order in which they run."""

    def __init__(self, text_of: Find, url_of: Find) -> None:
        self.text_of, self.url_of = text_of, url_of
        self.texts: dict[str, str] = {}
        self.exports: dict[str, list[str]] = {}

    def gather(self, name: str, way: tuple[str, ...]) -> None:
        """Read a module after all that it imports. way: who asks for it."""
        if name in way:
            raise ValueError(f"modules wait for each other: {' -> '.join((*way, name))}")
        if name in self.texts:
            return
        text = self.text_of(name)
        if is_module(name):
            text = _COMMENT.sub("", text)
            for wanted, target in _IMPORT.findall(text):
                self.gather(_beside(name, target), (*way, name))
                self._ask(name, _beside(name, target), [one.partition(" ")[0] for one in _split(wanted)])
        self.texts[name] = text
        self.exports[name] = _EXPORT.findall(text) if is_module(name) else []

    def _ask(self, name: str, origin: str, wanted: list[str]) -> None:
        unknown = [one for one in wanted if one not in self.exports[origin]]
        if unknown and is_module(origin):
            raise ValueError(f"{name}: {origin} exports no {', '.join(unknown)}")
        self.exports[origin] += unknown

    def part(self, name: str) -> str:
        """One module as a function that runs at once and returns what others may import."""
        body = self._body(name) if is_module(name) else self.texts[name]
        returned = ", ".join(self.exports[name])
        return f"const {_variable(name)} = (() => {{\n{body}\nreturn {{ {returned} }};\n}})();"

    def _body(self, name: str) -> str:
        def imported(match: re.Match[str]) -> str:
            names = ", ".join(_split(match[1] or "")).replace(" as ", ": ")
            return f"const {{ {names} }} = {_variable(_beside(name, match[2]))};" if names else ""

        body = _EXPORT.sub("", _IMPORT.sub(imported, self.texts[name]))
        odd = _NOT_UNDERSTOOD.search(body)
        if odd:
            raise ValueError(f"{name}: not understood: {odd[0]}")
        return _LATER.sub(lambda match: f'import("{self.url_of(_beside(name, match[1]))}")', body)


def _split(names: str) -> list[str]:
    return [one.strip() for one in names.split(",") if one.strip()]


def _beside(name: str, target: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), target))


def _variable(name: str) -> str:
    """A name for what a module exports, told apart by its path: js/classroom.js is of$js$classroom."""
    return "of$" + re.sub(r"\W", "$", name.removesuffix(".js"))
