import threading
import time

import pytest

from kidsq.store import passphrases


def test_a_passphrase_is_known_again_and_no_other_is() -> None:
    kept = passphrases.hashed("sieben blaue Schafe")
    assert kept.startswith("scrypt$16384$8$5$")
    assert "blaue" not in kept
    assert passphrases.matches("sieben blaue Schafe", kept)
    assert not passphrases.matches("sieben blaue Schaf", kept)
    assert not passphrases.matches("", kept)
    assert not passphrases.matches("sieben blaue Schafe", None)


def test_the_same_passphrase_is_kept_differently_each_time() -> None:
    assert passphrases.hashed("Schafe Schafe") != passphrases.hashed("Schafe Schafe")


def test_two_ways_to_type_an_umlaut_are_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passphrases, "_N", 2)
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
    threads = [threading.Thread(target=passphrases.hashed, args=("Schafe Schafe",)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [2]
