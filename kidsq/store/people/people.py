"""The children of a browser: a nickname and a picture, nothing else."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from kidsq.i18n.alphabet import order
from kidsq.store.db import form_ids
from kidsq.store.db.session import Session
from kidsq.store.people import erasing

NICKNAME_LENGTH = 20
PLAYERS_PER_DEVICE = 30
FACES = tuple(f"face-{number}" for number in range(1, 37))

# Joins family emoji; every other invisible character could only deceive.
_JOINER = "\u200d"
_INVISIBLE = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))


@dataclass(frozen=True, slots=True)
class Learner:
    """A child as kidsq knows it. id: a random pseudonym. royal: the recipe of the one it has dressed, if any."""

    id: str
    nickname: str
    face: str
    created_at: str
    archived_at: str | None = None
    royal: str | None = None

    @property
    def shown(self) -> str:
        """The drawing that stands for this child among children: its own royal, or its face."""
        return f"royal-{self.royal}" if self.royal else self.face


class BadPerson(ValueError):
    """What somebody typed about a person cannot be taken; the pages that asked say why.

    code: empty, too_long, unprintable, no_face, too_many (players of one browser), no_player, no_name,
    short_passphrase, long_passphrase, easy_passphrase, taken (a school's or a class's name).
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


LEARNER_COLUMNS = (
    "learners.id, learners.nickname, learners.face, learners.created_at, learners.archived_at, learners.royal"
)


def refuse_taken(name: str, others: Iterable[str]) -> None:
    """Raise BadPerson (taken) if one of these is the same name but for large and small letters."""
    if name.casefold() in {other.casefold() for other in others}:
        raise BadPerson("taken")


def clean_nickname(typed: str, longest: int = NICKNAME_LENGTH) -> str:
    """A name as it is kept; raises BadPerson (empty, too_long, unprintable)."""
    nickname = unicodedata.normalize("NFC", typed).strip(" ")
    if any(unicodedata.category(sign) in _INVISIBLE and sign != _JOINER for sign in nickname):
        raise BadPerson("unprintable")
    nickname = " ".join(nickname.split())
    if not nickname.replace(_JOINER, ""):
        raise BadPerson("empty")
    if len(nickname) > longest:
        raise BadPerson("too_long")
    return nickname


def looks_like_full_name(nickname: str) -> bool:
    """True if a nickname looks like first and last name, which kidsq does not want to know."""
    words = nickname.split()
    return len(words) > 1 and all(len(word) > 1 and word[0].isupper() and word.isalpha() for word in words[:2])


def add_learner(db: Session, device: str, nickname: str, face: str, at: str, key: str | None = None) -> Learner:
    """A new player of this browser, within writing(); raises BadPerson.

    key: of the form; sent twice with the same name and face it makes one player. None makes one each time.
    """
    nickname = clean_nickname(nickname)
    if face not in FACES:
        raise BadPerson("no_face")
    named = form_ids.id_of_form(device, key) if key else ""  # without the nickname, for nothing must lead back to it
    players = learners_of_device(db, device)
    made = next((child for child in players if child.id == named), None)
    if made is not None and (made.nickname, made.face) == (nickname, face):
        return made
    if len(players) >= PLAYERS_PER_DEVICE:
        raise BadPerson("too_many")
    learner = Learner(named if named and _is_free(db, named) else secrets.token_hex(16), nickname, face, at)
    db.execute(
        "INSERT INTO learners (id, nickname, face, created_at) VALUES (?, ?, ?, ?)", (learner.id, nickname, face, at)
    )
    join_device(db, device, learner.id, at)
    return learner


def join_device(db: Session, device: str, learner: str, at: str) -> None:
    """Let a child be a player of this browser; within writing()."""
    db.execute("INSERT INTO devices (id, first_seen) VALUES (?, ?) ON CONFLICT (id) DO NOTHING", (device, at))
    db.execute(
        "INSERT INTO device_learners (device, learner, place)"
        " SELECT ?, ?, coalesce(max(place), 0) + 1 FROM device_learners WHERE device = ?",
        (device, learner, device),
    )


def _is_free(db: Session, id_: str) -> bool:
    """True if no child has or had this id: an erased one's would be erased again with the next restored backup."""
    buried = db.execute("SELECT 1 FROM erased WHERE tombstone = ?", (erasing.tombstone(id_),)).fetchone()
    return learner(db, id_) is None and buried is None


def learners_of_device(db: Session, device: str) -> list[Learner]:
    """The players of this browser in the order they came."""
    rows = db.execute(
        f"SELECT {LEARNER_COLUMNS} FROM device_learners JOIN learners ON learners.id = device_learners.learner"
        " WHERE device_learners.device = ? AND learners.archived_at IS NULL ORDER BY device_learners.place",
        (device,),
    )
    return [Learner(*row) for row in rows.fetchall()]


def learner_of_device(db: Session, device: str, learner: str) -> Learner | None:
    """This child, if it is a player of this browser."""
    rows = db.execute(
        f"SELECT {LEARNER_COLUMNS} FROM device_learners JOIN learners ON learners.id = device_learners.learner"
        " WHERE device_learners.device = ? AND learners.id = ? AND learners.archived_at IS NULL",
        (device, learner),
    ).fetchall()
    return Learner(*rows[0]) if rows else None


def learner(db: Session, learner_id: str) -> Learner | None:
    """A child by its pseudonym, for an adult."""
    rows = db.execute(f"SELECT {LEARNER_COLUMNS} FROM learners WHERE id = ?", (learner_id,)).fetchall()
    return Learner(*rows[0]) if rows else None


def all_learners(db: Session) -> list[Learner]:
    """Every child of this installation, by nickname."""
    return by_nickname(db.execute(f"SELECT {LEARNER_COLUMNS} FROM learners WHERE archived_at IS NULL").fetchall())


def by_nickname(rows: Iterable[Sequence[Any]]) -> list[Learner]:
    """The children of these rows (LEARNER_COLUMNS), in the order of lists."""
    return sorted((Learner(*row) for row in rows), key=lambda child: (order(child.nickname), child.id))


def rename_learner(db: Session, learner_id: str, nickname: str, face: str) -> None:
    """Change a child's nickname and picture, within writing(); raises BadPerson."""
    nickname = clean_nickname(nickname)
    if face not in FACES:
        raise BadPerson("no_face")
    db.execute("UPDATE learners SET nickname = ?, face = ? WHERE id = ?", (nickname, face, learner_id))


def dress_learner(db: Session, learner_id: str, royal: str | None) -> None:
    """Keep the royal that a child has dressed, by its recipe; None takes the face again. Within writing()."""
    db.execute("UPDATE learners SET royal = ? WHERE id = ?", (royal, learner_id))


def archive_learner(db: Session, learner_id: str, at: str) -> None:
    """Take a child off all lists and from its tablet; its log stays. Within writing()."""
    db.execute("UPDATE learners SET archived_at = ? WHERE id = ?", (at, learner_id))
    db.execute("UPDATE sittings SET ended_at = ? WHERE learner = ? AND ended_at IS NULL", (at, learner_id))


def seat_all_at(db: Session, device: str, at: str) -> None:
    """Make the children of this installation players of one browser: those who played last, as many as it has room
    for. Within writing()."""
    db.execute("INSERT INTO devices (id, first_seen) VALUES (?, ?) ON CONFLICT (id) DO NOTHING", (device, at))
    rows = db.execute(
        "SELECT id FROM learners WHERE archived_at IS NULL"
        " ORDER BY coalesce((SELECT max(at) FROM attempts WHERE attempts.learner = learners.id), '') DESC, id LIMIT ?",
        (PLAYERS_PER_DEVICE,),
    ).fetchall()
    for place, (child,) in enumerate(rows, start=1):
        db.execute(
            "INSERT INTO device_learners (device, learner, place) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (device, child, place),
        )
