"""The pages of the rule book, for each edition: each shows one thing that can happen at the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kidsq.arithmetic.tables import FACTORS
from kidsq.games.sleeping_queens import EDITIONS
from kidsq.games.sleeping_queens.cards import CARD_NAMES, QUEEN_NAMES
from kidsq.web.games.books import Book, Page
from kidsq.web.games.sleeping_queens import laying_words, words
from kidsq.web.games.sleeping_queens.pieces import SidesPicture
from kidsq.web.games.sleeping_queens.quantities import drawn_in
from kidsq.web.games.sleeping_queens.scene import unit_of
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import in_a_list
from kidsq.web.shared.equations import Signs


def book(edition: str) -> Book:
    """How is this edition played? Its cards are drawn as they are in it."""
    drawn = {"unit": unit_of(edition), "deck": sorted(EDITIONS[edition].numbers)}
    pages = tuple(replace(page, values={**page.values, **drawn}) for page in _pages(edition))
    return Book(_("Sleeping Queens"), pages, "games/sleeping_queens/book/_book.html", "games/sleeping_queens/book.css")


def _pages(edition: str) -> Iterator[Page]:
    yield _aim(edition)
    yield Page(
        "turn",
        _("Your turn"),
        (
            _("Do one thing with your cards."),
            _("Then you get new ones, up to five."),
            _("No card left? Shuffle those that were put away."),
        ),
    )
    yield Page("king", _("A king"), (_("Tap a king, then a bed."), _("The queen wakes up and comes to you!")))
    if _attacks_are_in(edition):
        yield from _attacks(edition)
    yield Page(
        "jester",
        _("The jester"),
        (
            _("He turns the next card over."),
            _("A number? Count along the seats, beginning with yourself. The last one wakes a queen."),
            _("Another card? It is yours, and you go again."),
        ),
    )
    yield from _numbers(edition)
    yield from _queens(edition)
    if EDITIONS[edition].spare_powers_last:
        yield Page(
            "keep",
            _("Keep your powers"),
            (_("Kings, knights and their friends stay in your hand."), _("You swap one only when nothing else goes.")),
        )
    yield _end(edition)
    yield _where_from(edition)


def _attacks_are_in(edition: str) -> bool:
    return any(CARD_NAMES[card] == "knight" for card in EDITIONS[edition].deck)


def _aim(edition: str) -> Page:
    of = EDITIONS[edition]
    few, many, points = of.goal_queens(2), of.goal_queens(4), of.goal_points(2)
    lines = [_("All the queens are asleep. Wake them!")]
    if points is None:
        lines.append(_("Whoever first has %(n)d queens wins.", n=few))
    else:
        lines.append(_("Whoever first has %(n)d queens or %(points)d points wins.", n=few, points=points))
    if many != few and points is None:
        lines.append(_("With four or five at the table: %(n)d queens.", n=many))
    elif many != few:
        more = of.goal_points(4)
        lines.append(_("With four or five at the table: %(n)d queens or %(points)d points.", n=many, points=more))
    return Page("aim", _("What it is about"), tuple(lines), {"goal": few})


def _attacks(edition: str) -> Iterator[Page]:
    if EDITIONS[edition].points_count:
        kept_in_mind: str = _("Remember her bed, and her points!")
    else:
        kept_in_mind = _("Remember which bed she sleeps in!")
    yield Page("knight", _("A knight"), (_("He rides to somebody who has a queen."), _("He brings her to you.")))
    yield Page(
        "dragon",
        _("A dragon"),
        (_("A knight comes to you? Show your dragon."), _("The knight turns round, and your queen stays.")),
    )
    yield Page(
        "potion",
        _("A sleeping potion"),
        (
            _("Choose a queen who is awake somewhere else."),
            _("She yawns and goes back to a bed. You say which."),
            kept_in_mind,
        ),
    )
    yield Page(
        "wand",
        _("A magic wand"),
        (_("A potion comes to you? Wave your wand."), _("Pling! Your queen stays awake.")),
    )


def _numbers(edition: str) -> Iterator[Page]:
    if EDITIONS[edition].spare_powers_last:
        yield Page("one", _("One number"), (_("Put it away and get a new card."),))
    else:
        yield Page("one", _("One card"), (_("Nothing to do? Put any one card away."), _("You get a new one.")))
    yield Page("twins", _("Twins"), (_("Two that are the same: put both away."), _("You get two new cards.")))
    of = laying_words.of_edition(edition)
    picture = "sum" if EDITIONS[edition].laying else "row"
    example, said = laying_words.example(edition), laying_words.named_in(edition)
    values: dict[str, int | str] = {}
    if said:
        n = said.claimed
        values = {
            "numbers": in_a_list(map(str, said.operands)),
            "n": n,
            "first": FACTORS[0] * n,
            "last": FACTORS[-1] * n,
        }
    shown = {"numbers": example, "shown": _drawn(edition, example)} if example else {}
    yield Page(picture, _(of.title), tuple([_(line, **values) for line in of.book]), shown)


def _drawn(edition: str, signs: Signs) -> SidesPicture | None:
    """How much an equation is, where that is not drawn in rods."""
    drawn = drawn_in(edition)
    if drawn == "rods":
        return None
    middle = signs.index("=")
    left, right = (tuple([one for one in side if isinstance(one, int)]) for side in (signs[:middle], signs[middle:]))
    return SidesPicture(left, (), left, right, drawn=drawn)


def _queens(edition: str) -> Iterator[Page]:
    queens = EDITIONS[edition].queens
    yield Page("rose", _queen("rose"), (_("When she wakes up, she wakes a friend."), _("Choose one more bed!")))
    cat, dog = _queen("cat"), _queen("dog", edition)
    yield Page(
        "quarrel",
        _("Cat and Poodle") if EDITIONS[edition].poodle else _("Cat and Dog"),
        (
            _("The %(cat)s and the %(dog)s do not get on.", cat=cat, dog=dog),
            _("You have one of them? Then the other goes back to bed."),
            *((_("And no knight brings them together."),) if _attacks_are_in(edition) else ()),
        ),
    )
    if "strawberry" in queens:
        yield Page("strawberry", _queen("strawberry"), (_("Nobody can take her or put her to sleep."),))


def _queen(name: str, edition: str = "") -> str:
    return words.queen_name(QUEEN_NAMES.index(name), edition)


def _end(edition: str) -> Page:
    if EDITIONS[edition].points_count:
        last = _("No queen asleep any more? Then the most points win.")
    else:
        last = _("No queen asleep any more? Then the most queens win.")
    together = _("As many as somebody else? You win together.")
    return Page("end", _("The end"), (_("You have enough? You win at once!"), last, together))


def _where_from(edition: str) -> Page:
    """Who thought the game up. How long one takes: as the rule sheets say, which know no game for beginners."""
    lines = (
        _("Miranda was six. One night she could not fall asleep, and this game came to her."),
        _("Her big sister and her parents helped to make it."),
    )
    lasts = (_("A game takes about twenty minutes."),) if _attacks_are_in(edition) else ()
    return Page("invented", _("Who thought of it?"), (*lines, *lasts))
