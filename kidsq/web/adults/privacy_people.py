"""What the tables of children, adults and the running hold, in plain words."""

from __future__ import annotations

from kidsq.web.adults.privacy_table import TableInWords, of_browser, of_child, of_class, of_list, of_school
from kidsq.web.http.language import gettext as _


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
