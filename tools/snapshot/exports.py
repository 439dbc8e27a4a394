"""What can be taken along or printed of the simulated class: files, letters, worksheets, cards, papers."""

from __future__ import annotations

import re
import zipfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.snapshot import seams
from tools.snapshot.browser import Browser, Cleaner, as_text, write
from tools.snapshot.house import House

FILES = "csv codebook datashop xapi checks checks-codebook proposals proposals-codebook zip".split()
PRINTED = ("letter", "take-home", "practice")
OF_CLASS = ("cards", "sheet", "practice", "papers/letters", "papers/take-home")
CHILDREN = 4
"""So many children's letters and files; of the class it is all."""


def of_house(house: House, folder: Path) -> None:
    with TemporaryDirectory() as place:
        app = seams.opened(house.copied(Path(place) / "data"))
        seams.set_clock(3_600)
        room = house.values["class_id"]
        children = [one for one, name in house.names.items() if name not in ("simulated", "2b", "Oak", "Lina")]
        out = folder / "exports"
        for language in seams.LANGUAGES:
            browser = Browser(app, f"exports {language}", language, house.cookies["owner"])
            cleaner = Cleaner(house.names)
            here = out / language
            if language == "en":
                _files(browser, cleaner, f"/grown-ups/classes/{room}", here / "class")
            _printed(browser, cleaner, f"/grown-ups/classes/{room}", here / "class", OF_CLASS)
            _printed(browser, cleaner, "/grown-ups/papers", here / "papers", ("assessment", "consent", "record"))
            for one in children[:CHILDREN]:
                base, its = f"/grown-ups/children/{one}", here / house.names[one]
                if language == "en":
                    _files(browser, cleaner, base, its)
                _printed(browser, cleaner, base, its, PRINTED)
                browser.get(f"{base}/letter")
                form = next(form for form in browser.page.forms.values() if form.action.endswith("/letter"))
                answer = browser.ask("POST", form.action, form.sends)
                write(its / "letter-to-print.page", cleaner.clean(as_text(answer)))
        seams.set_clock()
        seams.close(app)


def _files(browser: Browser, cleaner: Cleaner, base: str, folder: Path) -> None:
    for file in FILES:
        for query in ("", "?name=1"):
            answer = browser.ask("GET", f"{base}/export/{file}{query}")
            name = file + query.replace("?", "-").replace("=", "")
            if answer.mimetype == "application/zip":
                with zipfile.ZipFile(BytesIO(answer.data)) as packed:
                    members = {one.filename: one for one in packed.infolist()}
                    listed = "".join(f"{one.filename} {one.date_time}\n" for one in members.values())
                    listed = re.sub(r"-[0-9a-f]{8}(?=\.)", "-*", listed)
                    write(folder / name / "members.txt", cleaner.clean(listed))
                    for number, member in enumerate(members):
                        text = packed.read(member).decode(errors="replace")
                        as_named = re.sub(r"-[0-9a-f]{8}(?=\.)", f"-{number}", cleaner.clean(member))
                        write(folder / name / as_named, cleaner.clean(text))
            elif answer.status_code == 200:
                write(folder / f"{name}.txt", cleaner.clean(as_text(answer)))


def _printed(browser: Browser, cleaner: Cleaner, base: str, folder: Path, names: tuple[str, ...]) -> None:
    for name in names:
        write(folder / f"{name}.page", cleaner.clean(as_text(browser.ask("GET", f"{base}/{name}"))))


def attempts(house: House, place: Path) -> list[Path]:
    """The answers of the class and of one child as files for the model, ids and all."""
    app = seams.opened(house.copied(place / "data"))
    browser = Browser(app, "attempts", "en", house.cookies["owner"])
    made = []
    bases = {"class": f"classes/{house.values['class_id']}", "child": f"children/{house.values['learner']}"}
    for name, base in bases.items():
        made.append(place / f"{name}.csv")
        made[-1].write_text(re.sub("\r\n", "\n", browser.get(f"/grown-ups/{base}/export/csv")), encoding="utf-8")
    seams.close(app)
    return made
