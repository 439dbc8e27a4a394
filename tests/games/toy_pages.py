"""The pages of the toy: what a game must at least show (web/games/contract.py says what each of these is)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from flask import Blueprint

from games import toy
from kidsq.games.contract import AnyGame
from kidsq.play import Replayed
from kidsq.web.games.contract import BotWords, Drawn, EditionWords, GamePages, PlainPages, Showing
from kidsq.web.shared import table_words


class ToyPages(PlainPages):
    BLUEPRINTS = (Blueprint(toy.NAME, __name__, template_folder="templates"),)
    FOR_CHILDREN = frozenset((toy.NAME,))
    REPLAY_PARTS = "brook/replayed.html"

    def edition(self, code: str) -> EditionWords:
        return EditionWords("Over the brook", "All hop together.")

    def refusal(self, code: str, values: Mapping[str, Any], edition: str) -> str:
        return "There is no such card." if code == "not_held" else table_words.refusal(code, values)

    def bot(self, code: str) -> BotWords | None:
        return BotWords("Nell", "Nell the newt. She likes it wet.", "face-3") if code == "nell" else None

    def table(self, showing: Showing, key: str) -> Drawn:
        look, reply = showing.look, showing.reply
        values = {
            "edition": "Over the brook",
            "view": look.view,
            "outcome": look.outcome,
            "game_id": look.stored.id,
            "key": key,
            "refusal": self.refusal(reply.code, reply.values, "brook") if reply.code else None,
        }
        return Drawn("brook/table.html", values)

    def replayed(self, shown: Replayed, names: Sequence[str], faces: Sequence[str]) -> Any:
        return shown.view

    def told(self, sight: tuple[int, str], names: Sequence[str], edition: str) -> str:
        seat, card = sight
        return f"{names[seat]} lays {card}." if card else f"{names[seat]} rests."


# As a registry would take them; a type checker finds what they lack.
GAME: Final[AnyGame] = toy
PAGES: Final[GamePages] = ToyPages()
