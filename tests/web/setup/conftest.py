"""A claimed installation with two classes, as a teacher finds it who makes a class ready."""

import shutil
from types import SimpleNamespace

import pytest
from worlds import BROWSER, claimed, db_of, with_session, world

from kidsq.store.classroom import classes, roster
from kidsq.store.db.database import writing
from kidsq.store.people import adults

from .forms import AT, NOW


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A claimed installation with two classes, made once and copied."""
    made = tmp_path_factory.mktemp("setup") / "data"
    with world(made, clock=lambda: NOW) as app:
        keller = claimed(db := db_of(app), NOW)
        session = adults.open_session(db, keller, BROWSER, NOW)
        with writing(db):
            owls, foxes = (classes.add_class(db, name, AT) for name in ("Owls", "Foxes"))
            mira, noa = roster.make_children(db, owls.id, [("Mira", "face-1"), ("Noa", "face-2")], AT)
            (ali,) = roster.make_children(db, foxes.id, [("Ali", "face-3")], AT)
    return SimpleNamespace(
        path=made, session=session, owls=owls.id, foxes=foxes.id, mira=mira.id, noa=noa.id, ali=ali.id, keller=keller
    )


@pytest.fixture
def school(folder, tmp_path):
    now = SimpleNamespace(is_=NOW)
    with world(shutil.copytree(folder.path, tmp_path / "data"), clock=lambda: now.is_) as app:
        client, db, address = with_session(app, folder.session), db_of(app), f"/grown-ups/classes/{folder.owls}"
        names = lambda class_id=folder.owls: [child.nickname for child in classes.children_of(db, class_id)]  # noqa: E731
        yield SimpleNamespace(app=app, client=client, db=db, names=names, address=address, now=now, **vars(folder))
