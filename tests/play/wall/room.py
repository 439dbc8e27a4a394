"""A class whose children sit at tablets, and a game on its wall in which all is known."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count

from worlds import class_of

from kidsq.games.record import as_line, header_of
from kidsq.learning.attempt import Attempt
from kidsq.play import Chance, Reply, Timings, TurnForm, Visitor, current_game
from kidsq.play.wall import lead, propose
from kidsq.play.wall.requests import AsChild, AsClass
from kidsq.play.wall.tally import Tally, tally
from kidsq.store.classroom import lessons, sittings
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.db.times import text
from kidsq.store.people import settings
from kidsq.store.play import attempts

from ..conftest import stacked

NAMES = ("Mira", "Leo", "Noa", "Zoe")
HAND = ("2", "3", "5", "9", "10")
"""One sum lies in it, and no two of a kind."""


@dataclass
class Room:
    db: Session
    class_id: str
    children: dict[str, str]
    now: datetime = datetime(2026, 11, 23, 8, 0, tzinfo=UTC)
    game_id: str = ""
    keys: count[int] = field(default_factory=count)

    @classmethod
    def furnished(cls, db: Session) -> Room:
        at = text(cls.now)
        with writing(db):
            class_id, children = class_of(db, "2b", NAMES, at)
            lessons.begin(db, class_id, cls.now)
            for name, child in children.items():
                sittings.sit_down(db, f"tablet of {name}", class_id, child.id, at)
        return cls(db, class_id, {name: child.id for name, child in children.items()})

    @property
    def chance(self) -> Chance:
        return Chance(text(self.now), random.Random(f"{self.game_id} {next(self.keys)}"))

    def later(self, **span: float) -> None:
        self.now += timedelta(**span)

    def begin(
        self,
        hand: Sequence[str] = HAND,
        *,
        edition: str = "first_night",
        others: Sequence[str] = (),
        next_cards: Sequence[str] = (),
    ) -> Room:
        """Put a game on the wall in which the class begins with this hand."""
        self.game_id = lead.begin(self.db, self.class_id, edition, "bruno", self.chance)
        made = as_line(header_of(stacked(edition, 2, hand, others, next_cards)))
        self.db.execute("UPDATE games SET header_json = ? WHERE id = ?", (made, self.game_id))
        current_game._cache.clear()
        return self

    def without_help(self) -> None:
        """Nobody is shown anything of the sums in the hand."""
        with writing(self.db):
            for child in self.children.values():
                settings.write(self.db, settings.of_learner(child), "hint", "0")

    def as_class(self) -> AsClass:
        return AsClass(self.db, Visitor("laptop"), self.class_id, self.game_id, self.chance)

    def as_child(self, name: str, *, sits: str | None = None) -> AsChild:
        """sits: who sits at the tablet."""
        visitor = Visitor(f"tablet of {name}", "visit", (self.children[sits or name],))
        return AsChild(self.db, visitor, self.class_id, self.game_id, self.children[name], self.chance)

    @property
    def ply(self) -> int:
        return self.as_class().stored.plies

    def propose(self, name: str, move: str, *, ply: int | None = None, key: str | None = None) -> Reply:
        form = TurnForm(str(self.ply if ply is None else ply), key or f"form {next(self.keys)}", {"move": [move]})
        return propose.propose(self.as_child(name), form, Timings(rt_first_ms=900, rt_total_ms=2500))

    def answer(self, name: str, said: int | str, key: str | None = None) -> Reply:
        waiting = self.as_child(name).pending
        form_key = key or (waiting[0].key if waiting[0].answer is None else f"{waiting[0].key}.{waiting[0].help}")
        return propose.answer(self.as_child(name), form_key, str(said), Timings(rt_total_ms=2500))

    def lay(self, said: str = "", *, ply: int | None = None, key: str | None = None) -> Reply:
        at = str(self.ply if ply is None else ply)
        return lead.lay(self.as_class(), at, said, key or f"lay {next(self.keys)}")

    def friend(self) -> Reply:
        return lead.let_friend_go(self.as_class(), str(self.ply))

    def tally(self, kind: str = "move") -> Tally:
        return tally(self.as_class(), self.ply, kind)  # type: ignore[arg-type]

    def log(self, name: str) -> list[Attempt]:
        return attempts.of_learner(self.db, self.children[name])
