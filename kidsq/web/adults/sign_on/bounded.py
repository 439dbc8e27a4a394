"""Answers of the provider that have an end, in bytes and in time, whatever sends them."""

from __future__ import annotations

import io
import time
from http.client import HTTPResponse
from typing import TYPE_CHECKING, Any, Final

from requests.adapters import HTTPAdapter
from requests.exceptions import ReadTimeout
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.connectionpool import HTTPConnectionPool, HTTPSConnectionPool
from urllib3.exceptions import HTTPError

from kidsq.web.adults.sign_on.settings import SECONDS, Trouble

if TYPE_CHECKING:
    from requests import PreparedRequest, Response

LARGEST: Final = 512 * 1024
_PIECE: Final = 16 * 1024


class _Until(io.RawIOBase):
    """What comes by a line until SECONDS from now; TimeoutError after that."""

    def __init__(self, line: Any) -> None:
        self._line, self._until = line, time.monotonic() + SECONDS
        self._reader = line.makefile("rb", buffering=0)

    def readable(self) -> bool:
        return True

    def readinto(self, into: Any) -> int | None:
        left = self._until - time.monotonic()
        if left <= 0:
            raise TimeoutError
        self._line.settimeout(left)
        read: int | None = self._reader.readinto(into)
        return read

    def close(self) -> None:
        self._reader.close()
        super().close()


class _Answer(HTTPResponse):
    def __init__(self, sock: Any, *args: Any, **kwargs: Any) -> None:
        super().__init__(sock, *args, **kwargs)
        self.fp.close()
        self.fp = io.BufferedReader(_Until(sock))


class _Plain(HTTPConnectionPool):
    class ConnectionCls(HTTPConnection):
        response_class = _Answer


class _Secure(HTTPSConnectionPool):
    class ConnectionCls(HTTPSConnection):
        response_class = _Answer


class Bounded(HTTPAdapter):
    """Reads an answer at once, so that no reader of it waits or fills the memory: LARGEST bytes within SECONDS, from
    the first of its head to the last of its body. requests' own limit of time starts anew with every byte.

    Raises Trouble for one that is larger, OSError for one that is slower or breaks off.
    """

    def init_poolmanager(self, *args: Any, **kwargs: Any) -> None:
        super().init_poolmanager(*args, **kwargs)
        self.poolmanager.pool_classes_by_scheme = {"http": _Plain, "https": _Secure}

    def send(self, request: PreparedRequest, *args: Any, **kwargs: Any) -> Response:
        kwargs["stream"] = True
        until = time.monotonic() + SECONDS
        answer = super().send(request, *args, **kwargs)
        content = bytearray()
        try:
            with answer:
                while piece := answer.raw.read1(_PIECE, decode_content=True):
                    content += piece
                    if len(content) > LARGEST:
                        raise Trouble("refused", f"an answer of over {LARGEST} bytes")
                    if time.monotonic() > until:
                        raise ReadTimeout
        except HTTPError as fault:  # urllib3's own, which requests would have known
            raise ConnectionError(type(fault).__name__) from fault
        answer.raw = io.BytesIO(content)
        return answer
