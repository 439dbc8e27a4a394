"""What moved on the table in the latest plies, as motion.js reads it. Only what everybody saw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kidsq.games.sleeping_queens.cards import CARD_NAMES, QUEEN_NAMES, is_number
from kidsq.games.sleeping_queens.story import Sight
from kidsq.play import Look, Moment
from kidsq.web.games.sleeping_queens.pieces import Moved
from kidsq.web.games.sleeping_queens.portraits import picture_in_hand, picture_laid

if TYPE_CHECKING:
    from kidsq.web.games.sleeping_queens.scene import Scene

KEPT: Final = 8
"""More plies than this are never shown in motion: they are told."""
_NOTHING: Final = "-"


def moved(scene: Scene) -> Moved:
    """All sights, oldest first: ply, kind, seat, cards, queen, bed and other seat, "-" for none.

    Cards are numbers or drawings; they name what caused a queen's journey, too: knight, potion, the queen who woke her.
    """
    if scene.phase == "curtain":
        return Moved()
    look = scene.look
    seen = [(moment, sight) for moment in look.moments[-KEPT:] for sight in moment.sights]
    drawings = [_drawings(look, moment, sight) for moment, sight in seen]
    queens = [[f"queen-{QUEEN_NAMES[sight.queen]}"] if sight.queen else [] for _, sight in seen]
    needed = {name for names in (*drawings, *queens) for name in names if not name.isdecimal()}
    return Moved(
        told=";".join(_told(moment, sight, cards) for (moment, sight), cards in zip(seen, drawings, strict=True)),
        drawings=tuple(sorted(needed)),
    )


def _told(moment: Moment, sight: Sight, cards: list[str]) -> str:
    # Who the jester's count will reach is not told: the child is asked.
    other = sight.other if sight.kind != "flipped" else -1
    return " ".join(
        (
            str(moment.ply),
            sight.kind,
            str(sight.seat),
            "+".join(cards) or _NOTHING,
            QUEEN_NAMES[sight.queen] if sight.queen else _NOTHING,
            str(sight.bed) if sight.bed >= 0 else _NOTHING,
            str(other) if other >= 0 else _NOTHING,
        )
    )


def _drawings(look: Look, moment: Moment, sight: Sight) -> list[str]:
    return [picture(look, moment, sight, card) for card in sight.cards] + _causes(look, moment, sight)


def picture(look: Look, moment: Moment, sight: Sight, card: int) -> str:
    """A card of a sight: a number, or the drawing of a power card with the face it had."""
    edition = look.stored.edition
    if is_number(card):
        return str(card)
    if sight.kind != "flipped":
        return picture_laid(edition, look.laid, moment.ply)
    # Won from the pile: how many of its kind lay in that hand before, only its own child knows.
    before = tuple([one for one in look.laid if one.ply < moment.ply])
    return picture_in_hand(edition, before, CARD_NAMES[card], sight.seat)


def _causes(look: Look, moment: Moment, sight: Sight) -> list[str]:
    if sight.kind in ("stole", "slept", "blocked"):
        return [picture_laid(look.stored.edition, look.laid, moment.ply - 1)]
    if sight.kind == "woke" and moment.move.kind == "wake":
        before = next((one for one in look.latest if one.ply == moment.ply - 1), None)
        by_rose = before is not None and any(one.kind == "woke" for one in before.sights)
        return ["queen-rose"] if by_rose else []
    return []
