"""The environment of other engines and servers, apart from kidsq's own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
VENV = HERE.parent / ".venv-bench"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
INSTALLED = VENV / ".installed"


def install_peers() -> None:
    """Make .venv-bench. A peer that cannot be installed is reported as missing later, not here."""
    wanted = (HERE / "requirements.txt").read_text()
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(VENV)], check=True)
    whole = True
    for line in wanted.splitlines():
        if not line.startswith("#"):
            pip = [sys.executable, "-m", "pip", "--python", str(PYTHON), "install", "--quiet", line]
            whole &= subprocess.run(pip, check=False).returncode == 0
    if whole:
        INSTALLED.write_text(wanted)
