"""The use cases of a table: open one, look at it, take a turn, answer a question, let a bot go on.

Here the rules of games, learning and the store meet; `web` imports from here.
"""

from kidsq.games.contract import AS_USUAL, EditionInfo, OptionValue, Outcome
from kidsq.games.registry import (
    beginnings,
    bot_codes,
    edition_codes,
    edition_info,
    first_edition,
    is_for_beginners,
    offered,
)
from kidsq.learning.tasks import AFTERWARDS, BOTS_TASKS, HELPED
from kidsq.play.bot_decision import bot_on
from kidsq.play.bot_turn import let_bot_go
from kidsq.play.class_tables import OpenTable, leave_table, tables_of
from kidsq.play.current_game import result_of_record
from kidsq.play.dealing import CannotOpen, is_played_alone, option_names, options_of
from kidsq.play.ended.end_with_lesson import SunriseScore, end_with_sunrise, is_unfinished, sunrise_scores
from kidsq.play.ended.records import Replayed, replayed
from kidsq.play.fitting.friends import Standing, can_fit, meant, play_as_well, standings
from kidsq.play.games.contract import TurnForm
from kidsq.play.guests import has_played as guest_has_played
from kidsq.play.guests import keep as keep_for_child
from kidsq.play.guests import keepsakes_at_the_end, keepsakes_to_take, places_at
from kidsq.play.keepsakes import brought_to, is_new, kept_of, kept_of_guests, who_waits
from kidsq.play.moment import Moment
from kidsq.play.multi_tablet import (
    GESTURES,
    come,
    go_away,
    go_on_without,
    invitations,
    leave_tables,
    show_sign,
    start_now,
)
from kidsq.play.observe import answered_question, look, sums_said, version
from kidsq.play.opening import GUEST, NewGame, fitted, next_bot, open_game, opened_by, same_again, usual_bot
from kidsq.play.practice.ask import help_after
from kidsq.play.practice.probe import answer_probe, begin_probe, look_at_probe, stop_probe, waiting_probe
from kidsq.play.preferences import CHOICES, Preferences
from kidsq.play.request import Request
from kidsq.play.score import Score, is_theirs, readable, scores, scores_together
from kidsq.play.screen import Look, Question
from kidsq.play.screen_holder import is_gentle
from kidsq.play.seating import FEWEST_CHILDREN, is_seated_by_teacher, seat_children
from kidsq.play.surprises.bringing import bring as bring_gifts
from kidsq.play.surprises.bringing import due as gifts_due
from kidsq.play.surprises.bringing import look_at, open_rooms, rooms_to_open, waiting
from kidsq.play.tips import begin_tips_again, go_on, note_tip, teach
from kidsq.play.turn import answer, ask_owl, choose, count_along, lift_curtain, take_turn
from kidsq.play.unreadable import UnreadableGame
from kidsq.play.visitor import Chance, NotHere, Reply, Timings, Visitor

__all__ = [
    "AFTERWARDS",
    "AS_USUAL",
    "BOTS_TASKS",
    "CHOICES",
    "FEWEST_CHILDREN",
    "GESTURES",
    "GUEST",
    "HELPED",
    "CannotOpen",
    "Chance",
    "EditionInfo",
    "Look",
    "Moment",
    "NewGame",
    "NotHere",
    "OpenTable",
    "OptionValue",
    "Outcome",
    "Preferences",
    "Question",
    "Replayed",
    "Reply",
    "Request",
    "Score",
    "Standing",
    "SunriseScore",
    "Timings",
    "TurnForm",
    "UnreadableGame",
    "Visitor",
    "answer",
    "answer_probe",
    "answered_question",
    "ask_owl",
    "begin_probe",
    "begin_tips_again",
    "beginnings",
    "bot_codes",
    "bot_on",
    "bring_gifts",
    "brought_to",
    "can_fit",
    "choose",
    "come",
    "count_along",
    "edition_codes",
    "edition_info",
    "end_with_sunrise",
    "first_edition",
    "fitted",
    "gifts_due",
    "go_away",
    "go_on",
    "go_on_without",
    "guest_has_played",
    "help_after",
    "invitations",
    "is_for_beginners",
    "is_gentle",
    "is_new",
    "is_played_alone",
    "is_seated_by_teacher",
    "is_theirs",
    "is_unfinished",
    "keep_for_child",
    "keepsakes_at_the_end",
    "keepsakes_to_take",
    "kept_of",
    "kept_of_guests",
    "leave_table",
    "leave_tables",
    "let_bot_go",
    "lift_curtain",
    "look",
    "look_at",
    "look_at_probe",
    "meant",
    "next_bot",
    "note_tip",
    "offered",
    "open_game",
    "open_rooms",
    "opened_by",
    "option_names",
    "options_of",
    "places_at",
    "play_as_well",
    "readable",
    "replayed",
    "result_of_record",
    "rooms_to_open",
    "same_again",
    "scores",
    "scores_together",
    "seat_children",
    "show_sign",
    "standings",
    "start_now",
    "stop_probe",
    "sums_said",
    "sunrise_scores",
    "tables_of",
    "take_turn",
    "teach",
    "usual_bot",
    "version",
    "waiting",
    "waiting_probe",
    "who_waits",
]
