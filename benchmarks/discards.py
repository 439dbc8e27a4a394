"""All discards of a hand: looked up, against working them out by permutations or combinations."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from random import Random

from benchmarks.report import Section, median_and_range
from kidsq.games.sleeping_queens.cards import LARGEST_NUMBER
from kidsq.games.sleeping_queens.editions import CLASSIC, EDITIONS, Edition
from kidsq.games.sleeping_queens.hands import HandTable

HANDS = 2_000
DEALT = 20_000
AT_MOST = 1.5
Hand = tuple[int, ...]


def by_permutations(hand: Hand) -> set[tuple[int, ...]]:
    """Every order of every choice, the last card as the total."""
    return {
        tuple(sorted(chosen))
        for size in range(1, len(hand) + 1)
        for chosen in permutations(hand, size)
        if _leaves(chosen)
    }


def by_combinations(hand: Hand) -> set[tuple[int, ...]]:
    """Sorted, so that only the last card can be the total."""
    return {chosen for size in range(1, len(hand) + 1) for chosen in combinations(hand, size) if _leaves(chosen)}


def _leaves(chosen: Sequence[int]) -> bool:
    if len(chosen) == 1:
        return True
    if len(chosen) == 2:
        return chosen[0] == chosen[1]
    return sum(chosen[:-1]) == chosen[-1]


def _microseconds(look: Callable[[Hand], object], hands: Sequence[Hand]) -> float:
    begun = time.process_time()
    for hand in hands:
        look(hand)
    return (time.process_time() - begun) / len(hands) * 1e6


def measure(rounds: int) -> Section:
    rng = Random(1)
    hands = [tuple(sorted(rng.choices(range(1, 11), k=5))) for _ in range(HANDS)]
    table = HandTable(CLASSIC)
    for hand in hands:
        looked_up = {move.cards for move in table[hand].discards}
        assert looked_up == by_permutations(hand) == by_combinations(hand), hand
    ways: dict[str, Callable[[Hand], object]] = {
        "kidsq: looked up": lambda hand: table[hand].discards,
        "combinations of the sorted hand": by_combinations,
        "permutations": by_permutations,
    }
    times: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(rounds):
        for name, look in ways.items():
            repeated = hands * 20 if name.startswith("kidsq") else hands
            times[name].append(_microseconds(look, repeated))
    ours = times["kidsq: looked up"]
    rows = [
        [name, median_and_range(found), median_and_range([a / b for a, b in zip(found, ours, strict=True)], ".0f")]
        for name, found in times.items()
    ]
    return Section(
        "All discards of a hand of five numbers, µs",
        ("way", "µs a hand", "times the look-up"),
        rows,
        ("The look-up must take 0.5 µs at most. All three find the same discards, which is checked first.",),
    )


def dealt(edition: Edition, rng: Random) -> list[Hand]:
    deck = [card for card, copies in edition.deck.items() for _ in range(copies)]
    return [tuple(sorted(rng.sample(deck, 5))) for _ in range(DEALT)]


def measure_editions(rounds: int) -> Section:
    """How long the first look at a hand takes, which is then kept."""
    rng = Random(1)
    hands = {name: dealt(edition, rng) for name, edition in EDITIONS.items()}
    times: dict[str, list[float]] = {name: [] for name in EDITIONS}
    for _ in range(rounds):
        for name, edition in EDITIONS.items():
            table = HandTable(edition)
            table[hands[name][0]]  # makes the moves, each once, as a running server has
            times[name].append(_microseconds(table._work_out, hands[name]))
    rows = [
        [
            name,
            f"{sum(card <= LARGEST_NUMBER for hand in hands[name] for card in hand) / DEALT:.2f}",
            median_and_range(found),
            median_and_range([a / b for a, b in zip(found, times[CLASSIC.name], strict=True)]),
        ]
        for name, found in times.items()
    ]
    return Section(
        "All discards of a dealt hand, worked out, µs",
        ("edition", "numbers in a hand", "µs a hand", "times classic"),
        rows,
        (f"{DEALT:,} hands of each; at most {AT_MOST} times classic. Each is worked out once and then looked up.",),
    )
