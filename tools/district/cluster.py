"""A PostgreSQL of one's own: made, started, stopped, followed by a standby, promoted."""

from __future__ import annotations

import hashlib
import os
import secrets
import shutil
import subprocess
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

import psycopg

from tools.district.programs import CannotRun, as_postgres, postgresql

CONNECTIONS: Final = 60
"""Two servers of one process, sixteen connections each, and some for whoever looks after the database."""
PATIENCE_S: Final = 30.0
_READY: Final = "ready"


class Cluster:
    """One server of PostgreSQL on loopback, its data in a folder. It keeps every promise of a disk.

    PostgreSQL does not run as root: there its data belong to the user `postgres`, and lie in /var/tmp where that user
    may not enter the folder, as below /root.
    """

    def __init__(self, folder: Path, port: int, password: str = "") -> None:
        self.folder, self.port = folder, port
        folder.mkdir(parents=True, exist_ok=True)
        self.password = password or _password(folder)
        self.home = _home(folder)
        self.data = self.home / "data"
        found = postgresql()
        if found is None:
            raise CannotRun("PostgreSQL is not installed here (Debian: sudo apt install postgresql).")
        self._programs = found

    @property
    def address(self) -> str:
        return address_of([self.port], self.password)

    def make(self) -> None:
        """Make an empty cluster with kidsq's database, unless that is done."""
        if (self.home / _READY).exists():
            return
        shutil.rmtree(self.data, ignore_errors=True)
        word = self.home / "word"
        word.write_text(self.password)
        if os.geteuid() == 0:
            shutil.chown(word, "postgres")
        try:
            asked = ("--locale=C", "-E", "UTF8", "-A", "scram-sha-256", "-U", "kidsq", f"--pwfile={word}")
            self._run("initdb", "-D", str(self.data), *asked)
        finally:
            word.unlink()
        self.start()
        self._run("createdb", "-T", "template0", "-E", "UTF8", "-l", "C", "kidsq")
        (self.home / _READY).touch()

    def follow(self, primary: Cluster, name: str) -> None:
        """Become a standby of another cluster, under this name, from a base backup of it."""
        shutil.rmtree(self.data, ignore_errors=True)
        link = f"{address_of([primary.port], self.password, 'postgres')}?application_name={name}"
        self._run("pg_basebackup", "-D", str(self.data), "-d", link, "-R", "-X", "stream", "-c", "fast")

    def wait_for(self, standby: str) -> None:
        """Wait until a standby has caught up; from then on what is confirmed lies on its disk, too."""
        with psycopg.connect(self.address, autocommit=True) as db:
            db.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{standby}'")
            db.execute("SELECT pg_reload_conf()")
            until = time.monotonic() + PATIENCE_S
            while not db.execute("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'").fetchall():
                if time.monotonic() > until:
                    raise CannotRun("The standby does not follow.")
                time.sleep(0.05)

    def start(self, **more: str) -> None:
        """Start and wait until it answers. more: settings beside the usual ones."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "max_connections": str(CONNECTIONS),
            **more,
        }
        said = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        if self.runs():  # of an earlier district that was killed
            self.stop("immediate")
        self._run("pg_ctl", "-D", str(self.data), "start", "-w", "-l", str(self.home / "log"), "-o", said)

    def stop(self, how: str = "fast") -> None:
        """how: fast, or immediate, which is as if its power were cut."""
        self._run("pg_ctl", "-D", str(self.data), "stop", "-m", how)

    def promote(self) -> None:
        """A standby becomes a server that is written to."""
        self._run("pg_ctl", "-D", str(self.data), "promote", "-w")

    def runs(self) -> bool:
        return self._status("pg_ctl", "-D", str(self.data), "status") == 0

    def remove(self) -> None:
        """Stop it, and leave nothing of it."""
        with suppress(CannotRun):
            self.stop("immediate")
        shutil.rmtree(self.home, ignore_errors=True)

    def _run(self, program: str, *words: str) -> None:
        command, environment = self._said(program, *words)
        errors = self.home / "errors"
        with errors.open("wb") as told:
            # No pipe: the server that pg_ctl starts would hold its end.
            done = subprocess.run(
                command,
                check=False,
                stdin=subprocess.DEVNULL,
                stdout=told,
                stderr=told,
                cwd="/",
                env=environment,
                start_new_session=True,
            )
        if done.returncode:
            said = errors.read_text(errors="replace").strip()[-500:]
            raise CannotRun(f"PostgreSQL's {program} did not work: {said or self._last_words()}")

    def _status(self, program: str, *words: str) -> int:
        command, environment = self._said(program, *words)
        quiet = subprocess.DEVNULL
        done = subprocess.run(command, check=False, stdout=quiet, stderr=quiet, cwd="/", env=environment)
        return done.returncode

    def _said(self, program: str, *words: str) -> tuple[list[str], Mapping[str, str]]:
        where = {"PGHOST": "127.0.0.1", "PGPORT": str(self.port), "PGUSER": "kidsq", "PGPASSWORD": self.password}
        return as_postgres(str(self._programs / program), *words), {**os.environ, **where}

    def _last_words(self) -> str:
        log = self.home / "log"
        return log.read_text(errors="replace")[-500:] if log.exists() else "it said nothing"


def address_of(ports: list[int], password: str, database: str = "kidsq") -> str:
    """The address of a database that is at one of these ports of this machine: at whichever is written to."""
    hosts = ",".join(f"127.0.0.1:{port}" for port in ports)
    chosen = "?target_session_attrs=read-write&connect_timeout=3" if len(ports) > 1 else ""
    return f"postgresql://kidsq:{password}@{hosts}/{database}{chosen}"


def _password(folder: Path) -> str:
    kept = folder / "password"
    if not kept.exists():
        handle = os.open(kept, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(16))
    return kept.read_text()


def _home(folder: Path) -> Path:
    """A folder of PostgreSQL's own, which it may enter."""
    home = folder.resolve() / "postgresql"
    if os.geteuid() != 0:
        home.mkdir(exist_ok=True)
        return home
    enters = as_postgres("test", "-x", str(folder.resolve()))
    if subprocess.run(enters, check=False, cwd="/").returncode:
        mark = hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:12]
        home = Path(f"/var/tmp/kidsq-district-{mark}")
    home.mkdir(mode=0o700, exist_ok=True)
    shutil.chown(home, "postgres")
    return home
