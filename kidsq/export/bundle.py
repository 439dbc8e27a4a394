"""Several texts as one ZIP, made while it is sent: nothing is kept in memory or on the disk."""

from __future__ import annotations

import zipfile
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import IO, Final, cast

PIECE_BYTES: Final = 64 * 1024


class _Pipe:
    """A file that can only be written to; taken() hands out what has come."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self.waiting = 0

    def write(self, piece: bytes, /) -> int:
        self._pieces.append(bytes(piece))
        self.waiting += len(piece)
        return len(piece)

    def flush(self) -> None:
        pass

    def taken(self) -> bytes:
        whole = b"".join(self._pieces)
        self._pieces.clear()
        self.waiting = 0
        return whole


def zipped(files: Iterable[tuple[str, Iterable[str]]], at: datetime) -> Iterator[bytes]:
    """The ZIP in pieces. files: name -> its text in parts, taken one after the other; at: their date."""
    pipe = _Pipe()
    with zipfile.ZipFile(cast(IO[bytes], pipe), "w", zipfile.ZIP_DEFLATED) as archive:
        for name, parts in files:
            info = zipfile.ZipInfo(name, at.timetuple()[:6])
            info.compress_type = zipfile.ZIP_DEFLATED
            with archive.open(info, "w") as file:
                for part in parts:
                    file.write(part.encode())
                    if pipe.waiting >= PIECE_BYTES:
                        yield pipe.taken()
    yield pipe.taken()
