"""A style sheet as it is sent: what browsers of the floor do not understand is said in older words.

lightningcss unfolds nested rules, adds prefixes and shortens. The rest is done here:

- Layers become weight: a selector of a later layer carries more ids that nothing has.
- `:has()` and containers are said twice, the second time by an attribute that js/stand_ins.js sets where they lack.
- 40dvh becomes 40 times a property, which base.css or that script sets.
- Ranges become min- and max- (media.py); lightningcss would say `not (min-width: 700px)`, which is as new as they are.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final

from kidsq.styles import media
from kidsq.styles.rules import Rule, arguments, parts_of, read, weight, written

MARK: Final = "/*lowered*/"
"""How a sheet begins that is lowered already: those of a wheel are."""
LAYERS: Final = {"tokens": 0, "base": 0, "layout": 1, "parts": 2, "games": 4, "bands": 7, "themes": 8, "": 10}
"""Layer -> how many ids its selectors carry: one more than the heaviest of the layer before. tokens and base set
nothing in common."""
UNITS: Final = ("dvh", "cqw", "cqh")

_WITHOUT_HAS: Final = "@supports not selector(:has(a))"
_WITHOUT_TRANSLATE: Final = "@supports not (translate:0)"
_SPACE: Final = re.compile(r"\s+(?![^(]*\))")
_UNFOLDING: Final = ("chrome 105", "safari 15.4")
"""Older than nesting, and new enough for `:has()`: where a list has one that is not understood, lightningcss makes an
`:is()` of it, which weighs as much as its heaviest."""
_UNSURE: Final = (":has(", ":focus-visible")
_UNIT: Final = re.compile(rf"(?<![\w.#-])(-?[\d.]+)({'|'.join(UNITS)})\b")
_ALIGNED: Final = re.compile("(?:align|justify|place)-(?:content|items|self)")
_EDGE: Final = re.compile(r"\b(?<!-)(start|end)\b")
"""In a flex box Chrome knows these two only from 93 on. flex-start means the same, but for boxes that are reversed."""
_MEASURED: Final = r"calc(\1*var(--\2))"
_INNER: Final = re.compile(r"@(?:media|supports)\b")
_PSEUDO_ELEMENT: Final = re.compile(r"::?(?:before|after|marker|placeholder|backdrop)$|::.*$")
_EARLIER: Final = {
    "overflow:clip": "overflow:hidden",
    "overflow-x:clip": "overflow-x:hidden",
    "justify-content:safe center": "justify-content:center",
    "flex:1 1 max-content": "flex:1 1 auto",
}
"""Value -> what an older browser, which overlooks it, takes instead."""
_PREFIXED: Final = ("appearance", "backface-visibility")
"""Safari knows them without a prefix from 15.4 on."""


def lower(sheet: str, conditions: Mapping[str, str], name: str = "") -> str:
    """The sheet as it is sent; where lightningcss is not there, with its named conditions expanded and else as it is.

    Raises ValueError where it is not understood.
    """
    if sheet.startswith(MARK):
        return sheet.removeprefix(MARK)
    expanded = media.expand(sheet, conditions)
    if not is_possible():
        return expanded
    return "".join(_sent(rule, "") for rule in read(_unfolded(media.without_ranges(expanded), name)))


def packed(sheet: str, conditions: Mapping[str, str], name: str) -> str:
    """The sheet for a wheel; unchanged where it cannot be lowered."""
    return MARK + lower(sheet, conditions, name) if is_possible() else sheet


def is_possible() -> bool:
    """True if lightningcss is there. It makes wheels and serves checkouts; an installed kidsq does without."""
    return find_spec("lightningcss") is not None


def _unfolded(sheet: str, name: str) -> str:
    import lightningcss

    return lightningcss.process_stylesheet(
        sheet,
        filename=name,
        parser_flags=lightningcss.calc_parser_flags(nesting=True),
        browsers_list=list(_UNFOLDING),
    )


def _sent(rule: Rule, layer: str) -> str:
    """A rule that stands in this layer, and what has to be said beside it."""
    if rule.head.startswith("@layer"):
        return "".join(_sent(one, rule.head.removeprefix("@layer").strip()) for one in rule.body or ())
    if _INNER.match(rule.head):
        return f"{rule.head}{{{''.join(_sent(one, layer) for one in rule.body or ())}}}"
    if rule.head.startswith("@container"):
        return _contained(rule, layer)
    if rule.head.startswith("@keyframes"):
        return f"{rule.head}{{{''.join(f'{one.head}{{{_values(one)}}}' for one in rule.body or ())}}}"
    if rule.body is None or rule.head.startswith("@"):
        return written((rule,))
    return _set([_lifted(one, layer) for one in parts_of(rule.head)], rule)


def _set(selectors: list[str], rule: Rule) -> str:
    moved = _as_transform(rule)
    return _styled(selectors, _values(rule)) + (f"{_WITHOUT_TRANSLATE}{{{_styled(selectors, moved)}}}" if moved else "")


def _styled(selectors: list[str], values: str) -> str:
    """A selector that is not understood costs its whole list, so it stands apart."""
    plain = [one for one in selectors if not any(state in one for state in _UNSURE)]
    focused = [one for one in selectors if ":focus-visible" in one and ":has(" not in one]
    asking = [one for one in selectors if ":has(" in one]
    denying = [one for one in asking if any(":has(" in one[start:end] for start, end in arguments(one, "not"))]
    by_attribute = [_by_attribute(one) for one in asking if one not in denying]
    lists = "".join(f"{','.join(one)}{{{values}}}" for one in (plain, focused, asking, by_attribute) if one)
    if not denying:
        return lists
    # Elsewhere nothing has the attribute, and "not" would hold of everything.
    return f"{lists}{_WITHOUT_HAS}{{{','.join(map(_by_attribute, denying))}{{{values}}}}}"


def _as_transform(rule: Rule) -> str:
    """What moves and turns a thing, in the one older property; what that held is forgotten meanwhile."""
    said = dict(one.head.split(":", 1) for one in rule.body or ())
    moves = [f"{name}({_SPACE.sub(',', said[name])})" for name in ("translate", "rotate", "scale") if name in said]
    return f"transform:{' '.join(moves)}" if moves else ""


def _lifted(selector: str, layer: str) -> str:
    """The selector with the weight of its layer."""
    ids, following = LAYERS[layer], list(LAYERS)[list(LAYERS).index(layer) + 1 :]
    if following and "#" in selector and ids + weight(selector)[0] >= LAYERS[following[0]]:
        raise ValueError(f"{selector} names more ids than its layer, {layer}, has room for")
    if not ids:
        return selector
    element = re.match(r"\*|[a-zA-Z][\w-]*|", selector)
    assert element is not None
    return f"{element[0].strip('*')}:not({'#_' * ids}){selector[element.end() :]}"


def _by_attribute(selector: str) -> str:
    """The selector with an attribute for each `:has()`, as heavy as that."""
    for start, end in arguments(selector, "has"):
        asked = selector[start:end]
        ids, states = weight(asked)
        extra = f":not({'#_' * ids}{'._' * (states - 1)})" if ids or states > 1 else ""
        words = asked.replace("\\", r"\\").replace('"', "'")
        selector = f'{selector[: start - len(":has(")]}[data-has*="{{{words}}}"]{extra}{selector[end + 1 :]}'
    return selector


def _contained(rule: Rule, layer: str) -> str:
    """What holds in a container of some size, also for the script that measures containers."""
    inner, told = rule.body or (), rule.head.removeprefix("@container").strip()
    if any(one.head.startswith("@") for one in inner):
        raise ValueError(f"{rule.head}: put the container inside of the other rule, not round it")
    measured = [_set([_inside(_lifted(one, layer), told) for one in parts_of(style.head)], style) for style in inner]
    return f"{rule.head}{{{''.join(_sent(one, layer) for one in inner)}}}{''.join(measured)}"


def _inside(selector: str, told: str) -> str:
    found = _PSEUDO_ELEMENT.search(selector)
    end = found.start() if found else len(selector)
    return f'{selector[:end]}:where([data-size*="{{{told}}}"] *){selector[end:]}'


def _values(rule: Rule) -> str:
    """What a rule sets, with what an older browser takes instead before it."""
    return ";".join(one for value in rule.body or () for one in _value(value.head))


def _value(value: str) -> list[str]:
    name, _, said = value.partition(":")
    if said.endswith("!important"):
        raise ValueError(f"{value}: between layers this would turn round who is heard")
    if name == "overflow-wrap":  # Safari 15.0 has "anywhere" by the older name alone
        return ["word-break:break-word"] if said == "anywhere" else [value, "word-break:normal"]
    if name in ("container", "container-type"):
        return [value, f"--container:{said}"]
    if name.removeprefix("--") in UNITS:
        return [value]
    if _ALIGNED.fullmatch(name):
        said = _EDGE.sub(r"flex-\1", said)
    earlier = [f"-webkit-{value}"] if name in _PREFIXED else [_EARLIER[value]] if value in _EARLIER else []
    return [*earlier, f"{name}:{_UNIT.sub(_MEASURED, said)}"]
