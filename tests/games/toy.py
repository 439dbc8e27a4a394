"""A small game that kidsq does not know: together, one to three seats, open hands, everybody at once.

All lay one card each, in any order, or rest; the frog hops as many stones as they show together. It must land on the
last stone and not behind it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Set
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from kidsq.games.contract import (
    NO_OPTIONS,
    EditionInfo,
    Game,
    GameInfo,
    IllegalMove,
    Option,
    Options,
    Outcome,
    Setup,
    Shuffle,
    State,
    UnknownSetup,
    UnreadableMove,
    names,
)

NAME: Final = "hopping"
STONES: Final = Option("stones", (20, 12), "how many stones there are (brook: 20 or 12)", "a brook")
SEATS: Final = range(1, 4)
INFO: Final = GameInfo(
    code=NAME,
    editions={"brook": EditionInfo("brook", SEATS, (STONES,), cooperative=True, open_hands=True)},
    bots=("nell", "tilo"),
    endings=("there", "too_far", "night"),
    setup_keys=("stones", "draw"),
)
DECK: Final = Counter({1: 4, 2: 4, 3: 4})
HAND: Final = 3
NIGHT: Final = 60


@dataclass(frozen=True, slots=True)
class Deal(Setup):
    stones: int
    draw: tuple[str, ...]

    def own(self) -> dict[str, Any]:
        return {"stones": self.stones, "draw": list(self.draw)}


@dataclass(frozen=True, slots=True)
class Move:
    text: str
    card: int = 0


MOVES: Final = {move.text: move for move in (Move("rest"), *(Move(f"lay {card}", card) for card in DECK))}


@dataclass(frozen=True, slots=True)
class View:
    seat: int
    players: int
    ply: int
    hands: tuple[tuple[int, ...], ...]
    left: int
    legal: tuple[Move, ...]


class Brook(State[Move, View]):
    def __init__(self, setup: Deal) -> None:
        self.players, self.ply, self.left = setup.players, 0, setup.stones
        cards = GAME.card_codes(setup.draw)
        self.hands = [tuple(sorted(cards[seat :: self.players][:HAND])) for seat in range(self.players)]
        self.pile, self.laid = cards[HAND * self.players :], dict[int, int]()

    def seats_to_move(self) -> frozenset[int]:
        return frozenset() if self._ending() else frozenset(range(self.players)) - self.laid.keys()

    def legal_moves(self, seat: int | None = None) -> tuple[Move, ...]:
        seats = self.seats_to_move()
        if seat is None and len(seats) == 1:
            (seat,) = seats
        if seat not in seats:
            return ()
        return (MOVES["rest"], *(MOVES[f"lay {card}"] for card in sorted(set(self.hands[seat]))))

    def play(self, move: Move, shuffle: Shuffle, seat: int | None = None) -> None:
        if seat is None:
            (seat,) = self.seats_to_move() or {-1}
        if move not in self.legal_moves(seat):
            raise IllegalMove("not_held" if self.seats_to_move() else "over")
        self.laid[seat] = move.card
        self.ply += 1
        if len(self.laid) == self.players:
            self._hop(shuffle)

    def _hop(self, shuffle: Shuffle) -> None:
        self.left -= sum(self.laid.values())
        for seat, card in self.laid.items():
            if card:
                hand = list(self.hands[seat])
                hand.remove(card)
                if not self.pile:
                    held = sum(map(Counter, [*self.hands[:seat], hand, *self.hands[seat + 1 :]]), Counter[int]())
                    self.pile = list(shuffle(sorted((DECK - held).elements())))
                self.hands[seat] = tuple(sorted((*hand, self.pile.pop(0))))
        self.laid = {}

    def _ending(self) -> str:
        if self.left <= 0:
            return "too_far" if self.left else "there"
        return "night" if self.ply >= NIGHT else ""

    def view(self, seat: int) -> View:
        return View(
            seat, self.players, self.ply, tuple(self.hands), self.left - sum(self.laid.values()), self.legal_moves(seat)
        )

    def outcome(self) -> Outcome | None:
        ending = self._ending()
        if not ending:
            return None
        won = ending == "there"
        everybody = tuple(range(self.players)) if won else ()
        return Outcome("won" if won else "lost", everybody, (int(won),) * self.players, ending)


class Hopping(Game[Deal, Brook, Move, View]):
    INFO = INFO
    CARDS = ("", "hop1", "hop2", "hop3")

    def deal(self, edition: str, players: int, rng: Random, options: Options = NO_OPTIONS) -> Deal:
        if options.keys() - {"stones"}:
            raise UnknownSetup("only the stones can be chosen")
        cards = rng.sample(self.card_names(sorted(DECK.elements())), DECK.total())
        return self._checked(Deal(NAME, edition, players, 0, options.get("stones", STONES.values[0]), tuple(cards)))

    def read_setup(self, common: Setup, own: Mapping[str, Any]) -> Deal:
        draw = names("draw", own["draw"])
        return self._checked(Deal(common.game, common.edition, common.players, common.first, own["stones"], draw))

    def _checked(self, setup: Deal) -> Deal:
        if setup.edition not in INFO.editions or setup.players not in SEATS or setup.first:
            raise UnknownSetup(f"no {setup.edition!r} for {setup.players}")
        if setup.stones not in STONES.values or Counter(setup.draw) != Counter(self.card_names(list(DECK.elements()))):
            raise UnknownSetup("not those stones, or not those cards")
        return setup

    def start(self, setup: Deal) -> Brook:
        return Brook(setup)

    def read_move(self, text: str) -> Move:
        if text not in MOVES:
            raise UnreadableMove(f"unknown move {text[:20]!r}")
        return MOVES[text]

    def choose(self, bot: str, view: View, rng: Random, *, gentle: Set[int] = frozenset()) -> Move:
        if bot not in INFO.bots:
            raise UnknownSetup(f"there is no bot {bot!r}")
        return max(
            (move for move in view.legal if move.card <= view.left), key=lambda move: move.card, default=MOVES["rest"]
        )


GAME: Final = Hopping()
