"""What grown-ups' pages say of a child whose times nobody reads: the same, without a word about quick or slow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kidsq.web.http.language import mark as _l

UNTIMED: Final[Mapping[str, str]] = {
    # The word for what is known, and what it takes
    "fast and sure": _l("sure"),
    "3 right without help, on 2 days or more, and quick enough to be 90 percent likely known": _l(
        "3 right without help, on 2 days or more, and 90 percent likely known"
    ),
    "was fast and sure, but a long time ago": _l("was sure, but a long time ago"),
    "All answers right, but not yet “fast and sure”? Then they are slow and still look like counting, or it is "
    "too soon to tell.": _l("All answers right, but not yet “sure”? Then it is too soon to tell."),
    # Now
    "%(n)d of %(m)d sums fast and sure": _l("%(n)d of %(m)d sums sure"),
    "%(families)s: fast and sure.": _l("%(families)s: sure."),
    "%(n)d of the %(m)d sums up to ten are fast and sure.": _l("%(n)d of the %(m)d sums up to ten are sure."),
    "Next: %(family)s (%(sum)s, right so far, but not fast and sure yet).": _l(
        "Next: %(family)s (%(sum)s, right so far, but not sure yet)."
    ),
    "The words are as of today and rest on all answers, whatever period is chosen; figures and times follow the"
    " period. Usual time: the median of right answers that count, in brackets how many. It includes tapping and"
    " looking through the hand, so it is longer than the times under “Counting or recalling”. A family is fast and"
    " sure when two in three of its sums are and none is still being worked out; a sum can belong to two families.": _l(
        "The words are as of today and rest on all answers, whatever period is chosen; figures follow the period. A"
        " family is sure when two in three of its sums are and none is still being worked out; a sum can belong to two"
        " families."
    ),
    "Which sums are fast and sure, and which have not come up yet?": _l(
        "Which sums are sure, and which have not come up yet?"
    ),
    "of %(n)d today, %(band)s in 8 out of 10 cases; %(sure)d of them fast and sure": _l(
        "of %(n)d today, %(band)s in 8 out of 10 cases; %(sure)d of them sure"
    ),
    "The words come from a model of what was answered in the game; a child who counts quickly looks like one who"
    " knows. They do not say what %(name)s could do on paper, and few answers say little.": _l(
        "The words come from a model of what was answered in the game; a child who counts looks like one who knows."
        " They do not say what %(name)s could do on paper, and few answers say little."
    ),
    "from all answers, whatever period is chosen; the time leaves out tapping.": _l(
        "from all answers, whatever period is chosen."
    ),
    # The letter and the page to take home
    "%(name)s is fast and sure with %(what)s. Well done, %(name)s!": _l(
        "%(name)s is sure of %(what)s. Well done, %(name)s!"
    ),
    "This comes from %(answers)d answers without help to the %(sums)d sums up to ten, given while playing "
    "cards. Right answers and how long they took show how likely it is that a sum is known by heart; one that "
    "is still counted out is not, even if the answer is right. A child who counts quickly looks the same. This "
    "is not a mark or a test, and it can change within a week.": _l(
        "This comes from %(answers)d answers without help to the %(sums)d sums up to ten, given while playing cards."
        " Right answers show how likely it is that a sum is known; a child who counts looks the same. This is not a"
        " mark or a test, and it can change within a week."
    ),
}
"""A sentence -> what is said instead, with the same values."""
