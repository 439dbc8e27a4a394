"""The steps that lead an empty file to today's tables, in the order in which they are taken."""

from kidsq.store.db.schema import (
    s1_play,
    s2_knowing,
    s3_classroom,
    s4_room,
    s5_gallery,
    s6_lately,
    s7_pauses,
    s8_meaning,
    s9_question_help,
    s10_surprises,
    s11_probes,
    s12_trials,
    s13_wall,
    s14_schools,
    s15_rosters,
    s16_sign_on,
)
from kidsq.store.db.schema.run import steps

__all__ = [
    "s1_play",
    "s2_knowing",
    "s3_classroom",
    "s4_room",
    "s5_gallery",
    "s6_lately",
    "s7_pauses",
    "s8_meaning",
    "s9_question_help",
    "s10_surprises",
    "s11_probes",
    "s12_trials",
    "s13_wall",
    "s14_schools",
    "s15_rosters",
    "s16_sign_on",
    "steps",
]
