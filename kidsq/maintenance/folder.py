"""The data folder: where its copies lie, and one upkeep of it at a time, also of several processes."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

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
    with _here:
        if fcntl is None:
            yield
            return
        try:
            handle = os.open(data_folder / "upkeep.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            if error.errno != errno.EROFS:
                raise
            yield  # a disk that has turned read-only: nobody changes anything there, and a copy may be the last one
            return
        try:
            fcntl.flock(handle, fcntl.LOCK_EX)
            yield
        finally:
            os.close(handle)
