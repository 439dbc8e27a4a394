"""The database file: how it is opened, written and copied."""

from __future__ import annotations

import os
import threading
import time
import weakref
from collections import deque
from collections.abc import Collection, Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final, Literal, Protocol
from weakref import WeakValueDictionary

from kidsq import settings
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.session import HURRIED_MS, Session, as_busy
from kidsq.waiting import ONE_PROCESS, Turnstile

# -- a queue of writers: SQLite's own busy wait is unfair and lets in the one that asks at the right moment ------------

PATIENCE: Final = 10.0
"""Seconds in this line. Then SQLite's own waiting decides, so that a line which does not move stops nobody for good."""
TOO_LONG: Final = 4.0
"""A disk that takes a quarter of a second for each of sixteen writers has them all wait so long in turn."""
LONG: Final = 0.1
"""Who has waited for so many seconds is next. Before that the place is for whoever comes: to call another thread each
time would cost more than many a transaction."""


class _Waiting:
    """One thread in the line. since: when it came; called: it should look; in_turn: the place has been given to it."""

    def __init__(self) -> None:
        self.since = time.monotonic()
        self.called = threading.Event()
        self.in_turn = False


class Line:
    """The writers of one process in one database. Others, of other processes, meet them at SQLite's lock.

    The command line is such a process: it erases, tidies and restores seldom, and SQLite's own waiting lets it in.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._taken = False
        self._waiting: deque[_Waiting] = deque()
        self._turnstile = Turnstile(TOO_LONG)

    def __len__(self) -> int:
        return len(self._waiting)

    @contextmanager
    def turn(self, seconds: float = PATIENCE) -> Iterator[bool]:
        """Come in when it is this thread's turn, or after so many seconds without it; whether it was its turn.

        Raises Busy at once where few have been in this line for too long already: other threads are for who only looks.
        """
        with as_busy(), self._turnstile.passed():
            mine = self._enter(seconds)
            try:
                yield mine
            finally:
                if mine:
                    self._leave()

    def _enter(self, seconds: float) -> bool:
        with self._lock:
            if not self._taken:
                self._taken = True
                return True
            me = _Waiting()
            self._waiting.append(me)
        try:
            return self._wait(me, seconds)
        except BaseException:  # as Ctrl+C: nobody is to wait for who has gone
            self._give_up(me)
            raise

    def _wait(self, me: _Waiting, seconds: float) -> bool:
        while True:
            called = me.called.wait(max(0.0, me.since + seconds - time.monotonic()))
            with self._lock:
                if me.in_turn:
                    return True
                if not self._taken:
                    self._taken = me.in_turn = True
                    self._waiting.remove(me)
                    return True
                if not called:
                    self._waiting.remove(me)
                    return False
                me.called.clear()

    def _give_up(self, me: _Waiting) -> None:
        with self._lock:
            if me in self._waiting:
                self._waiting.remove(me)
                if me.called.is_set() and self._waiting:
                    self._waiting[0].called.set()
                return
        if me.in_turn:
            self._leave()

    def _leave(self) -> None:
        with self._lock:
            first = self._waiting[0] if self._waiting else None
            if first is not None and time.monotonic() - first.since >= LONG:
                self._waiting.popleft()
                first.in_turn = True
            else:
                self._taken = False
            if first is not None:
                first.called.set()


_lines: WeakValueDictionary[Path, Line] = WeakValueDictionary()
_making = threading.Lock()


def line_of(path: Path) -> Line:
    """The line before this file: one for all that open it in this process, as the daily tidying beside a server."""
    with _making:
        place = path.resolve()
        line = _lines.get(place)
        if line is None:
            line = _lines[place] = Line()
        return line


# -- the file ----------------------------------------------------------------------------------------------------------


Journal = Literal["wal", "truncate"]
Version = tuple[int, ...]

OLDEST_SQLITE: Version = (3, 37, 0)  # STRICT tables
BUSY_SECONDS = 20.0  # SQLite's busy wait is unfair; 5 s starved some threads, and other processes wait there, too
SYNCHRONOUS = "synchronous = FULL"  # what was answered outlives a power cut
FILE_NAME = "kidsq.db"  # in the data folder
APPLICATION_ID = 0x6B696473  # "kids", so that `file` and restore can tell our databases from others

# Releases of SQLite whose write-ahead log may lose data at a reset: every one before these, each on its own branch.
# Source: https://sqlite.org/wal.html, "The WAL-reset bug".
_WAL_MENDED: tuple[Version, ...] = ((3, 44, 6), (3, 50, 7), (3, 51, 3))


class Cursor(sqlite3.Cursor):
    """Asks once more, leniently, where a text in the answer is no UTF-8.

    Such a text belongs to one row, and must not take all others with it; to read every text leniently would cost half
    as much again. From then on the connection reads so: each sign that is none is U+FFFD.
    """

    asked: tuple[Any, ...] = ("",)

    def execute(self, *asked: Any) -> Cursor:
        self.asked = asked
        try:
            return super().execute(*asked)
        except sqlite3.OperationalError as error:  # some drivers read the first row here already
            return self._again(error)

    def fetchall(self) -> list[Any]:
        try:
            return super().fetchall()
        except sqlite3.OperationalError as error:
            return self._again(error).fetchall()

    def _again(self, error: sqlite3.OperationalError) -> Cursor:
        if "decode" not in str(error) or not self.asked[0].lstrip().startswith(("SELECT", "WITH")):
            raise error
        self.connection.text_factory = _read_leniently
        return super().execute(*self.asked)


def _read_leniently(stored: bytes) -> str:
    return stored.decode("utf-8", "replace")


class FileSession(sqlite3.Connection):
    """A session with a database file. line: of those in this process who write to the same file."""

    line: Line | None = None
    servers: Final = None

    def execute(self, *asked: Any) -> sqlite3.Cursor:
        return self.cursor(Cursor).execute(*asked)

    @contextmanager
    def writing(self, part: Collection[str] = ()) -> Iterator[FileSession]:
        """One transaction that holds the right to write from its beginning: all of the file, whatever part it names.

        BEGIN IMMEDIATE, because a transaction that reads first and then writes loses against a second one like it. The
        threads of a process come to SQLite's lock one after the other: it has those who wait ask again and again, and
        of sixteen the unluckiest waited for twenty seconds where nobody held it for half of one. Nobody waits in the
        line with a question half read (each is read to its end at once), which would keep the writer from its commit.
        """
        line = None if self.in_transaction else self.line
        with line.turn() if line is not None else nullcontext():
            self.execute("BEGIN IMMEDIATE")
            try:
                yield self
                self.execute("COMMIT")
            except BaseException:
                if self.in_transaction:
                    self.execute("ROLLBACK")
                raise

    def hold(self, names: Iterable[str]) -> None:
        """Nothing: who writes has the whole file."""

    @contextmanager
    def reading(self) -> Iterator[FileSession]:
        """All that is read within is as of one moment; nothing is written."""
        self.execute("BEGIN")
        try:
            yield self
        finally:
            self.execute("ROLLBACK")

    @contextmanager
    def hurried(self) -> Iterator[FileSession]:
        """As reading(), and nobody is waited for longer than a second."""
        self.execute(f"PRAGMA busy_timeout = {HURRIED_MS}")
        try:
            with self.reading():
                yield self
        finally:
            self.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1_000:.0f}")

    def columns(self) -> dict[str, set[str]]:
        """The columns of every table of kidsq's in this file."""
        tables = self.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        named = [row[0] for row in tables if not row[0].startswith(("_", "sqlite_"))]
        return {table: {row[1] for row in self.execute(f"PRAGMA table_info({table})").fetchall()} for table in named}

    def defer_foreign_keys(self) -> None:
        """Until the transaction ends, a row may point at one that has gone."""
        self.execute("PRAGMA defer_foreign_keys = ON")

    def overwrite_deleted(self) -> None:
        """From now on what is deleted is overwritten, too."""
        self.execute("PRAGMA secure_delete = ON")

    def clear_free_space(self) -> bool:
        """Write the file anew without what was deleted, and empty its journal; False while others keep that from it."""
        self.execute("VACUUM")
        busy, _, _ = self.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy


class NotOurDatabase(Exception):
    """The file cannot be opened as a database of this kidsq; the text says why and what to do."""


class DamagedDatabase(NotOurDatabase):
    """SQLite cannot read the file, or finds in it what cannot be."""


def wal_is_safe(version: Version) -> bool:
    """True if this SQLite's write-ahead log is free of the reset bug."""
    newest = _WAL_MENDED[-1]
    return version >= newest or any(mended <= version < (*mended[:2], 1_000) for mended in _WAL_MENDED[:-1])


def journal_mode(version: Version, wanted: str | None = None) -> Journal:
    """The journal mode for this SQLite; `wanted` overrides it (tests run in both)."""
    if wanted in ("wal", "truncate"):
        return "wal" if wanted == "wal" else "truncate"
    if wanted:
        raise NotOurDatabase(f"{settings.JOURNAL} is {wanted!r}; it can be wal or truncate, or be left out")
    return "wal" if wal_is_safe(version) else "truncate"


def open_database(path: Path, journal: str | None = None, *, made: bool = False) -> FileSession:
    """Open the database with kidsq's pragmas; it need not exist yet.

    journal: "wal" or "truncate" instead of what the version of SQLite and KIDSQ_JOURNAL say.
    made: it exists, and none is to be made in its place.
    """
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        wanted = ".".join(map(str, OLDEST_SQLITE))
        raise NotOurDatabase(f"SQLite {sqlite3.sqlite_version} is too old; kidsq needs {wanted} or newer")
    mode = journal_mode(sqlite3.sqlite_version_info, journal or settings.text(settings.JOURNAL))
    db = sqlite3.connect(
        f"{path.resolve().as_uri()}?mode={'rw' if made else 'rwc'}",
        uri=True,
        factory=FileSession,
        timeout=BUSY_SECONDS,
        isolation_level=None,  # no transaction begins but by writing()
        check_same_thread=False,  # each thread has its own; only close_all() reaches across
        cached_statements=256,
    )
    with _closed_if_damaged(db, path):
        _set_journal(db, mode)
        for pragma in (SYNCHRONOUS, "foreign_keys = ON", "trusted_schema = OFF", "cache_size = -8000"):
            db.execute(f"PRAGMA {pragma}")
    return db


def look_into(path: Path) -> FileSession:
    """A connection to look or to copy with, which changes nothing in the file and takes nothing from beside it."""
    try:
        return _looking(path, _address(path, "ro"))
    except sqlite3.OperationalError:  # after a power cut there is something to roll back first
        return _looking(path, _address(path, "rw"))


def only_look(path: Path) -> FileSession:
    """As look_into(), and nothing comes to lie beside the file either.

    Raises sqlite3.OperationalError where something has to be rolled back or taken in first.
    """
    log, index = (path.with_name(path.name + suffix) for suffix in ("-wal", "-shm"))
    if log.exists() and not index.exists():
        raise sqlite3.OperationalError("its log has to be taken in first")
    return _looking(path, quiet(path))


def quiet(path: Path) -> str:
    """How SQLite is asked to read a file and to leave nothing beside it; it would begin a log for who only reads one
    that has none, in the name of whoever looks."""
    address = _address(path, "ro")
    return address if not is_wal(path) or path.with_name(f"{path.name}-wal").exists() else f"{address}&immutable=1"


def is_wal(path: Path) -> bool:
    """True if the file says that it has a write-ahead log."""
    with path.open("rb") as file:
        return file.read(19)[18:] == b"\x02"


def take_in_journal(path: Path) -> None:
    """Make one file of a database and its journal. Raises NotOurDatabase for a damaged one; both stay as they are."""
    look_into(path).close()  # SQLite throws away the journal of what it cannot read
    with closing(_looking(path, _address(path, "rw"))) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def bare(path: Path, mode: Literal["ro", "rw", "rwc"]) -> FileSession:
    """A session with a file as SQLite opens it, for a copy or a part of one. mode: whether it writes, or begins one."""
    return _session(_address(path, mode))


def _address(path: Path, mode: Literal["ro", "rw", "rwc"]) -> str:
    return f"{path.resolve().as_uri()}?mode={mode}"


@contextmanager
def held(path: Path, seconds: float) -> Iterator[None]:
    """Have the right to write to a file, and write nothing. Raises sqlite3.OperationalError if others keep it longer
    than that."""
    with closing(bare(path, "rw")) as db:
        db.execute(f"PRAGMA busy_timeout = {seconds * 1_000:.0f}")
        with db.writing():
            yield


def _session(address: str) -> FileSession:
    return sqlite3.connect(address, uri=True, factory=FileSession, timeout=BUSY_SECONDS, isolation_level=None)


def _looking(path: Path, address: str) -> FileSession:
    db = _session(address)
    with _closed_if_damaged(db, path):
        db.execute("PRAGMA trusted_schema = OFF")
        db.execute("SELECT count(*) FROM sqlite_master").fetchall()
    return db


@contextmanager
def _closed_if_damaged(db: FileSession, path: Path) -> Iterator[None]:
    """The first look into a file: a connection to what cannot be read is closed, and what is no database is told."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        db.close()
        if isinstance(error, sqlite3.OperationalError):
            raise
        told = f"{path} is not a database, or is damaged ({error}); `kidsq restore` brings a backup"
        raise DamagedDatabase(told) from error


def _set_journal(db: FileSession, mode: Journal) -> None:
    """Set the journal mode, waiting while another process is using the file in the other one."""
    give_up = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            (now,) = db.execute(f"PRAGMA journal_mode = {mode}").fetchone()
            if now == mode:
                return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise
            now = "locked"
        if time.monotonic() > give_up:
            raise NotOurDatabase(
                f"the journal stays {now!r} instead of {mode!r}: close other programs that use the file"
            )
        time.sleep(0.02)


def writing(db: Session, part: Collection[str] = ()) -> AbstractContextManager[Session]:
    """One transaction that holds the right to write from its beginning.

    part: names (locks.py) of all that it writes to: others may write elsewhere meanwhile, in a database that takes
    several. Empty: nobody else writes anything.
    """
    return db.writing(part)


class FileStore:
    """One database file with one kept connection per thread."""

    def __init__(self, path: Path, journal: str | None = None) -> None:
        self.path = path
        self.journal = journal
        self._of_thread = threading.local()
        self._all: list[FileSession] = []
        self._place: tuple[int, int] | None = None
        self._lock = threading.Lock()
        self._line = line_of(path)
        # Whoever forgets to close a store, as a process that ends does: its sessions end with it.
        self._let_go = weakref.finalize(self, _end, self._all, _lock(path, shared=True))

    def connection(self) -> FileSession:
        """This thread's connection, opened at its first use."""
        if self._place is not None:
            self._refuse_another()
        try:
            db: FileSession = self._of_thread.db
        except AttributeError:
            db = self._of_thread.db = self._open()
        return db

    def _open(self) -> FileSession:
        db = open_database(self.path, self.journal, made=self._place is not None)
        db.line = self._line
        with self._lock:
            self._all.append(db)
            self._place = self._place or place_of(self.path)
        self._refuse_another()  # it may have been moved while it was opened
        return db

    def _refuse_another(self) -> None:
        # A file without a name takes every write, and ends with its last reader; another one is not what was begun.
        if place_of(self.path) != self._place:
            raise sqlite3.OperationalError(f"unable to open {self.path}: it was moved or replaced while kidsq runs")

    def close_all(self) -> None:
        """Close every thread's connection; the threads must be done with theirs."""
        with self._lock:
            self._let_go()
        self._of_thread = threading.local()


class _Lock(Protocol):
    def close(self) -> None: ...


class _NoLock:
    def close(self) -> None:
        pass


def _end(sessions: list[FileSession], lock: _Lock) -> None:
    while sessions:
        sessions.pop().close()
    lock.close()


_DAMAGED: Final = ("file is not a database", "database disk image is malformed")


def copy_database(source: FileSession, target: Path) -> None:
    """Copy a database in use into a new file of its own, whole and synced, without stopping the game.

    Few pages at a time: copying all at once would block every commit in journal mode truncate. Each commit of others
    makes SQLite begin again, so after a while the rest is copied in one go.

    Raises sqlite3.DatabaseError where the source is damaged, sqlite3.OperationalError where the target's disk is full.
    """
    target.unlink(missing_ok=True)
    copy = sqlite3.connect(target, isolation_level=None)
    patience = time.monotonic() + 2.0
    try:
        copy.execute("PRAGMA synchronous = OFF")  # nobody waits for this disk; sync_file() does, when all is free again
        try:
            try:
                source.backup(copy, pages=200, sleep=0.002, progress=lambda *_: _no_longer_than(patience))
            except TimeoutError:
                source.backup(copy, pages=-1)
        except sqlite3.OperationalError as error:  # pysqlite3's backup() knows no other
            if str(error) in _DAMAGED:
                raise sqlite3.DatabaseError(str(error)) from error
            raise
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a -wal beside it
    finally:
        copy.close()
    sync_file(target)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold a database for oneself, as restoring needs; raises NotOurDatabase while a server uses it."""
    lock = _lock(path, shared=False)
    try:
        yield
    finally:
        lock.close()


def _lock(path: Path, shared: bool) -> _Lock:
    """A lock beside the database that ends with its process, however that ends."""
    if ONE_PROCESS:
        return _NoLock()
    from filelock import ReadWriteLock, Timeout

    lock = ReadWriteLock(path.with_name(path.name + ".lock"), is_singleton=False)
    try:
        (lock.acquire_read if shared else lock.acquire_write)(blocking=False)
    except Timeout as error:
        lock.close()
        raise NotOurDatabase(f"{path} is in use by another kidsq: stop it first") from error
    return lock


def place_of(path: Path) -> tuple[int, int] | None:
    """Where a file lies, whatever its name; None when nothing bears the name."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _no_longer_than(moment: float) -> None:
    if time.monotonic() > moment:
        raise TimeoutError


def sync_file(path: Path) -> None:
    """Make sure that a file lies on the disk and not only in the memory of the machine."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def make_folder(folder: Path, mode: int = 0o777) -> None:
    """Make a folder where it is missing, and those above it, so that a power cut does not take them back."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    folder.mkdir(mode, exist_ok=True)
    sync_folder(folder.parent)


def sync_folder(folder: Path) -> None:
    """Make sure that a new or renamed file is found in its folder after a power cut."""
    if os.name != "posix":
        return  # Windows has no such call; NTFS logs its folders itself
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
