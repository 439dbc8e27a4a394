"""What a list would change here: compared with what is, so that the same list changes nothing the second time.

What was changed by hand stays, until the list itself changes there: a nickname, the class of a child, a child put away.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from kidsq.rostering.files import Fault, Row
from kidsq.rostering.listing import Listing, Person
from kidsq.rostering.name_lists import Entry, Names, checked
from kidsq.store.classroom import classes, roster, rostered
from kidsq.store.classroom import classes as store_classes
from kidsq.store.classroom.roster import MOST_AT_ONCE, MOST_IN_CLASS
from kidsq.store.classroom.rostered import Kept, KeptChild
from kidsq.store.db.session import Session
from kidsq.store.people import audit, people, schools
from kidsq.store.people import schools as store_schools
from kidsq.store.people.people import Learner

# -- do what a plan says, all of it or nothing -------------------------------------------------------------------------


def carry_out(db: Session, told: Listing, at: str, refuse: Callable[[Plan], object]) -> Plan:
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


def _schools(db: Session, made: Plan, at: str) -> dict[str, str]:
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


def _classes(db: Session, made: Plan, mine: dict[str, str], at: str) -> dict[str, str]:
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


def _children(db: Session, made: Plan, ours: dict[str, str], at: str) -> None:
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


# -- what a list would change ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Named:
    """Something of the list that becomes, or is, one of ours. id: ours, None for a new one. within: its class or
    school, by the list's name."""

    sourced: str
    name: str
    within: str = ""
    id: str | None = None
    listed_as: str = ""
    was: str = ""


@dataclass(slots=True)
class Plan:
    """What a list changes. met: those who were here before the list first named them."""

    faults: list[Fault] = field(default_factory=list)
    new_schools: list[Named] = field(default_factory=list)
    met_schools: list[Named] = field(default_factory=list)
    renamed_schools: list[Named] = field(default_factory=list)
    new_classes: list[Named] = field(default_factory=list)
    met_classes: list[Named] = field(default_factory=list)
    renamed_classes: list[Named] = field(default_factory=list)
    new_children: list[Named] = field(default_factory=list)
    met_children: list[Named] = field(default_factory=list)
    renamed_children: list[Named] = field(default_factory=list)
    moved_children: list[Named] = field(default_factory=list)
    back: list[Named] = field(default_factory=list)
    away: list[Named] = field(default_factory=list)
    new_teachers: list[Named] = field(default_factory=list)
    classes_given: list[Named] = field(default_factory=list)
    classes_taken: list[Named] = field(default_factory=list)
    unchanged: int = 0
    here: int = 0
    notes: list[str] = field(default_factory=list)

    @property
    def changes(self) -> dict[str, list[Named]]:
        """Everything that would change, by its kind."""
        found = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return {
            name: some
            for name, some in found.items()
            if isinstance(some, list) and name not in ("faults", "notes") and some
        }

    @property
    def puts_many_away(self) -> bool:
        """True if more than a third of the children whom the list knew would go: perhaps half a list was sent."""
        return len(self.away) > max(5, self.here // 3)


def plan(db: Session, told: Listing) -> Plan:
    """Compare a list with what is here. Reads only."""
    made = _Comparing(db, told, may_go=True).compared()
    return _Comparing(db, told, may_go=False).compared() if made.faults else made


class _Comparing:
    """may_go: False where a row is bad, for that may be the one that names a child or a teacher's class."""

    def __init__(self, db: Session, told: Listing, *, may_go: bool) -> None:
        self.db, self.told, self.made, self.may_go = db, told, Plan(faults=list(told.faults)), may_go
        self.known_schools, self.known_classes = rostered.schools(db), rostered.classes(db)
        self.known_children = rostered.children(db)
        # A school or class of the list -> one of ours, also one met just now; a list may number both alike.
        self.taken_over: dict[str, str] = {}
        self.rooms: dict[str, str] = {}
        self.leaving: set[str] = set()  # of our children, those whose place or name the list changes
        self.inside: dict[str, list[str]] = {}  # who will be in a class of the list, by nickname

    def compared(self) -> Plan:
        self.schools()
        self.classes()
        self.children()
        self.teachers()
        self.made.faults.sort(key=lambda one: (one.file, one.line))
        return self.made

    def _fault(self, row: Row, head: str, why: str) -> None:
        self.made.faults.append(row.fault(head, why))

    # -- schools and classes --

    def schools(self) -> None:
        here = {one.id: one.name for one in store_schools.every(self.db)}
        free = {id_: name for id_, name in here.items() if id_ not in {one.id for one in self.known_schools.values()}}
        for sourced, name in self.told.schools.items():
            kept = self.known_schools.get(sourced)
            if kept is not None:
                self.taken_over[sourced] = kept.id
                self._known_school(Named(sourced, name, id=kept.id, was=kept.name), kept.listed_as, here)
                continue
            same = [id_ for id_, its in free.items() if its.casefold() == name.casefold()]
            if not same and len(self.told.schools) == len(here) == len(free) == 1 and "" in free.values():
                same = list(free)  # the only school is the one that needed no name until now
            if same:
                self.taken_over[sourced] = same[0]
                self.made.met_schools.append(Named(sourced, name, id=same[0], was=free.pop(same[0])))
            elif self._school_is_called(name, here) or name.casefold() in self._new_names():
                self._school_name_taken(sourced)
            else:
                self.made.new_schools.append(Named(sourced, name))

    def _known_school(self, one: Named, listed_as: str, here: dict[str, str]) -> None:
        if listed_as == one.name or one.was.casefold() == one.name.casefold():
            return
        if self._school_is_called(one.name, here):
            self._school_name_taken(one.sourced)
        else:
            self.made.renamed_schools.append(one)

    def _school_name_taken(self, sourced: str) -> None:
        row = next(row for row in self.told.rows if row.file == "orgs.csv" and row.id == sourced)
        self._fault(row, "name", "another school has this name: add the place, so that both are told apart")

    def _new_names(self) -> set[str]:
        return {one.name.casefold() for one in self.made.new_schools}

    @staticmethod
    def _school_is_called(name: str, here: dict[str, str]) -> bool:
        return name.casefold() in {one.casefold() for one in here.values()}

    def classes(self) -> None:
        told, wanted = self.told, set[str]()
        if told.changes:  # of schools that have not changed nothing is said
            self.taken_over |= {one: kept.id for one, kept in self.known_schools.items()}
        rooms_of = {told.classes[one][1] for one in told.home_rooms}
        rows = {row.id: row for row in told.rows if row.file == "classes.csv"}
        for sourced, (name, school) in told.classes.items():
            if school not in self.taken_over and school not in {one.sourced for one in self.made.new_schools}:
                why = "orgs.csv has no school with this sourcedId: add it there, with the type school"
                self._fault(rows[sourced], "schoolSourcedId", why)
            elif school in rooms_of and sourced not in told.home_rooms:
                continue  # where there are home rooms, a child is in its own
            else:
                kept = self.known_classes.get(sourced)
                if kept is not None and kept.school_id != self.taken_over.get(school):
                    self._fault(rows[sourced], "sourcedId", "a class of another school has this sourcedId already")
                    continue
                wanted.add(sourced)
                self._class(Named(sourced, name, within=school))
        self.wanted = wanted

    def _class(self, one: Named) -> None:
        kept = self.known_classes.get(one.sourced)
        if kept is not None:
            self.rooms[one.sourced] = kept.id
            if kept.listed_as != one.name:
                self.made.renamed_classes.append(Named(one.sourced, one.name, id=kept.id, was=kept.name))
            return
        same = self._class_here(one)
        if same is None:
            self.made.new_classes.append(one)
        else:
            self.rooms[one.sourced] = same
            self.made.met_classes.append(Named(one.sourced, one.name, one.within, same))

    def _class_here(self, one: Named) -> str | None:
        """A class of that name in that school which no list knows yet."""
        school = self.taken_over.get(one.within)
        if school is None:
            return None
        known = {kept.id for kept in self.known_classes.values()} | set(self.rooms.values())
        rooms = store_classes.all_classes(self.db, " AND school_id = ? AND simulated = 0", (school,))
        same = [room.id for room in rooms if room.name.casefold() == one.name.casefold() and room.id not in known]
        return same[0] if len(same) == 1 else None

    # -- children --

    def children(self) -> None:
        places = self._places()
        known: list[tuple[str, KeptChild, str]] = []
        new: dict[str, list[Person]] = {}
        for sourced, room in places.items():
            kept, person = self.known_children.get(sourced), self.told.people.get(sourced)
            if kept is not None and kept.school_id not in (None, *self.taken_over.values()):
                # two schools with lists of their own may number alike; nobody leaves a school unseen by it
                why = "a child of a school that this export does not name has this sourcedId: export both schools"
                self._fault(self._row_of(sourced), "userSourcedId", why)
            elif kept is not None:
                known.append((sourced, kept, room))
            elif person is not None:
                new.setdefault(room, []).append(person)
        self._gone(set(places))
        self.leaving = {one.id for one in self.made.away if one.id} | {
            kept.id for sourced, kept, room in known if kept.listed_in != room or kept.listed_as != self._first(sourced)
        }
        for sourced, kept, room in known:
            self._known_child(sourced, kept, room)
        for room, persons in new.items():
            self._new_children(room, persons)

    def _row_of(self, sourced: str) -> Row:
        return next(row for row in self.told.rows if row["userSourcedId"] == sourced)

    def _first(self, sourced: str) -> str:
        person = self.told.people.get(sourced)
        return person.first if person is not None else self.known_children[sourced].listed_as

    def _there(self, room: str) -> list[Learner]:
        """Who is in a class of the list now, and stays there as they are."""
        ours = self._ours(room)
        there = store_classes.children_of(self.db, ours) if ours else []
        return [child for child in there if child.id not in self.leaving]

    def _inside(self, room: str) -> list[str]:
        if room not in self.inside:
            self.inside[room] = [child.nickname for child in self._there(room)]
        return self.inside[room]

    def _places(self) -> dict[str, str]:
        """Each child of the list, and its class: the home room, else where it is, else the first by name."""
        places = {}
        rows = {(row["userSourcedId"], row["classSourcedId"]): row for row in self.told.rows}
        for sourced, rooms in self.told.pupils.items():
            kept, good = self.known_children.get(sourced), []
            for room in rooms:
                row = rows[sourced, room]
                if room not in self.told.classes and room not in self.known_classes:
                    self._fault(row, "classSourcedId", "classes.csv has no class with this sourcedId: add it there")
                elif sourced not in self.told.people and kept is None:
                    self._fault(row, "userSourcedId", "users.csv has nobody with this sourcedId: add the child there")
                elif self._is_good(room):
                    good.append(room)
            now = kept.listed_in if kept is not None else None
            if good:
                places[sourced] = min(good, key=lambda room: (room not in self.told.home_rooms, room != now, room))
            if len(good) > 1 and sourced in self.told.people:
                names = sorted(self.told.classes[room][0] if room in self.told.classes else room for room in good)
                chosen = self.told.classes.get(places[sourced], (places[sourced], ""))[0]
                who = self.told.people[sourced].first
                self.made.notes.append(f"{who} is in {len(good)} classes ({', '.join(names)}) and comes into {chosen}")
        return places

    def _is_good(self, room: str) -> bool:
        """True for a class of the list that can be taken, or one of before that it does not name this time."""
        return room in self.wanted or (room not in self.told.classes and room in self.known_classes)

    def _known_child(self, sourced: str, kept: KeptChild, room: str) -> None:
        if kept.archived and not kept.put_away:
            self.made.unchanged += 1  # put away by hand: that stays
            return
        first, inside = self._first(sourced), self._inside(room)
        comes, renamed = kept.archived or kept.listed_in != room, kept.listed_as != first
        self.made.here += 1
        if not comes and not renamed:
            self.made.unchanged += 1
            return
        name = kept.nickname
        if renamed or name.casefold() in {one.casefold() for one in inside}:
            (name, problem) = self._called([(first if renamed else name, "", "")], set(inside))[0]
            if problem:
                self._fault(self._row_of(sourced), "userSourcedId", f"{first[:40]}: {problem}")
                return
        if comes and len(inside) >= MOST_IN_CLASS:
            self._fault(self._row_of(sourced), "classSourcedId", _full(room))
            return
        inside.append(name)
        if comes:
            one = Named(sourced, kept.nickname, room, kept.id, first)
            (self.made.back if kept.archived else self.made.moved_children).append(one)
        if renamed or name != kept.nickname:
            self.made.renamed_children.append(Named(sourced, name, room, kept.id, first, kept.nickname))

    def _new_children(self, room: str, people: list[Person]) -> None:
        listed, inside = {kept.id for kept in self.known_children.values()}, self._inside(room)
        unlisted = {child.nickname.casefold(): child for child in self._there(room) if child.id not in listed}
        new: list[Person] = []
        for person in people:
            met = unlisted.pop(person.first.casefold(), None)
            if met is not None:
                self.made.met_children.append(Named(person.sourced, met.nickname, room, met.id, person.first))
            else:
                new.append(person)
        names = self._called([(one.first, one.given, one.family) for one in new], set(inside))
        for person, (name, problem) in zip(new, names, strict=True):
            if not problem and len(inside) >= MOST_IN_CLASS:
                problem = _full(room)
            if problem:
                self._fault(person.row, "givenName", problem)
                continue
            inside.append(name)
            self.made.new_children.append(Named(person.sourced, name, room, None, person.first))

    @staticmethod
    def _called(people: list[tuple[str, str, str]], taken: set[str]) -> list[tuple[str, str]]:
        """A nickname for each, as pages make them of a list, or why there is none. people: first, given, family."""
        rows = (*((name, name, "") for name in sorted(taken)), *people)
        numbers = tuple(range(len(rows)))
        entries = Names(rows, (), 0, numbers, instead=1, last=2).entries
        by_number = {entry.number: entry.typed for entry in entries}
        found, used = [], set(taken)
        for number in numbers[len(taken) :]:
            whole = by_number.get(number, "")
            tries = [whole, *(f"{whole} {n}" for n in range(2, 10) if whole)]
            lines = checked([Entry(0, one) for one in tries], used)
            line = next((one for one in lines if one.problem is None), lines[0])
            used.add(line.nickname)
            found.append(
                (line.nickname, _PROBLEMS.get(line.problem, "this name cannot be taken") if line.problem else "")
            )
        return found

    def _gone(self, placed: set[str]) -> None:
        """Whom the list does not have any more, of the schools that it speaks of."""
        told_of = {self.taken_over[one] for one in self.told.schools if one in self.taken_over}
        staying = {self.known_children[one].id for one in placed if one in self.known_children}
        for sourced, kept in self.known_children.items():
            if sourced in placed or kept.archived or kept.id in staying:
                continue
            if self.told.changes:
                left = ("user", sourced) in self.told.left or ("class", kept.listed_in) in self.told.left
                gone = left or (sourced, kept.listed_in) in self.told.left
            else:
                gone = kept.school_id in told_of
            self.made.here += 1
            if gone and self.may_go:
                self.made.away.append(Named(sourced, kept.nickname, kept.listed_in, kept.id))
            else:
                self.made.unchanged += 1

    # -- teachers --

    def teachers(self) -> None:
        known, before = rostered.teachers(self.db), rostered.teaching(self.db)
        names = {sourced: name for (sourced, _school), name in known.items()}
        now: set[tuple[str, str]] = set()
        for sourced, rooms in self.told.teachers.items():
            person = self.told.people.get(sourced)
            if person is None and sourced not in names:
                row = next(row for row in self.told.rows if row["userSourcedId"] == sourced)
                self._fault(row, "userSourcedId", "users.csv has nobody with this sourcedId: add the teacher there")
                continue
            name = " ".join(f"{person.first} {person.family}".split())[:80] if person else names[sourced]
            good = [room for room in dict.fromkeys(rooms) if self._is_good(room)]
            for school in dict.fromkeys(self._school_of(room) for room in good):
                was = known.get((sourced, self.taken_over.get(school, school)), "")
                if was != name:
                    self.made.new_teachers.append(Named(sourced, name, school, was=was))
            for room in good:
                ours = self._ours(room)
                now.add((sourced, ours or room))
                if ours is None or (sourced, ours) not in before:
                    self.made.classes_given.append(Named(sourced, name, room, ours))
        told_of = {self._ours(room) for room in self.wanted} - {None}
        for sourced, room_id in sorted(before - now):
            listed = next((one for one, kept in self.known_classes.items() if kept.id == room_id), "")
            ended = (sourced, listed) in self.told.left or ("user", sourced) in self.told.left
            gone = ended if self.told.changes else room_id in told_of
            if gone and self.may_go:
                self.made.classes_taken.append(Named(sourced, names.get(sourced, ""), listed, room_id))

    def _school_of(self, room: str) -> str:
        """The list's name for the school of a class; ours, of a class that the list does not name this time."""
        told = self.told.classes.get(room)
        return told[1] if told is not None else self.known_classes[room].school_id

    def _ours(self, room: str) -> str | None:
        kept: Kept | None = self.known_classes.get(room)
        return self.rooms.get(room) or (kept.id if kept is not None else None)


def _full(room: str) -> str:
    return f"its class {room[:40]} has more than {MOST_IN_CLASS} children: part the class"


_PROBLEMS = {
    "empty": "there is no first name: fill it in",
    "too_long": "this first name has more than 20 signs: give the child a preferredGivenName",
    "unprintable": "this first name holds invisible characters: type it anew",
    "twice": "too many children of this class have this name: give each a preferredGivenName",
    "there": "too many children of this class have this name: give each a preferredGivenName",
}
