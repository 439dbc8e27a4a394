"""The table of a whole class on its wall, and what the children propose as cards that are known from eight metres."""

from __future__ import annotations

from collections.abc import Sequence

from kidsq.games.sleeping_queens import Move, read_move
from kidsq.games.sleeping_queens.cards import CARD_NAMES, LARGEST_NUMBER, QUEEN_NAMES
from kidsq.lazy import lazy
from kidsq.learning.tasks import CLAIMS, COUNT
from kidsq.play import Look
from kidsq.web.games.contract import Idea
from kidsq.web.games.sleeping_queens import spoken
from kidsq.web.games.sleeping_queens.proposing import ending_title, faces_at, in_words, names_at
from kidsq.web.games.sleeping_queens.scene import Scene
from kidsq.web.games.sleeping_queens.words import SIGNS
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import equations


class WallScene(Scene):
    """As the class sees it: nothing on the wall is tapped but what its teacher does."""

    def __init__(self, look: Look, name: str, counts: Sequence[tuple[str, int]], *, asked: bool) -> None:
        super().__init__(look, "", in_words=False, fresh=False)
        self.name, self._counts, self._asked, self.spoken_to = name, counts, asked, -1

    @lazy
    def seat_names(self) -> tuple[str, ...]:
        return names_at(self.look, self.name)

    @lazy
    def faces(self) -> tuple[str, ...]:
        return faces_at(self.look)

    @lazy
    def legal(self) -> dict[str, list[Move]]:
        """No bed and no queen is to be tapped here."""
        return {}

    @lazy
    def next(self) -> None:
        """Nothing: the wall itself says when the friend goes on."""

    @lazy
    def together(self) -> None:
        """Nothing: all are here."""

    @lazy
    def line(self) -> str:
        """What happens or is to be decided, in one line."""
        if self.phase == "over":
            return ending_title(self.look, self.seat_names)
        if self.look.held is not None:
            return _("Look at your teacher.")
        if self.question is not None:
            return self.question.line
        if self.phase == "turn":
            return _("What do we play?")
        if self.phase == "defend" and self.attack is not None:
            return self.attack.line
        if self.phase == "wake":
            return _("Whom do we wake?")
        return spoken.owl(self.look, self.phase, self.names, None, None).line

    @lazy
    def happened(self) -> str:
        """What everybody has just seen."""
        return " ".join(one.sentence for one in self.happenings[-2:])

    @lazy
    def ideas(self) -> tuple[Idea, ...]:
        """What is proposed, the most first."""
        make = self._answer if self._asked else self._move
        return tuple(make(said, n) for said, n in self._counts)

    def _answer(self, said: str, n: int) -> Idea:
        asked = self.question
        choice = next((one for one in asked.choices if one.value == said), None) if asked is not None else None
        if asked is None or choice is None:
            return Idea(said, said, n, in_words=True)
        if asked.task in CLAIMS:
            return Idea(said, choice.label, n, arts=("icon-tick" if said == "1" else "icon-not-so",), in_words=True)
        if asked.task == COUNT:
            return Idea(said, choice.label, n, arts=(self.faces[int(said)],), in_words=True)
        return Idea(said, choice.label, n, in_words=True)

    def _move(self, said: str, n: int) -> Idea:
        move = read_move(said)
        numbers = tuple(card for card in move.cards if card <= LARGEST_NUMBER)
        swaps = move.discard == "single"
        signs = equations.of_equation(move.equation) if move.equation else ()
        return Idea(said, in_words(move, self.names), n, numbers, signs, self._arts(move), swaps=swaps)

    def _arts(self, move: Move) -> tuple[str, ...]:
        """The cards with a power, queens and beds that a move is about."""
        if move.kind == "block" and self.attack is not None:
            return (self.attack.shield,)
        if move.kind == "allow":
            return ("icon-wave",)
        powers = [CARD_NAMES[card] for card in move.cards if card > LARGEST_NUMBER]
        laid = powers if move.kind == "discard" else [move.kind]
        cards = [card.art for code in laid for card in self.hand if card.code == code and card.art][:1]
        queen = (f"queen-{QUEEN_NAMES[move.queen]}",) if move.queen else ()
        return (*cards, *queen, *((f"sign-{SIGNS[move.bed]}",) if move.bed >= 0 else ()))
