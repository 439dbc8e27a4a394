"""Many children at once: each plays at its own pace and looks for news between two taps, as an open page does."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from .tablets import LOST, Child, Ledger, Link

STARTING = 0.02
"""Seconds between two children who begin: nobody's whole school opens its tablets in one instant."""


@dataclass(frozen=True)
class Pace:
    """thinking: seconds between two taps; looking: seconds between two looks for news. patient: bear a broken line."""

    thinking: float
    looking: float = 1.0
    patient: bool = False


def guests(number: int, link: Callable[[int], Link], ledger: Ledger, resend: int = 0) -> list[Child]:
    """So many guests; link makes the way of the n-th to its server."""
    return [Child(link(n), ledger, random.Random(n), resend=lambda: resend) for n in range(number)]


def play(children: Sequence[Child], pace: Pace, until: float) -> list[threading.Thread]:
    """Let everybody play until then (time.monotonic()); the threads, begun."""
    begun = []
    for child in children:
        begun.append(threading.Thread(target=attend, args=(child, pace, until), daemon=True))
        begun[-1].start()
        time.sleep(STARTING)
    return begun


def ended(threads: Iterable[threading.Thread], patience: float) -> None:
    """Wait for all of them, so many seconds for each."""
    for thread in threads:
        thread.join(patience)


def faults(children: Iterable[Child]) -> list[str]:
    return [fault for child in children for fault in child.faults]


def statuses(children: Iterable[Child]) -> set[int]:
    """With which their looks for news were answered."""
    return {status for child in children for status in child.statuses}


def attend(child: Child, pace: Pace, until: float) -> None:
    """Come in, and play until then."""
    try:
        child.come_in()
        while time.monotonic() < until:
            try:
                _play_and_look(child, pace, until)
            except LOST:
                if not pace.patient:
                    raise
                time.sleep(0.2)
    except (*LOST, AssertionError) as error:
        child.faults.append(repr(error)[:2_000])
    finally:
        child.link.hang_up()


def _play_and_look(child: Child, pace: Pace, until: float) -> None:
    while time.monotonic() < until:
        child.step()
        tap = time.monotonic() + child.rng.uniform(0.5, 1.5) * child.pace(pace.thinking)
        while (now := time.monotonic()) < min(tap, until) or (child.waits and now < until):
            child.look_for_news()
            time.sleep(pace.looking if child.waits else max(0.0, min(pace.looking, tap - time.monotonic())))
