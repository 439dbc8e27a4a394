"""The scene of a table: what a look shows, worded and named for the templates."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Literal

from kidsq.games.sleeping_queens import EDITIONS
from kidsq.games.sleeping_queens.cards import CARD_NAMES, QUEEN_NAMES, is_number
from kidsq.games.sleeping_queens.story import Sight
from kidsq.learning.payload import Total
from kidsq.play import Look, Moment, friend_on, layout_of
from kidsq.web.games.sleeping_queens import end_words, moved, questions, spoken, tunes, waking, words
from kidsq.web.games.sleeping_queens.further import further_lines
from kidsq.web.games.sleeping_queens.portraits import picture_in_hand, picture_laid
from kidsq.web.games.sleeping_queens.scene import (
    Attack,
    Bed,
    Count,
    Curtain,
    Ending,
    HandCard,
    Happening,
    Next,
    Owl,
    Panel,
    PlainMove,
    Queen,
    Scene,
    Settings,
    Shown,
    Tip,
    Tray,
)
from kidsq.web.games.sleeping_queens.stage import Stage
from kidsq.web.games.sleeping_queens.tips import tip_of
from kidsq.web.games.sleeping_queens.words import SIGNS
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import tag
from kidsq.web.shared import table_words
from kidsq.web.table.together import together

DELAYS_MS = {"slow": 3400, "normal": 1900, "fast": 900, "button": None}
STEP_MS = 550
"""One hop of the jester's count."""
WAKING_MS = 1500
"""So much longer stands what a queen says who has just been woken."""
TIP_MS = 6500
"""How long a tip stays before the friends play on."""
FEEDBACK_MS = 4500
"""How long the sum stays on the table after an answer that was not it yet."""


def scene_of(stage: Stage, key: str) -> Scene:
    """The whole picture. key: fresh, for the next form."""
    look, view = stage.look, stage.look.view
    order = [(look.seat + step) % view.players for step in range(1, view.players)]
    chosen, tray, count, tip = look.preferences, _tray(stage), _count(stage), tip_of(stage)
    going_on = _next(stage, tip)
    if tip and stage.phase == "watch" and going_on is None:
        tip = replace(tip, form="seen-form", later_ms=TIP_MS)
    return Scene(
        game_id=look.stored.id,
        edition=look.stored.edition,
        edition_name=words.edition_name(look.stored.edition),
        ply=view.ply,
        version=look.stored.version,
        key=key,
        seat=look.seat,
        phase=stage.phase,  # type: ignore[arg-type]  # phase() names these and no others
        me=_panel(stage, look.seat),
        others=tuple(_panel(stage, seat) for seat in order),
        hand=_hand(stage),
        face_down=view.hand_sizes[look.seat] if stage.is_farewell and stage.phase == "watch" else 0,
        beds=_beds(stage),
        bed_columns=4,
        draw_size=view.draw_size,
        discard_top=_discard_top(stage),
        tray=tray,
        owl=_owl(stage, tip),
        tip=tip,
        happenings=_happenings(stage),
        count=count,
        tune=tunes.tune(stage, cheered=tray.cheer is not None, counted=count is not None and count.shown),
        moved=moved.moved(stage),
        question=questions.question(look, stage.names, stage.answered, *_queen_of_question(stage), stage.face),
        attack=_attack(stage),
        curtain=_curtain(stage),
        next=going_on,
        together=together(look, stage.names.seats, lambda seat: _panel(stage, seat)),
        ending=_ending(stage),
        message=stage.message,
        plain_moves=_plain_moves(stage) if stage.in_words else (),
        single_allowed=_single_allowed(stage),
        counters=chosen.counters,
        left_handed=chosen.left_handed,
        glow_help=look.guided and stage.phase in ("turn", "wake", "question"),
        settings=Settings(
            speed=chosen.speed,
            hint="auto" if chosen.hint is None else str(chosen.hint),  # type: ignore[arg-type]
            memory=chosen.memory or "auto",
            pinned=chosen.pinned,
            sound=chosen.sound,
            volume=chosen.volume,
            reading=chosen.reading,
            theme=chosen.theme,
            text=chosen.text,
            still=chosen.still,
        ),
    )


def _owl(stage: Stage, tip: Tip | None) -> Owl:
    said = spoken.owl(stage.look, stage.phase, stage.names, stage.message, stage.answered)
    if stage.is_farewell and stage.answered is None:
        return replace(said, line=_happenings(stage)[-1].sentence)
    own = tip.line if tip and tip.spoken else said.line
    if said.more:
        return replace(said, line=own)
    further = further_lines(stage)
    told = stage.told % (len(further) + 1)
    return replace(said, line=(own, *further)[told], further=further, told=told)


# -- seats ------------------------------------------------------------------------------------------------------------


def _panel(stage: Stage, seat: int) -> Panel:
    look, view = stage.look, stage.look.view
    counts = view.goal_points is not None
    shown = look.question.presented if look.question and look.question.seat == seat else None
    bot = look.stored.seats[seat].bot
    latest = look.latest[-1] if look.latest else None
    over = look.outcome is not None
    spoke = latest if latest and latest.seat == seat and latest.say and bot and not over else None
    return Panel(
        seat=seat,
        name=stage.names.seats[seat],
        face=stage.face(seat),
        mine=seat == look.seat,
        kind="bot" if bot else "child",
        on_turn=stage.decider == seat,
        court=tuple(_queen(stage, queen, seat) for queen in view.courts[seat]),
        queens_goal=view.goal_queens,
        # The marker stays where it was until the child has hopped it.
        points=(shown.before if isinstance(shown, Total) else view.points[seat]) if counts else None,
        goal_points=view.goal_points,
        cards=view.hand_sizes[seat],
        bubble=words.remark(bot, spoke.say, stage.names, one_way=look.one_way) if spoke and spoke.say and bot else None,
        mood=spoken.mood(look, seat, latest, thinks=stage.decider == seat),
        won=seat in view.winners,
        away=look.stored.seats[seat].stand_in is not None,
        sign=look.signs.get(seat),
    )


def _queen(stage: Stage, queen: int, seat: int | None = None) -> Queen:
    name = QUEEN_NAMES[queen]
    knight = next((m.text for m in stage.legal.get("knight", ()) if m.seat == seat and m.queen == queen), None)
    potion = next((m.text for m in stage.legal.get("potion", ()) if m.seat == seat and m.queen == queen), None)
    return Queen(
        id=name,
        name=stage.names.queen(queen),
        points=stage.values.get(queen, 0),
        art=f"queen-{name}",
        knight=knight,
        potion=potion.rpartition(" ")[0] if potion else None,
    )


# -- cards ------------------------------------------------------------------------------------------------------------


def _hand(stage: Stage) -> tuple[HandCard, ...]:
    glow = stage.glow
    return tuple(
        HandCard(
            place=place,
            code=str(card) if is_number(card) else _art(card),
            number=card if is_number(card) else None,
            art=None if is_number(card) else _picture(stage, card, stage.look.view.hand[:place].count(card)),
            label=words.card_name(card),
            marks=glow.marks.get(place, ()),
            part=glow.parts.get(place),
            order=glow.order.get(place),
        )
        for place, card in enumerate(stage.look.view.hand)
    )


def _art(card: int) -> str:
    return CARD_NAMES[card]


def _picture(stage: Stage, card: int, nth: int) -> str:
    return picture_in_hand(stage.look.stored.edition, stage.look.laid, _art(card), stage.look.seat, nth)


def _discard_top(stage: Stage) -> HandCard | None:
    view = stage.look.view
    card = view.discard_top
    if not card:
        return None
    number = card if is_number(card) else None
    art = None if number else picture_laid(stage.look.stored.edition, stage.look.laid)
    return HandCard(0, _art(card), number, art, words.card_name(card))


def _single_allowed(stage: Stage) -> tuple[int, ...]:
    singles = {move.cards[0] for move in stage.legal.get("discard", ()) if len(move.cards) == 1}
    return tuple(place for place, card in enumerate(stage.look.view.hand) if card in singles)


def _tray(stage: Stage) -> Tray:
    look = stage.look
    return Tray(
        layout="c=a+b" if look.layout == "c=a+b" else "a+b=c",
        runs=EDITIONS[look.stored.edition].together == "run",
        is_open=stage.glow.is_open,
        tried=spoken.tried(look),
        cheer=_cheer(look) if stage.fresh and stage.answered is None else None,
    )


def _cheer(look: Look) -> str | None:
    """The true sum just said by the child in front of the screen."""
    if not look.latest or look.latest[-1].seat != look.seat or not look.latest[-1].move.is_sum:
        return None
    return table_words.sum_text(look.latest[-1].move.cards, look.layout_before)


# -- beds -------------------------------------------------------------------------------------------------------------


def _beds(stage: Stage) -> tuple[Bed, ...]:
    look, language = stage.look, tag()
    remembered = dict(look.view.remembered) if look.memory != "nothing" else {}
    wakes = {move.bed: move.text for kind in ("wake", "king") for move in stage.legal.get(kind, ())}
    any_potion = bool(stage.legal.get("potion"))
    return tuple(
        _bed(
            language,
            bed,
            full,
            look.memory if full and bed in remembered else "nothing",
            _queen(stage, remembered[bed]) if full and bed in remembered and look.memory == "picture" else None,
            wakes.get(bed),
            not full and any_potion,
        )
        for bed, full in enumerate(look.view.full_beds)
    )


@lru_cache(maxsize=4_096)  # most beds stay as they were at each ply, and there are sixteen
def _bed(_language: str, bed: int, full: bool, shown: Shown, queen: Queen | None, wake: str | None, takes: bool) -> Bed:
    name = words.bed_name(bed)
    return Bed(
        bed=bed,
        sign=f"sign-{SIGNS[bed]}",
        name=name,
        full=full,
        shown=shown,
        queen=queen,
        wake=wake,
        can_take_sleeper=takes,
        label=spoken.bed_label(name, full, shown, queen),
    )


# -- what happens -----------------------------------------------------------------------------------------------------


def _happenings(stage: Stage) -> tuple[Happening, ...]:
    return tuple(happening for moment in stage.look.moments for happening in _of_moment(stage, moment))


def _of_moment(stage: Stage, moment: Moment) -> list[Happening]:
    stored = stage.look.stored
    layout = layout_of(stored, moment.ply) if moment.seat in stage.look.people else "a+b=c"
    points = stage.look.pointing is not None  # then nobody shall see whom the count will reach
    return [
        Happening(
            kind=sight.kind,
            seat=sight.seat,
            sentence=words.sight_sentence(sight, stage.names, stage.look.seat, layout),
            art=_sight_art(stage, moment, sight),
            number=sight.cards[0] if len(sight.cards) == 1 and is_number(sight.cards[0]) else None,
            numbers=sight.cards if len(sight.cards) > 1 else (),
            adds_up=moment.move.is_sum and len(sight.cards) > 1,
            layout=layout,
            bed=sight.bed if sight.bed >= 0 else None,
            from_seat=sight.other if sight.other >= 0 and not (points and sight.kind == "flipped") else None,
            says=waking.says(stage.look, sight),
            is_new=waking.is_new(stage.look, moment, sight),
        )
        for sight in moment.sights
        if sight.kind != "king"  # the queen who wakes says it all
    ]


def _sight_art(stage: Stage, moment: Moment, sight: Sight) -> str | None:
    if sight.queen:
        return f"queen-{QUEEN_NAMES[sight.queen]}"
    if len(sight.cards) != 1 or is_number(sight.cards[0]):
        return None
    return moved.picture(stage.look, moment, sight, sight.cards[0])


def _count(stage: Stage) -> Count | None:
    """The jester's count, from the flip until the queen wakes."""
    look = stage.look
    latest = look.latest[-1] if look.latest else None
    if latest is None or latest.move.kind != "jester" or not look.view.flipped:
        return None
    steps = tuple((latest.seat + step) % look.view.players for step in range(look.view.flipped))
    return Count(look.view.flipped, steps, shown=look.pointing is None)


def _queen_of_question(stage: Stage) -> tuple[Queen | None, Happening | None]:
    """The queen whose points are asked for, and how she woke, also when others have played since."""
    question = stage.look.question
    if question is None or not isinstance(question.presented, Total):
        return None, None
    code = question.presented.queen
    queen = _queen(stage, code)
    woke = (
        happening
        for moment in stage.look.latest
        if moment.ply == question.ply - 1
        for happening in _of_moment(stage, moment)
        if happening.art == queen.art
    )
    return queen, next(woke, None)


def _attack(stage: Stage) -> Attack | None:
    view = stage.look.view
    if stage.phase != "defend" or view.attack is None:
        return None
    attacker, queen = stage.names.seats[view.active], _queen(stage, view.attack.queen)
    card: Literal["knight", "potion"] = "knight" if view.attack.kind == "knight" else "potion"
    edition = stage.look.stored.edition
    return Attack(
        by=attacker,
        by_face=stage.face(view.active),
        card=card,
        art=picture_laid(edition, stage.look.laid),
        shield=picture_in_hand(edition, stage.look.laid, "dragon" if card == "knight" else "wand", view.seat),
        queen=queen,
        can_block=any(move.kind == "block" for move in view.legal),
        line=spoken.attack_line(attacker, view.attack.kind, queen.name),
    )


def _curtain(stage: Stage) -> Curtain | None:
    if stage.phase != "curtain" or stage.look.curtain is None:
        return None
    seat = stage.look.curtain
    name = stage.names.seats[seat]
    return Curtain(name, stage.face(seat), _("Give to %(name)s.", name=name), _("I am %(name)s", name=name))


def _next(stage: Stage, tip: Tip | None) -> Next | None:
    look, view = stage.look, stage.look.view
    asked = look.question
    if stage.is_farewell and stage.phase == "watch":
        return Next(_("Next"), _delay_ms(stage, tip), to_my_turn=False)
    if look.held or friend_on(look.stored, view.mover) is None:
        return None
    to_my_turn = view.players > 2
    if asked is not None:  # a child has all the time it wants; whoever has waited for long elsewhere may go on
        return Next(_("Next"), None, to_my_turn) if asked.seat not in look.here and look.slow == asked.seat else None
    return Next(_("Next"), _delay_ms(stage, tip), to_my_turn)


def _delay_ms(stage: Stage, tip: Tip | None) -> int | None:
    """How long what was done stays, until the friends play on or the curtain falls."""
    look = stage.look
    delay = DELAYS_MS[look.preferences.speed]
    if delay is not None:
        count = _count(stage)
        delay += STEP_MS * count.n if count else 0
        delay += WAKING_MS if _queen_speaks(look) else 0
        delay = max(delay, TIP_MS) if tip else delay
        delay = max(delay, FEEDBACK_MS) if stage.answered and not stage.answered.right else delay
    return delay


def _queen_speaks(look: Look) -> bool:
    return bool(look.latest) and any(waking.says(look, sight) for sight in look.latest[-1].sights)


def _ending(stage: Stage) -> Ending | None:
    if stage.look.outcome is None:
        return None
    winners = tuple(_panel(stage, seat) for seat in stage.look.outcome.winners)
    mine = any(winner.mine for winner in winners)
    title, line = spoken.ending(stage.look, [winner.name for winner in winners], mine)
    well = () if mine else end_words.went_well(stage.look)
    friend, keeps = end_words.next_friend(stage.look), end_words.keeps(stage)
    return Ending(mine, title, line, winners, stage.sums_said, well, friend, keeps)


def _plain_moves(stage: Stage) -> tuple[PlainMove, ...]:
    return tuple(
        PlainMove(move.text, spoken.plain_move(move, stage.names))
        for kind in ("king", "wake", "knight", "potion", "jester", "block", "allow")
        for move in stage.legal.get(kind, ())
    )
