"""The pages: kidsq as a Flask application."""

from __future__ import annotations

import os
import random
import secrets
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from flask import Flask
from jinja2 import StrictUndefined

from kidsq.paths import static_folder, templates_folder, translations_folder
from kidsq.store.database import FILE_NAME, make_folder
from kidsq.store.migrations import open_store
from kidsq.wardrobe import bareheaded
from kidsq.web import (
    account,
    adding,
    adopting,
    all_cards,
    backup_words,
    cards,
    check_page,
    child_pages,
    chosen,
    class_home,
    class_settings,
    classes,
    classroom,
    data,
    errors,
    faces,
    gallery,
    garden,
    groups,
    grown_ups,
    guests,
    health,
    home,
    invitations,
    invited,
    keeping,
    kept,
    language,
    languages,
    lesson,
    letter,
    live,
    lobby,
    looked,
    low_disk,
    privacy,
    progress,
    replay,
    roster,
    royal,
    rule_book,
    security,
    setup,
    static_files,
    table,
    tablets,
)
from kidsq.web.house import House, utc_now

WATCH_VARIABLE = "KIDSQ_WATCH"  # set it while developing: changed templates and styles show at once


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
    watch = bool(os.environ.get(WATCH_VARIABLE))
    make_folder(data_folder)
    app = Flask("kidsq", template_folder=str(templates_folder()), static_folder=None)
    app.config.update(
        TESTING=testing,
        TEMPLATES_AUTO_RELOAD=watch,
        BABEL_TRANSLATION_DIRECTORIES=str(translations_folder()),
    )
    app.jinja_environment = kept.Shelf
    app.jinja_options = {"undefined": StrictUndefined, "trim_blocks": True, "lstrip_blocks": True}
    app.extensions["kidsq"] = House(
        data_folder=data_folder,
        store=open_store(data_folder / FILE_NAME, journal),
        clock=clock or utc_now,
        randomness=randomness or secrets.SystemRandom(),
    )
    language.install(app, chosen.spoken_here)
    security.secure(app, data_folder)
    static_files.serve(app, static_folder(), watch)
    app.jinja_env.globals["volume"] = chosen.volume
    app.jinja_env.globals["looks"] = chosen.looks
    app.jinja_env.globals["bareheaded"] = bareheaded
    app.jinja_env.globals["kept"] = kept.drawer(app.jinja_env, language.tag, watch=watch)
    errors.install(app)
    low_disk.install(app)
    backup_words.install(app)
    tablets.install(app)
    for room in (
        home,
        health,
        languages,
        rule_book,
        all_cards,
        table,
        grown_ups,
        progress,
        data,
        child_pages,
        letter,
        garden,
        faces,
        gallery,
        guests,
        royal,
        classes,
        class_settings,
        classroom,
        class_home,
        lobby,
        lesson,
        live,
        replay,
        setup,
        adding,
        adopting,
        roster,
        groups,
        cards,
        check_page,
        account,
        invitations,
        invited,
        keeping,
        looked,
        privacy,
    ):
        app.register_blueprint(room.blueprint)
    return app
