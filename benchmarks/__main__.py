"""Run the benchmarks: python -m benchmarks [--only NAME ...] [--rounds N] [--games N] [--rows N] [--full]"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path

from benchmarks import (
    alone,
    classroom,
    crowds,
    discards,
    engines,
    growth,
    ladder,
    listing,
    looks,
    partners,
    plies,
    production,
    reports,
    requests,
    step,
    wire,
)
from benchmarks.report import Section, whole_text

LEAST_ROWS = 1_000_000  # a tenth of it still holds a class
SECONDS_OF_LESSON = 60
ROWS = "attempts of the bigger installation (10000000); on PostgreSQL 100000000 take 64 GB of free disk, half an hour"
RESULTS = Path(__file__).parent / "RESULTS.md"


def benchmarks(rounds: int, games: int, rows: int, *, full: bool = False) -> Mapping[str, Callable[[], Section]]:
    """Every measurement by name, in the order of the report."""
    return {
        "plies": lambda: plies.measure(rounds),
        "listing": lambda: listing.measure(rounds),
        "discards": lambda: discards.measure(rounds),
        "hands": lambda: discards.measure_editions(rounds),
        "requests": lambda: requests.measure(rounds),
        "step": lambda: step.measure(max(2, rounds // 5)),
        "growth": lambda: growth.measure(max(2, rounds // 5), full=full),
        "classroom": lambda: classroom.measure(SECONDS_OF_LESSON),
        "polling": lambda: crowds.measure_polling(SECONDS_OF_LESSON),
        "school": lambda: crowds.measure_school(SECONDS_OF_LESSON),
        "memory": lambda: crowds.measure_memory(60 if full else 12),
        "production": lambda: production.measure(max(3, rounds // 5), SECONDS_OF_LESSON // 2),
        "engines": lambda: engines.measure(max(3, rounds // 5)),
        "reports": lambda: reports.measure(rounds, rows),
        "reports_on_postgresql": lambda: reports.measure_on_postgresql(rounds, rows),
        "looks": lambda: looks.measure(max(3, rounds // 3)),
        "wire": wire.measure,
        "alone": lambda: alone.measure(max(3, rounds // 5), 60),
        "ladder": lambda: ladder.measure(games),
        "thinking": lambda: ladder.measure_thinking(max(8, games // 40)),
        "partners": lambda: partners.measure(-(-games // 2)),
        "apart": lambda: partners.measure_apart(-(-games // 4)),
        "rivals": lambda: partners.measure_rivals(-(-games // 2)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=list(benchmarks(0, 0, 0)), help="print just these, write nothing")
    parser.add_argument("--rounds", type=int, default=15, help="rounds of each timing (15)")
    parser.add_argument("--games", type=int, default=2_000, help="games of each step of the ladder (2000)")
    parser.add_argument("--rows", type=int, default=10_000_000, help=ROWS)
    parser.add_argument(
        "--full", action="store_true", help="growth: a house with a million games, too; memory: an hour"
    )
    args = parser.parse_args()
    if args.rounds < 1 or args.games < 1 or args.rows < LEAST_ROWS:
        parser.error(f"rounds and games must be 1 or more, rows {LEAST_ROWS} or more")
    sections = []
    for name, run in benchmarks(args.rounds, args.games, args.rows, full=args.full).items():
        if not args.only or name in args.only:
            sections.append(run())
            print(sections[-1].text, flush=True)
    if not args.only:
        RESULTS.write_text(whole_text(sections), encoding="utf-8")
        print(f"written to {RESULTS}")


if __name__ == "__main__":
    main()
