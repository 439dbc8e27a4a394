"""A child's garden: what the owl says of a plant is what stands on its sign."""

from __future__ import annotations

from pathlib import Path

import pytest
from worlds import world

from kidsq.i18n.languages import SPOKEN
from kidsq.learning.reports.garden import News
from kidsq.web.home import garden
from kidsq.web.http.language import gettext as _
from kidsq.web.shared.code_words import FAMILIES


@pytest.mark.parametrize("speaks", SPOKEN)
def test_the_owl_names_a_new_plant_as_its_sign_does(tmp_path: Path, speaks: str) -> None:
    with world(tmp_path) as app, app.test_request_context("/", headers={"Accept-Language": speaks.replace("_", "-")}):
        for family, words in FAMILIES.items():
            assert _(words.plant) in garden._line(News("family_begun", family))
