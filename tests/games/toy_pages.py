"""The pages of the toy: what a game must at least show (web/games/contract.py says what each of these is)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flask import Blueprint

from games import toy
from kidsq.web.games.contract import BotWords, Drawn, EditionWords, GamePages, Showing
from kidsq.web.shared import table_words


class ToyPages(GamePages):
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


PAGES: Final = ToyPages()
