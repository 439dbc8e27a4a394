"""The pages: kidsq as a Flask application."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from flask import Flask
from jinja2 import FileSystemBytecodeCache, StrictUndefined
from werkzeug.routing import Rule

from kidsq import settings
from kidsq.maintenance import device_file
from kidsq.paths import static_folder, templates_folder, translations_folder
from kidsq.store.db import live as live_database
from kidsq.store.db.database import make_folder
from kidsq.wardrobe import bareheaded
from kidsq.web.adults import (
    access_log,
    account,
    along,
    backup_words,
    device_backup,
    invitations,
    invited,
    papers,
    privacy,
    retention,
    sign_in,
)
from kidsq.web.adults.schools import knowledge as school_knowledge
from kidsq.web.adults.schools import pages as schools
from kidsq.web.adults.sign_on import pages as sign_on
from kidsq.web.books import all_cards, gallery, rule_book
from kidsq.web.classroom import arrival, child_home, lobby, proposing
from kidsq.web.games.lookups import assets, for_templates, games_say, house_parts
from kidsq.web.games.registry import PAGES
from kidsq.web.home import castle, garden, guests, home, languages, royal, sums
from kidsq.web.http import alone as one_device
from kidsq.web.http import display, errors, fragment_cache, health, language, low_disk, security, static_files, tablets
from kidsq.web.http.attribute_lines import AttributeLines
from kidsq.web.http.context import Installation, utc_now
from kidsq.web.http.static_files import BUNDLES, SPRITES, StaticFiles
from kidsq.web.lesson import lesson, live, wall
from kidsq.web.reports import (
    child_pages,
    child_sums,
    class_facts,
    class_pages,
    class_papers,
    data_files,
    lesson_end,
    letter,
    plan,
    practice,
    replay,
    take_home,
    then_now,
)
from kidsq.web.reports.probes import pages as probes
from kidsq.web.reports.trials import pages as trials
from kidsq.web.setup import adding, adopting, class_settings, faces, groups, login_cards, roster, setup, tablet_check
from kidsq.web.table import routes as table

ROOMS: Final = (
    home,
    health,
    languages,
    table,
    sign_in,
    child_sums,
    data_files,
    child_pages,
    letter,
    garden,
    castle,
    faces,
    guests,
    royal,
    sums,
    rule_book,
    all_cards,
    gallery,
    class_pages,
    class_facts,
    lesson_end,
    plan,
    practice,
    take_home,
    class_papers,
    then_now,
    probes,
    trials,
    class_settings,
    arrival,
    child_home,
    lobby,
    lesson,
    live,
    proposing,
    wall,
    replay,
    setup,
    adding,
    adopting,
    roster,
    groups,
    login_cards,
    tablet_check,
    account,
    schools,
    school_knowledge,
    sign_on,
    invitations,
    invited,
    retention,
    device_backup,
    along,
    access_log,
    privacy,
    papers,
)
"""Every module with pages of the house; those of games come by their registry."""
COMPILED: Final = "compiled"
"""In the folder of the templates: the same as Python, where a build has laid them."""


class LateRule(Rule):
    """An address whose builder is compiled when the first link to it is made: all at once are most of a start."""

    def _compile_builder(self, append_unknown: bool = True) -> Callable[..., tuple[str, str]]:
        compile_now = super()._compile_builder
        compiled: list[Callable[..., tuple[str, str]]] = []

        def build(rule: LateRule, **values: Any) -> tuple[str, str]:
            if not compiled:
                compiled.append(compile_now(append_unknown))
            return compiled[0](rule, **values)

        return build


class Pages(Flask):
    """Flask without what no page here needs, though each request or start would pay for it."""

    url_rule_class = LateRule

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """The view itself: none is async."""
        return func

    def update_template_context(self, context: dict[str, Any]) -> None:
        """Add nothing: what every template may use is among Jinja's globals."""


def create_app(
    data_folder: Path,
    *,
    journal: str | None = None,
    testing: bool = False,
    clock: Callable[[], datetime] | None = None,
    randomness: random.Random | None = None,
) -> Flask:
    """Make the application of one installation; its data folder and database are made where missing.

    journal: "wal" or "truncate" instead of what SQLite's version asks for.
    """
    app = without_installation(testing=testing)
    open_installation(app, data_folder, journal=journal, clock=clock, randomness=randomness)
    return app


def open_installation(
    app: Flask,
    data_folder: Path,
    *,
    journal: str | None = None,
    clock: Callable[[], datetime] | None = None,
    randomness: random.Random | None = None,
) -> None:
    """Let this application answer from the installation in the data folder, which is made where missing."""
    make_folder(data_folder)
    store = live_database.open_store(data_folder, journal)
    app.extensions["kidsq"] = Installation(
        data_folder=data_folder,
        store=store,
        clock=clock or utc_now,
        randomness=randomness or secrets.SystemRandom(),
        device=device_file.known_device(store.connection()) if one_device.is_of_one_device(app) else "",
    )
    app.config["SECRET_KEY"] = security.secret_key(data_folder, store.connection())


def without_installation(*, testing: bool = False, alone: bool = False) -> Flask:
    """The application before it has an installation to answer from: pages, templates, guards.

    alone: for one device, which no other reaches: what needs others is not there, and nothing points to it.
    """
    watch = settings.is_on(settings.WATCH)
    app = Pages("kidsq", template_folder=str(templates_folder()), static_folder=None)
    app.config.update(
        TESTING=testing,
        TEMPLATES_AUTO_RELOAD=watch,
        BABEL_TRANSLATION_DIRECTORIES=str(translations_folder()),
    )
    app.jinja_environment = fragment_cache.Shelf
    app.jinja_options = {
        "undefined": StrictUndefined,
        "trim_blocks": True,
        "lstrip_blocks": True,
        "extensions": [AttributeLines],
    }
    compiled = templates_folder() / COMPILED
    if compiled.is_dir():
        app.jinja_options["bytecode_cache"] = FileSystemBytecodeCache(str(compiled))
    of_games = assets()
    language.install(app, display.spoken_here, of_games.for_older)
    security.secure(app)
    files = StaticFiles(static_folder(), watch, {**BUNDLES, **of_games.bundles}, {**SPRITES, **of_games.sprites})
    static_files.serve(app, files)
    app.jinja_env.globals["volume"] = display.volume
    app.jinja_env.globals["sounds"] = display.sounds
    app.jinja_env.globals["looks"] = display.looks
    app.jinja_env.globals["game_says"] = for_templates
    app.jinja_env.globals["games_say"] = games_say
    app.jinja_env.globals["house_parts"] = house_parts()
    app.jinja_env.globals["bareheaded"] = bareheaded
    app.jinja_env.globals["kept"] = fragment_cache.drawer(
        app.jinja_env,
        language.tag,
        (*fragment_cache.OF_THE_HOUSE, *of_games.kept_macros),
        of_games.large_macros,
        watch=watch,
    )
    errors.install(app)
    low_disk.install(app)
    backup_words.install(app)
    sign_on.install(app)
    one_device.install(app, alone)
    tablets.install(app, frozenset(name for pages in PAGES.values() for name in pages.FOR_CHILDREN))
    for room in ROOMS:
        app.register_blueprint(room.blueprint)
    for pages in PAGES.values():
        for blueprint in pages.BLUEPRINTS:
            app.register_blueprint(blueprint)
    return app
