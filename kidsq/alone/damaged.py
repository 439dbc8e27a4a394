"""The ways out where the database of a device is damaged, which was moved aside: read it, or take a backup instead."""

from __future__ import annotations

from pathlib import Path

from kidsq.alone.bridge import JAR
from kidsq.maintenance import copies, device_file, serving
from kidsq.store.db.database import FILE_NAME


def read(data: str) -> bytes:
    """The damaged file as it is; nothing where it is gone."""
    aside = copies.set_aside(Path(data))
    path = aside[-1] / FILE_NAME if aside else Path(data) / FILE_NAME
    return path.read_bytes() if path.is_file() else b""


def take(data: str, content: bytes) -> str:
    """Put a backup in the place of the database; empty, or the code of a refusal, and nothing has changed."""
    folder = Path(data)
    path = folder / device_file.BROUGHT
    try:
        path.write_bytes(content)
        device_file.take(folder, path, serving.clock())
    except device_file.CannotTake as trouble:
        return trouble.code
    finally:
        path.unlink(missing_ok=True)
    (folder / JAR).unlink(missing_ok=True)
    return ""
