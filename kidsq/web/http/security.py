"""Who may ask for what, and the headers that hold the browser to it."""

from __future__ import annotations

import hashlib
import itertools
import logging
import os
import re
import secrets
import time
from collections.abc import Callable, Iterable
from functools import lru_cache, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypedDict

from flask import Flask, Request, Response, abort, g, redirect, request, session
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface, SessionMixin
from flask.typing import ResponseReturnValue
from flask_wtf.csrf import CSRFProtect, generate_csrf
from itsdangerous import BadSignature
from werkzeug.datastructures import MultiDict
from werkzeug.sansio.http import parse_cookie
from werkzeug.utils import cached_property

from kidsq.store.db.database import sync_folder
from kidsq.store.db.session import Session
from kidsq.store.people import adults
from kidsq.web.http import context, links, security_log
from kidsq.web.http.hosts import host_is_ours, origin_is_ours, own_names

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


import zlib
from typing import Final

from kidsq.web.http.static_files import takes_gzip

# -- gzip responses --------------------------------------------------------------------------------------------------

_TYPES: Final = frozenset(("text/html", "text/csv", "text/plain", "application/json"))
_WORTH_BYTES: Final = 1_000


def pack(response: Response) -> None:
    """Compress a page.

    Packing a secret beside text that a stranger chooses would leak it by length (BREACH). The only secret in a page is
    the CSRF token, whose signature changes each minute; and the cookie is SameSite=Lax, so that a foreign page cannot
    ask again and again in a child's name.
    """
    if response.mimetype not in _TYPES or response.direct_passthrough or response.is_streamed:
        return
    if "Content-Encoding" in response.headers or not takes_gzip(request.headers.get("Accept-Encoding", "")):
        return
    content = response.get_data()
    if len(content) < _WORTH_BYTES:
        return
    # 3: in half the time of 5, and hardly longer. 31: with gzip's header, which holds no time here.
    packer = zlib.compressobj(3, zlib.DEFLATED, 31)
    response.set_data(packer.compress(content) + packer.flush())
    response.headers["Content-Encoding"] = "gzip"
    response.vary.add("Accept-Encoding")


# -- who may ask for what ----------------------------------------------------------------------------------------------


BODY_BYTES = 64 * 1024
LARGER_BODIES = {"/grown-ups/bring-in": 4_500_000}
"""Where a grown-up sends a file: 3 MB, as the text that a page holds of it."""
A_LIST = 1_000_000
"""Bytes where a grown-up sends names: a workbook may hold a picture, and in a form a letter takes up to twelve."""
_OUR_PATH = re.compile(r"/grown-ups(?:/[\w.-]+)+(?:\?[\w.=&%+-]{1,200})?", re.ASCII)
COOKIE_SECONDS = 365 * 86_400

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; frame-src 'none'; worker-src 'none'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""Firefox 115 holds a picture that `<use>` takes from a sprite against default-src: with 'none' it shows none."""
HEADERS = (
    ("Content-Security-Policy", CONTENT_SECURITY_POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
)
HTTPS_HEADERS = (*HEADERS, ("Cross-Origin-Opener-Policy", "same-origin"))  # over http it is a console error
# Only for names that were set: a laptop's own certificate may be gone next week, and its name must still open then.
ONLY_HTTPS = ("Strict-Transport-Security", "max-age=31536000; includeSubDomains")

_ONLY_LOOKS = frozenset(("GET", "HEAD", "OPTIONS"))
_COOKIE_LENGTH = 4_096
_LET_IN = "let_in"
_RENEW_DAYS = 30
_access = logging.getLogger("kidsq.access")
_numbers = itertools.count(secrets.randbits(32) << 16)
"""Of requests, by which the lines of a log belong together; each process begins with another."""

P = ParamSpec("P")


class _Frame(TypedDict):
    path: str
    secure: bool
    samesite: str | None
    httponly: bool


class CookieSessions(SecureCookieSessionInterface):
    """Flask's signed cookie, Secure whenever the page came over https (a LAN without names has only http).

    The browser lets go of it after a year without a visit. Here no cookie is too old: clocks jump, and what it opens
    ends in the database.
    A cookie whose signature was found good is not unpacked again at the next request: that takes longer than a move.
    """

    digest_method = staticmethod(hashlib.sha256)

    def __init__(self) -> None:
        self._known: Callable[[str], dict[str, Any]] | None = None

    def open_session(self, app: Flask, request: Request) -> SecureCookieSession:
        """The browser's session; an empty one for a cookie that is missing or forged."""
        value = request.cookies.get(self.get_cookie_name(app))
        if not value or len(value) > _COOKIE_LENGTH:
            return self.session_class()
        self._known = self._known or self._reader(app)
        try:
            content = self._known(value)
        except BadSignature:
            return self.session_class()
        # A list is what Flask itself appends to; everything else is only ever set anew.
        own = {name: list(kept) if isinstance(kept, list) else kept for name, kept in content.items()}
        return self.session_class(own)

    def _reader(self, app: Flask) -> Callable[[str], dict[str, Any]]:
        serializer = self.get_signing_serializer(app)
        assert serializer is not None  # secure() has set a key

        @lru_cache(maxsize=4_096)
        def read(value: str) -> dict[str, Any]:
            content: dict[str, Any] = serializer.loads(value)
            return content

        return read

    def save_session(self, app: Flask, session: SessionMixin, response: Response) -> None:
        """Send a changed session, for the browser to keep a year from now; Flask would name a day of our clock."""
        if session.accessed:
            response.vary.add("Cookie")
        gone = not session and session.modified
        if not gone and not (session and self.should_set_cookie(app, session)):
            return
        name, signer = self.get_cookie_name(app), self.get_signing_serializer(app)
        assert signer is not None  # secure() has set a key
        frame: _Frame = {
            "path": self.get_cookie_path(app),
            "secure": self.get_cookie_secure(app),
            "samesite": self.get_cookie_samesite(app),
            "httponly": self.get_cookie_httponly(app),
        }
        if gone:
            response.delete_cookie(name, **frame)
        else:
            lasts = COOKIE_SECONDS if session.permanent else None
            response.set_cookie(name, str(signer.dumps(dict(session))), max_age=lasts, **frame)

    def get_cookie_name(self, app: Flask) -> str:
        """Over https a name that no other host, and no page of plain http, can set."""
        name = super().get_cookie_name(app)
        return f"__Host-{name}" if request.is_secure else name

    def get_cookie_secure(self, app: Flask) -> bool:
        """True if the cookie may travel over https only."""
        return request.is_secure


class SmallRequest(Request):
    """A request with a form. Flask would ask the application's settings for each of its limits, and werkzeug look
    through all headers for cookies."""

    max_content_length = BODY_BYTES
    max_form_memory_size = BODY_BYTES
    max_form_parts = 1_000

    @cached_property
    def cookies(self) -> MultiDict[str, str]:  # type: ignore[override]
        # As werkzeug does it: what is no UTF-8 is read letter by letter and opens no session, but breaks nothing.
        return parse_cookie(self.environ.get("HTTP_COOKIE"))


def secure(app: Flask) -> None:
    """Sign cookies, check hosts and forms, cap bodies and set the headers of every answer."""
    app.config.update(
        SESSION_COOKIE_NAME="kidsq",
        SESSION_COOKIE_SAMESITE="Lax",
        SESSION_COOKIE_HTTPONLY=True,
        SESSION_REFRESH_EACH_REQUEST=False,
        WTF_CSRF_TIME_LIMIT=None,  # a table left over lunch must still move
    )
    app.request_class = SmallRequest
    app.session_interface = CookieSessions()
    names = own_names()
    app.before_request(lambda: _check(names))
    CSRFProtect(app)
    app.jinja_env.globals["csrf_token"] = _tokens()
    app.after_request(_finish)
    app.wsgi_app = _with_headers(app.wsgi_app, names)  # type: ignore[assignment, method-assign]


def _tokens() -> Callable[[], str]:
    """The token of this browser's forms, signed once a minute: each table has one, and signing takes long."""

    @lru_cache(maxsize=4_096)
    def signed(_secret: str, _minute: int) -> str:
        made: str = generate_csrf()
        return made

    def token() -> str:
        secret: str | None = session.get("csrf_token")
        return signed(secret, int(time.time()) // 60) if secret else str(generate_csrf())

    return token


def secret_key(data_folder: Path, db: Session | None = None) -> bytes:
    """The key that signs cookies, made at the first start and readable by this user only.

    Servers of one database share it there: a child's next tap may come to another of them.
    """
    if db is not None and db.servers is not None:
        return bytes.fromhex(db.servers.shared("secret_key", secrets.token_hex(32)))
    path = data_folder / "secret.key"
    try:
        return path.read_bytes()
    except FileNotFoundError:
        pass
    fresh = data_folder / f"secret.key.{secrets.token_hex(8)}"
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(32))
        file.flush()
        os.fsync(file.fileno())
    _name_once(fresh, path)
    sync_folder(data_folder)
    return path.read_bytes()


def _name_once(fresh: Path, path: Path) -> None:
    """Give a file its name unless another has it: of two servers starting at once one wins, and both read its key."""
    try:
        path.hardlink_to(fresh)
    except FileExistsError:
        pass
    except (OSError, NotImplementedError):  # a file system, or a platform, without links
        fresh.replace(path)
    fresh.unlink(missing_ok=True)


def _check(names: frozenset[str]) -> None:
    g.began, g.request_id = time.monotonic(), f"{next(_numbers):x}"
    environ = request.environ
    _check_host(environ, names)
    _check_address(environ)
    _check_origin(environ, names)
    is_list = request.path.startswith("/grown-ups/classes/") and request.path.endswith("/add")
    most = LARGER_BODIES.get(request.path) or (A_LIST if is_list else 0)
    if most and "grown_up" in session:
        request.max_content_length = request.max_form_memory_size = most


def _check_host(environ: WSGIEnvironment, names: frozenset[str]) -> None:
    # Any other name may be a foreign page's that was pointed at this machine (DNS rebinding).
    if not host_is_ours(environ.get("HTTP_HOST", ""), names):
        security_log.because("foreign_host")
        abort(400, "host")


def _check_origin(environ: WSGIEnvironment, names: frozenset[str]) -> None:
    # Beside the forms' tokens: where a browser says that another site's page sends this. Sec-Fetch-Site comes over
    # https or on localhost alone, Origin over plain http too.
    if environ["REQUEST_METHOD"] in _ONLY_LOOKS:
        return
    site, origin = environ.get("HTTP_SEC_FETCH_SITE"), environ.get("HTTP_ORIGIN")
    here = origin is None or origin_is_ours(origin, environ.get("HTTP_HOST", ""), names)
    if site in ("cross-site", "same-site") or not here:
        security_log.because("foreign_page")
        abort(400)


def _check_address(environ: WSGIEnvironment) -> None:
    # Browsers write %FF; a bare byte that is no UTF-8 would break the reading of every field behind the "?".
    try:
        query = environ.get("QUERY_STRING", "").encode("latin1").decode()
    except UnicodeDecodeError:
        abort(400)
    # A line break could not stand in the header of a redirect.
    if not query.isprintable():
        abort(400)
    if not request.path.isprintable():
        abort(404)


def device() -> str:
    """This browser: 128 random bits in the signed cookie, given at the first use."""
    today = context.now().toordinal()
    found: str | None = session.get("device")
    if found is None:
        found = session["device"] = context.installation().device or context.new_id()
        session.permanent = True
    if abs(today - session.get("day", 0)) >= _RENEW_DAYS:
        session["day"] = today  # a changed session is sent again, for another year
    return found


def adult() -> adults.Adult | None:
    """The adult who is signed in on this browser, if one is."""
    if "adult" not in g:
        token = session.get("grown_up")
        g.adult = adults.of_session(context.db(), token, context.now()) if token else None
    found: adults.Adult | None = g.adult
    return found


def signed_in_lately() -> bool:
    """True if the adult has proved who it is in this browser a little while ago, not just been let in by a sign-on."""
    return not session.get(_LET_IN) and adults.is_lately(context.db(), session.get("grown_up", ""), context.now())


def enter(token: str, *, let_in: bool = False) -> None:
    """Begin an adult's session in this browser: a new token, a new CSRF secret.

    let_in: by a sign-on that asked for nothing just now, as long as the adult was signed in there.
    """
    leave()
    g.pop("left", None)
    device()
    session["grown_up"] = token
    if let_in:
        session[_LET_IN] = True


def leave() -> None:
    """End the adult's session in this browser and in the database."""
    token = session.pop("grown_up", None)
    session.pop("csrf_token", None)
    session.pop(_LET_IN, None)
    g.pop("csrf_token", None)
    g.pop("adult", None)
    if token:
        g.left = True
        adults.sign_out(context.db(), token, context.now())  # last: on a full disk this browser is signed out at least


def adults_only(view: Callable[P, ResponseReturnValue]) -> Callable[P, ResponseReturnValue]:
    """Redirect to the sign-in page unless an adult is signed in."""

    @wraps(view)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> ResponseReturnValue:
        if adult() is None:
            _keep_way_back()
            return redirect("/grown-ups", 303)
        return view(*args, **kwargs)

    return guarded


def _keep_way_back() -> None:
    """Note in the cookie where a browser that was signed in before wanted to go; a page's own asking: where it is."""
    if request.method != "GET" or "device" not in session:
        return
    asked = "HX-Request" in request.headers
    where = request.headers.get("HX-Current-URL", "")
    keep_way_back(links.parts_of(where).path if asked else request.full_path.rstrip("?"))


def keep_way_back(wanted: str) -> None:
    """Note in the cookie where to go after signing in; only ever a page of the adults here."""
    if _OUR_PATH.fullmatch(wanted):
        session["back"] = wanted


def way_back() -> str | None:
    """Where a browser wanted to go before it had to sign in, once; only ever a page of the adults here."""
    kept = session.pop("back", None)
    return kept if isinstance(kept, str) and _OUR_PATH.fullmatch(kept) else None


def _with_headers(inner: WSGIApplication, names: frozenset[str]) -> WSGIApplication:
    """Put the headers on every answer, also on those that no view has made."""

    def application(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        https = environ["wsgi.url_scheme"] == "https"
        ours: tuple[tuple[str, str], ...] = HTTPS_HEADERS if https else HEADERS
        if https and environ.get("HTTP_HOST", "").lower().partition(":")[0] in names:
            ours = (*ours, ONLY_HTTPS)

        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Callable[[bytes], object]:
            headers.extend(ours)
            if "Cache-Control" not in dict(headers):
                headers.append(("Cache-Control", "no-store"))
            return start_response(status, headers, exc_info)

        return inner(environ, start)

    return application


def _finish(response: Response) -> Response:
    pack(response)
    security_log.looked_over(response)
    if g.pop("left", False) and request.is_secure:
        response.headers["Clear-Site-Data"] = '"cache"'  # over http browsers do not heed it
    if _access.isEnabledFor(logging.INFO):
        rule = request.url_rule.rule if request.url_rule else "-"
        ids, took = opaque_ids(request.view_args or {}), (time.monotonic() - g.began) * 1_000
        line = {
            "method": request.method,
            "route": rule,
            "ids": ids,
            "status": response.status_code,
            "ms": round(took, 1),
        }
        _access.info("%s %s %s %s %.0f ms", *line.values(), extra={"fields": line})
    return response


def opaque_ids(values: dict[str, object]) -> str:
    """The ids in an address, for the log; everything else in it stays out."""
    ids: Iterable[str] = (
        f"{name}={value}" for name, value in values.items() if isinstance(value, str) and _is_id(value)
    )
    return " ".join(ids) or "-"


def _is_id(value: str) -> bool:
    return len(value) == 32 and all(sign in "0123456789abcdef" for sign in value)
