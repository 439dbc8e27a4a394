"""`kidsq doctor`: what it finds, that it changes nothing, and how each thing is judged."""

from __future__ import annotations

import json
import os
import shutil
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from kidsq import network, settings
from kidsq.cli import doctor, main
from kidsq.maintenance import backup_health, damage, disk_space, probes
from kidsq.maintenance.backup import backup
from kidsq.maintenance.probes import Finding
from kidsq.server import tls
from kidsq.store.db.database import FILE_NAME, writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.migrations import open_store
from kidsq.store.people import erasing, people

from .former import made_of

NOW = datetime(2026, 11, 20, 17, 34, 22, tzinfo=UTC)
AT = "2026-11-20T17:34:22.000Z"


@pytest.fixture(autouse=True)
def nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever runs on this machine meanwhile."""
    monkeypatch.setattr(network, "listener", lambda port: None)
    monkeypatch.setattr(network, "lan_addresses", lambda: ["192.0.2.7"])


@pytest.fixture(params=["wal", "truncate"])
def journal(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv(settings.JOURNAL, request.param)
    monkeypatch.setattr(probes, "wal_is_safe", lambda version: True)
    return str(request.param)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An installation with a child and a backup, which nobody serves."""
    data = tmp_path / "data"
    data.mkdir(0o700)
    store = open_store(data / FILE_NAME)
    with writing(store.connection()) as db:
        people.add_learner(db, "d" * 32, "Mira", "face-3", AT)
    store.close_all()
    backup(data, datetime.now(UTC))
    for suffix in ("-wal", "-shm"):  # the backup looked into it
        (data / f"{FILE_NAME}{suffix}").unlink(missing_ok=True)
    return data


def looked(folder: Path, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Finding]]:
    capsys.readouterr()
    status = main(["doctor", "--json", "--data", str(folder), *words])
    found = [Finding(**one) for one in json.loads(capsys.readouterr().out)]
    return status, {one.probe: one for one in found}


def everything(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Every file with its bytes, and when it was last written to; not what SQLite remembers of its log."""
    found = [path for path in folder.rglob("*") if path.is_file() and not path.name.endswith("-shm")]
    return {str(path): (path.stat().st_mtime_ns, path.read_bytes()) for path in found}


def test_what_is_well_is_said_in_a_line_each_and_nothing_is_touched(
    journal: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = everything(folder)
    status, found = looked(folder, capsys)
    assert status == 0
    assert [one for one in found.values() if one.level != "ok" and one.probe != "port"] == []
    assert found["database"].said.startswith("1 child, 0 games")
    assert main(["doctor", "--data", str(folder)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(found)
    assert {line.split()[0] for line in lines} <= {"ok", "note"}
    assert not any("Mira" in line for line in lines)
    assert everything(folder) == before


def test_a_server_at_work_is_not_disturbed(journal: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as server:
        server.execute(f"PRAGMA journal_mode = {journal}").fetchall()
        server.execute("UPDATE learners SET nickname = 'Leo'")
        before = everything(folder)
        assert looked(folder, capsys)[0] == 0
        assert everything(folder) == before
        server.execute("UPDATE learners SET nickname = 'Mira'")


def test_a_killed_server_leaves_a_log_that_is_left_to_the_next_one(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(settings.JOURNAL, "wal")
    killed = tmp_path / "killed"
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as server:
        server.execute("PRAGMA journal_mode = wal").fetchall()
        server.execute("UPDATE learners SET nickname = 'Leo'")
        shutil.copytree(folder, killed)
    killed.chmod(0o700)
    before = everything(killed)
    assert looked(killed, capsys)[1]["database"].level == "ok"
    assert everything(killed) == before
    (killed / f"{FILE_NAME}-shm").unlink()
    assert looked(killed, capsys)[1]["content"].word == "left"
    assert not (killed / f"{FILE_NAME}-shm").exists()


def test_where_there_is_nothing_nothing_is_begun(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for place, probe in ((tmp_path, "content"), (tmp_path / "typed" / "wrongly", "folder")):
        status, found = looked(place, capsys)
        assert status == 1
        assert found[probe].level == "problem"
        assert "KIDSQ_DATA" in found[probe].todo
        assert "database" not in found
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_is_lost_points_to_its_copies(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / FILE_NAME).unlink()
    status, found = looked(folder, capsys)
    assert status == 1
    assert "newest of 1 copies" in found["content"].todo


def test_a_damaged_database_is_found_and_left_as_it_is(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / FILE_NAME
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * 8192 + whole[12_288:])
    before = everything(folder)
    status, found = looked(folder, capsys)
    assert (status, found["content"].word) == (1, "damaged")
    assert found["content"].todo.startswith("delete nothing")
    assert found["disk"].level == "ok"
    assert everything(folder) == before


def test_a_large_file_is_not_looked_through_while_children_play_who_would_wait(
    journal: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probes, "AT_ONCE_BYTES", 4_096)
    looked_through: list[Path] = []
    monkeypatch.setattr(damage, "fault_of", looked_through.append)
    assert probes.content(folder, is_served=True).level == "ok"
    assert len(looked_through) == (1 if journal == "wal" else 0), "who writes waits for no reader of a log"
    probes.content(folder, is_served=False)
    assert len(looked_through) == (2 if journal == "wal" else 1)


def test_who_holds_the_database_up_is_found(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probes, "_PATIENCE_S", 0.05)
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        status, found = looked(folder, capsys)
    assert (status, found["locks"].word) == (1, "held")


def test_an_earlier_kidsq_s_database_stays_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = made_of(tmp_path).read_bytes()
    status, found = looked(tmp_path, capsys)
    assert found["database"].word == "earlier"
    assert status == 0
    assert (tmp_path / FILE_NAME).read_bytes() == before


def test_an_unfinished_erasure_is_said_by_check_in_the_same_words(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = open_store(folder / FILE_NAME)
    with writing(store.connection()) as db:
        erasing.remember(db, [erasing.tombstone("x" * 32)], AT)
    store.close_all()
    status, found = looked(folder, capsys)
    assert (status, found["erasing"].level) == (1, "problem")
    assert main(["check", "--data", str(folder)]) == 1
    assert found["erasing"].said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("setting", "value", "said"),
    [(settings.DATABASE, "mysql://x", "no address"), (settings.JOURNAL, "fast", "can be wal or truncate")],
)
def test_a_setting_that_cannot_be_meant_is_a_finding(
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    setting: str,
    value: str,
    said: str,
) -> None:
    monkeypatch.setenv(setting, value)
    status, found = looked(folder, capsys)
    assert status == 1
    assert any(said in one.said for one in found.values() if one.level == "problem")


@pytest.mark.skipif(os.name != "posix", reason="asks for the modes of files")
def test_a_folder_into_which_others_may_look(folder: Path) -> None:
    folder.chmod(0o755)
    assert probes.folder(folder).word == "open"


def test_wal_is_a_problem_only_where_it_loses_moves(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for mode, safe, level in (("wal", False, "problem"), ("truncate", False, "note"), ("wal", True, "ok")):
        monkeypatch.setenv(settings.JOURNAL, mode)
        monkeypatch.setattr(probes, "wal_is_safe", lambda version, safe=safe: safe)
        assert probes.journal(folder).level == level


def days(number: float) -> datetime:
    return NOW + timedelta(days=number)


@pytest.mark.parametrize(
    ("found", "level", "word"),
    [
        (probes.clock(None, NOW), "ok", "ok"),
        (probes.clock(days(-1), NOW), "ok", "ok"),
        (probes.clock(days(1), NOW), "note", "behind"),
        (probes.clock(days(61), NOW), "problem", "behind"),
        (probes.certificate(None, NOW), "ok", "ok"),
        (probes.certificate((days(-300), days(60)), NOW), "ok", "ok"),
        (probes.certificate((days(-300), days(29)), NOW), "note", "soon"),
        (probes.certificate((days(-300), days(6)), NOW), "problem", "soon"),
        (probes.certificate((days(-300), days(-1)), NOW), "problem", "expired"),
        (probes.certificate((days(1), days(300)), NOW), "problem", "early"),
        (probes.port(8000, listening=False, is_kidsq=False), "note", "free"),
        (probes.port(8000, listening=True, is_kidsq=False), "problem", "taken"),
        (probes.port(8000, listening=True, is_kidsq=True), "ok", "ok"),
        (probes.network("http", 8000, [], None), "note", "none"),
        (probes.network("http", 8000, ["192.0.2.7"], []), "note", "closed"),
        (probes.network("https", 8000, ["192.0.2.7"], ["192.0.2.7"]), "ok", "ok"),
    ],
    ids=lambda value: value.said if isinstance(value, Finding) else None,
)
def test_how_each_thing_is_judged(found: Finding, level: str, word: str) -> None:
    assert (found.level, found.word) == (level, word)
    assert found.level == "ok" or found.todo, "there is a way out of whatever is not well"


@pytest.mark.parametrize(
    ("free", "level", "word"),
    [(2**30, "ok", "ok"), (disk_space.LOW_BYTES + 999, "problem", "ok"), (disk_space.LOW_BYTES - 1, "problem", "low")],
)
def test_a_disk_needs_room_to_play_and_for_the_next_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, level: str, word: str
) -> None:
    monkeypatch.setattr(disk_space, "free_bytes", lambda folder: free)
    found = probes.disk(tmp_path, 1_000)
    assert (found.level, found.word) == (level, word)
    assert probes.disk(tmp_path).word == word


def test_a_backup_that_fails_is_a_problem_before_it_is_old(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup_health.note(folder, datetime.now(UTC), OSError(28, "No space left on device"))
    status, found = looked(folder, capsys)
    assert (status, found["backup"].level, found["backup"].word) == (1, "problem", "ok")
    assert "free some space" in found["backup"].todo


# -- who listens -------------------------------------------------------------------------------------------------------

LISTENER = network.listener


@contextmanager
def answering(answer: bytes, wrap: Callable[[socket.socket], socket.socket] = lambda line: line) -> Iterator[int]:
    """The port of a stub that gives everybody this answer."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        door.settimeout(10)

        def serve() -> None:
            while True:
                try:
                    with wrap(door.accept()[0]) as line:
                        line.recv(4_096)
                        line.sendall(answer)
                except (ConnectionError, ssl.SSLError):
                    continue
                except OSError:
                    return

        threading.Thread(target=serve, daemon=True).start()
        yield door.getsockname()[1]
        door.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize(
    ("answer", "is_kidsq"),
    [
        (b'HTTP/1.0 200 OK\r\n\r\n{"database": "ok"}\n', True),
        (b'HTTP/1.0 503 No\r\n\r\n{"database": "none"}\n', True),
        (b"HTTP/1.0 200 OK\r\n\r\n<html>", False),
        (b"220 mail.example.org ESMTP\r\n", False),
        (b"", False),
    ],
)
def test_a_listener_is_known_by_its_answer(answer: bytes, is_kidsq: bool) -> None:
    with answering(answer) as port:
        found = LISTENER(port)
        assert found is not None
        assert (found.address, found.is_kidsq) == ("127.0.0.1", is_kidsq)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert LISTENER(port) is None


@pytest.fixture(scope="module")
def pem(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with cert.pem and key.pem for 40 days."""
    import subprocess

    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("needs openssl to make a certificate")
    folder = tmp_path_factory.mktemp("pem")
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    command = "req -x509 -newkey rsa:2048 -nodes -days 40 -subj /CN=localhost"
    subprocess.run([openssl, *command.split(), *files], check=True, capture_output=True)
    return folder


def test_the_certificate_that_is_shown_or_given_is_judged(
    pem: Path, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    context = tls.context_of(pem / "cert.pem", pem / "key.pem")
    answer = b'HTTP/1.0 200 OK\r\n\r\n{"database": "ok"}\n'
    with answering(answer, lambda line: context.wrap_socket(line, server_side=True)) as port:
        found = LISTENER(port)
    assert found is not None
    assert found.is_kidsq
    assert found.certificate is not None
    began, ends = tls.validity(found.certificate)
    assert ends - began == timedelta(days=40)
    given = ("--cert", str(pem / "cert.pem"), "--key", str(pem / "key.pem"))
    status, said = looked(folder, capsys, *given)
    assert (status, said["certificate"].level) == (0, "ok")
    assert f"{ends:%Y-%m-%d}" in said["certificate"].said
    monkeypatch.setattr(doctor, "validity", lambda der: (NOW - timedelta(days=900), NOW - timedelta(days=500)))
    assert looked(folder, capsys, *given)[0] == 1


def test_behind_a_proxy_its_certificate_is_judged(
    pem: Path, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(settings.HTTPS, "1")
    monkeypatch.setenv(settings.HOSTS, "localhost")
    context = tls.context_of(pem / "cert.pem", pem / "key.pem")
    with answering(b"", lambda line: context.wrap_socket(line, server_side=True)) as port:
        monkeypatch.setattr(doctor, "HTTPS_PORT", port)
        assert "good until" in looked(folder, capsys)[1]["certificate"].said
    status, found = looked(folder, capsys)
    assert (status, found["certificate"].word) == (0, "none")


@pytest.mark.parametrize("der", [b"", b"\x30", b"\x30\x80", b"\x30\x03\x30\x01\x00", b"no certificate"])
def test_what_is_no_certificate_is_no_fault_of_ours(der: bytes) -> None:
    with pytest.raises(ValueError, match="certificate"):
        tls.validity(der)


@pytest.mark.parametrize(
    ("tag", "said", "year"),
    [(0x17, b"491231235959Z", 2049), (0x17, b"500101000000Z", 1950), (0x18, b"20510101000000Z", 2051)],
)
def test_the_years_of_a_certificate(tag: int, said: bytes, year: int) -> None:
    assert tls._moment(tag, said).year == year
