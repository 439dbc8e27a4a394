"""`make district`: run it in the foreground until Ctrl-C."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.district.district import District
from tools.district.programs import CannotRun

FOLDER: Final = Path(__file__).parents[2] / "district"
PORT: Final = 8440
_LOOK_S: Final = 1.0


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit status: 0 after Ctrl-C, 1 where it cannot run."""
    parser = argparse.ArgumentParser(prog="make district", description="A district on this machine, to try.")
    parser.add_argument("--port", type=int, default=PORT, help="the proxy's port; four are taken from it on")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--standby", action="store_true", help="a second PostgreSQL that follows the first")
    chosen = parser.parse_args(arguments)
    os.umask(0o077)
    for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):  # also where a script has it in the background
        signal.signal(sign, _interrupted)
    district = None
    try:
        district = District(chosen.folder, chosen.port, followed=chosen.standby)
        print("Starting PostgreSQL, two kidsq servers and HAProxy ...", flush=True)
        district.start()
        print(_told(district), flush=True)
        _watch(district)
    except CannotRun as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # who is impatient must not leave half of it running
        if district is not None:
            print("Stopping all of it ...", flush=True)
            district.stop()
    return 0


def _interrupted(_signal: int, _frame: object) -> None:
    raise KeyboardInterrupt


def _told(district: District) -> str:
    lines = [
        f"A district is running:  {district.address}",
        f"The browser warns once: the certificate was made here ({district.proxy.certificate}).",
    ]
    claims = [link for server in district.servers.values() if (link := server.claim())]
    if claims:
        lines.append(f"For the first grown-up:  {district.address}{claims[-1]}")
    lines += [f"Server {name}:  port {one.port}, log {one.log}" for name, one in district.servers.items()]
    lines += [f"PostgreSQL:  port {district.cluster.port}, data {district.cluster.data}", "Stop with Ctrl-C."]
    return "\n".join(lines)


def _watch(district: District) -> None:
    """Until Ctrl-C. A server that ends is started again, as a service of the system would do."""
    while True:
        time.sleep(_LOOK_S)
        for name, server in district.servers.items():
            if server.ended() is not None:
                print(f"Server {name} has ended, and is started again.", flush=True)
                server.start()
        if not district.proxy.is_there():
            raise CannotRun("HAProxy has stopped.")


if __name__ == "__main__":
    sys.exit(main())
