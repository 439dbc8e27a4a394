"""Random games of other engines. Runs by itself in .venv-bench: reads `name plies`, answers `plies cpu_seconds`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random

LONGEST_CHESS_GAME = 200


def rlcard_uno(least: int, rng: Random) -> int:
    import rlcard

    env = rlcard.make("uno", config={"seed": rng.randrange(1000)})
    plies = 0
    while plies < least:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            plies += 1
    return plies


def python_chess(least: int, rng: Random) -> int:
    import chess

    plies = 0
    while plies < least:
        board = chess.Board()
        for _ in range(LONGEST_CHESS_GAME):
            moves = list(board.legal_moves)
            if not moves:
                break
            move = rng.choice(moves)
            if not board.is_legal(move):
                raise ValueError(move)
            board.push(move)
            plies += 1
    return plies


def python_chess_listed(least: int, rng: Random) -> int:
    """As python_chess(), but it is the legal moves listed that count."""
    import chess

    listed = 0
    while listed < least:
        board = chess.Board()
        for _ in range(LONGEST_CHESS_GAME):
            moves = list(board.legal_moves)
            if not moves:
                break
            listed += len(moves)
            move = rng.choice(moves)
            if not board.is_legal(move):
                raise ValueError(move)
            board.push(move)
    return listed


def openspiel_crazy_eights(least: int, rng: Random) -> int:
    """Decisions are counted; what chance does is part of their cost, as the shuffles and the deal are of ours."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights")
    plies = 0
    while plies < least:
        state = game.new_initial_state()
        while not state.is_terminal():
            plies += not state.is_chance_node()
            state.apply_action_with_legality_check(rng.choice(state.legal_actions()))
    return plies


PEERS: dict[str, Callable[[int, Random], int]] = {
    "rlcard_uno": rlcard_uno,
    "python_chess": python_chess,
    "python_chess_listed": python_chess_listed,
    "openspiel_crazy_eights": openspiel_crazy_eights,
}


def main() -> None:
    rng = Random(1)
    for line in sys.stdin:
        name, least = line.split()
        try:
            PEERS[name](100, rng)
            begun = time.process_time()
            plies = PEERS[name](int(least), rng)
            print(plies, time.process_time() - begun, flush=True)
        except ImportError as error:
            print("missing", str(error).splitlines()[0], flush=True)


if __name__ == "__main__":
    main()
