"""What children meet at the table: attempts in a game and in ten minutes, by edition and number of friends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from typing import Final

from kidsq.arithmetic.kind import Kind
from kidsq.arithmetic.sums import SUMS
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.demo.pupil import USUAL, pupil
from kidsq.learning.evidence import Evidence
from research.playing import History, live
from research.studied import EDITIONS

BOTS: Final = range(1, 5)
GAMES: Final = 5
LEAST_CHILDREN: Final = 2
TEN_MINUTES: Final = 600.0
ATTEMPTS: Final = 8
STOPS: Final = 2
FAMILY_TIMES: Final = 2


@dataclass(frozen=True, slots=True)
class Cell:
    """One edition with so many friends.

    a_game, in_ten_minutes: attempts, medians. enough: the share of ten minutes that hold the eight. seconds: of a
    game, the median. stops: the most in a game. twice_in_a_ply: plies with more than one question. families: the share
    of children who met each family twice in five games.
    """

    edition: str
    bots: int
    a_game: float
    in_ten_minutes: float
    enough: float
    seconds: float
    stops: int
    twice_in_a_ply: int
    families: float

    @property
    def passed(self) -> bool:
        """The eight, few enough stops, never two in a ply, and each family for most children."""
        calm = self.stops <= STOPS and not self.twice_in_a_ply
        return self.in_ten_minutes >= ATTEMPTS and calm and self.families >= 0.5


def cells(children: int, seed: str) -> Iterator[Cell]:
    """Every edition of sums up to ten with every number of bots, each with children of its own who play five games."""
    for edition in (name for name, one in EDITIONS.items() if set(one.info.practises) <= set(FACTS)):
        for bots in BOTS:
            yield cell(edition, bots, children, seed)


def cell(edition: str, bots: int, children: int, seed: str) -> Cell:
    histories = []
    for number in range(children):
        rng = Random(f"{seed} {edition} {bots} {number}")
        histories.append(
            live(pupil(USUAL, rng, arithmetic_of(edition)), GAMES, rng, plan=partial(_always, edition, bots))
        )
    games = [game for history in histories for game in history.games]
    stretches = [count for history in histories for count in in_ten_minutes(history)]
    return Cell(
        edition=edition,
        bots=bots,
        a_game=median(len(game.judged) for game in games),
        in_ten_minutes=median(stretches) if stretches else 0.0,
        enough=sum(count >= ATTEMPTS for count in stretches) / max(1, len(stretches)),
        seconds=median(game.seconds for game in games),
        stops=max(game.stops for game in games),
        twice_in_a_ply=sum(len(game.asked_at) - len(set(game.asked_at)) for game in games),
        families=sum(met_each_family(history.log.rows, arithmetic_of(edition)) for history in histories)
        / len(histories),
    )


def arithmetic_of(edition: str) -> Kind:
    """As what friends ask there."""
    return EDITIONS[edition].asks or EDITIONS[edition].arithmetic


def _always(edition: str, bots: int, game: int) -> tuple[str, int]:
    return edition, bots


def in_ten_minutes(history: History) -> list[int]:
    """The attempts of each full ten minutes, game after game; what is left over is not counted."""
    before, judged = 0.0, []
    for game in history.games:
        judged += [before + second for second in game.judged]
        before += game.seconds
    full = int(before // TEN_MINUTES)
    return [sum(start <= second / TEN_MINUTES < start + 1 for second in judged) for start in range(full)]


def met_each_family(rows: Sequence[Evidence], of: Kind = SUMS) -> bool:
    """Whether each family was judged twice; of other arithmetic there is one."""
    families = MEMBERS.values() if of is SUMS else [{of.skill(operands) for operands in of.facts}]
    return all(sum(row.skill in members for row in rows) >= FAMILY_TIMES for members in families)
