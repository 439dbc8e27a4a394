"""Run the benchmarks: python -m benchmarks [--only NAME ...] [--rounds N] [--games N]"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path

from benchmarks import discards, ladder, plies, requests
from benchmarks.report import Section, whole_text

RESULTS = Path(__file__).parent / "RESULTS.md"


def benchmarks(rounds: int, games: int) -> Mapping[str, Callable[[], Section]]:
    """Every measurement by name, in the order of the report."""
    return {
        "plies": lambda: plies.measure(rounds),
        "discards": lambda: discards.measure(rounds),
        "requests": lambda: requests.measure(rounds),
        "ladder": lambda: ladder.measure(games),
        "thinking": lambda: ladder.measure_thinking(max(8, games // 40)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=list(benchmarks(0, 0)), help="print just these, write nothing")
    parser.add_argument("--rounds", type=int, default=15, help="rounds of each timing (15)")
    parser.add_argument("--games", type=int, default=2_000, help="games of each step of the ladder (2000)")
    args = parser.parse_args()
    if args.rounds < 1 or args.games < 1:
        parser.error("rounds and games must be 1 or more")
    sections = []
    for name, run in benchmarks(args.rounds, args.games).items():
        if not args.only or name in args.only:
            sections.append(run())
            print(sections[-1].text, flush=True)
    if not args.only:
        RESULTS.write_text(whole_text(sections), encoding="utf-8")
        print(f"written to {RESULTS}")


if __name__ == "__main__":
    main()
