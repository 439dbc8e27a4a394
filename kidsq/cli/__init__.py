"""The command line: summaries on standard output, errors on standard error, exit 2 for arguments that make no sense."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from kidsq import build, settings
from kidsq.cli import adults, demo, doctor, games, installation, learning, rostering
from kidsq.cli.sentences import complain
from kidsq.store.db.driver import sqlite3

DEFAULT_PORT = 8000


class _Parser(argparse.ArgumentParser):
    """argparse with a sentence instead of a usage dump."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}. `{self.prog} --help` lists the options.", file=sys.stderr)
        raise SystemExit(2)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    os.umask(0o077)  # children's data: no other account of this machine reads a file that is made here
    _print_whatever_comes()
    words = list(sys.argv[1:] if arguments is None else arguments)
    parser = _parser()
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "serve")
    chosen = parser.parse_args(words)
    for name in settings.TABLE:  # an option that is kept under the name of a setting comes before it
        if given := getattr(chosen, name, None):
            os.environ[name] = given
    run: Callable[[argparse.Namespace], int] = chosen.run
    try:
        settings.check()
        status = run(chosen)
        sys.stdout.flush()
    except BrokenPipeError:
        return _stop_printing()
    except settings.BadSetting as error:
        return complain(error, 2)
    except sqlite3.Error as error:  # wherever it is met first
        status = complain(error, 1)
    except PermissionError as error:  # somebody else's folder; wherever it is met first
        return complain(f"this account may not use {error.filename}: {error.strerror}", 1)
    except OSError as error:
        if error.errno not in (errno.EROFS, errno.ENOSPC, errno.EDQUOT):
            raise
        status = complain(error, 1)
    if status == 1 and run is not doctor.doctor and hasattr(chosen, "data"):
        installation.tell_why(installation.data_folder(chosen))
    return status


def _print_whatever_comes() -> None:
    """A name that the terminal's code page does not have shows with question marks; it must not end a command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _stop_printing() -> int:
    """The reader of the pipe (`| head`) has gone; nor may the interpreter print when it closes down."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="kidsq", description="Card games for children, with the arithmetic in them made visible.")
    parser.add_argument("--version", action="version", version=f"kidsq {build.told()}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    serve = commands.add_parser(
        "serve",
        help="serve the game to this machine and the tablets around it (the default)",
        epilog="\n".join(
            ["settings of the environment:", *(f"  {name:24}{said}" for name, said in settings.TABLE.items())]
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    serve.add_argument("--host", default="0.0.0.0", help="the address to listen on (default: all)")
    serve.add_argument("--port", type=_port, default=DEFAULT_PORT, help=f"the port (default: {DEFAULT_PORT})")
    serve.add_argument("--no-browser", action="store_true", help="do not open a browser")
    serve.add_argument("--data", type=Path, help="the data folder (default: KIDSQ_DATA, else the user's own)")
    serve.add_argument("--cert", type=Path, metavar="FILE.pem", help="speak https with this certificate")
    serve.add_argument("--key", type=Path, metavar="FILE.pem", help="the certificate's key")
    told = "grown-ups may sign in there (default: KIDSQ_OIDC_ISSUER)"
    serve.add_argument("--oidc-issuer", dest=settings.OIDC_ISSUER, metavar="URL", help=told)
    told = "kidsq's name there; its secret: KIDSQ_OIDC_SECRET_FILE"
    serve.add_argument("--oidc-client", dest=settings.OIDC_CLIENT, metavar="ID", help=told)
    _database(serve)
    serve.set_defaults(run=installation.serve)

    simulate = commands.add_parser("simulate", help="play games without people and record them")
    simulate.add_argument("--edition", required=True)
    simulate.add_argument("--players", type=_whole("players"), required=True)
    simulate.add_argument("--games", type=_whole("games"), required=True)
    simulate.add_argument("--seed", type=_whole("seed", least=None), required=True)
    simulate.add_argument("--bots", help="names, separated by commas, from seat 0; none: random moves")
    for name, option in games.options().items():
        simulate.add_argument(f"--{name}", type=_whole(name) if option.type is int else str, help=option.purpose)
    simulate.add_argument("--legal", action="store_true", help="list every legal move in every ply")
    simulate.add_argument("--record", required=True, metavar="FILE")
    simulate.set_defaults(run=games.simulate)

    bots = commands.add_parser("bots", help="the bots' names, weakest first")
    bots.set_defaults(run=games.bots)

    replay = commands.add_parser("replay", help="check recorded games and tell them in words")
    replay.add_argument("file", metavar="FILE")
    replay.set_defaults(run=games.replay)

    mastery = commands.add_parser("mastery", help="what the learners of a file of attempts know, as CSV")
    mastery.add_argument("--attempts", required=True, metavar="FILE.csv")
    mastery.add_argument("--at", type=learning.moment_argument, metavar="TIME", help="default: the file's latest `at`")
    mastery.set_defaults(run=learning.estimate)

    predict = commands.add_parser("predict", help="how likely each answer of a file was right, by those before it")
    predict.add_argument("--attempts", required=True, metavar="FILE.csv")
    predict.set_defaults(run=learning.predict)

    study = commands.add_parser("study", help="how well the model of mastery finds out what simulated learners know")
    study.add_argument("--learners", type=_whole("learners", least=2), required=True)
    study.add_argument(
        "--games", type=_whole("games"), required=True, help="per learner; the gates look at 5, 10 and 20"
    )
    study.add_argument("--seed", type=_whole("seed", least=None), required=True)
    study.add_argument("--edition", help="instead: what is said of children who play this edition and no other")
    study.add_argument(
        "--friends",
        action="store_true",
        help="instead: how well the friends fit; --learners of each kind, --games against each step",
    )
    study.add_argument(
        "--change",
        action="store_true",
        help="instead: whether sums learned or lost are found; --learners of each course, --games a week",
    )
    study.add_argument(
        "--hands",
        action="store_true",
        help="instead: whether siblings under one name, and who always asks the owl, are found; --games in all",
    )
    study.add_argument(
        "--bound",
        action="store_true",
        help="instead: how many of the sums learned or lost could be found at all; of --learners, whatever --games",
    )
    study.add_argument(
        "--trials",
        action="store_true",
        help="instead: how many classes find a planted difference between two ways of helping; --learners classes each",
    )
    study.set_defaults(run=learning.study)

    simulated = commands.add_parser("demo-class", help="add a simulated class, for a look at the grown-ups' pages")
    simulated.add_argument("--children", type=_whole("children"), default=28, help="default: 28")
    simulated.add_argument("--weeks", type=_whole("weeks"), default=6, help="of playing, up to today (default: 6)")
    simulated.add_argument("--seed", type=_whole("seed", least=None), default=7)
    instead = simulated.add_mutually_exclusive_group()
    instead.add_argument("--again", action="store_true", help="replace the one that is there already")
    instead.add_argument("--remove", action="store_true", help="remove the simulated class")
    simulated.add_argument("--data", type=Path)
    _database(simulated)
    simulated.set_defaults(run=demo.demo_class)

    claim = commands.add_parser("claim", help="print a link for the first grown-up, or for a forgotten passphrase")
    claim.add_argument("--data", type=Path)
    claim.add_argument("--port", type=_port, default=DEFAULT_PORT)
    _database(claim)
    claim.set_defaults(run=installation.claim)

    of_adults = commands.add_parser("grown-ups", help="who may sign in: names and roles")
    of_adults.add_argument("--data", type=Path)
    _database(of_adults)
    of_adults.set_defaults(run=adults.listed)

    record = commands.add_parser("record", help="who did or looked at what, and wrong passphrases, as lines of JSON")
    record.add_argument("--last", type=_whole("last"), default=1_000, help="how many (default: 1000)")
    record.add_argument("--data", type=Path)
    _database(record)
    record.set_defaults(run=adults.record)

    erase = commands.add_parser("erase", help="erase a child for good, from the backups too")
    erase.add_argument("who", nargs="?", metavar="CHILD", help="nickname or id; nobody: finish what was interrupted")
    erase.add_argument("--class", action="store_true", dest="of_class", help="CHILD is a class, with all its children")
    erase.add_argument("--yes", action="store_true", help="do not ask for the name to be typed")
    erase.add_argument("--data", type=Path)
    _database(erase)
    erase.set_defaults(run=adults.erase)

    backup = commands.add_parser("backup", help="write a checked copy of the database")
    backup.add_argument("file", type=Path, nargs="?", metavar="FILE", help="or a folder for it")
    backup.add_argument(
        "--keep", type=_whole("keep"), metavar="N", help="so many copies in that folder; earlier ones are deleted"
    )
    backup.add_argument("--data", type=Path)
    _database(backup)
    backup.set_defaults(run=installation.backup)

    restore = commands.add_parser("restore", help="check a backup and put it in place of the database")
    restore.add_argument("file", type=Path, metavar="FILE")
    restore.add_argument("--data", type=Path)
    _database(restore)
    restore.set_defaults(run=installation.restore)

    roster = commands.add_parser("roster", help="take over the classes and children of a school's own list")
    what = roster.add_mutually_exclusive_group(required=True)
    what.add_argument("--oneroster", type=Path, metavar="PLACE", help="folder or ZIP of CSV files, OneRoster 1.2")
    what.add_argument("--example", type=Path, metavar="FOLDER", help="write an invented list there, to try it with")
    roster.add_argument("--dry-run", action="store_true", help="say what would change, and change nothing")
    roster.add_argument("--skip-bad", action="store_true", help="leave out the lines that cannot be taken")
    roster.add_argument("--many", action="store_true", help="put away also more than a third of the children")
    roster.add_argument("--all", action="store_true", help="name everybody")
    roster.add_argument("--data", type=Path)
    _database(roster)
    roster.set_defaults(run=rostering.roster)

    move = commands.add_parser("move", help="move everything from a data folder into PostgreSQL, or back")
    move.add_argument("--from", dest="source", required=True, metavar="PLACE", help="a data folder or postgresql://...")
    move.add_argument("--to", required=True, metavar="PLACE", help="the other of the two, empty")
    move.set_defaults(run=installation.move)

    check = commands.add_parser(
        "check", help="verify the database: integrity, every record, every attempt and estimate"
    )
    check.add_argument("--data", type=Path)
    check.add_argument("--all", action="store_true", help="name every fault, not the first 20 of each kind")
    check.add_argument("--mend", action="store_true", help="work out all estimates again from the log")
    _database(check)
    check.set_defaults(run=installation.check)

    looked = commands.add_parser(
        "doctor", help="say what is wrong with this installation and what to do; exit 1 where something is"
    )
    looked.add_argument("--data", type=Path)
    looked.add_argument(
        "--port", type=_port, default=DEFAULT_PORT, help=f"where it is served (default: {DEFAULT_PORT})"
    )
    looked.add_argument("--cert", type=Path, metavar="FILE.pem", help="as given to serve; else what the port shows")
    looked.add_argument("--key", type=Path, metavar="FILE.pem")
    looked.add_argument("--json", action="store_true", help="the same for a program")
    _database(looked)
    looked.set_defaults(run=doctor.doctor)
    return parser


def _database(command: argparse.ArgumentParser) -> None:
    told = "postgresql://... instead of a file in the data folder (default: KIDSQ_DATABASE)"
    command.add_argument("--database", dest=settings.DATABASE, metavar="ADDRESS", help=told)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 0 < int(text) < 65536):
        raise argparse.ArgumentTypeError(f"{text!r} is not a port; a port is a number from 1 to 65535")
    return int(text)


def _whole(name: str, least: int | None = 1) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = None
        if number is None or (least is not None and number < least):
            wanted = "a whole number" if least is None else f"a whole number from {least}"
            raise argparse.ArgumentTypeError(f"{name} is {text!r}, not {wanted}")
        return number

    return read
