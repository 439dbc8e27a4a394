"""Grown-ups come in by the school's own sign-on: at a provider that runs here, and at one that lies."""

import re
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import pytest
from worlds import db_of, signed_in, world

from kidsq.cli import main
from kidsq.store.classroom import classes, lessons, sittings
from kidsq.store.db.database import writing
from kidsq.store.people import adults, invitations, passphrases, people, rights, schools, sign_ons
from kidsq.store.people.sign_ons import Identity
from kidsq.web.adults.sign_on import settings
from kidsq.web.adults.sign_on.provider import Provider
from kidsq.web.adults.sign_on.settings import BadSignOn, SignOn, Trouble

from ..doors import Clock

joserfc_jwt = pytest.importorskip("joserfc.jwt")
mock = pytest.importorskip("oidc_provider_mock")
OAuth2Session = pytest.importorskip("authlib.integrations.requests_client").OAuth2Session
bounded = pytest.importorskip("kidsq.web.adults.sign_on.bounded")

PASSPHRASE = "quiet green lake"
AT = "2026-11-02T08:00:00.000Z"
BEGIN = "/grown-ups/sign-on"
PEOPLE = {"u1": {"name": "Tina Berg"}, "u2": {"given_name": "Oskar", "family_name": "Lind"}, "u3": {}}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A provider that lets in whoever says who they are."""
    known = tuple(mock.User(sub=sub, claims=claims) for sub, claims in PEOPLE.items())
    with mock.run_server_in_thread(user_claims=known) as server:
        yield f"http://localhost:{server.server_port}"


@pytest.fixture
def place(tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleNamespace]:
    """Ms Keller's kidsq with class 2b, and the sign-on set up."""
    monkeypatch.setenv(settings.ISSUER, address)
    monkeypatch.setenv(settings.CLIENT, "kidsq")
    monkeypatch.setenv(settings.SECRET, "between the two")
    monkeypatch.setenv(settings.NAME, "School login")
    clock = Clock(datetime.now(UTC))
    with world(tmp_path, clock=clock) as app:
        db = db_of(app)
        with writing(db):
            keller = adults.add_account(db, "Ms Keller", passphrases.hashed(PASSPHRASE), "owner", AT)
            room = classes.add_class(db, "2b", AT)
        yield SimpleNamespace(app=app, db=db, clock=clock, keller=keller, room=room, new=app.test_client)


class Still(HTTPRedirectHandler):
    def redirect_request(self, *args: Any) -> None:
        return None


def at_the_provider(address: str, **said: str) -> str:
    """Say there who one is; where the browser is sent then."""
    try:
        build_opener(Still).open(Request(address, data=urlencode(said).encode()), timeout=10)
    except HTTPError as answer:
        found = urlsplit(answer.headers["Location"])
        return f"{found.path}?{found.query}"
    raise AssertionError("no way back")


def go(client: Any, who: str, path: str = BEGIN) -> Any:
    """There and back."""
    begun = client.get(path)
    assert begun.status_code == 303, begun.text
    return client.get(at_the_provider(begun.headers["Location"], sub=who))


def code_for_teacher(place: SimpleNamespace) -> str:
    return invitations.invite_teacher(place.db, place.keller, place.room.id, place.clock())


def test_the_provider_is_asked_as_the_standard_wants_it(place: SimpleNamespace, address: str) -> None:
    where = urlsplit(place.new().get(BEGIN).headers["Location"])
    asked = {name: value for name, (value,) in parse_qs(where.query).items()}
    assert f"{where.scheme}://{where.netloc}" == address
    assert asked["response_type"] == "code"
    assert asked["code_challenge_method"] == "S256"
    assert asked["scope"] == "openid profile", "no e-mail is asked for"
    assert asked["redirect_uri"] == f"http://localhost{BEGIN}/back"
    assert len(asked["state"]) >= 32 <= len(asked["nonce"])
    assert len(asked["code_challenge"]) == 43


def test_an_invitation_gives_an_account_that_the_sign_on_opens(place: SimpleNamespace) -> None:
    client, code = place.new(), code_for_teacher(place)
    assert "Sign in with School login" in client.get(f"/grown-ups/invited?code={code}").text
    assert go(client, "u1", f"{BEGIN}?for=invited&code={code}").status_code == 303
    assert client.get(f"/grown-ups/classes/{place.room.id}").status_code == 200
    tina = adults.named(place.db, "Tina Berg")
    assert tina.role == "teacher"
    client.post("/grown-ups/sign-out")
    assert go(place.new(), "u1").headers["Location"] == "/grown-ups"
    answer = place.new().post("/grown-ups/sign-in", data={"name": "Tina Berg", "passphrase": ""})
    assert answer.status_code == 400, "no passphrase opens it"
    assert "@" not in repr(place.db.execute("SELECT * FROM sign_ons").fetchall())


def test_nobody_gets_a_right_by_the_sign_on_itself(place: SimpleNamespace) -> None:
    before = place.db.execute("SELECT count(*) FROM grown_ups").fetchall()
    client = place.new()
    answer = go(client, "u2")
    assert answer.status_code == 403
    assert "kidsq does not yet" in answer.text
    assert client.get("/grown-ups/account").status_code == 303
    go(client, "u2", f"{BEGIN}?for=invited&code=guessed")
    assert place.db.execute("SELECT count(*) FROM grown_ups").fetchall() == before


def test_an_invitation_is_used_up_once_by_either_way(place: SimpleNamespace) -> None:
    code = code_for_teacher(place)
    go(place.new(), "u1", f"{BEGIN}?for=invited&code={code}")
    second = place.new()
    assert go(second, "u2", f"{BEGIN}?for=invited&code={code}").status_code == 303
    assert second.get("/grown-ups/account").status_code == 303
    assert sign_ons.adult_of(place.db, Identity("x", "u2")) is None


def test_an_invitation_is_added_to_the_account_that_is_theirs_already(place: SimpleNamespace) -> None:
    go(place.new(), "u1", f"{BEGIN}?for=invited&code={code_for_teacher(place)}")
    with writing(place.db):
        other = classes.add_class(place.db, "3c", AT)
    code = invitations.invite_teacher(place.db, place.keller, other.id, place.clock())
    go(place.new(), "u1", f"{BEGIN}?for=invited&code={code}")
    (tina,) = [one for one in adults.all_adults(place.db) if one.id != place.keller.id]
    assert {one.name for one in rights.classes_of(place.db, tina)} == {"2b", "3c"}


def test_names_that_are_taken_or_missing_get_another(place: SimpleNamespace) -> None:
    with writing(place.db):
        adults.add_account(place.db, "Oskar Lind", "", "teacher", AT)
    for who in ("u2", "u3"):
        go(place.new(), who, f"{BEGIN}?for=invited&code={code_for_teacher(place)}")
    assert {one.name for one in adults.all_adults(place.db)} == {"Ms Keller", "Oskar Lind", "Oskar Lind 2", "?"}


def test_an_account_is_connected_by_its_owner_and_taken_apart_again(place: SimpleNamespace) -> None:
    client = signed_in(place.app, place.keller, place.clock.now)
    assert client.post(f"{BEGIN}/connect").headers["Location"].endswith("saved=ready")
    assert f'href="{BEGIN}?for=connect"' in client.get("/grown-ups/account?saved=ready").text
    assert go(client, "u1", f"{BEGIN}?for=connect").headers["Location"].endswith("saved=connected")
    assert go(place.new(), "u1").headers["Location"] == "/grown-ups"
    assert client.post(f"{BEGIN}/disconnect").status_code == 303
    assert go(place.new(), "u1").status_code == 403


def test_nobody_connects_what_is_anothers_or_by_another_sites_link(place: SimpleNamespace) -> None:
    go(place.new(), "u1", f"{BEGIN}?for=invited&code={code_for_teacher(place)}")
    client = signed_in(place.app, place.keller, place.clock.now)
    for why in ("connect", "again", "invited"):
        assert client.get(f"{BEGIN}?for={why}", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 404
    assert go(client, "u1", f"{BEGIN}?for=connect").status_code == 409
    place.clock.now += timedelta(minutes=20)
    assert go(client, "u2", f"{BEGIN}?for=connect").status_code == 400, "not signed in lately"
    assert place.new().get(f"{BEGIN}?for=connect").status_code == 404


def test_who_has_no_passphrase_cannot_be_left_without_a_way_in(place: SimpleNamespace) -> None:
    client = place.new()
    go(client, "u1", f"{BEGIN}?for=invited&code={code_for_teacher(place)}")
    assert client.post(f"{BEGIN}/disconnect").status_code == 404
    page = client.get("/grown-ups/account").text
    assert "Disconnect" not in page
    assert "The old passphrase" not in page


def test_before_what_reaches_far_the_provider_asks_anew(place: SimpleNamespace, monkeypatch: Any) -> None:
    client = place.new()
    go(client, "u1", f"{BEGIN}?for=invited&code={code_for_teacher(place)}")
    place.clock.now += timedelta(minutes=20)
    path = f"/grown-ups/classes/{place.room.id}/grown-ups"
    answer = client.post(path, data={"do": "invite"}, headers={"Referer": f"http://localhost{path}"})
    assert answer.status_code == 403
    assert f'href="{BEGIN}?for=again"' in answer.text
    asked = client.get(f"{BEGIN}?for=again").headers["Location"]
    assert "prompt=login" in asked
    assert "max_age=0" in asked
    assert client.get(at_the_provider(asked, sub="u1")).status_code == 400, "it does not say that it has asked anew"
    seen = Provider.identity
    monkeypatch.setattr(Provider, "identity", lambda *args, again=False, **named: seen(*args, **named))
    assert go(client, "u2", f"{BEGIN}?for=again").status_code == 400, "somebody else"
    assert go(client, "u1", f"{BEGIN}?for=again").headers["Location"] == path
    assert client.post(path, data={"do": "invite"}).status_code == 200


def test_whom_the_provider_lets_in_without_asking_has_proved_nothing(place: SimpleNamespace) -> None:
    """Whoever sits down at a computer whose sign-on is still open comes in, and is asked before what reaches far."""
    client = place.new()
    go(client, "u1", f"{BEGIN}?for=invited&code={code_for_teacher(place)}")
    assert go(client, "u1").headers["Location"] == "/grown-ups"
    assert go(client, "u2", f"{BEGIN}?for=connect").status_code == 400, "not signed in lately"


def test_signing_out_offers_to_sign_out_there_too(place: SimpleNamespace, address: str) -> None:
    client = place.new()
    go(client, "u1", f"{BEGIN}?for=invited&code={code_for_teacher(place)}")
    left = client.post("/grown-ups/sign-out").headers["Location"]
    (found,) = re.findall(rf'href="({address}/[^"]+)"', client.get(left).text)
    assert "post_logout_redirect_uri=http%3A%2F%2Flocalhost%2Fgrown-ups" in found
    assert client.get("/grown-ups/account").status_code == 303


# -- what can go wrong ------------------------------------------------------------------------------------------------


def test_who_changes_their_mind_is_told_that_nothing_has_happened(place: SimpleNamespace) -> None:
    client = place.new()
    asked = client.get(BEGIN).headers["Location"]
    answer = client.get(at_the_provider(asked, action="deny") + "&" + urlencode({"state": state_of(asked)}))
    assert answer.status_code == 400
    assert "Nothing has happened" in answer.text


def test_what_came_back_stands_in_one_line_of_the_log(place: SimpleNamespace, caplog: Any) -> None:
    client = place.new()
    state = state_of(client.get(BEGIN).headers["Location"])
    assert client.get(f"{BEGIN}/back?error=odd%0Asign-on:%20all%20is%20well&state={state}").status_code == 502
    (line,) = [one.getMessage() for one in caplog.records if one.getMessage().startswith("sign-on")]
    assert "\n" not in line


def state_of(address: str) -> str:
    return parse_qs(urlsplit(address).query)["state"][0]


def test_an_answer_counts_once_here_lately_and_in_the_browser_that_asked(place: SimpleNamespace) -> None:
    go(place.new(), "u1", f"{BEGIN}?for=invited&code={code_for_teacher(place)}")
    client = place.new()
    back = at_the_provider(client.get(BEGIN).headers["Location"], sub="u1")
    assert place.new().get(back).status_code == 400, "another browser"
    assert client.get(back.replace("state=", "state=x")).status_code == 400
    assert client.get(back).status_code == 400, "the state is used up"
    back = at_the_provider(client.get(BEGIN).headers["Location"], sub="u1")
    place.clock.now += timedelta(minutes=11)
    assert client.get(back).status_code == 400, "too late"
    assert client.get("/grown-ups/account").status_code == 303


def test_a_code_of_another_sign_in_opens_nothing(place: SimpleNamespace) -> None:
    """Somebody puts an own code into the browser of another: the nonce is of another browser."""
    go(place.new(), "u1", f"{BEGIN}?for=invited&code={code_for_teacher(place)}")
    mine, theirs = place.new(), place.new()
    stolen = parse_qs(urlsplit(at_the_provider(mine.get(BEGIN).headers["Location"], sub="u1")).query)["code"][0]
    state = state_of(theirs.get(BEGIN).headers["Location"])
    assert theirs.get(f"{BEGIN}/back?{urlencode({'code': stolen, 'state': state})}").status_code == 400
    assert theirs.get("/grown-ups/account").status_code == 303


def test_a_provider_that_is_away_is_said_so_and_left_alone(place: SimpleNamespace, monkeypatch: Any) -> None:
    monkeypatch.setenv(settings.ISSUER, "http://localhost:9")
    place.app.extensions["kidsq_sign_on"] = away = Provider(settings.chosen())
    for number in range(3):
        answer = place.new().get(BEGIN)
        assert answer.status_code == 503
        assert "does not answer just now" in answer.text
        assert "Passphrase" in answer.text
        if number == 0:  # for a while nobody asks again, so that threads stay for the children
            monkeypatch.setattr(OAuth2Session, "get", lambda *args, **named: pytest.fail("asked again"))
    assert away.way_out() is None


@pytest.mark.parametrize(
    ("head", "body", "status"),
    [
        (b"500 Oops", b"{}", 502),
        (b"503 Busy", b"<h1>busy</h1>", 502),
        (b"200 OK", b"<html>", 502),
        (b"200 OK", b"5", 502),
        (b"200 OK", b"[1]", 502),
        pytest.param(b"200 OK", b"[" * 100_000, 502, id="deep"),
        (b"200 OK", b'{"id_token": "x", "expires_in": 1e999}', 502),
        (b"200 OK", b'{"id_token": 5}', 400),
        (None, b"", 503),
    ],
)
def test_an_odd_answer_for_one_keeps_nobody_else_from_signing_in(
    place: SimpleNamespace, monkeypatch: Any, head: bytes | None, body: bytes, status: int
) -> None:
    stranger = place.new()
    back = at_the_provider(stranger.get(BEGIN).headers["Location"], sub="u1")
    go(place.new(), "u1", f"{BEGIN}?for=invited&code={code_for_teacher(place)}")
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            line, _ = server.accept()
            with line:
                line.recv(10_000)
                if head is not None:
                    length = str(len(body)).encode()
                    line.sendall(b"HTTP/1.1 " + head + b"\r\nContent-Length: " + length + b"\r\n\r\n" + body)

        thread = threading.Thread(target=answer)
        thread.start()
        odd = f"http://127.0.0.1:{server.getsockname()[1]}/token"
        real = Provider._known
        with monkeypatch.context() as patch:
            patch.setattr(Provider, "_known", lambda self: real(self) | {"token_endpoint": odd})
            assert stranger.get(back).status_code == status
        thread.join()
    assert go(place.new(), "u1").headers["Location"] == "/grown-ups"


@pytest.mark.parametrize(
    ("changed", "value"),
    [
        ("issuer", "http://localhost:1"),
        ("token_endpoint", "http://169.254.169.254/latest"),
        ("jwks_uri", "http://127.0.0.1/"),
        ("jwks_uri", "file:///etc/passwd"),
        ("authorization_endpoint", None),
    ],
)
def test_a_provider_that_leads_elsewhere_is_not_followed(
    place: SimpleNamespace, monkeypatch: Any, changed: str, value: Any
) -> None:
    real = Provider._asked
    monkeypatch.setattr(Provider, "_asked", lambda self, address: real(self, address) | {changed: value})
    answer = place.new().get(BEGIN)
    assert answer.status_code == 502
    assert "do not understand each other" in answer.text


def test_brackets_without_end_are_no_provider(place: SimpleNamespace, monkeypatch: Any) -> None:
    deep = SimpleNamespace(status_code=200, content=b"[" * 100_000)
    monkeypatch.setattr(OAuth2Session, "get", lambda *args, **named: deep)
    assert place.new().get(BEGIN).status_code == 502


def test_a_page_that_is_no_provider_is_not_read_for_long(place: SimpleNamespace, monkeypatch: Any) -> None:
    monkeypatch.setattr(bounded, "LARGEST", 100)
    assert place.new().get(BEGIN).status_code == 502


@pytest.mark.parametrize(("what", "status"), [("LARGEST", 502), ("SECONDS", 503)])
def test_a_token_is_not_read_for_long_either(place: SimpleNamespace, monkeypatch: Any, what: str, status: int) -> None:
    client = place.new()
    begun = client.get(BEGIN)
    back = at_the_provider(begun.headers["Location"], sub="u1")
    monkeypatch.setattr(bounded, what, 0)
    assert client.get(back).status_code == status


@pytest.mark.parametrize("closes", [True, False])
def test_a_provider_that_breaks_off_or_hangs_in_the_midst_is_known_as_silent(closes: bool) -> None:
    import requests

    with socket.create_server(("127.0.0.1", 0)) as server:
        told = threading.Event()

        def answer() -> None:
            line, _ = server.accept()
            with line:
                line.recv(10_000)
                line.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")
                if not closes:
                    told.wait(10)

        thread = threading.Thread(target=answer)
        thread.start()
        with requests.Session() as session:
            session.mount("http://", bounded.Bounded())
            with pytest.raises(OSError, match=r"Protocol|Timeout"):
                session.get(f"http://127.0.0.1:{server.getsockname()[1]}/", timeout=0.3)
        told.set()
        thread.join()


def test_a_head_that_drips_has_an_end(monkeypatch: Any) -> None:
    import requests

    monkeypatch.setattr(bounded, "SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as server:
        told = threading.Event()

        def answer() -> None:
            line, _ = server.accept()
            with line, suppress(OSError):
                line.recv(10_000)
                for sign in b"HTTP/1.1 200 OK\r\nX-Odd: " + b"x" * 60 + b"\r\nContent-Length: 0\r\n\r\n":
                    line.sendall(bytes([sign]))
                    told.wait(0.02)

        thread = threading.Thread(target=answer)
        thread.start()
        with requests.Session() as session:
            session.mount("http://", bounded.Bounded())
            with pytest.raises(requests.exceptions.ReadTimeout):
                session.get(f"http://127.0.0.1:{server.getsockname()[1]}/", timeout=0.3)
        told.set()
        thread.join()


def test_tries_have_an_end(place: SimpleNamespace) -> None:
    assert guessed(place.new(), 9) == {502}
    assert guessed(place.new(), 12) == {502, 429}, "in one browser"
    assert set().union(*(guessed(place.new(), 1) for _ in range(70))) == {502, 429}, "in new ones each time"


def test_who_guesses_keeps_nobody_from_coming_in_where_they_did(place: SimpleNamespace) -> None:
    known = place.new()
    go(known, "u1", f"{BEGIN}?for=invited&code={code_for_teacher(place)}")
    known.post("/grown-ups/sign-out")
    for _ in range(70):
        guessed(place.new(), 1)
    assert go(place.new(), "u1").status_code == 429
    assert go(known, "u1").headers["Location"] == "/grown-ups"


def guessed(client: Any, times: int) -> set[int]:
    """What a browser that makes up codes is answered."""
    states = (state_of(client.get(BEGIN).headers["Location"]) for _ in range(times))
    return {client.get(f"{BEGIN}/back?code=guessed&state={state}").status_code for state in states}


def test_children_never_come_near_it(place: SimpleNamespace) -> None:
    tablet = place.new()
    with writing(place.db):
        lesson = lessons.begin(place.db, place.room.id, place.clock())
        child = people.add_learner(place.db, "d" * 32, "Mira", "face-3", AT)
        classes.put_into_class(place.db, child.id, place.room.id)
    assert tablet.post("/c", data={"code": lesson.code}).status_code == 303
    with tablet.session_transaction() as cookie:
        device = cookie["device"]
    with writing(place.db):
        sittings.sit_down(place.db, device, place.room.id, child.id, AT)
    assert tablet.get(BEGIN).headers.get("Location", "").startswith("/class")


def test_without_it_there_is_nothing(tmp_path: Path) -> None:
    with world(tmp_path) as app:
        client = app.test_client()
        with writing(db_of(app)) as db:
            adults.add_account(db, "Ms Keller", "", "owner", AT)
        assert BEGIN not in client.get("/grown-ups").text
        for path in (BEGIN, f"{BEGIN}/back"):
            assert client.get(path).status_code == 404


def test_an_account_that_goes_takes_its_sign_on_along(place: SimpleNamespace) -> None:
    go(place.new(), "u1", f"{BEGIN}?for=invited&code={code_for_teacher(place)}")
    tina = adults.named(place.db, "Tina Berg")
    with writing(place.db):
        schools.leave(place.db, tina.id, schools.every(place.db)[0].id)
    assert place.db.execute("SELECT * FROM sign_ons").fetchall() == []
    assert go(place.new(), "u1").status_code == 403


@pytest.mark.parametrize(
    ("known", "secret", "way"),
    [
        (None, "s", "client_secret_basic"),
        (["client_secret_post", "client_secret_basic"], "s", "client_secret_basic"),
        (["client_secret_post"], "s", "client_secret_post"),
        (["client_secret_post"], "", "none"),
    ],
)
def test_the_secret_is_told_in_the_way_that_the_provider_takes(known: Any, secret: str, way: str) -> None:
    one = Provider(SignOn("https://id.example.org", "kidsq", secret))
    one._about = (0.0, {"token_endpoint_auth_methods_supported": known})
    assert one._proof() == way


# -- tokens that are not what they should be --------------------------------------------------------------------------

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
GOOD = {
    "iss": "https://id.example.org",
    "sub": "u1",
    "aud": "kidsq",
    "nonce": "n",
    "iat": int(NOW.timestamp()) - 5,
    "exp": int(NOW.timestamp()) + 300,
}


@pytest.fixture(scope="module")
def keys() -> SimpleNamespace:
    from joserfc.jwk import ECKey, OctKey, RSAKey

    made = {name: RSAKey.generate_key(2048, {"kid": name}) for name in ("known", "strange")}
    secret = OctKey.import_key("between the two, and long enough", {"kid": "known"})
    return SimpleNamespace(**made, ec=ECKey.generate_key("P-256", {"kid": "ec"}), secret=secret)


def claims_of(keys: SimpleNamespace, token: str, *, again: bool = False) -> Any:
    one = Provider(SignOn("https://id.example.org", "kidsq", "s", "School login"))
    published = {"keys": [keys.known.as_dict(private=False), keys.ec.as_dict(private=False)]}
    one._published = lambda anew=False: published  # type: ignore[method-assign]
    return one._claims(token, "n", NOW, again=again)


def signed(keys: SimpleNamespace, key: str = "known", alg: str = "RS256", **changed: Any) -> str:
    claims = {name: value for name, value in (GOOD | changed).items() if value is not None}
    return str(
        joserfc_jwt.encode(
            {"alg": alg, "kid": "ec" if key == "ec" else "known"}, claims, getattr(keys, key), algorithms=[alg]
        )
    )


def test_a_token_that_is_right_is_taken(keys: SimpleNamespace) -> None:
    assert claims_of(keys, signed(keys))["sub"] == "u1"
    assert claims_of(keys, signed(keys, "ec", "ES256"))["sub"] == "u1"
    assert claims_of(keys, signed(keys, aud=["kidsq"]))["sub"] == "u1"
    assert claims_of(keys, signed(keys, iat=GOOD["iat"] + 60))["sub"] == "u1", "clocks differ a little"


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"key": "strange"}, "forged"),
        ({"key": "secret", "alg": "HS256"}, "forged"),
        ({"iss": "https://other.example.org"}, "forged"),
        ({"aud": "another"}, "forged"),
        ({"aud": ["kidsq", "another"]}, "forged"),
        ({"azp": "another"}, "forged"),
        ({"nonce": "m"}, "forged"),
        ({"nonce": None}, "forged"),
        ({"sub": None}, "forged"),
        ({"sub": " "}, "forged"),
        ({"sub": "x" * 300}, "forged"),
        ({"sub": "u\0"}, "forged"),
        ({"exp": None}, "forged"),
        ({"exp": GOOD["iat"] - 600}, "clocks"),
        ({"iat": GOOD["iat"] + 3_600}, "clocks"),
        ({"nbf": GOOD["iat"] + 3_600}, "clocks"),
    ],
)
def test_a_token_that_is_not_is_refused(keys: SimpleNamespace, changed: dict[str, Any], code: str) -> None:
    with pytest.raises(Trouble) as refused:
        claims_of(keys, signed(keys, **changed))
    assert refused.value.code == code


def test_a_subject_that_is_no_text_is_refused(keys: SimpleNamespace) -> None:
    one = Provider(SignOn("https://id.example.org", "kidsq", "s", "School login"))
    told = SimpleNamespace(claims=GOOD | {"sub": "\ud800"}, header={"alg": "RS256"})
    one._read = lambda token: told  # type: ignore[method-assign]
    with pytest.raises(Trouble, match="no subject"):
        one._claims("signed", "n", NOW, again=False)


@pytest.mark.parametrize("token", ["", "x", "a.b.c", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1MSJ9."])
def test_what_is_no_token_is_refused(keys: SimpleNamespace, token: str) -> None:
    with pytest.raises(Trouble, match="forged"):
        claims_of(keys, token)


@pytest.mark.parametrize(
    ("since", "taken"),
    [
        (GOOD["iat"], True),
        (GOOD["iat"] - 3_600, False),
        (None, False),
        (float("nan"), False),
        pytest.param(10**400, False, id="beyond"),
    ],
)
def test_once_more_means_lately(keys: SimpleNamespace, since: float | None, taken: bool) -> None:
    token = signed(keys, auth_time=since)
    if taken:
        assert claims_of(keys, token, again=True)["sub"] == "u1"
    else:
        with pytest.raises(Trouble, match="late"):
            claims_of(keys, token, again=True)


# -- what whoever runs it has set -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("issuer", "client", "told"),
    [
        ("http://id.example.org", "kidsq", "must be https"),
        ("https://user:pass@id.example.org", "kidsq", "must be https"),
        ("https://id.example.org?x=1", "kidsq", "must be https"),
        ("ftp://id.example.org", "kidsq", "must be https"),
        ("https://id.example.org", "", "KIDSQ_OIDC_CLIENT is not"),
    ],
)
def test_what_cannot_be_used_is_said_before_serving(
    tmp_path: Path, monkeypatch: Any, capsys: Any, issuer: str, client: str, told: str
) -> None:
    monkeypatch.setenv(settings.ISSUER, issuer)
    monkeypatch.setenv(settings.CLIENT, client)
    assert main(["serve", "--data", str(tmp_path / "data"), "--port", "1", "--no-browser"]) == 1
    assert told in capsys.readouterr().err


def test_the_secret_comes_from_a_file_and_shows_nowhere(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv(settings.ISSUER, "https://id.example.org")
    monkeypatch.setenv(settings.CLIENT, "kidsq")
    monkeypatch.setenv(settings.SECRET_FILE, str(tmp_path / "secret"))
    with pytest.raises(BadSignOn, match="No such file"):
        settings.chosen()
    (tmp_path / "secret").write_text("hush\n")
    found = settings.chosen()
    assert (found.secret, found.name) == ("hush", "id.example.org")
    assert "hush" not in repr(found)


def test_authlib_is_asked_for_where_it_is_missing(monkeypatch: Any) -> None:
    monkeypatch.setenv(settings.ISSUER, "https://id.example.org")
    monkeypatch.setenv(settings.CLIENT, "kidsq")
    monkeypatch.setattr(settings, "find_spec", lambda name: None)
    with pytest.raises(BadSignOn, match=r"pip install .authlib"):
        settings.chosen()
