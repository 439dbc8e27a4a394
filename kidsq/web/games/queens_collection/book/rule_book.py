"""The pages of the rule book, for each edition: each shows one thing that can happen at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kidsq.games.queens_collection.editions import EDITIONS, is_tidying
from kidsq.web.games.books import Book, Page
from kidsq.web.games.queens_collection import words
from kidsq.web.http.language import gettext as _

# -- how points are counted, shown with an example that is worked out here, so that no translation can miscount it -----

A_BOX: Final = 3
A_FIGURE: Final = 2
MOST: Final = 24


def tidy_points(tidy: int = 6, astray: int = 4) -> Page:
    """The one score of those who tidy up. tidy: boxes; astray: figures."""
    lines = (
        _("A box where somebody is home and nobody astray: %(n)d points.", n=A_BOX),
        _("Each figure astray: 1 point less."),
        _("Here: %(k)d times %(n)d is %(sum)d. Take %(m)d away: %(all)d.", **_sums(tidy, astray)),
        _("All home is always %(most)d.", most=MOST),
    )
    return Page("tidy_points", _("The points"), lines, {"tidy": tidy, "astray": astray, "all": A_BOX * tidy - astray})


def _sums(tidy: int, astray: int) -> dict[str, int]:
    return {"k": tidy, "n": A_BOX, "sum": A_BOX * tidy, "m": astray, "all": A_BOX * tidy - astray}


def collected_points(boxes: int = 2, figures: int = 6, cards: int = 1) -> Page:
    """The score of a round of those who collect. cards: left in the hand."""
    of_boxes, of_figures = A_BOX * boxes, A_FIGURE * figures
    lines = (
        _("A box: %(box)d points. A figure: %(figure)d.", box=A_BOX, figure=A_FIGURE),
        _("Each card in your hand: 1 point less, a joker too."),
        _(
            "Here: %(boxes)d and %(figures)d is %(sum)d. Take %(cards)d away: %(all)d.",
            boxes=of_boxes,
            figures=of_figures,
            sum=of_boxes + of_figures,
            cards=cards,
            all=of_boxes + of_figures - cards,
        ),
    )
    values = {"boxes": boxes, "figures": figures, "cards": cards, "all": of_boxes + of_figures - cards}
    return Page("round_points", _("The points"), lines, values)


# -- the pages of the rule book ----------------------------------------------------------------------------------------


def book(edition: str) -> Book:
    """How is this edition played?"""
    pages = _tidying(edition) if is_tidying(edition) else _collecting(edition)
    return Book(
        words.title(),
        tuple(pages),
        "games/queens_collection/book/_book.html",
        "games/queens_collection/pages/book.css",
    )


def _tidying(edition: str) -> Iterator[Page]:
    together = len(EDITIONS[edition].seats) > 1
    goal = _("Bring them home together, before it is evening!") if together else _("Bring them home before evening!")
    yield Page("astray", _("What it is about"), (_("All the Queen's figures are in other boxes than their own."), goal))
    if not together:
        lines = (_("Four of them are away today, each of another colour."), _("Twenty are waiting for you."))
        yield Page("away", _("Four are away"), lines)
    yield Page(
        "home",
        _("At home"),
        (_("Each figure is home in the box of its colour."), _("Three of a colour belong together.")),
    )
    yield _turn(together)
    yield Page(
        "swap",
        _("Change places"),
        (
            _("Play a red and a blue card: one Red and one Blue change places."),
            _("They must stand in different boxes."),
        ),
    )
    yield from _jokers(together)
    if together:
        yield from _with_others()
    yield Page(
        "lights",
        _("The lights"),
        (_("Each figure at home lights a lantern."), _("All are shining? Then everybody is home.")),
    )
    yield Page(
        "third",
        _("Two places in a box"),
        (
            _("In your first games each box has two places."),
            _("Two are home? The third may go out to play, wherever it is."),
            _("Or begin with two of each colour."),
        ),
    )
    yield _end_of_tidying(together)
    yield tidy_points()
    yield Page(
        "harder",
        _("Harder, if you like"),
        (_("Play with three cards of each colour."), _("Or with fewer jokers: five, four or three.")),
    )


def _turn(together: bool) -> Page:
    hand = _("You have three cards. Everybody may see them.") if together else _("You have three cards.")
    lines = (hand, _("Do one thing with them."), _("For each card you play, you draw a new one."))
    return Page("turn", _("Your turn"), lines, {"together": together})


def _jokers(together: bool) -> Iterator[Page]:
    alone = () if together else (_("Alone, two cards of one colour are no joker."),)
    lines = (_("It is any colour you like."), _("With two jokers you choose both colours."), *alone)
    yield Page("joker", _("The joker"), lines)
    if together:
        yield Page(
            "couple",
            _("Two the same"),
            (
                _("Two cards of one colour are one joker."),
                _("With a third card, two figures change places."),
                _("Three of one colour? One joker, and one card."),
            ),
        )
    carrying = (_("Play one joker. Carry one figure to any other box."), _("There is always room."))
    yield Page("carry", _("Carry"), (*carrying, *((_("Two the same will do, too."),) if together else ())))
    yield Page(
        "renew",
        _("New cards"),
        (_("Put one, two or three cards away."), _("Take as many new ones, if there are so many.")),
    )


def _with_others() -> Iterator[Page]:
    yield Page(
        "exchange",
        _("Card for card"),
        (
            _("Give somebody a card and take a different one for it."),
            _("The top card of the pile goes away, too. No pile, no exchange."),
        ),
    )
    yield Page(
        "pass", _("No card left to draw"), (_("Then you may wait, if you like."), _("You can still play cards."))
    )


def _end_of_tidying(together: bool) -> Page:
    if together:
        won: str = _("All are home? You all win, and the Queen smiles!")
        over: tuple[str, ...] = (_("Or all of you waited, one after the other: it is evening."),)
    else:
        won = _("All are home? You win, and the Queen smiles!")
        over = (_("Is the pile empty after your turn? It is evening."), _("What you still hold is not played."))
    return Page("tidied", _("The end"), (won, *over))


def _collecting(edition: str) -> Iterator[Page]:
    teams = bool(EDITIONS[edition].teams)
    yield Page(
        "collect",
        _("What it is about"),
        (
            _("All figures are at home. Collect them!"),
            _("You play one round for each of you, or fewer."),
            _("The most points win."),
        ),
    )
    if teams:
        lines = (_("Two play against two. Your partner sits opposite."), _("You see each other's cards."))
        yield Page("team", _("Two teams"), lines)
    hidden = _("Two cards are yours. Only your team sees them.") if teams else _("Two cards are yours alone.")
    yield Page("deal", _("At the beginning"), (hidden, _("Three cards lie open for all.")))
    yield from _revealing()
    yield from _pairs()
    yield from _trades(teams)
    yield from _end_of_collecting(teams)


def _revealing() -> Iterator[Page]:
    yield Page(
        "reveal",
        _("First: turn up cards"),
        (
            _("Turn up one after the other, up to five."),
            _("Stop when you like, even before the first. What lies there is yours."),
            _("No card left? Shuffle those that were put away."),
        ),
    )
    yield Page(
        "bust",
        _("The same colour twice"),
        (
            _("Then all you turned up is gone. Your hand stays."),
            _("Jokers do no harm."),
            _("Your turn goes on all the same."),
        ),
    )


def _pairs() -> Iterator[Page]:
    yield Page(
        "pair",
        _("Then: a pair"),
        (
            _("One card of yours, and an open one of the same colour."),
            _("A figure of that colour comes to you."),
            _("Up to three pairs in a turn. Then new cards lie open."),
        ),
    )
    yield Page(
        "wild",
        _("The joker"),
        (_("It is any colour: in your hand, and lying open."), _("Only jokers? Then you say which colour.")),
    )
    yield Page("double", _("Two the same"), (_("Two of one colour in your hand are one of any other colour."),))
    yield Page("last", _("The last one"), (_("You take the last one of a box? You get the box, too!"),))
    yield Page(
        "out",
        _("Nobody left"),
        (_("A pair for an empty box? Those cards leave this round."), _("So they cost you no points.")),
    )


def _trades(teams: bool) -> Iterator[Page]:
    yield Page(
        "trade",
        _("Or: trade"),
        (
            _("Give one to three cards for as many open ones."),
            _("No colour goes both ways. Then your turn is over."),
            _("With a card in your hand you must do one of them."),
        ),
    )
    if teams:
        yield Page(
            "share",
            _("Or: share"),
            (_("Trade with your partner, just like that."), _("The others see how many cards, and no more.")),
        )


def _end_of_collecting(teams: bool) -> Iterator[Page]:
    yield Page(
        "round",
        _("The end of a round"),
        (
            _("Only one box has figures in it, or none? This turn is the last."),
            _("Or nobody took a figure, ten turns each."),
        ),
    )
    yield collected_points()
    yield Page(
        "again",
        _("The next round"),
        (_("All figures go home. All cards are shuffled."), _("This time somebody else begins.")),
    )
    last = _("Add up all rounds, and both partners.") if teams else _("Add up the points of all rounds.")
    lines = (last, _("The most points win."), _("As many as somebody else? You win together."))
    yield Page("collected", _("The end"), lines, {"teams": teams})
