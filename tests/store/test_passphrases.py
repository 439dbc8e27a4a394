import threading
import time

import once
import pytest

from kidsq import waiting
from kidsq.store.people import passphrases


def test_a_passphrase_is_known_again_and_no_other_is(monkeypatch: pytest.MonkeyPatch) -> None:
    once.as_outside(monkeypatch)
    kept = passphrases.hashed("sieben blaue Schafe")
    assert kept.startswith("scrypt:16384:8:5$")
    assert len(kept.split("$")[1]) == 22  # of 62 signs: 128 bits and more
    assert "blaue" not in kept
    assert passphrases.matches("sieben blaue Schafe", kept)
    assert not passphrases.matches("sieben blaue Schaf", kept)
    assert not passphrases.matches("", kept)
    assert not passphrases.matches("sieben blaue Schafe", None)


OLD = "scrypt$16384$8$5$fb4mjcWqtS0wVCqeyUuutg==$01LHXeCINOsSUUl/tRxtUuaEQ6sChqjVv+K16E56J+w="


@pytest.mark.full
def test_a_hash_of_the_first_version_is_known_and_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    once.as_outside(monkeypatch)
    assert passphrases.matches("sieben blaue Schafe", OLD)
    assert not passphrases.matches("sieben blaue Schaf", OLD)
    assert passphrases.wants_another(OLD)
    assert not passphrases.wants_another(passphrases.hashed("sieben blaue Schafe"))


@pytest.mark.parametrize("kept", [None, OLD, "scrypt:16384:8:5$nobody$ab"])
def test_whoever_is_asked_for_the_work_is_the_same(kept: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    once.as_outside(monkeypatch)
    asked = []

    def noted(secret: bytes, *, n: int, r: int, p: int, **_: object) -> bytes:
        asked.append((n, r, p))
        return b"x" * 32

    monkeypatch.setattr(passphrases.hashlib, "scrypt", noted)
    assert not passphrases.matches("sieben blaue Schafe", kept)
    assert asked == [(16384, 8, 5)]


def test_the_same_passphrase_is_kept_differently_each_time() -> None:
    assert passphrases.hashed("Schafe Schafe") != passphrases.hashed("Schafe Schafe")


def test_two_ways_to_type_an_umlaut_are_one() -> None:
    assert passphrases.matches("scho\u0308ne Schafe", passphrases.hashed("sch\u00f6ne Schafe"))


def test_at_most_two_hashes_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    at_work = [0]
    most = [0]
    counting = threading.Lock()

    def slow(secret: bytes, **_: object) -> bytes:
        with counting:
            at_work[0] += 1
            most[0] = max(most[0], at_work[0])
        time.sleep(0.01)
        with counting:
            at_work[0] -= 1
        return b"x" * 32

    monkeypatch.setattr(passphrases.hashlib, "scrypt", slow)
    threads = [threading.Thread(target=passphrases.hashed, args=("Schafe Schafe",)) for _ in range(waiting.FEW)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [2]


@pytest.mark.parametrize(
    "typed",
    [
        *("password1", "PassWord1", "qwertyuiop", "i love you", "1234567890", "ｐａｓｓｗｏｒｄ１"),  # everybody's
        *("kidsq2026", "Sleeping Queens!", "queens-kings", "Klasse 2b 2026", "Keller 2026", "MsKellerMsKeller"),  # here
    ],
)
def test_what_somebody_would_try_first_is_too_easy(typed: str) -> None:
    assert passphrases.too_easy(typed, "Ms Keller")


@pytest.mark.parametrize(
    "typed",
    [
        "sieben blaue Schafe",
        "8362947102938475",
        '!"§$%&/()=',
        "zzyzx-qqq",
        "the queen has 3 wet socks",
        "kidsq 8362947102",
    ],
)
def test_any_signs_may_make_a_passphrase(typed: str) -> None:
    assert not passphrases.too_easy(typed, "Ms Keller")


def test_the_list_is_of_three_thousand_and_more() -> None:
    assert len(passphrases._common()) > 3_000


def test_more_signs_than_a_passphrase_has_are_not_cut_off() -> None:
    longest = "ab" * (passphrases.LONGEST // 2)
    kept = passphrases.hashed(longest)
    assert passphrases.matches(longest, kept)
    assert not passphrases.matches(longest + "x", kept)
