"""Styles, scripts, pictures and fonts: read once, named by their content, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
import posixpath
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

from flask import Flask, Response, abort, request
from markupsafe import Markup
from werkzeug.http import parse_accept_header

from kidsq.styles import lowering, media
from kidsq.styles.floor import FLOOR
from kidsq.web.http import language

# -- ES modules of ours, sent as one file: a module together with all that it imports ----------------------------------

_IMPORT: Final = re.compile(r'^import (?:\{ *([\w$ ,]+?),? *\} from )?"(\.{1,2}/[^"]+)";$', re.M)
_EXPORT: Final = re.compile(r"^export (?=const ([\w$]+) =)", re.M)
_LATER: Final = re.compile(r'\bimport\("(\.{1,2}/[^"]+)"\)')
_COMMENT: Final = re.compile(r"^ *(?:/\*(?:(?!\*/).)*\*/|//[^\n]*)\n| +// [^\n\"'`]*$", re.M | re.S)
"""Lines that are nothing but one, and what stands behind code; behind it no quotes, as that might be text."""
_INDENT: Final = re.compile("^ +", re.M)
_NOT_UNDERSTOOD: Final = re.compile(r"^(?:import|export)\b(?!\().*", re.M)

Find = Callable[[str], str]


def is_module(name: str) -> bool:
    """True if the file of this name is a script of ours; those of others stay as they are."""
    return name.endswith(".js") and not name.startswith("vendor/")


def whole(name: str, text_of: Find, url_of: Find) -> str:
    """The module of this name with all that it imports, each once, in the order in which a browser runs them.

    Comments and indents stay at home: they are an eighth of what would travel. So no text goes over several lines.
    Raises ValueError where a browser would: nobody exports what is imported, or two modules wait for each other.
    """
    found = _Found(text_of, url_of)
    found.gather(name, ())
    names = ", ".join(found.exports[name])
    exported = [f"export const {{ {names} }} = {_variable(name)};"] if names else []
    return "\n".join([*map(found.part, found.texts), *exported])


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
            text = _INDENT.sub("", _COMMENT.sub("", text))
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


# -- sprites: `faces.svg` is sent as one file and lies in the folder `faces/`, one picture a file ----------------------

_BETWEEN_TAGS: Final = re.compile(r">\s+<")
_PICTURE: Final = re.compile(r'<svg\s[^>]*?(viewBox="[^"]+")[^>]*>(.*)</svg>', re.S)
_WORD: Final = re.compile(r"[a-z_]+")


def pictures_of(sprite: Path) -> list[Path]:
    """The pictures of a sprite in the order in which it holds them; none where there is no such sprite.

    By the last word of their names: gzip finds what is alike only 32 kB back.
    """
    if sprite.suffix != ".svg":
        return []
    return sorted(sprite.with_suffix("").glob("*.svg"), key=lambda path: (_WORD.findall(path.stem)[-1:], path.stem))


def sprite(path: Path) -> str:
    """One SVG file with a symbol for each picture, named as the picture's file is."""
    symbols = [
        _PICTURE.sub(rf'<symbol id="{picture.stem}" \1>\2</symbol>', picture.read_text(encoding="utf-8").strip())
        for picture in pictures_of(path)
    ]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>"])


def compact(text: str) -> str:
    """The same SVG without the white space between its elements."""
    return _BETWEEN_TAGS.sub("><", text)


# -- files as they are sent --------------------------------------------------------------------------------------------


FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

_TYPES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/json",
    ".mp3": "audio/mpeg",
}
_COMPRESSED_ALREADY = frozenset((".woff2", ".png", ".jpg", ".webp", ".mp3"))
# One plain name per folder: no "..", and on Windows neither a backslash nor a drive nor a name too long for the disk.
_NAME = re.compile(r"[\w-][\w.-]{0,99}(?:/[\w-][\w.-]{0,99}){0,5}", re.ASCII)
SPRITES: Final[Mapping[str, str]] = {
    "earned": "meadow.svg",
    "face": "faces.svg",
    "face-21": "friends.svg",  # who plays without a name: so their table needs no other face
    "friend": "friends.svg",
    "owl": "friends.svg",
    "gear": "gear.svg",
    "hall": "hall.svg",
    "meadow": "meadow.svg",
    "plant": "garden.svg",
    "watering": "garden.svg",
    "picture": "pictures.svg",
    "room": "castle.svg",
    **dict.fromkeys(("frame", "fives", "tens"), "dots.svg"),
    "wardrobe": "wardrobe.svg",
}
"""Drawing, or how its name begins -> its sprite; all others lie in art.svg. Each game has more."""
BUNDLES: Final[Mapping[str, Sequence[str]]] = {
    "css/house.css": ("css/tokens.css", "css/base.css"),
    "css/pages/at_home.css": ("css/pages/home.css", "css/pages/home_screens.css"),
}
"""Styles that a page, or every page, needs together, sent as one: tablets on a slow Wi-Fi ask a third less often.

A picture is named as its own sheet names it, so the whole lies as many folders deep as its parts.
"""
_CSS_COMMENT = re.compile(r"^ *(?:/\*(?:(?!\*/).)*\*/ *\n)", re.M | re.S)
"""Lines that are nothing but a comment; they stay at home, as those of scripts do."""
_CSS_URL = re.compile(rb"""url\((["']?)([^"')?#:]+)\1\)""")


@dataclass(frozen=True, slots=True)
class StaticFile:
    """One file as it is sent. packed: gzipped, None where that saves nothing."""

    content: bytes
    packed: bytes | None
    version: str
    mimetype: str
    stamp: int  # when the file was changed, to see that it was


LIST: Final = "addresses.json"
"""In a static folder whose files somebody else serves: name -> address."""


def _listed(folder: Path) -> dict[str, str]:
    listed = folder / LIST
    if not listed.is_file():
        return {}
    found: dict[str, str] = json.loads(listed.read_text("utf-8"))
    return found


class StaticFiles:
    """The static folder. watch: look for changed files at every use, while developing."""

    def __init__(
        self,
        folder: Path,
        watch: bool = False,
        bundles: Mapping[str, Sequence[str]] = BUNDLES,
        sprites: Mapping[str, str] = SPRITES,
    ) -> None:
        self.folder = folder
        self.watch = watch
        self.bundles = bundles
        self.sprites = sprites
        self._files: dict[str, StaticFile] = {}
        self._urls: dict[str, str] = _listed(folder)
        # A table shows sixty drawings, and most of them are the same at every ply.
        self.drawing = self._drawing if watch else lru_cache(maxsize=4_096)(self._drawing)

    def find(self, name: str) -> StaticFile | None:
        """The file of this name inside the folder, or the sprite of its pictures, read at its first use."""
        known = self._files.get(name)
        if known is not None and not self.watch:
            return known
        if name in self.bundles:
            return self._bundle(name, known)
        path = self.folder / name
        if not _NAME.fullmatch(name):
            return None
        sources = [path] if path.is_file() else pictures_of(path)
        if not sources:
            return None
        conditions = self.folder / media.CONDITIONS
        if name.endswith(".css") and conditions.is_file():
            sources.append(conditions)
        stamp = sum(source.stat().st_mtime_ns for source in sources)
        if known is None or known.stamp != stamp or name.endswith(".css") or is_module(name):
            self._files[name] = known = self._read(path, name, stamp)
        return known

    def _bundle(self, name: str, known: StaticFile | None) -> StaticFile | None:
        parts = [self.find(part) for part in self.bundles[name]]
        found = [part for part in parts if part is not None]
        if len(found) < len(parts):
            return None
        stamp = sum(part.stamp for part in found)
        if known is None or known.stamp != stamp:
            self._files[name] = known = _as_sent(b"\n".join(part.content for part in found), name, stamp)
        return known

    def _read(self, path: Path, name: str, stamp: int) -> StaticFile:
        content = path.read_bytes() if path.is_file() else sprite(path).encode()
        if path.suffix == ".css":
            bare = _CSS_COMMENT.sub("", content.decode())
            sent = lowering.lower(bare, self._conditions(), name).encode()
            content = _CSS_URL.sub(lambda match: self._versioned(name, match), sent)
        elif is_module(name):
            content = whole(name, self._text, self.url).encode()
        elif path.suffix == ".svg":
            content = compact(content.decode()).encode()
        return _as_sent(content, name, stamp)

    def _conditions(self) -> dict[str, str]:
        """The media conditions that all sheets may ask for by name."""
        sheet = self.folder / media.CONDITIONS
        return media.named(sheet.read_text(encoding="utf-8")) if sheet.is_file() else {}

    def _versioned(self, name: str, match: re.Match[bytes]) -> bytes:
        """A file named by a style sheet (a font), with its version, so that it too is kept forever."""
        target = posixpath.normpath(posixpath.join(posixpath.dirname(name), match[2].decode()))
        found = self.find(target)
        return b'url("%s?v=%s")' % (match[2], found.version.encode()) if found else match[0]

    def _text(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="utf-8")

    def url(self, name: str) -> str:
        """The address of a static file; a new content gets a new one."""
        known = self._urls.get(name)
        if known is None or self.watch:
            found = self.find(name)
            if found is None:
                return f"/static/{name}"
            known = self._urls[name] = f"/static/{name}?v={found.version}"
        return known

    def recordings(self) -> str | None:
        """The address of the list of lines recorded in the language of this request, if there are any."""
        name = f"voices/{language.tag()}/lines.json"
        return self.url(name) if name in self._urls or self.find(name) else None

    def sprite_url(self, symbol: str) -> str:
        """The address of one drawing: friends, faces, plants and key pictures lie in sprites of their own."""
        kind, _, rest = symbol.partition("-")
        if kind == "royal":  # a child has dressed it: a file of its own
            return f"/royal/{rest}.svg#royal"
        return f"{self.url(self.sprite_of(symbol))}#{symbol}"

    def sprite_of(self, symbol: str) -> str:
        """The sprite in which a drawing lies, by its whole name or by how it begins."""
        return self.sprites.get(symbol) or self.sprites.get(symbol.partition("-")[0], "art.svg")

    def _drawing(self, name: str, class_: str = "", label: str | None = None) -> Markup:
        """One drawing of the sprites as markup; without a label it is decoration."""
        classes = f"art {class_}" if class_ else "art"
        spoken = Markup('role="img" aria-label="{}"').format(label) if label else Markup('aria-hidden="true"')
        return Markup('<svg class="{}" {}><use href="{}"/></svg>').format(classes, spoken, self.sprite_url(name))

    def answer(self, name: str) -> Response:
        """The file, to be kept forever by those who asked for this very version."""
        found = self.find(name)
        if found is None:
            abort(404)
        packed = found.packed if takes_gzip(request.headers.get("Accept-Encoding", "")) else None
        response = Response(packed or found.content, mimetype=found.mimetype)
        if packed:
            response.headers["Content-Encoding"] = "gzip"
        if found.packed:
            response.headers["Vary"] = "Accept-Encoding"
        asked = parse_qs(request.query_string.decode("latin-1")).get("v")
        response.headers["Cache-Control"] = FOREVER if asked == [found.version] else ASK_AGAIN
        response.set_etag(f"{found.version}-gz" if packed else found.version)
        response.make_conditional(request.environ)
        return response


def _as_sent(content: bytes, name: str, stamp: int) -> StaticFile:
    suffix = posixpath.splitext(name)[1]
    packed = None if suffix in _COMPRESSED_ALREADY else gzip.compress(content, 9, mtime=0)
    if packed is not None and len(packed) >= len(content):
        packed = None
    mimetype = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return StaticFile(content, packed, hashlib.sha256(content).hexdigest()[:8], mimetype, stamp)


@lru_cache(maxsize=128)
def takes_gzip(accept_encoding: str) -> bool:
    """True if a browser that sends this header can unpack gzip."""
    return any(name.lower() == "gzip" and quality > 0 for name, quality in parse_accept_header(accept_encoding))


def serve(app: Flask, files: StaticFiles) -> None:
    """Serve the folder below /static and tell the templates the addresses."""
    app.add_url_rule("/static/<path:filename>", "static", lambda filename: files.answer(filename))
    app.add_url_rule("/favicon.ico", "favicon", lambda: _favicon(files))
    app.extensions["kidsq.static"] = files
    app.jinja_env.globals["static_url"] = files.url
    app.jinja_env.globals["recordings"] = files.recordings
    app.jinja_env.globals["sprite_url"] = files.sprite_url
    app.jinja_env.globals["art"] = files.drawing
    app.jinja_env.globals["floor"] = FLOOR


def _favicon(files: StaticFiles) -> Response:
    for name in ("favicon.svg", "favicon.ico"):
        if files.find(name):
            return files.answer(name)
    return Response(status=204)
