"""Houses that released versions have written, each a zip of its data folder: the database, and a backup of that day.

What a version writes is kept once, when it is released, and never changed. `PYTHONPATH=tests python -m
maintenance.houses` writes houses/<version>.zip of the kidsq that is checked out, with rows in every table.
"""

from __future__ import annotations

import tempfile
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from faults import house

from kidsq import __version__
from kidsq.cli import main
from kidsq.maintenance.backup import backup
from kidsq.store.classroom import classes
from kidsq.store.db.database import FILE_NAME, writing
from kidsq.store.people import people

from .furnished import AT, DEVICE, traces_of

HERE: Final = Path(__file__).parent / "houses"
KEPT: Final = sorted(HERE.glob("*.zip"))
NOW: Final = datetime(2026, 11, 28, 12, 0, tzinfo=UTC)
ELSEWHERE: Final = (
    "INSERT INTO pauses (class_id, began_at, ended_at) VALUES (:room, :at, :at)",
    "INSERT INTO rostered_schools SELECT 'of list', id, 'Listed' FROM schools LIMIT 1",
    "INSERT INTO rostered_teachers SELECT 'of list', schools.id, 'Listed', 'tn' FROM schools LIMIT 1",
    "INSERT INTO sign_ons VALUES ('https://login.example.org', 'subject', 'tn', :at)",
    "INSERT INTO erased VALUES ('of an erased child', :at, :at)",
    "INSERT INTO former_accounts VALUES ('of a former account', :child)",
)
"""For the tables in which no child of its own accord leaves a row."""
_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


def unpacked(house_file: Path, folder: Path) -> Path:
    """Lay a house into a data folder; the database."""
    with zipfile.ZipFile(house_file) as packed:
        packed.extractall(folder)
    return folder / FILE_NAME


def furnish(folder: Path) -> None:
    """A child amid a game, grown-ups, a lesson with a tablet, a child with traces everywhere, and a simulated week."""
    place = house.furnished(folder)
    store = place.app.extensions["kidsq"].store
    db = store.connection()
    with writing(db):
        room = classes.add_class(db, "3a", AT)
        child = people.add_learner(db, DEVICE, "Nuri", "face-5", AT)
        classes.put_into_class(db, child.id, room.id)
        traces_of(db, child.id, "n", room.id, place.game_id)
        for sql in ELSEWHERE:
            db.execute(sql, {"child": child.id, "room": room.id, "at": AT})
    store.close_all()
    assert main(["demo-class", "--children", "1", "--weeks", "1", "--data", str(folder)]) == 0
    backup(folder, NOW)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        furnish(folder)
        files = [folder / FILE_NAME, *sorted((folder / "backups").iterdir())]
        HERE.mkdir(exist_ok=True)
        with zipfile.ZipFile(HERE / f"{__version__}.zip", "x", compresslevel=9) as packed:
            for path in files:
                entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), _LONG_AGO)
                packed.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)
