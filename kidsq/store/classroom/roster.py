"""The list of a class's children: made many at once, moved, put away and brought back."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from kidsq.i18n.alphabet import order
from kidsq.store.classroom import classes, proposals
from kidsq.store.db.session import Session
from kidsq.store.people import child_keys, erasing
from kidsq.store.people.people import FACES, LEARNER_COLUMNS, BadPerson, Learner, clean_nickname
from kidsq.store.play import gallery, probes, surprises, tips_seen

MOST_AT_ONCE: Final = 40
MOST_IN_CLASS: Final = 60
# kidsq knows no child, and guesses nothing from a name. Short and long hair, plain and dressed up take turns, and a
# style of hair comes again only late: each class gets a bit of everything, and a teacher changes faces in one go.
_OFFERED: Final = (
    2, 1, 13, 8, 9, 6, 17, 10, 12, 3, 33, 26, 22, 14, 19, 21, 25, 35, 23, 11, 36, 34, 15, 30, 7, 20, 5, 18, 27, 28, 31,
    32,
)  # fmt: skip
# Three headscarves and a bald head: to be chosen by whom they fit, not dealt out by chance while others are free.
_ONLY_CHOSEN: Final = (4, 16, 24, 29)
_IN_TURN: Final = tuple(f"face-{number}" for number in (*_OFFERED, *_ONLY_CHOSEN))


def faces_for(count: int, taken: Iterable[str]) -> list[str]:
    """A face for each new child: none twice as long as there are others. taken: the faces of the class."""
    used = Counter(taken)
    chosen = []
    for _ in range(count):
        face = min(_IN_TURN, key=lambda one: used[one])  # the first of the least used
        used[face] += 1
        chosen.append(face)
    return chosen


def make_children(db: Session, class_id: str, wanted: Sequence[tuple[str, str | None]], at: str) -> list[Learner]:
    """New children of a class, each with keys; within writing(). wanted: (nickname, face, None: any that is free).

    Raises BadPerson (empty, too_long, unprintable, no_face, twice, too_many, class_full); then none is made.
    """
    there = classes.children_of(db, class_id)
    if len(wanted) > MOST_AT_ONCE:
        raise BadPerson("too_many")
    if len(there) + len(wanted) > MOST_IN_CLASS:
        raise BadPerson("class_full")
    named = [clean_nickname(nickname) for nickname, _face in wanted]
    known = {child.nickname.casefold() for child in there}
    if len({name.casefold() for name in named} | known) < len(named) + len(known):
        raise BadPerson("twice")
    if any(face is not None and face not in FACES for _nickname, face in wanted):
        raise BadPerson("no_face")
    given = [face for _nickname, face in wanted if face]
    spare = iter(faces_for(len(wanted) - len(given), [*given, *(child.face for child in there)]))
    made = [
        Learner(secrets.token_hex(16), nickname, face or next(spare), at)
        for nickname, (_typed, face) in zip(named, wanted, strict=True)
    ]
    db.executemany(
        "INSERT INTO learners (id, nickname, face, created_at, class_id) VALUES (?, ?, ?, ?, ?)",
        [(child.id, child.nickname, child.face, at, class_id) for child in made],
    )
    for child in made:
        child_keys.new_keys(db, child.id, at)
    return made


def give_keys(db: Session, class_id: str, at: str) -> int:
    """Keys for the children of a class that have none yet, as after they played at home; within writing()."""
    known = child_keys.keys_in_class(db, class_id)
    without = [child.id for child in classes.children_of(db, class_id) if child.id not in known]
    for learner in without:
        child_keys.new_keys(db, learner, at)
    return len(without)


def move(db: Session, learner: str, class_id: str, at: str) -> bool:
    """Put a child into another class; within writing(). Returns whether it needed new keys (and so a new card).

    Raises BadPerson (class_full).
    """
    if len(classes.children_of(db, class_id)) >= MOST_IN_CLASS:
        raise BadPerson("class_full")
    classes.put_into_class(db, learner, class_id)
    if child_keys.keys_of(db, learner) is not None and not child_keys.taken_in_class(db, learner):
        return False
    child_keys.new_keys(db, learner, at)
    return True


def bring_back(db: Session, learner: str) -> None:
    """Put an archived child on the lists again; within writing(). Raises BadPerson (class_full)."""
    class_id = classes.class_of(db, learner)
    if class_id is not None and len(classes.children_of(db, class_id)) >= MOST_IN_CLASS:
        raise BadPerson("class_full")
    db.execute("UPDATE learners SET archived_at = NULL WHERE id = ?", (learner,))


def archived_of(db: Session, class_id: str) -> list[Learner]:
    """The children of a class that were put away, by nickname."""
    rows = db.execute(
        f"SELECT {LEARNER_COLUMNS} FROM learners WHERE class_id = ? AND archived_at IS NOT NULL", (class_id,)
    ).fetchall()
    return sorted((Learner(*row) for row in rows), key=lambda child: (order(child.nickname), child.id))


def has_begun(db: Session, class_id: str) -> bool:
    """True if the class has ever had a lesson; until then it is being set up."""
    return bool(db.execute("SELECT 1 FROM lessons WHERE class_id = ? LIMIT 1", (class_id,)).fetchall())


def sat_together(db: Session, one: str, other: str) -> bool:
    """True if two children have seats at one table: then they cannot be the same child."""
    rows = db.execute(
        "SELECT 1 FROM seats JOIN seats AS others ON others.game_id = seats.game_id"
        " WHERE seats.learner = ? AND others.learner = ? LIMIT 1",
        (one, other),
    )
    return bool(rows.fetchall())


def give_everything(db: Session, gone: str, kept: str, at: str) -> None:
    """Give all that is stored of one child to another, and take the empty one away; within writing().

    Where both have something of a kind that there is one of (a setting, keys), the kept child's stays. Estimates are
    left to who knows the model.
    """
    _give_play(db, gone, kept, at)
    tips_seen.give(db, gone, kept)
    _give_settings(db, gone, kept)
    _give_people(db, gone, kept)
    db.execute("DELETE FROM child_keys WHERE learner = ?", (gone,))
    db.execute("UPDATE rostered_children SET learner = ? WHERE learner = ?", (kept, gone))
    db.execute("DELETE FROM estimates WHERE learner IN (?, ?)", (gone, kept))
    gallery.forget(db, (gone, kept))
    surprises.give(db, gone, kept)
    probes.give(db, gone, kept)
    proposals.give(db, gone, kept)
    _give_royal(db, gone, kept)
    db.execute("DELETE FROM taps WHERE learner = ?", (gone,))  # the latest few, and soon there are new ones
    db.execute("DELETE FROM child_tries WHERE learner = ?", (gone,))
    erasing.note_former_account(db, gone, kept)
    db.execute("DELETE FROM learners WHERE id = ?", (gone,))


def _give_play(db: Session, gone: str, kept: str, at: str) -> None:
    for table in ("attempts", "questions", "seats", "raised_hands"):
        db.execute(f"UPDATE {table} SET learner = ? WHERE learner = ?", (kept, gone))
    db.execute("UPDATE sittings SET ended_at = ? WHERE learner = ? AND ended_at IS NULL", (at, gone))
    db.execute("UPDATE sittings SET learner = ? WHERE learner = ?", (kept, gone))
    db.execute(
        "INSERT INTO dismissed_needs (learner, need, at) SELECT ?, need, at FROM dismissed_needs WHERE learner = ?"
        " ON CONFLICT (learner, need) DO UPDATE SET at ="
        " CASE WHEN excluded.at > dismissed_needs.at THEN excluded.at ELSE dismissed_needs.at END",
        (kept, gone),
    )
    db.execute("DELETE FROM dismissed_needs WHERE learner = ?", (gone,))


def _give_settings(db: Session, gone: str, kept: str) -> None:
    # "hint.by" says who has set "hint": the two belong together.
    db.execute(
        "INSERT INTO settings (scope, key, value) SELECT 'learner:' || ?, key, value FROM settings AS old"
        " WHERE scope = 'learner:' || ? AND NOT EXISTS (SELECT 1 FROM settings AS mine"
        " WHERE mine.scope = 'learner:' || ? AND mine.key IN (old.key, replace(old.key, '.by', '')))",
        (kept, gone, kept),
    )
    db.execute("DELETE FROM settings WHERE scope = 'learner:' || ?", (gone,))


def _give_royal(db: Session, gone: str, kept: str) -> None:
    db.execute(
        "UPDATE learners SET royal = coalesce(royal, (SELECT royal FROM learners WHERE id = ?)) WHERE id = ?",
        (gone, kept),
    )


def _give_people(db: Session, gone: str, kept: str) -> None:
    db.execute(
        "INSERT INTO group_members (group_id, learner) SELECT group_members.group_id, ? FROM group_members"
        " JOIN class_groups ON class_groups.id = group_members.group_id"
        " JOIN learners ON learners.id = ? AND learners.class_id = class_groups.class_id"
        " WHERE group_members.learner = ? ON CONFLICT (group_id, learner) DO NOTHING",
        (kept, kept, gone),
    )
    db.execute("DELETE FROM group_members WHERE learner = ?", (gone,))
    db.execute(
        "INSERT INTO parents (grown_up, learner) SELECT grown_up, ? FROM parents WHERE learner = ?"
        " ON CONFLICT (grown_up, learner) DO NOTHING",
        (kept, gone),
    )
    db.execute("DELETE FROM parents WHERE learner = ?", (gone,))
    db.execute("UPDATE invitations SET learner = ? WHERE learner = ?", (kept, gone))
    db.execute(
        "INSERT INTO device_learners (device, learner, place) SELECT device, ?, place FROM device_learners"
        " WHERE learner = ? ON CONFLICT (device, learner) DO NOTHING",
        (kept, gone),
    )
    db.execute("DELETE FROM device_learners WHERE learner = ?", (gone,))
