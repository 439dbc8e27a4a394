"""Who the friends are: six of them by name, weakest first, and ten steps of strength that any of them can be given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kidsq.games.contract import UnknownSetup


@dataclass(frozen=True, slots=True)
class Personality:
    """How a bot plays and talks. Chances are 0..1.

    dreams: the chance that it only swaps one number. together: the most cards it puts down at once.
    recalls: the chance to still know one queen that went back to bed. dares: the chance to think of an attack.
    blocks: the chance to use a dragon or wand. haste: by how many queens it misjudges a move.
    chatter: small remarks come on every so many plies; sums and apologies always come. keen: of two queens who are
    worth as much to it, it takes the one of more points.
    """

    dreams: float
    together: int
    recalls: float
    dares: float
    blocks: float
    haste: float
    chatter: int
    keen: bool = False


PERSONALITIES: Final = {
    # The duckling has only just hatched and looks at everything for the first time.
    "dotti": Personality(0.65, 2, 0.0, 0.2, 0.3, 0.8, chatter=2),
    # The bear is half asleep himself.
    "bruno": Personality(0.5, 2, 0.05, 0.4, 0.5, 0.5, chatter=3),
    # The hedgehog would rather guard his own than take from others.
    "hugo": Personality(0.42, 3, 0.15, 0.4, 0.8, 0.5, chatter=3),
    # The rabbit is quick and does not look twice.
    "pippa": Personality(0.3, 3, 0.3, 0.7, 0.7, 0.4, chatter=2),
    # The fox sees every sum and most chances.
    "fenna": Personality(0.15, 5, 0.6, 0.9, 0.9, 0.3, chatter=4),
    # The turtle takes his time and forgets nothing.
    "tilo": Personality(0.0, 5, 1.0, 1.0, 1.0, 0.0, chatter=5),
}
BOTS: Final[tuple[str, ...]] = tuple(PERSONALITIES)
"""Weakest first."""
USUAL_BOTS: Final = ("bruno", "pippa", "fenna", "tilo", "hugo", "dotti")
"""The gentlest first: who is away has taken no queen from another child meanwhile."""

# (dreams, spares) of each step: measured by `kidsq study --friends`, as even as simulated children found them.
_STEPS: Final = (
    (0.9, 1.0),
    (0.9, 0.7),
    (0.9, 0.45),
    (0.85, 0.2),
    (0.75, 0.0),
    (0.55, 0.0),
    (0.4, 0.0),
    (0.25, 0.0),
    (0.1, 0.0),
    (0.0, 0.0),
)
SPARES: Final = tuple(spares for _, spares in _STEPS)
"""By step, the chance that it leaves the people's queens alone this time."""


def _of_strength(dreams: float) -> Personality:
    """A friend that is weak only where its hand hides it.

    Whatever lies open it plays as well as it can: it forgets no bed and misjudges no move. That it only swaps a card,
    leaves a sum, an attack or a dragon in its hand, nobody can see.
    """
    together = 2 if dreams > 0.5 else 3 if dreams > 0.3 else 5
    return Personality(dreams, together, 1.0, 1 - 0.8 * dreams, 1 - 0.6 * dreams, 0.0, chatter=3, keen=True)


LADDER: Final = {f"fit{step}": _of_strength(dreams) for step, (dreams, _) in enumerate(_STEPS)}
"""How strong friends can be who fit a child, weakest first. They have no face: at a table a named friend plays so."""


def personality(bot: str) -> Personality:
    """Raises UnknownSetup, naming those that there are."""
    found = PERSONALITIES.get(bot) or LADDER.get(bot)
    if found is None:
        raise UnknownSetup(f"there is no bot {bot!r}; choose from {', '.join(BOTS)}")
    return found
