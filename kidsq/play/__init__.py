"""The use cases of a table: open one, look at it, take a turn, answer a question, let a bot go on.

The only package that knows games, learning and store together; `web` imports from here.
"""

from kidsq.games.contract import Outcome
from kidsq.games.registry import bot_codes, edition_codes, edition_info
from kidsq.games.sleeping_queens import BOTS, EDITIONS, FIRST_EDITION, Move, View
from kidsq.games.sleeping_queens.bots import Say
from kidsq.games.sleeping_queens.cards import CARD_NAMES, KING_NAMES, QUEEN_NAMES, is_number
from kidsq.games.sleeping_queens.story import Sight
from kidsq.play.ask import FRIENDS_TASKS, Question, help_after
from kidsq.play.bot_decision import friend_on
from kidsq.play.bot_turn import let_bot_go
from kidsq.play.class_tables import OpenTable, leave_table, tables_of
from kidsq.play.current_game import Moment, result_of_record
from kidsq.play.ended.end_with_lesson import SunriseScore, end_with_sunrise, is_unfinished, sunrise_scores
from kidsq.play.ended.replay import Replayed, replayed
from kidsq.play.games.sleeping_queens.advice import Advice, advice, glowing_of, tells_of_numbers
from kidsq.play.games.sleeping_queens.ending import Fact, next_friend, went_well
from kidsq.play.games.sleeping_queens.gallery import is_new, queens_of, queens_of_guests
from kidsq.play.games.sleeping_queens.log import layout_of
from kidsq.play.games.sleeping_queens.powers import LaidPower
from kidsq.play.games.sleeping_queens.selection import TurnForm
from kidsq.play.games.sleeping_queens.tips import TIPS, begin_tips_again, go_on, note_tip, teach, tip_due
from kidsq.play.give_hints import fact_of
from kidsq.play.guests import has_played as guest_has_played
from kidsq.play.guests import keep as keep_for_child
from kidsq.play.guests import places_at, queens_at_the_end, queens_to_keep
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
from kidsq.play.observe import Look, answered_question, look, sums_said, version
from kidsq.play.opening import GUEST, CannotOpen, NewGame, fitted, open_game, opened_by, same_again
from kidsq.play.preferences import CHOICES, Preferences
from kidsq.play.request import Request
from kidsq.play.score import Score, is_theirs, readable, scores, scores_together
from kidsq.play.screen_holder import is_gentle
from kidsq.play.seating import is_seated_by_teacher, seat_children
from kidsq.play.turn import answer, ask_owl, choose, lift_curtain, take_turn
from kidsq.play.unreadable import UnreadableGame
from kidsq.play.visitor import Chance, NotHere, Reply, Timings, Visitor

__all__ = [
    "BOTS",
    "CARD_NAMES",
    "CHOICES",
    "EDITIONS",
    "FIRST_EDITION",
    "FRIENDS_TASKS",
    "GESTURES",
    "GUEST",
    "KING_NAMES",
    "QUEEN_NAMES",
    "TIPS",
    "Advice",
    "CannotOpen",
    "Chance",
    "Fact",
    "LaidPower",
    "Look",
    "Moment",
    "Move",
    "NewGame",
    "NotHere",
    "OpenTable",
    "Outcome",
    "Preferences",
    "Question",
    "Replayed",
    "Reply",
    "Request",
    "Say",
    "Score",
    "Sight",
    "SunriseScore",
    "Timings",
    "TurnForm",
    "UnreadableGame",
    "View",
    "Visitor",
    "advice",
    "answer",
    "answered_question",
    "ask_owl",
    "begin_tips_again",
    "bot_codes",
    "choose",
    "come",
    "edition_codes",
    "edition_info",
    "end_with_sunrise",
    "fact_of",
    "fitted",
    "friend_on",
    "glowing_of",
    "go_away",
    "go_on",
    "go_on_without",
    "guest_has_played",
    "help_after",
    "invitations",
    "is_gentle",
    "is_new",
    "is_number",
    "is_seated_by_teacher",
    "is_theirs",
    "is_unfinished",
    "keep_for_child",
    "layout_of",
    "leave_table",
    "leave_tables",
    "let_bot_go",
    "lift_curtain",
    "look",
    "next_friend",
    "note_tip",
    "open_game",
    "opened_by",
    "places_at",
    "queens_at_the_end",
    "queens_of",
    "queens_of_guests",
    "queens_to_keep",
    "readable",
    "replayed",
    "result_of_record",
    "same_again",
    "scores",
    "scores_together",
    "seat_children",
    "show_sign",
    "start_now",
    "sums_said",
    "sunrise_scores",
    "tables_of",
    "take_turn",
    "teach",
    "tells_of_numbers",
    "tip_due",
    "version",
    "went_well",
]
