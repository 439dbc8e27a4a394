"""Words of every table: the bots, a sum, how an edition is called, why something cannot be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kidsq.web.games import lookups
from kidsq.web.games.contract import BotWords
from kidsq.web.games.lookups import pages_of
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l


def edition_name(code: str) -> str:
    """How an edition is called; one that this kidsq does not know, as in a record that cannot be read, is a game."""
    pages = pages_of(code)
    return pages.edition(code).name if pages else _("a game")


def from_age(age: int) -> str:
    """From which age on an edition is."""
    return _("age %(n)d+", n=age)


FRIENDS: Final = {
    "dotti": _l("Dotti"),
    "bruno": _l("Bruno"),
    "hugo": _l("Hugo"),
    "pippa": _l("Pippa"),
    "fenna": _l("Fenna"),
    "tilo": _l("Tilo"),
}


_FRIENDS_LINES: Final = {
    "dotti": _l("Dotti the duckling. It is all new to her."),
    "bruno": _l("Bruno the bear. Sleepy and kind."),
    "hugo": _l("Hugo the hedgehog. Shy and careful."),
    "pippa": _l("Pippa the rabbit. Quick and cheerful."),
    "fenna": _l("Fenna the fox. She remembers a lot."),
    "tilo": _l("Tilo the tortoise. He thinks ahead."),
}


def bot_words(bot: str) -> BotWords:
    """A friend of the house, or a bot that a game brings along; one whose game is here no more is just a friend."""
    if bot in FRIENDS:
        return BotWords(_(FRIENDS[bot]), _(_FRIENDS_LINES[bot]), f"friend-{bot}")
    return lookups.bot(bot) or BotWords(_("A friend"), "", "icon-people")


def bot_name(bot: str) -> str:
    return _(FRIENDS[bot]) if bot in FRIENDS else bot_words(bot).name


def bot_face(bot: str) -> str:
    """Symbol of a sprite."""
    return f"friend-{bot}" if bot in FRIENDS else bot_words(bot).picture


def sum_text(numbers: Sequence[int], layout: str = "a+b=c") -> str:
    """ "2 + 3 = 5" or "5 = 2 + 3"; the total comes last in `numbers`."""
    left, total = " + ".join(map(str, numbers[:-1])), str(numbers[-1])
    return f"{total} = {left}" if layout == "c=a+b" else f"{left} = {total}"


def both(numbers: Sequence[int]) -> str:
    """ "2 and 3"; of more, "2 and 3 and 4"."""
    return _(" and ").join(map(str, numbers))


_REFUSALS: Final = {
    "future_ply": _l("This table is not there yet. Here it is now."),
    "another_seat": _l("Now it is somebody else's turn. Here is the table."),
    "unreadable": _l("That isn't a move in this game: “%(move)s”. Tap what you see."),
    "old_ply": _l("The table has gone on. Here it is now."),
    "class_went_on": _l("Your class has gone on already. Your idea is kept. Here is the table now."),
    "used_key": _l("The table has gone on. Here it is now."),
    "bad_number": _l("“%(value)s” is no number this table knows. Here it is now."),
    "no_ply": _l("The number of the ply is missing. Load the table again."),
    "no_key": _l("The number of this tap is missing. Load the table again."),
    "bad_answer": _l("“%(value)s” is no answer to this question. Tap one of the pictures."),
    "bad_setting": _l("“%(value)s” cannot be chosen here. Nothing has changed."),
    "grown_ups_choice": _l("A grown-up has set this. Ask them if you want it changed."),
    "paused": _l("A little pause. The game waits for you."),
    "awaiting": _l("The others are still coming. Then it begins."),
    "called_away": _l("Your teacher calls you for a moment. Then you can come back."),
    "still_thinking": _l("Let us wait a little longer."),
    "late_question": _l("The game went on. Here is the table now."),
    "too_long": _l("This game has become very long. Start a new one!"),
    "over": _l("This game is over. Shall we play again?"),
}
"""For what any table refuses, by its code; a game has words for its own rules."""
_WITHOUT_VALUE: Final = _l("Something is missing there. Load the table again.")
_NOT_NOW: Final = _l("That does not go now. Here is the table.")


def refusal(code: str, values: Mapping[str, Any]) -> str:
    """Why something cannot be done at a table, and what can be done instead."""
    return worded(_REFUSALS.get(code, _NOT_NOW), values)


def worded(sentence: str, values: Mapping[str, Any]) -> str:
    """This sentence with its values; one that would quote nothing says instead that something is missing."""
    quotes_nothing = any(f"“%({name})s”" in sentence and not values.get(name) for name in ("value", "move"))
    return _(_WITHOUT_VALUE if quotes_nothing else sentence, **{"value": "", "move": "", **values})
