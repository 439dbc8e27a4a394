"""Finds in style sheets and scripts, as they are sent, and in templates what browsers of the floor do not know."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from html.parser import HTMLParser
from itertools import chain
from pathlib import Path
from typing import Any, Final

import tinycss2
import tree_sitter_javascript
from tree_sitter import Language, Node, Parser

from kidsq.styles.rules import parts_of

DATA: Final = json.loads(Path(__file__).with_name("newer.json").read_text(encoding="utf-8"))
STYLES: Final = DATA["styles"]
SCRIPTS: Final = DATA["scripts"]
PAGES: Final = DATA["pages"]
PREFIXES: Final = ("-webkit-", "-moz-")
SIDES: Final = ("w", "h", "i", "b", "min", "max")
UNITS: Final[Mapping[str, Collection[str]]] = {
    "viewport_percentage_units_dynamic": [f"dv{side}" for side in SIDES],
    "viewport_percentage_units_small": [f"sv{side}" for side in SIDES],
    "viewport_percentage_units_large": [f"lv{side}" for side in SIDES],
    "container_query_length_units": [f"cq{side}" for side in SIDES],
}
"""The data's names of kinds of units -> these units; others stand there by themselves."""
NEW_UNITS: Final = frozenset(chain.from_iterable(UNITS.get(name, [name]) for name in STYLES["types"]))
RULES_INSIDE: Final = ("media", "supports", "container", "layer")

# -- style sheets ------------------------------------------------------------------------------------------------------


def in_styles(sheet: str, fine: Collection[str] = ()) -> set[str]:
    """What is newer in a sheet, by the data's names. fine: what may be, because the page bears without it."""
    found = _in_rules(tinycss2.parse_stylesheet(sheet, skip_comments=True, skip_whitespace=True), "")
    return {one for one in found if one not in fine}


def _in_rules(rules: list[Any], asked: str) -> Iterator[str]:
    """asked: the conditions of @supports around these rules; what they ask for is known inside."""
    for number, rule in enumerate(rules):
        if rule.type == "error":
            yield f"not understood: {rule.message}"
        elif rule.type == "at-rule":
            yield from _in_at_rule(rule, asked)
        else:
            selector = tinycss2.serialize(rule.prelude)
            yield from _in_selector(selector, rules[number + 1 :], asked)
            yield from _in_values(rule.content, asked)


def _in_at_rule(rule: Any, asked: str) -> Iterator[str]:
    prelude = tinycss2.serialize(rule.prelude)
    if rule.at_keyword in STYLES["at-rules"]:
        yield f"@{rule.at_keyword}"
    if rule.at_keyword == "media":
        yield from (f"@media ({name})" for name in re.findall(r"[a-z-]{3,}", prelude) if name in STYLES["media"])
        if re.search(r"[<>=]", prelude):
            yield "@media (range_syntax)"
        if re.search(r"\bnot\s*\(|\(\s*\(|\bor\b", prelude):
            yield "@media (or_syntax)"
    if rule.content is None:
        return
    if rule.at_keyword == "keyframes":
        return  # a motion with what is not known is not seen, and all is where it belongs
    if rule.at_keyword in RULES_INSIDE:
        more = prelude if rule.at_keyword == "supports" and not prelude.strip().startswith("not") else ""
        inner = tinycss2.parse_rule_list(rule.content, skip_comments=True, skip_whitespace=True)
        yield from _in_rules(inner, asked + more)
    elif rule.at_keyword not in ("font-face", "page"):
        yield from _in_values(rule.content, asked)


def _in_selector(selector: str, following: list[Any], asked: str) -> Iterator[str]:
    newer = [
        _newer_names(one) - {name for name in STYLES["selectors"] if f":{name}" in asked} for one in parts_of(selector)
    ]
    yield from (f":{name}" for name in set().union(*newer))
    if any(newer) and not all(newer):
        yield f"one list with and without {set().union(*newer)}: who does not know one overlooks all"
    if ":has(" in selector and not any("data-has" in tinycss2.serialize([one]) for one in following[:2]):
        yield ":has() with nothing that stands in for it"


def _newer_names(selector: str) -> set[str]:
    names = re.findall(r":([a-z-]+)", re.sub(r'"[^"]*"', "", selector))
    return {name for name in names if name in STYLES["selectors"]}


def _in_values(content: list[Any], asked: str) -> Iterator[str]:
    before: set[str] = set()
    for one in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
        if one.type != "declaration":
            yield "nesting" if one.type == "qualified-rule" else f"@{getattr(one, 'at_keyword', '?')} in a rule"
            continue
        if one.lower_name in before or any(f"{prefix}{one.lower_name}" in before for prefix in PREFIXES):
            continue  # who does not know it keeps the one before
        if any(word in asked for word in (f"({one.lower_name}:", f"({one.lower_name} :")):
            continue
        found = list(_in_value(one, asked))
        if not found:
            before.add(one.lower_name)
        yield from found


def _in_value(value: Any, asked: str) -> Iterator[str]:
    name = value.lower_name
    if name.startswith(PREFIXES):
        return
    if not name.startswith("--"):
        if name in STYLES["properties"]:
            yield name
            return
        if name not in STYLES["known properties"]:
            yield f"{name}, which nobody knows"
    newer_values = () if name.startswith("--") else STYLES["values"].get(name, ())
    for token in _tokens(value.value):
        if token.type == "ident" and token.lower_value in newer_values:
            yield f"{name}: {token.lower_value}"
        elif token.type == "function" and token.lower_name in STYLES["types"]:
            yield f"{token.lower_name}()"
        elif token.type == "dimension" and token.lower_unit in NEW_UNITS and f"1{token.lower_unit[:2]}" not in asked:
            yield token.lower_unit


def _tokens(tokens: list[Any]) -> Iterator[Any]:
    for one in tokens:
        yield one
        yield from _tokens(getattr(one, "arguments", None) or getattr(one, "content", None) or [])


# -- scripts -----------------------------------------------------------------------------------------------------------


@cache
def _parser() -> Parser:
    return Parser(Language(tree_sitter_javascript.language()))


def in_scripts(script: str, fine: Collection[str] = ()) -> set[str]:
    """What is newer in a script, by the data's names. fine: what is asked for before it is used, or a field of our own.

    The kind of what stands before a dot is not known here: a name is found where everything that has it is newer.
    """
    root = _parser().parse(script.encode()).root_node
    return {one for node in _nodes(root) for one in _in_node(node)} - set(fine)


def _nodes(root: Node) -> Iterator[Node]:
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(node.children)


def _in_node(node: Node) -> Iterator[str]:
    text = (node.text or b"").decode()
    if node.type == "member_expression":
        yield from _in_member(node)
    elif node.type == "identifier" and text in SCRIPTS["globals"]:
        yield text
    elif node.type == "regex":
        yield from _in_pattern(text)
    elif node.type == "string_fragment":
        yield from (f'":{name}"' for name in _newer_names(text))
    elif node.type in _SYNTAX and _SYNTAX[node.type] in SCRIPTS["syntax"]:
        yield _SYNTAX[node.type]
    elif node.type == "ERROR":
        yield f"not understood: {text[:60]}"


_SYNTAX: Final = {
    "class_static_block": "classes.initialization_blocks",
    "using_declaration": "statements.using",
    "import_attribute": "statements.with",
}


def _in_member(node: Node) -> Iterator[str]:
    owner, member = node.child_by_field_name("object"), node.child_by_field_name("property")
    assert owner is not None
    assert member is not None
    name = (member.text or b"").decode()
    whole = f"{(owner.text or b'').decode()}.{name}"
    is_called = node.parent is not None and node.parent.type == "call_expression" and node.parent.children[0] == node
    if whole in SCRIPTS["statics"]:
        yield whole
    elif name in SCRIPTS["members"] and not whole[0].isupper():
        yield f".{name}()" if is_called else f".{name}"


def _in_pattern(pattern: str) -> Iterator[str]:
    if re.search(r"\(\?<[=!]", pattern):
        yield "regular_expressions.lookbehind_assertion"
    if re.search(r"/\w*v\w*$", pattern):
        yield "regular_expressions.unicode_sets"


# -- templates ---------------------------------------------------------------------------------------------------------

_OF_JINJA: Final = re.compile(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", re.S)


def in_pages(template: str) -> set[str]:
    """What is newer in a template: elements, attributes, and words in these. What is filled in is not looked into."""
    found = _Tags()
    found.feed(_OF_JINJA.sub(" ", template))
    return found.newer


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.newer: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in PAGES["elements"]:
            self.newer.add(f"<{tag}>")
        for name, value in attrs:
            if any(name in PAGES["attributes"].get(of, ()) for of in (tag, "*")):
                self.newer.add(f"<{tag} {name}>")
            words = [word for of in (tag, "*") for word in PAGES["words"].get(f"{of} {name}", ())]
            self.newer |= {f'<{tag} {name}="{word}">' for word in (value or "").split() if word in words}
