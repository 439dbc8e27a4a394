"""Files for an adult as answers: their names, and texts sent in pieces."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final
from urllib.parse import quote

from flask import Response, request

PIECE_SIGNS: Final = 32 * 1024
_UNSAFE_IN_NAMES = re.compile(r"[^\w.-]+")


def file_name(what: str, today: str, nickname: str | None = None, ending: str = "csv") -> str:
    """`kidsq-1a2b3c4d-2026-11-20.csv`: by the id, and with the nickname only where it was asked for."""
    who = _UNSAFE_IN_NAMES.sub("-", nickname).strip("-.") if nickname else ""
    return f"kidsq-{who or what[:8]}-{today}.{ending}"


def text_answer(lines: Iterable[str], name: str, content_type: str) -> Response:
    """The lines as a download, sent while they are made."""
    return _download(Response(_in_pieces(lines), content_type=f"{content_type}; charset=utf-8"), name)


def zip_answer(pieces: Iterable[bytes], name: str) -> Response:
    """A ZIP as a download, sent while it is made."""
    return _download(Response(pieces, content_type="application/zip"), name)


def database_answer(content: bytes, name: str) -> Response:
    """A database file as a download."""
    return _download(Response(content, content_type="application/vnd.sqlite3"), name)


def child_answer(content: bytes, name: str) -> Response:
    """A child's file as a download; no browser is to look into it."""
    return _download(Response(content, content_type="application/octet-stream"), name)


def workbook_answer(content: bytes, name: str) -> Response:
    """An .xlsx as a download."""
    kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    return _download(Response(content, content_type=kind), name)


def _in_pieces(lines: Iterable[str]) -> Iterator[bytes]:
    """Many lines at a time: a piece of its own for each would take longer to send than to make."""
    waiting: list[str] = []
    size = 0
    for line in lines:
        waiting.append(line)
        size += len(line)
        if size >= PIECE_SIGNS:
            yield "".join(waiting).encode()
            waiting, size = [], 0
    yield "".join(waiting).encode()


def _download(answer: Response, name: str) -> Response:
    answer.headers.set("Content-Disposition", "attachment", **_names(name))
    if request.method == "HEAD":
        # Without a length the server would announce a body in pieces, and send the end of one.
        answer.content_length = sum(map(len, answer.iter_encoded()))
    return answer


def _names(name: str) -> dict[str, str]:
    """The file's name for a header, which holds Latin letters only; browsers prefer the second, whole one."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    whole = {} if plain == name else {"filename*": "UTF-8''" + quote(name, safe="")}
    return {"filename": plain, **whole}
