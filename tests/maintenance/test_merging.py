"""Two accounts of one child become one: nothing is lost, nothing is there twice, and what is known follows."""

from collections.abc import Iterator
from pathlib import Path

import content
import pytest
from answers import said
from worlds import put_game

from kidsq.maintenance import estimates as kept_estimates
from kidsq.maintenance import merge_accounts
from kidsq.store.classroom import classes, proposals, roster, trials
from kidsq.store.db import live
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import audit, child_keys, erasing, people, rights, settings
from kidsq.store.play import attempts, estimates, gallery

AT = "2026-11-20T08:00:00.000Z"
LATER = "2026-11-20T09:00:00.000Z"

WITH_A_LEARNER = {
    "attempts", "child_keys", "child_tries", "device_learners", "dismissed_needs", "estimates", "former_accounts",
    "group_members", "invitations", "parents", "questions", "raised_hands", "seats", "sittings", "taps",
    "probe_sums", "probes", "proposals", "rostered_children", "surprises",
    "woken",
}  # fmt: skip


@pytest.fixture
def db(tmp_path: Path) -> Iterator[Session]:
    store = live.open_store(tmp_path)
    yield store.connection()
    store.close_all()


def a_game(db: Session, game_id: str, *learners: str) -> None:
    put_game(db, game_id, AT, *learners, "bruno")


def answer(db: Session, learner: str, game_id: str, *sums: str) -> None:
    db.execute("INSERT INTO plies (game_id, ply, seat, move, at) VALUES (?, 0, 0, 'x', ?)", (game_id, AT))
    db.execute("UPDATE games SET plies = 1 WHERE id = ?", (game_id,))
    for ply, text in enumerate(sums):
        attempts.append(db, said(text, learner=learner, game_id=game_id, ply=0, at=f"2026-11-20T08:0{ply}:00.000Z"))


@pytest.fixture
def twins(db: Session) -> tuple[str, str]:
    """Mira's old account and her new one, each with a game and answers."""
    with writing(db):
        owls = classes.add_class(db, "Owls", AT)
        old, new = roster.make_children(db, owls.id, [("Mira M", None), ("Mira", None)], AT)
        for child, game_id, sums in ((old, "a", ["2+3=5", "3+4=8"]), (new, "b", ["2+3=5", "4+4=8", "1+1=2"])):
            a_game(db, game_id * 32, child.id)
            answer(db, child.id, game_id * 32, *sums)
            kept_estimates.remake(db, child.id)
    return old.id, new.id


def rows(db: Session, learner: str) -> set[str]:
    return {row.attempt_id for row in attempts.of_learner(db, learner)}


def test_every_answer_is_there_exactly_once_and_the_check_is_clean(db: Session, twins: tuple[str, str]) -> None:
    old, new = twins
    before = rows(db, old) | rows(db, new)
    with writing(db):
        merge_accounts.merge(db, old, new, LATER)
    assert rows(db, new) == before
    assert db.execute("SELECT count(*) FROM attempts").fetchone()[0] == len(before) == 5
    assert people.learner(db, old) is None
    assert content.faults(db, None) == []
    assert kept_estimates.faults(db) == []
    assert estimates.of_learner(db, new)["add:2+3"].tally.n == 2
    assert db.execute("SELECT count(*) FROM seats WHERE learner = ?", (new,)).fetchone()[0] == 2


def test_no_table_still_speaks_of_the_account_that_is_gone(db: Session, twins: tuple[str, str]) -> None:
    old, new = twins
    with writing(db):
        keller = "k" * 32
        db.execute(
            "INSERT INTO grown_ups (id, name, name_key, passphrase_hash, created_at) VALUES (?, 'K', 'k', 'x', ?)",
            (keller, AT),
        )
        group = classes.add_group(db, classes.class_of(db, old) or "", "Stars")
        classes.put_into_group(db, old, group.id)
        db.execute("INSERT INTO devices (id, first_seen) VALUES ('t', ?)", (AT,))
        for learner in (old, new):
            db.execute("INSERT INTO device_learners (device, learner, place) VALUES ('t', ?, 1)", (learner,))
            db.execute("INSERT INTO dismissed_needs (learner, need, at) VALUES (?, 'n', ?)", (learner, AT))
            rights.give_child(db, keller, learner)
        attempts.add_tap(db, "t", old, 300)
        db.execute(
            "INSERT INTO sittings (device, class_id, learner, began_at, seen_at) VALUES ('t', ?, ?, ?, ?)",
            (classes.class_of(db, old), old, AT, AT),
        )
        settings.write(db, settings.of_learner(old), "speed", "slow")
    with writing(db):
        merge_accounts.merge(db, old, new, LATER)
    for table in WITH_A_LEARNER:
        assert not db.execute(f"SELECT 1 FROM {table} WHERE learner = ?", (old,)).fetchall(), table
    assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    assert settings.read(db, settings.of_learner(old)) == {}
    assert classes.members_of(db, classes.class_of(db, new) or "") == {group.id: {new}}


def test_what_both_accounts_have_proposed_for_their_class_is_there_once(db: Session, twins: tuple[str, str]) -> None:
    old, new = twins
    with writing(db):
        for child, ply, said_ in ((old, 0, "discard 1"), (new, 0, "discard 2"), (old, 1, "discard 3")):
            proposals.propose(db, ("a" * 32, ply, "move", child), said_, f"{child} {ply}", AT)
        merge_accounts.merge(db, old, new, LATER)
    assert [one.said for one in proposals.rows_of(db, [new], None, None)] == ["discard 2", "discard 3"]


def test_every_table_with_a_child_in_it_is_thought_of(db: Session) -> None:
    """A new one fails here until merging (store/classroom/roster.py: give_everything) knows it."""
    tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    with_learner = {
        name for (name,) in tables if any(row[1] == "learner" for row in db.execute(f"PRAGMA table_info({name})"))
    }
    assert with_learner == WITH_A_LEARNER


def test_queens_are_read_anew_and_a_royal_is_kept(db: Session, twins: tuple[str, str]) -> None:
    old, new = twins
    with writing(db):
        for child, queen in ((old, "moon"), (new, "cake")):
            gallery.keep(db, child, [gallery.Won(queen, "a" * 32, 0, AT)], AT)
        db.execute("UPDATE learners SET royal = 'old' WHERE id = ?", (old,))
        merge_accounts.merge(db, *twins, LATER)
    assert gallery.of_learner(db, new) is None
    assert db.execute("SELECT royal FROM learners").fetchall() == [("old",)]


def test_settings_of_the_kept_child_stay_and_missing_ones_come(db: Session, twins: tuple[str, str]) -> None:
    old, new = (settings.of_learner(learner) for learner in twins)
    with writing(db):
        for key, value in (("hint", "3"), ("hint.by", "grown_up"), ("sound", "0"), ("speed", "slow")):
            settings.write(db, old, key, value)
        settings.write(db, new, "hint", "1")
        settings.write(db, new, "speed", "fast")
        merge_accounts.merge(db, *twins, LATER)
    kept = settings.read(db, new)
    assert kept == {"hint": "1", "speed": "fast", "sound": "0"}
    assert erasing.former_accounts(db, [twins[1]]) == {erasing.tombstone(twins[0])}  # old backups hold that account


def test_the_card_of_the_kept_child_is_the_one_that_opens(db: Session, twins: tuple[str, str]) -> None:
    keys = child_keys.keys_of(db, twins[1])
    with writing(db):
        merge_accounts.merge(db, *twins, LATER)
    assert child_keys.keys_of(db, twins[1]) == keys


def test_two_who_played_with_each_other_are_two_children(db: Session, twins: tuple[str, str]) -> None:
    with writing(db):
        a_game(db, "c" * 32, *twins)
    with pytest.raises(merge_accounts.NotTheSame, match="together"), writing(db):
        merge_accounts.merge(db, *twins, LATER)
    assert people.learner(db, twins[0]) is not None


@pytest.mark.parametrize(("gone", "code"), [("same", "same"), ("0" * 32, "unknown")])
def test_nobody_is_merged_with_itself_or_with_nobody(db: Session, twins: tuple[str, str], gone: str, code: str) -> None:
    with pytest.raises(merge_accounts.NotTheSame, match=code), writing(db):
        merge_accounts.merge(db, twins[1] if gone == "same" else gone, twins[1], LATER)
    assert audit.latest(db) == []


def test_a_family_s_no_to_comparisons_outlives_the_account_it_was_said_for(db: Session) -> None:
    with writing(db):
        kept, gone = (people.add_learner(db, "d" * 32, name, "face-3", AT).id for name in ("Mira", "Mira 2"))
        settings.write(db, settings.of_learner(gone), trials.NO_TRIALS, settings.YES)
        roster.give_everything(db, gone, kept, LATER)
    assert trials.says_no(db, kept)
