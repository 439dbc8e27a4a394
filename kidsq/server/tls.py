"""https without another program: speaks TLS at the door and passes on, in clear, to the server inside this machine.

A server with TLS of its own, cheroot 11.1, takes 0.3 ms less CPU for a look at a table (1.3 against 1.6; http 1.3), but
does each handshake before it turns to anybody else: three connections that never greet held up those inside, too.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

_PIECE: Final = 65_536
_HANDSHAKE_S: Final = 10.0
_GOODBYE_S: Final = 2.0
GREETING: Final = 500
"""So many may be about to greet at once."""


class BadCertificate(Exception):
    """The certificate or its key cannot be used; the text says why and what to do."""


def context_of(cert: Path, key: Path) -> ssl.SSLContext:
    """What speaks for this machine. Raises BadCertificate."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.minimum_version = ssl.TLSVersion.TLSv1_2  # not left to how this Python was built
    try:
        context.load_cert_chain(cert, key, password=lambda: "")  # never ask at the terminal
    except FileNotFoundError as error:
        missing = next((path for path in (cert, key) if not path.exists()), cert)
        raise BadCertificate(f"There is no file {missing}. docs/https.md says how to make one.") from error
    except (ssl.SSLError, OSError) as error:
        raise BadCertificate(
            f"{cert} and {key} are no certificate with its unlocked key, as PEM ({error})."
            " docs/https.md says how to make them."
        ) from error
    return context


def validity(certificate: bytes) -> tuple[datetime, datetime]:
    """From when until when a certificate is good. certificate: as DER. Raises ValueError for what is none.

    Python's ssl tells it of certificates alone that it has verified, and one that has expired is none of these.
    """
    inner = _parts(_parts(certificate)[0][1])[0][1]
    fields = [field for field in _parts(inner) if field[0] != _VERSION]
    try:
        began, ends = (_moment(*field) for field in _parts(fields[_VALIDITY][1]))
    except IndexError:
        raise ValueError("a certificate without its days") from None
    return began, ends


_VERSION: Final = 0xA0
_VALIDITY: Final = 3
"""After number, algorithm and issuer (RFC 5280, 4.1)."""
_TWO_DIGITS: Final = 0x17
_CENTURY: Final = 50
"""Of a year of two digits those below are of this century."""


def _parts(der: bytes) -> list[tuple[int, bytes]]:
    """What stands one after the other in DER: tag and content of each. Raises ValueError."""
    found, at = [], 0
    while at < len(der):
        if at + 2 > len(der):
            raise ValueError("a certificate that breaks off")
        tag, length, at = der[at], der[at + 1], at + 2
        if length & 0x80:
            size = length & 0x7F
            length, at = int.from_bytes(der[at : at + size], "big"), at + size
        if at + length > len(der):
            raise ValueError("a certificate that breaks off")
        found.append((tag, der[at : at + length]))
        at += length
    if not found:
        raise ValueError("a certificate with nothing in it")
    return found


def _moment(tag: int, said: bytes) -> datetime:
    text = said.decode("ascii")
    if tag == _TWO_DIGITS:
        text = ("20" if int(text[:2]) < _CENTURY else "19") + text
    return datetime.strptime(text, "%Y%m%d%H%M%SZ").replace(tzinfo=UTC)


def open_door(door: socket.socket, context: ssl.SSLContext, inside: tuple[str, int]) -> None:
    """Speak TLS at a listening socket, in a thread that ends with the program. inside: where the server listens."""
    ready = threading.Event()
    threading.Thread(target=lambda: asyncio.run(_serve(door, context, inside, ready)), daemon=True).start()
    ready.wait()


async def _serve(door: socket.socket, context: ssl.SSLContext, inside: tuple[str, int], ready: threading.Event) -> None:
    """Accept every connection. If too many have not finished their handshake, drop the oldest of them.

    How many are inside is for the server there to decide: whom it sends away, is sent away here.
    """
    loop = asyncio.get_running_loop()
    door.setblocking(False)
    greeting: dict[asyncio.Task[_Line | None], None] = {}  # in the order in which they came
    inside_now: set[asyncio.Task[None]] = set()

    def greeted(task: asyncio.Task[_Line | None]) -> None:
        greeting.pop(task, None)
        line = None if task.cancelled() else task.result()
        if line is not None:
            carrying = loop.create_task(_guest(*line, inside))
            inside_now.add(carrying)
            carrying.add_done_callback(inside_now.discard)

    ready.set()
    while True:
        try:
            arrived, _address = await loop.sock_accept(door)
        except OSError:  # gone again, or no file is left for it
            await asyncio.sleep(0.05)
            continue
        greet = loop.create_task(_greet(arrived, context))
        greeting[greet] = None
        greet.add_done_callback(greeted)
        if len(greeting) > GREETING:
            next(iter(greeting)).cancel()


_Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _greet(arrived: socket.socket, context: ssl.SSLContext) -> _Line | None:
    """Do the TLS handshake with a new connection; None if it fails."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader(limit=_PIECE)
    protocol = asyncio.StreamReaderProtocol(reader)
    try:
        # asyncio does so only where it has made the socket itself; without, the first answer takes 48 ms instead of 4.
        arrived.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        transport, _protocol = await loop.connect_accepted_socket(
            lambda: protocol,
            arrived,
            ssl=context,
            ssl_handshake_timeout=_HANDSHAKE_S,
            ssl_shutdown_timeout=_GOODBYE_S,
        )
    except (OSError, ssl.SSLError):  # no TLS, too slow, or gone
        arrived.close()
        return None
    except asyncio.CancelledError:
        arrived.close()
        raise
    return reader, asyncio.StreamWriter(transport, protocol, reader, loop)


async def _guest(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, inside: tuple[str, int]) -> None:
    try:
        inner = await asyncio.open_connection(*inside)
    except OSError:  # the server has stopped
        writer.close()
        return
    await asyncio.gather(_carry(reader, inner[1]), _carry(inner[0], writer))


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Everything from one side to the other, until one of them hangs up."""
    with suppress(OSError, ssl.SSLError):  # a tablet that leaves the network says nothing
        while piece := await reader.read(_PIECE):
            writer.write(piece)
            await writer.drain()
    with suppress(OSError, ssl.SSLError, RuntimeError):
        writer.close()
