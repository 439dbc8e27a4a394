"""What is stored here, in plain words, open to everybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from flask import Blueprint
from flask.typing import ResponseReturnValue

from kidsq.learning.attempt import COLUMNS
from kidsq.maintenance.backup import DAILY_KEPT
from kidsq.store.people import retention
from kidsq.store.play.tidying import GUESTS_KEPT
from kidsq.web.adults import papers
from kidsq.web.http import context, security
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import data_words, rights
from kidsq.web.shared.frame import page

# -- one table of the database in plain words, and the phrases that many of them share ---------------------------------


@dataclass(frozen=True, slots=True)
class TableInWords:
    """One table. line: what it is for; columns: name -> what it holds."""

    name: str
    line: str
    columns: Mapping[str, str]


def of_child() -> str:
    """A column that names a child."""
    return _("a random name for the child")


def of_class() -> str:
    """A column that names a class."""
    return _("a random name for the class")


def of_school() -> str:
    """A column that names a school."""
    return _("a random name for the school")


def of_list() -> str:
    """A column with the name that a school's own list has for something."""
    return _("the number or name that the school's own list has for it")


def of_game() -> str:
    """A column that names a game."""
    return _("a random name for the game")


def of_browser() -> str:
    """A column that names a browser."""
    return _("a random name for the browser")


# -- what the tables of games, answers and lessons hold, in plain words ------------------------------------------------


def _place() -> dict[str, str]:
    return {"game_id": of_game(), "ply": _("how many moves came before"), "seat": _("the place at the table")}


def games() -> tuple[TableInWords, ...]:
    """Games, moves and questions."""
    return (
        TableInWords(
            "games",
            _("The games."),
            {
                "id": of_game(),
                "game": _("which game"),
                "edition": _("which edition"),
                "header_json": _("how the cards lay at the start"),
                "device": of_browser(),
                "created_at": _("when it began"),
                "updated_at": _("when it was last played"),
                "version": _("how often it has changed"),
                "plies": _("how many moves it has"),
                "put_away_at": _("when it was put away"),
                "ended_at": _("when it ended"),
                "result_json": _("how it ended"),
                "settings_json": _("how this table is set, and how strong its friends are"),
                "class_id": of_class(),
                "by_teacher": _("whether a teacher set it up, rather than a browser"),
                "unfinished": _("whether the lesson ended before it did"),
            },
        ),
        TableInWords(
            "seats",
            _("Who sits where: a child, a guest without a name, or a friend of kidsq's."),
            {
                "game_id": of_game(),
                "seat": _("the place at the table"),
                "kind": _("child, guest or friend"),
                "bot": _("which friend"),
                "learner": of_child(),
                "stand_in": _("which friend plays while the child is away"),
                "begun": _("when the game began"),
                "awaited": _("whether the child has been asked and has not answered yet"),
                "came_at": _("when the child last took its seat"),
                "taken_out_at": _("when a grown-up last took the child out"),
            },
        ),
        TableInWords(
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
        TableInWords(
            "woken",
            _(
                "What a child has won for good, for its gallery. Read from the moves, and can be read again at any "
                "time."
            ),
            {
                "learner": of_child(),
                "queen": _("what it is"),
                "game_id": of_game(),
                "ply": _("how many moves came before"),
                "at": _("when it first came"),
            },
        ),
        TableInWords(
            "surprises",
            _("What was new for a child after its games: a visit, a thing to wear, a room of the castle."),
            {
                "learner": of_child(),
                "name": _("what it is"),
                "came_at": _("when it came"),
                "seen_at": _("when the child looked at it"),
            },
        ),
        TableInWords(
            "questions",
            _("What the friends and the owl asked."),
            {
                "key": _("the key of the form"),
                **_place(),
                "learner": of_child(),
                "task": _("which kind of question"),
                "presented_json": _("what was shown"),
                "created_at": _("when it was asked"),
                "answered_at": _("when it was answered or skipped"),
                "answer": _("what was answered"),
                "help": _("how much help was seen"),
                "help_asked": _("whether it was asked for"),
                "help_usual": _("how much comes by itself"),
                "selection": _("why this one"),
                "committed": _("the move with which a friend waits"),
            },
        ),
        TableInWords(
            "helps",
            _("How much help was on the screen."),
            {**_place(), "level": _("how much"), "asked": _("whether the child asked for it")},
        ),
    )


def answers() -> tuple[TableInWords, ...]:
    """The log, and what is reckoned from it."""
    return (
        TableInWords(
            "attempts",
            _("The log of answers. Those of guests are under no name, until a child says that it was the guest."),
            {"seq": _("the order of the rows"), **{name: data_words.column(name) for name in COLUMNS}},
        ),
        TableInWords(
            "estimates",
            _("What is worked out from the log, and can be worked out again at any time."),
            {
                "learner": of_child(),
                "skill": _("which sum"),
                "model_version": _("by which version of the model"),
                "p": _("how likely it is that the child knows it"),
                "variance": _("how sure that is"),
                "n": _("from how many answers"),
                "right_n": _("how many were right"),
                "right_days": _("on how many days"),
                "seconds": _("how long it takes"),
                "last_at": _("when it was last answered"),
                "manner": _("counted or known by heart"),
                "step": _("how much help is shown"),
                "misses": _("how many times in a row it was not yet right"),
            },
        ),
        TableInWords(
            "probes",
            _("Checks before and after, which a grown-up offers and a child may take."),
            {
                "id": _("a random name for the check"),
                "learner": of_child(),
                "offered_at": _("when it was offered"),
                "began_at": _("when it began"),
                "ended_at": _("when it ended"),
                "model_version": _("by which version of the model"),
                "ending": _("how it ended"),
            },
        ),
        TableInWords(
            "probe_sums",
            _("The 25 sums of a check, apart from the log of games."),
            {
                "probe_id": _("which check"),
                "place": _("a number"),
                "learner": of_child(),
                "skill": _("which sum"),
                "first": _("the number on the left"),
                "second": _("the number on the right"),
                "p_play": _("how likely it was known, judging from play"),
                "at": _("when it was answered"),
                "response": _("what was answered"),
                "correct": _("whether that is right"),
                "ms": _("how long it took"),
            },
        ),
        TableInWords(
            "trials",
            _("Two ways of helping that a grown-up has kidsq compare in a class. No child is named in it."),
            {
                "id": _("a random name for the comparison"),
                "class_id": of_class(),
                "kind": _("what is compared"),
                "seed": _("a secret from which each toss of the coin follows"),
                "began_at": _("from when"),
                "ends_at": _("when it is looked at"),
                "stopped_at": _("when a grown-up stopped it early"),
            },
        ),
        TableInWords(
            "taps",
            _("How fast a child taps without calculating, so that a slow tablet does not look like a slow child."),
            {
                "device": of_browser(),
                "learner": of_child(),
                "tap": _("a number"),
                "rt_ms": _("how long a tap took"),
            },
        ),
    )


def lessons() -> tuple[TableInWords, ...]:
    """Lessons, tablets and hands."""
    return (
        TableInWords(
            "lessons",
            _("The lessons of a class."),
            {
                "id": _("a random name for the lesson"),
                "class_id": of_class(),
                "code": _("the code on the board"),
                "began_at": _("when it began"),
                "open_until": _("how long the code lets tablets in"),
                "last_game_at": _("when the last game was announced"),
                "paused_at": _("when all were paused"),
                "ended_at": _("when it ended"),
                "wall_game": of_game(),
            },
        ),
        TableInWords(
            "walls",
            _("The games that a class has played together on the wall. No child stands in it."),
            {
                "game_id": of_game(),
                "class_id": of_class(),
                "began_at": _("when it began"),
                "shown_at": _("at which move the wall has shown what was proposed"),
                "shown": _("a move, or an answer to a question"),
            },
        ),
        TableInWords(
            "proposals",
            _("What each child has proposed for its class. The wall shows counts alone."),
            {
                "game_id": of_game(),
                "ply": _("how many moves lay before"),
                "kind": _("a move, or an answer to a question"),
                "learner": of_child(),
                "said": _("what was proposed"),
                "key": _("the key of the form: sent twice, stored once"),
                "at": _("when it was proposed"),
                "changes": _("how often it was changed"),
                "late": _("whether the class had gone on"),
                "help": _("how much help was seen"),
                "help_asked": _("whether it was asked for"),
            },
        ),
        TableInWords(
            "pauses",
            _(
                "When all children of a class looked up from their tablets: that time does not count as anyone's "
                "thinking."
            ),
            {
                "id": _("a number"),
                "class_id": of_class(),
                "began_at": _("from when"),
                "ended_at": _("until when"),
            },
        ),
        TableInWords(
            "tablets",
            _("Browsers that are tablets of a class."),
            {"device": of_browser(), "class_id": of_class(), "joined_at": _("since when")},
        ),
        TableInWords(
            "sittings",
            _("Which child sat at which tablet, and when."),
            {
                "id": _("a number"),
                "device": of_browser(),
                "class_id": of_class(),
                "learner": of_child(),
                "began_at": _("from when"),
                "seen_at": _("when the tablet was last heard from"),
                "ended_at": _("until when"),
            },
        ),
        TableInWords(
            "raised_hands",
            _("Hands raised on a tablet."),
            {
                "id": _("a number"),
                "class_id": of_class(),
                "device": of_browser(),
                "learner": of_child(),
                "why": _("why"),
                "raised_at": _("from when"),
                "lowered_at": _("until when"),
            },
        ),
    )


# -- what the tables of children, adults and the running hold, in plain words ------------------------------------------


def children() -> tuple[TableInWords, ...]:
    """Children, classes and cards."""
    return (
        TableInWords(
            "learners",
            _("The children."),
            {
                "id": of_child(),
                "nickname": _("the nickname"),
                "face": _("which of the drawn faces"),
                "created_at": _("when it was added"),
                "archived_at": _("when it was put away"),
                "class_id": of_class(),
                "royal": _("how the child has dressed its own king, queen or knight"),
                "gallery_read_at": _("when its gallery was first read from its games"),
            },
        ),
        TableInWords(
            "classes",
            _("The classes."),
            {
                "id": of_class(),
                "name": _("its name, such as 2b"),
                "created_at": _("when it was made"),
                "archived_at": _("when it was put away"),
                "simulated": _("whether it is a simulated class"),
                "school_id": of_school(),
            },
        ),
        TableInWords(
            "class_groups",
            _("Groups of a class."),
            {"id": _("a random name for the group"), "class_id": of_class(), "name": _("its name")},
        ),
        TableInWords(
            "group_members",
            _("Who is in which group."),
            {"group_id": _("a random name for the group"), "learner": of_child()},
        ),
        TableInWords(
            "child_keys",
            _("The login cards, readable, so that a card can be printed again."),
            {
                "learner": of_child(),
                "pictures": _("three pictures"),
                "number": _("the number on the card"),
                "made_at": _("since when they have been valid"),
            },
        ),
        TableInWords(
            "device_learners",
            _("Which children play in which browser."),
            {"device": of_browser(), "learner": of_child(), "place": _("their order on the screen")},
        ),
        TableInWords(
            "dismissed_needs",
            _("Needs that a teacher has put aside."),
            {"learner": of_child(), "need": _("which one"), "at": _("when")},
        ),
    )


def adults() -> tuple[TableInWords, ...]:
    """Accounts, rights and who looked."""
    who = _("a random name for the grown-up")
    return (
        TableInWords(
            "grown_ups",
            _("The accounts of the grown-ups."),
            {
                "id": who,
                "name": _("the name that they chose"),
                "name_key": _("the same in lower case, to find it by"),
                "passphrase_hash": _("a hash of the passphrase; nobody can read the passphrase from it"),
                "created_at": _("since when"),
                "role": _("owner, teacher or parent"),
            },
        ),
        TableInWords("class_grown_ups", _("Who teaches which class."), {"class_id": of_class(), "grown_up": who}),
        TableInWords(
            "schools",
            _("The schools; most installations have one, without a name."),
            {"id": of_school(), "name": _("its name"), "created_at": _("when it was made")},
        ),
        TableInWords(
            "school_grown_ups",
            _("Who owns a school, and who teaches there."),
            {"school_id": of_school(), "grown_up": who, "role": _("owner or teacher")},
        ),
        TableInWords(
            "sign_ons",
            _("Whose account the school's own sign-on opens; nothing by which somebody could sign in there."),
            {
                "issuer": _("the address of the sign-on"),
                "subject": _("its name or number for the grown-up"),
                "grown_up": who,
                "since": _("since when"),
            },
        ),
        TableInWords("parents", _("Which parent sees which child."), {"grown_up": who, "learner": of_child()}),
        TableInWords(
            "sessions",
            _("Browsers in which a grown-up is signed in."),
            {
                "token_hash": _("a hash of what the browser holds"),
                "grown_up": who,
                "device": of_browser(),
                "created_at": _("since when"),
                "seen_at": _("when it was last used"),
                "ended_at": _("when it ended"),
            },
        ),
        TableInWords(
            "invitations",
            _("Links that were given to co-teachers and parents."),
            {
                "code_hash": _("a hash of the code"),
                "role": _("for a teacher or a parent"),
                "class_id": of_class(),
                "learner": of_child(),
                "made_by": who,
                "created_at": _("when it was made"),
                "used_at": _("when it was used"),
                "school_id": of_school(),
                "listed_teacher": of_list(),
            },
        ),
        TableInWords(
            "claim_codes",
            _("Links that the server has printed for its owner."),
            {
                "code_hash": _("a hash of the code"),
                "created_at": _("when it was made"),
                "used_at": _("when it was used"),
            },
        ),
        TableInWords(
            "audit",
            _("Which grown-up looked at what, or changed it; who signed in, for 400 days."),
            {
                "seq": _("the order of the rows"),
                "at": _("when"),
                "grown_up": who,
                "action": _("what was done"),
                "subject": _("the random name of the child or the class"),
            },
        ),
    )


def running() -> tuple[TableInWords, ...]:
    """Browsers, settings, tries and tombstones."""
    return (
        TableInWords(
            "devices", _("Browsers that have played here."), {"id": of_browser(), "first_seen": _("since when")}
        ),
        TableInWords(
            "settings",
            _("What was set for a child, a class, a browser or all of kidsq; which lessons the owl has shown."),
            {"scope": _("for whom, by random name"), "key": _("what"), "value": _("to what")},
        ),
        TableInWords(
            "throttles",
            _("Wrong tries at passphrases and codes, so that guessing is slow."),
            {
                "name": _("at what, by random name"),
                "failures": _("how many"),
                "last_at": _("when the last one was"),
            },
        ),
        TableInWords(
            "child_tries",
            _("Wrong tries at a child's pictures and number, so that nobody guesses them."),
            {
                "learner": of_child(),
                "device": of_browser(),
                "failures": _("how many"),
                "last_at": _("when the last one was"),
            },
        ),
        TableInWords(
            "former_accounts",
            _("Which other accounts of the same child have become part of it."),
            {"tombstone": _("a hash of the random name"), "learner": of_child()},
        ),
        TableInWords(
            "erased",
            _("A mark for each erased child or class, from which nothing leads back to them."),
            {
                "tombstone": _("a hash of the random name"),
                "at": _("when"),
                "finished_at": _("when the backups were clean too"),
            },
        ),
    )


def lists() -> tuple[TableInWords, ...]:
    """What a school's own list of classes and children has said."""
    said = _("its name there, the last time")
    return (
        TableInWords(
            "rostered_schools",
            _("Schools of a school's or district's own list, where one is taken over."),
            {"sourced_id": of_list(), "school_id": of_school(), "listed_as": said},
        ),
        TableInWords(
            "rostered_classes",
            _("Classes of that list."),
            {"sourced_id": of_list(), "class_id": of_class(), "listed_as": said},
        ),
        TableInWords(
            "rostered_children",
            _("Children of that list: no last name, no date of birth, no address."),
            {
                "sourced_id": of_list(),
                "learner": of_child(),
                "listed_as": _("the first name there, the last time"),
                "listed_in": _("the list's name for its class"),
                "put_away_at": _("when it was put away because the list had it no more"),
            },
        ),
        TableInWords(
            "rostered_teachers",
            _("Teachers of that list, so that each can be invited."),
            {
                "sourced_id": of_list(),
                "school_id": of_school(),
                "listed_as": _("the teacher's name"),
                "grown_up": _("a random name for the grown-up"),
            },
        ),
        TableInWords(
            "rostered_teaching",
            _("Who teaches which class, as that list says."),
            {"sourced_id": of_list(), "class_id": of_class()},
        ),
    )


@dataclass(frozen=True, slots=True)
class Part:
    """Tables that belong together, under one heading. line: all of it in one sentence."""

    title: str
    line: str
    tables: tuple[TableInWords, ...]


def parts() -> tuple[Part, ...]:
    """Everything that the database holds."""
    return (
        Part(
            _("About a child"),
            _("A nickname, a drawn face, the class and its groups, what grown-ups have set, and a login card."),
            children(),
        ),
        Part(
            _("About the games"),
            _("Each game move by move, who sat where, what the friends asked and how much help was shown."),
            games(),
        ),
        Part(
            _("About the answers"),
            _("For each sum: what was shown, what was answered, how long it took and how much help was on the screen;")
            + " "
            + _("and what kidsq works out from it about how well a child knows a sum."),
            answers(),
        ),
        Part(
            _("About a lesson"),
            _("When a lesson was open, which browsers were tablets of the class, who sat where, and raised hands."),
            lessons(),
        ),
        Part(
            _("About the grown-ups"),
            _("A name, a role, the hash of a passphrase, open sessions, invitations, and who looked at what."),
            adults(),
        ),
        Part(
            _("Of a school's list"),
            _("Where classes and children come from the school's own list: its number for each, and first names."),
            lists(),
        ),
        Part(
            _("For running kidsq"),
            _("Random names of browsers, settings, counted wrong tries, and marks of what was erased."),
            running(),
        ),
    )


# -- the page ----------------------------------------------------------------------------------------------------------


blueprint = Blueprint("privacy", __name__)


@blueprint.get("/privacy")
def show() -> ResponseReturnValue:
    """What is stored, what is not, where, who sees it, how long, and how to take it along or erase it."""
    return page(
        "adults/keeping/privacy.html",
        parts=parts(),
        days=retention.AFTER_ITS_END.days,
        guests_days=GUESTS_KEPT.days,
        backups=DAILY_KEPT,
        controller=papers.controller(),
        has_papers=security.adult() is not None and not rights.is_parent(),
        dates=_dates(),
    )


def _dates() -> list[retention.Keeping]:
    """The dates of the signed-in adult's classes; nobody else learns what classes there are."""
    if security.adult() is None or rights.is_parent():
        return []
    db = context.db()
    rest = retention.of_the_rest(db) if rights.is_owner() else None
    return [*(retention.of_class(db, one.id) for one in rights.classes_to_see()), *([rest] if rest else [])]
