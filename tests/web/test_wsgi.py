"""kidsq under another server of WSGI: its data folder and its surroundings are told by variables.

What `kidsq serve` does before and beside serving is done here too.
"""

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from scale import seldom

from kidsq.maintenance.backup import backup
from kidsq.store.db.database import FILE_NAME
from kidsq.store.db.migrations import open_store

ASK = """
from kidsq.wsgi import app
page = app.test_client().get("/")
cookies = [value.partition("=")[0] for value in page.headers.getlist("Set-Cookie")]
print(page.status_code, cookies, "Secure" in str(page.headers))
"""

_BEGUN = """
import queue
from kidsq.maintenance import serving
begun = queue.Queue()
serving._keep = lambda *args: begun.put(args)
from kidsq.wsgi import app
data, replay, told = begun.get(timeout=60)
print(data, app.test_client().get("/").status_code)
told("the disk is full")
"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    open_store(tmp_path / FILE_NAME).close_all()
    return tmp_path


def imported(data: Path, code: str = "import kidsq.wsgi", **more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "KIDSQ_DATA": str(data), **more}
    return subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.parametrize(
    ("https", "told"),
    [seldom({}, "200 ['kidsq'] False"), ({"KIDSQ_HTTPS": "1"}, "200 ['__Host-kidsq'] True")],
)
@pytest.mark.full
def test_the_folder_and_https_are_told_by_variables(tmp_path: Path, https: dict[str, str], told: str) -> None:
    done = imported(tmp_path / "data", ASK, **https)
    assert done.stdout.strip() == told, done.stderr
    assert (tmp_path / "data" / "kidsq.db").exists()


@pytest.mark.full
def test_no_empty_database_takes_the_place_of_a_lost_one(data: Path) -> None:
    made = backup(data, datetime.now(UTC))
    (data / FILE_NAME).rename(data / "elsewhere.db")
    refused = imported(data)
    assert refused.returncode != 0
    assert f'kidsq restore --data "{data}" "{made}"' in refused.stderr
    assert not (data / FILE_NAME).exists()


@pytest.mark.full
def test_a_damaged_database_is_moved_aside_and_not_served(data: Path) -> None:
    content = bytearray((data / FILE_NAME).read_bytes())
    content[4_096:] = b"\xa5" * (len(content) - 4_096)
    (data / FILE_NAME).write_bytes(content)
    refused = imported(data)
    assert refused.returncode != 0
    assert "cannot be used" in refused.stderr
    assert [path.read_bytes() for path in data.glob(f"set-aside-*/{FILE_NAME}")] == [content]


@pytest.mark.full
def test_the_house_is_kept_as_with_kidsq_serve(data: Path) -> None:
    served = imported(data, _BEGUN)
    assert served.stdout == f"{data} 200\n", served.stderr
    assert "the disk is full" in served.stderr
