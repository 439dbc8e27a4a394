"""In the browser alone a child is taken along and brought in as on a server: the bridge passes files through."""

from __future__ import annotations

import re
from pathlib import Path

from kidsq.alone.bridge import Bridge, begin
from kidsq.maintenance import along
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import people

from .person import FORM, Person, becomes_first

BASE = ""
EDGE = "----edge"


def db_of(bridge: Bridge) -> Session:
    found: Session = bridge.app.extensions["kidsq"].store.connection()  # type: ignore[attr-defined]
    return found


def test_a_child_goes_from_one_device_to_another(tmp_path: Path) -> None:
    one, other = (begin(str(tmp_path / name), BASE, True) for name in ("one", "other"))
    becomes_first(Person(one))
    with writing(db_of(one)) as db:
        child = people.add_learner(db, "d" * 32, "Zoë", "face-3", "2026-11-20T10:00:00.000Z")
    status, headers, packed = one.answer("GET", f"/grown-ups/children/{child.id}/along", [], b"")
    named = dict(headers)["Content-Disposition"]
    assert (status, named.startswith("attachment; ")) == (200, True)
    assert re.search(r"kidsq-Zo.*\.kidsq", named)
    assert packed == along.taken_along(db_of(one), child)

    person = becomes_first(Person(other))
    page = person.open("/grown-ups/bring-in").page
    assert f'action="{BASE}/grown-ups/bring-in"' in page
    token = re.search(r'name="csrf_token" value="([^"]+)"', page)
    assert token
    parts = (
        f'--{EDGE}\r\nContent-Disposition: form-data; name="csrf_token"\r\n\r\n{token[1]}\r\n'
        f'--{EDGE}\r\nContent-Disposition: form-data; name="file"; filename="Zoë.kidsq"\r\n'
        "Content-Type: application/octet-stream\r\n\r\n"
    )
    sent = [("Content-Type", f"multipart/form-data; boundary={EDGE}"), *FORM[1:]]
    body = parts.encode() + packed + f"\r\n--{EDGE}--\r\n".encode()
    status, _, content = other.answer("POST", "/grown-ups/bring-in", sent, body)
    assert (status, "Zoë" in content.decode()) == (200, True)
    person.page = content.decode()
    shown = dict(re.findall(r'name="(key|packed)" value="([^"]+)"', person.page))
    assert person.send("/grown-ups/bring-in", into="here", nickname="Zoë", **shown).status == 303
    assert people.all_learners(db_of(other)) == [child]
