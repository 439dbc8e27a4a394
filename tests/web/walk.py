"""A class in which there is something on every page, and a walk to all of them by their links."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

from flask.testing import FlaskClient

from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import adults, people

from .class_at_laptop import Classroom, classroom

MORE = ("Ava", "Aïcha", "Ben", "Änne", "Élise", "Zoé")
ID = re.compile(r"[0-9a-f]{32}")
_OTHERS = re.compile(r"^/(static|royal/picture|table/|grown-ups/sign-out)|/export|\.(zip|csv|svg|json)")


def furnished(folder: Path) -> Classroom:
    """A class in its lesson: one child has a game, two have a hand up or sit, there are groups and another teacher."""
    made = classroom(folder)
    with writing(made.db):
        for place, name in enumerate(MORE, start=10):
            made.ids[name] = people.add_learner(
                made.db, f"home {name}", name, f"face-{place}", "2026-11-20T10:00:00.000Z"
            ).id
            classes.put_into_class(made.db, made.ids[name], made.class_id)
        group = classes.add_group(made.db, made.class_id, "Owls")
        for name in ("Ava", "Aïcha", "Zoé"):
            classes.put_into_group(made.db, made.ids[name], group.id)
        people.archive_learner(
            made.db,
            people.add_learner(made.db, "x", "Gone", "face-1", "2026-11-20T10:00:00.000Z").id,
            "2026-11-20T11:00:00.000Z",
        )
    made.another("teacher", sees=made.class_id)
    (keller,) = (one for one in adults.all_adults(made.db) if one.role == "owner")
    adults.open_session(made.db, keller, "another laptop", made.clock())
    code = made.begin()
    for name in ("Zoe", "Ava", "Aïcha"):
        made.sit(name, code)
    made.play("Zoe").to_my_turn().swap()
    return made


def walked(client: FlaskClient, start: str) -> dict[str, str]:
    """Pages by address, from this one as far as links go; of pages that differ by an id or a question only two."""
    waiting, seen, found = [start], {start}, dict[str, str]()
    shapes: dict[str, int] = {}
    while waiting:
        path = waiting.pop(0)
        answer = client.get(path, follow_redirects=True)
        assert answer.status_code == 200, (path, answer.status_code)
        if answer.mimetype != "text/html":
            continue
        found[path] = answer.text
        for link in map(unescape, re.findall(r'<a [^>]*?href="(/[^"#]*)', answer.text)):
            shape = ID.sub("*", link.partition("?")[0])
            if link not in seen and not _OTHERS.search(link) and shapes.get(shape, 0) < 2:
                shapes[shape] = shapes.get(shape, 0) + 1
                seen.add(link)
                waiting.append(link)
    return found
