"""What is recorded: what queens say when they wake, the lines of a first game, its sums, the numbers to count along.

In English also what the owl tells later, and what friends say to a child. What matters most comes first.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Final

from kidsq.web.http import language
from kidsq.web.shared.table_words import FRIENDS

MOST: Final = 10
"""The largest total of a recorded sum."""
COUNTED: Final = 20
GOALS: Final = (4, 5)
WITH_ALL: Final = "en"
"""Only this language has more than a first game: four times as much is more than an installation should carry."""
GAMES: Final = Path(__file__).resolve().parents[2] / "kidsq" / "web" / "games"
"""In each of these folders `lines` has what friends say, by language and friend."""

QUEENS: Final = (
    "I waited for you!",
    "Oh, hello! My heart just went hop.",
    "Prrr … one more minute? Oh, it's you!",
    "I'm awake! Let's play! Let's play!",
    "Do I smell pancakes? I'm up!",
    "Good morning! Are all my dots still there?",
    "Is it night already? That's my morning!",
    "Wait! First I comb my feathers.",
    "Sun up, head up, here I come!",
    "Is it my birthday? It is now!",
    "I dreamed in seven colours. Look!",
    "Mmm, what smells so good? Oh, it's me!",
    "Splash! Is the sea here already?",
    "Shh … just this last page. Done!",
    "I dreamed I was a caterpillar. Phew!",
    "Good morning! I'm sweet and very strong.",
    "Hello! Quick, before I melt!",
)

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
    "Cards that make another one: play them!",
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
    "Three in a row: play them all!",
    "Try your luck: the jester!",
    "Twins! Tap the two that match.",
    "Two the same? Play them both!",
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
BEFORE_A_SUM: Final = ("Yes! %(sum)s.", "Look: %(sum)s.", "You say: %(sum)s!", "Count the dots: %(sum)s.")
"""What is said before a sum, which is recorded by itself."""
LATER: Final = (
    "A friend plays for you.",
    "A little pause.",
    "All are home! The Queen smiles.",
    "All are home. What a tidy evening!",
    "And another?",
    "And one more card.",
    "And who else?",
    "At the end, each card in your hand costs a point.",
    "Collect them! Two points for each, three for a whole box.",
    "Count along!",
    "Count along: 1, 2, 3 …",
    "Count on from five!",
    "Each colour has a box of its own. Bring them all home!",
    "Good morning! This is how far you came.",
    "Good night, everybody!",
    "Hop from here to the goal!",
    "It is not far now!",
    "A joker carries this one home.",
    "A joker is any colour you like.",
    "A whole colour is home. The box is full!",
    "Keep me! I guard your queens from knights.",
    "Keep me! I guard your queens from potions.",
    "Keep me! Nobody has a queen for me now.",
    "Look at the counters!",
    "Look at these cards.",
    "Nearly all are home!",
    "Never the same colour twice! Stop in time.",
    "No cards left. Wait for the others.",
    "No cards to draw any more: now you can wait.",
    "No pair now. You can trade.",
    "No pair? Trade your cards for open ones.",
    "No row now. Swap a card!",
    "Nobody can come home now. Take new cards.",
    "Nobody can come home now. You can wait.",
    "Nobody to bring home? Take new cards.",
    "Nothing can happen with the first card.",
    "One joker alone carries somebody to any box.",
    "One more pair? Or you are done.",
    "One more? The same twice is gone!",
    "One swap brings two home. Can you find it?",
    "Saved! Your dragon stops the knight.",
    "Saved! Your wand stops the potion.",
    "So many points together!",
    "Somebody can come home now.",
    "Swap a card, or find a row!",
    "Take your time. Who moves?",
    "Tap a card first.",
    "Tap an open card, too.",
    "Tap your card and an open one.",
    "The cards are shuffled again.",
    "The last one of a box: who takes it gets the box, too.",
    "The Queen smiles!",
    "The same colour twice! These cards are gone.",
    "The same colour twice: what was turned up is gone.",
    "The sun comes up",
    "There is a pair with your cards.",
    "These two change places!",
    "Turn up cards, one by one. They will be yours.",
    "Two cards of one colour are a joker together.",
    "Two cards, two colours: those two change places.",
    "Two can come home with these cards!",
    "What a full collection!",
    "What a tidy evening!",
    "Where to? Tap a box.",
    "Which box?",
    "Which card?",
    "Who comes home lights a lantern. Count along!",
    "Who moves?",
    "Who will it be?",
    "Yes, you saw it!",
    "You can swap a card with a friend.",
    "You have collected the most!",
    "You may trade with your partner, too.",
    "You see your friends' cards. Think together!",
    "You see your partner's cards. Nobody else does.",
    "You share the win!",
    "Your card and an open one of one colour: a pair!",
    "Your team won!",
    "Your turn! Tap your cards.",
    "Your turn! Turn up cards.",
)
OF_EVENTS: Final = ("thanks", "you_woke", "you_blocked", "sorry_steal", "sorry_potion", "two_home")
"""The events of which friends are heard: first those in which they speak to the child."""


def said(tag: str) -> Iterator[str]:
    """Every recorded text in this language, as it is written; the parts of longer ones by themselves."""
    says = language.catalogue(tag).gettext
    yield from map(says, QUEENS)
    yield from _first_game(tag)
    if tag == WITH_ALL:
        yield from map(says, LATER)
        yield from _of_friends()


def _first_game(tag: str) -> Iterator[str]:
    says = language.catalogue(tag).gettext
    yield from map(says, LINES)
    yield from (says(line) % {"who": says(name)} for line, name in product(OF_FRIENDS, FRIENDS.values()))
    yield from (says(line) % {"n": n} for line, n in product(OF_THE_GOAL, GOALS))
    yield from (says(line).split("%(sum)s")[0] for line in BEFORE_A_SUM)
    yield from map(str, range(COUNTED + 1))
    for left, right in product(range(1, MOST), repeat=2):
        if left + right <= MOST:
            both = says(" and ").join((str(left), str(right)))
            yield both
            yield says("What do %(sum)s make?") % {"sum": both}
            yield f"{left} {says('plus')} {right} {says('is the same as')} {left + right}"


def _of_friends() -> Iterator[str]:
    """What each friend says of these events, but for lines with values in them."""
    by_friend = [tomllib.loads(file.read_text("utf-8")) for file in sorted(GAMES.glob(f"*/lines/{WITH_ALL}/*.toml"))]
    for event, lines in product(OF_EVENTS, by_friend):
        yield from (line for line in lines.get(event, ()) if "%(" not in line)


def aloud(text: str) -> str:
    """A text as it is looked up to be read (voice.js): without the signs that nobody says."""
    text = re.sub(r"\s*·\s*", ", ", text)
    text = re.sub(r"\s+", " ", re.sub(r"[*“”]", "", text))
    return re.sub(r" (?=[.,:;!?])", "", text).strip()


def key(text: str) -> str:
    """Under which a recording is found: without what ends the sentence (recordings.js)."""
    return re.sub(r"[.!?:…]+$", "", text)


def heard(tag: str) -> Mapping[str, str]:
    """Key -> text, each once, what matters most first."""
    return {key(text): text for text in map(aloud, said(tag))}


def file_name(line: str) -> str:
    """The file of a line by its key, which a person can read, too: "Your turn" lies in `your-turn.mp3`."""
    words = re.sub(r"\W+", "-", line.lower().replace("œ", "oe").replace("ß", "ss")).strip("-")
    return unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode() + ".mp3"
