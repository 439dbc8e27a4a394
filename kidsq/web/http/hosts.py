"""Under which names this kidsq is reached: what a browser says of itself is held against them."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache

from kidsq import settings
from kidsq.web.http import links

_PORTS = {"http": "80", "https": "443"}
_ZONE = re.compile(r"[\w.-]+", re.ASCII)
_MOST_PORT = 65_535


def own_names() -> frozenset[str]:
    """The names beside addresses and *.local under which this kidsq is reached, as its surroundings say.

    Where a whole address was set, or a name with its port, the name is what counts.
    """
    typed = (one.strip() for one in settings.text(settings.HOSTS).split(","))
    names = (links.parts_of(one if "://" in one else f"//{one}").hostname for one in typed)
    return frozenset(name for name in names if name)


@lru_cache(maxsize=256)
def host_is_ours(host: str, names: frozenset[str] = frozenset()) -> bool:
    """True if a Host header names this machine: an IP address, localhost, *.local, or one of the names set."""
    name = host.lower()
    if name.startswith("["):
        name, closed, port = name[1:].partition("]")
        if not closed or (port and not _is_port(port[1:], port[0])):
            return False
        return _is_address(name, 6)
    name, colon, port = name.partition(":")
    if colon and not _is_port(port, colon):
        return False
    name = name.removesuffix(".")  # the name from the root of all names
    return name == "localhost" or name in names or _is_local(name) or _is_address(name, 4)


@lru_cache(maxsize=256)
def origin_is_ours(origin: str, host: str, names: frozenset[str] = frozenset()) -> bool:
    """True if an Origin header names the host of this request, and its port; of the names set, any port.

    A proxy in front may speak https where kidsq hears http, so that the scheme says only which port is the usual one;
    and it may drop the port. `null` is nobody: pages with our Referrer-Policy say where they are.
    """
    parts = links.parts_of(origin.lower())
    if parts.scheme not in _PORTS:
        return False
    name, port = _apart(parts.netloc)
    here, port_here = _apart(host.lower())
    usual = _PORTS[parts.scheme]
    return name == here and (name.removesuffix(".") in names or (port or usual) == (port_here or usual))


def _apart(host: str) -> tuple[str, str]:
    """Name and port; the port is empty where none is said."""
    name, colon, port = host.rpartition(":")
    return (name, port) if colon and "]" not in port else (host, "")


def _is_local(name: str) -> bool:
    labels = name.split(".")
    return len(labels) > 1 and labels[-1] == "local" and all(_is_label(label) for label in labels)


def _is_label(label: str) -> bool:
    return bool(label) and label.isascii() and label.replace("-", "").replace("_", "").isalnum()


def _is_port(port: str, colon: str) -> bool:
    return colon == ":" and port.isascii() and port.isdigit() and len(port) <= 5 and int(port) <= _MOST_PORT


def _is_address(name: str, version: int) -> bool:
    _number, percent, zone = name.partition("%")
    if percent and not _ZONE.fullmatch(zone):  # Python takes anything there
        return False
    try:
        return ipaddress.ip_address(name).version == version
    except ValueError:
        return False
