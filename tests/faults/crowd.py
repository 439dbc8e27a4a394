"""Many children at once: each plays at its own pace and looks for news between two taps, as an open page does."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from .tablets import LOST, Child, Ledger, Link

STARTING = 0.02
"""Seconds between two children who begin: nobody's whole school opens its tablets in one instant."""


@dataclass
class Pace:
    """thinking: seconds between two taps; looking: seconds between two looks for news. patient: bear a broken line."""

    thinking: float
    looking: float = 1.0
    patient: bool = False


@dataclass
class Crowd:
    """children: those who play. statuses: what their looks for news were answered with."""

    children: list[Child]
    ledger: Ledger
    statuses: set[int] = field(default_factory=set)
    looks: int = 0
    broken: int = 0
    """Requests that a broken line swallowed."""

    @property
    def faults(self) -> list[str]:
        return [fault for child in self.children for fault in child.faults]


def guests(number: int, link: Callable[[int], Link], ledger: Ledger, resend: int = 0) -> Crowd:
    """So many guests; link makes the way of the n-th to its server."""
    made = [Child(link(n), ledger, random.Random(n), resend=lambda: resend) for n in range(number)]
    return Crowd(made, ledger)


def play(crowd: Crowd, pace: Pace, until: float) -> list[threading.Thread]:
    """Let everybody play until then (time.monotonic()); the threads, begun."""
    begun = []
    for child in crowd.children:
        begun.append(threading.Thread(target=_sit, args=(crowd, child, pace, until), daemon=True))
        begun[-1].start()
        time.sleep(STARTING)
    return begun


def ended(threads: Iterable[threading.Thread], patience: float) -> None:
    """Wait for all of them, so many seconds for each."""
    for thread in threads:
        thread.join(patience)


def _sit(crowd: Crowd, child: Child, pace: Pace, until: float) -> None:
    try:
        while time.monotonic() < until:
            try:
                _a_tap_and_looks(crowd, child, pace, until)
            except LOST:
                if not pace.patient:
                    raise
                crowd.broken += 1
                time.sleep(0.2)
    except (*LOST, AssertionError) as error:
        child.faults.append(repr(error)[:500])
    finally:
        child.link.hang_up()


def _a_tap_and_looks(crowd: Crowd, child: Child, pace: Pace, until: float) -> None:
    child.step()
    next_tap = time.monotonic() + child.rng.uniform(0.5, 1.5) * pace.thinking
    while time.monotonic() < min(next_tap, until):
        seen = child.browser.version
        crowd.statuses.add(child.link.get(f"{child.browser.url}/news?seen={seen}").status_code)
        crowd.looks += 1
        time.sleep(max(0.0, min(pace.looking, next_tap - time.monotonic())))
