"""The same tests on PostgreSQL: KIDSQ_TEST_ENGINE=postgresql, a server of this run, a database for each folder.

Debian's packages are enough. KIDSQ_TEST_POSTGRESQL=postgresql://... takes a server that is there, whose user may make
databases and whose template0 is as ever.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import guarded_parts
import pytest

from kidsq.store.db import live
from tools.district.programs import as_postgres as as_its_user
from tools.district.programs import postgresql as programs

ENGINE = "KIDSQ_TEST_ENGINE"
SERVER = "KIDSQ_TEST_POSTGRESQL"
MADE_HERE = "KIDSQ_TEST_POSTGRESQL_FOLDER"
ADDRESS = live.address
"""As it is outside of tests."""
FAST = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "max_connections": "400",
    "shared_buffers": "64MB",
    "listen_addresses": "",
}


SQLITES_OWN = {
    "tests/faults/test_full_disk.py": {
        "test_before_the_disk_is_full_play_stops_and_goes_on_by_itself",
    },
    "tests/faults/test_ledger.py": {
        "test_the_ledger_notices",
        "test_the_ledger_notices_an_answer_that_was_given_before_its_move_was_stored",
    },
    "tests/maintenance/test_commands.py": {
        "test_a_folder_without_a_kidsq",
    },
    "tests/maintenance/test_merging.py": {
        "test_no_table_still_speaks_of_the_account_that_is_gone",
        "test_every_table_with_a_child_in_it_is_thought_of",
    },
    "tests/maintenance/test_erase.py": {
        "test_every_table_that_names_a_child_or_a_class_is_known_here",
    },
    "tests/maintenance/test_tidying.py": {
        "test_many_of_them_go_a_few_at_a_time_so_that_others_write_meanwhile",
        "test_a_server_tidies_once_a_day_after_its_backup",  # holds the clock of all threads, the pool's among them
    },
    "tests/play/test_frugal.py": {
        "test_a_discard_goes_from_file_to_file_no_more_than_it_must",
    },
    "tests/store/test_adults.py": {
        "test_a_claim_just_while_a_server_starts_leaves_no_code_open",
    },
    "tests/store/test_attempts.py": {
        "test_the_log_has_the_documented_columns",
        "test_what_the_model_reads_comes_from_the_index_alone",
    },
    "tests/store/test_class_reports.py": {
        "test_the_reports_never_touch_the_wide_rows",
    },
    "tests/store/test_database.py": {
        "test_a_database_of_a_newer_kidsq_is_refused",
        "test_all_tables_are_strict",
        "test_copying_goes_on_while_others_write",
        "test_every_connection_has_the_pragmas",
        "test_many_processes_may_start_at_once",
        "test_migrating_again_does_nothing",
        "test_nobody_is_alone_while_a_server_runs",
    },
    "tests/web/wall/test_files.py": {
        "test_the_zip_holds_the_game_of_the_class_as_a_record_that_replays",
    },
}
"""Tests that ask what only SQLite can be asked: its file, its pragmas, its plans, a trace of its statements."""


def skip_sqlites_own(items: list[pytest.Item]) -> None:
    """Leave out, on PostgreSQL, what is about SQLite alone."""
    top = Path(__file__).parent.parent
    for item in items:
        own = SQLITES_OWN.get(item.path.relative_to(top).as_posix(), set())
        if getattr(item, "originalname", item.name) in own:
            item.add_marker(pytest.mark.skip(reason="asks what only SQLite can be asked"))


def chosen() -> bool:
    return os.environ.get(ENGINE) == "postgresql"


class Server:
    """A PostgreSQL of this run, on a socket in a folder of its own."""

    def __init__(self, where: Path, **instead: str) -> None:
        self.settings = {**FAST, **instead}
        self.folder = Path(tempfile.mkdtemp(prefix="kidsq-pg-"))
        self.data = self.folder / "data"
        self.where = where
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        begin = ("-D", str(self.data), "--locale=C", "-E", "UTF8", "-A", "trust", "-U", "kidsq", "--no-sync")
        subprocess.run(as_its_user(str(where / "initdb"), *begin), check=True, stdout=subprocess.DEVNULL, cwd="/")
        self.start()

    def start(self) -> None:
        settings = {**self.settings, "unix_socket_directories": str(self.folder)}
        said = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        self._control("start", "-w", "-l", str(self.folder / "log"), "-o", said)

    def stop(self, how: str = "fast") -> None:
        self._control("stop", "-m", how)

    def _control(self, *words: str) -> None:
        command = as_its_user(str(self.where / "pg_ctl"), "-D", str(self.data), *words)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def remove(self) -> None:
        with suppress(subprocess.CalledProcessError):  # a test may have stopped it
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def address(self) -> str:
        return f"postgresql://kidsq@/postgres?host={self.folder}"


_server: Server | None = None


def begin() -> None:
    """Start the server of this run, once and for all its workers."""
    global _server
    if not chosen() or os.environ.get(SERVER):
        return
    where = programs()
    if where is None:
        pytest.exit(f"PostgreSQL is not installed here; name one with {SERVER}, or apt install postgresql", 0)
    _server = Server(where)
    os.environ[SERVER] = _server.address


def end() -> None:
    if _server is not None:
        _server.remove()


def database(name: str, template: str = "template0") -> str:
    """The address of a new database."""
    import psycopg

    with psycopg.connect(os.environ[SERVER], autocommit=True) as db:
        words = "ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'" if template == "template0" else ""
        db.execute(f"CREATE DATABASE {name} TEMPLATE {template} {words}")
    return of(name)


def of(name: str) -> str:
    address = os.environ[SERVER]
    before, _, after = address.partition("?")
    return f"{before.rpartition('/')[0]}/{name}" + (f"?{after}" if after else "")


def without_company(name: str) -> None:
    """End every connection to a database, so that it can be copied."""
    import psycopg

    with psycopg.connect(os.environ[SERVER], autocommit=True) as db:
        db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))


def drop(names: list[str]) -> None:
    import psycopg

    with psycopg.connect(os.environ[SERVER], autocommit=True) as db:
        for name in names:
            db.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


class Databases:
    """A database for each data folder. Making one takes PostgreSQL long, so one that is done with is emptied."""

    def __init__(self) -> None:
        self._of: dict[Path, str] = {}
        self._empty: list[str] = []
        self._made = 0

    def address(self, data_folder: Path) -> str:
        return of(self._name_of(data_folder.resolve()))

    def _name_of(self, place: Path) -> str:
        if place not in self._of:
            self._of[place] = self._empty.pop() if self._empty else self._another()
        return self._of[place]

    def _another(self) -> str:
        from kidsq.store.db.postgresql.store import open_store

        self._made += 1
        name = f"t{os.getpid()}_{self._made}"
        open_store(Path("kidsq.db"), database(name)).close_all()
        return name

    def copied(self, source: Path, target: Path) -> None:
        """A folder has been copied, and its database with it, as the file in it would have been."""
        kept = self._of.get(source.resolve())
        if kept is None or target.resolve() in self._of:
            return
        import psycopg

        with psycopg.connect(of(kept)) as one, psycopg.connect(of(self._name_of(target.resolve()))) as other:
            other.execute("SET CONSTRAINTS ALL DEFERRED")
            for table in (*tables_of(one), "_shared"):
                with (
                    one.cursor().copy(f"COPY {table} TO STDOUT") as rows,
                    other.cursor().copy(f"COPY {table} FROM STDIN") as into,
                ):
                    for row in rows:
                        into.write(row)
            for table, column in NUMBERED:
                last = f"SELECT coalesce(max({column}), 0) + 1 FROM {table}"
                other.execute(f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), ({last}), false)")

    def done_with(self, folder: Path | None) -> None:
        """Nobody looks again at what lies in this folder; None: at anything."""
        for place in [one for one in self._of if folder is None or one.is_relative_to(folder.resolve())]:
            name = self._of.pop(place)
            without_company(name)
            if empty(name):
                self._empty.append(name)

    def end(self) -> None:
        drop([*self._of.values(), *self._empty])


NUMBERED = (("attempts", "seq"), ("audit", "seq"), ("sittings", "id"), ("raised_hands", "id"), ("pauses", "id"))


def steps_of_today() -> list[tuple[str]]:
    from kidsq.store.db import schema

    return [(step.name,) for step in schema.all_steps()]


def tables_of(db: Any) -> list[str]:
    found = db.execute(
        "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND left(table_name, 1) <> '_'"
    )
    return [row[0] for row in found.fetchall()]


def empty(name: str) -> bool:
    """Empty a database; False where a test has made another of it."""
    import psycopg

    try:
        with psycopg.connect(of(name), autocommit=True) as db:
            if sorted(db.execute("SELECT name FROM _sqlite_migrations").fetchall()) != sorted(steps_of_today()):
                raise psycopg.DataError("a test has taken another step")
            rows = "; ".join(f"DELETE FROM {table}" for table in (*tables_of(db), "_shared"))
            again = "; ".join(f"ALTER TABLE {table} ALTER {column} RESTART" for table, column in NUMBERED)
            db.execute(f"BEGIN; SET CONSTRAINTS ALL DEFERRED; {rows}; COMMIT; {again}")
    except psycopg.Error:
        drop([name])
        return False
    return True


_HOLDS = """
import sys
from kidsq.store.db.postgresql import store
print(store.is_ours(sys.argv[1]), flush=True)
sys.stdin.read()
"""


def another_process(address: str) -> subprocess.Popen[str]:
    """Another server of the same database, which looks after it."""
    command = [sys.executable, "-c", _HOLDS, address]
    made = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert made.stdout is not None
    assert made.stdout.readline().strip() == "True"
    return made


def engine(patch: pytest.MonkeyPatch) -> Iterator[Databases]:
    """Each data folder's database in PostgreSQL, for a run of tests."""
    made, usual = Databases(), shutil.copytree

    def copytree(source: Any, target: Any, *given: Any, **options: Any) -> Any:
        copied = usual(source, target, *given, **options)
        made.copied(Path(source), Path(target))
        return copied

    patch.setattr(shutil, "copytree", copytree)
    patch.setattr(live, "address", made.address)
    guarded_parts.watch(patch)
    yield made
    made.end()
