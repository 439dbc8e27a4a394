"""What can be chosen, in words: for a grown-up's form, and for the tiles of the gear at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.i18n.languages import SPOKEN
from kidsq.play.preferences import AUTO, Preferences
from kidsq.web.games.lookups import game_says, games_say
from kidsq.web.http.language import gettext as _


@dataclass(frozen=True, slots=True)
class Value:
    """One code of a choice. told: for grown-ups; said: on its tile in the gear, with this picture.

    rare: for grown-ups to choose; a child that has it sees it.
    """

    code: str
    told: str
    said: str = ""
    picture: str = ""
    rare: bool = False


@dataclass(frozen=True, slots=True)
class Words:
    """One choice. name, line: for grown-ups; asked: by the gear, in this part of it; values: the tiles in their order.

    What the gear does not ask, or a game asks in its own way, has no part.
    """

    name: str
    values: tuple[Value, ...]
    line: str = ""
    asked: str = ""
    part: Literal["play", "hear", "see", ""] = ""

    def told(self, code: str) -> str:
        return next(value.told for value in self.values if value.code == code)


def words_of(key: str) -> Words:
    """The words of a choice, in the language of this request."""
    return _WORDS[key]()


_WORDS: Final[Mapping[str, Callable[[], Words]]] = {
    "band": lambda: Words(
        _("Age band"),
        (
            Value(
                "younger", _("5 to 7 years: a bright bedroom, whole sentences, read aloud"), _("from 5"), "band-younger"
            ),
            Value(
                "older", _("8 to 10 years: a quiet card table, few words, quicker friends"), _("from 8"), "band-older"
            ),
        ),
        _("Look, pace and words. Rules, questions, help and figures are the same. The child may change it."),
        _("How it looks and sounds"),
        "see",
    ),
    "speed": lambda: Words(
        _("How fast the friends play"),
        (
            Value("slow", _("slowly"), _("slowly"), "gear-slow"),
            Value("normal", _("normal"), _("normally"), "gear-normal"),
            Value("fast", _("fast"), _("fast"), "gear-fast"),
            Value("button", _("on “next”"), _("when I tap"), "gear-button"),
        ),
        "",
        _("Friends play"),
        "play",
    ),
    "hint": lambda: Words(
        _("Help with sums"),
        (
            Value(AUTO, _("By itself: a lot for new sums, less for each that is known"), _("the owl decides"), "owl"),
            Value("0", _("0 – nothing by itself"), _("off"), "owl-sleepy"),
            Value("1", _("1 – only when asked"), _("when I ask"), "gear-ask"),
            Value("2", _("2 – “there is a sum in your hand”"), _("a word"), "gear-word", rare=True),
            Value(
                "3",
                _("3 – one addend glows, the other after ten seconds"),
                _("a little, later"),
                "gear-slow",
                rare=True,
            ),
            Value("4", _("4 – the addends glow, not the total"), _("a little"), "gear-glow"),
            Value("5", _("5 – every card of a sum glows"), _("a lot"), "gear-point"),
        ),
        " ".join(filter(None, (_("The child can always ask the owl for more."), games_say("hint_line")))),
        _("Help with sums"),
        "play",
    ),
    "memory": lambda: Words(
        game_says("memory"),
        (
            Value(AUTO, _("By itself: less for a child that remembers")),
            Value("picture", _("picture and points")),
            Value("sparkle", game_says("hinted")),
            Value("nothing", _("nothing")),
        ),
        games_say("memory_line"),
    ),
    "operation": lambda: Words(
        _("How a sum laid with cards is said"),
        (
            Value("plus", _("as a sum: 4 + 5 = 9")),
            Value("minus", _("as a difference: 9 − 4 = 5")),
            Value("mixed", _("in some games so, in others so")),
        ),
        _("In editions with sums to ten, after the first game. Friends ask so, too."),
    ),
    "counters": lambda: Words(
        _("How numbers look"), (Value("rods", _("coloured rods")), Value("fives", _("red and blue fives")))
    ),
    "sound": lambda: Words(
        _("Sounds"),
        (Value("1", _("on"), _("on"), "gear-sound"), Value("0", _("off"), _("off"), "gear-no-sound")),
        "",
        _("Sound"),
        "hear",
    ),
    "volume": lambda: Words(
        _("How loud"),
        (
            Value("quiet", _("quiet"), _("quiet"), "gear-quiet"),
            Value("middle", _("middle"), _("middle"), "gear-middle"),
            Value("loud", _("loud"), _("loud"), "gear-loud"),
        ),
        _("Sounds and reading aloud, never louder than the tablet itself is set."),
        _("How loud"),
        "hear",
    ),
    "reading": lambda: Words(
        _("Reading aloud"),
        (
            Value("1", _("every line"), _("yes"), "gear-reads"),
            Value("0", _("when tapped"), _("no"), "gear-no-reads"),
        ),
        "",
        _("Read to me"),
        "hear",
    ),
    "music": lambda: Words(
        _("Music and the sounds of the night"),
        (Value("1", _("on"), _("on"), "gear-music"), Value("0", _("off"), _("off"), "gear-no-music")),
        "",
        _("Music"),
        "hear",
    ),
    "theme": lambda: Words(
        _("Colours"),
        (
            Value("night", _("as painted"), _("night"), "gear-night"),
            Value("calm", _("calm: softer and plainer"), _("calm"), "gear-calm"),
            Value("contrast", _("strong: light on dark, every edge drawn"), _("strong"), "gear-contrast"),
        ),
        _("On all the child's pages. A tablet that asks for more contrast gets it by itself."),
        _("Colours"),
        "see",
    ),
    "text": lambda: Words(
        _("Letters"),
        (
            Value("usual", _("usual"), _("usual"), "letter-usual"),
            Value("large", _("larger"), _("larger"), "letter-large"),
            Value("larger", _("as large as fits"), _("very large"), "letter-larger"),
        ),
        "",
        _("Letters"),
        "see",
    ),
    "left_handed": lambda: Words(
        _("Main button"),
        (
            Value("1", _("on the left"), _("on the left"), "gear-left"),
            Value("0", _("on the right"), _("on the right"), "gear-right"),
        ),
        "",
        _("Main button"),
        "see",
    ),
    "still": lambda: Words(
        _("Things that move"),
        (
            Value("0", _("move"), _("move"), "gear-move"),
            Value("1", _("stand still"), _("stand still"), "gear-still"),
        ),
        _("A tablet that asks for less motion gets it by itself."),
        _("Pictures"),
        "see",
    ),
    "language": lambda: Words(
        _("Language"),
        (Value(AUTO, _("as the tablet is set")), *(Value(code, one.name) for code, one in SPOKEN.items())),
        _("For the children's pages. Each child may choose another."),
    ),
}


@dataclass(frozen=True, slots=True)
class Question:
    """What the gear asks. chosen: the code of its tile. is_fixed: an adult has set it, and its tile is told alone."""

    key: str
    asked: str
    chosen: str
    tiles: tuple[Value, ...]
    is_fixed: bool


def questions(part: str, now: Preferences) -> list[Question]:
    """What the gear asks in this part of it; not what a child needs otherwise in any case."""
    codes = dict(now.codes)
    found = []
    for key in _WORDS:
        words = words_of(key)
        if words.part == part and not (key == "reading" and now.needs.read_aloud):
            tiles = tuple(
                one
                for one in words.values
                if (not one.rare or one.code == codes[key])
                and not (key == "text" and one.code == "usual" and now.needs.larger_type)
            )
            found.append(Question(key, words.asked, codes[key], tiles, key in now.pinned))
    return found
