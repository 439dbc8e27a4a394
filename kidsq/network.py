"""Where tablets find this machine: its addresses on the network, and whether somebody listens there."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Final

_ELSEWHERE: Final = ("192.0.2.1", 9)
"""A documentation address: every route but loopback leads there, and nothing is sent."""
_CONNECT_S: Final = 0.5


def lan_address() -> str | None:
    """The address that this machine would send from; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith(("127.", "0.")) else found


def lan_addresses() -> list[str]:
    """Every IPv4 address under which tablets may find this machine, the likeliest first."""
    found = [lan_address()]
    with suppress(OSError):  # a machine whose own name nobody knows
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [one for one in dict.fromkeys(found) if one and not ipaddress.ip_address(one).is_loopback]


def listens(address: str, port: int) -> bool:
    """True if this machine answers itself at that address. A firewall towards others cannot be seen from here."""
    try:
        with socket.create_connection((address, port), timeout=_CONNECT_S):
            return True
    except OSError:
        return False


def own_name() -> str:
    """The name by which others on the network may find this machine (by multicast DNS), whatever its address is."""
    label = socket.gethostname().partition(".")[0].lower()
    return f"{label}.local" if label and label != "localhost" else ""
