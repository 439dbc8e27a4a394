import threading

import pytest
from worlds import put_game

from kidsq.store.db.database import writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.session import Session, Store
from kidsq.store.people import people
from kidsq.store.play import games

from .conftest import AT, new_game


def play(db: Session, game_id: str, ply: int, move: str = "discard 2", key: str | None = None) -> int:
    with writing(db):
        return games.append_ply(db, game_id, ply, ply % 2, move, (), key, AT)


def test_a_game_comes_back_as_it_was_created(db: Session, game: str) -> None:
    found = games.load(db, game)
    assert found is not None
    assert (found.game, found.edition, found.header_json) == (
        "sleeping_queens",
        "first_night",
        '{"record":"kidsq/1"}',
    )
    assert (found.version, found.plies, found.ended_at, found.settings_json) == (0, 0, None, "{}")
    assert found.seats == (games.StoredSeat(0, "guest"), games.StoredSeat(1, "bot", bot="bruno"))


def test_an_unknown_game_is_none(db: Session) -> None:
    assert games.load(db, "f" * 32) is None
    assert games.version(db, "f" * 32) is None
    assert games.plies(db, "f" * 32) == []


def test_plies_come_back_in_order_with_their_shuffles(db: Session, game: str) -> None:
    with writing(db):
        games.append_ply(db, game, 0, 0, "discard 2+3=5", (), "k1", AT)
        games.append_ply(db, game, 1, 1, "jester", [["3", "potion"], ["king"]], None, AT)
    first, second = games.plies(db, game)
    assert first == games.StoredPly(0, 0, "discard 2+3=5", (), "k1", AT)
    assert second == games.StoredPly(1, 1, "jester", (("3", "potion"), ("king",)), None, AT)
    assert games.plies(db, game, after=1) == [second]
    assert games.used_key(db, game, "k1") == games.UsedKey(game, 0, "discard 2+3=5", None, None)
    assert games.used_key(db, game, "k2") is None


def test_each_ply_and_each_bump_is_a_new_version(db: Session, game: str) -> None:
    assert play(db, game, 0) == games.version(db, game) == 1
    with writing(db):
        assert games.bump(db, game) == 2
        assert games.set_settings(db, game, '{"speed":"slow"}') == 3
    found = games.load(db, game)
    assert found is not None
    assert (found.version, found.plies, found.settings_json) == (3, 1, '{"speed":"slow"}')


@pytest.mark.parametrize("ply", [0, 2, 17, -1])
def test_only_the_next_ply_can_be_written(db: Session, game: str, ply: int) -> None:
    play(db, game, 0)
    with pytest.raises(games.PlyTaken):
        play(db, game, ply)
    assert len(games.plies(db, game)) == games.version(db, game) == 1


def test_a_double_tap_writes_once(db: Session, game: str) -> None:
    play(db, game, 0, key="tap")
    with pytest.raises(games.PlyTaken, match="tap"):
        play(db, game, 1, key="tap")
    assert [ply.key for ply in games.plies(db, game)] == ["tap"]
    assert games.version(db, game) == 1


def test_bots_need_no_key(db: Session, game: str) -> None:
    for ply in range(4):
        play(db, game, ply)
    assert len(games.plies(db, game)) == 4


def test_the_same_key_may_play_in_two_games(db: Session, game: str) -> None:
    other = new_game(db, "b" * 32)
    play(db, game, 0, key="k")
    play(db, other, 0, key="k")


def test_nothing_is_played_after_the_end(db: Session, game: str) -> None:
    with writing(db):
        games.append_ply(db, game, 0, 0, "king 3", (), "k", AT)
        games.finish(db, game, '{"winners":[0]}', AT)
    found = games.load(db, game)
    assert found is not None
    assert (found.ended_at, found.result_json) == (AT, '{"winners":[0]}')
    with pytest.raises(games.PlyTaken):
        play(db, game, 1)
    with writing(db):
        games.finish(db, game, '{"winners":[1]}', AT)
    again = games.load(db, game)
    assert again is not None
    assert again.result_json == '{"winners":[0]}'


def test_a_table_cannot_fill_the_disk(db: Session, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MAX_PLIES", 2)
    play(db, game, 0)
    play(db, game, 1)
    with pytest.raises(games.PlyTaken):
        play(db, game, 2)
    assert games.version(db, game) == 2


def test_open_games_are_the_browsers_own_the_last_played_first(db: Session) -> None:
    for number, game_id in enumerate(("1" * 32, "2" * 32, "3" * 32)):
        new_game(db, game_id, at=f"2026-11-20T17:34:2{number}.000Z")
    new_game(db, "9" * 32, device="e" * 32)
    with writing(db):
        games.append_ply(db, "1" * 32, 0, 0, "discard 2", (), "k", "2026-11-20T18:00:00.000Z")
        games.finish(db, "3" * 32, "{}", AT)
    assert [game.id[0] for game in games.open_games(db, "d" * 32)] == ["1", "2"]


def test_old_open_games_are_put_away_and_come_back_with_a_move(db: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "OPEN_GAMES", 2)
    for number in range(3):
        new_game(db, str(number) * 32, at=f"2026-11-20T17:34:2{number}.000Z")
    assert [game.id[0] for game in games.open_games(db, "d" * 32)] == ["2", "1"]
    with writing(db):
        games.append_ply(db, "0" * 32, 0, 0, "discard 2", (), "k", "2026-11-20T19:00:00.000Z")
    assert [game.id[0] for game in games.open_games(db, "d" * 32)] == ["0", "2", "1"]


def test_a_child_has_finished_a_game_once_one_has_ended(db: Session, game: str) -> None:
    with writing(db):
        mira = people.add_learner(db, "d" * 32, "Mira", "face-3", AT)
        put_game(db, "c" * 32, AT, mira.id, "tilo")
    assert not games.has_finished_one(db, "d" * 32, mira.id)
    with writing(db):
        games.finish(db, "c" * 32, "{}", AT)
    assert games.has_finished_one(db, "d" * 32, mira.id)
    assert games.has_finished_one(db, "d" * 32, mira.id, "sleeping_queens")
    assert not games.has_finished_one(db, "d" * 32, mira.id, "queens_collection")


@pytest.mark.parametrize(
    "seat",
    [
        games.StoredSeat(0, "bot"),
        games.StoredSeat(0, "learner"),
        games.StoredSeat(0, "guest", learner="a" * 32),
        games.StoredSeat(0, "learner", learner="nobody"),
    ],
)
def test_a_seat_says_who_sits_on_it(db: Session, seat: games.StoredSeat) -> None:
    with pytest.raises(sqlite3.IntegrityError), writing(db):
        games.create(
            db,
            game_id="c" * 32,
            game="sleeping_queens",
            edition="classic",
            header_json="{}",
            device="d" * 32,
            seats=[seat],
            at=AT,
        )
    assert games.load(db, "c" * 32) is None


def test_two_tablets_racing_for_a_ply_play_it_once(store: Store, game: str) -> None:
    outcomes: list[str] = []
    start = threading.Barrier(2)

    def race(name: str) -> None:
        own = store.connection()
        for ply in range(30):
            start.wait()
            try:
                play(own, game, ply, f"discard {name}", f"{name}-{ply}")
                outcomes.append("played")
            except games.PlyTaken:
                outcomes.append("late")

    threads = [threading.Thread(target=race, args=(name,)) for name in ("one", "two")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["late"] * 30 + ["played"] * 30
    assert [ply.ply for ply in games.plies(store.connection(), game)] == list(range(30))
