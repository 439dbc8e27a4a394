"""Where tablets find this machine: its addresses on the network, and whether somebody listens there, and who."""

from __future__ import annotations

import ipaddress
import socket
import ssl
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

_ELSEWHERE: Final = ("192.0.2.1", 9)
"""A documentation address: every route but loopback leads there, and nothing is sent."""
_CONNECT_S: Final = 0.5
_ANSWER_S: Final = 3.0
_QUESTION: Final = b"GET /health/serving HTTP/1.0\r\nHost: localhost\r\n\r\n"
_ANSWER: Final = b'{"database": "'
_LONGEST_ANSWER: Final = 16_384


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


@dataclass(frozen=True, slots=True)
class Listener:
    """Who listens at a port of this machine. address: where; certificate: what it shows, as DER, if it speaks TLS."""

    address: str
    is_kidsq: bool
    certificate: bytes | None = None


def listener(port: int) -> Listener | None:
    """Whoever listens there at this machine, by one question that changes nothing; None if nobody does."""
    for address in ("127.0.0.1", "::1", *lan_addresses()):
        if listens(address, port):
            if _says_kidsq(_asked(address, port, None)):
                return Listener(address, is_kidsq=True)
            certificate = certificate_at(address, port)
            said = b"" if certificate is None else _asked(address, port, _anybody())
            return Listener(address, _says_kidsq(said), certificate)
    return None


def _says_kidsq(answer: bytes) -> bool:
    head, _, body = answer.partition(b"\r\n\r\n")
    return head.startswith(b"HTTP/") and body.startswith(_ANSWER)


def _anybody() -> ssl.SSLContext:
    """Speaks with whoever it is: nothing is told there, and a certificate that has expired is to be seen, too."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def certificate_at(name: str, port: int) -> bytes | None:
    """The certificate, as DER, of whoever speaks TLS at an address or a name; None if nobody does."""
    with suppress(OSError), _anybody().wrap_socket(_line(name, port), server_hostname=name) as line:
        return line.getpeercert(binary_form=True)
    return None


def _asked(address: str, port: int, tls: ssl.SSLContext | None) -> bytes:
    said = b""
    with suppress(OSError), tls.wrap_socket(_line(address, port)) if tls else _line(address, port) as line:
        line.sendall(_QUESTION)
        while len(said) < _LONGEST_ANSWER and (part := line.recv(_LONGEST_ANSWER)):
            said += part
    return said


def _line(address: str, port: int) -> socket.socket:
    return socket.create_connection((address, port), timeout=_ANSWER_S)


def own_name() -> str:
    """The name by which others on the network may find this machine (by multicast DNS), whatever its address is."""
    label = socket.gethostname().partition(".")[0].lower()
    return f"{label}.local" if label and label != "localhost" else ""
