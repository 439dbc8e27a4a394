"""The words for codes (gettext), a table for each set of them: families and what is beside them, tasks, slips.

Sentences around these words stand in the modules of their pages.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from kidsq.web.http.language import mark as _l


class FamilyWords(NamedTuple):
    """A family of sums, or what is practised beside them.

    To grown-ups. name: as a title. within: in the middle of a sentence. example: how it is written.
    together: what a few children do with real cards. strong: what a child is good at, in a letter home. trick: how to
    go about the sum that comes next. at_home: five minutes with cards at home, which lie as `cards` says.

    To a child. plant: its name in the garden; within_plants: in a sentence there. sign: the cards on its sign, with op
    between them. room, heard, opens: its room in the castle, what is heard there, and that it is open now.
    """

    name: str
    example: str
    strong: str
    plant: str
    within_plants: str
    sign: tuple[int, ...]
    room: str
    heard: str
    opens: str
    within: str = ""
    together: str = ""
    trick: str = ""
    at_home: str = ""
    cards: tuple[tuple[int, ...], ...] = ()
    op: str = "+"


FAMILIES: Final[Mapping[str, FamilyWords]] = {
    "plus_1_2": FamilyWords(
        name=_l("Plus 1 and plus 2"),
        within=_l("plus 1 or 2"),
        example="1 + 6, 2 + 4",
        together=_l("Lay the cards 1 to 9 in a row. Say a number: who finds the next one, and who the one after that?"),
        strong=_l("one more and two more, such as 6 + 1 and 5 + 2"),
        trick=_l(
            "Next we look at one more and two more, such as %(sum)s: start at the larger number and go on from there."
        ),
        at_home=_l(
            "Take the cards 1 to 10 and lay them in a row. One of you puts a finger on a card and says “one more” or "
            "“two more”. Who says the number? Then look. Change roles after five turns."
        ),
        cards=((1, 2, 3, 4, 5, 6, 7, 8, 9, 10),),
        plant=_l("One more, two more"),
        within_plants=_l("one more and two more"),
        sign=(6, 1),
        room=_l("The kitchen"),
        heard=_l("Mmm! One more pancake, and two more."),
        opens=_l("The kitchen is open."),
    ),
    "doubles": FamilyWords(
        name=_l("Doubles"),
        within=_l("doubles"),
        example="3 + 3, 4 + 4",
        together=_l(
            "Each child puts down two equal cards and shows them with both hands: 4 fingers and 4 fingers make 8."
        ),
        strong=_l("doubles, such as 3 + 3 and 4 + 4"),
        trick=_l("Next come the doubles, such as %(sum)s: twice the same, as on two hands."),
        at_home=_l(
            "Take the cards 1 to 5, two of each, face down. Turn over two. Are they twins? Then say what they make "
            "together and keep them. Go on until all twins have found each other."
        ),
        cards=((1, 1), (2, 2), (3, 3), (4, 4), (5, 5)),
        plant=_l("Doubles"),
        within_plants=_l("doubles"),
        sign=(4, 4),
        room=_l("The ballroom"),
        heard=_l("Two and two, and turn around!"),
        opens=_l("The ballroom is open."),
    ),
    "near_doubles": FamilyWords(
        name=_l("Near doubles"),
        within=_l("near doubles"),
        example="3 + 4, 4 + 5",
        together=_l(
            "Lay out 4 + 4 and say the sum. Swap one card for a 5: one more. Do the same with 3 + 3 and 2 + 2."
        ),
        strong=_l("near doubles, such as 3 + 4"),
        trick=_l("Next come near doubles, such as %(sum)s: the double first, then one more."),
        at_home=_l(
            "Lay out 3 and 3 and say together what they make. Swap one 3 for a 4: what now? Do the same with 2 and 2, "
            "and with 4 and 4. Always the double first, then one more."
        ),
        cards=((3, 3), (3, 4)),
        plant=_l("Almost doubles"),
        within_plants=_l("near doubles"),
        sign=(4, 5),
        room=_l("The stable"),
        heard=_l("Hush! The small one sleeps standing up."),
        opens=_l("The stable is open."),
    ),
    "five_and": FamilyWords(
        name=_l("Sums with five"),
        within=_l("sums with five"),
        example="2 + 5, 3 + 5",
        together=_l(
            "One whole hand is five. Show 5 and 2 with your fingers and say how many, without counting the whole hand."
        ),
        strong=_l("sums with five, such as 5 + 3"),
        trick=_l("Next come sums with five, such as %(sum)s: one whole hand, and some fingers more."),
        at_home=_l(
            "Lay a 5 on the table. Draw one card from 1 to 5 and lay it beside the 5. Show it with both hands, one "
            "whole hand first, and say the sum. Five cards, then it is enough."
        ),
        cards=((5, 1), (5, 2), (5, 3), (5, 4), (5, 5)),
        plant=_l("Five and more"),
        within_plants=_l("sums with five"),
        sign=(5, 3),
        room=_l("The music room"),
        heard=_l("Five lines, five fingers. Plink!"),
        opens=_l("The music room is open."),
    ),
    "partners_of_ten": FamilyWords(
        name=_l("Partners of ten"),
        within=_l("partners of ten"),
        example="3 + 7, 4 + 6",
        together=_l("Ten counters under two cups. Lift one: how many are under the other? Write down each pair."),
        strong=_l("numbers that make ten, such as 7 + 3"),
        trick=_l("Next we look for partners: which two numbers make ten? Such as %(sum)s."),
        at_home=_l(
            "Lay out the cards 1 to 9, open, on the table. Find the pairs that make ten and push them together. One "
            "card is left over: which one would be its partner?"
        ),
        cards=((1, 9), (2, 8), (3, 7), (4, 6), (5,)),
        plant=_l("Making ten"),
        within_plants=_l("partners of ten"),
        sign=(7, 3),
        room=_l("The tower"),
        heard=_l("Ten steps up, and you can nearly touch the moon."),
        opens=_l("The tower is open."),
    ),
    "longer": FamilyWords(
        name=_l("Three numbers and more"),
        within=_l("sums of three numbers and more"),
        example="1 + 2 + 4",
        strong=_l("sums of three numbers, such as 2 + 3 + 4"),
        trick=_l("Next come sums of three numbers, such as %(sum)s: first two together, then the third."),
        at_home=_l(
            "Draw three cards from 1 to 4. Which two do you put together first? Say what they make, then add the "
            "third. Shuffle and draw again. Any order is fine: the sum is the same."
        ),
        cards=((1, 2, 4), (2, 3, 4)),
        plant=_l("Long sums"),
        within_plants=_l("long sums"),
        sign=(1, 2, 4),
        room=_l("The library"),
        heard=_l("The long stories stand at the very top."),
        opens=_l("The library is open."),
    ),
    "counting": FamilyWords(
        name=_l("Counting objects"),
        within=_l("counting"),
        example="● ● ● ●",
        together=_l("Scatter up to ten counters. Push each aside as it is counted; how many are there now?"),
        strong=_l("counting how many there are"),
        trick=_l("Next we go on counting: each thing is pushed aside as it is counted."),
        at_home=_l(
            "Put a handful of small things on the table, up to ten. Push each one aside as you count it "
            "together. How many are there? Hide some in your hand and count again."
        ),
        cards=(),
        plant=_l("Counting"),
        within_plants=_l("counting"),
        sign=(4,),
        room=_l("The treasure room"),
        heard=_l("All still here? Count again. It is so nice."),
        opens=_l("The treasure room is open."),
    ),
    "comparing": FamilyWords(
        name=_l("How many more"),
        within=_l("how many more"),
        example="9 − 6",
        together=_l("Two rows of counters, one to one. Who has more? Count only those without a partner."),
        strong=_l("how many more there are, such as 9 and 6"),
        trick=_l(
            "Next comes how many more, such as %(sum)s: two rows side by side, and only what has no partner is counted."
        ),
        at_home=_l(
            "Each of you draws a card from 1 to 10. Who has more, and how many more? Lay that many small "
            "things beside both cards, one to one, and look. Five turns, then it is enough."
        ),
        cards=((9,), (6,)),
        plant=_l("How many more"),
        within_plants=_l("how many more"),
        sign=(9, 6),
        op="−",
        room=_l("The playroom"),
        heard=_l("The bear is heavier. The mouse is braver."),
        opens=_l("The playroom is open."),
    ),
    "taking_away": FamilyWords(
        name=_l("Taking away"),
        within=_l("taking away"),
        example="18 − 4",
        together=_l("Lay out 12 counters, take 3 away, and count back aloud: 11, 10, 9."),
        strong=_l("taking away, such as %(sum)s"),
        trick=_l(
            "Next comes taking away, such as %(sum)s: back from the larger number, or up to it, whichever is nearer."
        ),
        at_home=_l(
            "Show ten fingers. Draw a card from 1 to 9 and fold so many fingers down: how many are still up? "
            "Five cards, then begin with nine fingers."
        ),
        cards=((10,), (3,)),
        plant=_l("Taking away"),
        within_plants=_l("taking away"),
        sign=(8, 3),
        op="−",
        room=_l("The bath"),
        heard=_l("Pop! One bubble less."),
        opens=_l("The bath is open."),
    ),
    "crossing": FamilyWords(
        name=_l("Sums over ten"),
        within=_l("sums over ten"),
        example="8 + 5",
        together=_l(
            "Lay out a ten frame and 8 counters. Five more: fill the frame first, then count what is left over."
        ),
        strong=_l("sums over ten, such as %(sum)s"),
        trick=_l("Next come sums over ten, such as %(sum)s: first up to ten, then what is left over."),
        at_home=_l(
            "Lay down a 9 and draw a card from 2 to 9. One of it goes to the 9, which makes ten: what do both "
            "make together? Then the same with an 8, which takes two."
        ),
        cards=((9, 5), (8, 5)),
        plant=_l("Over ten"),
        within_plants=_l("sums over ten"),
        sign=(8, 5),
        room=_l("The bridge"),
        heard=_l("Two steps to the middle. And three more!"),
        opens=_l("The bridge is open."),
    ),
    "balance": FamilyWords(
        name=_l("Both sides the same"),
        within=_l("both sides the same"),
        example="2 + 4 = 1 + 5",
        together=_l("Put 2 and 4 counters on one side of a table, 1 on the other: how many more make both the same?"),
        strong=_l("what “=” means, as in %(sum)s"),
        trick=_l(
            "Next we look at both sides of “=”, such as %(sum)s: what stands on the left is worth as much as "
            "what stands on the right."
        ),
        at_home=_l(
            "Draw two cards from 1 to 5. What do they make? Now find two other cards that make the same, and "
            "lay them opposite: both sides are worth the same."
        ),
        cards=((2, 4), (1, 5)),
        plant=_l("Both sides the same"),
        within_plants=_l("sides that are the same"),
        sign=(5, 5),
        op="=",
        room=_l("The seesaw garden"),
        heard=_l("Not too far out! There. Level."),
        opens=_l("The seesaw garden is open."),
    ),
    "hundred": FamilyWords(
        name=_l("Tens to a hundred"),
        within=_l("tens to a hundred"),
        example="30 + 70",
        together=_l("Lay out ten rods of ten. One child covers some: how many tens are left, and what do they make?"),
        strong=_l("tens that make a hundred, such as %(sum)s"),
        trick=_l("Next come tens that make a hundred, such as %(sum)s: 3 and 7 make 10, so 30 and 70 make 100."),
        at_home=_l(
            "Write the tens from 10 to 90 on slips of paper and lay them open on the table. Push those "
            "together that make a hundred. One is left over: which one would be its partner?"
        ),
        cards=((10, 90), (20, 80), (30, 70), (40, 60), (50,)),
        plant=_l("Make 100"),
        within_plants=_l("tens to a hundred"),
        sign=(30, 70),
        room=_l("The tower"),
        heard=_l("Ten steps, a window. Ten steps, a window."),
        opens=_l("The tower is open."),
    ),
    "times": FamilyWords(
        name=_l("Multiplication"),
        within=_l("multiplication"),
        example="5 × 3",
        together=_l("Fill boxes with three each and count along: three, six, nine. Then say: three boxes are nine."),
        strong=_l("multiplication, such as %(sum)s"),
        trick=_l(
            "Next comes multiplication, such as %(sum)s: start at one nearby that comes by itself, and add or take "
            "away a group."
        ),
        at_home=_l(
            "Choose one table, such as the table of 3. One of you draws a card from 2 to 10 and says how much "
            "so many threes are; the other lays it out with small things in rows of three. Six cards, then it "
            "is enough."
        ),
        cards=((2, 3, 4, 5, 6, 7, 8, 9, 10),),
        plant=_l("So many times"),
        within_plants=_l("so many times so many"),
        sign=(5, 3),
        op="×",
        room=_l("The great hall"),
        heard=_l("Two rows of five plates. And who washes up?"),
        opens=_l("The great hall is open."),
    ),
}


class RowWords(NamedTuple):
    """What stands in rows, as in a sentence. name: of the row with a number, n; others: of those without one, a name
    that no field and no other row of it has."""

    name: str = ""
    others: str = ""


ROWS: Final[Mapping[str, RowWords]] = {
    "cross": RowWords(_l("sums with %(n)d"), _l("three numbers and more")),
    "balance": RowWords(_l("%(n)d on both sides"), _l("other equations")),
    "make": RowWords(_l("%(n)d numbers make 100"), _l("other ways to 100")),
    "times": RowWords(_l("table of %(n)d"), _l("other products")),
    "table": RowWords(others=_l("numbers of one table")),
    "count_set": RowWords(others=_l("how many there are")),
    "diff": RowWords(others=_l("comparing two amounts")),
    "sub": RowWords(_l("taking away up to %(n)d"), _l("other taking away")),
}
"""By the kind of its skills."""


class TaskWords(NamedTuple):
    """A task of the log. asks: its question, as a child could ask it."""

    name: str
    asks: str


class OperationWords(NamedTuple):
    """An operation that can be asked alone. name: in a list to choose from; within: in the middle of a sentence."""

    name: str
    within: str


OPERATIONS: Final[Mapping[str, OperationWords]] = {
    "adding": OperationWords(_l("Adding"), _l("adding")),
    "missing": OperationWords(_l("The missing number"), _l("the missing number")),
    "taking_away": OperationWords(_l("Taking away"), _l("taking away")),
    "crossing": OperationWords(_l("Sums over ten"), _l("sums over ten")),
    "balance": OperationWords(_l("Both sides the same"), _l("both sides the same")),
    "hundred": OperationWords(_l("Tens to a hundred"), _l("tens to a hundred")),
    "times": OperationWords(_l("Multiplication"), _l("multiplication")),
}


TASKS: Final[Mapping[str, TaskWords]] = {
    "own_sum": TaskWords(_l("Own sums"), _l("Which of my cards make a sum?")),
    "help_bot": TaskWords(_l("Helping a friend"), _l("What do two cards of a friend make?")),
    "check_bot": TaskWords(_l("Is that right?"), _l("Is a friend's sum true?")),
    "missing_number": TaskWords(_l("The missing number"), _l("Which number is missing?")),
    "points_to_goal": TaskWords(_l("Points to the goal"), _l("How many more points are needed?")),
    "run": TaskWords(_l("Rows of numbers"), _l("Which numbers follow each other?")),
    "pair": TaskWords(_l("Twins"), _l("Which two numbers are equal?")),
    "home_total": TaskWords(
        _l("How many at home now"), _l("So many are at home, and more come: how many are there now?")
    ),
    "points_now": TaskWords(
        _l("Points of a collection now"), _l("So many points, and more come: how many are there now?")
    ),
    "home_to_goal": TaskWords(_l("How many still to bring home"), _l("How many more until all are at home?")),
    "box_missing": TaskWords(_l("Missing in a box"), _l("How many are missing in this box?")),
    "count_set": TaskWords(_l("Counting a set"), _l("How many of these lie open?")),
    "boxes_times": TaskWords(_l("So many in each box"), _l("So many boxes with so many each: how many is that?")),
    "final_score": TaskWords(
        _l("What everyone has reached"), _l("Points for the tidy boxes, less those still astray: how many?")
    ),
    "round_score": TaskWords(_l("The score of a round"), _l("Figures, boxes and cards left over: how many points?")),
    "compare": TaskWords(_l("Who has more"), _l("Does the child have more, or the friend, and how many more?")),
    "bust_count": TaskWords(_l("Counting the risk"), _l("How many of the eight colours must not come now?")),
    "swap_gain": TaskWords(_l("Choosing a swap"), _l("How many does a swap bring home, of what the hand allows?")),
    "stop_or_reveal": TaskWords(_l("Stop or go on"), _l("Turn up one more card, or stop?")),
}
"""What only one game has, its pages say: `task:` and `question:` with the code."""


class SlipWords(NamedTuple):
    """A kind of slip. name: in a sentence. title: of children who share it, else the name. example: how it looks.

    together: what they do with real cards. next: what an adult can do when it stands out; it may hold the child's name.
    by_game: a game tells both as a story of its own.
    """

    name: str
    title: str = ""
    example: str = ""
    together: str = ""
    next: str = ""
    by_game: bool = False


_ON_FROM: Final = _l("Next: ask %(name)s to start counting at the larger number, and say the next one first.")
SLIPS: Final[Mapping[str, SlipWords]] = {
    "one_more": SlipWords(_l("one too many"), next=_ON_FROM),
    "one_less": SlipWords(_l("one too few"), next=_ON_FROM),
    "off_by_one": SlipWords(
        _l("one too many or one too few"),
        title=_l("One too many or too few"),
        example="4 + 5 = 10",
        together=_l(
            "Count on aloud: put down 5, say “five”, and only then tap once for each one more. The 5 itself is not "
            "tapped."
        ),
        next=_ON_FROM,
    ),
    "wrong_operation": SlipWords(
        _l("taken away or multiplied"), title=_l("Taken away or multiplied"), example="5 + 2 = 3", by_game=True
    ),
    "dropped_addend": SlipWords(
        _l("one number left out"),
        title=_l("One number left out"),
        example="2 + 3 + 4 = 7",
        together=_l("Turn each card face down once it is added. Are all of them face down when the total is said?"),
        next=_l("Next: put a finger on each card that has been added."),
    ),
    "echo": SlipWords(
        _l("one of the numbers repeated"),
        title=_l("One of the numbers repeated"),
        example="3 + 5 = 5",
        together=_l("Before the total is said: is it more than the larger card? Lay both rods end to end and look."),
        next=_l("Next: lay the two cards out with counters and count all of them together once."),
    ),
    "decade": SlipWords(
        _l("five or ten off"),
        title=_l("Five or ten off"),
        example="15 + 10 = 20",
        together=_l("Hop along a track of fives: from 15, ten more is two hops. Say each stop aloud."),
    ),
    "transposed": SlipWords(
        _l("digits swapped"),
        title=_l("Digits swapped"),
        example="5 + 10 = 51",
        together=_l("Lay out 15 as one ten and five ones. Say it, write it, and lay 51 beside it."),
    ),
    "missed": SlipWords(_l("believed a sum that is not true")),
    "false_alarm": SlipWords(_l("did not believe a true sum")),
    "other": SlipWords(_l("another number")),
}
_ADDED: Final = {"wrong_operation": _l("added instead")}
_OTHERWISE: Final = {"wrong_operation": _l("worked out in another way")}
SLIPS_OF: Final[Mapping[str, Mapping[str, str]]] = {
    "count": {
        **dict.fromkeys(SLIPS, _l("another seat")),
        "one_more": _l("one seat too far"),
        "one_less": _l("one seat too early"),
    },
    "total": {"wrong_operation": _l("went back instead of on")},
    "missing": _ADDED,
    "to_goal": _ADDED,
    "diff": _ADDED,
    "times": {**_ADDED, "dropped_addend": _l("one group too many or too few")},
    "steps": _OTHERWISE,
    "several tasks": _OTHERWISE,
}
"""A task's kind of skill, or the field of its slips -> what some of them are called there."""
