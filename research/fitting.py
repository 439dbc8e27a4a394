"""How well friends fit: simulated children of five kinds, and one that grows, against friends that follow them.

Each kind plays real games against each step of the friends first; then children by the thousand win and lose by these
chances alone, and the controller of real tables decides who comes next. A spot check plays real games instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from kidsq.fitting import controller
from kidsq.games.contract import Ladder
from research.studied import EDITIONS, GAME, Move, View

EDITION: Final = "classic"
"""In which the children of the spot check play; all others of the ladder are measured, too."""
SEATS: Final = (2, 4)
AFTER: Final = (5, 10, 20)
"""Games after which a child's wins are counted."""
RUNNING: Final = 4
"""So many games lost one after the other are too many."""
SPOT: Final = 40
"""Children of each kind whose games are really played."""

Chances = tuple[float, ...]
"""How likely a child wins, by the step of the friends."""
Chooser = Callable[[View, Random], Move]


KINDS: Final[Mapping[str, Chooser]] = {
    "random": lambda view, rng: rng.choice(view.legal),
    "random, sums": lambda view, rng: rng.choice([move for move in view.legal if move.is_said] or view.legal),
    **{f"like {bot}": partial(GAME.choose, bot) for bot in ("bruno", "pippa", "tilo")},
}
GROWING: Final = ("random, sums", "like tilo")
"""A child that plays like the first, and like the second when the last of AFTER is over."""


def wins(kind: str, edition: str, seats: int, step: int, rng: Random) -> bool:
    """One real game of such a child, alone with friends at this step."""
    ladder, table = _ladder(edition), GAME.start(GAME.deal(edition, seats, rng, {}))
    child = rng.randrange(seats)
    while table.mover >= 0:
        view = table.view(table.mover)
        if table.mover == child:
            move = KINDS[kind](view, rng)
        else:
            spared = frozenset((child,)) if rng.random() < ladder.spares[step] else frozenset()
            move = GAME.choose(ladder.bots[step], view, rng, gentle=spared)
        table.play(move, lambda cards: rng.sample(cards, len(cards)))
    outcome = table.outcome()
    assert outcome is not None
    return child in outcome.winners


def measured(kind: str, edition: str, seats: int, games: int, seed: int) -> Chances:
    """The share of real games that such a child wins, by step."""
    rng, steps = Random(f"{kind} {edition} {seats} {seed}"), range(len(_ladder(edition).bots))
    return tuple(sum(wins(kind, edition, seats, step, rng) for _ in range(games)) / games for step in steps)


def _steps(seats: int) -> Sequence[float]:
    """As all editions have them."""
    return _ladder(EDITION).difficulty[seats]


def _ladder(edition: str) -> Ladder:
    ladder = EDITIONS[edition].info.ladder
    assert ladder is not None
    return ladder


@dataclass(frozen=True, slots=True)
class Share:
    """Of the children of one kind: whose wins lay in the band after each of AFTER; who lost RUNNING times running."""

    within: tuple[float, ...]
    running: float


Won = Callable[[int, int], bool | float]
"""Whether a child wins its game of this number (from 1) against this step, or how likely."""


def followed(won: Won, seats: int, children: int, rng: Random) -> Share:
    """The shares among so many children whom the friends follow."""
    within, running = dict.fromkeys(AFTER, 0), 0
    for _ in range(children):
        fit, lost, most = controller.beginning(seats), 0, 0
        for game in range(1, AFTER[-1] + 1):
            step = controller.nearest(controller.wanted(fit, seats), _steps(seats))
            chance = float(won(game, step))
            has_won = rng.random() < chance
            fit = controller.after(fit, has_won, _steps(seats)[step])
            lost = 0 if has_won else lost + 1
            most = max(most, lost)
            if game in within:
                within[game] += _in_band(fit.wins / game, seats)
        running += most >= RUNNING
    return Share(tuple(within[game] / children for game in AFTER), running / children)


def _in_band(share: float, seats: int) -> bool:
    return abs(share - controller.meant(seats)) <= controller.BAND + 1e-9


def bound(chances: Chances, seats: int, games: int) -> float:
    """The most children whose wins can lie in the band: for one who knows these chances and looks all games ahead."""
    best = [float(_in_band(won / games, seats)) for won in range(games + 1)]
    for game in range(games, 0, -1):
        best = [max(p * best[won + 1] + (1 - p) * best[won] for p in chances) for won in range(game)]
    return best[0]


def steady(chances: Chances) -> Won:
    """A child that stays as it is."""
    return lambda _, step: chances[step]


def grown(weak: Chances, strong: Chances) -> Won:
    """A child whose chances go evenly from these to those."""
    return lambda game, step: weak[step] + (strong[step] - weak[step]) * (game - 1) / (AFTER[-1] - 1)


def lines(children: int, games: int, seed: int) -> Iterator[str]:
    """The table, a line as soon as it is measured."""
    yield f"{children} children of each kind, chances from {games} real games against each step"
    yield "seats, child, chance to win by step, in the band after 5, 10, 20 games (at best), 4 lost running"
    for edition in (name for name, one in EDITIONS.items() if one.info.ladder):
        yield edition
        for seats in SEATS:
            yield from _lines_of(edition, seats, children, games, seed)
    yield f"{EDITION}, {SPOT} children's games really played"
    for seats in SEATS:
        rng = Random(f"{seed} real {seats}")
        for kind in KINDS:
            really = partial(_really, kind, seats, rng)
            yield _line(seats, kind, "", followed(really, seats, SPOT, rng))


def _lines_of(edition: str, seats: int, children: int, games: int, seed: int) -> Iterator[str]:
    chances, shares = dict[str, Chances](), []
    for kind in KINDS:
        chances[kind] = found = measured(kind, edition, seats, games, seed)
        share = followed(steady(found), seats, children, Random(f"{seed} {found}"))
        shares.append(share)
        at_best = " ".join(f"{bound(found, seats, after):.0%}" for after in AFTER)
        yield _line(seats, kind, " ".join(f"{100 * p:.0f}" for p in found), share, at_best)
    yield _line(seats, "all kinds", "", _mean(shares))
    weak, strong = (chances[kind] for kind in GROWING)
    growing = followed(grown(weak, strong), seats, children, Random(f"{seed} grows"))
    yield _line(seats, "growing", "from the second kind to the last in 20 games", growing)


def _really(kind: str, seats: int, rng: Random, _game: int, step: int) -> bool:
    return wins(kind, EDITION, seats, step, rng)


def _mean(shares: Sequence[Share]) -> Share:
    within = tuple(sum(each) / len(shares) for each in zip(*(share.within for share in shares), strict=True))
    return Share(within, sum(each.running for each in shares) / len(shares))


def _line(seats: int, kind: str, chances: str, share: Share, at_best: str = "") -> str:
    within = " ".join(f"{one:.0%}" for one in share.within)
    return f"{seats}      {kind:14} {chances:46} {within:12} ({at_best})  {share.running:.0%}"


def show(children: int, games: int, seed: int) -> None:
    """Print all of it."""
    for line in lines(children, games, seed):
        print(line, flush=True)
    print("Simulated children only: this shows that the friends follow strength, not that children like them.")
