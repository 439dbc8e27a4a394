"""The simulated house: a school with its simulated class and a class in its lesson, a second school, and a home."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tools.snapshot import playing, seams
from tools.snapshot.browser import ID, Browser

CHILDREN, WEEKS, SEED = "12", "3", "7"
NAMES = ("Quinn", "Ulla", "Wim", "Xaver", "Yara", "Zita")
PASSPHRASE = "quiet green lake"


@dataclass
class House:
    """A data folder as it is to be copied. cookies: role -> its browser's; names: id -> what stands for it.

    values: for the addresses with an id in them, by the name that it has there.
    """

    folder: str
    cookies: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    values: dict[str, str] = field(default_factory=dict)

    def copied(self, to: Path) -> Path:
        shutil.copytree(self.folder, to)
        return to

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self)), encoding="utf-8")

    @staticmethod
    def load(path: Path) -> House:
        return House(**json.loads(path.read_text(encoding="utf-8")))


def id_in(address: str) -> str:
    found = ID.search(address)
    assert found, address
    return found[0]


def built(folder: Path) -> House:
    """Through the command line and the pages alone."""
    seams.begin("house")
    seams.close(seams.opened(folder))
    house = House(str(folder))
    said = seams.command("demo-class", "--children", CHILDREN, "--weeks", WEEKS, "--seed", SEED, "--data", str(folder))
    assert "Simulated class" in said, said
    claim = re.search(r"code=(\S+)", seams.command("claim", "--data", str(folder)))
    assert claim
    app = seams.opened(folder)
    browsers: dict[str, Browser] = {}

    def browser(role: str) -> Browser:
        return browsers.setdefault(role, Browser(app, f"house {role}"))

    def accept(role: str, page: str) -> None:
        """Somebody follows the link of an invitation."""
        code = re.search(r"invited\?code=([\w-]+)", page)
        assert code, page[:400]
        browser(role).get(f"/grown-ups/invited?code={code[1]}")
        browser(role).submit("/invited", code=code[1], name=f"The {role}", passphrase=PASSPHRASE)

    owner = browser("owner")
    owner.get(f"/grown-ups/claim?code={claim[1]}")
    owner.submit("/claim", name="Ms Keller", passphrase=PASSPHRASE)
    simulated = id_in(re.findall(r"/grown-ups/classes/[0-9a-f]{32}", owner.get("/grown-ups"))[0])
    room = id_in(owner.post("/grown-ups/start", name="2b"))
    owner.post(f"/grown-ups/classes/{room}/add", do="make", name=list(NAMES))
    house.names |= {simulated: "simulated", room: "2b"}
    for one in (simulated, room):
        owner.get(f"/grown-ups/classes/{one}/children")
        for href, words in owner.page.links:
            if re.search(r"/children/[0-9a-f]{32}$", href) and words:
                house.names.setdefault(re.findall(ID, href)[-1], words.split()[0])
        owner.post(f"/grown-ups/classes/{one}/cards")
        owner.get(f"/grown-ups/classes/{one}/settings")
        owner.submit("/rules", login="tap")
    ids = {name: one for one, name in house.names.items()}
    teaches = f"/grown-ups/classes/{room}/grown-ups"
    accept("teacher", owner.post(teaches, do="invite"))
    for one in (simulated, room):
        code = re.search(r"invited\?code=([\w-]+)", owner.post(f"/grown-ups/classes/{one}/grown-ups", do="invite"))
        assert code
        browser("teacher").get(f"/grown-ups/invited?code={code[1]}")
        browser("teacher").submit("/invited/add")
    first = next(one for one, name in house.names.items() if name not in ("simulated", "2b", *NAMES))
    accept("parent", owner.post(f"/grown-ups/children/{first}/grown-ups", do="invite"))
    oak = id_in(owner.post("/grown-ups/schools", name="Oak"))
    house.names[oak] = "Oak"
    accept("oak", owner.post(f"/grown-ups/schools/{oak}/grown-ups", do="owner"))
    browser("oak").get("/grown-ups")
    browser("oak").post("/grown-ups/start", name="4d")

    def tablet(role: str, of_class: str, child: str = "") -> Browser:
        """A tablet of the class, at which perhaps a child sits."""
        found = browser(role)
        found.get("/c")
        found.submit("/c", code=codes[of_class])
        if child:
            found.get("/class")
            found.post(f"/class/me/{child}")
            found.get("/class")
        return found

    codes = {}
    for one in (simulated, room):
        owner.get(f"/grown-ups/classes/{one}/lesson")
        owner.post(f"/grown-ups/classes/{one}/lesson", act="begin")
        code = re.search(r"/c/(\w+)", owner.get(f"/grown-ups/classes/{one}/lesson"))
        assert code
        codes[one] = code[1]
    tablet("tablet", room)
    tablet("seated", room, ids["Quinn"])
    at_table = tablet("playing", room, ids["Ulla"])
    table = at_table.post("/class/play")
    playing.played(at_table, table, "playing", 12)
    tablet("on_wall", simulated, first)
    owner.post(f"/grown-ups/classes/{simulated}/wall", act="begin")
    guest = browser("guest")
    guest.get("/")
    playing.played(guest, guest.post("/play", edition="classic", players="guest", bots=["bruno"]), "guest", 30)
    child = browser("child")
    child.get("/")
    child.post("/players", nickname="Lina", face="face-3")
    child.get("/")
    for edition, bots in (("first_night", ["dotti"]), ("solo", []), ("coop", ["tilo"])):
        child.get("/ways")
        playing.played(child, child.submit("/play", edition=edition, bots=bots), edition, 150)
    browser("nobody")
    child.get("/")
    lina = next(id_in(href) for href, _ in child.page.links if re.search(r"/(garden|castle|royal)/", href))
    house.names |= {lina: "Lina", id_in(table): "game-of-Ulla"}
    house.cookies = {role: one.cookie for role, one in browsers.items()}
    house.values = {"learner": first, "class_id": simulated, "school_id": oak, "game_id": id_in(table), "who": lina}
    house.values |= {"file": "csv", "task": "own_sum", "skill": "add:2+3", "edition": "classic", "typed": codes[room]}
    seams.close(app)
    return house
