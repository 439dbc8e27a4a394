"""A server to be killed: plays plies for ever, and says each key before it is sent and after it is confirmed.

python ledger.py DATABASE JOURNAL ROUND POINT   (POINT: where it kills itself at its third ply, or "never")
"""

import os
import signal
import sys
from pathlib import Path

from kidsq.learning.attempt import Attempt
from kidsq.store.db.database import writing
from kidsq.store.db.migrations import open_store
from kidsq.store.play import attempts, games

AT = "2026-11-20T17:34:22.123Z"
GAME = "a" * 32


def main(path: str, journal: str, round_: str, point: str) -> None:
    store = open_store(Path(path), journal)
    db = store.connection()
    if games.load(db, GAME) is None:
        with writing(db):
            seats = [games.StoredSeat(0, "guest")]
            games.create(
                db,
                game_id=GAME,
                game="sleeping_queens",
                edition="classic",
                header_json="{}",
                device="d" * 32,
                seats=seats,
                at=AT,
            )

    def here(name: str, number: int) -> None:
        if name == point and number == 2:
            os.kill(os.getpid(), signal.SIGKILL)

    for number in range(200):
        key = f"{round_}-{number}"
        say("sent", key)
        here("before", number)
        with writing(db):
            game = games.load(db, GAME)
            assert game is not None
            here("begun", number)
            games.append_ply(db, GAME, game.plies, 0, "discard 2", [["3", "king"] * 30], key, AT)
            here("between", number)
            attempts.append(db, attempt(key, game.plies))
            here("written", number)
        here("committed", number)
        say("confirmed", key)


def attempt(key: str, ply: int) -> Attempt:
    return Attempt(
        attempt_id=key, app_version="0", game_id=GAME, ply=ply, at=AT, task="own_sum", skill="add:2+3", operands="[2,3]"
    )


def say(word: str, key: str) -> None:
    os.write(1, f"{word} {key}\n".encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
