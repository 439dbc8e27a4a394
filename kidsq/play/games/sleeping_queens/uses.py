"""Sleeping Queens at a table (play/games/contract.py says what each of these is)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, Literal

from kidsq.arithmetic.kind import Equation, UnreadableEquation
from kidsq.arithmetic.skills import slip
from kidsq.arithmetic.slips import OF_COUNTS, named
from kidsq.games.contract import UnreadableMove
from kidsq.games.sleeping_queens import EDITIONS, Move, Table, View, read_move
from kidsq.games.sleeping_queens.arrivals import MOVES_THAT_COUNT as BRINGING
from kidsq.games.sleeping_queens.arrivals import arrivals
from kidsq.games.sleeping_queens.bots import remark
from kidsq.games.sleeping_queens.cards import KING, QUEEN_NAMES, card_names, is_number
from kidsq.games.sleeping_queens.dealing import Deal
from kidsq.games.sleeping_queens.moves import discard_of
from kidsq.learning import hints
from kidsq.learning.attempt import TAKEN_AWAY, Attempt, json_text
from kidsq.learning.payload import Count, Payload, Total
from kidsq.learning.questions import STEP, Occasion
from kidsq.learning.tasks import BOTS_TASKS, CLAIMS, COUNT, OWN_SUM, RECALL, TOTAL
from kidsq.play.games.contract import LONGEST_MOVE, Chosen, Claim, NoMove, TurnForm, Uses
from kidsq.play.games.sleeping_queens.advice import fact_of, facts
from kidsq.play.games.sleeping_queens.powers import laid
from kidsq.play.games.sleeping_queens.replies import reply
from kidsq.play.games.sleeping_queens.tips import TIPS, kept_as
from kidsq.play.games.sleeping_queens.waiting import who_waits
from kidsq.play.practice.situation import Situation
from kidsq.store.db.session import Session
from kidsq.store.people.throttles import TooSoon
from kidsq.store.play import attempts, gallery, games
from kidsq.store.play.gallery import BringingPly
from kidsq.store.play.games import StoredGame, StoredPly

# -- what went well for one child in a game that has ended: true, from its record and log, and compared with nobody ----

FactKind = Literal["recalled", "noticed", "new", "helped", "sums", "blocked", "counted", "woke", "played"]

_HELPING: Final = frozenset(BOTS_TASKS) - frozenset(CLAIMS)


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that went well. n: how often; what: a queen by name, or what came and was kept away.

    queens: the names of all whom it is about, each once.
    """

    kind: FactKind
    n: int = 1
    what: str = ""
    queens: tuple[str, ...] = ()


def went_well(db: Session, stored: StoredGame, seat: int) -> list[Fact]:
    """Whatever is true of this seat of a person, the rarest first; never empty."""
    learner = stored.seats[seat].learner
    alone = learner is not None or sum(one.kind == "guest" for one in stored.seats) == 1
    plies = games.plies(db, stored.id)
    own = {ply.ply for ply in plies if ply.seat == seat}
    rows = [
        row
        for row in attempts.of_game(db, stored.id)
        if row.learner == learner and (alone or (row.task in (OWN_SUM, RECALL) and row.ply in own))
    ]
    found = [
        *_recalled(rows),
        _count("noticed", [row for row in rows if row.task in CLAIMS and row.correct and row.truth == "false"]),
        *_new(db, stored, learner),
        _count("helped", [row for row in rows if row.task in _HELPING and row.correct]),
        _count("sums", [row for row in rows if row.task == OWN_SUM and row.correct]),
        *_blocked(plies, seat),
        _count("counted", [row for row in rows if row.task == COUNT and row.correct]),
        _woke(stored, plies, seat),
        Fact("played"),
    ]
    return [fact for fact in found if fact.n]


def _count(kind: FactKind, rows: Sequence[object]) -> Fact:
    return Fact(kind, len(rows))


def _recalled(rows: Sequence[Attempt]) -> list[Fact]:
    """Queens found again with a king, while nothing on their beds told where they lay."""
    found = []
    for row in rows:
        if row.task == RECALL and not row.hint_shown:
            remembered = json.loads(row.presented)["remembered"]
            queen = remembered.get(row.response)
            found += [Fact("recalled", what=queen)] if queen else []
    return found[-1:]


def _new(db: Session, stored: StoredGame, learner: str | None) -> list[Fact]:
    kept = gallery.of_learner(db, learner) or [] if learner else []
    return [Fact("new", what=one.name) for one in kept if one.game_id == stored.id][-1:]


def _blocked(plies: Sequence[StoredPly], seat: int) -> list[Fact]:
    kept_away = ""
    for before, ply in pairwise(plies):
        if ply.seat == seat and ply.move == "block":
            kept_away = before.move.split()[0]
    return [Fact("blocked", what=kept_away)] if kept_away else []


def _woke(stored: StoredGame, plies: Sequence[StoredPly], seat: int) -> Fact:
    beds = json.loads(stored.header_json)["beds"]
    moved = {ply.ply: ply.move for ply in plies}
    came = arrivals(beds, [(ply.ply, ply.seat, ply.move) for ply in plies])
    woken = [one.queen for one in came if one.seat == seat and not moved[one.ply].startswith("allow")]
    queens = tuple(dict.fromkeys(woken))
    return Fact("woke", len(queens), queens=queens)


# -- with which deal a child begins that plays the game for the first time ---------------------------------------------


def begins_well(setup: Deal, people: Sequence[int]) -> bool:
    """True if each of these seats holds a king, and no friend who plays before them does.

    So a child's first turn can wake a queen, before a friend has two. All else of a deal is left to chance.
    """
    table = Table(setup)
    turns = [(setup.first + turn) % setup.players for turn in range(setup.players)]
    last = max(turns.index(seat) for seat in people)
    return all((KING in table.hands[seat]) == (seat in people) for seat in turns[: last + 1])


# -- what a child's form means: a move, a claim that does not hold, or a selection that is nothing yet. Pure -----------


def read_turn(view: View, form: TurnForm) -> Chosen | Claim | NoMove:
    """What this form asks for, given the hand; whether the rules allow it is not asked here.

    move: as text; or card: hand places in the order tapped, and total: which of them, or besides, stand behind "=";
    named: instead, a number that is said of them.
    """
    text, behind = form.one("move"), [place for place in form.all("total") if place]
    if text is not None:
        return _read_text(view, text)
    places = [*form.all("card")]
    places += [place for place in behind if place not in places]
    if not places:
        return NoMove("no_cards")
    for place in places:
        if not (place.isascii() and place.isdecimal() and len(place) < 3 and int(place) < len(view.hand)):
            return NoMove("bad_place", place[:20], bad=True)
    if len({int(place) for place in places}) < len(places):
        return NoMove("bad_place", places[-1], bad=True)
    named = form.one("named")
    right = {int(place) for place in behind}
    left = tuple(view.hand[int(place)] for place in places if int(place) not in right)
    if named is not None and named.isascii() and named.isdecimal() and len(named) < 3:
        return _read_cards(view, left, (int(named),))
    return _read_cards(view, left, tuple(view.hand[int(place)] for place in dict.fromkeys(behind)))


def _read_text(view: View, text: str) -> Chosen | Claim | NoMove:
    if (said := _written_sum(view, text)) is not None:
        return said
    try:
        move = read_move(text)
    except UnreadableMove:
        return NoMove("unreadable", text[:LONGEST_MOVE], bad=True)
    return Chosen(move, move.equation)


def _written_sum(view: View, text: str) -> Chosen | Claim | None:
    """`discard 2+3=6` with 2, 3 and 6 in the hand; also `02+3=5`, which is no move's text but a true sum."""
    verb, _, rest = text[:LONGEST_MOVE].strip().partition(" ")
    laying = EDITIONS[view.edition].laying
    if verb.lower() != "discard" or laying is None:
        return None
    try:
        equation = laying.read(rest)
    except UnreadableEquation:
        return None
    needed = Counter(equation.cards)
    held = Counter(filter(is_number, view.hand))
    return _said(equation) if not needed - held else None


def _said(equation: Equation) -> Chosen | Claim:
    return Chosen(read_move("discard " + equation.text), equation) if equation.holds else Claim(equation)


def _read_cards(view: View, left: tuple[int, ...], right: tuple[int, ...]) -> Chosen | Claim | NoMove:
    """A total of several others is a sum that is said, true or not; everything else is what the rules make of it.

    Cards that are a sum, of which nobody has said which is the total, are that sum.
    """
    edition = EDITIONS[view.edition]
    laying = edition.laying
    cards = left if laying is not None and laying.named else (*left, *right)
    if len(cards) > 1 and not all(map(is_number, cards)):
        return NoMove("only_numbers")
    said = laying.said(left, right) if laying is not None else None
    if said is not None and (right or said.holds):
        return _said(said)
    if (move := discard_of(cards, edition.discards)) is not None:
        return Chosen(move)
    if said is not None:
        return Claim(said)
    if laying is not None and (found := laying.found_in(cards)) is not None:
        return Chosen(read_move("discard " + found.text), found, put_in_order=True)
    if len(cards) == 2:
        return NoMove("no_twins")
    return NoMove(f"no_{laying.discard}" if laying else "no_run")


# -- the rows of the log that a child's move or answer leaves ----------------------------------------------------------

EXPLAINED: Final = 3
"""A later try of a sum that has just been explained counts as helped at least this much."""

TRIES_OF_ONE_SUM: Final = 100
"""At one ply: no child says one sum so often, and a script that does shall not fill the log."""


def is_plain_tap(move: Move) -> bool:
    """True if one card is swapped or the jester played. Choosing a bed or a queen is thinking."""
    return move.kind == "jester" or move.discard == "single"


def claimed(db: Session, at: Situation, key: str, said: Equation) -> Attempt:
    """A sum the child said, true or not."""
    numbers = [card for card in at.table.hands[at.seat] if is_number(card)]
    options = len(said.laying.named) or len(numbers) - (len(said.cards) - 1)
    layout, shown = at.layout if said.kind.turns else "a+b=c", at.help.of(said.skill)
    if layout == TAKEN_AWAY and said.inverse.truth >= 0:
        said = said.inverse
    earlier = attempts.tries(db, at.stored.id, at.table.ply, said.skill, at.stored.seats[at.seat].learner)
    if earlier >= TRIES_OF_ONE_SUM:
        raise TooSoon(60)
    return at.attempt(
        attempt_id=key,
        task=OWN_SUM,
        skill=said.skill,
        operands=json_text(list(said.operands)),
        layout=layout,
        n_options=options,
        guess_p=round(1 / options, 4),
        presented=json_text({"hand": card_names(at.table.hands[at.seat])}),
        truth=json_text(said.claimed if said.holds else said.truth),
        response=json_text(said.claimed),
        correct=int(said.holds),
        try_no=earlier + 1,
        error=None if said.holds else slip(said.skill, said.operands, said.claimed),
        hint_shown=max(shown, EXPLAINED) if earlier else shown,
        opportunity=_opportunity(at.table, numbers),
    )


def can_take_away(edition: str) -> bool:
    of = EDITIONS[edition]
    return of.laying is not None and of.arithmetic.inverse is not None


def _opportunity(table: Table, numbers: Sequence[int]) -> str:
    laying = table.edition.arithmetic.laying
    return json_text([list(said.cards) for said in laying.within(numbers)] if laying else [])


def is_attempt(table: Table, move: Move, equation: Equation | None) -> bool:
    """True if a legal move is an attempt too; most are not, and then no Situation is read."""
    if move.kind == "discard":
        return move.discard != "single"
    return move.kind == "king" and bool(table.remembered)


def attempt_in(db: Session, at: Situation, key: str, move: Move, equation: Equation | None) -> Attempt:
    """The attempt in a legal move in which there is one."""
    if equation is not None:
        return claimed(db, at, key, equation)
    return _without_a_claim(at, key, move) if move.kind == "discard" else _recall(at, key, move)


def _without_a_claim(at: Situation, key: str, move: Move) -> Attempt:
    """Cards that may go together, laid without a word of why: a row, or so many equal ones."""
    task = "pair" if move.is_alike else "run"
    cards = list(move.cards)
    numbers = [card for card in at.table.hands[at.seat] if is_number(card)]
    return at.attempt(
        attempt_id=key,
        task=task,
        skill=fact_of(move) or task,
        operands=json_text(cards),
        presented=json_text({"hand": card_names(at.table.hands[at.seat])}),
        truth=json_text(cards),
        response=json_text(cards),
        correct=1,
        opportunity=_opportunity(at.table, numbers),
    )


def _recall(at: Situation, key: str, move: Move) -> Attempt:
    """A king played while remembered queens sleep: where it went. Play, not arithmetic, so neither right nor wrong.

    presented: by bed who sleeps there, and how many plies ago all saw her lie down (null: long ago).
    """
    remembered = {str(bed): QUEEN_NAMES[queen] for bed, queen in sorted(at.table.remembered.items())}
    plies_ago = {bed: _plies_since_seen(at, int(bed)) for bed in remembered}
    return at.attempt(
        attempt_id=key,
        task=RECALL,
        skill="recall",
        operands=json_text([move.bed]),
        n_options=at.table.asleep,
        presented=json_text({"remembered": remembered, "plies_ago": plies_ago}),
        truth=json_text(sorted(map(int, remembered))),
        response=json_text(move.bed),
        correct=None,
        hint_shown=hints.MEMORY_HELP[at.memory],
        hint_asked=0,
    )


def _plies_since_seen(at: Situation, bed: int) -> int | None:
    lay_down = (
        moment.ply
        for moment in reversed(at.moments)
        if any(sight.kind in ("slept", "bounced") and sight.bed == bed for sight in moment.sights)
    )
    seen = next(lay_down, None)
    return None if seen is None else at.table.ply - seen


def answered(shown: Payload, key: str, at: Situation, answer: int) -> Attempt:
    """The row of an answer to a question that the game itself has given."""
    if isinstance(shown, Total):
        return _queen_total(at, key, shown, answer)
    assert isinstance(shown, Count), f"{shown.task} is a friend's question"
    return _jester_count(at, key, shown.number, shown.truth, answer)


def _queen_total(at: Situation, key: str, shown: Total, answer: int) -> Attempt:
    """The place on the track of fives to which the child hopped the marker."""
    before, gained, places, truth = shown.before, shown.gained, shown.places, shown.truth
    return at.attempt(
        attempt_id=key,
        task=TOTAL,
        skill=shown.skill,
        operands=json_text([before, gained]),
        layout="words",
        n_options=len(places),
        guess_p=round(1 / len(places), 4),
        presented=json_text({"places": list(places)}),
        truth=json_text(truth),
        response=json_text(answer),
        correct=int(answer == truth),
        error=slip(shown.skill, (before, gained), answer),
        hint_shown=0,
        hint_asked=0,
    )


def _jester_count(at: Situation, key: str, number: int, truth: int, answer: int) -> Attempt:
    """The seat at which the child pointed before the count ran. response: the seat; presented tells the direction."""
    players = at.table.players
    ahead = (answer - truth) % players
    steps_off = ahead if ahead <= players // 2 else ahead - players
    return at.attempt(
        attempt_id=key,
        task=COUNT,
        skill=f"count:{number}/{players}",
        operands=json_text([number, players]),
        layout="words",
        n_options=players,
        guess_p=round(1 / players, 4),
        presented=json_text({"from": at.seat, "steps_off": steps_off}),
        truth=json_text(truth),
        response=json_text(answer),
        correct=int(answer == truth),
        error=named(OF_COUNTS, (number,), 0, steps_off),
        hint_shown=0,
        hint_asked=0,
    )


# -- at the table ------------------------------------------------------------------------------------------------------


def covered(view: View) -> View:
    return replace(view, hand=(), legal=())


def why_no_claim(table: Table) -> str | None:
    if table.decision == "turn":
        return None
    return "answer_first" if table.decision == "defend" else "wake_first"


def remembers(seen: Table | View) -> bool:
    return bool(seen.remembered)


def may_be_asked_before(table: Table) -> bool:
    return table.decision == "turn"


def rests_after(move: Move) -> bool:
    """A queen who has been woken is enough for once, also the second one that the rose brings along."""
    return move.kind in ("king", "wake")


def is_passing(move: Move, after: Table) -> bool:
    """A card laid, or an attack on a bot, who answers it at once; a pile mixed anew is looked at."""
    return move.kind in ("discard", "knight", "potion") and not after.shuffled


def occasion(table: Table, move: Move, seat: int) -> Occasion | None:
    """The sum that a bot lays, and how far the child is; None for a move that lays nothing together."""
    if move.kind != "discard":
        return None
    counts = table.edition.points_count
    return Occasion(
        kind=table.edition.asks or table.edition.arithmetic,
        said=(*move.equation.operands, move.equation.claimed) if move.equation and not table.edition.asks else (),
        swaps=move.cards[0] if move.discard == "single" and is_number(move.cards[0]) else None,
        points=table.points[seat] if counts else None,
        goal=table.goal_points if counts else None,
        seen=_number_laid(table),
    )


def _number_laid(table: Table) -> int | None:
    """What lies on the pile for all to see, where it is a number."""
    top = table.discard_pile[-1] if table.discard_pile else 0
    return top if is_number(top) else None


def given(before: Table, move: Move, after: Table, present: Sequence[int]) -> Sequence[tuple[int, Payload]]:
    """Who the jester will reach, what a court that has grown is worth."""
    found = _jester(before, after, present) or _grown_court(before, after, present)
    return () if found is None else (found,)


def _jester(before: Table, after: Table, present: Sequence[int]) -> tuple[int, Count] | None:
    player = before.active
    if after.decision != "wake" or not after.flipped or not is_number(after.flipped):
        return None
    if player not in present:
        return None
    return player, Count(after.edition.ranks[after.flipped], after.mover, after.players)


def _grown_court(before: Table, after: Table, present: Sequence[int]) -> tuple[int, Total] | None:
    if not after.edition.points_count or after.decision == "wake":  # a Rose bonus is still to come
        return None
    for seat, court in enumerate(after.courts):
        if seat in present and len(court) > len(before.courts[seat]):
            places = tuple(range(0, after.goal_points + STEP, STEP))
            had = before.points[seat]
            return seat, Total(had, after.points[seat] - had, court[-1], places)
    return None


def won(table: Table, seat: int) -> tuple[str, ...]:
    """The queens awake at this seat, in the order they came."""
    return tuple(QUEEN_NAMES[queen] for queen in table.courts[seat])


def brought(before: Table, move: Move, after: Table) -> Iterator[tuple[int, str]]:
    """The queen that has been woken or won."""
    if move.kind not in ("king", "wake", "allow"):
        return
    for seat, court in enumerate(after.courts):
        if len(court) > len(before.courts[seat]):
            yield seat, QUEEN_NAMES[court[-1]]


def brought_in(header_json: str, plies: Iterable[BringingPly]) -> Iterator[tuple[int, int, str]]:
    moves = (ply[:3] for ply in plies)
    return ((one.ply, one.seat, one.queen) for one in arrivals(json.loads(header_json)["beds"], moves))


class QueensUses(Uses[Table, Move, View]):
    ASKS_AGAIN = True
    LAYS_FOR_FRIENDS = True
    TIPS = TIPS
    BRINGING = BRINGING

    begins_well = staticmethod(begins_well)
    read_turn = staticmethod(read_turn)
    why_no_claim = staticmethod(why_no_claim)
    covered = staticmethod(covered)
    facts = staticmethod(facts)
    remembers = staticmethod(remembers)
    is_attempt = staticmethod(is_attempt)
    attempt_in = staticmethod(attempt_in)
    can_take_away = staticmethod(can_take_away)
    claimed = staticmethod(claimed)
    is_plain_tap = staticmethod(is_plain_tap)
    given = staticmethod(given)
    may_be_asked_before = staticmethod(may_be_asked_before)
    rests_after = staticmethod(rests_after)
    is_passing = staticmethod(is_passing)
    occasion = staticmethod(occasion)
    answered = staticmethod(answered)
    kept_as = staticmethod(kept_as)
    remark = staticmethod(remark)
    reply = staticmethod(reply)
    laid = staticmethod(laid)
    won = staticmethod(won)
    who_waits = staticmethod(who_waits)
    brought = staticmethod(brought)
    brought_in = staticmethod(brought_in)
