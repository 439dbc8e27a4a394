"""All of a district together, on ports of this machine that follow each other."""

from __future__ import annotations

import shutil
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from tools.district.cluster import Cluster, address_of
from tools.district.programs import CannotRun, refuse_missing
from tools.district.proxy import Proxy
from tools.district.servers import KidsqServer

SERVERS: Final = ("one", "two")
STANDBY: Final = "standby"
PATIENCE_S: Final = 30.0


class District:
    """PostgreSQL, two servers and their proxy. port: the proxy's; the others have the ports after it.

    followed: a standby follows PostgreSQL, and what is confirmed lies at both; fail_over() goes on there.
    """

    def __init__(self, folder: Path, port: int, *, followed: bool = False) -> None:
        refuse_missing()
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o711)  # PostgreSQL's user passes through, and lists nothing
        ports = {name: port + 1 + number for number, name in enumerate(SERVERS)}
        self.cluster = Cluster(folder, port + 1 + len(SERVERS))
        self.standby: Cluster | None = None
        self.database = self.cluster.address
        if followed:
            self.standby = Cluster(folder / "standby", self.cluster.port + 1, self.cluster.password)
            self.database = address_of([self.cluster.port, self.standby.port], self.cluster.password)
        self.proxy = Proxy(folder / "proxy", port, ports)
        self.servers = {name: KidsqServer(folder / name, ports[name], self.database) for name in SERVERS}

    @property
    def address(self) -> str:
        return f"https://localhost:{self.proxy.port}"

    def start(self) -> None:
        """Everything, in its order. Raises CannotRun; stop() then ends what has begun."""
        self.cluster.make()
        self.cluster.start()
        if self.standby is not None:
            self.standby.follow(self.cluster, STANDBY)
            self.standby.start()
            self.cluster.wait_for(STANDBY)
        self.proxy.make()
        for server in self.servers.values():
            server.log.unlink(missing_ok=True)
            server.start()
            server.answering()  # the first one makes the tables
        self.proxy.start()
        for name in self.servers:
            self.wait_until_up(name)

    def wait_until_up(self, name: str) -> None:
        """Until the proxy has found a server well."""
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            with suppress(OSError):  # its control socket comes a moment after it
                if self.proxy.is_up(name):
                    return
            if not self.proxy.is_there():
                raise CannotRun(f"HAProxy has stopped; {self.proxy.folder}/haproxy.log may say why.")
            time.sleep(0.05)
        raise CannotRun(f"HAProxy does not find the server {name}.")

    def take_out(self, name: str, sign: int = signal.SIGTERM, *, drained: bool = True) -> None:
        """End a server; drained: after its proxy has stopped giving it anything."""
        if drained:
            self.proxy.drain(name)
        self.servers[name].stop(sign)

    def bring_back(self, name: str) -> None:
        """Start it again, and wait until it gets its share."""
        self.servers[name].start()
        self.servers[name].answering()
        self.proxy.bring_back(name)
        self.wait_until_up(name)

    def fail_over(self) -> None:
        """PostgreSQL is gone as by a power cut, and its standby takes over. For good: it is never started again."""
        assert self.standby is not None
        self.cluster.stop("immediate")
        self.standby.promote()

    def stop(self) -> None:
        """End all that runs, whatever has gone wrong before."""
        self.proxy.stop()
        for server in self.servers.values():
            server.stop()
        for cluster in filter(None, (self.standby, self.cluster)):
            with suppress(CannotRun):
                if cluster.runs():
                    cluster.stop()

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        self.stop()
        for cluster in filter(None, (self.standby, self.cluster)):
            cluster.remove()
        shutil.rmtree(self.folder, ignore_errors=True)
