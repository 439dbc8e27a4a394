import gzip
import logging
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from kidsq.paths import static_folder
from kidsq.store.db.driver import sqlite3
from kidsq.store.people import adults, settings, throttles
from kidsq.web import create_app
from kidsq.web.http import hosts, security
from kidsq.web.http.static_files import StaticFiles, takes_gzip

from ..doors import Clock, add_doors, token_of

POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "object-src": "'none'",
    "frame-src": "'none'",
    "worker-src": "'none'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
GZIP = {"Accept-Encoding": "gzip, deflate, br"}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def app(tmp_path: Path, clock: Clock) -> Iterator[Flask]:
    app = create_app(tmp_path / "data", testing=True, clock=clock)
    add_doors(app)
    yield app
    app.extensions["kidsq"].store.close_all()


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


def some_static(app: Flask) -> str:
    return str(app.jinja_env.globals["static_url"]("css/base.css"))  # type: ignore[operator]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/test/form", 200),
        ("HEAD", "/test/form", 200),
        ("OPTIONS", "/test/form", 200),
        ("POST", "/test/write", 400),
        ("GET", "/test/write", 405),
        ("GET", "/nowhere", 404),
        ("GET", "/test/secret", 303),
        ("GET", "/static/css/base.css", 200),
        ("GET", "/static/css/nothing.css", 404),
        ("GET", "/favicon.ico", None),
    ],
)
def test_every_answer_has_the_headers(client: FlaskClient, method: str, path: str, status: int | None) -> None:
    answer = client.open(path, method=method)
    assert status in (None, answer.status_code)
    directives = dict(part.strip().split(" ", 1) for part in answer.headers["Content-Security-Policy"].split(";"))
    assert directives == POLICY
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "same-origin"
    assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert answer.headers["Permissions-Policy"] == "camera=(), microphone=(), geolocation=()"
    assert "Cross-Origin-Opener-Policy" not in answer.headers
    assert len(answer.headers.getlist("Content-Security-Policy")) == 1
    if answer.mimetype.startswith("text/") and answer.data:
        assert answer.headers["Content-Type"].endswith("; charset=utf-8")


def test_a_broken_page_has_the_headers_too(app: Flask, client: FlaskClient) -> None:
    app.config["PROPAGATE_EXCEPTIONS"] = False
    answer = client.get("/test/broken")
    assert answer.status_code == 500
    assert "Content-Security-Policy" in answer.headers
    assert "ZeroDivisionError" not in answer.text
    assert "Nothing is lost" in answer.text


def test_over_https_the_cookie_is_secure_and_the_opener_is_cut_off(client: FlaskClient) -> None:
    over_https = client.get("/test/form", base_url="https://localhost")
    assert over_https.headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "Secure" in over_https.headers["Set-Cookie"]
    client.delete_cookie("kidsq")
    assert "Secure" not in client.get("/test/form").headers["Set-Cookie"]


def test_over_https_the_cookie_has_a_name_that_no_other_host_can_set(client: FlaskClient) -> None:
    over_https = {"base_url": "https://localhost"}
    cookie = client.get("/test/device", **over_https).headers["Set-Cookie"]
    assert re.match(r"__Host-kidsq=.+; Secure; HttpOnly; Path=/; SameSite=Lax$", cookie)
    assert "Domain" not in cookie
    first = client.get("/test/device", **over_https).text
    assert client.get("/test/device", **over_https).text == first
    tossed = client.get_cookie("__Host-kidsq")
    assert tossed is not None
    other = client.application.test_client()
    other.set_cookie("kidsq", tossed.value)
    assert other.get("/test/device", **over_https).text != first


def test_only_a_name_that_was_set_is_held_to_https(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIDSQ_HOSTS", "queens.school.example")
    client = create_app(tmp_path, testing=True).test_client()
    held = client.get("/nowhere", base_url="https://queens.school.example:8443").headers
    assert held["Strict-Transport-Security"] == "max-age=31536000; includeSubDomains"
    for other in ("https://laptop.local", "https://localhost", "https://192.168.1.20", "http://queens.school.example"):
        assert "Strict-Transport-Security" not in client.get("/nowhere", base_url=other).headers


@pytest.mark.parametrize("path", ["/test/form", "/nowhere", "/test/secret"])
def test_pages_are_not_stored(client: FlaskClient, path: str) -> None:
    assert client.get(path).headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost", True),
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("localhost.:8000", True),
        ("laptop.local.", True),
        ("queens.school.example.:8443", True),
        ("127.0.0.1:8000", True),
        ("192.168.178.20", True),
        ("[::1]:8000", True),
        ("[fe80::1]", True),
        ("laptop.local", True),
        ("room-3.laptop.local:8000", True),
        ("queens.school.example", True),
        ("queens.school.example:8443", True),
        ("[fe80::1%eth0.1]:8000", True),
        ("[fe80::1%25en-0_a]", True),
        ("[::1]:65535", True),
        ("[::1%@evil.example]:80", False),
        ("[::1%/evil.example]", False),
        ("[::1%é]", False),
        ("[::1%]", False),
        ("[::1]:65536", False),
        ("localhost:99999", False),
        ("", False),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("local", False),
        (".local", False),
        ("localhost..", False),
        (".", False),
        ("evil.example/.local", False),
        ("evil@x.local", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("local.evil.example", False),
        ("laptop.local.evil.example:8000", False),
        ("localhost:8000:evil", False),
        ("localhost:", False),
        ("[::1", False),
        ("[::1]evil", False),
        ("[127.0.0.1]", False),
        ("999.1.1.1", False),
        ("::1", False),
    ],
)
def test_only_names_of_this_machine_are_answered(host: str, ours: bool) -> None:
    assert hosts.host_is_ours(host, frozenset({"queens.school.example"})) is ours


def test_a_foreign_name_gets_a_kind_page(client: FlaskClient) -> None:
    answer = client.get("/test/form", headers={"Host": "evil.example"})
    assert answer.status_code == 400
    assert "address that it printed" in answer.text
    assert "evil" not in answer.text
    assert client.get("/static/css/base.css", headers={"Host": "evil.example"}).status_code == 400


def test_more_names_can_be_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIDSQ_HOSTS", "queens.school.example, other.example")
    app = create_app(tmp_path, testing=True)
    add_doors(app)
    assert app.test_client().get("/test/form", headers={"Host": "other.example"}).status_code == 200
    app.config["WTF_CSRF_ENABLED"] = False
    for origin, status in (("https://other.example:8443", 200), ("https://queens.school.example", 400)):
        sent = {"Host": "other.example", "Origin": origin}  # a proxy in front has dropped the port
        assert app.test_client().post("/test/write", headers=sent).status_code == status


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("https://kidsq.school.example", {"kidsq.school.example"}),
        ("kidsq.school.example:8000", {"kidsq.school.example"}),
        (" HTTP://Kidsq.School.example:8443/start , other.example,", {"kidsq.school.example", "other.example"}),
        ("http://[, ,other.example", {"other.example"}),
        ("", set()),
    ],
)
def test_of_an_address_that_was_set_the_name_counts(
    typed: str, names: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KIDSQ_HOSTS", typed)
    assert hosts.own_names() == names


def written(app: Flask) -> bool:
    return settings.read(app.extensions["kidsq"].store.connection(), "test") != {}


@pytest.mark.parametrize("token", [None, "", "rubbish", "of another browser"])
def test_a_form_without_its_token_changes_nothing(app: Flask, client: FlaskClient, token: str | None) -> None:
    client.get("/test/form")
    if token == "of another browser":
        token = token_of(app.test_client())
    answer = client.post("/test/write", data={} if token is None else {"csrf_token": token})
    assert answer.status_code == 400
    assert "open the page again" in answer.text
    assert not written(app)


def test_every_browser_gets_a_token_of_its_own_also_at_its_second_page(app: Flask) -> None:
    browsers = [app.test_client() for _ in range(3)]
    first, second = ([token_of(browser) for browser in browsers] for _ in range(2))
    assert len({*first, *second}) >= 3
    for browser, token in zip(browsers, second, strict=True):
        assert browser.post("/test/write", data={"csrf_token": token}).text == "written"


def test_a_stale_form_of_the_table_loads_the_page_anew(client: FlaskClient) -> None:
    answer = client.post("/test/write", headers={"HX-Request": "true"})
    assert (answer.status_code, answer.headers["HX-Refresh"]) == (400, "true")
    assert "HX-Refresh" not in client.post("/test/write").headers


def test_a_form_with_its_token_is_taken_also_after_lunch(app: Flask, client: FlaskClient, clock: Clock) -> None:
    token = token_of(client)
    clock.pass_by(hours=3)
    assert client.post("/test/write", data={"csrf_token": token}).text == "written"
    assert written(app)


@pytest.mark.parametrize(
    ("site", "status"), [("cross-site", 400), ("same-site", 400), ("same-origin", 200), ("none", 200)]
)
def test_a_form_of_another_site_is_refused_whatever_it_holds(client: FlaskClient, site: str, status: int) -> None:
    sent = {"data": {"csrf_token": token_of(client)}, "headers": {"Sec-Fetch-Site": site}}
    assert client.post("/test/write", **sent).status_code == status
    assert client.get("/test/form", headers={"Sec-Fetch-Site": site}).status_code == 200


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("http://192.168.1.20:8000", "192.168.1.20:8000", True),
        ("http://[fe80::1]:8000", "[fe80::1]:8000", True),
        ("http://[fe80::1]", "[fe80::1]:80", True),
        ("http://Laptop.local", "laptop.local", True),
        ("http://laptop.local", "laptop.local:80", True),
        ("https://laptop.local", "laptop.local:443", True),
        ("https://laptop.local:8443", "laptop.local:8443", True),
        ("https://laptop.local", "laptop.local", True),
        ("https://queens.school.example:8443", "queens.school.example", True),
        ("https://queens.school.example", "queens.school.example:8000", True),
        ("http://evil.example", "localhost:8000", False),
        ("http://evil.example", "queens.school.example", False),
        ("http://queens.school.example", "localhost", False),
        ("http://localhost:8001", "localhost:8000", False),
        ("http://localhost", "localhost:8000", False),
        ("http://laptop.local", "laptop.local:443", False),
        ("http://other.local:8000", "laptop.local:8000", False),
        ("http://localhost:8000@evil.example", "localhost:8000", False),
        ("http://evil.example@localhost:8000", "localhost:8000", False),
        ("file://localhost:8000", "localhost:8000", False),
        ("localhost:8000", "localhost:8000", False),
        ("null", "localhost:8000", False),
        ("http://[", "localhost:8000", False),
        ("", "localhost:8000", False),
    ],
)
def test_an_origin_is_ours_with_the_name_and_the_port_of_this_request(origin: str, host: str, ours: bool) -> None:
    assert hosts.origin_is_ours(origin, host, frozenset({"queens.school.example"})) is ours


@pytest.mark.parametrize(
    ("origin", "status"),
    [(None, 200), ("http://localhost", 200), ("https://localhost", 200), ("http://evil.example", 400), ("null", 400)],
)
def test_a_form_from_another_origin_is_refused_over_plain_http_too(
    app: Flask, client: FlaskClient, caplog: pytest.LogCaptureFixture, origin: str | None, status: int
) -> None:
    sent = {"data": {"csrf_token": token_of(client)}, "headers": {} if origin is None else {"Origin": origin}}
    with caplog.at_level(logging.WARNING, "kidsq.security"):
        assert client.post("/test/write", **sent).status_code == status
    assert written(app) is (status == 200)
    assert ("foreign_page" in caplog.text) is (status == 400)
    assert client.get("/test/form", headers=sent["headers"]).status_code == 200


@pytest.mark.parametrize("method", ["TRACE", "TRACK", "PUT", "PATCH", "DELETE", "CONNECT", "PROPFIND"])
def test_other_methods_are_not_answered(client: FlaskClient, method: str) -> None:
    answer = client.open("/test/form", method=method, headers={"X-Echo": "s3cret"})
    assert answer.status_code in (400, 405)
    assert "s3cret" not in answer.text


def test_the_token_may_come_in_a_header(client: FlaskClient) -> None:
    assert client.post("/test/write", headers={"X-CSRFToken": token_of(client)}).status_code == 200


def test_a_body_of_more_than_64_kb_is_refused(app: Flask, client: FlaskClient) -> None:
    token = token_of(client)
    answer = client.post("/test/write", data={"csrf_token": token, "nickname": "x" * 66_000})
    assert answer.status_code == 413
    assert "too big" in answer.text
    assert not written(app)
    assert client.post("/test/write", data={"csrf_token": token, "nickname": "x" * 60_000}).status_code == 200


def test_a_wrong_method_says_which_is_right(client: FlaskClient) -> None:
    answer = client.get("/test/write")
    assert answer.status_code == 405
    assert "POST" in answer.headers["Allow"]
    assert "button" in answer.text


def test_errors_are_pages_and_stay_kind_without_their_template(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "There is nothing here" in client.get("/nowhere").text
    monkeypatch.setattr("kidsq.web.http.errors.render_template", lambda *_, **__: 1 / 0)
    answer = client.get("/nowhere")
    assert answer.status_code == 404
    assert "There is nothing here" in answer.text


@pytest.mark.parametrize(
    ("error", "status", "words"),
    [
        (sqlite3.OperationalError("database or disk is full"), 503, "disk"),
        (sqlite3.OperationalError("attempt to write a readonly database"), 503, "disk"),
        (sqlite3.OperationalError("database is locked"), 503, "try again"),
        (sqlite3.OperationalError("no such table: queens"), 500, "Nothing is lost"),
        (throttles.TooSoon(61), 429, "wait 2 minutes"),
    ],
)
def test_what_the_store_refuses_is_said_kindly(
    app: Flask, client: FlaskClient, error: Exception, status: int, words: str
) -> None:
    def refuse() -> str:
        raise error

    app.view_functions["/test/form"] = refuse
    answer = client.get("/test/form")
    assert answer.status_code == status
    assert words in answer.text
    assert "queens" not in answer.text
    if status in (429, 503):
        assert int(answer.headers["Retry-After"]) > 0


def test_a_browser_is_the_same_for_a_year(app: Flask, client: FlaskClient, clock: Clock) -> None:
    first = client.get("/test/device")
    assert re.fullmatch("[0-9a-f]{32}", first.text)
    cookie = first.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Path=/" in cookie
    assert "Expires=" in cookie
    again = client.get("/test/device")
    assert again.text == first.text
    assert "Set-Cookie" not in again.headers
    clock.pass_by(days=31)
    later = client.get("/test/device")
    assert later.text == first.text
    assert "Set-Cookie" in later.headers
    assert app.test_client().get("/test/device").text != first.text


def test_static_files_and_foreign_pages_get_no_cookie(client: FlaskClient) -> None:
    for path in ("/static/css/base.css", "/favicon.ico"):
        assert "Set-Cookie" not in client.get(path).headers


@pytest.mark.parametrize(
    "spoil", [lambda value: value[:-2], lambda value: "x" + value, lambda _: "", lambda _: "." * 5_000]
)
def test_a_forged_cookie_is_a_new_browser(client: FlaskClient, spoil: object) -> None:
    first = client.get("/test/device").text
    cookie = client.get_cookie("kidsq")
    assert cookie is not None
    client.delete_cookie("kidsq")
    answer = client.get("/test/device", headers={"Cookie": f"kidsq={spoil(cookie.value)}"})  # type: ignore[operator]
    assert answer.status_code == 200
    assert answer.text != first


def test_the_browser_keeps_its_cookie_for_a_year_by_its_own_clock(client: FlaskClient) -> None:
    """Not until a day of the server's clock, which may be wrong: Max-Age goes before such a day."""
    assert "Max-Age=31536000" in client.get("/test/device").headers["Set-Cookie"]


def test_one_request_does_not_change_the_session_of_the_next(app: Flask, client: FlaskClient) -> None:
    def spoil() -> str:
        from flask import session

        session.setdefault("players", ["leo"])
        session["players"].append("mira")  # in place: not marked as modified
        return ",".join(session["players"])

    app.add_url_rule("/test/spoil", "spoil", spoil)
    assert client.get("/test/spoil").text == "leo,mira"
    assert client.get("/test/spoil").text == "leo,mira,mira"
    assert client.get("/test/spoil").text == "leo,mira,mira"


def test_the_key_is_made_once_and_only_for_this_user(tmp_path: Path) -> None:
    key = security.secret_key(tmp_path)
    assert len(key) == 32
    assert security.secret_key(tmp_path) == key
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]
    if os.name == "posix":
        assert (tmp_path / "secret.key").stat().st_mode & 0o777 == 0o600


def test_a_restart_knows_the_browser(app: Flask, client: FlaskClient, tmp_path: Path) -> None:
    first = client.get("/test/device").text
    cookie = client.get_cookie("kidsq")
    assert cookie is not None
    restarted = create_app(tmp_path / "data", testing=True)
    add_doors(restarted)
    again = restarted.test_client()
    again.set_cookie("kidsq", cookie.value)
    assert again.get("/test/device").text == first


def signed_in(app: Flask, client: FlaskClient, clock: Clock) -> FlaskClient:
    db = app.extensions["kidsq"].store.connection()
    adults.claim(db, adults.new_claim_code(db, clock.now), "Anna", "sieben blaue Schafe", clock.now)
    client.post("/test/enter", data={"csrf_token": token_of(client)})
    return client


def test_grown_ups_pages_want_a_grown_up(app: Flask, client: FlaskClient, clock: Clock) -> None:
    answer = client.get("/test/secret")
    assert (answer.status_code, answer.headers["Location"]) == (303, "/grown-ups")
    signed_in(app, client, clock)
    assert client.get("/test/secret").text == "hello Anna"
    assert app.test_client().get("/test/secret").status_code == 303


def test_signing_out_ends_the_session_also_for_a_kept_cookie(app: Flask, client: FlaskClient, clock: Clock) -> None:
    signed_in(app, client, clock)
    kept = client.get_cookie("kidsq")
    assert kept is not None
    client.post("/test/leave", data={"csrf_token": token_of(client)})
    assert client.get("/test/secret").status_code == 303
    client.set_cookie("kidsq", kept.value)
    assert client.get("/test/secret").status_code == 303


def test_signing_out_over_https_empties_the_browser(app: Flask, client: FlaskClient, clock: Clock) -> None:
    over_https = {"base_url": "https://localhost", "headers": {"Referer": "https://localhost/"}}
    app.config["WTF_CSRF_ENABLED"] = False
    db = app.extensions["kidsq"].store.connection()
    adults.claim(db, adults.new_claim_code(db, clock.now), "Anna", "sieben blaue Schafe", clock.now)
    assert "Clear-Site-Data" not in client.post("/test/enter", **over_https).headers
    assert client.post("/test/leave", **over_https).headers["Clear-Site-Data"] == '"cache"'


def test_signing_in_changes_the_forms_token_and_keeps_the_browser(
    app: Flask, client: FlaskClient, clock: Clock
) -> None:
    device, token = client.get("/test/device").text, token_of(client)
    signed_in(app, client, clock)
    assert client.get("/test/device").text == device
    assert client.post("/test/write", data={"csrf_token": token}).status_code == 400
    assert client.post("/test/write", data={"csrf_token": token_of(client)}).status_code == 200


def test_a_session_rests_after_an_hour(app: Flask, client: FlaskClient, clock: Clock) -> None:
    signed_in(app, client, clock)
    clock.pass_by(minutes=61)
    assert client.get("/test/secret").status_code == 303


def test_a_static_file_is_kept_for_ever_by_its_content(app: Flask, client: FlaskClient) -> None:
    url = some_static(app)
    assert re.fullmatch(r"/static/css/base\.css\?v=[0-9a-f]{8}", url)
    assert client.get(url).headers["Cache-Control"] == "public, max-age=31536000, immutable"
    for other in ("/static/css/base.css", "/static/css/base.css?v=000000000000", "/static/css/base.css?v="):
        answer = client.get(other)
        assert answer.status_code == 200
        assert answer.headers["Cache-Control"] == "no-cache"


def test_an_unchanged_static_file_is_not_sent_again(client: FlaskClient) -> None:
    etag = client.get("/static/css/base.css").headers["ETag"]
    answer = client.get("/static/css/base.css", headers={"If-None-Match": etag})
    assert (answer.status_code, answer.data) == (304, b"")


def test_static_files_travel_packed(client: FlaskClient) -> None:
    plain, packed = client.get("/static/css/base.css"), client.get("/static/css/base.css", headers=GZIP)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
    assert gzip.decompress(packed.data) == plain.data
    assert len(packed.data) < len(plain.data)
    assert packed.headers["ETag"] != plain.headers["ETag"]


@pytest.mark.parametrize(
    "path",
    [
        "../pyproject.toml",
        "..%2fpyproject.toml",
        "vendor/../../pyproject.toml",
        "vendor",
        "",
        "css/base.css/",
        ".//css/base.css",
    ],
)
def test_only_files_of_the_static_folder_are_served(client: FlaskClient, path: str) -> None:
    assert client.get(f"/static/{path}").status_code in (308, 404)


@pytest.mark.skipif(os.name != "posix", reason="needs symbolic links")
def test_the_static_folder_has_the_right_types(client: FlaskClient) -> None:
    types = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
    files = [path for path in static_folder().rglob("*") if path.suffix in types]
    assert files
    for path in files:
        answer = client.get(f"/static/{path.relative_to(static_folder()).as_posix()}")
        assert answer.mimetype == types[path.suffix]
        assert answer.headers["Content-Type"].endswith("; charset=utf-8") == (path.suffix != ".woff2")


def test_a_style_sheet_names_its_fonts_by_their_content(tmp_path: Path) -> None:
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "a.woff2").write_bytes(b"font")
    (tmp_path / "app.css").write_text(
        '@layer tokens { a { src: url("fonts/a.woff2") } b { src: url(fonts/none.woff2) } c { fill: url(#d) } }'
    )
    files = StaticFiles(tmp_path)
    version = files.url("fonts/a.woff2").partition("?")[2]
    found = files.find("app.css")
    assert found is not None
    assert found.content.decode() == (
        f'a{{src:url("fonts/a.woff2?{version}")}}b{{src:url(fonts/none.woff2)}}c{{fill:url(#d)}}'
    )


def test_while_developing_a_changed_file_gets_a_new_address(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("a { top: 0 }")
    files = StaticFiles(tmp_path, watch=True)
    before = files.url("a.css")
    (tmp_path / "a.css").write_text("b { top: 0 }")
    os.utime(tmp_path / "a.css", ns=(1, 1))
    assert files.url("a.css") != before


def test_a_drawing_is_markup_with_or_without_a_name_to_read(app: Flask) -> None:
    def drawn(source: str) -> str:
        return re.sub(r"\?v=[0-9a-f]{8}", "", app.jinja_env.from_string(source).render())

    assert drawn("{{ art('king-fire') }}") == (
        '<svg class="art" aria-hidden="true"><use href="/static/kings.svg#king-fire"/></svg>'
    )
    assert drawn("{{ art('face-3', 'big', 'Zoé & <L>') }}") == (
        '<svg class="art big" role="img" aria-label="Zoé &amp; &lt;L&gt;"><use href="/static/faces.svg#face-3"/></svg>'
    )


@pytest.mark.parametrize(
    ("header", "takes"),
    [("gzip", True), ("br, gzip;q=0.5", True), ("GZIP", True), ("gzip;q=0", False), ("br", False), ("", False)],
)
def test_who_takes_gzip(header: str, takes: bool) -> None:
    assert takes_gzip(header) is takes


def test_long_pages_travel_packed_and_short_ones_do_not(client: FlaskClient) -> None:
    packed = client.get("/test/form", headers=GZIP)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert int(packed.headers["Content-Length"]) == len(packed.data)
    assert "Accept-Encoding" in packed.headers["Vary"]
    assert "child child" in gzip.decompress(packed.data).decode()
    assert "Content-Encoding" not in client.get("/test/form").headers
    assert "Content-Encoding" not in client.get("/test/device", headers=GZIP).headers


def test_templates_refuse_what_they_were_not_handed(app: Flask) -> None:
    with pytest.raises(Exception, match="'nickname' is undefined"):
        app.jinja_env.from_string("{{ nickname }}").render()
    assert app.jinja_env.from_string("{{ _('Hello %(who)s', who=who) }}").render(who="<b>") == "Hello &lt;b&gt;"
    assert app.jinja_env.from_string("{{ '<b>' }}").render() == "&lt;b&gt;"


def test_the_log_holds_the_route_and_opaque_ids_only(client: FlaskClient, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "kidsq.access"):
        client.get(f"/test/broken/{'a' * 32}?code=secret-code&nickname=Mira")
        client.get("/test/broken/Mira")
    told = [record.getMessage() for record in caplog.records if record.name == "kidsq.access"]
    assert [re.sub(r"\d+ ms$", "7 ms", line) for line in told] == [
        f"GET /test/broken/<game_id> game_id={'a' * 32} 200 7 ms",
        "GET /test/broken/<game_id> - 200 7 ms",
    ]
