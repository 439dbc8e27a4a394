import threading
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import content
import pytest

from kidsq.store.db import live
from kidsq.store.db.database import open_database, writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.session import Session, Store
from kidsq.store.people import adults, throttles
from kidsq.store.people.people import BadPerson

NOW = datetime(2026, 11, 20, 17, 34, 22, 123_000, tzinfo=UTC)
PASSPHRASE = "sieben blaue Schafe"
TABLET, LAPTOP = "d" * 32, "e" * 32


@pytest.fixture
def anna(db: Session) -> adults.Adult:
    return adults.claim(db, adults.new_claim_code(db, NOW), "Anna", PASSPHRASE, NOW)


def test_a_code_claims_once(db: Session) -> None:
    code = adults.new_claim_code(db, NOW)
    assert not adults.claimed(db)
    assert adults.claim_code_is_open(db, code, NOW)
    anna = adults.claim(db, code, " Anna ", PASSPHRASE, NOW)
    assert anna.name == "Anna"
    assert adults.claimed(db)
    assert not adults.claim_code_is_open(db, code, NOW)
    with pytest.raises(adults.BadCode):
        adults.claim(db, code, "Eve", "five red kettles", NOW)
    assert adults.all_adults(db) == [anna]


def test_a_code_may_be_typed_without_care(db: Session) -> None:
    code = adults.new_claim_code(db, NOW)
    adults.claim(db, f" {code.upper().replace('-', ' ')} ", "Anna", PASSPHRASE, NOW)


def test_two_who_open_the_link_at_once(store: Store) -> None:
    code = adults.new_claim_code(store.connection(), NOW)
    outcomes: list[str] = []
    start = threading.Barrier(2)

    def claim(name: str) -> None:
        start.wait()
        try:
            outcomes.append(adults.claim(store.connection(), code, name, PASSPHRASE, NOW).name)
        except adults.BadCode:
            outcomes.append("late")

    threads = [threading.Thread(target=claim, args=(name,)) for name in ("Anna", "Eve")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert outcomes.count("late") == 1
    assert len(adults.all_adults(store.connection())) == 1


def test_a_claim_ends_every_other_open_code(db: Session) -> None:
    """A server that was started twice before somebody claimed it has left two links on the screen."""
    first, second = adults.new_claim_code(db, NOW), adults.new_claim_code(db, NOW + timedelta(minutes=1))
    adults.claim(db, first, "Anna", PASSPHRASE, NOW)
    assert not adults.claim_code_is_open(db, second, NOW)
    with pytest.raises(adults.BadCode):
        adults.claim(db, second, "Eve", "five red kettles", NOW)
    deliberate = adults.new_claim_code(db, NOW - timedelta(minutes=1))  # `kidsq claim`, after a look at the clock
    assert adults.claim(db, deliberate, "Berta", "five red kettles", NOW).role == "owner"


def test_a_claim_just_while_a_server_starts_leaves_no_code_open(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    db, other = store.connection(), open_database(store.path, store.journal)
    other.execute("PRAGMA busy_timeout = 0")
    known, look = adults.new_claim_code(db, NOW), adults.claimed

    def and_somebody_claims(db: Session) -> bool:
        found = look(db)
        with suppress(sqlite3.OperationalError):  # locked: the claim comes after the start
            adults.claim(other, known, "Anna", PASSPHRASE, NOW)
        return found

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(adults, "claimed", and_somebody_claims)
        code = adults.first_claim_code(db, NOW)
    with suppress(adults.BadCode):
        adults.claim(other, known, "Anna", PASSPHRASE, NOW)
    other.close()
    assert code is None or not adults.claim_code_is_open(db, code, NOW)
    assert adults.first_claim_code(db, NOW) is None


def test_a_claim_that_fails_ends_no_other_code(db: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = adults.new_claim_code(db, NOW), adults.new_claim_code(db, NOW)

    def power_cut(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as broken:
        broken.setattr(adults, "_keep_account", power_cut)
        with pytest.raises(sqlite3.OperationalError):
            adults.claim(db, first, "Anna", PASSPHRASE, NOW)
    assert adults.claim_code_is_open(db, first, NOW)
    assert adults.claim_code_is_open(db, second, NOW)


def test_a_code_lives_a_day(db: Session) -> None:
    code = adults.new_claim_code(db, NOW)
    with pytest.raises(adults.BadCode):
        adults.claim(db, code, "Anna", PASSPHRASE, NOW + timedelta(hours=25))


def test_neither_codes_nor_tokens_nor_passphrases_lie_in_the_database(db: Session, anna: adults.Adult) -> None:
    code = adults.new_claim_code(db, NOW)
    token = adults.open_session(db, anna, TABLET, NOW)
    everything = repr(content.everything(db))
    for secret in (code, code.replace("-", ""), token, PASSPHRASE):
        assert secret not in everything


@pytest.mark.parametrize(
    ("name", "passphrase", "code"),
    [
        ("", PASSPHRASE, "no_name"),
        ("x" * 41, PASSPHRASE, "too_long"),
        ("An\x00na", PASSPHRASE, "unprintable"),
        ("Anna", "1234567", "short_passphrase"),
        ("Anna", "x" * 201, "long_passphrase"),
        ("Anna", "password1", "easy_passphrase"),
        ("Anna", "Anna 2018", "easy_passphrase"),
    ],
)
def test_bad_accounts_do_not_use_the_code_up(db: Session, name: str, passphrase: str, code: str) -> None:
    claim_code = adults.new_claim_code(db, NOW)
    with pytest.raises(BadPerson) as refused:
        adults.claim(db, claim_code, name, passphrase, NOW)
    assert refused.value.code == code
    assert adults.claim_code_is_open(db, claim_code, NOW)


def test_a_second_claim_of_a_name_renews_its_passphrase(db: Session, anna: adults.Adult) -> None:
    token = adults.open_session(db, anna, TABLET, NOW)
    again = adults.claim(db, adults.new_claim_code(db, NOW), "ANNA", "eight green socks", NOW)
    assert again.id == anna.id
    assert adults.of_session(db, token, NOW) is None
    with pytest.raises(adults.WrongPassphrase):
        adults.sign_in(db, "Anna", PASSPHRASE, TABLET, NOW)
    assert adults.sign_in(db, "anna", "eight green socks", TABLET, NOW)[0].id == anna.id


@pytest.mark.parametrize("role", ["teacher", "parent"])
def test_recovering_keeps_the_role(db: Session, anna: adults.Adult, role: str) -> None:
    with writing(db):
        db.execute("UPDATE grown_ups SET role = ?", (role,))
    adults.claim(db, adults.new_claim_code(db, NOW), "Anna", "eight green socks", NOW)
    found, token = adults.sign_in(db, "Anna", "eight green socks", TABLET, NOW)
    assert (found.id, found.role) == (anna.id, role)
    assert adults.of_session(db, token, NOW) == found == adults.all_adults(db)[0]


def test_a_session_ends_by_signing_out(db: Session, anna: adults.Adult) -> None:
    found, token = adults.sign_in(db, "Anna", PASSPHRASE, TABLET, NOW)
    assert found == anna == adults.of_session(db, token, NOW)
    adults.sign_out(db, token, NOW)
    assert adults.of_session(db, token, NOW) is None
    assert adults.of_session(db, "no token", NOW) is None


def test_signing_in_again_ends_the_browsers_former_session(db: Session, anna: adults.Adult) -> None:
    _, on_laptop = adults.sign_in(db, "Anna", PASSPHRASE, LAPTOP, NOW)
    _, first = adults.sign_in(db, "Anna", PASSPHRASE, TABLET, NOW)
    _, second = adults.sign_in(db, "Anna", PASSPHRASE, TABLET, NOW)
    assert adults.of_session(db, first, NOW) is None
    assert adults.of_session(db, second, NOW) == adults.of_session(db, on_laptop, NOW) == anna


def test_a_forgotten_session_ends_by_itself(db: Session, anna: adults.Adult) -> None:
    token = adults.open_session(db, anna, TABLET, NOW)
    assert adults.of_session(db, token, NOW + timedelta(minutes=59)) == anna
    assert adults.of_session(db, token, NOW + timedelta(minutes=118)) == anna
    assert adults.of_session(db, token, NOW + timedelta(minutes=179)) is None
    busy = adults.open_session(db, anna, TABLET, NOW)
    for minutes in range(0, 720, 30):
        assert adults.of_session(db, busy, NOW + timedelta(minutes=minutes)) == anna
    assert adults.of_session(db, busy, NOW + timedelta(minutes=721)) is None


def guess(db: Session, now: datetime, name: str = "Anna", device: str = TABLET) -> str:
    try:
        adults.sign_in(db, name, "a wrong guess", device, now)
    except adults.WrongPassphrase:
        return "wrong"
    except throttles.TooSoon:
        return "wait"
    return "in"


def test_guessing_becomes_slow_and_the_right_one_waits_too(db: Session, anna: adults.Adult) -> None:
    assert [guess(db, NOW) for _ in range(7)] == ["wrong"] * 5 + ["wait"] * 2
    with pytest.raises(throttles.TooSoon) as wait:
        adults.sign_in(db, "Anna", PASSPHRASE, TABLET, NOW)
    assert 0 < wait.value.seconds <= 15
    adults.sign_in(db, "Anna", PASSPHRASE, TABLET, NOW + timedelta(seconds=wait.value.seconds))
    assert [guess(db, NOW + timedelta(minutes=1)) for _ in range(6)] == ["wrong"] * 5 + ["wait"]


def test_a_throttle_survives_a_restart(tmp_path: Path, journal: str) -> None:
    before = live.open_store(tmp_path, journal)
    adults.claim(before.connection(), adults.new_claim_code(before.connection(), NOW), "Anna", PASSPHRASE, NOW)
    assert [guess(before.connection(), NOW) for _ in range(6)][-1] == "wait"
    before.close_all()
    after = live.open_store(tmp_path, journal)
    assert guess(after.connection(), NOW) == "wait"
    after.close_all()


def test_a_guessing_child_does_not_lock_the_teacher_out(db: Session, anna: adults.Adult) -> None:
    adults.sign_in(db, "Anna", PASSPHRASE, LAPTOP, NOW)
    for number in range(50):
        guess(db, NOW, device=f"{number:032x}")
    assert guess(db, NOW, device="f" * 32) == "wait"
    assert adults.sign_in(db, "Anna", PASSPHRASE, LAPTOP, NOW)[0] == anna


def test_claim_codes_are_guessed_on_a_budget_of_the_installation(db: Session) -> None:
    looked_at = 0
    for number in range(1_000):
        try:
            adults.claim(db, f"guess{number}", "Eve", PASSPHRASE, NOW + timedelta(seconds=number))
        except adults.BadCode:
            looked_at += 1
        except throttles.TooSoon:
            pass
    assert looked_at < 115
    late = NOW + timedelta(hours=1)
    assert adults.claim(db, adults.new_claim_code(db, late), "Anna", PASSPHRASE, late).name == "Anna"


def test_a_clock_set_back_makes_nobody_wait_for_years(db: Session) -> None:
    future = NOW + timedelta(days=3_650)
    counters = [("x", throttles.ONE_BROWSER)]
    for _ in range(5):
        throttles.take(db, counters, future)
    throttles.take(db, counters, NOW)
    with pytest.raises(throttles.TooSoon) as wait:
        throttles.take(db, counters, NOW)
    assert wait.value.seconds <= 30
    throttles.take(db, counters, NOW + timedelta(seconds=wait.value.seconds))


def test_waits_double_up_to_an_hour() -> None:
    waits = [throttles.wait_seconds(failures, throttles.ONE_BROWSER) for failures in range(16)]
    assert waits == [0, 0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600]


def test_a_hash_of_older_numbers_is_made_anew_at_the_next_sign_in(
    db: Session, anna: adults.Adult, monkeypatch: pytest.MonkeyPatch
) -> None:
    def kept() -> str:
        return str(db.execute("SELECT passphrase_hash FROM grown_ups WHERE id = ?", (anna.id,)).fetchone()[0])

    old = kept()
    adults.sign_in(db, "Anna", PASSPHRASE, TABLET, NOW)
    assert kept() == old
    monkeypatch.setattr(adults.passphrases, "_P", 6)
    with pytest.raises(adults.WrongPassphrase):
        adults.sign_in(db, "Anna", "not this one", TABLET, NOW)
    assert kept() == old
    adults.sign_in(db, "Anna", PASSPHRASE, TABLET, NOW)
    assert kept().startswith("scrypt:2:8:6$")
    adults.sign_in(db, "Anna", PASSPHRASE, TABLET, NOW)


def test_whoever_has_a_hash_of_the_first_version_signs_in_and_gets_one_of_today(
    db: Session, anna: adults.Adult
) -> None:
    old = "scrypt$2$8$5$8I3p+BNQeoy2aNRIrrPU+Q==$Zjv7hUsTwUbSpaGj92J6fpUklW2xckRWpbs+ig4iLaE="
    with writing(db):
        db.execute("UPDATE grown_ups SET passphrase_hash = ? WHERE id = ?", (old, anna.id))
    with pytest.raises(adults.WrongPassphrase):
        adults.sign_in(db, "Anna", "not this one", TABLET, NOW)
    for _ in range(2):
        adults.sign_in(db, "Anna", PASSPHRASE, TABLET, NOW)
        [kept] = db.execute("SELECT passphrase_hash FROM grown_ups WHERE id = ?", (anna.id,)).fetchone()
        assert kept.startswith("scrypt:2:8:5$")
