"""Who sits at a table, as the child in front of this screen should hear and see it."""

from __future__ import annotations

from typing import Final

from kidsq.play import Look
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import royals, table_words

GUEST_FACES: Final = tuple(f"face-{number}" for number in (21, 22, 23, 24, 1, 2, 3, 4))


def names(look: Look) -> tuple[str, ...]:
    """Who sits where, as the child in front of this screen should hear it."""
    seats, guests = list[str](), _guests(look)
    for sitting in look.stored.seats:
        if sitting.bot is not None:  # twice the same bot at one table: Bruno and Bruno 2
            before = [other.bot for other in look.stored.seats[: sitting.seat]].count(sitting.bot)
            name = table_words.bot_name(sitting.bot)
            seats.append(f"{name} {before + 1}" if before else name)
        elif sitting.seat in look.learners:
            seats.append(look.learners[sitting.seat].nickname)
        else:
            nth = guests.index(sitting.seat) + 1
            seats.append(_("Me") if len(look.people) == 1 else _("Player %(n)s", n=nth))
    return tuple(seats)


def faces(look: Look) -> tuple[str, ...]:
    """By seat: the drawing of a bot or a face, or a child's own royal."""
    guests, taken = _guests(look), {child.face for child in look.learners.values()}
    free = [face for face in GUEST_FACES if face not in taken]
    if guests and len(look.people) == 1:
        free = [royals.of_guest() or free[0]]
    found = []
    for sitting in look.stored.seats:
        if sitting.bot is not None:
            found.append(table_words.bot_face(sitting.bot))
        elif sitting.seat in look.learners:
            found.append(look.learners[sitting.seat].shown)
        else:
            found.append(free[guests.index(sitting.seat)])
    return tuple(found)


def _guests(look: Look) -> list[int]:
    return [seat for seat in look.people if seat not in look.learners]
