"""What the tables of games, answers and lessons hold, in plain words."""

from __future__ import annotations

from kidsq.learning.attempt import COLUMNS
from kidsq.web.adults.privacy_table import TableInWords, of_browser, of_child, of_class, of_game
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import data_words


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
