"""How much room is left on the disk of the data folder."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

LOW_BYTES: Final = 32 * 2**20
"""Less than this and no more is played: what is left is for adults, to erase or to copy."""


def free_bytes(folder: Path) -> int:
    """Free bytes for this account on the disk of a folder; of one that is gone, none."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return 0


def is_low(folder: Path) -> bool:
    """True if play must stop before the disk is full."""
    return free_bytes(folder) < LOW_BYTES
