"""The settings that the environment makes, beside the options of the commands.

Each is read where it is used, so that a test or `kidsq serve --database` may set it.
"""

from __future__ import annotations

import os
import re
from typing import Final

DATA: Final = "KIDSQ_DATA"
DATABASE: Final = "KIDSQ_DATABASE"
JOURNAL: Final = "KIDSQ_JOURNAL"
HOSTS: Final = "KIDSQ_HOSTS"
HTTPS: Final = "KIDSQ_HTTPS"
LOG: Final = "KIDSQ_LOG"
METRICS: Final = "KIDSQ_METRICS"
WATCH: Final = "KIDSQ_WATCH"
OIDC_ISSUER: Final = "KIDSQ_OIDC_ISSUER"
OIDC_CLIENT: Final = "KIDSQ_OIDC_CLIENT"
OIDC_SECRET: Final = "KIDSQ_OIDC_SECRET"
OIDC_SECRET_FILE: Final = "KIDSQ_OIDC_SECRET_FILE"
OIDC_NAME: Final = "KIDSQ_OIDC_NAME"

TABLE: Final = {
    DATA: "the data folder (else --data, else the user's own)",
    DATABASE: "a PostgreSQL database, postgresql://user@host/name (else --database, else a file in the data folder)",
    JOURNAL: "wal or truncate, where the version of SQLite shall not decide",
    HOSTS: "names, separated by commas, by which kidsq is reached beside addresses, localhost and *.local",
    HTTPS: "1 where a proxy in front speaks https",
    LOG: "1 to log every request and every sign-in, not refusals alone; json: the same as objects of JSON",
    METRICS: "1 to show figures for Prometheus to this machine at port 9108; or a port, or address:port for others",
    OIDC_ISSUER: "the school's sign-on, exactly as the provider writes its issuer (else --oidc-issuer)",
    OIDC_CLIENT: "kidsq's name there (else --oidc-client)",
    OIDC_SECRET_FILE: "a file with the secret between the two; none for a public client",
    OIDC_SECRET: "the secret itself, where there is no such file",
    OIDC_NAME: "what the button says (else the issuer's host)",
    WATCH: "1 while developing: changed templates and styles show at once",
}
"""All of them, as `kidsq serve --help` and docs/operators.md say them."""

_ON: Final = ("1", "true", "yes", "on")
_OFF: Final = ("", "0", "false", "no", "off")


_OBJECTS: Final = "json"
_MORE: Final = {LOG: (_OBJECTS,)}
"""What a switch can say besides, and be on."""


class BadSetting(ValueError):
    """A setting that cannot be meant; the text names it, its value and what it can be."""


def text(name: str) -> str:
    """The value of a setting without spaces around it, empty where it is not set."""
    return os.environ.get(name, "").strip()


def is_on(name: str) -> bool:
    """True for 1, true, yes, on; False for 0, false, no, off and where it is not set. Raises BadSetting."""
    said, more = text(name).lower(), _MORE.get(name, ())
    if said not in (*_ON, *_OFF, *more):
        or_else = "".join(f", or {one}" for one in more)
        raise BadSetting(f"{name} is {os.environ[name]!r}; it can be 1 (true, yes, on) or 0 (false, no, off){or_else}")
    return said not in _OFF


def wants_objects() -> bool:
    """True if the lines of the log shall be objects of JSON."""
    return text(LOG).lower() == _OBJECTS


METRICS_PORT: Final = 9_108
_HOST_AND_PORT: Final = re.compile(r"(?:(?:\[([0-9A-Fa-f:.]+)\]|([\w.-]+)):)?(\d{1,5})", re.ASCII)


def metrics() -> tuple[str, int] | None:
    """At which address and port figures are shown, None for nowhere. Raises BadSetting."""
    said = text(METRICS).lower()
    if said in _OFF:
        return None
    if said in _ON:
        return "127.0.0.1", METRICS_PORT
    found = _HOST_AND_PORT.fullmatch(said)
    if found is None or not 0 < int(found[3]) < 65_536:
        raise BadSetting(
            f"{METRICS} is {os.environ[METRICS]!r}; it can be 1 (port {METRICS_PORT} of this machine), 0, a port,"
            " or an address with a port, as 0.0.0.0:9108"
        )
    return found[1] or found[2] or "127.0.0.1", int(found[3])


def check() -> None:
    """Raises BadSetting for the first setting that cannot be meant, before anything is done with it."""
    for name in (HTTPS, LOG, WATCH):
        is_on(name)
    metrics()
