"""A disk that forgets: what was not fsynced before the cut may be there, in part, in any order, or not at all.

One sector is old or new, never torn, and what was fsynced stays: a disk that lies about that is beyond any program.
"""

from __future__ import annotations

import random
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from .disk_trace import Event

SECTORS = (512, 4_096)


@dataclass
class File:
    """A file or a folder. held: its bytes as the disk surely has them; since: what was done after the last fsync."""

    number: int
    folder: bool = False
    shared_memory: bool = False
    held: bytearray = field(default_factory=bytearray)
    now: bytearray = field(default_factory=bytearray)
    since: list[tuple[int, bytes | int]] = field(default_factory=list)
    """(offset, bytes) of a write, (-1, length) of a change of the length."""

    def write(self, offset: int, data: bytes) -> None:
        self._apply(self.now, offset, data)
        self.since.append((offset, data))

    def set_length(self, length: int) -> None:
        self._apply(self.now, -1, length)
        self.since.append((-1, length))

    def sync(self) -> None:
        for offset, what in self.since:
            self._apply(self.held, offset, what)
        self.since.clear()

    @staticmethod
    def _apply(content: bytearray, offset: int, what: bytes | int) -> None:
        if isinstance(what, int):
            content[what:] = bytes(max(0, what - len(content)))
            return
        if len(content) < offset:
            content.extend(bytes(offset - len(content)))
        content[offset : offset + len(what)] = what

    def after_a_cut(self, rng: random.Random) -> bytes:
        """One of the contents that a cut could leave: each sector as it was at any moment since the fsync."""
        if self.shared_memory:  # nobody ever syncs it, and nobody may rely on it
            return rng.randbytes(len(self.now))
        if not self.since or (fate := rng.randrange(4)) == 0:
            return bytes(self.held)
        if fate == 1:
            return bytes(self.now)
        sector = rng.choice(SECTORS)
        moment, length, left = bytearray(self.held), len(self.held), bytearray(self.held)
        for offset, what in self.since:
            self._apply(moment, offset, what)
            if rng.random() < 0.5:
                length = len(moment)
            if isinstance(what, int):
                continue
            for start in range(offset - offset % sector, offset + len(what), sector):
                if rng.random() < 0.5:
                    self._apply(left, start, bytes(moment[start : start + sector]))
        self._apply(left, -1, length)
        return bytes(left)


@dataclass
class Names:
    """One change of names: which path leads where afterwards, 0 for nowhere. It is there wholly or not at all."""

    leads: dict[str, int]

    @property
    def folders(self) -> set[str]:
        return {path.rpartition("/")[0] for path in self.leads}


class Disk:
    """Files by their inode, names by their path. Takes the records of a tape one by one."""

    def __init__(self, folder: Path, before: Mapping[Path, tuple[int, bytes | None]]) -> None:
        """folder: where the recording took place; before: inode and content of what lay there already, synced."""
        self.root = str(folder.resolve())
        self.files: dict[int, File] = {}
        self.held: dict[str, int] = {}
        self.now: dict[str, int] = {}
        self.since: list[Names] = []
        self._inodes: dict[int, int] = {}
        for path, (inode, content) in before.items():
            made = self._new(inode, content is None)
            made.held[:] = made.now[:] = content or b""
            there = f"{self.root}/{path.relative_to(folder)}"
            self.held[there] = self.now[there] = made.number

    def _new(self, inode: int, folder: bool = False, path: str = "") -> File:
        number = len(self.files) + 1  # of our own: the system gives the inode of a deleted file to the next one
        self.files[number] = File(number, folder, path.endswith("-shm"))
        self._inodes[inode] = number
        return self.files[number]

    def take(self, event: Event) -> None:
        """What one record does to the disk and to what it holds for sure."""
        match event.op:
            case "W":
                self._file(event).write(event.number, event.data)
            case "L":
                self._file(event).set_length(event.number)
            case "S":
                self._file(event).sync()
            case "T":
                self._new(event.inode)
            case "C":
                self._name({event.path: self._new(event.inode, path=event.path).number})
            case "M":
                made = self.files[len(self.files) + 1] = File(len(self.files) + 1, folder=True)
                self._name({event.path: made.number})
            case "U":
                self._name({event.path: 0})
            case "H":
                self._name({event.data.decode(): self.now[event.path]})
            case "R":
                self._name({event.path: 0, event.data.decode(): self.now[event.path]})
            case "D":
                self._sync_folder(event.path)
            case "?":
                raise AssertionError(f"the recorder does not see what {event.path} writes: teach it")

    def _file(self, event: Event) -> File:
        return self.files[self._inodes[event.inode]]

    def _name(self, leads: dict[str, int]) -> None:
        self._lead(self.now, leads)
        self.since.append(Names(leads))

    @staticmethod
    def _lead(names: dict[str, int], leads: dict[str, int]) -> None:
        for path, number in leads.items():
            if number:
                names[path] = number
            else:
                names.pop(path, None)

    def _sync_folder(self, folder: str) -> None:
        """Its names are there for sure; a rename out of it or into it is one change, and wholly there."""
        for change in [change for change in self.since if folder in change.folders]:
            self._lead(self.held, change.leads)
            self.since.remove(change)

    def contents(self) -> dict[str, bytes | None]:
        """The disk as it is without a cut: path -> content, None for a folder."""
        files = {path: self.files[number] for path, number in self.now.items()}
        return {path: None if file.folder else bytes(file.now) for path, file in files.items()}

    def after_a_cut(self, rng: random.Random) -> dict[str, bytes | None]:
        """Path below the folder -> its content, None for a folder: one of the disks that a cut could leave."""
        names, fate = dict(self.held), rng.randrange(4)
        for change in self.since:
            if fate == 1 or (fate > 1 and rng.random() < 0.5):
                self._lead(names, change.leads)
        there: dict[str, bytes | None] = {}
        contents: dict[int, bytes] = {}
        for path, number in sorted(names.items()):
            parent = path.rpartition("/")[0]
            if parent != self.root and parent[len(self.root) + 1 :] not in there:
                continue  # its folder has gone, and it with it
            file = self.files[number]
            if not file.folder and number not in contents:
                contents[number] = file.after_a_cut(rng)
            there[path[len(self.root) + 1 :]] = None if file.folder else contents[number]
        return there


def lay(there: dict[str, bytes | None], folder: Path) -> Path:
    """Write such a disk into an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for path, content in there.items():
        if content is None:
            (folder / path).mkdir()
        else:
            (folder / path).write_bytes(content)
    return folder
