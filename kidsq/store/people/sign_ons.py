"""Which account belongs to whom the school's own sign-on names; it is bound by an invitation or by its owner alone."""

from __future__ import annotations

from dataclasses import dataclass

from kidsq.store.db.session import Session
from kidsq.store.people.adults import Adult


@dataclass(frozen=True, slots=True)
class Identity:
    """Somebody as a sign-on names them, for ever the same. name: as it is shown there; not kept."""

    issuer: str
    subject: str
    name: str = ""


class AnotherAccount(Exception):
    """This identity belongs to another account here."""


def adult_of(db: Session, who: Identity) -> Adult | None:
    """The account that belongs to somebody; None: nobody here."""
    rows = db.execute(
        "SELECT grown_ups.id, grown_ups.name, grown_ups.role FROM sign_ons"
        " JOIN grown_ups ON grown_ups.id = sign_ons.grown_up WHERE sign_ons.issuer = ? AND sign_ons.subject = ?",
        (who.issuer, who.subject),
    ).fetchall()
    return Adult(*rows[0]) if rows else None


def since(db: Session, adult: str, issuer: str) -> str | None:
    """Since when an account belongs to somebody whom this sign-on names."""
    rows = db.execute("SELECT since FROM sign_ons WHERE grown_up = ? AND issuer = ?", (adult, issuer)).fetchall()
    return str(rows[0][0]) if rows else None


def bind(db: Session, who: Identity, adult: str, at: str) -> None:
    """From now on this account is theirs; within writing(). Raises AnotherAccount."""
    db.execute(
        "INSERT INTO sign_ons (issuer, subject, grown_up, since) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (issuer, subject) DO NOTHING",
        (who.issuer, who.subject, adult, at),
    )
    mine = adult_of(db, who)
    if mine is None or mine.id != adult:
        raise AnotherAccount


def unbind(db: Session, adult: str) -> None:
    """The account is reached by its passphrase alone again; within writing()."""
    db.execute("DELETE FROM sign_ons WHERE grown_up = ?", (adult,))
