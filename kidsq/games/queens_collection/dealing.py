"""A new deal, and the check of a deal that comes from a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from kidsq.games.contract import NO_OPTIONS, EditionInfo, Options, OptionValue, Setup, UnknownSetup, names
from kidsq.games.queens_collection.cards import ALL_COLOURS, BOXES, COLOURS, JOKER, card_codes, card_names, deck, place
from kidsq.games.queens_collection.editions import BEGINNERS, EDITIONS, NAME, is_tidying


def spread_out(setup: Deal) -> list[int]:
    """How many meeples stand on each place. Rule sheet 1, «Spielaufbau» 3: none of them at home."""
    standing = [0] * BOXES * BOXES
    to_come = [setup.each] * BOXES
    for colour in card_codes(setup.away):
        to_come[colour] -= 1
    if not is_tidying(setup.edition):
        for colour in ALL_COLOURS:
            standing[place(colour, colour)] = setup.each
        return standing
    ring = card_codes(setup.boxes)
    full = [0] * BOXES
    at = 0
    for card in card_codes(setup.spread):
        if not any(to_come):
            break
        if card == JOKER:
            at = _next_with_room(ring, at, full, setup.each, own=None) + 1
        elif to_come[card]:
            at = _next_with_room(ring, at, full, setup.each, own=card)
            to_come[card] -= 1
            full[at % BOXES] += 1
            standing[place(card, ring[at % BOXES])] += 1
            at += 1
    return standing


def _next_with_room(ring: list[int], at: int, full: list[int], each: int, own: int | None) -> int:
    """The first box from here, clockwise, on which fewer than `each` stand; not the meeple's own."""
    for step in range(at, at + BOXES):
        if full[step % BOXES] < each and ring[step % BOXES] != own:
            return step
    # Only its own has room: crowding the next one ends the search, and no meeple begins at home.
    return ring.index(own) + 1 if own is not None else at


USUAL: Final = {"fields": 3, "each": 3, "copies": 4, "jokers": 6, "rounds": 1}
CHOICES: Final = tuple(USUAL)
SETUP_KEYS: Final = (*CHOICES, "boxes", "away", "spread", "draw")
MAY_HOLD: Final = ("start",)
LEFT_OUT_ALONE: Final = 4


@dataclass(frozen=True, slots=True)
class Deal(Setup):
    """boxes: by colour, the first above the Queen, then clockwise. away: colours of which one meeple is not played
    with, in order. spread: the shuffled deck that sets the meeples; none where they begin at home. draw: the shuffled
    deck before the deal (of the first round); both top first.
    """

    fields: int
    each: int
    copies: int
    jokers: int
    rounds: int
    boxes: tuple[str, ...]
    away: tuple[str, ...]
    spread: tuple[str, ...]
    draw: tuple[str, ...]

    def own(self) -> dict[str, Any]:
        lists = {"boxes": self.boxes, "away": self.away, "spread": self.spread, "draw": self.draw}
        return {key: getattr(self, key) for key in CHOICES} | {key: list(value) for key, value in lists.items()}


def deal(edition: str, players: int, rng: Random, options: Options = NO_OPTIONS) -> Deal:
    """Shuffle boxes and deck, and draw the first seat. rng: `secrets.SystemRandom` at real tables.

    `each` 2 alone means the beginners' side too, as only that side has it. Raises UnknownSetup with a sentence.
    """
    chosen = _chosen(_edition(edition), players, options)
    cards = card_names(deck(chosen["copies"], chosen["jokers"]))
    boxes = rng.sample(COLOURS, len(COLOURS))
    away = sorted(rng.sample(ALL_COLOURS, LEFT_OUT_ALONE)) if edition == "solo" else []
    spread = rng.sample(cards, len(cards)) if is_tidying(edition) else []
    draw = rng.sample(cards, len(cards))
    setup = Deal(
        game=NAME,
        edition=edition,
        players=players,
        first=rng.randrange(players),
        **chosen,
        boxes=tuple(boxes),
        away=tuple(card_names(away)),
        spread=tuple(spread),
        draw=tuple(draw),
    )
    check_setup(setup)
    return setup


def _chosen(info: EditionInfo, players: int, options: Options) -> dict[str, int]:
    """Every choice, the usual where nothing is chosen."""
    usual = USUAL | ({"rounds": players} if info.rounds > 1 else {})
    known = {option.name for option in info.options}
    if unknown := options.keys() - known:
        raise UnknownSetup(f"{info.code} has no option {min(unknown)!r}")
    if options.get("each") == 2:
        usual["fields"] = BEGINNERS
    return usual | dict(options)


def read_setup(common: Setup, own: Mapping[str, Any]) -> Deal:
    """The deal of a header. Raises UnknownSetup, saying what is off."""
    for key in CHOICES:
        if type(own[key]) is not int:
            raise UnknownSetup(f"{key} is {own[key]!r}, not a whole number")
    setup = Deal(
        common.game,
        common.edition,
        common.players,
        common.first,
        *(own[key] for key in CHOICES),
        *(names(key, own[key]) for key in SETUP_KEYS[len(CHOICES) :]),
    )
    check_setup(setup)
    if "start" in own and own["start"] != (stands := start_of(setup)):
        raise UnknownSetup(f"start says {own['start']!r}; from this spread it is {stands!r}")
    return setup


def start_of(setup: Deal) -> list[list[str]]:
    """The meeples of each box once the table is laid: boxes as in the deal, colours in order."""
    standing = spread_out(setup)
    boxes = [COLOURS.index(name) for name in setup.boxes]
    return [
        [name for colour, name in enumerate(COLOURS) for _ in range(standing[colour * len(COLOURS) + box])]
        for box in boxes
    ]


def check_setup(setup: Deal) -> None:
    """Raises UnknownSetup, saying what is off, unless this deal can be dealt."""
    info = _edition(setup.edition)
    if setup.players not in info.seats:
        seats = f"{info.seats[0]} to {info.seats[-1]}" if len(info.seats) > 1 else f"{info.seats[0]}"
        raise UnknownSetup(f"{setup.players} cannot play {setup.edition}; it is for {seats}")
    if not 0 <= setup.first < setup.players:
        raise UnknownSetup(f"first is {setup.first!r}, but the seats are 0 to {setup.players - 1}")
    _check_choices(setup, info)
    if sorted(setup.boxes) != sorted(COLOURS):
        raise UnknownSetup("boxes must name each colour once")
    left_out = LEFT_OUT_ALONE if setup.edition == "solo" else 0
    if setup.away != tuple(name for name in COLOURS if name in setup.away) or len(setup.away) != left_out:
        raise UnknownSetup(f"away must name {left_out} colours, in order")
    cards = sorted(card_names(deck(setup.copies, setup.jokers)))
    if sorted(setup.draw) != cards:
        raise UnknownSetup("draw is not the whole deck")
    if sorted(setup.spread) != (cards if is_tidying(setup.edition) else []):
        raise UnknownSetup("spread is not the whole deck" if is_tidying(setup.edition) else "spread must be empty")


def _check_choices(setup: Deal, info: EditionInfo) -> None:
    chosen = {option.name: option.values for option in info.options}
    may_be = {key: chosen.get(key, (value,)) for key, value in USUAL.items()}
    for key, values in may_be.items():
        if getattr(setup, key) not in values:
            raise UnknownSetup(f"{setup.edition} is played with {key} {_one_of(values)}, not {getattr(setup, key)}")
    if setup.rounds > setup.players:
        raise UnknownSetup(f"rounds is {setup.rounds}; there are as many as seats, {setup.players}, or fewer")
    if setup.each < setup.fields:
        raise UnknownSetup("each 2 goes with fields 2 alone")


def _one_of(values: tuple[OptionValue, ...]) -> str:
    return " or ".join(map(str, values))


def _edition(name: str) -> EditionInfo:
    if name not in EDITIONS:
        raise UnknownSetup(f"there is no edition {name!r}; choose one of {', '.join(EDITIONS)}")
    return EDITIONS[name]
