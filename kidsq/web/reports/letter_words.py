"""The sentences of a letter home (gettext): warm, true, without a figure about the child."""

from __future__ import annotations

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.sums.families import Family
from kidsq.learning.reports.letter import Beyond, Suggestion
from kidsq.web.games.lookups import game_says
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import in_a_list, ngettext
from kidsq.web.shared import code_words
from kidsq.web.shared.knowledge_words import skill_text

USUAL_ACTIVITY = "doubles"


def strength(found: Suggestion, name: str) -> str:
    """One true strength, and one beyond ten."""
    told = _strength(found, name)
    return f"{told} {_beyond(found.beyond, name)}" if found.beyond and found.beyond.strength else told


def _beyond(found: Beyond, name: str) -> str:
    words = code_words.FAMILIES[found.strong]
    if found.strength == "begun":
        return _("Beyond ten, %(name)s has begun: %(what)s.", name=name, what=_(words.within))
    what = _strong(found.strong, found.such_as)
    if found.strength == "sure":
        return _("Beyond ten, %(name)s is sure of %(what)s.", name=name, what=what)
    return _("Beyond ten, and without help, %(name)s often finds the answer to %(what)s.", name=name, what=what)


def _strong(of: Family | Field, such_as: str | None) -> str:
    """What a child is good at. such_as: what it has met of a field; families name sums themselves."""
    words = code_words.FAMILIES[of]
    return _(words.strong, sum=skill_text(such_as) if such_as else words.example)


def _strength(found: Suggestion, name: str) -> str:
    if found.strength == "counts":
        return _("%(name)s now counts, compares and calculates with figures, boxes and points.", name=name)
    if found.strength == "some":
        sums = in_a_list([skill_text(skill) for skill in found.facts])
        return _("%(name)s is already sure of some sums, such as %(sums)s.", name=name, sums=sums)
    if found.strength == "new" or found.strong is None:
        if found.strength == "new":
            return game_says("begun", name=name)
        return game_says("first_sums", name=name)
    what = _strong(found.strong, found.such_as)
    if found.strength == "sure":
        return _("%(name)s is sure of %(what)s. Well done, %(name)s!", name=name, what=what)
    return _(
        "Without help, %(name)s often finds the answer to %(what)s. That is coming along well!", name=name, what=what
    )


def next_step(found: Suggestion, name: str) -> str:
    """One next step, and one beyond ten."""
    told = _next_step(found, name)
    if found.beyond and found.beyond.next:
        trick = _trick(found.beyond.next, found.beyond.skill)
        told += "\n" + _("There is a step beyond ten, too. %(trick)s", trick=trick)
    return told


def _next_step(found: Suggestion, name: str) -> str:
    if found.step == "sit":
        return _("Next we will play a game side by side, and %(name)s will show how the answers come about.", name=name)
    if found.next is None:
        return _("Next come larger sums. %(name)s can simply go on playing.", name=name)
    if found.last_open and found.skill:
        return _("Next comes %(sum)s, which is still open.", sum=skill_text(found.skill))
    trick = _trick(found.next, found.skill)
    if found.step == "refresh":
        return _("Some sums have not come up for a while and are due for another visit. %(trick)s", trick=trick)
    return trick


def _trick(of: Family | Field, skill: str | None) -> str:
    """How to go about what comes next."""
    words = code_words.FAMILIES[of]
    return _(words.trick, sum=skill_text(skill) if skill else words.example)


def activity(found: Suggestion, name: str) -> str:
    """Five minutes at home with ordinary cards."""
    return _(code_words.FAMILIES[found.next or USUAL_ACTIVITY].at_home)


def cards(family: Family | Field) -> tuple[tuple[int, ...], ...]:
    """The cards of an activity, in groups that lie together."""
    return code_words.FAMILIES[family].cards


def headings() -> dict[str, str]:
    """What stands above the parts of the sheet, and what it is to a screen reader."""
    return {
        "letter": _("The letter"),
        "strength": _("What goes well"),
        "step": _("The next step"),
        "activity": _("Five minutes at home"),
    }


def take_home_headings(name: str) -> dict[str, str]:
    """What stands above the page to take home, and above the parts that the letter does not have."""
    return {
        "title": _("%(name)s and the sums", name=name),
        "changed": _("Then and now"),
        "how": _("How we know"),
    }


def how_we_know(answers: int, sums: int, beyond: int, others: int) -> str:
    """What a page to take home rests on. answers: to so many sums up to ten; beyond: to what is beyond them; others: to
    all but the sums, such as counting, too."""
    if answers and beyond:
        more = ngettext("%(num)d more answer is beyond ten.", "%(num)d more answers are beyond ten.", beyond)
        return f"{_of_sums(answers, sums)} {more}"
    if answers or not others:
        return _of_sums(answers, sums)
    return ngettext(
        "This comes from %(num)d answer without help, given while playing cards. This is not a mark or a test, and it "
        "can change within a week.",
        "This comes from %(num)d answers without help, given while playing cards. This is not a mark or a test, and it "
        "can change within a week.",
        others,
    )


def _of_sums(answers: int, sums: int) -> str:
    if not answers:
        return _("There are no answers without help yet: this page fills up as games are played.")
    told = ngettext(
        "This comes from %(num)d answer without help to the %(sums)d sums up to ten, given while playing cards.",
        "This comes from %(num)d answers without help to the %(sums)d sums up to ten, given while playing cards.",
        answers,
        sums=sums,
    )
    meant = _(
        "Right answers and how long they took show how likely it is that a sum is known by heart; one that is still "
        "counted out is not, even if the answer is right. A child who counts quickly looks the same. This is not a "
        "mark or a test, and it can change within a week."
    )
    return f"{told} {meant}"


def greeting(name: str) -> str:
    return _("Dear family of %(name)s,", name=name)


def closing(sender: str) -> str:
    return _("With kind regards") + f"\n{sender}"
