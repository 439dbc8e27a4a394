"""Grown-ups: how they claim an installation, sign in and are remembered."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass
from datetime import datetime, timedelta

from kidsq.i18n.alphabet import order
from kidsq.store.db.codes import code_hash, hash_of, new_code
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment, text, within
from kidsq.store.people import audit, passphrases, schools, throttles
from kidsq.store.people.people import BadPerson

NAME_LENGTH = 40
CODE_LIVES = timedelta(hours=24)
SESSION_LIVES = timedelta(hours=12)
SESSION_RESTS = timedelta(hours=1)  # a tablet left on the window-sill
LATELY = timedelta(minutes=15)
"""So long after signing in the passphrase is not asked for again, before what reaches far."""
SIGN_INS_KEPT = timedelta(days=400)
_SEEN_EVERY = timedelta(minutes=5)  # no write at every look


@dataclass(frozen=True, slots=True)
class Adult:
    """A parent or a teacher. role: owner, teacher, parent; store/people/rights.py says what each may see."""

    id: str
    name: str
    role: str = "owner"


class BadCode(Exception):
    """The code of a link is unknown, used or too old."""


class WrongPassphrase(Exception):
    """No adult of this name has this passphrase; which of the two is wrong is not said."""


def new_claim_code(db: Session, now: datetime) -> str:
    """A code that claims this installation once, within a day; only its hash is kept."""
    with writing(db):
        return _claim_code(db, now)


def first_claim_code(db: Session, now: datetime) -> str | None:
    """The same for an installation that nobody has claimed, None for another: no claim comes between look and code."""
    with writing(db):
        return None if claimed(db) else _claim_code(db, now)


def _claim_code(db: Session, now: datetime) -> str:
    code = new_code()
    db.execute("INSERT INTO claim_codes (code_hash, created_at) VALUES (?, ?)", (code_hash(code), text(now)))
    return code


def claim_code_is_open(db: Session, code: str, now: datetime) -> bool:
    """True if this code can still claim; looking does not use it up."""
    rows = db.execute("SELECT created_at, used_at FROM claim_codes WHERE code_hash = ?", (code_hash(code),)).fetchall()
    return bool(rows) and rows[0][1] is None and within(rows[0][0], now, CODE_LIVES)


def claim(db: Session, code: str, name: str, passphrase: str, now: datetime) -> Adult:
    """Use the code up for an account; the same name again gets a new passphrase and is signed out everywhere.

    Every other open code ends with it: a start before the first claim has left one on some screen, for another owner.
    Raises BadCode, BadPerson (no_name, too_long, unprintable, and those of check_passphrase), throttles.TooSoon.
    """
    name = clean_name(name)
    check_passphrase(passphrase, name)
    if not claim_code_is_open(db, code, now):  # before the count: nobody guesses 148 bits, so strangers hold nobody up
        throttles.take(db, [("claim", throttles.INSTALLATION)], now)
        raise BadCode
    kept = passphrases.hashed(passphrase)  # slow, so before the transaction
    with writing(db):
        used = db.execute(
            "UPDATE claim_codes SET used_at = ? WHERE code_hash = ? AND used_at IS NULL", (text(now), code_hash(code))
        )
        if used.rowcount != 1:
            raise BadCode
        _end_claim_codes(db, text(now))
        throttles.forgive(db, "claim")
        adult = _keep_account(db, name, kept, text(now))
        throttles.forgive(db, f"account:{adult.id}")
    return adult


def _end_claim_codes(db: Session, at: str) -> None:
    # All of them, not those made before `at`: two servers' clocks may differ, the order of transactions does not.
    db.execute("UPDATE claim_codes SET used_at = ? WHERE used_at IS NULL", (at,))


def _keep_account(db: Session, name: str, kept: str, at: str) -> Adult:
    db.execute(
        "INSERT INTO grown_ups (id, name, name_key, passphrase_hash, created_at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (name_key) DO UPDATE SET passphrase_hash = excluded.passphrase_hash",
        (secrets.token_hex(16), name, name_key(name), kept, at),
    )
    (row,) = db.execute("SELECT id, name, role FROM grown_ups WHERE name_key = ?", (name_key(name),)).fetchall()
    end_sessions_of(db, row[0], at)
    made = Adult(*row)
    schools.begin(db, made.id, made.role, at)
    return made


def check_passphrase(passphrase: str, name: str) -> None:
    """Raises BadPerson (short_passphrase, long_passphrase, easy_passphrase). name: of the account."""
    if len(passphrase) < passphrases.SHORTEST:
        raise BadPerson("short_passphrase")
    if len(passphrase) > passphrases.LONGEST:
        raise BadPerson("long_passphrase")
    if passphrases.too_easy(passphrase, name):
        raise BadPerson("easy_passphrase")


def clean_name(typed: str) -> str:
    """An adult's name as it is kept; raises BadPerson (no_name, too_long, unprintable)."""
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    if not name:
        raise BadPerson("no_name")
    if len(name) > NAME_LENGTH:
        raise BadPerson("too_long")
    if any(unicodedata.category(sign)[0] == "C" for sign in name):
        raise BadPerson("unprintable")
    return name


def name_key(name: str) -> str:
    """By what an account is found, however its name is written."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def claimed(db: Session) -> bool:
    """True if an adult has claimed this installation."""
    return bool(db.execute("SELECT 1 FROM grown_ups LIMIT 1").fetchall())


def all_adults(db: Session) -> list[Adult]:
    """Every adult of this installation, by name."""
    rows = db.execute("SELECT id, name, role FROM grown_ups").fetchall()
    return sorted((Adult(*row) for row in rows), key=lambda one: order(one.name))


def sign_in(db: Session, name: str, passphrase: str, device: str, now: datetime) -> tuple[Adult, str]:
    """The adult and the token of a new session, in transactions of its own.

    device: the browser; one that was signed in to the account before keeps its own count of failures, so that a
    child guessing on another tablet cannot lock the teacher out.
    Raises WrongPassphrase, throttles.TooSoon.
    """
    rows = db.execute(
        "SELECT id, name, role, passphrase_hash FROM grown_ups WHERE name_key = ?", (name_key(name[:200]),)
    ).fetchall()
    counters = _counters(db, rows[0][0] if rows else None, device)
    throttles.take(db, counters, now)
    if not passphrases.matches(passphrase, rows[0][3] if rows else None):
        raise WrongPassphrase
    adult = Adult(*rows[0][:3])
    another = passphrases.hashed(passphrase) if passphrases.wants_another(rows[0][3]) else None
    with writing(db):
        for counter, _ in counters:
            throttles.forgive(db, counter)
        if another:
            db.execute("UPDATE grown_ups SET passphrase_hash = ? WHERE id = ?", (another, adult.id))
        token = _new_session(db, adult, device, text(now))
    return adult, token


def change_passphrase(db: Session, who: Adult, old: str, new: str, device: str, now: datetime) -> str:
    """Another passphrase; every session ends, and the token of a new one is returned.

    Raises WrongPassphrase (the old one does not fit), BadPerson as check_passphrase, throttles.TooSoon.
    """
    check_passphrase(new, who.name)
    counters = _counters(db, who.id, device)
    throttles.take(db, counters, now)
    rows = db.execute("SELECT passphrase_hash FROM grown_ups WHERE id = ?", (who.id,)).fetchall()
    if not passphrases.matches(old, rows[0][0] if rows else None):
        raise WrongPassphrase
    kept = passphrases.hashed(new)  # slow, so before the transaction
    with writing(db):
        for counter, _ in counters:
            throttles.forgive(db, counter)
        db.execute("UPDATE grown_ups SET passphrase_hash = ? WHERE id = ?", (kept, who.id))
        end_sessions_of(db, who.id, text(now))
        return _new_session(db, who, device, text(now))


def add_account(db: Session, name: str, kept: str, role: str, at: str) -> Adult:
    """A new account, within writing(). kept: the passphrase's hash. Raises BadPerson("name_taken")."""
    if db.execute("SELECT 1 FROM grown_ups WHERE name_key = ?", (name_key(name),)).fetchall():
        raise BadPerson("name_taken")
    made = Adult(secrets.token_hex(16), name, role)
    db.execute(
        "INSERT INTO grown_ups (id, name, name_key, passphrase_hash, created_at, role) VALUES (?, ?, ?, ?, ?, ?)",
        (made.id, name, name_key(name), kept, at, role),
    )
    schools.begin(db, made.id, role, at)
    return made


def free_name(db: Session, wished: str) -> str:
    """A name that nobody here has: this one, cut and cleaned, with a number where it is taken."""
    signs = (" " if unicodedata.category(sign)[0] == "C" else sign for sign in unicodedata.normalize("NFC", wished))
    name = " ".join("".join(signs).split())[: NAME_LENGTH - 4].strip() or "?"
    tries = (name, *(f"{name} {number}" for number in range(2, 1000)))
    return next(one for one in tries if named(db, one) is None)


def has_passphrase(db: Session, id_: str) -> bool:
    """False for an account that only the school's own sign-on opens."""
    rows = db.execute("SELECT passphrase_hash FROM grown_ups WHERE id = ?", (id_,)).fetchall()
    return bool(rows) and rows[0][0] != passphrases.NONE


def nobody_can_sign_in(db: Session) -> bool:
    """True if there are accounts, and of none of them the passphrase can be checked here."""
    rows = db.execute("SELECT passphrase_hash FROM grown_ups").fetchall()
    return bool(rows) and not any(passphrases.can_be_checked(kept) for (kept,) in rows)


def first_owner(db: Session) -> str:
    """The name of the owner who came first; empty where nobody has claimed the installation."""
    rows = db.execute("SELECT name FROM grown_ups WHERE role = 'owner' ORDER BY created_at, id LIMIT 1").fetchall()
    return rows[0][0] if rows else ""


def adult(db: Session, id_: str) -> Adult | None:
    """An account by its id."""
    rows = db.execute("SELECT id, name, role FROM grown_ups WHERE id = ?", (id_,)).fetchall()
    return Adult(*rows[0]) if rows else None


def named(db: Session, name: str) -> Adult | None:
    """An account by its name, however it is written."""
    rows = db.execute("SELECT id, name, role FROM grown_ups WHERE name_key = ?", (name_key(name[:200]),)).fetchall()
    return Adult(*rows[0]) if rows else None


def _counters(db: Session, account: str | None, device: str) -> list[tuple[str, throttles.BackoffPolicy]]:
    of_browser = (f"browser:{device}", throttles.ONE_BROWSER)
    if account is None:
        return [of_browser, ("account:unknown", throttles.INSTALLATION)]
    known = db.execute("SELECT 1 FROM sessions WHERE grown_up = ? AND device = ? LIMIT 1", (account, device)).fetchall()
    if known:
        return [(f"account:{account}:{device}", throttles.ONE_BROWSER)]
    return [of_browser, (f"account:{account}", throttles.ONE_ACCOUNT)]


def has_signed_in_at(db: Session, device: str) -> bool:
    """True if any grown-up has had a session in this browser."""
    return bool(db.execute("SELECT 1 FROM sessions WHERE device = ? LIMIT 1", (device,)).fetchall())


def open_session(db: Session, adult: Adult, device: str, now: datetime) -> str:
    """Sign in somebody who has just claimed; returns the session's token."""
    with writing(db):
        return _new_session(db, adult, device, text(now))


def _new_session(db: Session, adult: Adult, device: str, at: str) -> str:
    token = secrets.token_urlsafe(24)
    long_ago = text(moment(at) - SIGN_INS_KEPT)
    db.execute("DELETE FROM sessions WHERE created_at < ?", (long_ago,))
    audit.forget_sign_ins(db, long_ago)
    db.execute(
        "UPDATE sessions SET ended_at = ? WHERE grown_up = ? AND device = ? AND ended_at IS NULL",
        (at, adult.id, device),
    )
    db.execute(
        "INSERT INTO sessions (token_hash, grown_up, device, created_at, seen_at) VALUES (?, ?, ?, ?, ?)",
        (hash_of(token), adult.id, device, at, at),
    )
    return token


def of_session(db: Session, token: str, now: datetime) -> Adult | None:
    """Who is signed in with this token; None once the session has ended, rested an hour or lived half a day."""
    rows = db.execute(
        "SELECT grown_ups.id, grown_ups.name, grown_ups.role, sessions.created_at, sessions.seen_at"
        " FROM sessions JOIN grown_ups ON grown_ups.id = sessions.grown_up"
        " WHERE sessions.token_hash = ? AND sessions.ended_at IS NULL",
        (hash_of(token),),
    ).fetchall()
    if not rows:
        return None
    adult, created_at, seen_at = Adult(*rows[0][:3]), rows[0][3], rows[0][4]
    if not (within(created_at, now, SESSION_LIVES) and within(seen_at, now, SESSION_RESTS)):
        return None
    if not within(seen_at, now, _SEEN_EVERY):
        with writing(db):
            db.execute("UPDATE sessions SET seen_at = ? WHERE token_hash = ?", (text(now), hash_of(token)))
    return adult


def is_lately(db: Session, token: str, now: datetime) -> bool:
    """True if the session with this token began a little while ago."""
    rows = db.execute("SELECT created_at FROM sessions WHERE token_hash = ?", (hash_of(token),)).fetchall()
    return bool(rows) and within(rows[0][0], now, LATELY)


def sign_out(db: Session, token: str, now: datetime) -> None:
    """End this session at once."""
    with writing(db):
        db.execute("UPDATE sessions SET ended_at = ? WHERE token_hash = ?", (text(now), hash_of(token)))


def end_sessions_of(db: Session, adult: str, at: str) -> None:
    """Sign an adult out everywhere; within writing()."""
    db.execute("UPDATE sessions SET ended_at = ? WHERE grown_up = ? AND ended_at IS NULL", (at, adult))


def close_doors(db: Session, at: str) -> None:
    """End whatever lets somebody in without a passphrase typed from now on; within writing().

    Sessions, links to claim, invitations, lessons with their codes, and who sits in them. Tablets stay their class's:
    they open nothing without a lesson, and as anything else they would let a child out of the class.
    """
    _end_claim_codes(db, at)
    db.execute("DELETE FROM invitations WHERE used_at IS NULL")
    for statement in (
        "UPDATE sessions SET ended_at = ? WHERE ended_at IS NULL",
        "UPDATE lessons SET ended_at = ? WHERE ended_at IS NULL",
        "UPDATE sittings SET ended_at = ? WHERE ended_at IS NULL",
        "UPDATE raised_hands SET lowered_at = ? WHERE lowered_at IS NULL",
    ):
        db.execute(statement, (at,))


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A browser in which somebody is signed in. mark: names it and opens nothing; here: the one that asks."""

    mark: str
    since: str
    seen_at: str
    here: bool


def sessions_of(db: Session, adult: str, device: str, now: datetime) -> list[SignedIn]:
    """Where an adult is signed in now: this device first, then the latest."""
    rows = db.execute(
        "SELECT substr(token_hash, 1, 12), created_at, seen_at, device FROM sessions"
        " WHERE grown_up = ? AND ended_at IS NULL AND created_at BETWEEN ? AND ? AND seen_at BETWEEN ? AND ?"
        " ORDER BY device = ? DESC, created_at DESC",
        (adult, *(text(now + span) for span in (-SESSION_LIVES, SESSION_LIVES, -SESSION_RESTS, SESSION_RESTS)), device),
    )
    return [SignedIn(mark, since, seen_at, at == device) for mark, since, seen_at, at in rows.fetchall()]


def end_session(db: Session, adult: str, mark: str, at: str) -> bool:
    """End one session of an adult, whose mark it is; within writing(). False when there is none."""
    ended = db.execute(
        "UPDATE sessions SET ended_at = ? WHERE grown_up = ? AND substr(token_hash, 1, 12) = ? AND ended_at IS NULL",
        (at, adult, mark),
    )
    return ended.rowcount > 0
