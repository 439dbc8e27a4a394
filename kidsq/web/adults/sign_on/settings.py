"""The school's own sign-on: what whoever runs kidsq has set, and why one comes to nothing."""

from __future__ import annotations

import ipaddress
import os
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from kidsq import settings

ISSUER: Final = settings.OIDC_ISSUER
CLIENT: Final = settings.OIDC_CLIENT
SECRET: Final = settings.OIDC_SECRET
SECRET_FILE: Final = settings.OIDC_SECRET_FILE
NAME: Final = settings.OIDC_NAME
LONGEST_NAME: Final = 40
SECONDS: Final = 5
"""So long the provider may take to answer."""


class BadSignOn(ValueError):
    """The sign-on cannot be used as it is set; the text says what to do."""


class Trouble(Exception):
    """Why a sign-on came to nothing. code: unreachable, refused, clocks, forged, late."""

    def __init__(self, code: str, told: str = "") -> None:
        super().__init__(f"{code}: {told}")
        self.code = code


@dataclass(frozen=True, slots=True)
class SignOn:
    """The provider, kidsq's name and secret there, and how pages call it."""

    issuer: str
    client: str
    secret: str = field(repr=False)
    name: str = ""


def chosen() -> SignOn | None:
    """The sign-on that is set up, None where none is. Raises BadSignOn."""
    issuer = os.environ.get(ISSUER, "").strip()
    if not issuer:
        return None
    parts = urlsplit(issuer)
    if not fits(issuer) or parts.query or parts.fragment:
        raise BadSignOn(f"{ISSUER} is {issuer!r}; it must be https://... as the provider itself writes it")
    client = os.environ.get(CLIENT, "").strip()
    if not client:
        raise BadSignOn(f"{ISSUER} is set, and {CLIENT} is not: the name by which the provider knows kidsq")
    if find_spec("authlib") is None:
        raise BadSignOn(f"{ISSUER} is set, and Authlib is missing:  pip install 'authlib>=1.9,<2' 'requests>=2.32,<3'")
    name = os.environ.get(NAME, "").strip() or str(parts.hostname)
    return SignOn(issuer, client, _secret(), name[:LONGEST_NAME])


def _secret() -> str:
    file = os.environ.get(SECRET_FILE)
    if file:
        try:
            return Path(file).read_text("utf-8").strip()
        except OSError as trouble:
            raise BadSignOn(f"{SECRET_FILE}: {trouble.strerror}: {file}") from trouble
    return os.environ.get(SECRET, "")


def fits(address: str, issuer: str | None = None) -> bool:
    """True if kidsq may ask this address: https; http on this machine alone, to try it.

    issuer: whose word the address is. What it names must not lead to another address by its number, as into the
    machine or the network that kidsq stands in.
    """
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
        _port = parts.port
    except ValueError:
        return False
    if not host or parts.username is not None or not address.isprintable() or " " in address:
        return False
    if issuer is not None and host == urlsplit(issuer).hostname:
        return parts.scheme == urlsplit(issuer).scheme
    if parts.scheme == "http":
        return issuer is None and host in ("localhost", "127.0.0.1", "::1")
    return parts.scheme == "https" and (issuer is None or (not _is_number(host) and host != "localhost"))


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host.replace(".", "").isdigit() or host.startswith("0x")
    return True
