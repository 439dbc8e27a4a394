"""A claimed installation with two classes, as a teacher finds it who makes a class ready."""

import shutil
from types import SimpleNamespace

import pytest

from kidsq.store.classroom import classes, roster
from kidsq.store.db.database import writing
from kidsq.store.people import adults
from kidsq.web import create_app

from .forms import AT, NOW


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A claimed installation with two classes, made once and copied."""
    made = tmp_path_factory.mktemp("setup") / "data"
    app = create_app(made, testing=True, clock=lambda: NOW)
    db = app.extensions["kidsq"].store.connection()
    keller = adults.claim(db, adults.new_claim_code(db, NOW), "Ms Keller", "quiet green lake", NOW)
    session = adults.open_session(db, keller, "e" * 32, NOW)
    with writing(db):
        owls, foxes = (classes.add_class(db, name, AT) for name in ("Owls", "Foxes"))
        mira, noa = roster.make_children(db, owls.id, [("Mira", "face-1"), ("Noa", "face-2")], AT)
        (ali,) = roster.make_children(db, foxes.id, [("Ali", "face-3")], AT)
    app.extensions["kidsq"].store.close_all()
    return SimpleNamespace(
        path=made, session=session, owls=owls.id, foxes=foxes.id, mira=mira.id, noa=noa.id, ali=ali.id, keller=keller
    )


@pytest.fixture
def school(folder, tmp_path):
    now = SimpleNamespace(is_=NOW)
    app = create_app(shutil.copytree(folder.path, tmp_path / "data"), testing=True, clock=lambda: now.is_)
    app.config["WTF_CSRF_ENABLED"] = False
    client = app.test_client()
    with client.session_transaction() as session:
        session.update(device="e" * 32, grown_up=folder.session)
    db = app.extensions["kidsq"].store.connection()
    names = lambda class_id=folder.owls: [child.nickname for child in classes.children_of(db, class_id)]  # noqa: E731
    address = f"/grown-ups/classes/{folder.owls}"
    yield SimpleNamespace(app=app, client=client, db=db, names=names, address=address, now=now, **vars(folder))
    app.extensions["kidsq"].store.close_all()
