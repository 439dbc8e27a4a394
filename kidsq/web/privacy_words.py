"""What each table of the database holds, in plain words; a test holds them against the tables that there are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kidsq.learning.attempt import COLUMNS
from kidsq.web import data_words
from kidsq.web.language import gettext as _


@dataclass(frozen=True, slots=True)
class Table:
    """One table. line: what it is for; columns: name -> what it holds."""

    name: str
    line: str
    columns: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Part:
    """Tables that belong together, under one heading. line: all of it in one sentence."""

    title: str
    line: str
    tables: tuple[Table, ...]


def parts() -> tuple[Part, ...]:
    """Everything that the database holds."""
    return (
        Part(
            _("Of a child"),
            _("A nickname, a drawn face, the class and its groups, what grown-ups have set, and a login card."),
            _children(),
        ),
        Part(
            _("Of the games"),
            _("Each game move by move, who sat on which seat, what the friends asked and how much help was shown."),
            _games(),
        ),
        Part(
            _("Of the answers"),
            _("For each sum: what was shown, what was answered, how long it took and how much help was on the screen;")
            + " "
            + _("and what kidsq reckons from it about how well a child knows a sum."),
            _answers(),
        ),
        Part(
            _("Of a lesson"),
            _("When a lesson was open, which browsers were tablets of the class, who sat where, and raised hands."),
            _lessons(),
        ),
        Part(
            _("Of the grown-ups"),
            _("A name, a role, the hash of a passphrase, open sessions, invitations, and who looked at what."),
            _grown_ups(),
        ),
        Part(
            _("For the running"),
            _("Random names of browsers, settings, counted wrong tries, and marks of what was erased."),
            _running(),
        ),
    )


def _child() -> str:
    return _("a random name for the child")


def _class() -> str:
    return _("a random name for the class")


def _game() -> str:
    return _("a random name for the game")


def _browser() -> str:
    return _("a random name for the browser")


def _place() -> dict[str, str]:
    return {"game_id": _game(), "ply": _("how many moves lay before"), "seat": _("the place at the table")}


def _children() -> tuple[Table, ...]:
    return (
        Table(
            "learners",
            _("The children."),
            {
                "id": _child(),
                "nickname": _("the nickname"),
                "face": _("which of the drawn faces"),
                "created_at": _("when it was added"),
                "archived_at": _("when it was put away"),
                "class_id": _class(),
            },
        ),
        Table(
            "classes",
            _("The classes."),
            {
                "id": _class(),
                "name": _("its name, such as 2b"),
                "created_at": _("when it was made"),
                "archived_at": _("when it was put away"),
                "simulated": _("whether its children do not exist"),
            },
        ),
        Table(
            "class_groups",
            _("Groups of a class."),
            {"id": _("a random name for the group"), "class_id": _class(), "name": _("its name")},
        ),
        Table(
            "group_members",
            _("Who is in which group."),
            {"group_id": _("a random name for the group"), "learner": _child()},
        ),
        Table(
            "child_keys",
            _("The login cards, readable, so that a card can be printed again."),
            {
                "learner": _child(),
                "pictures": _("three pictures"),
                "number": _("the number on the card"),
                "made_at": _("since when they hold"),
            },
        ),
        Table(
            "device_learners",
            _("Which children play in which browser."),
            {"device": _browser(), "learner": _child(), "place": _("their order on the screen")},
        ),
        Table(
            "dismissed_needs",
            _("Needs that a teacher has put aside."),
            {"learner": _child(), "need": _("which one"), "at": _("when")},
        ),
    )


def _games() -> tuple[Table, ...]:
    return (
        Table(
            "games",
            _("The games."),
            {
                "id": _game(),
                "game": _("which game"),
                "edition": _("which edition"),
                "header_json": _("how the cards lay at the start"),
                "device": _browser(),
                "created_at": _("when it began"),
                "updated_at": _("when it last went on"),
                "version": _("how often it has changed"),
                "plies": _("how many moves it has"),
                "put_away_at": _("when it was put away"),
                "ended_at": _("when it ended"),
                "result_json": _("how it ended"),
                "settings_json": _("how this table is set"),
                "class_id": _class(),
            },
        ),
        Table(
            "seats",
            _("Who sits where: a child, a guest without a name, or a friend of kidsq's."),
            {
                "game_id": _game(),
                "seat": _("the place at the table"),
                "kind": _("child, guest or friend"),
                "bot": _("which friend"),
                "learner": _child(),
                "stand_in": _("which friend plays while the child is away"),
            },
        ),
        Table(
            "plies",
            _("The moves."),
            {
                **_place(),
                "move": _("what was done"),
                "shuffles_json": _("how cards were shuffled"),
                "key": _("the key of the form: sent twice, stored once"),
                "at": _("when"),
            },
        ),
        Table(
            "questions",
            _("What the friends and the owl asked."),
            {
                "key": _("the key of the form"),
                **_place(),
                "learner": _child(),
                "task": _("which kind of question"),
                "presented_json": _("what was shown"),
                "created_at": _("when it was asked"),
                "answered_at": _("when it was answered or left alone"),
                "answer": _("what was answered"),
                "selection": _("why this one"),
                "committed": _("the move with which a friend waits"),
            },
        ),
        Table(
            "helps",
            _("How much help was on the screen."),
            {**_place(), "level": _("how much"), "asked": _("whether the child asked for it")},
        ),
    )


def _answers() -> tuple[Table, ...]:
    return (
        Table(
            "attempts",
            _("The log of answers. Those of guests are under no name."),
            {"seq": _("the order of the rows"), **{name: data_words.column(name) for name in COLUMNS}},
        ),
        Table(
            "estimates",
            _("What is reckoned from the log, and can be reckoned anew at any time."),
            {
                "learner": _child(),
                "skill": _("which sum"),
                "model_version": _("by which version of the model"),
                "p": _("how likely the child knows it"),
                "variance": _("how sure that is"),
                "n": _("from how many answers"),
                "right_n": _("how many were right"),
                "right_days": _("on how many days"),
                "seconds": _("how long it takes"),
                "last_at": _("when it was last answered"),
                "manner": _("counted or known by heart"),
                "step": _("how much help is shown"),
                "misses": _("how often it was not yet right in a row"),
            },
        ),
        Table(
            "taps",
            _("How fast a child taps without calculating, so that a slow tablet does not look like a slow child."),
            {
                "device": _browser(),
                "learner": _child(),
                "tap": _("a number"),
                "rt_ms": _("how long a tap took"),
            },
        ),
    )


def _lessons() -> tuple[Table, ...]:
    return (
        Table(
            "lessons",
            _("The lessons of a class."),
            {
                "id": _("a random name for the lesson"),
                "class_id": _class(),
                "code": _("the code on the board"),
                "began_at": _("when it began"),
                "open_until": _("how long the code lets tablets in"),
                "last_game_at": _("when the last game was said"),
                "paused_at": _("when all were paused"),
                "ended_at": _("when it ended"),
            },
        ),
        Table(
            "tablets",
            _("Browsers that are tablets of a class."),
            {"device": _browser(), "class_id": _class(), "joined_at": _("since when")},
        ),
        Table(
            "sittings",
            _("Which child sat at which tablet, and when."),
            {
                "id": _("a number"),
                "device": _browser(),
                "class_id": _class(),
                "learner": _child(),
                "began_at": _("from when"),
                "seen_at": _("when the tablet was last heard of"),
                "ended_at": _("until when"),
            },
        ),
        Table(
            "raised_hands",
            _("Hands raised on a tablet."),
            {
                "id": _("a number"),
                "class_id": _class(),
                "device": _browser(),
                "learner": _child(),
                "why": _("why"),
                "raised_at": _("from when"),
                "lowered_at": _("until when"),
            },
        ),
    )


def _grown_ups() -> tuple[Table, ...]:
    who = _("a random name for the grown-up")
    return (
        Table(
            "grown_ups",
            _("The accounts of the grown-ups."),
            {
                "id": who,
                "name": _("the name that they chose"),
                "name_key": _("the same in small letters, to find it by"),
                "passphrase_hash": _("a hash of the passphrase; nobody can read the passphrase from it"),
                "created_at": _("since when"),
                "role": _("owner, teacher or parent"),
            },
        ),
        Table("class_grown_ups", _("Who teaches which class."), {"class_id": _class(), "grown_up": who}),
        Table("parents", _("Which parent sees which child."), {"grown_up": who, "learner": _child()}),
        Table(
            "sessions",
            _("Browsers in which a grown-up is signed in."),
            {
                "token_hash": _("a hash of what the browser holds"),
                "grown_up": who,
                "device": _browser(),
                "created_at": _("since when"),
                "seen_at": _("when it was last used"),
                "ended_at": _("when it ended"),
            },
        ),
        Table(
            "invitations",
            _("Links that were given to co-teachers and parents."),
            {
                "code_hash": _("a hash of the code"),
                "role": _("for a teacher or a parent"),
                "class_id": _class(),
                "learner": _child(),
                "made_by": who,
                "created_at": _("when it was made"),
                "used_at": _("when it was used"),
            },
        ),
        Table(
            "claim_codes",
            _("Links that the server has printed for its owner."),
            {
                "code_hash": _("a hash of the code"),
                "created_at": _("when it was made"),
                "used_at": _("when it was used"),
            },
        ),
        Table(
            "audit",
            _("Which grown-up looked at what, or changed it."),
            {
                "seq": _("the order of the rows"),
                "at": _("when"),
                "grown_up": who,
                "action": _("what was done"),
                "subject": _("the random name of the child or the class"),
            },
        ),
    )


def _running() -> tuple[Table, ...]:
    return (
        Table("devices", _("Browsers that have played here."), {"id": _browser(), "first_seen": _("since when")}),
        Table(
            "settings",
            _("What was set for a child, a class, a browser or the whole kidsq."),
            {"scope": _("for whom, by random name"), "key": _("what"), "value": _("to what")},
        ),
        Table(
            "throttles",
            _("Wrong tries at passphrases, pictures and codes, so that guessing is slow."),
            {
                "name": _("at what, by random name"),
                "failures": _("how many"),
                "last_at": _("when the last one was"),
            },
        ),
        Table(
            "erased",
            _("A mark for each erased child or class, from which nothing leads back to them."),
            {
                "tombstone": _("a hash of the random name"),
                "at": _("when"),
                "finished_at": _("when the backups were clean too"),
            },
        ),
    )
