"""https without another program: speaks TLS at the door and passes on, in clear, to the server inside this machine."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

_PIECE: Final = 65_536
_HANDSHAKE_S: Final = 10.0


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


def open_door(door: socket.socket, context: ssl.SSLContext, inside: tuple[str, int]) -> None:
    """Speak TLS at a listening socket, in a thread that ends with the program. inside: where the server listens."""
    ready = threading.Event()
    threading.Thread(target=lambda: asyncio.run(_serve(door, context, inside, ready)), daemon=True).start()
    ready.wait()


async def _serve(door: socket.socket, context: ssl.SSLContext, inside: tuple[str, int], ready: threading.Event) -> None:
    async def guest(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            inner = await asyncio.open_connection(*inside)
        except OSError:  # the server has stopped
            writer.close()
            return
        await asyncio.gather(_carry(reader, inner[1]), _carry(inner[0], writer))

    server = await asyncio.start_server(guest, sock=door, ssl=context, ssl_handshake_timeout=_HANDSHAKE_S, limit=_PIECE)
    ready.set()
    await server.serve_forever()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Everything from one side to the other, until one of them hangs up."""
    with suppress(OSError, ssl.SSLError):  # a tablet that leaves the network says nothing
        while piece := await reader.read(_PIECE):
            writer.write(piece)
            await writer.drain()
    with suppress(OSError, ssl.SSLError, RuntimeError):
        writer.close()
