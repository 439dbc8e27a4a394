"""What everybody has just seen, as pictures and sentences; what a queen says to the child that has woken her."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kidsq import play
from kidsq.games.sleeping_queens.cards import QUEEN_NAMES, is_number
from kidsq.games.sleeping_queens.story import Sight
from kidsq.learning.payload import Total
from kidsq.play import Look, Moment, layout_of
from kidsq.web.games.sleeping_queens import court, moved, spoken, words
from kidsq.web.games.sleeping_queens.book import queen_words
from kidsq.web.games.sleeping_queens.pieces import Attack, Count, Happening, Queen
from kidsq.web.games.sleeping_queens.portraits import picture_in_hand, picture_laid
from kidsq.web.http import context

if TYPE_CHECKING:
    from kidsq.web.games.sleeping_queens.scene import Scene


def happenings(scene: Scene) -> tuple[Happening, ...]:
    """What is news, the oldest first."""
    return tuple([happening for moment in scene.look.moments for happening in _of_moment(scene, moment)])


def _of_moment(scene: Scene, moment: Moment) -> list[Happening]:
    look = scene.look
    layout = layout_of(look.stored, moment.ply, look.preferences.layout) if moment.seat in look.people else "a+b=c"
    points = look.pointing is not None  # then nobody shall see whom the count will reach
    return [
        Happening(
            kind=sight.kind,
            seat=sight.seat,
            sentence=words.sight_sentence(sight, scene.names, scene.spoken_to, layout),
            art=_art(look, moment, sight),
            number=sight.cards[0] if len(sight.cards) == 1 and is_number(sight.cards[0]) else None,
            numbers=sight.cards if len(sight.cards) > 1 else (),
            adds_up=moment.move.is_sum and len(sight.cards) > 1,
            layout=layout,
            bed=sight.bed if sight.bed >= 0 else None,
            from_seat=sight.other if sight.other >= 0 and not (points and sight.kind == "flipped") else None,
            says=_says(look, sight),
            is_new=_is_new(look, moment, sight),
        )
        for sight in moment.sights
        if sight.kind != "king"  # the queen who wakes says it all
    ]


def _art(look: Look, moment: Moment, sight: Sight) -> str | None:
    if sight.queen:
        return f"queen-{QUEEN_NAMES[sight.queen]}"
    if len(sight.cards) != 1 or is_number(sight.cards[0]):
        return None
    return moved.picture(look, moment, sight, sight.cards[0])


def _says(look: Look, sight: Sight) -> str | None:
    """The queen's line, when a child and no bot has woken her."""
    if sight.kind != "woke" or look.stored.seats[sight.seat].kind == "bot":
        return None
    return queen_words.waking_line(QUEEN_NAMES[sight.queen])


def queen_speaks(look: Look) -> bool:
    """True if a child has woken a queen with the latest ply."""
    return bool(look.latest) and any(_says(look, sight) for sight in look.latest[-1].sights)


def _is_new(look: Look, moment: Moment, sight: Sight) -> bool:
    """True if this queen has come to the child in front of this screen for the first time, woken or won."""
    learner = look.learners.get(look.seat)
    if sight.kind not in ("woke", "stole") or sight.seat != look.seat or learner is None:
        return False
    return play.is_new(context.db(), learner.id, QUEEN_NAMES[sight.queen], look.stored.id, moment.ply)


def count(look: Look) -> Count | None:
    """The jester's count, from the flip until the queen wakes."""
    latest = look.latest[-1] if look.latest else None
    if latest is None or latest.move.kind != "jester" or not look.view.flipped:
        return None
    steps = tuple((latest.seat + step) % look.view.players for step in range(look.view.flipped))
    return Count(look.view.flipped, steps, shown=look.pointing is None)


def queen_of_question(scene: Scene) -> tuple[Queen | None, Happening | None]:
    """The queen whose points are asked for, and how she woke, also when others have played since."""
    question = scene.look.question
    if question is None or not isinstance(question.presented, Total):
        return None, None
    queen = court.queen(scene, question.presented.queen)
    woke = (
        happening
        for moment in scene.look.latest
        if moment.ply == question.ply - 1
        for happening in _of_moment(scene, moment)
        if happening.art == queen.art
    )
    return queen, next(woke, None)


def attack(scene: Scene) -> Attack | None:
    """The knight or potion that is meant for this child now."""
    look, view = scene.look, scene.look.view
    if scene.phase != "defend" or view.attack is None:
        return None
    attacker, queen = scene.names.seats[view.active], court.queen(scene, view.attack.queen)
    card: Literal["knight", "potion"] = "knight" if view.attack.kind == "knight" else "potion"
    return Attack(
        by=attacker,
        by_face=scene.faces[view.active],
        card=card,
        art=picture_laid(scene.edition, look.laid),
        shield=picture_in_hand(scene.edition, look.laid, "dragon" if card == "knight" else "wand", view.seat),
        queen=queen,
        can_block=any(move.kind == "block" for move in view.legal),
        line=spoken.attack_line(attacker, view.attack.kind, queen.name),
    )
