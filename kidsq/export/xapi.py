"""The log as xAPI 1.0.3 statements, one JSON object a line.

Source: Experience API 1.0.3, Part Two: Data (github.com/adlnet/xAPI-Spec), 2.4.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import quote
from uuid import UUID, uuid5

from kidsq.export.columns import JSON
from kidsq.learning.attempt import COLUMNS, Attempt, json_text
from kidsq.learning.tasks import TASKS

HOME: Final = "https://kidsq.example"
"""Names, not addresses: `.example` is reserved (RFC 2606), so nobody can answer there and nothing is ever sent."""
NAMESPACE: Final = UUID("6b696473-7100-5e1f-8a7d-0d2f1c3b5a79")

_INTERACTIONS: Final = {"number": "numeric", "yes_no": "true-false", "other": "other"}
"""The right number of a task follows from the skill, so that it belongs to the activity."""
_TOLD: Final = frozenset("app_version learner at task skill correct response".split())
"""Columns that stand elsewhere in a statement; all others are extensions."""
_RESULT: Final = frozenset("try_no error rt_first_ms rt_total_ms rt_valid hidden_ms changes p_after".split())


def lines(attempts: Iterable[Attempt], names: Mapping[str, str] | None = None) -> Iterator[str]:
    """A statement an attempt. names: pseudonym -> nickname, for the actor's name."""
    for row in attempts:
        yield json_text(statement(row, (names or {}).get(row.learner or ""))) + "\n"


def statement(row: Attempt, nickname: str | None = None) -> dict[str, Any]:
    """One attempt; the same attempt is always the same statement, so that sending it twice stores it once."""
    return {
        "id": str(uuid5(NAMESPACE, f"attempt {row.attempt_id}")),
        "actor": _actor(row, nickname),
        "verb": {"id": "http://adlnet.gov/expapi/verbs/answered", "display": {"en-US": "answered"}},
        "object": _activity(row),
        "result": _result(row),
        "context": _context(row),
        "timestamp": row.at,
    }


def _actor(row: Attempt, nickname: str | None) -> dict[str, Any]:
    actor = {"objectType": "Agent", "account": {"homePage": HOME, "name": row.learner or "guest"}}
    return {**actor, "name": nickname} if nickname else actor


def _activity(row: Attempt) -> dict[str, Any]:
    interaction = _INTERACTIONS[TASKS[row.task].answer]
    definition: dict[str, Any] = {
        "type": "http://adlnet.gov/expapi/activities/cmi.interaction",
        "name": {"en": f"{row.task} {row.skill}"},
        "interactionType": interaction,
    }
    if interaction == "numeric":
        definition["correctResponsesPattern"] = [row.truth]
    return {"objectType": "Activity", "id": _iri("activities", row.task, row.skill), "definition": definition}


@lru_cache(maxsize=4_096)
def _iri(*parts: str) -> str:
    return "/".join((HOME, *(quote(part, safe="") for part in parts)))


def _result(row: Attempt) -> dict[str, Any]:
    told: dict[str, Any] = {"extensions": _extensions(row, _RESULT)}
    if row.response != "null":
        told["response"] = row.response
    if row.correct is not None:
        told["success"] = bool(row.correct)
    if row.rt_valid and row.rt_total_ms is not None:
        told["duration"] = f"PT{row.rt_total_ms / 1000:.2f}S"
    return told


def _context(row: Attempt) -> dict[str, Any]:
    return {
        "registration": str(uuid5(NAMESPACE, f"game {row.game_id}")),
        "platform": "kidsq",
        "revision": row.app_version,
        "contextActivities": {"parent": [{"objectType": "Activity", "id": _iri("activities", row.task)}]},
        "extensions": _extensions(row, frozenset(COLUMNS) - _TOLD - _RESULT),
    }


def _extensions(row: Attempt, names: frozenset[str]) -> dict[str, Any]:
    found = ((name, getattr(row, name)) for name in COLUMNS if name in names)
    return {
        _iri("extensions", name): json.loads(value) if name in JSON else value
        for name, value in found
        if value is not None
    }
