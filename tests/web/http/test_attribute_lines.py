"""A start tag that fills several lines of a template is sent on one."""

from __future__ import annotations

from jinja2 import Environment

from kidsq.web.http.attribute_lines import AttributeLines

TEMPLATE = """<button id="play"
    class="big"
    value="{{ join(1,
      last=2) }}" hidden>
  One
  two</button>"""


def test_attributes_are_sent_one_after_the_other_and_words_stay_as_they_are() -> None:
    drawn = Environment(extensions=[AttributeLines]).from_string(TEMPLATE).render(join=lambda one, last: one + last)
    assert drawn == '<button id="play" class="big" value="3" hidden>\n  One\n  two</button>'
