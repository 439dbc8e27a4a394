"""What is stored here, in plain words, open to everybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from flask import Blueprint
from flask.typing import ResponseReturnValue

from kidsq.learning.attempt import COLUMNS
from kidsq.maintenance.backup import DAILY_KEPT
from kidsq.store.people import retention
from kidsq.store.play.tidying import GUESTS_KEPT
from kidsq.web.adults import papers
from kidsq.web.http import context, security
from kidsq.web.http.language import mark as _l
from kidsq.web.shared import data_words, rights
from kidsq.web.shared.frame import page

# -- what the database holds, in plain words: sentences for the catalogues, looked up on the page ----------------------


class Table(NamedTuple):
    """One table of the database. line: what it is for; columns: name -> what it holds."""

    name: str
    line: str
    columns: Mapping[str, str]


class Part(NamedTuple):
    """Tables that belong together, under one heading. lines: all of it in a sentence or two."""

    title: str
    lines: tuple[str, ...]
    tables: tuple[Table, ...]


_CHILD: Final = _l("a random name for the child")
_CLASS: Final = _l("a random name for the class")
_SCHOOL: Final = _l("a random name for the school")
_GROWN_UP: Final = _l("a random name for the grown-up")
_GAME: Final = _l("a random name for the game")
_BROWSER: Final = _l("a random name for the browser")
_LISTED: Final = _l("the number or name that the school's own list has for it")
_LISTED_AS: Final = _l("its name there, the last time")
_PLACE: Final = {"game_id": _GAME, "ply": _l("how many moves came before"), "seat": _l("the place at the table")}

PARTS: Final = (
    Part(
        _l("About a child"),
        (_l("A nickname, a drawn face, the class and its groups, what grown-ups have set, and a login card."),),
        (
            Table(
                "learners",
                _l("The children."),
                {
                    "id": _CHILD,
                    "nickname": _l("the nickname"),
                    "face": _l("which of the drawn faces"),
                    "created_at": _l("when it was added"),
                    "archived_at": _l("when it was put away"),
                    "class_id": _CLASS,
                    "royal": _l("how the child has dressed its own king, queen or knight"),
                    "gallery_read_at": _l("when its gallery was first read from its games"),
                },
            ),
            Table(
                "classes",
                _l("The classes."),
                {
                    "id": _CLASS,
                    "name": _l("its name, such as 2b"),
                    "created_at": _l("when it was made"),
                    "archived_at": _l("when it was put away"),
                    "simulated": _l("whether it is a simulated class"),
                    "school_id": _SCHOOL,
                },
            ),
            Table(
                "class_groups",
                _l("Groups of a class."),
                {"id": _l("a random name for the group"), "class_id": _CLASS, "name": _l("its name")},
            ),
            Table(
                "group_members",
                _l("Who is in which group."),
                {"group_id": _l("a random name for the group"), "learner": _CHILD},
            ),
            Table(
                "child_keys",
                _l("The login cards, readable, so that a card can be printed again."),
                {
                    "learner": _CHILD,
                    "pictures": _l("three pictures"),
                    "number": _l("the number on the card"),
                    "made_at": _l("since when they have been valid"),
                },
            ),
            Table(
                "device_learners",
                _l("Which children play in which browser."),
                {"device": _BROWSER, "learner": _CHILD, "place": _l("their order on the screen")},
            ),
            Table(
                "dismissed_needs",
                _l("Needs that a teacher has put aside."),
                {"learner": _CHILD, "need": _l("which one"), "at": _l("when")},
            ),
        ),
    ),
    Part(
        _l("About the games"),
        (_l("Each game move by move, who sat where, what the friends asked and how much help was shown."),),
        (
            Table(
                "games",
                _l("The games."),
                {
                    "id": _GAME,
                    "game": _l("which game"),
                    "edition": _l("which edition"),
                    "header_json": _l("how the cards lay at the start"),
                    "device": _BROWSER,
                    "created_at": _l("when it began"),
                    "updated_at": _l("when it was last played"),
                    "version": _l("how often it has changed"),
                    "plies": _l("how many moves it has"),
                    "put_away_at": _l("when it was put away"),
                    "ended_at": _l("when it ended"),
                    "result_json": _l("how it ended"),
                    "settings_json": _l("how this table is set, and how strong its friends are"),
                    "class_id": _CLASS,
                    "by_teacher": _l("whether a teacher set it up, rather than a browser"),
                    "unfinished": _l("whether the lesson ended before it did"),
                },
            ),
            Table(
                "seats",
                _l("Who sits where: a child, a guest without a name, or a friend of kidsq's."),
                {
                    "game_id": _GAME,
                    "seat": _l("the place at the table"),
                    "kind": _l("child, guest or friend"),
                    "bot": _l("which friend"),
                    "learner": _CHILD,
                    "stand_in": _l("which friend plays while the child is away"),
                    "begun": _l("when the game began"),
                    "awaited": _l("whether the child has been asked and has not answered yet"),
                    "came_at": _l("when the child last took its seat"),
                    "taken_out_at": _l("when a grown-up last took the child out"),
                },
            ),
            Table(
                "plies",
                _l("The moves."),
                {
                    **_PLACE,
                    "move": _l("what was done"),
                    "shuffles_json": _l("how cards were shuffled"),
                    "key": _l("the key of the form: sent twice, stored once"),
                    "at": _l("when"),
                },
            ),
            Table(
                "woken",
                _l(
                    "What a child has won for good, for its gallery. Read from the moves, and can be read again at any "
                    "time."
                ),
                {
                    "learner": _CHILD,
                    "queen": _l("what it is"),
                    "game_id": _GAME,
                    "ply": _l("how many moves came before"),
                    "at": _l("when it first came"),
                },
            ),
            Table(
                "surprises",
                _l("What was new for a child after its games: a visit, a thing to wear, a room of the castle."),
                {
                    "learner": _CHILD,
                    "name": _l("what it is"),
                    "came_at": _l("when it came"),
                    "seen_at": _l("when the child looked at it"),
                },
            ),
            Table(
                "questions",
                _l("What the friends and the owl asked."),
                {
                    "key": _l("the key of the form"),
                    **_PLACE,
                    "learner": _CHILD,
                    "task": _l("which kind of question"),
                    "presented_json": _l("what was shown"),
                    "created_at": _l("when it was asked"),
                    "answered_at": _l("when it was answered or skipped"),
                    "answer": _l("what was answered"),
                    "help": _l("how much help was seen"),
                    "help_asked": _l("whether it was asked for"),
                    "help_usual": _l("how much comes by itself"),
                    "selection": _l("why this one"),
                    "committed": _l("the move with which a friend waits"),
                },
            ),
            Table(
                "helps",
                _l("How much help was on the screen."),
                {**_PLACE, "level": _l("how much"), "asked": _l("whether the child asked for it")},
            ),
        ),
    ),
    Part(
        _l("About the answers"),
        (
            _l(
                "For each sum: what was shown, what was answered, how long it took and how much help was on the screen;"
            ),
            _l("and what kidsq works out from it about how well a child knows a sum."),
        ),
        (
            Table(
                "attempts",
                _l("The log of answers. Those of guests are under no name, until a child says that it was the guest."),
                {"seq": _l("the order of the rows"), **{name: data_words.COLUMNS[name] for name in COLUMNS}},
            ),
            Table(
                "estimates",
                _l("What is worked out from the log, and can be worked out again at any time."),
                {
                    "learner": _CHILD,
                    "skill": _l("which sum"),
                    "model_version": _l("by which version of the model"),
                    "p": _l("how likely it is that the child knows it"),
                    "variance": _l("how sure that is"),
                    "n": _l("from how many answers"),
                    "right_n": _l("how many were right"),
                    "right_days": _l("on how many days"),
                    "seconds": _l("how long it takes"),
                    "last_at": _l("when it was last answered"),
                    "manner": _l("counted or known by heart"),
                    "step": _l("how much help is shown"),
                    "misses": _l("how many times in a row it was not yet right"),
                },
            ),
            Table(
                "probes",
                _l("Checks before and after, which a grown-up offers and a child may take."),
                {
                    "id": _l("a random name for the check"),
                    "learner": _CHILD,
                    "offered_at": _l("when it was offered"),
                    "began_at": _l("when it began"),
                    "ended_at": _l("when it ended"),
                    "model_version": _l("by which version of the model"),
                    "ending": _l("how it ended"),
                },
            ),
            Table(
                "probe_sums",
                _l("The 25 sums of a check, apart from the log of games."),
                {
                    "probe_id": _l("which check"),
                    "place": _l("a number"),
                    "learner": _CHILD,
                    "skill": _l("which sum"),
                    "first": _l("the number on the left"),
                    "second": _l("the number on the right"),
                    "p_play": _l("how likely it was known, judging from play"),
                    "at": _l("when it was answered"),
                    "response": _l("what was answered"),
                    "correct": _l("whether that is right"),
                    "ms": _l("how long it took"),
                },
            ),
            Table(
                "trials",
                _l("Two ways of helping that a grown-up has kidsq compare in a class. No child is named in it."),
                {
                    "id": _l("a random name for the comparison"),
                    "class_id": _CLASS,
                    "kind": _l("what is compared"),
                    "seed": _l("a secret from which each toss of the coin follows"),
                    "began_at": _l("from when"),
                    "ends_at": _l("when it is looked at"),
                    "stopped_at": _l("when a grown-up stopped it early"),
                },
            ),
            Table(
                "taps",
                _l("How fast a child taps without calculating, so that a slow tablet does not look like a slow child."),
                {
                    "device": _BROWSER,
                    "learner": _CHILD,
                    "tap": _l("a number"),
                    "rt_ms": _l("how long a tap took"),
                },
            ),
        ),
    ),
    Part(
        _l("About a lesson"),
        (_l("When a lesson was open, which browsers were tablets of the class, who sat where, and raised hands."),),
        (
            Table(
                "lessons",
                _l("The lessons of a class."),
                {
                    "id": _l("a random name for the lesson"),
                    "class_id": _CLASS,
                    "code": _l("the code on the board"),
                    "began_at": _l("when it began"),
                    "open_until": _l("how long the code lets tablets in"),
                    "last_game_at": _l("when the last game was announced"),
                    "paused_at": _l("when all were paused"),
                    "ended_at": _l("when it ended"),
                    "wall_game": _GAME,
                },
            ),
            Table(
                "walls",
                _l("The games that a class has played together on the wall. No child stands in it."),
                {
                    "game_id": _GAME,
                    "class_id": _CLASS,
                    "began_at": _l("when it began"),
                    "shown_at": _l("at which move the wall has shown what was proposed"),
                    "shown": _l("a move, or an answer to a question"),
                },
            ),
            Table(
                "proposals",
                _l("What each child has proposed for its class. The wall shows counts alone."),
                {
                    "game_id": _GAME,
                    "ply": _l("how many moves lay before"),
                    "kind": _l("a move, or an answer to a question"),
                    "learner": _CHILD,
                    "said": _l("what was proposed"),
                    "key": _l("the key of the form: sent twice, stored once"),
                    "at": _l("when it was proposed"),
                    "changes": _l("how often it was changed"),
                    "late": _l("whether the class had gone on"),
                    "help": _l("how much help was seen"),
                    "help_asked": _l("whether it was asked for"),
                },
            ),
            Table(
                "pauses",
                _l(
                    "When all children of a class looked up from their tablets: that time does not count as anyone's "
                    "thinking."
                ),
                {
                    "id": _l("a number"),
                    "class_id": _CLASS,
                    "began_at": _l("from when"),
                    "ended_at": _l("until when"),
                },
            ),
            Table(
                "tablets",
                _l("Browsers that are tablets of a class."),
                {"device": _BROWSER, "class_id": _CLASS, "joined_at": _l("since when")},
            ),
            Table(
                "sittings",
                _l("Which child sat at which tablet, and when."),
                {
                    "id": _l("a number"),
                    "device": _BROWSER,
                    "class_id": _CLASS,
                    "learner": _CHILD,
                    "began_at": _l("from when"),
                    "seen_at": _l("when the tablet was last heard from"),
                    "ended_at": _l("until when"),
                },
            ),
            Table(
                "raised_hands",
                _l("Hands raised on a tablet."),
                {
                    "id": _l("a number"),
                    "class_id": _CLASS,
                    "device": _BROWSER,
                    "learner": _CHILD,
                    "why": _l("why"),
                    "raised_at": _l("from when"),
                    "lowered_at": _l("until when"),
                },
            ),
        ),
    ),
    Part(
        _l("About the grown-ups"),
        (_l("A name, a role, the hash of a passphrase, open sessions, invitations, and who looked at what."),),
        (
            Table(
                "grown_ups",
                _l("The accounts of the grown-ups."),
                {
                    "id": _GROWN_UP,
                    "name": _l("the name that they chose"),
                    "name_key": _l("the same in lower case, to find it by"),
                    "passphrase_hash": _l("a hash of the passphrase; nobody can read the passphrase from it"),
                    "created_at": _l("since when"),
                    "role": _l("owner, teacher or parent"),
                },
            ),
            Table("class_grown_ups", _l("Who teaches which class."), {"class_id": _CLASS, "grown_up": _GROWN_UP}),
            Table(
                "schools",
                _l("The schools; most installations have one, without a name."),
                {"id": _SCHOOL, "name": _l("its name"), "created_at": _l("when it was made")},
            ),
            Table(
                "school_grown_ups",
                _l("Who owns a school, and who teaches there."),
                {"school_id": _SCHOOL, "grown_up": _GROWN_UP, "role": _l("owner or teacher")},
            ),
            Table(
                "sign_ons",
                _l("Whose account the school's own sign-on opens; nothing by which somebody could sign in there."),
                {
                    "issuer": _l("the address of the sign-on"),
                    "subject": _l("its name or number for the grown-up"),
                    "grown_up": _GROWN_UP,
                    "since": _l("since when"),
                },
            ),
            Table("parents", _l("Which parent sees which child."), {"grown_up": _GROWN_UP, "learner": _CHILD}),
            Table(
                "sessions",
                _l("Browsers in which a grown-up is signed in."),
                {
                    "token_hash": _l("a hash of what the browser holds"),
                    "grown_up": _GROWN_UP,
                    "device": _BROWSER,
                    "created_at": _l("since when"),
                    "seen_at": _l("when it was last used"),
                    "ended_at": _l("when it ended"),
                },
            ),
            Table(
                "invitations",
                _l("Links that were given to co-teachers and parents."),
                {
                    "code_hash": _l("a hash of the code"),
                    "role": _l("for a teacher or a parent"),
                    "class_id": _CLASS,
                    "learner": _CHILD,
                    "made_by": _GROWN_UP,
                    "created_at": _l("when it was made"),
                    "used_at": _l("when it was used"),
                    "school_id": _SCHOOL,
                    "listed_teacher": _LISTED,
                },
            ),
            Table(
                "claim_codes",
                _l("Links that the server has printed for its owner."),
                {
                    "code_hash": _l("a hash of the code"),
                    "created_at": _l("when it was made"),
                    "used_at": _l("when it was used"),
                },
            ),
            Table(
                "audit",
                _l("Which grown-up looked at what, or changed it; who signed in, for 400 days."),
                {
                    "seq": _l("the order of the rows"),
                    "at": _l("when"),
                    "grown_up": _GROWN_UP,
                    "action": _l("what was done"),
                    "subject": _l("the random name of the child or the class"),
                },
            ),
        ),
    ),
    Part(
        _l("Of a school's list"),
        (_l("Where classes and children come from the school's own list: its number for each, and first names."),),
        (
            Table(
                "rostered_schools",
                _l("Schools of a school's or district's own list, where one is taken over."),
                {"sourced_id": _LISTED, "school_id": _SCHOOL, "listed_as": _LISTED_AS},
            ),
            Table(
                "rostered_classes",
                _l("Classes of that list."),
                {"sourced_id": _LISTED, "class_id": _CLASS, "listed_as": _LISTED_AS},
            ),
            Table(
                "rostered_children",
                _l("Children of that list: no last name, no date of birth, no address."),
                {
                    "sourced_id": _LISTED,
                    "learner": _CHILD,
                    "listed_as": _l("the first name there, the last time"),
                    "listed_in": _l("the list's name for its class"),
                    "put_away_at": _l("when it was put away because the list had it no more"),
                },
            ),
            Table(
                "rostered_teachers",
                _l("Teachers of that list, so that each can be invited."),
                {
                    "sourced_id": _LISTED,
                    "school_id": _SCHOOL,
                    "listed_as": _l("the teacher's name"),
                    "grown_up": _l("a random name for the grown-up"),
                },
            ),
            Table(
                "rostered_teaching",
                _l("Who teaches which class, as that list says."),
                {"sourced_id": _LISTED, "class_id": _CLASS},
            ),
        ),
    ),
    Part(
        _l("For running kidsq"),
        (_l("Random names of browsers, settings, counted wrong tries, and marks of what was erased."),),
        (
            Table("devices", _l("Browsers that have played here."), {"id": _BROWSER, "first_seen": _l("since when")}),
            Table(
                "settings",
                _l("What was set for a child, a class, a browser or all of kidsq; which lessons the owl has shown."),
                {"scope": _l("for whom, by random name"), "key": _l("what"), "value": _l("to what")},
            ),
            Table(
                "throttles",
                _l("Wrong tries at passphrases and codes, so that guessing is slow."),
                {
                    "name": _l("at what, by random name"),
                    "failures": _l("how many"),
                    "last_at": _l("when the last one was"),
                },
            ),
            Table(
                "child_tries",
                _l("Wrong tries at a child's pictures and number, so that nobody guesses them."),
                {
                    "learner": _CHILD,
                    "device": _BROWSER,
                    "failures": _l("how many"),
                    "last_at": _l("when the last one was"),
                },
            ),
            Table(
                "former_accounts",
                _l("Which other accounts of the same child have become part of it."),
                {"tombstone": _l("a hash of the random name"), "learner": _CHILD},
            ),
            Table(
                "erased",
                _l("A mark for each erased child or class, from which nothing leads back to them."),
                {
                    "tombstone": _l("a hash of the random name"),
                    "at": _l("when"),
                    "finished_at": _l("when the backups were clean too"),
                },
            ),
        ),
    ),
)

# -- the page ----------------------------------------------------------------------------------------------------------


blueprint = Blueprint("privacy", __name__)


@blueprint.get("/privacy")
def show() -> ResponseReturnValue:
    """What is stored, what is not, where, who sees it, how long, and how to take it along or erase it."""
    return page(
        "adults/keeping/privacy.html",
        parts=PARTS,
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
