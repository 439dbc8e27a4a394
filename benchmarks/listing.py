"""Legal moves listed a second in random games of The Queen's Collection, whose lists are long, beside python-chess."""

from __future__ import annotations

import time
from random import Random

from benchmarks.peer_venv import install_peers
from benchmarks.plies import PeerProcess
from benchmarks.report import Section, median_and_range
from kidsq.games import queens_collection

OUR_MOVES = 1_000_000
THEIR_MOVES = 200_000
MUST_BE = 2
SEATS = (2, 3, 4)


def random_games(least: int, rng: Random) -> tuple[int, int, int]:
    """Play whole games of `coop` until so many moves are listed: their number, the plies, and the longest list."""
    listed = plies = games = longest = 0
    while listed < least:
        table = queens_collection.start(queens_collection.deal("coop", SEATS[games % len(SEATS)], rng))
        games += 1
        while moves := table.legal_moves():
            listed += len(moves)
            longest = max(longest, len(moves))
            table.play(rng.choice(moves), lambda cards: cards)
        plies += table.ply
    return listed, plies, longest


def measure(rounds: int) -> Section:
    install_peers()
    peers = PeerProcess()
    rng = Random(1)
    random_games(OUR_MOVES, rng)  # makes the moves, each once, as a running server has
    ours: list[float] = []
    theirs: list[float] = []
    all_listed = all_plies = longest = 0
    for _ in range(rounds):
        begun = time.process_time()
        listed, plies, most = random_games(OUR_MOVES, rng)
        ours.append(listed / (time.process_time() - begun))
        all_listed, all_plies, longest = all_listed + listed, all_plies + plies, max(longest, most)
        speed = peers.plies_per_second("python_chess_listed", THEIR_MOVES)
        if speed:
            theirs.append(speed)
    peers.close()
    chess = ["python-chess", "not installed here", "", ""]
    if theirs:
        ratios = [our / their for our, their in zip(ours, theirs, strict=True)]
        chess = ["python-chess", median_and_range(theirs, ",.0f"), median_and_range(ratios), f"{MUST_BE}"]
    return Section(
        "Random games, legal moves listed a second",
        ("engine", "moves a second", "kidsq is so many times as fast", "must be"),
        [["kidsq, `coop`, 2 to 4 seats", median_and_range(ours, ",.0f"), "", ""], chess],
        (f"{all_listed / all_plies:.0f} moves a ply here, {longest} at most; dealing and playing included.",),
    )
