"""How the logs are written: to standard error, a line each, as text or as an object of JSON."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

from kidsq import settings


class Lines(logging.Formatter):
    """A line each: when, which request, and what; the lines of JSON of the security log say so themselves."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(request)s %(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        return f"{datetime.fromtimestamp(record.created, UTC):%Y-%m-%dT%H:%M:%S}.{record.msecs:03.0f}Z"

    def format(self, record: logging.LogRecord) -> str:
        if record.name == "kidsq.security":
            return record.getMessage()
        record.request = _request() or "-"
        return super().format(record)


class Objects(Lines):
    """An object of JSON each, in ASCII: time, level, logger, message, the request if there is one, and what the record
    itself names (`extra={"fields": ...}`)."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = getattr(record, "fields", {})
        line = {
            "time": self.formatTime(record),
            "level": record.levelname,
            "logger": record.name,
            "message": fields.get("event") or record.getMessage(),
            "request": _request(),
            **fields,
        }
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps({name: value for name, value in line.items() if value is not None}, default=str)


def _request() -> str | None:
    """The number of the request that this thread answers."""
    flask = sys.modules.get("flask")  # not before a port has been found
    found: str | None = flask.g.get("request_id") if flask and flask.has_request_context() else None
    return found


def tell_in_lines() -> None:
    """Write the logs to standard error, with the time and the request; each request and sign-in, too, where that is
    wanted."""
    handler = logging.StreamHandler()
    handler.setFormatter(Objects() if settings.wants_objects() else Lines())
    logging.basicConfig(handlers=[handler])
    if settings.is_on(settings.LOG):
        for name in ("kidsq.access", "kidsq.security"):
            logging.getLogger(name).setLevel(logging.INFO)
