"""One kidsq server of a district: started, stopped, killed."""

from __future__ import annotations

import http.client
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from tools.district.programs import CannotRun

PATIENCE_S: Final = 90.0
_CLAIM: Final = re.compile(r"/grown-ups/claim\?code=\S+")


class KidsqServer:
    """`kidsq serve` at a port of this machine, behind a proxy that speaks https.

    code: the folder from which it is run, as of another version.
    """

    def __init__(self, data: Path, port: int, database: str, code: Path | None = None) -> None:
        self.data, self.port, self.database = data, port, database
        self.code = code or Path(__file__).parents[2]
        self._process: subprocess.Popen[bytes] | None = None
        data.mkdir(parents=True, exist_ok=True)

    @property
    def log(self) -> Path:
        return self.data.with_suffix(".log")

    def start(self) -> None:
        """Begin to start."""
        command = [sys.executable, "-m", "kidsq", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        mine = {
            "KIDSQ_DATABASE": self.database,
            "KIDSQ_DATA": str(self.data),
            "KIDSQ_HTTPS": "1",
            "KIDSQ_HOSTS": "localhost",
            "PYTHONPATH": str(self.code),
        }
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--no-browser"],
                cwd=self.code,
                env={**os.environ, **mine},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def answering(self) -> None:
        """Wait until it serves. Raises CannotRun where it ends instead."""
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            if self._process is None or self._process.poll() is not None:
                raise CannotRun(f"A kidsq server has stopped: {self.last_words()}")
            if self.serves():
                return
            time.sleep(0.05)
        raise CannotRun(f"A kidsq server does not answer; {self.log} may say why.")

    def serves(self) -> bool:
        """True if it answers, and has its database."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        with suppress(OSError, http.client.HTTPException):
            line.request("GET", "/health/serving", headers={"Host": "localhost"})
            answer = line.getresponse()
            answer.read()
            line.close()
            return answer.status == 200
        line.close()
        return False

    def ended(self) -> int | None:
        """The status with which it has ended; None while it runs."""
        return None if self._process is None else self._process.poll()

    def stop(self, sign: int = signal.SIGTERM) -> None:
        """End it, and wait for its end. SIGTERM lets it answer what is under way."""
        if self._process is not None:
            self._process.send_signal(sign)
            try:
                self._process.wait(PATIENCE_S)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    def claim(self) -> str | None:
        """The path of the link for the first grown-up, where this server has printed it."""
        found = _CLAIM.findall(self.log.read_text(errors="replace")) if self.log.exists() else []
        return found[-1] if found else None

    def last_words(self) -> str:
        return self.log.read_text(errors="replace").strip()[-500:] if self.log.exists() else "it said nothing"
