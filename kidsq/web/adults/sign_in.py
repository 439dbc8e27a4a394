"""Sign-in of adults, and the list of their children."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any, Final, NamedTuple

from flask import Blueprint, Response, redirect, request, session, url_for
from flask.typing import ResponseReturnValue

from kidsq.classroom import accommodations, question_settings
from kidsq.maintenance import estimates
from kidsq.play import preferences
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import adults, people, settings, throttles
from kidsq.store.people.passphrases import LONGEST, SHORTEST
from kidsq.store.people.people import BadPerson, Learner
from kidsq.store.people.throttles import TooSoon
from kidsq.web.adults.sign_on import pages as sign_on
from kidsq.web.http import alone, context, errors, security, security_log
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import asking, class_words, meanwhile, naming, practice_lists, restriction_words, rights
from kidsq.web.shared.children_list import list_page
from kidsq.web.shared.frame import failed_to_sign_in, page, person_problem, put_on_record

_ASKED: Final = "first_here"

blueprint = Blueprint("adults", __name__, url_prefix="/grown-ups")


@blueprint.get("/")
@blueprint.get("")  # the last one is the address that pages link to
def door() -> ResponseReturnValue:
    """The list of children, or the way in."""
    if security.adult() is not None:
        return _children()
    if not adults.claimed(context.db()):
        return _first_here() if alone.here() else page("adults/door/unclaimed.html")
    return _sign_in_page(left=request.args.get("left", ""), opened=request.args.get("opened", ""))


def _sign_in_page(status: int = 200, **values: Any) -> Response:
    usual = {"name": "", "problem": None, "left": "", "opened": ""}
    chooses = alone.here() and adults.nobody_can_sign_in(context.db())
    return page("adults/door/sign_in.html", status, chooses=chooses, **{**usual, **values})


def _first_here(status: int = 200, last: int = 0) -> Response:
    """The way to an account on one device: a product that a child of eight cannot work out, none twice."""
    pairs = [pair for pair in product(range(13, 20), range(6, 10)) if prod(pair) != last]
    session[_ASKED] = one, other = context.installation().randomness.choice(pairs)
    values = {"one": one, "other": other, "again": status != 200, "claimed": adults.claimed(context.db())}
    return page("adults/door/first_here.html", status, **values)


@blueprint.get("/first")
def ask_first() -> ResponseReturnValue:
    """The product before a new passphrase: on one device nobody else can give one."""
    alone.only_here()
    return _first_here()


@blueprint.post("/first")
def first() -> ResponseReturnValue:
    """Whoever can say the product goes on to choose a name and a passphrase."""
    alone.only_here()
    one, other = session.pop(_ASKED, (0, 0))
    throttles.take(context.db(), [(_ASKED, throttles.ONE_BROWSER)], context.now())
    if not one or request.form.get("product", "").strip() != str(one * other):
        return _first_here(400, one * other)
    with writing(context.db()) as db:
        throttles.forgive(db, _ASKED)
    return redirect(url_for("adults.claim", code=adults.new_claim_code(context.db(), context.now())), 303)


def _children() -> Response:
    put_on_record("looked_at_children", "installation")
    return list_page()


@blueprint.get("/claim")
def claim() -> ResponseReturnValue:
    """The form behind the link that kidsq printed; looking uses nothing up."""
    code = request.args.get("code", "")
    if not adults.claim_code_is_open(context.db(), code, context.now()):
        return page("adults/door/bad_code.html", 400 if code else 200, code=code)
    return _claim_page(200, code, adults.first_owner(context.db()) if alone.here() else "")


def _claim_page(status: int, code: str, name: str, problem: str | None = None) -> Response:
    forgotten = alone.here() and adults.claimed(context.db())
    values = {"name": name, "problem": problem, "shortest": SHORTEST, "longest": LONGEST, "forgotten": forgotten}
    return page("adults/door/claim.html", status, code=code, **values)


@blueprint.post("/claim")
def claim_it() -> ResponseReturnValue:
    """Make the account, use the code up, and sign in."""
    code, name, passphrase = (request.form.get(field, "") for field in ("code", "name", "passphrase"))
    db = context.db()
    try:
        adult = adults.claim(db, code, name, passphrase, context.now())
    except adults.BadCode:
        security_log.because("bad_link")
        return page("adults/door/bad_code.html", 400, code=code)
    except BadPerson as trouble:
        return _claim_page(400, code, name[:200], person_problem(trouble.code))
    back = security.way_back()
    security.enter(adults.open_session(db, adult, security.device(), context.now()))
    put_on_record("claimed", adult.id)
    nothing_yet = not classes.all_classes(db) and not people.all_learners(db)
    return redirect(back or url_for("setup.start" if nothing_yet else "adults.door"), 303)


@blueprint.post("/sign-in")
def sign_in() -> ResponseReturnValue:
    """Begin a session, or say that name and passphrase do not fit."""
    name, passphrase = request.form.get("name", ""), request.form.get("passphrase", "")
    try:
        adult, token = adults.sign_in(context.db(), name, passphrase, security.device(), context.now())
    except adults.WrongPassphrase:
        failed_to_sign_in(name)
        problem = _("This name and passphrase do not match. Please try again.")
        return _sign_in_page(400, name=name[:200], problem=problem)
    except TooSoon as trouble:
        wait = errors.wait(trouble.seconds)
        problem = _("That was a lot of tries in a short time. Please wait %(wait)s and try again.", wait=wait)
        answer = _sign_in_page(429, name=name[:200], problem=problem)
        answer.headers["Retry-After"] = str(trouble.seconds)
        return answer
    back = security.way_back()
    security.enter(token)
    put_on_record("signed_in", adult.id)
    return redirect(back or url_for("adults.door"), 303)


@blueprint.post("/sign-out")
def sign_out() -> ResponseReturnValue:
    """End the session at once; on a full disk in this browser alone."""
    try:
        who = security.adult()
        if who is not None:
            put_on_record("signed_out", who.id)
    finally:
        security.leave()
    return redirect(url_for("adults.door", left="1" if sign_on.way_out() else None), 303)


@blueprint.get("/children/<learner>/settings")
@rights.teachers_only
def child_settings(learner: str) -> ResponseReturnValue:
    """How kidsq helps this child, its nickname and its face."""
    child = rights.child_or_404(learner, to_change=True)
    put_on_record("looked_at_settings", child.id)
    return _settings_page(child, saved=request.args.get("saved", ""))


def _settings_page(child: Learner, status: int = 200, **values: Any) -> Response:
    of_list = practice_lists.form(settings.of_learner(child.id))
    usual = {
        "problem": None,
        "saved": "",
        "unfolds": "",
        "typed": child.nickname,
        "face": child.face,
        "list_form": of_list,
    }
    full_name = people.looks_like_full_name(child.nickname)
    class_id = classes.class_of(context.db(), child.id)
    needs, choices = accommodations.accommodations_of(context.db(), child.id), restriction_words.accommodations()
    chosen, restrictions = _settings_of(child), restriction_words.form_of_child(context.db(), child)
    return page(
        "settings.html",
        status,
        learner=child,
        settings=chosen.settings,
        restrictions=restrictions,
        apart=restriction_words.without_a_game(context.db(), child),
        faces=people.FACES,
        full_name=full_name,
        chosen_questions=chosen.questions,
        question_choices=class_words.question_choices(of_class=False),
        left_open=class_words.left_open(
            question_settings.set_in(context.db(), settings.of_class(class_id), context.today()) if class_id else None
        ),
        asked_until=asking.of_child(child.id),
        listed=practice_lists.of_child(child.id),
        **asking.form_values(settings.of_learner(child.id)),
        words=class_words,
        needs=needs,
        needed=", ".join(name for key, name, _line in choices if getattr(needs, key)),
        accommodation_choices=choices,
        shown={
            "settings": meanwhile.written(chosen.shows(child)),
            "needs": meanwhile.written(_needs_shown(needs)),
            "rules": meanwhile.written(restrictions.shows),
            "name": meanwhile.written(naming.shows(child)),
        },
        **{**usual, **values},
    )


class _Settings(NamedTuple):
    """What the first form shows: how tables are shown to a child, and how much it is asked and what about."""

    settings: dict[str, restriction_words.Setting]
    questions: dict[str, str]

    def shows(self, child: Learner) -> dict[str, str]:
        asked = asking.shows(settings.of_learner(child.id), self.questions)
        return {key: one.shows for key, one in self.settings.items()} | asked

    @property
    def names(self) -> dict[str, str]:
        return {key: one.name for key, one in self.settings.items()} | asking.choices()


def _settings_of(child: Learner) -> _Settings:
    own = question_settings.set_in(context.db(), settings.of_learner(child.id), context.today())
    shown = restriction_words.settings_of_child(context.db(), child)
    return _Settings(shown, class_words.chosen_questions(own, of_class=False))


def _needs_shown(needs: accommodations.Accommodations) -> dict[str, str]:
    return {key: accommodations.SET if getattr(needs, key) else "" for key in accommodations.KEYS}


@blueprint.errorhandler(meanwhile.ChangedMeanwhile)
def changed_meanwhile(trouble: meanwhile.ChangedMeanwhile) -> ResponseReturnValue:
    """The settings of a child as they are now, where two have changed the same of them."""
    child = rights.child_or_404((request.view_args or {})["learner"], to_change=True)
    return _settings_page(child, 409, problem=str(trouble), unfolds=request.path.rpartition("/")[2])


@blueprint.post("/children/<learner>/settings")
@rights.teachers_only
def change_settings(learner: str) -> ResponseReturnValue:
    """Set how tables are shown to this child; nothing is changed when one of the choices does not exist."""
    child = rights.child_or_404(learner, to_change=True)
    wanted = {key: request.form[key] for key in preferences.CHOICES if key in request.form}
    asked = {key: request.form[key] for key in ("questions",) if key in request.form}
    known = {key: value for key, value in wanted.items() if value or key not in preferences.LOCKABLE}
    if preferences.bad_choice(known) is not None or question_settings.bad_choice(asked) is not None:
        return _settings_page(child, 400, problem=_("One of these cannot be chosen here. Nothing has been changed."))
    try:
        focus = asking.read(request.form)
    except asking.CannotBeAsked as trouble:
        return _settings_page(child, 400, problem=str(trouble))
    db, locked = context.db(), request.form.getlist("locked")
    sent = {key: restriction_words.as_sent(value, locked=key in locked) for key, value in wanted.items()} | asked
    if focus is not None:
        sent["focus"] = asking.as_sent(focus)
    with writing(db):
        now = _settings_of(child)
        new = meanwhile.changed(request.form, sent, now.shows(child), now.names)
        scope, asked = settings.of_learner(child.id), {key: asked[key] for key in asked.keys() & new.keys()}
        preferences.pin(db, scope, {key: wanted[key] for key in wanted.keys() & new.keys()}, locked)
        question_settings.choose(db, scope, asked, focus if "focus" in new else None, context.today())
    put_on_record("changed_settings", child.id)
    return redirect(url_for("adults.child_settings", learner=child.id, saved="settings"), 303)


@blueprint.post("/children/<learner>/as-usual")
@rights.teachers_only
def ask_as_usual(learner: str) -> ResponseReturnValue:
    """End what this child is asked until a day."""
    child, db = rights.child_or_404(learner, to_change=True), context.db()
    with writing(db):
        question_settings.end(db, settings.of_learner(child.id))
    put_on_record("changed_settings", child.id)
    if request.form.get("back") == "settings":
        return redirect(url_for("adults.child_settings", learner=child.id, saved="ended"), 303)
    return redirect(url_for("child_sums.child", learner=child.id), 303)


@blueprint.post("/children/<learner>/list")
@rights.teachers_only
def change_list(learner: str) -> ResponseReturnValue:
    """Let friends ask this child the facts of a list first, or end the list."""
    child = rights.child_or_404(learner, to_change=True)
    scope = settings.of_learner(child.id)
    try:
        practice_lists.change(scope, request.form)
    except asking.CannotBeAsked as trouble:
        typed = practice_lists.form(scope, request.form)
        return _settings_page(child, 400, problem=str(trouble), unfolds="list", list_form=typed)
    put_on_record("changed_settings", child.id)
    if request.form.get("back") == "child":
        return redirect(url_for("child_sums.child", learner=child.id), 303)
    return redirect(url_for("adults.child_settings", learner=child.id, saved="list"), 303)


@blueprint.post("/children/<learner>/needs")
@rights.teachers_only
def change_needs(learner: str) -> ResponseReturnValue:
    """Set what this child needs otherwise than the others; what is not ticked is as for everybody."""
    child, wanted = rights.child_or_404(learner, to_change=True), request.form.getlist("needs")
    if set(wanted) - set(accommodations.KEYS):
        return _settings_page(child, 400, problem=_("One of these cannot be chosen here. Nothing has been changed."))
    db = context.db()
    with writing(db):
        before = accommodations.accommodations_of(db, child.id)
        now = _needs_shown(before)
        sent = {key: accommodations.SET if key in wanted else "" for key in accommodations.KEYS}
        after = {**now, **meanwhile.changed(request.form, sent, now)}
        wanted = [key for key, value in after.items() if value]
        accommodations.write(db, child.id, wanted)
        if before.no_times != ("no_times" in wanted):
            estimates.remake(db, child.id)  # with the times of its answers, or without them
    put_on_record("changed_settings", child.id)
    return redirect(url_for("adults.child_settings", learner=child.id, saved="needs"), 303)


@blueprint.post("/children/<learner>/rules")
@rights.teachers_only
def change_restrictions(learner: str) -> ResponseReturnValue:
    """Fix what this child may play, with whom and for how long; its own restrictions win over those of its class."""
    child = rights.child_or_404(learner, to_change=True)
    asked, fixed = restriction_words.wanted(request.form, of_class=False)
    if restriction_words.bad(asked, fixed):
        return _settings_page(child, 400, problem=_("One of these cannot be chosen here. Nothing has been changed."))
    with writing(context.db()) as db:
        now = restriction_words.form_of_child(db, child)
        settings.write_all(
            db, settings.of_learner(child.id), meanwhile.changed(request.form, asked, now.shows, now.names)
        )
    put_on_record("changed_rules", child.id)
    return redirect(url_for("adults.child_settings", learner=child.id, saved="rules"), 303)


@blueprint.post("/children/<learner>/name")
@rights.teachers_only
def rename(learner: str) -> ResponseReturnValue:
    """Another nickname or face."""
    child = rights.child_or_404(learner, to_change=True)
    try:
        with writing(context.db()) as db:
            people.rename_learner(db, child.id, *naming.wanted(db, child, request.form))
    except BadPerson as trouble:
        typed = request.form.get("nickname", child.nickname)[:200]
        return _settings_page(child, 400, problem=person_problem(trouble.code), typed=typed)
    put_on_record("renamed", child.id)
    return redirect(url_for("adults.child_settings", learner=child.id, saved="name"), 303)
