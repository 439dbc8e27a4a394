"""Do what a plan says, all of it or nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from kidsq.rostering.listing import Listing
from kidsq.rostering.plan import Named, Plan, plan
from kidsq.store.classroom import classes, roster, rostered
from kidsq.store.classroom.roster import MOST_AT_ONCE
from kidsq.store.people import audit, people, schools


def carry_out(db: sqlite3.Connection, told: Listing, at: str, refuse: Callable[[Plan], object]) -> Plan:
    """Compare once more and do it; within writing(). refuse: looks at the plan, and raises what shall undo all."""
    made = plan(db, told)
    refuse(made)
    mine = _schools(db, made, at)
    ours = _classes(db, made, mine, at)
    _children(db, made, ours, at)
    for one in made.new_teachers:
        rostered.keep_teacher(db, one.sourced, mine.get(one.within, one.within), one.name)
    for one in made.classes_given:
        rostered.begins_to_teach(db, one.sourced, ours[one.within])
    for one in made.classes_taken:
        rostered.ends_to_teach(db, one.sourced, _id(one))
    return made


def _schools(db: sqlite3.Connection, made: Plan, at: str) -> dict[str, str]:
    """Make and name schools; ours by the list's name for each."""
    mine = {sourced: kept.id for sourced, kept in rostered.schools(db).items()}
    for one in made.new_schools:
        mine[one.sourced] = schools.add(db, one.name, at).id
        rostered.keep_school(db, one.sourced, mine[one.sourced], one.name)
    for one in (*made.met_schools, *made.renamed_schools):
        mine[one.sourced] = _id(one)
        if one.was.casefold() != one.name.casefold():
            schools.rename(db, _id(one), one.name)
        rostered.keep_school(db, one.sourced, _id(one), one.name)
    return mine


def _classes(db: sqlite3.Connection, made: Plan, mine: dict[str, str], at: str) -> dict[str, str]:
    """Make and name classes; ours by the list's name for each."""
    ours = {sourced: kept.id for sourced, kept in rostered.classes(db).items()}
    for one in made.new_classes:
        ours[one.sourced] = classes.add_class(db, one.name, at, school_id=mine[one.within]).id
        rostered.keep_class(db, one.sourced, ours[one.sourced], one.name)
    for one in (*made.met_classes, *made.renamed_classes):
        ours[one.sourced] = _id(one)
        if one.was:
            classes.rename_class(db, _id(one), one.name)
        rostered.keep_class(db, one.sourced, _id(one), one.name)
    return ours


def _children(db: sqlite3.Connection, made: Plan, ours: dict[str, str], at: str) -> None:
    for one in made.away:
        people.archive_learner(db, _id(one), at)
        rostered.has_gone(db, one.sourced, at)
        audit.append(db, at, None, "rostered_away", _id(one))
    coming = (*made.back, *made.moved_children)
    moving = {_id(one) for one in coming if classes.class_of(db, _id(one)) != ours[one.within]}
    for learner in moving:  # all leave before the first arrives: two full classes may change children
        classes.put_into_class(db, learner, None)
    for one in coming:
        if _id(one) in moving:
            roster.move(db, _id(one), ours[one.within], at)
        rostered.keep_child(db, one.sourced, _id(one), one.listed_as, one.within)
        audit.append(db, at, None, "rostered", _id(one))
    for one in made.back:
        roster.bring_back(db, _id(one))
    faces = {child.id: child.face for child in people.all_learners(db)} if made.renamed_children else {}
    for one in made.renamed_children:
        people.rename_learner(db, _id(one), one.name, faces[_id(one)])
        rostered.keep_child(db, one.sourced, _id(one), one.listed_as, one.within)
    for one in made.met_children:
        rostered.keep_child(db, one.sourced, _id(one), one.listed_as, one.within)
    by_room: dict[str, list[Named]] = {}
    for one in made.new_children:
        by_room.setdefault(one.within, []).append(one)
    for room, some in by_room.items():
        for few in (some[start : start + MOST_AT_ONCE] for start in range(0, len(some), MOST_AT_ONCE)):
            born = roster.make_children(db, ours[room], [(one.name, None) for one in few], at)
            for one, child in zip(few, born, strict=True):
                rostered.keep_child(db, one.sourced, child.id, one.listed_as, one.within)


def _id(one: Named) -> str:
    assert one.id is not None  # those who are new are in lists of their own
    return one.id
