"""The statements keep the rules of xAPI 1.0.3, Part Two: Data."""

import json
import re
from dataclasses import replace
from datetime import datetime
from uuid import UUID

import pytest
from answers import pointed, row, said

from kidsq.export import xapi
from kidsq.learning.attempt import COLUMNS

PROPERTIES = {"id", "actor", "verb", "object", "result", "context", "timestamp"}
TYPES = {
    "true-false",
    "choice",
    "fill-in",
    "long-fill-in",
    "matching",
    "performance",
    "sequencing",
    "likert",
    "numeric",
    "other",
}
CONTEXT = {"registration", "platform", "revision", "contextActivities", "extensions"}
DURATION = re.compile(r"PT\d+(\.\d{1,2})?S")
IRI = re.compile(r"https?://[a-z.]+(/[^\s<>\"{}|\\^`]*)?")


def faults(statement) -> list[str]:
    """What breaks the specification, of what we use of it."""
    return [name for name, holds in rules(statement).items() if not holds]


def rules(it) -> dict[str, bool]:
    result, context, thing = it["result"], it["context"], it["object"]
    extensions = {**result["extensions"], **context["extensions"]}
    return {
        "2.4 only known properties": set(it) <= PROPERTIES and set(context) <= CONTEXT,
        "2.2 no empty values outside extensions": None not in [*it.values(), *result.values(), *context.values()],
        "2.4.1 id is a UUID": is_uuid(it["id"]),
        "2.4.2.1 one inverse functional identifier": set(it["actor"]) - {"name"} == {"objectType", "account"},
        "2.4.2.4 account": set(it["actor"]["account"]) == {"homePage", "name"} and bool(it["actor"]["account"]["name"]),
        "2.4.3 verb is an IRI with words": bool(IRI.fullmatch(it["verb"]["id"])) and "en-US" in it["verb"]["display"],
        "2.4.4 activity is an IRI": thing["objectType"] == "Activity" and bool(IRI.fullmatch(thing["id"])),
        "2.4.4.1 interaction": thing["definition"]["interactionType"] in TYPES
        and thing["definition"]["type"].endswith("/activities/cmi.interaction"),
        "2.4.4.1 pattern": all(isinstance(one, str) for one in thing["definition"].get("correctResponsesPattern", [])),
        "2.4.5 success is a boolean": result.get("success") in (True, False, None),
        "2.4.5 response is a text": isinstance(result.get("response", ""), str),
        "2.4.5 duration": "duration" not in result or bool(DURATION.fullmatch(result["duration"])),
        "2.4.6 registration is a UUID": is_uuid(context["registration"]),
        "2.4.6.2 context activities": set(context["contextActivities"]) <= {"parent", "grouping", "category", "other"},
        "4.1 extensions have IRIs": all(IRI.fullmatch(key) for key in extensions),
        "4.5 timestamp": datetime.fromisoformat(it["timestamp"]).utcoffset() is not None,
    }


def is_uuid(text: str) -> bool:
    whole = re.fullmatch(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", text)
    return bool(whole) and UUID(text).variant == "specified in RFC 4122"


def judge(claimed: int, *, true: bool, **changed):
    told = {
        "task": "check_bot",
        "skill": "add:2+3",
        "presented": json.dumps({"claimed": claimed}),
        "truth": json.dumps(true),
    }
    return row(**{**told, "response": "true", "correct": int(true), **changed})


@pytest.mark.parametrize(
    "attempt",
    [
        said("2+3=6"),
        said("1+2+3=6", hint_shown=4),
        pointed(1),
        judge(6, true=False),
        row(task="recall_queen", skill="recall", correct=None, truth="[1,2]", response="1"),
        row(task="missing_number", skill="missing:2+?=9", truth="7", response="7", correct=1),
        row(task="points_to_goal", skill="to_goal:35/50", truth="15", response="null", correct=0),
        replace(said("2+3=5"), attempt_id='=1"\n', learner=None, game_id="x", rt_total_ms=None),
    ],
)
def test_a_statement_keeps_the_rules(attempt):
    (line,) = xapi.lines([attempt])
    assert line.count("\n") == 1
    assert faults(json.loads(line)) == []


@pytest.mark.parametrize(
    "broken",
    [
        {"id": "1"},
        {"object": {"objectType": "Activity", "id": "sum", "definition": {"interactionType": "sum", "type": "x"}}},
        {"timestamp": "2026-11-20T12:00:00"},
        {"stored": "2026-11-20T12:00:00Z"},
    ],
)
def test_a_broken_statement_is_found(broken):
    assert faults({**xapi.statement(said("2+3=5")), **broken})


def test_a_statement_says_what_was_answered():
    found = xapi.statement(replace(said("2+3=6"), learner="mia", rt_total_ms=2_345, rt_valid=1))
    assert found["actor"]["account"]["name"] == "mia"
    assert found["object"]["definition"]["correctResponsesPattern"] == ["5"]
    assert (found["result"]["success"], found["result"]["response"]) == (False, "6")
    assert found["result"]["duration"] == "PT2.35S"
    assert "name" not in found["actor"]


def test_times_that_cannot_be_trusted_are_no_duration():
    assert "duration" not in xapi.statement(replace(said("2+3=6"), rt_valid=0))["result"]


def test_one_activity_has_one_definition():
    """Whatever was shown or answered: a record store keeps one definition for an id."""
    same = [(judge(5, true=True), judge(6, true=False)), (said("2+3=5"), said("3+2=6")), (pointed(1), pointed(0))]
    for pair in same:
        one, other = (xapi.statement(attempt)["object"] for attempt in pair)
        assert one == other


def test_the_same_attempt_is_the_same_statement():
    one, other = said("2+3=5"), said("2+3=5")
    assert xapi.statement(one) == xapi.statement(one)
    assert xapi.statement(one)["id"] != xapi.statement(other)["id"]


def test_nothing_of_the_log_is_lost():
    everything = dict.fromkeys(("tz_offset_min", "hidden_ms", "motor_ms", "changes", "p_before", "p_after"), 1)
    texts = dict.fromkeys(("learner", "class_id", "session_id", "device", "model_version"), "x")
    full = replace(said("2+3=6"), opportunity="[[2,3]]", input="touch", layout="words", **everything, **texts)
    found = xapi.statement(full)
    told = {key.rpartition("/")[2] for part in ("result", "context") for key in found[part]["extensions"]}
    named = {"app_version", "learner", "at", "task", "skill", "correct", "response"}
    assert told | named == {name for name in COLUMNS if getattr(full, name) is not None}
