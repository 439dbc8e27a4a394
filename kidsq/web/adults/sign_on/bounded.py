"""Answers of the provider that have an end, in bytes and in time, whatever sends them."""

from __future__ import annotations

import io
import time
from typing import TYPE_CHECKING, Any, Final

from requests.adapters import HTTPAdapter
from requests.exceptions import ReadTimeout
from urllib3.exceptions import HTTPError

from kidsq.web.adults.sign_on.settings import SECONDS, Trouble

if TYPE_CHECKING:
    from requests import PreparedRequest, Response

LARGEST: Final = 512 * 1024
_PIECE: Final = 16 * 1024


class Bounded(HTTPAdapter):
    """Reads an answer at once, so that no reader of it waits or fills the memory: LARGEST bytes within SECONDS.

    The time is that of the body, and looked at whenever some of it has come. Raises Trouble for one that is larger,
    OSError for one that is slower or breaks off. requests' own limit of time starts anew with every byte.
    """

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
