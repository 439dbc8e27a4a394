"""Pages as a validator reads them: what stands in what, which entry of the rail is lit, who is listed in what order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = frozenset(("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"))
BLOCKS = frozenset(
    "address article aside blockquote details dialog div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5"
    " h6 header hr li main nav ol p pre section table ul".split()
)
PHRASING_ONLY = frozenset(
    "abbr b bdi button cite code dfn em h1 h2 h3 h4 h5 h6 i kbd label legend mark output p pre q small span strong sub"
    " sup time u var".split()
)
INTERACTIVE = frozenset(("a", "button", "details", "select", "textarea"))
MAY_HOLD = {
    "ul": {"li", "script", "template"},
    "ol": {"li", "script", "template"},
    "select": {"option", "optgroup", "hr"},
    "tr": {"td", "th"},
    "table": {"caption", "colgroup", "thead", "tbody", "tfoot", "tr"},
    "tbody": {"tr"},
    "thead": {"tr"},
}
LISTS = frozenset(("ul", "ol", "tbody", "select", "datalist"))


@dataclass
class Element:
    tag: str
    attributes: dict[str, str]
    names: list[str] = field(default_factory=list)


class Page(HTMLParser):
    """One page, read. faults: what a validator would object to; lists: the names in each list; lit: of the rail."""

    def __init__(self, text: str, names: frozenset[str] = frozenset()) -> None:
        super().__init__(convert_charrefs=True)
        self.faults: list[str] = []
        self.lists: list[list[str]] = []
        self.lit: list[str] = []
        self._names, self._open, self._ids = names, list[Element](), Counter[str]()
        self.feed(text)
        self.close()
        self.faults += [f"<{one.tag}> is never closed" for one in self._open]
        self.faults += [f"two elements have the id {name}" for name, number in self._ids.items() if number > 1]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        self._ids.update([attributes["id"]] if "id" in attributes else [])
        if not self._is_drawing():
            self.faults += [f"{fault} ({attributes})" for fault in self._misplaced(tag)]
        if "aria-current" in attributes and any("rail" in one.attributes.get("class", "") for one in self._open):
            self.lit.append(attributes.get("href", ""))
        if tag not in VOID:
            self._open.append(Element(tag, attributes))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open[-1].tag != tag:
            self.faults.append(f"</{tag}> in <{self._open[-1].tag if self._open else 'nothing'}>")
            return
        gone = self._open.pop()
        if gone.tag in LISTS and len(gone.names) > 1:
            self.lists.append(gone.names)

    def handle_data(self, data: str) -> None:
        name = " ".join(data.split())
        around = next((one for one in reversed(self._open) if one.tag in LISTS), None)
        if name in self._names and around is not None and around.names[-1:] != [name]:
            around.names.append(name)

    def _is_drawing(self) -> bool:
        return any(one.tag == "svg" for one in self._open)

    def _misplaced(self, tag: str) -> Iterator[str]:
        around = [one.tag for one in self._open]
        for outer in reversed(around):
            if tag in BLOCKS and outer in PHRASING_ONLY:
                yield f"<{tag}> in <{outer}>"
            if outer in BLOCKS and outer not in PHRASING_ONLY:
                break
        if around and tag not in MAY_HOLD.get(around[-1], {tag}):
            yield f"<{tag}> right in <{around[-1]}>"
        if tag == "form" and "form" in around:
            yield "<form> in <form>"
        if tag in INTERACTIVE | {"input"} and {"a", "button"} & set(around):
            yield f"<{tag}> in <a> or <button>"
