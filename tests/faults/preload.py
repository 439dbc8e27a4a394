"""What is preloaded into a kidsq: a little C, compiled where that can be."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path


def compiled(source: Path, library: Path) -> str | None:
    """Compile a file of C into a library that can be preloaded; None, or why that cannot be here."""
    if sys.platform != "linux" or platform.libc_ver()[0] != "glibc":
        return "what is preloaded knows Linux with glibc alone"
    compiler = shutil.which(os.environ.get("CC", "cc"))
    look = [compiler or "", "-E", "-include", "stdio.h", "-x", "c", os.devnull]
    if compiler is None or subprocess.run(look, capture_output=True, check=False).returncode:
        return "there is no C compiler `cc` (apt install gcc libc6-dev)"
    command = [compiler, "-shared", "-fPIC", "-o", library, source, "-ldl", "-lpthread"]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return None
