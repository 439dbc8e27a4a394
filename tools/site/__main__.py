"""make site, make play-site: python -m tools.site [build TARGET | serve TARGET PORT | suite TESTS...]"""

from __future__ import annotations

import functools
import http.server
import sys
from pathlib import Path
from typing import Final

from tools.site import build, engine, suite

CHECKOUT: Final = Path(__file__).resolve().parents[2]
LACKS: Final = 3
"""Exit status where something is not there that the site is made from."""
SITE: Final = CHECKOUT / "dist" / "site"
CACHE: Final = CHECKOUT / "build" / "site"


_TYPES: Final = {
    **http.server.SimpleHTTPRequestHandler.extensions_map,
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".pack": "application/octet-stream",
}


class Site(http.server.SimpleHTTPRequestHandler):
    """The files of a site, without a log."""

    extensions_map = _TYPES

    def log_message(self, format: str, *args: object) -> None:
        pass


def made(target: Path) -> int:
    """Write the site, and say what a first visit loads."""
    try:
        sizes = build.build(target, CACHE)
    except engine.Missing as missing:
        print(f"The site cannot be made: {missing}", file=sys.stderr)
        return LACKS
    for name, size in sorted(sizes.items(), key=lambda one: -one[1]):
        if not name.startswith("static/"):
            print(f"{size / 1e6:8.3f} MB  {name}")
    voices = sum(size for name, size in sizes.items() if name.startswith("static/"))
    print(f"{voices / 1e6:8.3f} MB  voices, loaded when they are heard")
    print(f"{(sum(sizes.values()) - voices) / 1e6:8.3f} MB  at the first visit")
    return 0


def serve(target: Path, port: int) -> int:
    """Serve the site on this machine alone, to try it."""
    handler = functools.partial(Site, directory=str(target))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"kidsq without a server: http://localhost:{server.server_port}/   Stop with Ctrl-C.", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0


def tried(tests: list[str]) -> int:
    """Run tests with the browser's Python."""
    try:
        return suite.run(tests, CACHE)
    except engine.Missing as missing:
        print(f"The tests cannot run with the browser's Python: {missing}", file=sys.stderr)
        return LACKS


def main(arguments: list[str]) -> int:
    """The exit status of a command."""
    match arguments:
        case ["build", *rest] if len(rest) < 2:
            return made(Path(*rest) if rest else SITE)
        case ["serve", *rest] if len(rest) < 3:
            target = Path(rest[0]) if rest else SITE
            return serve(target, int(rest[1]) if rest[1:] else 8000)
        case ["suite", *tests] if tests:
            return tried(tests)
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
