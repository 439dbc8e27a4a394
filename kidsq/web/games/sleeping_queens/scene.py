"""The scene of a table: what a look shows, in words and pictures, each part of it when a template asks for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from typing import Final, Literal

from kidsq import play
from kidsq.arithmetic.kind import MINUS
from kidsq.games.sleeping_queens import EDITIONS, FIRST_EDITION, Move, View
from kidsq.games.sleeping_queens.bots import Say
from kidsq.games.sleeping_queens.cards import (
    CARD_NAMES,
    LARGEST_NUMBER,
    QUARREL,
    QUEEN_CODES,
    QUEEN_NAMES,
    STRAWBERRY,
    is_number,
)
from kidsq.games.sleeping_queens.editions import ALIKE, DiscardKind
from kidsq.games.sleeping_queens.moves import SHIELD_FROM
from kidsq.games.sleeping_queens.story import Sight
from kidsq.lazy import lazy
from kidsq.learning import hints
from kidsq.learning.attempt import TAKEN_AWAY
from kidsq.learning.payload import Claim, ToGoal, Total
from kidsq.learning.tasks import COUNT
from kidsq.paths import static_folder
from kidsq.play import BOTS_TASKS, Look, Moment
from kidsq.play.games.sleeping_queens import uses, waiting
from kidsq.play.games.sleeping_queens.advice import Advice, advice, fact_of, glowing_of, tells_of_numbers, to_swap
from kidsq.play.games.sleeping_queens.friends_memory import past_with
from kidsq.play.games.sleeping_queens.tips import prologue_due, tip_due
from kidsq.play.games.sleeping_queens.uses import Fact
from kidsq.web.games.sleeping_queens import laying_words, questions, sayings, spoken, words
from kidsq.web.games.sleeping_queens.book import queen_words
from kidsq.web.games.sleeping_queens.pieces import (
    Attack,
    Bed,
    Count,
    Ending,
    HandCard,
    Happening,
    HintMark,
    Lanterns,
    Moved,
    Owl,
    Panel,
    Part,
    Queen,
    Question,
    Share,
    Shown,
    Tip,
    Tray,
    WentWell,
)
from kidsq.web.games.sleeping_queens.portraits import picture_in_hand, picture_laid
from kidsq.web.games.sleeping_queens.quantities import drawn_in
from kidsq.web.games.sleeping_queens.questions import STEP, whole_sum
from kidsq.web.games.sleeping_queens.spoken import Mood, sums_by_help
from kidsq.web.games.sleeping_queens.words import TableNames
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext
from kidsq.web.shared import equations
from kidsq.web.shared.equations import Signs
from kidsq.web.shared.table_words import both
from kidsq.web.table.pieces import PlainMove
from kidsq.web.table.scene import TableScene

MARKS: tuple[HintMark, ...] = ("A", "B", "C", "D")


# -- which cards of a hand glow, and where the pointing hand goes ------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Glow:
    """By hand place: the groups a card belongs to, its part in the first of them, its turn under the pointing hand.

    kinds, meant: as of a tray.
    is_open: of the sum that is meant, or of all that glow, the cards to be added are shown; the total is for the child
    to find.
    before_equals: how many cards of the sum that is meant stand before "=".
    """

    marks: dict[int, tuple[HintMark, ...]] = field(default_factory=dict)
    parts: dict[int, Part] = field(default_factory=dict)
    order: dict[int, int] = field(default_factory=dict)
    kinds: tuple[str, ...] = ()
    meant: DiscardKind | None = None
    is_open: bool = False
    before_equals: int = 0


NO_GLOW = Glow()


def glow_of(look: Look) -> Glow:
    """What glows for this child now; nothing when it is not for this child to lay cards.

    Each sum by its own level of help: all of its cards, or only those to be added; pairs where all glows.
    """
    view = look.view
    if view.decision != "turn" or not view.legal:
        return NO_GLOW
    meant = advice(look) if look.guided else None
    groups = glowing_of(look)
    if look.help.level >= hints.MOST:
        groups += [(move, hints.MOST) for move in view.legal if move.is_alike]
    return _mark(look, groups[: len(MARKS)], meant)


def _mark(look: Look, groups: list[tuple[Move, int]], meant: Advice | None) -> Glow:
    marks: dict[int, tuple[HintMark, ...]] = {}
    parts: dict[int, Part] = {}
    kinds: list[str] = []
    for mark, (move, level) in zip(MARKS, groups, strict=False):
        places = _places(look.view.hand, move.in_order)
        shown = _shown(places, move, level)
        if shown == places:
            kinds.append(f"{mark}:{move.discard}")
        for at, place in enumerate(shown):
            marks[place] = (*marks.get(place, ()), mark)
            part = "one" if move.is_said and level == hints.CARDS else _part(move, at)
            parts.setdefault(place, part)
    opened = bool(groups) and all(move.is_said and level == hints.ADDENDS for move, level in groups)
    is_open = meant.is_open if meant else opened
    led_to = meant.move if meant else None
    return Glow(
        marks,
        parts,
        _pointed_at(look, meant) if meant else {},
        tuple(kinds),
        led_to.discard if led_to else None,
        is_open,
        _before_equals(led_to) if led_to and led_to.equation else 0,
    )


def _shown(places: list[int], move: Move, level: int) -> list[int]:
    """Which of the cards of a sum shine: all, all but its total, or one of them. A row has no total to find."""
    if level >= hints.MOST or not move.is_said:
        return places
    return places[:-1] if level >= hints.ADDENDS else places[:1]


def _before_equals(move: Move) -> int:
    assert move.equation is not None
    return sum(number in move.cards for number in move.equation.sides[0])


def _part(move: Move, at: int) -> Part:
    if move.equation is not None:
        return "addend" if at < _before_equals(move) else "total"
    match move.discard:
        case "pair" | "run":
            return move.discard
    raise AssertionError(f"{move.text} does not glow")


def _pointed_at(look: Look, meant: Advice) -> dict[int, int]:
    """Where a hand leads a child who cannot read. Of a sum it shows no more than what glows."""
    if meant.move is None:
        return {to_swap(look.view): 0} if meant.what == "one" else {}
    if meant.what not in ("together", "twins"):
        return {[CARD_NAMES[card] for card in look.view.hand].index(meant.what): 0}
    places = _places(look.view.hand, meant.move.in_order)
    if meant.move.is_said and meant.level == hints.CARDS:  # what goes with the one that shines is the child's to find
        return {}
    if meant.is_open:
        places = places[:-1]
    return {place: turn for turn, place in enumerate(places)}  # a first game writes sums with their total last


def _places(hand: tuple[int, ...], cards: tuple[int, ...]) -> list[int]:
    """Where these cards lie in the hand, each place once."""
    free = list(range(len(hand)))
    places = []
    for card in cards:
        place = next(place for place in free if hand[place] == card)
        free.remove(place)
        places.append(place)
    return places


# -- the end of a game -------------------------------------------------------------------------------------------------


MOST_LINES: Final = 2
MOST_PICTURED: Final = 5


def went_well(look: Look, seat: int, sums_said: Sequence[str]) -> tuple[WentWell, ...]:
    """One or two true things about a child in front of this screen; "played to the end" only if nothing else."""
    found = uses.went_well(context.db(), look.stored, seat)
    if play.is_unfinished(look.stored):
        found = [fact for fact in found if fact.kind != "played"]
    told = [fact for fact in found if fact.kind != "played"] or found
    if any(fact.kind == "new" for fact in told[:MOST_LINES]):
        told = [fact for fact in told if fact.kind != "woke"]
    last = sums_said[-1] if sums_said else ""
    return tuple(
        WentWell(_sentence(fact, look.stored.edition), _pictures(look, fact), last if fact.kind == "sums" else "")
        for fact in told[:MOST_LINES]
    )


def _pictures(look: Look, fact: Fact) -> tuple[str, ...]:
    """Drawings of it: the queens, the card, the friend who was helped, else the owl."""
    if fact.kind in ("recalled", "new"):
        return (f"queen-{fact.what}",)
    if fact.kind == "woke":
        return tuple(f"queen-{queen}" for queen in fact.queens[:MOST_PICTURED])
    if fact.kind == "blocked":
        return (CARD_NAMES[SHIELD_FROM[fact.what]],)
    friend = next((one.bot for one in look.stored.seats if one.bot), None)
    if fact.kind == "helped" and friend:
        return (f"friend-{friend}-happy",)
    return ("jester" if fact.kind == "counted" else "owl-happy",)


def _sentence(fact: Fact, edition: str) -> str:
    if fact.kind in ("recalled", "new"):
        queen = words.queen_name(QUEEN_NAMES.index(fact.what), edition)
        if fact.kind == "new":
            return _("The %(queen)s is new in your gallery.", queen=queen)
        return _("You found the %(queen)s by heart.", queen=queen)
    if fact.kind == "blocked":
        return _("You kept a knight away.") if fact.what == "knight" else _("You kept a sleeping potion away.")
    if fact.kind == "noticed":
        return _("You spotted a sum that didn't match.")
    if fact.kind == "counted":
        return _("You saw where the jester's count would end.")
    if fact.kind == "helped":
        return ngettext("You helped a friend.", "You helped your friends %(num)s times.", fact.n)
    if fact.kind == "sums":
        return ngettext("You said a sum.", "You said %(num)s sums.", fact.n)
    if fact.kind == "woke":
        return ngettext("You woke a queen.", "You woke %(num)s queens.", fact.n)
    return _("You played to the very end.")


# -- one small sound for what a table shows now; sounds.js plays it once -----------------------------------------------


_BY_KIND: Final = {
    "woke": "woke",
    "bounced": "slept",
    "slept": "slept",
    "stole": "goes",
    "jester": "jester",
    "flipped": "jester",
    "king": "lay",
    "shuffled": "draw",
}
_WEIGHTIEST_FIRST: Final = ("woke", "slept", "goes", "dragon", "wand", "knight", "potion", "jester", "draw", "lay")


def tune_of(scene: Scene) -> str:
    """The name of the sound, "fives 3" for three hops of the marker; empty for none."""
    look = scene.look
    if look.outcome is not None:
        return "won" if set(look.outcome.winners) & set(look.people) and look.outcome.ending != "sunrise" else "over"
    if scene.count is not None and scene.count.shown:
        return ""  # its hops sound one by one
    if scene.answered is not None:
        shown = scene.answered.question.presented
        gained = shown.gained // STEP if isinstance(shown, Total) else 0
        return "not_yet" if not scene.answered.right else f"fives {gained}" if gained else "right"
    if scene.phase == "turn" and look.not_yet is not None:
        return "not_yet"
    if scene.tray.cheer is not None:
        return "right"
    heard = {_of_sight(sight, look.seat) for moment in look.moments for sight in moment.sights}
    return next((name for name in _WEIGHTIEST_FIRST if name in heard), "")


def _of_sight(sight: Sight, me: int) -> str:
    if sight.kind in ("attacked", "blocked"):
        return CARD_NAMES[sight.cards[0]]
    if sight.kind == "discarded":
        return "draw" if sight.seat == me else "lay"
    return _BY_KIND[sight.kind]


# -- what moved in the latest plies, as motion.js reads it: only what everybody saw ------------------------------------


KEPT: Final = 8
"""More plies than this are never shown in motion: they are told."""
_NOTHING: Final = "-"


def moved_of(scene: Scene) -> Moved:
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


# -- what the owl says to taps where it has no more to show ------------------------------------------------------------


MOST = 5
"""At most so many lines; one tap more tells the first again."""


def further_lines(scene: Scene) -> tuple[str, ...]:
    """The owl's lines after its own, at least one but at a table that shows no owl."""
    look = scene.look
    if look.held is not None:
        return (_("The game waits for you."),)
    if scene.is_away:
        return (_("Tap “I am back!”, and you play on."),)
    said = {"turn": _of_hand, "question": _of_question, "wake": _of_beds, "defend": _of_attack}
    if scene.phase in said and scene.answered is None:
        return tuple(said[scene.phase](look))[:MOST]
    return tuple(_aim(look))


def _aim(look: Look) -> Iterator[str]:
    view = look.view
    yield _("%(goal)s queens win. You have %(n)s.", goal=view.goal_queens, n=len(view.courts[look.seat]))
    if view.goal_points is not None and look.question is None:  # else the points may be what is asked
        yield _("%(goal)s points win, too. You have %(n)s.", goal=view.goal_points, n=view.points[look.seat])


def _of_hand(look: Look) -> Iterator[str]:
    """How the cards are laid; where a hand points at some, of these alone."""
    meant = advice(look) if look.guided else None
    yield from _of_cards(look) if meant is None or meant.move is None else _of_move(look, meant.what, meant.move)
    yield from _aim(look)


def _of_move(look: Look, what: str, move: Move) -> Iterator[str]:
    if what == "together":
        yield _laying(look, move)
    elif what == "twins":
        yield _("Tap both cards with %(n)s, then “Twins!”.", n=move.cards[0])
    else:
        yield from _of_powers({what})


def _of_cards(look: Look) -> Iterator[str]:
    kinds = {move.kind for move in look.view.legal}
    for move in sums_by_help(look)[:2]:
        yield _laying(look, move)
    if tells_of_numbers(look):
        pairs = {move.cards[0] for move in look.view.legal if move.is_alike}
        for number in sorted(pairs)[:1]:
            yield _("Tap both cards with %(n)s, then “Twins!”.", n=number)
    yield from _of_powers(kinds)
    if any(move.discard == "single" for move in look.view.legal):
        yield _("You may always tap one card, then “Swap it”.")


def _of_powers(kinds: Collection[str]) -> Iterator[str]:
    if "king" in kinds:
        yield _("Tap the king, then a bed.")
    if "jester" in kinds:
        yield _("Tap the jester, then “Play the jester!”.")
    if "knight" in kinds:
        yield _("Tap the knight, then a queen.")
    if "potion" in kinds:
        yield _("Tap the potion, then a queen.")


def _laying(look: Look, move: Move) -> str:
    """In which order the cards of a sum or a row are tapped."""
    if move.equation is None:
        return _("Tap %(cards)s, then “Row!”.", cards=both(move.cards))
    left = move.equation.sides[0]
    right = move.in_order[len(left) :]
    if not right:
        return _("Tap %(cards)s.", cards=_one_by_one(left))
    if look.layout != "a+b=c" and move.equation.kind.turns:
        return _("Tap %(cards)s.", cards=_("%(one)s, then %(other)s", one=right[0], other=_one_by_one(left)))
    return _("Tap %(cards)s, then =, then %(total)s.", cards=_one_by_one(left), total=_one_by_one(right))


def _one_by_one(cards: tuple[int, ...]) -> str:
    said = str(cards[0])
    for card in cards[1:]:
        said = _("%(one)s, then %(other)s", one=said, other=card)
    return said


def _of_question(look: Look) -> Iterator[str]:
    asked = look.question
    if asked is None:
        return
    if asked.task in BOTS_TASKS:
        addends = whole_sum(asked)
        made = (
            _("%(sum)s make %(total)s.", sum=both(addends), total=sum(addends))
            if addends
            else questions.told(asked) + "."
        )
        if isinstance(asked.presented, Claim):
            answer = _("Tap “Yes”.") if asked.truth else _("Tap “Not so”.")
        else:
            answer = _("Tap %(n)s!", n=asked.truth)
        yield f"{made} {answer}"
    elif asked.task == COUNT:
        yield _("You are 1. Who comes next is 2, and so on.")
    else:
        yield _("Each hop is five more.")
    yield _("“Not now” is fine, too.")


def _of_beds(look: Look) -> Iterator[str]:
    yield _("Tap any bed with a sleeper in it.")
    yield from _aim(look)


def _of_attack(look: Look) -> Iterator[str]:
    view = look.view
    if view.attack is None:
        return
    by_knight = view.attack.kind == "knight"
    if view.can_block:
        yield _("Your dragon stops the knight: “Block!”") if by_knight else _("Your wand stops the potion: “Block!”")
    elif by_knight:
        yield _("Only a dragon stops a knight. Wave goodbye!")
    else:
        yield _("Only a wand stops a potion. Wave goodbye!")
    yield from _aim(look)


# -- who sits at the table, their queens, and the beds of all others ---------------------------------------------------


def panel_of(scene: Scene, seat: int) -> Panel:
    """One seat as everybody sees it."""
    look, view = scene.look, scene.look.view
    counts = view.goal_points is not None
    shown = look.question.presented if look.question and look.question.seat == seat else None
    sitting = look.stored.seats[seat]
    latest = look.latest[-1] if look.latest else None
    bubble, mood = _said_by(scene, seat, latest) if sitting.bot and look.outcome is None else (None, None)
    return Panel(
        seat=seat,
        name=scene.names.seats[seat],
        face=scene.faces[seat],
        mine=seat == look.seat,
        kind="bot" if sitting.bot else "child",
        on_turn=scene.decider == seat,
        court=tuple([queen_of(scene, code, seat) for code in view.courts[seat]]),
        queens_goal=view.goal_queens,
        # The marker stays where it was until the child has hopped it.
        points=(shown.before if isinstance(shown, Total) else view.points[seat]) if counts else None,
        goal_points=view.goal_points,
        cards=view.hand_sizes[seat],
        bubble=bubble,
        mood=mood or spoken.mood(look, seat, None if scene.guesses else latest, thinks=scene.decider == seat),
        won=seat in view.winners,
        away=sitting.stand_in is not None,
        sign=look.signs.get(seat),
    )


def _said_by(scene: Scene, seat: int, latest: Moment | None) -> tuple[str | None, Mood | None]:
    """What this friend says now, and the face it makes with it where that is not the usual one."""
    look = scene.look
    if scene.answered and scene.answered.question.bot_seat == seat:
        return sayings.thanks(_teller(scene, seat), look.helped), None
    if latest is None or latest.say is None or latest.speaker != seat:
        return None, None
    if latest.say.code == "jester" and look.pointing is None:
        return None, None  # it asks who it will be, and by now everybody has seen it
    say = _as_difference(latest.say, latest.move) if look.layout == TAKEN_AWAY else latest.say
    line, mood = sayings.remark(_teller(scene, seat), say, latest.said_before, scene.names, one_way=look.one_way)
    is_asked = look.question is not None and scene.answered is None
    return (None if line and is_asked and sayings.has_number(line) else line), mood


def _as_difference(say: Say, move: Move) -> Say:
    """What a friend says of a move, with both sides of a sum as what is left of its total."""
    if say.code not in ("sum", "you_said") or move.equation is None:
        return say
    left, _sign, right = equations.text(equations.of_equation(move.equation, TAKEN_AWAY)).partition(" = ")
    return replace(say, values=(left, right))


def _teller(scene: Scene, seat: int) -> sayings.Teller:
    """A friend, with what the one child at this table has played with it before."""
    stored, people = scene.look.stored, scene.look.people
    bots = [sitting.bot for sitting in stored.seats if sitting.bot]
    bot = str(stored.seats[seat].bot)
    return sayings.Teller(bot, stored.id, bots, past_with(context.db(), stored, people, bot))


def queen_of(scene: Scene, code: int, seat: int | None = None) -> Queen:
    """A queen who is awake or remembered. seat: where she is awake, and can be chosen for a knight or a potion."""
    taken = {
        kind: move.text
        for kind in ("knight", "potion")
        for move in scene.legal.get(kind, ())
        if move.seat == seat and move.queen == code
    }
    points = scene.values.get(code, 0)
    kept = _kept_by(scene, code) if seat not in (None, scene.look.view.seat) else ()
    return queen_like(scene.language, scene.edition, code, points, taken.get("knight"), taken.get("potion"), kept)


def _kept_by(scene: Scene, code: int) -> tuple[str, ...]:
    """The codes of the rules by which no knight, and perhaps no potion either, takes this queen of somebody else."""
    view = scene.look.view
    if not (view.my_turn and view.decision == "turn"):
        return ()
    if code == STRAWBERRY:
        return ("strawberry_stays", "strawberry_stays")
    return ("cat_and_dog",) if QUARREL.get(code, 0) in view.courts[view.seat] else ()


@lru_cache(maxsize=4_096)
def queen_like(
    _language: str,
    edition: str,
    code: int,
    points: int,
    knight: str | None = None,
    potion: str | None = None,
    kept: tuple[str, ...] = (),
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
        not_knight=words.refusal(kept[0], {}, edition) if kept else "",
        not_potion=words.refusal(kept[1], {}, edition) if len(kept) > 1 else "",
    )


def beds_of(scene: Scene) -> tuple[Bed, ...]:
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


def best_bed(scene: Scene) -> int | None:
    """Where the pointing hand leads a king: to the remembered queen with most points who would stay awake."""
    look, view = scene.look, scene.look.view
    if not look.guided or look.memory != "picture":
        return None
    values, court = dict(view.values), view.courts[view.seat]
    known = [(bed, queen) for bed, queen in view.remembered if QUARREL.get(queen) not in court]
    return max(known, key=lambda one: values.get(one[1], 0), default=(None, 0))[0]


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


# -- what the owl shows a child who learns the game by playing it ------------------------------------------------------


FORM_OF: Final = {"question": "answer", "watch": "next-form", "over": "leave-form"}
"""By phase, the form with which a child goes on; in all others it is that of the turn."""
SUMS: Final = ((2, 3, 5), (1, 3, 4), (1, 2, 3), (2, 4, 6), (1, 4, 5))
ROWS: Final = ((2, 3, 4), (1, 2, 3), (3, 4, 5), (4, 5, 6))

LINES: Final[dict[str, Callable[[], str]]] = {
    "hand": lambda: _("Your cards! One thing each turn."),
    "king": lambda: _("A king wakes a queen. Tap him!"),
    "turned": lambda: _("I turned the tray round! Now the big one goes first."),
    "taken": lambda: _("Now we take away! The big one goes first."),
    "twins": lambda: _("Two the same? Play them both!"),
    "one": lambda: _("Or swap one card for a new one."),
    "jester": lambda: _("The jester turns up a lucky card."),
    "knight": lambda: _("A knight fetches a queen."),
    "potion": lambda: _("A potion sends a queen to bed."),
    "dragon": lambda: _("A dragon stops a knight."),
    "wand": lambda: _("A wand stops a potion."),
    "rose": lambda: _("Rose wakes one more. Tap a bed!"),
    "friend": lambda: _("Others wake queens too!"),
}


def tip_of(scene: Scene) -> Tip | None:
    """The tip that is due; none while the owl answers the child."""
    look = scene.look
    if scene.message is not None or scene.answered is not None or (code := tip_due(look)) is None:
        return None
    return Tip(
        code=code,
        line=_line(scene, code),
        value=f"{look.seat} {code}",
        form=FORM_OF.get(scene.phase, "turn"),
        goal=look.view.goal_queens,
        numbers=_numbers(scene, code),
        who=_who(scene, code),
        mine=_mine(scene, code),
        queen=QUEEN_NAMES[_queen(scene, code)],
        spoken=not _is_helped(scene),
    )


def _is_helped(scene: Scene) -> bool:
    """True if the owl speaks of help that has come, with the hand or a question, and no longer of the tip."""
    look = scene.look
    if scene.phase == "question":
        return look.question is not None and look.question.help > 0
    # Of these levels the words are all the help there is.
    return look.help_came or look.help.level in (hints.ON_ASKING, hints.SENTENCE)


def _other(scene: Scene, code: str) -> int | None:
    """The seat of whom a picture shows beside this child: of who can be attacked, or else of who has queens."""
    view = scene.look.view
    others = [seat for seat, court in enumerate(view.courts) if court and seat != scene.look.seat]
    aims = [move.seat for move in view.legal if move.kind == code and move.seat >= 0]
    return next(iter([*aims, *others]), None)


def _who(scene: Scene, code: str) -> str:
    """The face in the picture: of who asks, of who has queens."""
    asked = scene.look.question
    if code == "asks" and asked is not None:
        return "owl" if asked.bot_seat is None or isinstance(asked.presented, ToGoal) else scene.faces[asked.bot_seat]
    other = _other(scene, code)
    return "friend-bruno" if other is None else scene.faces[other]


def _quarrel(scene: Scene) -> Sight | None:
    sights = [sight for moment in scene.look.moments for sight in moment.sights]
    return next((sight for sight in reversed(sights) if sight.kind == "bounced"), None)


def _mine(scene: Scene, code: str) -> str:
    """The face of whom the picture is about: of who has just met with it, or else of this child."""
    quarrel = _quarrel(scene) if code == "quarrel" else None
    return scene.faces[quarrel.seat if quarrel else scene.look.seat]


def _queen(scene: Scene, code: str) -> int:
    """The queen in the picture: who went back to bed, or who came last to the one whom it is about."""
    if code == "quarrel" and (quarrel := _quarrel(scene)):
        return quarrel.queen
    seat = _other(scene, code) if code == "friend" else scene.look.seat
    court = () if seat is None else scene.look.view.courts[seat]
    return court[-1] if court else QUEEN_CODES["heart"]


def _line(scene: Scene, code: str) -> str:
    view = scene.look.view
    if code == "asks":
        return _asks(scene)
    if code == "count":
        return scene.question.line if scene.question else ""
    if code == "goal" and view.goal_points is not None:
        return _("%(n)d queens or %(points)d points: that wins!", n=view.goal_queens, points=view.goal_points)
    if code == "goal":
        return _("Wake %(n)d queens and you win!", n=view.goal_queens)
    if code == "queen":
        return _("Your queen! %(n)d queens win.", n=view.goal_queens)
    if code == "points":
        return _("Queens bring points: %(n)d win too.", n=view.goal_points)
    if code == "quarrel":
        poodle = EDITIONS[scene.look.stored.edition].poodle
        return _("Cat and Poodle never stay together.") if poodle else _("Cat and Dog never stay together.")
    if code == "remember":
        counts = view.goal_points is not None
        return _("Remember her bed, and her points!") if counts else _("Remember which bed she sleeps in!")
    if code == "win" and _by_points(scene):
        return _("%(n)d points: that wins the game!", n=view.goal_points)
    if code == "win":
        return _("%(n)d queens: that wins the game!", n=view.goal_queens)
    if code in ("sum", "row"):
        return _(laying_words.of_edition(scene.edition).tip)
    return LINES[code]()


def _asks(scene: Scene) -> str:
    asked = scene.look.question
    if asked is None or asked.bot_seat is None or isinstance(asked.presented, ToGoal):
        return _("A question for you. Tap your answer!")
    return _("%(who)s asks. Tap your answer!", who=scene.names.seats[asked.bot_seat])


def _by_points(scene: Scene) -> bool:
    return scene.look.outcome is not None and scene.look.outcome.ending == "points"


def _numbers(scene: Scene, code: str) -> Signs:
    """An example for numbers, never one that lies in the hand: that would be help with it. Of the aim, of a win and of
    the queen in the picture, the points."""
    view = scene.look.view
    facts = {fact_of(move) for move in view.legal}
    if code == "sum" and (example := laying_words.example(scene.edition, view.hand)):
        return example
    if code in ("sum", "turned", "taken"):
        kind = EDITIONS[scene.edition].arithmetic
        one, other, total = next(one for one in SUMS if kind.skill(one[:2]) not in facts)
        return (total, MINUS, one, "=", other) if code == "taken" else (one, other, total)
    if code == "row":
        return next(one for one in ROWS if f"run:{one[0]}-{one[-1]}" not in facts)
    if code == "twins":
        of_deck = EDITIONS[scene.edition].numbers if scene.unit != 1 else (3, 2, 4, 5, 1, 6)
        return next((number, number) for number in of_deck if view.hand.count(number) < 2)
    if code == "goal":
        return (view.goal_points,) if view.goal_points is not None else ()
    if code == "points":
        return (scene.values[_queen(scene, code)],)
    if code == "win":
        return (view.goal_points,) if _by_points(scene) and view.goal_points else ()
    few = EDITIONS[scene.edition].numbers if scene.unit != 1 else (4, 2, 3)
    return (next((n for n in few if n not in view.hand), few[0]),) if code == "one" else ()


# -- what everybody has just seen, and what a woken queen says ---------------------------------------------------------

EVENTS: Final = frozenset({"stole", "slept", "blocked", "bounced", "shuffled"})
"""Kinds of sights that change what others planned."""
ABOUT_QUEENS: Final = EVENTS - {"shuffled"}
"""Those that happen to somebody's queen."""
CALM: Final = ("calm", "calm")
MOODS: Final = {
    "attacked": ("calm", "surprised"),
    "stole": ("happy", "sorry"),
    "slept": ("calm", "sorry"),
    "blocked": ("happy", "surprised"),
    "bounced": ("surprised", "calm"),
}
"""By kind of sight: the face of who did it, and of whom it was done to."""


def happenings_of(scene: Scene) -> tuple[Happening, ...]:
    """What is news, the oldest first."""
    return tuple([happening for moment in scene.look.moments for happening in _of_moment(scene, moment)])


def _of_moment(scene: Scene, moment: Moment) -> list[Happening]:
    look = scene.look
    # A total that comes first is the child's alone: friends' lines begin with what makes it.
    layout = look.layout if moment.seat in look.people or look.layout == TAKEN_AWAY else "a+b=c"
    points = look.pointing is not None  # then nobody shall see whom the count will reach
    return [
        Happening(
            kind=sight.kind,
            seat=sight.seat,
            sentence=words.sight_sentence(sight, scene.names, scene.spoken_to, layout),
            art=_art(look, moment, sight),
            beside=_beside(look, moment, sight),
            moods=MOODS.get(sight.kind, CALM),
            numbers=tuple(filter(is_number, sight.cards)),
            signs=equations.of_equation(sight.equation, layout) if sight.equation else (),
            twins=sight.discard == "pair",
            bed=sight.bed if sight.bed >= 0 else None,
            from_seat=sight.other if sight.other >= 0 and not (points and sight.kind == "flipped") else None,
            says=_says(look, sight),
            is_new=_is_new(look, moment, sight),
        )
        for sight in moment.sights
        if sight.kind != "king"  # the queen who wakes says it all
    ]


def _art(look: Look, moment: Moment, sight: Sight) -> str | None:
    if sight.kind == "shuffled":
        return "card-back"
    if sight.queen:
        return f"queen-{QUEEN_NAMES[sight.queen]}"
    power = next((card for card in sight.cards if not is_number(card)), None)
    return None if power is None else picture(look, moment, sight, power)


def _beside(look: Look, moment: Moment, sight: Sight) -> tuple[str, ...]:
    """The cards that were played for this queen, or the one who would not have her at her side."""
    if sight.kind in ("attacked", "stole", "slept", "blocked"):
        return tuple(_drawings(look, moment, sight))
    if sight.kind == "bounced":
        return (f"queen-{'dog' if QUEEN_NAMES[sight.queen] == 'cat' else 'cat'}",)
    return ()


def beat_of(scene: Scene) -> Happening | None:
    """The event that has a moment of its own before anything is asked or done.

    Of several that are news, the latest with a queen of the child in front of the screen, or else the latest of all.
    """
    if not scene.fresh or scene.answered is not None or scene.phase in ("over", "curtain"):
        return None
    events = [one for one in reversed(scene.happenings) if one.kind in EVENTS]
    own = (one for one in events if one.kind in ABOUT_QUEENS and scene.seat in (one.seat, one.from_seat))
    return next(own, events[0] if events else None)


def _says(look: Look, sight: Sight) -> str | None:
    """The queen's line, when a child and no bot has woken her."""
    if not _is_by_child(look, sight):
        return None
    queen = QUEEN_NAMES[sight.queen]
    if queen == waiting.waited(context.db(), look.stored, sight.seat):
        return _("I waited for you!")
    return queen_words.waking_line(queen)


def queen_speaks(look: Look) -> bool:
    """True if a child has woken a queen with the latest ply."""
    return bool(look.latest) and any(_is_by_child(look, sight) for sight in look.latest[-1].sights)


def _is_by_child(look: Look, sight: Sight) -> bool:
    return sight.kind == "woke" and look.stored.seats[sight.seat].kind != "bot"


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
    rank = EDITIONS[look.stored.edition].ranks[look.view.flipped]
    steps = tuple((latest.seat + step) % look.view.players for step in range(rank))
    return Count(rank, steps, shown=look.pointing is None)


def queen_of_question(scene: Scene) -> tuple[Queen | None, Happening | None]:
    """The queen whose points are asked for, or just were, and how she woke, also when others have played since."""
    question = scene.answered.question if scene.answered else scene.look.question
    if question is None or not isinstance(question.presented, Total):
        return None, None
    queen = queen_of(scene, question.presented.queen)
    woke = (
        happening
        for moment in scene.look.latest
        if moment.ply == question.ply - 1
        for happening in _of_moment(scene, moment)
        if happening.art == queen.art
    )
    return queen, next(woke, None)


def attack_of(scene: Scene) -> Attack | None:
    """The knight or potion that is meant for this child now."""
    look, view = scene.look, scene.look.view
    if scene.phase != "defend" or view.attack is None:
        return None
    attacker, queen = scene.names.seats[view.active], queen_of(scene, view.attack.queen)
    card: Literal["knight", "potion"] = "knight" if view.attack.kind == "knight" else "potion"
    return Attack(
        by=attacker,
        by_face=scene.faces[view.active],
        card=card,
        art=picture_laid(scene.edition, look.laid),
        shield=picture_in_hand(scene.edition, look.laid, CARD_NAMES[SHIELD_FROM[card]], view.seat),
        queen=queen,
        can_block=view.can_block,
        line=spoken.attack_line(attacker, view.attack.kind, queen.name),
    )


Phase = Literal["turn", "defend", "wake", "watch"]

# -- the scene ---------------------------------------------------------------------------------------------------------


MOTIONS: Final = static_folder() / "games" / "sleeping_queens" / "motions.css"
A_WHILE_MS: Final = 100
"""So much longer than a hop each number of the jester's count has."""
HEARD_MS: Final = 250
"""When a queen begins to say something, who is being woken."""
TIP_MS: Final = 6500
"""How long a tip stays before the bots play on."""


@cache
def lasting(motion: str) -> int:
    """How long this motion lasts, in milliseconds, on the screen where it does so longest."""
    return max(map(int, re.findall(rf"--{motion}-ms: *(\d+)", MOTIONS.read_text(encoding="utf-8"))))


class Scene(TableScene):
    """The whole table as one seat may see it, for the templates."""

    OWN_SETTINGS = "games/sleeping_queens/_own_settings.html"
    # Not an attack: it is told to whom it is meant for.
    WORTH_SEEING = frozenset({"woke", "bounced", "stole", "slept", "blocked", "flipped"})

    # -- what all parts go by

    def own_phase(self) -> Phase:
        """turn, defend or wake."""
        view: View = self.look.view
        return view.decision if view.my_turn and view.hand and view.decision != "over" else "watch"

    @lazy
    def legal(self) -> dict[str, list[Move]]:
        """The moves that can be tapped, by kind."""
        kinds: dict[str, list[Move]] = {}
        if self.phase not in ("question", "watch"):  # beds that may be tapped would answer whom the count will reach
            for move in self.look.view.legal:
                kinds.setdefault(move.kind, []).append(move)
        return kinds

    @lazy
    def decider(self) -> int:
        """Whose turn glows: who decides, but while a child points or guesses, the one who played the jester."""
        view = self.look.view
        seat: int = view.active if self.look.pointing is not None or self.guesses else view.mover
        return seat

    @lazy
    def values(self) -> dict[int, int]:
        """The points of the queens that can be seen or are remembered."""
        return dict(self.look.view.values)

    @lazy
    def glow(self) -> Glow:
        return glow_of(self.look)

    # -- seats

    @lazy
    def names(self) -> TableNames:
        return TableNames(self.seat_names, self.edition)

    panel = panel_of

    @lazy
    def draw_size(self) -> int:
        size: int = self.look.view.draw_size
        return size

    # -- cards and beds

    beds = lazy(beds_of)

    @lazy
    def hand(self) -> tuple[HandCard, ...]:
        look, glow, language = self.look, self.glow, self.language
        hand, unit = look.view.hand, unit_of(self.edition)
        arts = [
            None
            if card <= LARGEST_NUMBER
            else picture_in_hand(self.edition, look.laid, CARD_NAMES[card], look.seat, hand[:place].count(card))
            for place, card in enumerate(hand)
        ]
        return tuple(
            [
                _card(
                    language,
                    card,
                    place,
                    art,
                    glow.marks.get(place, ()),
                    glow.parts.get(place),
                    glow.order.get(place),
                    unit,
                )
                for place, (card, art) in enumerate(zip(hand, arts, strict=True))
            ]
        )

    @lazy
    def face_down(self) -> int:
        """So many cards of mine, and nothing of them: the curtain is about to fall."""
        look = self.look
        return look.view.hand_sizes[look.seat] if self.is_farewell and self.phase == "watch" else 0

    @lazy
    def discard_top(self) -> HandCard | None:
        card = self.look.view.discard_top
        if not card:
            return None
        art = None if card <= LARGEST_NUMBER else picture_laid(self.edition, self.look.laid)
        return _card(self.language, card, 0, art, unit=unit_of(self.edition))

    @lazy
    def unit(self) -> int:
        return unit_of(self.edition)

    @lazy
    def deck(self) -> list[int]:
        """The numbers of the edition, ascending."""
        return sorted(EDITIONS[self.edition].numbers)

    @lazy
    def single_allowed(self) -> tuple[int, ...]:
        """The places of the cards that may be swapped alone."""
        singles = {move.cards[0] for move in self.legal.get("discard", ()) if move.discard == "single"}
        return tuple([place for place, card in enumerate(self.look.view.hand) if card in singles])

    @lazy
    def shining(self) -> list[list[str]]:
        """The labels of the cards that shine together, group by group."""
        marks = sorted({mark for card in self.hand for mark in card.marks})
        return [[card.label for card in self.hand if mark in card.marks] for mark in marks]

    @lazy
    def tray(self) -> Tray:
        look, discards = self.look, EDITIONS[self.edition].discards
        return Tray(
            layout=look.layout if EDITIONS[self.edition].arithmetic.turns else "a+b=c",
            discards=tuple([f"{kind}:{ALIKE[kind]}" if kind in ALIKE else kind for kind in discards]),
            said=laying_words.on_tray(self.edition),
            marks=self.glow.kinds,
            meant=self.glow.meant,
            is_open=self.glow.is_open,
            before_equals=self.glow.before_equals,
            tried=spoken.tried(look),
            cheer=self._cheer() if self.fresh and self.answered is None else None,
        )

    def _cheer(self) -> str | None:
        """The true sum just said by the child in front of the screen."""
        look = self.look
        if not look.latest or look.latest[-1].seat != look.seat or not look.latest[-1].move.is_said:
            return None
        return equations.text(equations.of_equation(look.latest[-1].move.equation, look.layout))

    # -- what happens

    attack = lazy(attack_of)
    happenings = lazy(happenings_of)
    beat = lazy(beat_of)
    best_bed = lazy(best_bed)
    moved = lazy(moved_of)
    tune = lazy(tune_of)

    @lazy
    def count(self) -> Count | None:
        return count(self.look)

    @lazy
    def turns_up(self) -> bool:
        """True if the card that the jester counts is being turned up."""
        return self.fresh and any(sight.kind == "flipped" for one in self.look.moments for sight in one.sights)

    @lazy
    def guesses(self) -> bool:
        """True if a child may guess whom a friend's jester will reach: play goes on, and it is in no log."""
        if self.count is None or not (self.count.shown and self.turns_up) or self.proposes:
            return False
        return self.look.stored.seats[self.look.latest[-1].seat].kind == "bot"

    @lazy
    def question(self) -> Question | None:
        queen, woke = queen_of_question(self)
        return questions.question(self.look, self.names, self.answered, queen, woke, self.faces)

    @lazy
    def lanterns(self) -> Lanterns:
        """Lit at the first answer: one that is asked again has lit its own already."""
        asked = self.look.question
        again = asked is not None and asked.missed is not None
        return questions.lanterns(self.look, new=self.fresh and (again or self.answered is not None))

    @lazy
    def ending(self) -> Ending | None:
        look = self.look
        if look.outcome is None:
            return None
        winners = tuple(self.panel(seat) for seat in look.outcome.winners)
        mine = any(winner.seat in look.here for winner in winners)
        title, line = spoken.ending(look, [winner.name for winner in winners], mine)
        together = len(look.here) > 1
        well = () if mine or together else went_well(look, look.seat, self.sums_said)
        return Ending(
            mine=mine,
            title=title,
            line=line,
            winners=winners,
            sums_said=() if together else self.sums_said,  # whose would they be?
            went_well=well,
            next_bot=self.next_bot,
            keeps=self.keeps,
            shared=tuple([self._share(seat) for seat in look.here]) if together else (),
            waits="" if mine or not winners else waiting.first_asleep(look.stored, self._awake()),
        )

    def _awake(self) -> set[str]:
        return {QUEEN_NAMES[queen] for court in self.look.view.courts for queen in court}

    def _share(self, seat: int) -> Share:
        return Share(self.panel(seat), next(iter(went_well(self.look, seat, ())), None))

    # -- what can be done

    @lazy
    def _due(self) -> Tip | None:
        return tip_of(self)

    @lazy
    def tip(self) -> Tip | None:
        due = self._due
        waits = due is not None and self.phase == "watch" and self.next is None
        return replace(due, form="seen-form", later_ms=self.unhurried(TIP_MS)) if due and waits else due

    @lazy
    def prologue(self) -> bool:
        """True if the story is told before this table is seen. Not where others at tablets of their own play on."""
        return self.in_words and self.together is None and prologue_due(self.look)

    @lazy
    def owl(self) -> Owl:
        said, tip = spoken.owl(self.look, self.phase, self.names, self.message, self.answered), self._due
        if self.guesses:  # no face gives away where the count ends
            said = said._replace(mood="calm")
        if self.is_farewell and self.answered is None:
            return said._replace(line=self.happenings[-1].sentence)
        own = tip.line if tip and tip.spoken else said.line
        if said.more:
            return said._replace(line=own)
        further = further_lines(self)
        told = self.told % (len(further) + 1)
        return said._replace(line=(own, *further)[told], further=further, told=told)

    def shown_for_ms(self) -> int:
        """The jester's hops, an event, twins, and what a queen says."""
        hops = (lasting("count") + A_WHILE_MS) * self.count.n if self.count else 0
        turned = lasting("flip") + lasting("guess" if self.guesses else "turned") if self.count and self.turns_up else 0
        beat = lasting("beat") if self.beat else 0
        beat += lasting("twins") if self.fresh and any(one.twins for one in self.happenings) else 0
        wakes = queen_speaks(self.look) and self.answered is None  # who has hopped her points has seen her come
        return turned + hops + beat + (lasting("wake") - HEARD_MS if wakes else 0)

    def is_passing(self) -> bool:
        return all(sight.kind == "discarded" for moment in self.look.moments for sight in moment.sights)

    def is_praised(self) -> bool:
        return self.tray.cheer is not None

    def shown_for_at_least_ms(self) -> int:
        return TIP_MS if self._due else 0

    @lazy
    def plain_moves(self) -> tuple[PlainMove, ...]:
        """The legal moves in words."""
        kinds = ("king", "wake", "knight", "potion", "jester", "block", "allow") if self.in_words else ()
        found = [move for kind in kinds for move in self.legal.get(kind, ())]
        return tuple([PlainMove(move.text, spoken.plain_move(move, self.names)) for move in found])

    @lazy
    def buttons(self) -> tuple[tuple[DiscardKind, str], ...]:
        return words.buttons()

    @lazy
    def edition_name(self) -> str:
        return words.edition_name(self.edition)

    @property
    def is_later(self) -> bool:
        """True where there are points and attacks, as in all editions but the first."""
        return self.edition != FIRST_EDITION

    @property
    def shows_quantities(self) -> bool:
        """True where equations are drawn in frames of ten or on scales."""
        return drawn_in(self.edition) != "rods"

    @lazy
    def first_game(self) -> bool:
        """True in the first game of this child, in which there is much to be shown."""
        return bool(self.look.guided)

    @lazy
    def glow_help(self) -> bool:
        """True if the pointing hand shows the way."""
        return self.look.guided and self.phase in ("turn", "wake", "question")


def unit_of(edition: str) -> int:
    """In what its number cards are drawn: 1, 10, or 0 for tens and ones."""
    kind = EDITIONS[edition].arithmetic
    return 0 if kind.laying is not None and kind.laying.named else kind.unit


@lru_cache(maxsize=4_096)
def _card(
    _language: str,
    card: int,
    place: int,
    art: str | None,
    marks: tuple[HintMark, ...] = (),
    part: Part | None = None,
    order: int | None = None,
    unit: int = 1,
) -> HandCard:
    number = card if card <= LARGEST_NUMBER else None
    return HandCard(place, CARD_NAMES[card], number, art, words.card_name(card), marks, part, order, unit)
