"""Who sits at the table, the queens they have, and the beds of all the others."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from kidsq.games.sleeping_queens.cards import QUEEN_NAMES
from kidsq.learning.payload import Total
from kidsq.web.games.sleeping_queens import spoken, words
from kidsq.web.games.sleeping_queens.pieces import Bed, Panel, Queen, Shown

if TYPE_CHECKING:
    from kidsq.web.games.sleeping_queens.scene import Scene


def panel(scene: Scene, seat: int) -> Panel:
    """One seat as everybody sees it."""
    look, view = scene.look, scene.look.view
    counts = view.goal_points is not None
    shown = look.question.presented if look.question and look.question.seat == seat else None
    sitting = look.stored.seats[seat]
    latest = look.latest[-1] if look.latest else None
    says = latest.say if latest and latest.seat == seat and look.outcome is None else None
    if says and says.code == "jester" and look.pointing is None:
        says = None  # it asks who it will be, and by now everybody has seen it
    bubble = words.remark(sitting.bot, says, scene.names, one_way=look.one_way) if says and sitting.bot else None
    if sitting.bot and scene.answered and scene.answered.question.bot_seat == seat and look.outcome is None:
        bubble = words.thanks(sitting.bot) or bubble
    return Panel(
        seat=seat,
        name=scene.names.seats[seat],
        face=scene.faces[seat],
        mine=seat == look.seat,
        kind="bot" if sitting.bot else "child",
        on_turn=scene.decider == seat,
        court=tuple([queen(scene, code, seat) for code in view.courts[seat]]),
        queens_goal=view.goal_queens,
        # The marker stays where it was until the child has hopped it.
        points=(shown.before if isinstance(shown, Total) else view.points[seat]) if counts else None,
        goal_points=view.goal_points,
        cards=view.hand_sizes[seat],
        bubble=bubble,
        mood=spoken.mood(look, seat, latest, thinks=scene.decider == seat),
        won=seat in view.winners,
        away=sitting.stand_in is not None,
        sign=look.signs.get(seat),
    )


def queen(scene: Scene, code: int, seat: int | None = None) -> Queen:
    """A queen who is awake or remembered. seat: where she is awake, and can be chosen for a knight or a potion."""
    taken = {
        kind: move.text
        for kind in ("knight", "potion")
        for move in scene.legal.get(kind, ())
        if move.seat == seat and move.queen == code
    }
    points = scene.values.get(code, 0)
    return queen_like(scene.language, scene.edition, code, points, taken.get("knight"), taken.get("potion"))


@lru_cache(maxsize=4_096)
def queen_like(
    _language: str, edition: str, code: int, points: int, knight: str | None = None, potion: str | None = None
) -> Queen:
    """The one object of all queens who look like this. _language: of this request."""
    name = QUEEN_NAMES[code]
    return Queen(
        id=name,
        name=words.queen_name(code, edition),
        points=points,
        art=f"queen-{name}",
        knight=knight,
        potion=potion.rpartition(" ")[0] if potion else None,
    )


def beds(scene: Scene) -> tuple[Bed, ...]:
    """All beds in their order, with what is remembered of who sleeps there."""
    look, legal = scene.look, scene.legal
    view, shown = look.view, look.memory
    return beds_like(
        scene.language,
        scene.edition,
        view.full_beds,
        shown,
        view.remembered if shown != "nothing" else (),
        view.values if shown == "picture" else (),
        tuple([(move.bed, move.text) for kind in ("wake", "king") for move in legal.get(kind, ())]),
        "potion" in legal,
    )


@lru_cache(maxsize=1_024)  # at most plies nobody wakes or goes to bed
def beds_like(
    language: str,
    edition: str,
    full_beds: tuple[bool, ...],
    shown: Shown,
    remembered: tuple[tuple[int, int], ...],
    values: tuple[tuple[int, int], ...],
    wakes: tuple[tuple[int, str], ...],
    any_potion: bool,
) -> tuple[Bed, ...]:
    """The one row of all that look like this. remembered: queens by bed; values: their points; wakes: moves by bed."""
    sleepers, points, moves = dict(remembered), dict(values), dict(wakes)

    def picture(bed: int) -> Queen | None:
        code = sleepers.get(bed)
        return queen_like(language, edition, code, points.get(code, 0)) if code and shown == "picture" else None

    return tuple(
        [
            bed_like(
                language,
                bed,
                full,
                shown if full and bed in sleepers else "nothing",
                picture(bed) if full else None,
                moves.get(bed),
                not full and any_potion,
            )
            for bed, full in enumerate(full_beds)
        ]
    )


@lru_cache(maxsize=4_096)  # most beds stay as they were at each ply, and there are sixteen
def bed_like(
    _language: str,
    bed: int,
    full: bool,
    shown: Shown,
    queen: Queen | None,
    wake: str | None = None,
    takes: bool = False,
) -> Bed:
    """The one object of all beds that look like this. _language: of this request."""
    name = words.bed_name(bed)
    return Bed(
        bed=bed,
        sign=f"sign-{words.SIGNS[bed]}",
        name=name,
        full=full,
        shown=shown,
        queen=queen,
        wake=wake,
        can_take_sleeper=takes,
        label=spoken.bed_label(name, full, shown, queen),
    )
