"""What is recorded: the lines of a first game, its sums, and the numbers to count along."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final

from kidsq.web.http import language
from kidsq.web.shared.table_words import FRIENDS

MOST: Final = 10
"""The largest total of a recorded sum."""
COUNTED: Final = 20
GOALS: Final = (4, 5)

LINES: Final = (
    "A king wakes a queen. Tap him!",
    "A knight fetches a queen.",
    "A potion sends a queen to bed.",
    "A dragon stops a knight.",
    "A wand stops a potion.",
    "A question for you. Tap your answer!",
    "A row! Tap the glowing cards.",
    "Almost!",
    "All the queens are awake.",
    "Cards that make another one: lay them!",
    "Cat and Dog never stay together.",
    "Count the dots.",
    "Do some cards make another one?",
    "First: wake a queen. Tap a bed.",
    "It is the one that glows.",
    "Let us count: it is you!",
    "Look at the rods!",
    "No sum now. Swap a card!",
    "No sum this time.",
    "Not yet.",
    "Or swap one card for a new one.",
    "Others wake queens too!",
    "Pick a bed.",
    "Pick a king first.",
    "Pick a queen.",
    "Put all back",
    "Rose wakes one more. Tap a bed!",
    "So many queens are awake!",
    "Soon we begin!",
    "Swap a card, or find a sum!",
    "Tap any bed with a sleeper in it.",
    "Tap the king, then a bed.",
    "Take your time. Try any card.",
    "Take your time. Which bed?",
    "The jester chose you! Tap a bed.",
    "The jester turns up a lucky card.",
    "There is a sum in your hand!",
    "Three in a row: lay them all!",
    "Try your luck: the jester!",
    "Twins! Tap the two that match.",
    "Two the same? Lay them both!",
    "What a night!",
    "What shall we do? Tap a button.",
    "Would you like an idea? Tap me.",
    "Yes, it is you!",
    "You play a jester!",
    "You play a king.",
    "You won!",
    "Your cards! One thing each turn.",
    "Your king can wake a queen. Tap him!",
    "Your king would like to wake a queen.",
    "Your knight can fetch a queen!",
    "Your potion makes a queen sleepy.",
    "Your turn!",
    "“Not now” is fine, too.",
)
OF_FRIENDS: Final = (
    "%(who)s asks. Tap your answer!",
    "%(who)s asks you!",
    "Now it is %(who)s's turn.",
    "%(who)s won this time.",
)
OF_THE_GOAL: Final = (
    "Wake %(n)d queens and you win!",
    "Your queen! %(n)d queens win.",
    "%(n)d queens: that wins the game!",
)
BEFORE_A_SUM: Final = ("Yes! %(sum)s.", "Look: %(sum)s.", "You say: %(sum)s!", "Count the dots above: %(sum)s.")
"""What is said before a sum, which is recorded by itself."""


def said(tag: str) -> Iterator[str]:
    """Every recorded text in this language, as it is read aloud; the parts of longer ones by themselves."""
    says = language.catalogue(tag).gettext
    yield from map(says, LINES)
    yield from (says(line) % {"who": says(name)} for line, name in product(OF_FRIENDS, FRIENDS.values()))
    yield from (says(line) % {"n": n} for line, n in product(OF_THE_GOAL, GOALS))
    yield from (says(line).split("%(sum)s")[0].strip() for line in BEFORE_A_SUM)
    yield from map(str, range(COUNTED + 1))
    for left, right in product(range(1, MOST), repeat=2):
        if left + right <= MOST:
            both = says(" and ").join((str(left), str(right)))
            yield both
            yield says("What do %(sum)s make?") % {"sum": both}
            yield f"{left} {says('plus')} {right} {says('is the same as')} {left + right}"


def key(text: str) -> str:
    """Under which a recording is found: without what ends the sentence (recordings.js)."""
    return re.sub(r"[.!?:…]+$", "", text)


def heard(tag: str) -> Mapping[str, str]:
    """Key -> text, each once."""
    return {key(text): text for text in said(tag)}
