"""The data folder: where its copies lie, and one upkeep of it at a time, also of several processes."""

from __future__ import annotations

import errno
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kidsq.waiting import ONE_PROCESS

BACKUPS: Final = "backups"
SET_ASIDE: Final = "set-aside-"
BESIDE: Final = ("-wal", "-shm", "-journal")
"""What may lie beside a database and belongs to it."""

_here = threading.Lock()


@contextmanager
def one_at_a_time(data_folder: Path) -> Iterator[None]:
    """Wait until no other upkeep of this installation is under way; the lock ends with its process.

    A backup that is being copied while a child is erased would still hold the child.
    """
    if ONE_PROCESS:
        yield
        return
    from filelock import FileLock

    lock = FileLock(data_folder / "upkeep.lock", mode=0o600)
    with _here:
        try:
            lock.acquire()
        except OSError as error:
            if error.errno != errno.EROFS:
                raise  # a disk that has turned read-only: nobody changes anything there, and a copy may be the last one
        try:
            yield
        finally:
            lock.release()
