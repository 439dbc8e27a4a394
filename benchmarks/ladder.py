"""The ladder of the bots: each against the one below, and how long they think."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from multiprocessing import Pool
from random import Random
from statistics import quantiles

from benchmarks.report import Section
from kidsq.games import sleeping_queens
from kidsq.games.sleeping_queens import BOTS, EDITIONS, PLAYERS, View, choose

CLASSIC_PAIR = ("classic", 2)
Match = tuple[str, str, str, int, int]  # bot, rivals, edition, players, games


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95% interval of a share of wins. Source: E. B. Wilson, 1927."""
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return middle - half, middle + half


def play_match(match: Match) -> float:
    """Games won by one bot with rivals in all other seats; it changes seats, and a shared win counts in parts."""
    bot, rivals, edition, players, games = match
    rng = Random(" ".join(map(str, match)))
    won = 0.0
    for game in range(games):
        seat = game % players
        names = [bot if other == seat else rivals for other in range(players)]
        winners = _last_view(names, edition, rng).winners
        won += (seat in winners) / len(winners)
    return won


def _last_view(names: Sequence[str], edition: str, rng: Random) -> View:
    for _, view in _decisions(names, edition, rng):
        last = view
    return last


def _decisions(names: Sequence[str], edition: str, rng: Random) -> Iterator[tuple[float, View]]:
    """One game: the CPU seconds of each decision with the view it was made on; at the end the view of the end."""
    table = sleeping_queens.start(sleeping_queens.deal(edition, len(names), rng))
    while (seat := table.mover) >= 0:
        view = table.view(seat)
        begun = time.process_time()
        move = choose(names[seat], view, rng)
        yield time.process_time() - begun, view
        table.play(move, lambda cards: rng.sample(cards, len(cards)))
    yield 0.0, table.view(0)


def measure(games: int) -> Section:
    """games: of each step with two seats of `classic`; the other settings take a quarter of them."""
    steps = [(upper, lower) for lower, upper in pairwise(BOTS)]
    settings = {CLASSIC_PAIR: games}
    settings |= {("classic", players): -(-games // 4) for players in PLAYERS if players > 2}
    settings |= {(name, players): -(-games // 4) for name in EDITIONS if name != "classic" for players in (2, 4)}
    matches = [(*step, *setting, some) for setting, some in settings.items() for step in steps]
    with Pool() as pool:
        won = dict(zip(matches, pool.map(play_match, matches, chunksize=1), strict=True))
    rows = [
        [edition, str(players), f"{some:,}", f"{1 / players:.0%}"]
        + [_share(won[*step, edition, players, some], some) for step in steps]
        for (edition, players), some in settings.items()
    ]
    return Section(
        "The bots: share of games won against the one below",
        ("edition", "players", "games", "fair share", *(f"{upper} over {lower}" for upper, lower in steps)),
        rows,
        ("One of the stronger, the other seats the weaker; 95% intervals by Wilson.",),
    )


def _share(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{won / games:.1%} ({low:.1%} to {high:.1%})"


def measure_thinking(games: int) -> Section:
    rng = Random(1)
    rows = []
    for bot in BOTS:
        times = []
        for game in range(games):
            players = PLAYERS[game % len(PLAYERS)]
            times += [seconds * 1000 for seconds, _ in _decisions([bot] * players, "classic", rng)]
        cuts = quantiles(times, n=100)
        limit = 100 if bot == BOTS[-1] else 1
        rows.append([bot, f"{cuts[49]:.3f}", f"{cuts[94]:.3f}", f"{max(times):.2f}", str(limit)])
    return Section(
        "The bots: milliseconds a decision",
        ("bot", "median", "p95", "longest", "p95 must be at most"),
        rows,
        (f"{games} classic games of each among itself, 2 to 5 seats; the first ones fill the tables of hands.",),
    )
