"""Makes newer.json, what browsers of the floor do not know, out of MDN's browser-compat-data.

    npm pack @mdn/browser-compat-data && python tests/styles/remake.py mdn-browser-compat-data-*.tgz

Whenever the floor or the data has moved on.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kidsq.styles.floor import FLOOR

NEWER = Path(__file__).with_name("newer.json")
ENGINES = {
    "chrome": ("chrome", "chrome_android", "webview_android"),
    "safari": ("safari", "safari_ios"),
    "firefox": ("firefox", "firefox_android"),
}
Feature = dict[str, Any]


def is_known(feature: Feature) -> bool:
    """True if one browser of each engine knows it at the floor: what a WebView never had is no question of age."""
    support = feature["__compat"]["support"]
    return all(any(_since(support.get(one), floor) for one in ENGINES[engine]) for engine, floor in FLOOR.items())


def _since(said: Any, floor: str) -> bool:
    entries = said if isinstance(said, list) else [said or {}]
    return any(
        _number(one.get("version_added")) <= float(floor)
        and float(floor) < _number(one.get("version_removed"))
        and not one.keys() & {"flags", "prefix", "alternative_name"}
        for one in entries
    )


def _number(version: Any) -> float:
    """A version, without its third number; what is not known, not there, or not yet there lies in the future."""
    found = re.match(r"≤?(\d+(?:\.\d+)?)", version if isinstance(version, str) else "")
    return float(found[1]) if found else float("inf")


def children(feature: Feature) -> Iterator[tuple[str, Feature]]:
    return ((name, one) for name, one in feature.items() if name != "__compat" and "__compat" in one)


def newer(features: Feature) -> list[str]:
    return sorted(name for name, one in children(features) if not is_known(one))


def deep(features: Feature) -> Iterator[tuple[str, Feature]]:
    for name, one in features.items():
        if name != "__compat":
            if "__compat" in one:
                yield name, one
            yield from deep(one)


def of_styles(css: Feature) -> Feature:
    types = list(deep(css["types"]))
    return {
        "properties": newer(css["properties"]),
        "known properties": sorted(name for name, one in children(css["properties"]) if is_known(one)),
        "values": {name: found for name, one in css["properties"].items() if (found := newer(one))},
        "selectors": newer(css["selectors"]),
        "at-rules": newer(css["at-rules"]),
        "media": newer(css["at-rules"]["media"]),
        "types": sorted({name for name, _ in types} - {name for name, one in types if is_known(one)}),
    }


def of_pages(html: Feature) -> Feature:
    """Newer elements; of each element, "*" for any, its newer attributes; and of attributes the newer words in them."""
    elements = {**dict(children(html["elements"])), "*": html["global_attributes"]}
    return {
        "elements": newer(html["elements"]),
        "attributes": {name: found for name, one in elements.items() if (found := newer(one))},
        "words": {
            f"{name} {attribute}": found
            for name, one in elements.items()
            for attribute, inner in children(one)
            if (found := newer(inner))
        },
    }


def of_scripts(api: Feature, language: Feature) -> Feature:
    """Names of the window, of interfaces themselves, and of their objects, where all that have one are newer."""
    interfaces = [*children(api), *((name, one) for name, one in deep(language["builtins"]) if name[0].isupper())]
    own = [one for name, interface in interfaces if name in ("Window", "globals") for one in children(interface)]
    statics: dict[str, bool] = {}
    members: dict[str, list[bool]] = {}
    for name, interface in interfaces:
        for member, one in children(interface):
            plain = member.removesuffix("_static")
            if plain != member or language["builtins"].get(name, {}).get(member) is one:
                statics[f"{name}.{plain}"] = is_known(one)
            if plain == member and is_known(interface):
                members.setdefault(member, []).append(is_known(one))
    functions = [*children(language["builtins"]), *own, *interfaces]
    known = {name for name, one in functions if is_known(one)}
    return {
        "globals": sorted({name for name, one in functions if not is_known(one)} - known),
        "statics": sorted(name for name, is_old in statics.items() if not is_old),
        "members": sorted(name for name, old in members.items() if not any(old)),
        "syntax": sorted(
            f"{part}.{name}"
            for part in ("classes", "functions", "grammar", "operators", "regular_expressions", "statements")
            for name, one in deep(language[part])
            if not is_known(one)
        ),
    }


def main(archive: Path) -> None:
    with tarfile.open(archive) as packed:
        read = {name: packed.extractfile(f"package/{name}.json").read() for name in ("package", "data")}
    package, data = json.loads(read["package"]), json.loads(read["data"])
    made = {
        "from": f"{package['name']} {package['version']}",
        "licence": package["license"],
        "sha256 of the archive": hashlib.sha256(archive.read_bytes()).hexdigest(),
        "floor": FLOOR,
        "styles": of_styles(data["css"]),
        "scripts": of_scripts(data["api"], data["javascript"]),
        "pages": of_pages(data["html"]),
    }
    NEWER.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
