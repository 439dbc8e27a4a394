"""The static files of the site, as a server would send them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kidsq.web import create_app
from kidsq.web.http.static_files import StaticFiles

_NAMED: Final = re.compile(r"""["'](?P<name>[\w./-]+\.(?:css|js|woff2|svg|json|webmanifest))["']""")
_URL: Final = re.compile(r"/static/([\w./-]+)\?v=|url\(\"?([\w./-]+)\?v=")


def files_of(data: Path) -> StaticFiles:
    """The static files of an installation that is made in this folder."""
    found: StaticFiles = create_app(data).extensions["kidsq.static"]
    return found


def names(files: StaticFiles, sources: Path) -> Iterator[str]:
    """Every file that a page asks for: what templates and code name, each sprite, each bundle, what those need."""
    named = {*files.bundles, *files.sprites.values(), "art.svg", "favicon.svg"}
    for source in (*sources.rglob("*.py"), *sources.rglob("*.html")):
        named |= {match["name"] for match in _NAMED.finditer(source.read_text("utf-8"))}
    for folder in ("css", "games", "vendor"):
        named |= {path.relative_to(files.folder).as_posix() for path in (files.folder / folder).rglob("*.css")}
    waiting, told = sorted(named), set[str]()
    while waiting:
        name = waiting.pop()
        found = None if name in told else files.find(name)
        if found is None:
            continue
        told.add(name)
        if name.endswith(".js"):
            waiting += [first for first, _ in _URL.findall(found.content.decode()) if first]
        if name.endswith(".css"):
            here = Path(name).parent
            waiting += [_within(here / other) for _, other in _URL.findall(found.content.decode()) if other]
    return iter(sorted(told))


def _within(path: Path) -> str:
    parts: list[str] = []
    for part in path.parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


def voices(files: StaticFiles) -> list[str]:
    """The recorded lines and their lists."""
    folder = files.folder / "voices"
    return sorted(
        path.relative_to(files.folder).as_posix() for path in folder.rglob("*") if path.suffix in (".mp3", ".json")
    )
