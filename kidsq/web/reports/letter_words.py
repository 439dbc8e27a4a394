"""The sentences of a letter home (gettext): warm, true, without a figure about the child."""

from __future__ import annotations

from kidsq.learning.reports.letter import Suggestion
from kidsq.web.games.lookups import game_says
from kidsq.web.http.language import gettext as _
from kidsq.web.shared.knowledge_words import numbers

USUAL_ACTIVITY = "doubles"


def strength(found: Suggestion, name: str) -> str:
    """One true strength."""
    if found.strength == "counts":
        return _("%(name)s now counts, compares and calculates with figures, boxes and points.", name=name)
    if found.strength == "new" or found.strong is None:
        if found.strength == "new":
            return game_says("begun", name=name)
        return game_says("first_sums", name=name)
    what = _strong(found.strong)
    if found.strength == "sure":
        return _("%(name)s is fast and sure with %(what)s. Well done, %(name)s!", name=name, what=what)
    return _(
        "Without help, %(name)s often finds the answer to %(what)s. That is coming along well!", name=name, what=what
    )


def _strong(family: str) -> str:
    return {
        "plus_1_2": _("one more and two more, such as 6 + 1 and 5 + 2"),
        "doubles": _("doubles, such as 3 + 3 and 4 + 4"),
        "near_doubles": _("near doubles, such as 3 + 4"),
        "five_and": _("sums with five, such as 5 + 3"),
        "partners_of_ten": _("numbers that make ten, such as 7 + 3"),
        "longer": _("sums of three numbers, such as 2 + 3 + 4"),
        "counting": _("counting how many there are"),
        "comparing": _("how many more there are, such as 9 and 6"),
        "taking_away": _("taking away, such as 18 − 4"),
        "times": _("multiplication, such as 5 × 3"),
    }[family]


def next_step(found: Suggestion, name: str) -> str:
    """One next step."""
    if found.step == "sit":
        return _("Next we will play a game side by side, and %(name)s will show how the answers come about.", name=name)
    if found.next is None:
        return _("Next come larger sums. %(name)s can simply go on playing.", name=name)
    trick = _trick(found.next, found.skill or _USUAL_SUMS[found.next])
    if found.step == "refresh":
        return _("Some sums have not come up for a while and are due for another visit. %(trick)s", trick=trick)
    return trick


_USUAL_SUMS = {
    "plus_1_2": "add:1+6",
    "doubles": "add:3+3",
    "near_doubles": "add:4+5",
    "five_and": "add:3+5",
    "partners_of_ten": "add:3+7",
    "longer": "add:2+3+4",
}


def _trick(family: str, skill: str) -> str:
    """How to go about a family, with the sum that comes next."""
    what = numbers(skill)
    return {
        "plus_1_2": _(
            "Next we look at one more and two more, such as %(sum)s: start at the larger number and go on from there.",
            sum=what,
        ),
        "doubles": _("Next come the doubles, such as %(sum)s: twice the same, as on two hands.", sum=what),
        "near_doubles": _("Next come near doubles, such as %(sum)s: the double first, then one more.", sum=what),
        "five_and": _("Next come sums with five, such as %(sum)s: one whole hand, and some fingers more.", sum=what),
        "partners_of_ten": _("Next we look for partners: which two numbers make ten? Such as %(sum)s.", sum=what),
        "longer": _("Next come sums of three numbers, such as %(sum)s: first two together, then the third.", sum=what),
    }[family]


def activity(found: Suggestion, name: str) -> str:
    """Five minutes at home with ordinary cards."""
    return {
        "plus_1_2": _(
            "Take the cards 1 to 10 and lay them in a row. One of you puts a finger on a card and says “one more” or "
            "“two more”. Who says the number? Then look. Change roles after five turns."
        ),
        "doubles": _(
            "Take the cards 1 to 5, two of each, face down. Turn over two. Are they twins? Then say what they make "
            "together and keep them. Go on until all twins have found each other."
        ),
        "near_doubles": _(
            "Lay out 3 and 3 and say together what they make. Swap one 3 for a 4: what now? Do the same with 2 and 2, "
            "and with 4 and 4. Always the double first, then one more."
        ),
        "five_and": _(
            "Lay a 5 on the table. Draw one card from 1 to 5 and lay it beside the 5. Show it with both hands, one "
            "whole hand first, and say the sum. Five cards, then it is enough."
        ),
        "partners_of_ten": _(
            "Lay out the cards 1 to 9, open, on the table. Find the pairs that make ten and push them together. One "
            "card is left over: which one would be its partner?"
        ),
        "longer": _(
            "Draw three cards from 1 to 4. Which two do you put together first? Say what they make, then add the "
            "third. Shuffle and draw again. Any order is fine: the sum is the same."
        ),
    }[found.next or USUAL_ACTIVITY]


def cards(family: str) -> tuple[tuple[int, ...], ...]:
    """The cards of an activity, in groups that lie together."""
    return {
        "plus_1_2": ((1, 2, 3, 4, 5, 6, 7, 8, 9, 10),),
        "doubles": ((1, 1), (2, 2), (3, 3), (4, 4), (5, 5)),
        "near_doubles": ((3, 3), (3, 4)),
        "five_and": ((5, 1), (5, 2), (5, 3), (5, 4), (5, 5)),
        "partners_of_ten": ((1, 9), (2, 8), (3, 7), (4, 6), (5,)),
        "longer": ((1, 2, 4), (2, 3, 4)),
    }[family]


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


def how_we_know(answers: int, sums: int) -> str:
    """What a page to take home rests on."""
    if not answers:
        return _("There are no answers without help yet: this page fills up as games are played.")
    return _(
        "This comes from %(answers)d answers without help to the %(sums)d sums up to ten, given while playing "
        "cards. Right answers and how long they took show how likely it is that a sum is known by heart; one that "
        "is still counted out is not, even if the answer is right. A child who counts quickly looks the same. This "
        "is not a mark or a test, and it can change within a week.",
        answers=answers,
        sums=sums,
    )


def greeting(name: str) -> str:
    return _("Dear family of %(name)s,", name=name)


def closing(sender: str) -> str:
    return _("With kind regards") + f"\n{sender}"
