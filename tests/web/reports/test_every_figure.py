"""Each figure of a simulated class's pages is the one that its files give, reckoned anew."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from worlds import claimed, db_of, signed_in, world

from kidsq.demo.making import make
from kidsq.store.classroom import classes
from web.reports.every_figure import everything

NOW = datetime(2026, 11, 20, 15, 0, tzinfo=UTC)


@pytest.mark.full
def test_every_figure_of_a_class_is_that_of_its_files(tmp_path: Path):
    with world(tmp_path, clock=lambda: NOW) as app:
        db = db_of(app)
        made = make(app.extensions["kidsq"].store, NOW, children=6, weeks=4, seed=3)
        client = signed_in(app, claimed(db, NOW), NOW)
        children = {child.nickname: child.id for child in classes.children_of(db, made.class_id)}
        held = everything(client, made.class_id, children, NOW)
    assert held.wrong == []
    assert held.compared > 300
