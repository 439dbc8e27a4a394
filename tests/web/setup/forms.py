"""The time of these tests, and what a page says is the matter."""

import re
from datetime import UTC, datetime

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
AT = "2026-11-20T08:00:00.000Z"
KIND = re.compile(r'role="alert">(.+?)</p>', re.S)


def problem(answer):
    found = KIND.search(answer.text)
    assert found, answer.text[:3000]
    return found[1]


def change(school, learner, **fields):
    return school.client.post(f"{school.address}/children/{learner}", data=fields)


def several(school, *learners, **fields):
    return school.client.post(f"{school.address}/children/several", data={"learner": list(learners), **fields})
