"""Who is responsible for this kidsq, and the papers that a school needs about it, as templates to print."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.maintenance.backup import DAILY_KEPT
from kidsq.store.db.database import writing
from kidsq.store.people import retention, settings
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import rights
from kidsq.web.shared.frame import page, put_on_record

# -- the words of the papers that a school needs: a consent letter, a record of processing, an impact assessment -------

PAPERS: Final = ("consent", "record", "assessment")


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a paper. lines: sentences. gaps: so many empty lines to write on follow.

    risks: what could go wrong, and what is done about it.
    """

    title: str
    lines: tuple[str, ...] = ()
    gaps: int = 0
    risks: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet to print. choices: boxes to tick; signed: what is written at its foot, each on a line of its own."""

    title: str
    lead: str
    parts: tuple[Part, ...]
    signed: tuple[str, ...]
    choices: tuple[str, ...] = ()


def title_of(which: str) -> tuple[str, str]:
    """What a paper is called, and what it is for."""
    return {
        "consent": (_("Consent letter"), _("For parents: what kidsq keeps, and a slip to sign.")),
        "record": (_("Record of processing"), _("For the school's files, as the GDPR asks for in article 30.")),
        "assessment": (_("Short impact assessment"), _("What could go wrong for a child, and what is done about it.")),
    }[which]


def paper(which: str, controller: str) -> Paper:
    """A paper with this controller on it; a gap where none is known."""
    return {"consent": _consent, "record": _record, "assessment": _assessment}[which](controller)


def _responsible(controller: str) -> Part:
    title = _("Responsible")
    return Part(title, (controller,)) if controller else Part(title, gaps=1)


def _kept() -> str:
    return _(
        "A nickname and a picture; each answer with its time and the help seen; what that says about the sums a "
        "child knows. No full name, birthday, address, photo or voice."
    )


def _place() -> str:
    return _("On a computer of the school. kidsq sends nothing to anybody else.")


def _until() -> str:
    return _(
        "Until %(n)d days after the end of the school year, or earlier if parents ask for it. Daily backups: the "
        "last %(m)d; erasing a child clears them too.",
        n=retention.AFTER_ITS_END.days,
        m=DAILY_KEPT,
    )


def _consent(controller: str) -> Paper:
    return Paper(
        _("May your child play kidsq at school?"),
        _("Dear parents, we would like to use kidsq in our lessons, and ask for your consent."),
        (
            Part(
                _("What it is"),
                (
                    _(
                        "A game of cards and sums on a tablet. Children play it with friendly characters, and "
                        "kidsq notices which sums come easily and which do not yet."
                    ),
                ),
            ),
            Part(_("What is kept"), (_kept(),)),
            Part(_("Where, and for how long"), (_place(), _until())),
            Part(
                _("Who sees it"),
                (_("The teachers of the class and whoever looks after the computer; you too, if you like."),),
            ),
            Part(
                _("Your choice"),
                (
                    _(
                        "Taking part is voluntary. A child who does not take part practises with real cards and "
                        "misses nothing. You can withdraw your consent at any time, without giving a reason; what "
                        "is kept is then erased."
                    ),
                    _(
                        "You may see what is kept about your child, take a copy, have it corrected or erased, "
                        "and complain to the data protection authority."
                    ),
                ),
            ),
            _responsible(controller),
            Part(_("Questions to"), gaps=1),
        ),
        (_("Child"), _("Date"), _("Signature")),
        (_("I agree."), _("I do not agree.")),
    )


def _record(controller: str) -> Paper:
    return Paper(
        _("Record of processing: kidsq"),
        _("Article 30 GDPR. Fill in the gaps and cross out what does not apply."),
        (
            _responsible(controller),
            Part(_("Data protection officer"), gaps=1),
            Part(_("Purpose"), (_("Practising arithmetic, and seeing which sums a child needs help with."),)),
            Part(_("Legal basis"), (_("Consent of the parents, or the school law that applies:"),), gaps=1),
            Part(
                _("Whose data"),
                (_("Children of the classes that play; teachers and parents with an account."),),
            ),
            Part(
                _("Which data"),
                (
                    _kept(),
                    _("Of grown-ups: a name, a passphrase as a hash, and what they looked at or changed."),
                    _(
                        "Nothing about health is asked for. Longer waits or no times, set for a child, may hint at it;"
                        " no reason is kept."
                    ),
                ),
            ),
            Part(
                _("Who receives it"),
                (
                    _("The teachers of the class; parents, of their own child; nobody outside the school."),
                    _("Nothing goes to another country."),
                ),
            ),
            Part(_("Erased"), (_until(),)),
            Part(
                _("Protection"),
                (
                    _(
                        "Access by class and child; passphrases stored as hashes; every look at a child's pages is "
                        "recorded."
                    ),
                    _("Nothing is kept on the tablets. Daily backups are checked by reading them back."),
                    _("The computer's disk is encrypted: yes / no. Pages are served over https: yes / no."),
                ),
            ),
        ),
        (_("Date"), _("Signature")),
    )


def _assessment(controller: str) -> Paper:
    return Paper(
        _("Impact assessment in short: kidsq"),
        _("Article 35 GDPR. The school decides whether it needs one; this is a start."),
        (
            _responsible(controller),
            Part(
                _("What is done"),
                (
                    _(
                        "Children play on tablets in lessons. From their answers kidsq estimates which sums a "
                        "child knows, and tells its teachers, along with how sure that is."
                    ),
                    _("Nothing is decided automatically: a grown-up reads, asks the child and decides."),
                ),
            ),
            Part(
                _("Is it necessary, and no more than necessary?"),
                (
                    _(
                        "A nickname is enough. Times can be turned off for a child. Everything is to be erased "
                        "after the school year."
                    ),
                ),
            ),
            Part(
                _("What could go wrong, and what is done about it"),
                risks=(
                    (
                        _("Somebody else sees how a child calculates."),
                        _("Access by class and child, login cards, and a record of every look."),
                    ),
                    (
                        _("An estimate is taken for a verdict on a child."),
                        _("Every figure says how sure it is; where the answers cannot tell, the page says so."),
                    ),
                    (
                        _("Children compare themselves, or feel tested."),
                        _("No ranking, no marks, no clock in sight; children see what they won, and no figures."),
                    ),
                    (
                        _("A tablet or the computer is lost."),
                        _("Nothing is kept on tablets; the disk should be encrypted."),
                    ),
                    (
                        _("Somebody listens in on the network."),
                        _("https can be turned on; no full name travels through the network."),
                    ),
                    (
                        _("It is kept too long, or lost."),
                        _(
                            "Each class has a last day, and kidsq reminds you of it; backups are made daily and"
                            " checked."
                        ),
                    ),
                ),
            ),
            Part(_("What risk remains, and what else we do"), gaps=3),
            Part(_("Advice from the data protection officer"), gaps=2),
        ),
        (_("Date"), _("Signature")),
    )


# -- the pages ---------------------------------------------------------------------------------------------------------


LONGEST = 120
CONTROLLER = "controller"

blueprint = Blueprint("papers", __name__, url_prefix="/grown-ups/papers")


def controller() -> str:
    """Who answers for what is kept here, as the owner has written it; empty: nobody has."""
    return settings.read(context.db(), settings.INSTALLATION).get(CONTROLLER, "")


@blueprint.get("")
@rights.teachers_only
def show() -> ResponseReturnValue:
    """Which papers are there, and whose name stands on them?"""
    return _page(controller(), saved=request.args.get("saved") == "1")


def _page(typed: str, status: int = 200, problem: str | None = None, *, saved: bool = False) -> Response:
    return page(
        "papers/papers.html",
        status,
        typed=typed,
        longest=LONGEST,
        problem=problem,
        saved=saved,
        is_owner=rights.is_owner(),
        papers=[(which, *title_of(which)) for which in PAPERS],
    )


@blueprint.post("")
@rights.owner_only
def change() -> ResponseReturnValue:
    """Write down who is responsible; nothing typed takes the name away."""
    typed = " ".join(request.form.get(CONTROLLER, "").split())
    if len(typed) > LONGEST:
        problem = _("That is too long: up to %(n)d characters. Nothing has been changed.", n=LONGEST)
        return _page(typed[: 2 * LONGEST], 400, problem)
    if not typed.isprintable():
        problem = _("That name contains invisible characters. Please type it again.")
        return _page("".join(filter(str.isprintable, typed)), 400, problem)
    with writing(context.db()) as db:
        settings.write(db, settings.INSTALLATION, CONTROLLER, typed or None)
    put_on_record("changed_controller", "installation")
    return redirect(url_for("papers.show", saved="1"), 303)


@blueprint.get("/consent")
@rights.teachers_only
def consent() -> ResponseReturnValue:
    """A letter with which parents say whether their child may play."""
    return _sheet("consent")


@blueprint.get("/record")
@rights.teachers_only
def record() -> ResponseReturnValue:
    """The record of processing."""
    return _sheet("record")


@blueprint.get("/assessment")
@rights.teachers_only
def assessment() -> ResponseReturnValue:
    """A short impact assessment."""
    return _sheet("assessment")


def _sheet(which: str) -> Response:
    """One paper, with gaps for what kidsq cannot know."""
    return page("papers/paper.html", paper=paper(which, controller()))
