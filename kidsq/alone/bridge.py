"""What a browser asks, answered by the same application as on a server: a request becomes a call, the answer bytes.

A page's cookies never reach who stands between it and the network there, so they are kept here: one browser, one jar.
"""

from __future__ import annotations

import functools
import io
import json
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote_to_bytes, urlsplit

from kidsq.maintenance import damage, serving
from kidsq.play import result_of_record
from kidsq.store.db import live
from kidsq.store.db.database import sync_file
from kidsq.web import open_installation, without_installation
from kidsq.web.http import errors
from kidsq.web.http.alone import BEGIN_AGAIN

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment
    from flask import Flask

Headers = Sequence[tuple[str, str]]
Answer = tuple[int, list[tuple[str, str]], bytes]

HOST: Final = "localhost"
JAR: Final = "cookies.json"
"""In the data folder."""
_NOT_PASSED_ON: Final = frozenset(("cookie", "host", "origin", "accept-encoding", "content-length", "content-type"))
_IN_HEADERS: Final = frozenset(("location", "hx-redirect", "hx-location", "hx-push-url", "hx-replace-url"))
_WITH_ADDRESS: Final = frozenset(("referer", "hx-current-url"))
_OURS: Final = re.compile(
    r"""(?<=\s)((?:href|src|action|formaction|content|data-(?!label|say|text)[a-z-]+)=["'](?:\d+;\s*url=)?)/(?![/])"""
)
"""An attribute that holds an address of ours; one that holds words may begin with a stroke, too."""
_FRAMED: Final = ("frame-ancestors 'none'", "frame-ancestors 'self'")


class Jar:
    """The cookies of this browser; those that outlive it lie in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.kept: dict[str, tuple[str, float | None]] = {}
        if path.is_file():
            self.kept = {name: (value, until) for name, (value, until) in json.loads(path.read_text("utf-8")).items()}

    def header(self, now: float) -> str:
        """What the browser would send at this moment, in seconds since 1970."""
        return "; ".join(
            f"{name}={value}" for name, (value, until) in self.kept.items() if until is None or until > now
        )

    def take(self, headers: Headers, now: float) -> None:
        """Keep what an answer sets; its file is written before the answer goes out. Raises OSError: nothing is kept."""
        before = dict(self.kept)
        for name, value in headers:
            if name.lower() == "set-cookie":
                self._take(value, now)
        try:
            if self.kept != before:
                self._write()
        except OSError:
            self.kept = before
            raise

    def _take(self, text: str, now: float) -> None:
        try:
            read = SimpleCookie(text)
        except CookieError:
            return
        for name, cookie in read.items():
            until = _until(cookie["max-age"], cookie["expires"], now)
            if until is not None and until <= now:
                self.kept.pop(name, None)
            else:
                self.kept[name] = (cookie.coded_value, until)

    def _write(self) -> None:
        lasting = {name: kept for name, kept in self.kept.items() if kept[1] is not None}
        part = self.path.with_name(f"{self.path.name}.part")
        part.write_text(json.dumps(lasting), encoding="utf-8")
        sync_file(part)
        part.replace(self.path)


def _until(max_age: str, expires: str, now: float) -> float | None:
    """When a cookie ends, in seconds since 1970; None: with its browser."""
    if max_age:
        return now + int(max_age)
    return parsedate_to_datetime(expires).timestamp() if expires else None


class Bridge:
    """The application as a browser asks it. base: the folder of the site, "/kidsq"; empty at the top of its host.

    full: what answers where nothing more can be stored.
    """

    def __init__(
        self,
        app: WSGIApplication,
        jar: Jar,
        base: str = "",
        *,
        secure: bool = True,
        full: WSGIApplication | None = None,
    ) -> None:
        self.app, self.jar, self.base, self.secure = app, jar, base, secure
        self.full = full or app
        self.begins_again = False
        """Another database is in the place of the application's: the whole of Python is to begin anew."""

    def answer(self, method: str, address: str, headers: Iterable[Sequence[str]], body: bytes) -> Answer:
        """One request. address: as a path of kidsq's own, without the site's folder, such as "/table/3f?x=1"."""
        now, named = datetime.now(UTC).timestamp(), {name.lower(): value for name, value in headers}
        environ = self._environ(method, address, named, bytes(body), now)
        status, said, content = _called(self.app, environ)
        try:
            self.jar.take(said, now)
        except OSError:
            status, said, content = _called(self.full, environ)
        sent = [self._sent(name, value) for name, value in said if name.lower() not in ("set-cookie", "vary")]
        if self.base and any(name.lower() == "content-type" and value.startswith("text/html") for name, value in sent):
            content = self._placed(content)
            sent = [(name, value) for name, value in sent if name.lower() != "content-length"]
        return int(status.split(" ", 1)[0]), sent, content

    def _begin_again(self) -> None:
        self.begins_again = True

    def _environ(
        self, method: str, address: str, headers: Mapping[str, str], body: bytes, now: float
    ) -> WSGIEnvironment:
        path, _, query = address.partition("?")
        environ: WSGIEnvironment = {
            "REQUEST_METHOD": method,
            "SCRIPT_NAME": "",
            "PATH_INFO": unquote_to_bytes(path).decode("latin-1"),
            "QUERY_STRING": query,
            "SERVER_NAME": HOST,
            "SERVER_PORT": "443" if self.secure else "80",
            "SERVER_PROTOCOL": "HTTP/1.1",
            "REMOTE_ADDR": "127.0.0.1",
            "HTTP_HOST": HOST,
            "wsgi.version": (1, 0),
            "wsgi.url_scheme": "https" if self.secure else "http",
            "wsgi.input": io.BytesIO(body),
            "wsgi.errors": sys.stderr,
            "wsgi.multithread": False,
            "wsgi.multiprocess": False,
            "wsgi.run_once": False,
            BEGIN_AGAIN: self._begin_again,
        }
        if method not in ("GET", "HEAD"):
            environ["CONTENT_LENGTH"] = str(len(body))
        if "content-type" in headers:
            environ["CONTENT_TYPE"] = headers["content-type"]
        for name, value in headers.items():
            if name not in _NOT_PASSED_ON:
                environ[f"HTTP_{name.upper().replace('-', '_')}"] = (
                    self._within(value) if name in _WITH_ADDRESS else value
                )
        cookies = self.jar.header(now)
        if cookies:
            environ["HTTP_COOKIE"] = cookies
        return environ

    def _within(self, address: str) -> str:
        """A whole address of the site as one of the application's own."""
        parts = urlsplit(address)
        path = parts.path.removeprefix(self.base) or "/"
        return f"{'https' if self.secure else 'http'}://{HOST}{path}{'?' + parts.query if parts.query else ''}"

    def _sent(self, name: str, value: str) -> tuple[str, str]:
        if name.lower() in _IN_HEADERS and value.startswith("/"):
            return name, self.base + value
        return name, value.replace(*_FRAMED) if name == "Content-Security-Policy" else value

    def _placed(self, content: bytes) -> bytes:
        """A page whose addresses lead into the site's folder."""
        return _OURS.sub(rf"\1{self.base}/", content.decode()).encode()


def _called(app: WSGIApplication, environ: WSGIEnvironment) -> tuple[str, list[tuple[str, str]], bytes]:
    said: list[Any] = []

    def start(status: str, sent: list[tuple[str, str]], exc_info: Any = None) -> Any:
        said[:] = [status, sent]
        return said.append

    parts = app(environ, start)
    try:
        content = b"".join(parts)
    finally:
        close = getattr(parts, "close", None)
        if close:
            close()
    return said[0], said[1], content


_prepared: list[Flask] = []


def prepare() -> None:
    """Do what a beginning needs and no installation has a part in: what a browser keeps of Python holds it, too."""
    app = without_installation(alone=True)
    for name in app.jinja_env.list_templates(extensions=["html"]):
        app.jinja_env.get_template(name)
    _prepared[:] = [app]


def begin(data: str, base: str, secure: bool, anew: bool = False) -> Bridge:
    """Open the installation in this folder, as a starting server does. Raises DamagedDatabase for a damaged one, which
    is moved aside.

    anew: where there is none, an empty one is made, also beside a damaged one.
    """
    folder = Path(data)
    if not (anew and not live.is_there(folder)):
        damage.refuse_damaged(folder, serving.clock(), result_of_record)
    app = _prepared.pop() if _prepared else without_installation(alone=True)
    open_installation(app, folder)
    serving.look_after_device(folder, functools.partial(print, file=sys.stderr))

    def full(environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        with app.request_context(environ):
            return errors.disk_full()(environ, start)

    return Bridge(app, Jar(folder / JAR), base, secure=secure, full=full)
