"""A browser's request becomes a call of the application, and its answer is one that the browser can take."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from kidsq.alone import bridge as bridge_module
from kidsq.alone.bridge import Bridge, Jar, begin

FORM = [("Content-Type", "application/x-www-form-urlencoded")]
Environ = dict[str, Any]


def echo(status: str, headers: list[tuple[str, str]], content: bytes = b"", seen: list[Environ] | None = None) -> Any:
    """An application that says the same to everybody, and notes who asked what."""

    def app(environ: Environ, start: Callable[..., Any]) -> Iterable[bytes]:
        if seen is not None:
            seen.append({**environ, "body": environ["wsgi.input"].read()})
        start(status, headers)
        return [content]

    return app


@pytest.fixture
def jar(tmp_path: Path) -> Jar:
    return Jar(tmp_path / "cookies.json")


def asked(jar: Jar, *request: Any, base: str = "/kidsq") -> Environ:
    seen: list[Environ] = []
    Bridge(echo("204 NO CONTENT", [], seen=seen), jar, base).answer(*request)
    return seen[0]


def test_a_form_arrives_as_on_a_server(jar: Jar) -> None:
    environ = asked(jar, "POST", "/table/3f/turn?x=%C3%A4&y=1", FORM, b"cards=1&cards=2")
    assert (environ["REQUEST_METHOD"], environ["PATH_INFO"]) == ("POST", "/table/3f/turn")
    assert (environ["QUERY_STRING"], environ["body"]) == ("x=%C3%A4&y=1", b"cards=1&cards=2")
    assert (environ["CONTENT_LENGTH"], environ["CONTENT_TYPE"]) == ("15", FORM[0][1])


def test_a_path_is_read_as_bytes(jar: Jar) -> None:
    assert asked(jar, "GET", "/r%C3%B6yal", [], b"")["PATH_INFO"].encode("latin-1").decode() == "/röyal"


def test_what_the_browser_says_of_the_site_is_said_of_the_application(jar: Jar) -> None:
    whole = "https://example.org/kidsq/table/3f?x=1"
    environ = asked(jar, "GET", "/table/3f/next", [("HX-Current-URL", whole), ("Origin", "https://example.org")], b"")
    assert environ["HTTP_HX_CURRENT_URL"] == "https://localhost/table/3f?x=1"
    assert "HTTP_ORIGIN" not in environ
    assert environ["HTTP_HOST"] == "localhost"


@pytest.mark.parametrize("base", ["", "/kidsq"])
def test_addresses_lead_into_the_folder_of_the_site(jar: Jar, base: str) -> None:
    page = b"""<a href="/gallery">/a</a> <form action='/play'><input name="back" value="/table/1"></form>
      <div data-hx-get="/news?a=1"></div> <meta http-equiv="refresh" content="3;url=/class"> <b aria-label="/"></b>
      <a href="//elsewhere"></a>"""
    sent = [("Content-Type", "text/html; charset=utf-8"), ("Content-Length", "1")]
    _, headers, content = Bridge(echo("200 OK", sent, page), jar, base).answer("GET", "/", [], b"")
    led = (b'href="', b"action='", b'hx-get="', b"url=")
    wanted = page
    for one in led:
        wanted = re.sub(re.escape(one) + rb"/(?!/)", one + base.encode() + b"/", wanted)
    assert content == wanted
    assert dict(headers).get("Content-Length") == (None if base else "1")


@pytest.mark.parametrize("name", ["Location", "HX-Redirect", "HX-Push-Url"])
def test_a_redirect_stays_within_the_site(jar: Jar, name: str) -> None:
    bridge = Bridge(echo("303 SEE OTHER", [(name, "/table/3f"), ("Vary", "Cookie")]), jar, "/kidsq")
    assert bridge.answer("POST", "/play", FORM, b"") == (303, [(name, "/kidsq/table/3f")], b"")


def test_a_file_keeps_its_bytes(jar: Jar) -> None:
    content = bytes(range(256)) + b' href="/x"'
    sent = [("Content-Type", "application/zip"), ("Content-Disposition", "attachment; filename=log.zip")]
    assert Bridge(echo("200 OK", sent, content), jar, "/kidsq").answer("GET", "/log.zip", [], b"") == (
        200,
        sent,
        content,
    )


def test_a_cookie_comes_back_also_after_a_restart(jar: Jar) -> None:
    sent = [("Set-Cookie", "kidsq=a.b-c; Path=/; Max-Age=1000; HttpOnly"), ("Set-Cookie", "brief=1; Path=/")]
    status, headers, _ = Bridge(echo("200 OK", sent), jar).answer("GET", "/", [("Cookie", "kidsq=forged")], b"")
    assert (status, headers) == (200, [])
    assert asked(jar, "GET", "/", [], b"")["HTTP_COOKIE"] == "kidsq=a.b-c; brief=1"
    assert asked(Jar(jar.path), "GET", "/", [], b"")["HTTP_COOKIE"] == "kidsq=a.b-c"


@pytest.mark.parametrize("end", ["Max-Age=0", "Expires=Thu, 01 Jan 1970 00:00:00 GMT"])
def test_a_cookie_that_is_taken_back_is_gone(jar: Jar, end: str) -> None:
    Bridge(echo("200 OK", [("Set-Cookie", "kidsq=a; Max-Age=1000")]), jar).answer("GET", "/", [], b"")
    Bridge(echo("200 OK", [("Set-Cookie", f"kidsq=; {end}")]), jar).answer("GET", "/", [], b"")
    assert "HTTP_COOKIE" not in asked(Jar(jar.path), "GET", "/", [], b"")


def test_pages_may_stand_in_the_frame_of_the_site_and_in_no_other(tmp_path: Path) -> None:
    _, headers, _ = begin(str(tmp_path), "", True).answer("GET", "/", [], b"")
    assert "frame-ancestors 'self'" in dict(headers)["Content-Security-Policy"]
    assert "script-src 'self';" in dict(headers)["Content-Security-Policy"]


def test_a_guest_begins_a_game_and_finds_it_after_a_restart(tmp_path: Path) -> None:
    bridge = begin(str(tmp_path), "/kidsq", True)
    home = bridge.answer("GET", "/", [("Accept-Language", "en")], b"")[2].decode()
    start = next(form for form in re.findall(r"<form.*?</form>", home, re.S) if 'action="/kidsq/play"' in form)
    typed = re.findall(r'name="(\w+)" value="([^"]*)"', start)
    sent = [*FORM, ("Referer", "https://example.org/kidsq/")]
    status, headers, _ = bridge.answer("POST", "/play", sent, "&".join(f"{k}={v}" for k, v in typed).encode())
    assert status == 303
    table = dict(headers)["Location"].removeprefix("/kidsq")
    again = begin(str(tmp_path), "/kidsq", True)
    status, _, content = again.answer("GET", table, [], b"")
    assert status == 200
    assert f'action="/kidsq{table}/' in content.decode()


def test_an_error_has_the_words_of_the_house(tmp_path: Path) -> None:
    status, headers, content = begin(str(tmp_path), "/kidsq", True).answer("GET", "/nowhere", [], b"")
    assert status == 404
    assert dict(headers)["Content-Type"].startswith("text/html")
    assert b'href="/kidsq/' in content


def test_a_cookie_that_finds_no_room_is_not_given_and_the_answer_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bridge = begin(str(tmp_path), "/kidsq", True)

    def full(_path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(bridge_module, "sync_file", full)
    status, _, content = bridge.answer("GET", "/", [("Accept-Language", "en")], b"")
    assert status == 503
    assert b"The disk of this kidsq is full" in content
    assert bridge.jar.kept == {}
    monkeypatch.undo()
    assert bridge.answer("GET", "/", [], b"")[0] == 200
    assert bridge.jar.kept
