"""Former databases that stay on one device: what a backup has replaced, what is damaged, what was before an update."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Literal

from kidsq.maintenance import copies, damage
from kidsq.maintenance.folder import BESIDE
from kidsq.store.db.database import FILE_NAME, sync_folder

Why = Literal["replaced", "damaged", "updated"]


@dataclass(frozen=True, slots=True)
class Aside:
    """One of them. name: by which it is asked for; at: when it was put aside, by its name; size: in bytes."""

    name: str
    path: Path
    at: datetime | None
    size: int
    why: Why


def all_aside(data_folder: Path) -> list[Aside]:
    """Those of this device, the latest first; those whose time is not known are last."""
    return sorted(_found(data_folder), key=lambda one: str(one.at or ""), reverse=True)


def _found(data_folder: Path) -> Iterator[Aside]:
    for folder in copies.set_aside(data_folder):
        if (path := folder / FILE_NAME).is_file():
            yield _of(folder.name, path, "damaged" if damage.fault_of(path) else "replaced")
    for path in copies.before_migrations(data_folder):
        yield _of(path.name, path, "updated")


def _of(name: str, path: Path, why: Why) -> Aside:
    return Aside(name, path, copies.put_aside_at(name), path.stat().st_size, why)


def remove(aside: Aside) -> None:
    """Erase it, with what lies beside it."""
    for suffix in ("", *BESIDE):
        aside.path.with_name(aside.path.name + suffix).unlink(missing_ok=True)
    folder = aside.path.parent
    if folder.name == aside.name and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent
    sync_folder(folder)
