"""HAProxy in front of kidsq's servers: its certificate, what it is told, and how a server is taken out and back."""

from __future__ import annotations

import csv
import io
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.district.programs import CannotRun, program

PATIENCE_S: Final = 20.0
_TEXT: Final = Path(__file__).with_name("haproxy.cfg")
_NAMES: Final = "subjectAltName=DNS:localhost,IP:127.0.0.1"
CONTROL: Final = "control"


class Proxy:
    """HAProxy at a port of this machine; speaks TLS with a certificate that was made here."""

    def __init__(self, folder: Path, port: int, servers: Mapping[str, int]) -> None:
        self.folder, self.port, self.servers = folder, port, servers
        folder.mkdir(parents=True, exist_ok=True)
        # A socket's path has at most some 100 letters, and a clone may lie deep.
        self._short = Path(tempfile.mkdtemp(prefix="kidsq-proxy-"))
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def certificate(self) -> Path:
        """What a tablet has to trust."""
        return self.folder / "certificate.pem"

    def make(self) -> None:
        """Make the certificate, unless it is there, and write down what HAProxy is told."""
        key, both = self.folder / "key.pem", self.folder / "both.pem"
        if not both.exists():
            asked = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "365", "-subj", "/CN=localhost")
            where = ("-addext", _NAMES, "-keyout", str(key), "-out", str(self.certificate))
            done = subprocess.run([str(program("openssl")), *asked, *where], check=False, capture_output=True)
            if done.returncode:
                raise CannotRun(f"openssl made no certificate: {done.stderr.decode(errors='replace')[-300:]}")
            key.chmod(0o600)
            both.touch(0o600)
            both.write_text(self.certificate.read_text() + key.read_text())
        self._settings.write_text(self.told())

    def told(self) -> str:
        """What HAProxy is told: the page for operators has the same, with other names."""
        text = _TEXT.read_text()
        for name, value in {
            "/run/haproxy/admin.sock": str(self._short / CONTROL),
            "/etc/haproxy/kidsq.pem": str(self.folder / "both.pem"),
            "/etc/haproxy/away.http": str(_TEXT.with_name("away.http")),
            ":443 ": f"127.0.0.1:{self.port} ",
        }.items():
            text = text.replace(name, value)
        for name, port in self.servers.items():
            text = text.replace(f"{name}.example.org:8000", f"127.0.0.1:{port}")
        return text

    @property
    def _settings(self) -> Path:
        return self.folder / "haproxy.cfg"

    def start(self) -> None:
        """Start, and wait until it takes orders."""
        command = [str(program("haproxy")), "-db", "-f", str(self._settings)]
        checked = subprocess.run([*command, "-c"], check=False, capture_output=True)
        if checked.returncode:
            raise CannotRun(f"HAProxy does not start: {checked.stderr.decode(errors='replace')[-500:]}")
        with (self.folder / "haproxy.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)

    def tell(self, order: str) -> str:
        """An order by its control socket, and its answer."""
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE_S)
            line.connect(str(self._short / CONTROL))
            line.sendall(f"{order}\n".encode())
            answer = b""
            while piece := line.recv(65_536):
                answer += piece
        return answer.decode()

    def drain(self, name: str) -> None:
        """Give a server nothing new to do; what it is doing ends."""
        self.tell(f"set server kidsq/{name} state drain")

    def bring_back(self, name: str) -> None:
        """Let it serve again, as soon as it is well."""
        self.tell(f"set server kidsq/{name} state ready")

    def figures(self) -> dict[str, dict[str, str]]:
        """What HAProxy has counted, for each server and for BACKEND."""
        rows = csv.DictReader(io.StringIO(self.tell("show stat").lstrip("# ")))
        return {row["svname"]: row for row in rows if row["pxname"] == "kidsq"}

    def is_up(self, name: str) -> bool:
        """True if HAProxy has found this server well and gives it requests."""
        return self.figures()[name]["status"] == "UP"

    def is_there(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(PATIENCE_S)
            self._process = None
        shutil.rmtree(self._short, ignore_errors=True)
