"""kidsq under another server of WSGI: its data folder and its surroundings are told by variables."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ASK = """
from kidsq.wsgi import app
page = app.test_client().get("/")
cookies = [value.partition("=")[0] for value in page.headers.getlist("Set-Cookie")]
print(page.status_code, cookies, "Secure" in str(page.headers))
"""


@pytest.mark.parametrize(
    ("https", "told"), [({}, "200 ['kidsq'] False"), ({"KIDSQ_HTTPS": "1"}, "200 ['__Host-kidsq'] True")]
)
def test_the_folder_and_https_are_told_by_variables(tmp_path: Path, https: dict[str, str], told: str) -> None:
    env = {**os.environ, "KIDSQ_DATA": str(tmp_path / "data"), **https}
    done = subprocess.run([sys.executable, "-c", ASK], env=env, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == told
    assert (tmp_path / "data" / "kidsq.db").exists()
