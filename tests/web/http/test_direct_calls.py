"""What templates call is called directly, and markup is taken as it is: of whom both may be asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask import Flask
from jinja2 import UndefinedError
from markupsafe import Markup

from kidsq.web import create_app
from kidsq.web.http import fragment_cache

DRAWN = {"art": ("owl",), "kept": ("listen",), "_": ("Home",), "ngettext": ("%(num)s card", "%(num)s cards", 2)}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return create_app(Path(tmp_path_factory.mktemp("direct")), testing=True)


@pytest.mark.parametrize("name", sorted(fragment_cache.DRAWS))
def test_what_is_taken_as_markup_is_markup(app: Flask, name: str) -> None:
    with app.test_request_context():
        assert isinstance(app.jinja_env.globals[name](*DRAWN[name]), Markup)


@pytest.mark.parametrize(
    ("source", "drawn"),
    [
        ("{{ sprite_url(said) }}", "&lt;b&gt;"),
        ("{{ _('Give it to %(name)s.', name=said) }}", "Give it to &lt;b&gt;."),
        ("{{ kept(*['face', said]) }}", "&lt;b&gt;"),
        ("{{ said }}{{ said.upper() }}", "&lt;b&gt;&lt;B&gt;"),
    ],
)
def test_what_somebody_wrote_is_escaped_all_the_same(app: Flask, source: str, drawn: str) -> None:
    with app.test_request_context():
        page = app.jinja_env.from_string(source).render(said="<b>")
    assert drawn in page
    assert "<b>" not in page


@pytest.mark.parametrize("first", ["said", "drawn"])
def test_the_same_letters_are_markup_only_where_they_are_marked_so(app: Flask, first: str) -> None:
    other = {"said": "drawn", "drawn": "said"}[first]
    values = {"said": f"<i>{first}</i>", "drawn": Markup(f"<i>{first}</i>")}
    with app.test_request_context():
        page = app.jinja_env.from_string("{{ %s }} {{ %s }}" % (first, other)).render(**values)  # noqa: UP031
    assert sorted(page.split()) == [f"&lt;i&gt;{first}&lt;/i&gt;", f"<i>{first}</i>"]


def test_what_is_no_page_is_written_as_it_is(app: Flask) -> None:
    with app.test_request_context():
        page = app.jinja_env.from_string("{% autoescape false %}{{ said }}{% endautoescape %} {{ said }}")
        assert page.render(said="<b>") == "<b> &lt;b&gt;"


@pytest.mark.parametrize(("source", "drawn"), [("a{{ 'b' if no }}c", "ac"), ("{{ ('b' if no) or 'c' }}", "c")])
def test_what_has_no_else_writes_nothing(app: Flask, source: str, drawn: str) -> None:
    with app.test_request_context():
        assert app.jinja_env.from_string(source).render(no=False) == drawn


@pytest.mark.parametrize("source", ["{{ said.some }}", "{{ said.class }}"])
def test_what_a_template_names_with_a_dot_is_there(app: Flask, source: str) -> None:
    with app.test_request_context(), pytest.raises(UndefinedError):
        app.jinja_env.from_string(source).render(said="what a child wrote")
