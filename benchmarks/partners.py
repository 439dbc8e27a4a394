"""The friends of The Queen's Collection: what they reach together and alone, and each against the one below."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from multiprocessing import Pool
from random import Random
from statistics import mean, quantiles

from benchmarks.ladder import wilson
from benchmarks.report import Section
from kidsq.games import queens_collection
from kidsq.games.contract import Outcome
from kidsq.games.queens_collection import BOTS, choose

TOGETHER = tuple(
    [("coop", seats, fields) for fields in (2, 3) for seats in (3, 2, 4)] + [("solo", 1, 2), ("solo", 1, 3)]
)
"""Edition, seats, fields."""
APART = (("rivals", 2), ("rivals", 3), ("rivals", 4), ("teams", 4))
SEATS = (2, 3, 4)
CHANCE = "by chance"
"""Where a friend is named: any legal move."""
WHO = (*reversed(BOTS), CHANCE)
ENDINGS = ("one_box", "all_taken", "stalled")
Played = tuple[list[float], list[Outcome]]  # CPU milliseconds of each decision, how each game ended
Match = tuple[str, str, int, int]  # bot, rivals, seats, games


def play(names: Sequence[str], edition: str, options: dict[str, int], rng: Random) -> Iterator[float | Outcome]:
    """One game: the CPU milliseconds of each decision, then the outcome."""
    table = queens_collection.start(queens_collection.deal(edition, len(names), rng, options))
    while (seat := table.mover) >= 0:
        view = table.view(seat)
        begun = time.process_time()
        move = rng.choice(view.legal) if names[seat] == CHANCE else choose(names[seat], view, rng)
        yield (time.process_time() - begun) * 1000
        table.play(move, lambda cards: rng.sample(cards, len(cards)))
    outcome = table.outcome()
    assert outcome is not None
    yield outcome


def _games_of(names: Sequence[str], edition: str, options: dict[str, int], games: int) -> Played:
    """So many games, always the same ones."""
    rng = Random(" ".join(map(str, (names[0], edition, len(names), *options.values(), games))))
    times: list[float] = []
    outcomes: list[Outcome] = []
    for _ in range(games):
        for seen in play(names, edition, options, rng):
            if isinstance(seen, Outcome):
                outcomes.append(seen)
            else:
                times.append(seen)
    return times, outcomes


def _pace(times: Sequence[float], games: int) -> list[str]:
    """Plies a game, and how long a decision takes."""
    return [f"{len(times) / games:.1f}", f"{quantiles(times, n=100)[94]:.1f}", f"{max(times):.0f}"]


def _together(what: tuple[str, str, int, int, int]) -> list[str]:
    bot, edition, players, fields, games = what
    times, outcomes = _games_of([bot] * players, edition, {"fields": fields}, games)
    home = sum(outcome.ending == "all_home" for outcome in outcomes)
    low, high = wilson(home, games)
    points = mean(outcome.points[0] for outcome in outcomes)
    return [
        *(edition, str(players), str(fields), bot, f"{home / games:.1%} ({low:.1%} to {high:.1%})", f"{points:.1f}"),
        *_pace(times, games),
    ]


def measure(games: int) -> Section:
    """games: of each friend in each setting."""
    wanted = [(bot, *setting, games) for setting in TOGETHER for bot in WHO]
    with Pool() as pool:
        rows = pool.map(_together, wanted, chunksize=1)
    return Section(
        "The Queen's Collection: the friends together and alone",
        ("edition", "seats", "fields", "friend", "all home", "points", "plies", "ms a decision, p95", "longest"),
        rows,
        (
            f"{games:,} games each, all seats the same friend; 95% intervals by Wilson. A game that did not bring all"
            " home ended with the pile (alone) or when all had passed. The best friend must bring all"
            " home in 95% with 3 seats and 2 fields, in 15% and with 16 points with 3 fields; p95 at most 100 ms.",
        ),
    )


def _apart(what: tuple[str, str, int, int]) -> list[str]:
    bot, edition, players, games = what
    times, outcomes = _games_of([bot] * players, edition, {"rounds": 1}, games)
    endings = Counter(outcome.ending for outcome in outcomes)
    points = mean(mean(outcome.points) for outcome in outcomes)
    shares = [f"{endings[ending] / games:.1%}" for ending in ENDINGS]
    return [edition, str(players), bot, *shares, f"{points:.1f}", *_pace(times, games)]


def measure_apart(games: int) -> Section:
    """games: rounds of each friend in each setting."""
    wanted = [(bot, *setting, games) for setting in APART for bot in WHO]
    with Pool() as pool:
        rows = pool.map(_apart, wanted, chunksize=1)
    return Section(
        "The Queen's Collection: the friends as rivals and in teams",
        ("edition", "seats", "friend", *ENDINGS, "points a seat", "plies", "ms a decision, p95", "longest"),
        rows,
        (f"{games:,} rounds each, all seats the same friend; p95 at most 100 ms.",),
    )


def play_match(match: Match) -> float:
    """Rounds won by one bot with rivals in all other seats; it changes seats, and a shared win counts in parts."""
    bot, rivals, players, games = match
    rng = Random(" ".join(map(str, match)))
    won = 0.0
    for game in range(games):
        seat = game % players
        *_, outcome = play([bot if other == seat else rivals for other in range(players)], "rivals", {"rounds": 1}, rng)
        assert isinstance(outcome, Outcome)
        won += (seat in outcome.winners) / len(outcome.winners)
    return won


def measure_rivals(games: int) -> Section:
    steps = [(upper, lower) for lower, upper in pairwise(BOTS)]
    matches = [(*step, players, games) for players in SEATS for step in steps]
    with Pool() as pool:
        won = dict(zip(matches, pool.map(play_match, matches, chunksize=1), strict=True))
    rows = []
    for players in SEATS:
        shares = []
        for step in steps:
            wins = won[*step, players, games]
            low, high = wilson(wins, games)
            shares.append(f"{wins / games:.1%} ({low:.1%} to {high:.1%})")
        rows.append([str(players), f"{games:,}", f"{1 / players:.0%}", *shares])
    return Section(
        "The Queen's Collection: share of rounds won against the one below",
        ("seats", "rounds", "fair share", *(f"{upper} over {lower}" for upper, lower in steps)),
        rows,
        ("`rivals`; one of the stronger, the other seats the weaker; 95% intervals by Wilson.",),
    )
