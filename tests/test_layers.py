"""Which room of kidsq may use which, read from the code."""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence, Set
from pathlib import Path

import pytest

import kidsq
from kidsq.games.registry import GAMES, WITHOUT_PAGES, edition_codes, offered_game
from kidsq.web.games.lookups import pages_of
from kidsq.web.games.registry import PAGES

PACKAGE_ROOT = Path(kidsq.__file__).parent
AUX_PACKAGES = ("research", "tools")
"""Folders beside it; nothing of them is installed."""

A_PAGE = ("play", "store", "web.http", "web.shared")
"""What every wing of pages needs."""

MAY_USE = {
    "arithmetic": (),
    "wardrobe": ("paths",),
    "i18n": (),
    "network": (),
    "paths": (),
    "settings": (),
    "waiting": (),
    "lazy": (),
    "build": (),
    "styles": (),
    "games": ("arithmetic",),
    "learning": ("arithmetic",),
    "fitting": (),
    "export": (
        *("learning.attempt", "learning.evidence", "learning.probe", "learning.proposed", "learning.tasks"),
        "learning.trial",
    ),
    "store": (
        *("i18n", "learning.attempt", "learning.model.belief", "learning.probe", "learning.proposed"),
        *("learning.tasks", "learning.trial"),
    ),
    "classroom": ("arithmetic", "games", "learning", "store"),
    "reports": ("arithmetic", "i18n", "learning", "store"),
    "play": ("arithmetic", "classroom", "fitting", "games", "i18n", "learning", "store"),
    "demo": ("arithmetic", "games", "learning", "play", "store"),
    "rostering": ("store",),
    "maintenance": ("games", "learning", "store", "wardrobe"),
    "web.http": ("i18n", "maintenance", "network", "paths", "play", "store", "styles"),
    "web.shared": (
        *("arithmetic", "classroom", "export", "i18n", "learning", "play", "reports", "store", "wardrobe"),
        *("web.http", "web.games"),
    ),
    "web.games": ("arithmetic", "play", "web.http", "web.shared", "games", "i18n", "learning", "paths", "web.table"),
    "web.home": ("arithmetic", *A_PAGE, "classroom", "i18n", "learning", "reports", "wardrobe", "web.games"),
    "web.books": (*A_PAGE, "web.games"),
    "web.table": (*A_PAGE, "classroom", "learning.attempt", "web.games"),
    "web.classroom": (*A_PAGE, "classroom", "web.games"),
    "web.lesson": (*A_PAGE, "classroom", "i18n", "network", "web.games"),
    "web.setup": (
        *A_PAGE,
        "classroom",
        "learning.trial",
        "maintenance",
        "network",
        "rostering.archives",
        "rostering.name_lists",
        "rostering.text_files",
    ),
    "web.reports": (
        "arithmetic",
        *A_PAGE,
        "classroom",
        "export",
        "i18n",
        "learning",
        "reports",
        "wardrobe",
        "web.games",
    ),
    "web.adults": ("arithmetic", *A_PAGE, "classroom", "export", "learning", "maintenance", "reports"),
    "alone": ("i18n", "maintenance", "play", "store", "styles", "web"),
    "server": ("build", "maintenance", "network", "play", "store", "web"),
    "wsgi": ("maintenance", "play", "server", "web"),
    "research": ("arithmetic", "fitting", "games", "learning", "demo.pupil"),
    "tools": (
        *("alone", "build", "cli.main", "i18n.languages", "web.COMPILED", "web.create_app", "web.http.language"),
        *("web.http.static_files", "web.shared.table_words"),
    ),
}
"""Room -> what it may import from kidsq and the outbuildings beside itself; a room's name allows all of it."""

EVERYBODYS = ("__version__", "settings", "waiting", "lazy")

EVERYTHING = ("cli", "__main__", "__init__")
BUILDERS = ("web/__init__.py",)
"""Modules that put a room together and so know all of it."""
BOTS_MAY_NOT_USE = ("table", "dealing", "story", "refusals")
"""Modules of a game that know more than a seat may see."""


def imports_of(source: str, module: str, is_package: bool = False) -> Iterator[str]:
    """Every name of ours that this source imports, with dots, without `kidsq.`; inside functions and ifs too."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*above, *filter(None, [node.module])])
            names = [f"{origin}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name.removeprefix("kidsq.") for name in names if name.partition(".")[0] in ("kidsq", *AUX_PACKAGES))


def room_of(parts: Sequence[str]) -> str | None:
    """The innermost room of the table in which a module lies; None where the table has none."""
    names = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((name for name in names if name in MAY_USE), None)


def imports_by_room(sources: Mapping[str, str]) -> Iterator[tuple[str, str | None, str]]:
    """Path, its room in the table (None: it has none) and what it imports. sources: path -> its text."""
    for path, source in sorted(sources.items()):
        parts = path.removesuffix(".py").split("/")
        room, is_package = room_of(parts), parts[-1] == "__init__"
        if parts[0] in EVERYTHING or path in BUILDERS:
            continue
        if room is None:
            yield path, None, ""
            continue
        above = () if room in AUX_PACKAGES else ("kidsq",)
        module = ".".join([*above, *(parts[:-1] if is_package else parts)])
        for name in imports_of(source, module, is_package):
            yield path, room, name


def is_in(name: str, room: str) -> bool:
    return f"{name}.".startswith(f"{room}.")


def forbidden_imports(sources: Mapping[str, str]) -> list[str]:
    """What breaks the table above. sources: path below kidsq, or of an outbuilding -> its text."""
    found = []
    for path, room, name in imports_by_room(sources):
        if room is None:
            found.append(f"{path}: the room {path.split('/')[0]} is not in the table")
        elif not any(is_in(name, one) for one in (*EVERYBODYS, room, *MAY_USE[room])):
            found.append(f"{path}: {room} may not use {name}")
    return found


def house() -> dict[str, str]:
    found = {path.relative_to(PACKAGE_ROOT): path for path in PACKAGE_ROOT.rglob("*.py")}
    beside = PACKAGE_ROOT.parent
    found |= {path.relative_to(beside): path for one in AUX_PACKAGES for path in (beside / one).rglob("*.py")}
    return {name.as_posix(): path.read_text(encoding="utf-8") for name, path in found.items()}


def test_every_room_uses_only_what_it_may():
    assert forbidden_imports(house()) == []


def test_every_right_is_used() -> None:
    """A right that nobody needs lets in what nobody has thought of."""
    imports = [(room, name) for _, room, name in imports_by_room(house()) if room]
    used = {(room, one) for room, name in imports for one in MAY_USE[room] if is_in(name, one)}
    assert {(room, one) for room, rights in MAY_USE.items() for one in rights} - used == set()


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("games/record.py", "from kidsq.learning.attempt import Attempt"),
        ("games/record.py", "import kidsq.store.play.games"),
        ("games/sleeping_queens/table.py", "from kidsq import play"),
        ("games/sleeping_queens/table.py", "from ...web import create_app"),
        ("games/__init__.py", "from ..learning import hints"),
        ("learning/hints.py", "def late():\n    from kidsq.games import GAMES"),
        ("learning/hints.py", "if TYPE_CHECKING:\n    from kidsq.games.contract import Setup"),
        ("store/play/attempts.py", "from kidsq.learning.model.mastery import mastery"),
        ("store/play/attempts.py", "from kidsq.learning import attempt, hints"),
        ("play/__init__.py", "from kidsq.web.games.sleeping_queens.words import say"),
        ("web/table/routes.py", "from kidsq.games import GAMES"),
        ("web/table/routes.py", "from kidsq import arithmetic"),
        ("demo/making.py", "from research.gates import Gate"),
        ("web/table/routes.py", "def late():\n    import tools.voices.lines"),
        ("research/playing.py", "from kidsq.store.play import games"),
        ("research/playing.py", "from tools.voices import lines"),
        ("research/playing.py", "from kidsq.demo.making import make"),
        ("tools/voices/lines.py", "from kidsq.games.sleeping_queens.cards import QUEEN_NAMES"),
        ("wardrobe/portrait.py", "from kidsq.games.sleeping_queens.cards import QUEEN_NAMES"),
        ("arithmetic.py", "import kidsq.games"),
        ("attic/__init__.py", ""),
        ("web/attic.py", ""),
        ("web/setup/groups.py", "from kidsq.web.adults import door"),
        ("web/home/garden.py", "from kidsq.web.reports.child_sums import child"),
        ("web/table/routes.py", "from kidsq.web.reports import letter"),
        ("reports/knowledge.py", "from kidsq.web.http import context"),
    ],
)
def test_a_planted_violation_is_found(path, source):
    assert len(forbidden_imports({path: source})) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("games/sleeping_queens/table.py", "from kidsq.arithmetic.sums import SUMS\nfrom .cards import KING"),
        ("store/play/attempts.py", "from kidsq.learning.attempt import Attempt\nfrom kidsq.learning import attempt"),
        ("play/turn.py", "from kidsq import arithmetic\nimport kidsq.store.play.games\nimport json"),
        ("web/__init__.py", "from . import home\nfrom kidsq.play import turn"),
        ("cli.py", "from kidsq.games import GAMES\nfrom kidsq.web import create_app"),
        (
            "tools/voices/lines.py",
            "from kidsq.web.shared.table_words import Words\nfrom .speaker import voice\nimport tool",
        ),
        ("research/gates.py", "from kidsq.demo.pupil import pupil\nfrom research.measures import Figure"),
        ("cli/learning.py", "from research import report"),
    ],
)
def test_what_is_allowed_passes(path, source):
    assert forbidden_imports({path: source}) == []


def test_a_childs_table_loads_no_report_for_adults() -> None:
    tables = ("play/", "classroom/", "learning/", "games/")
    found = {
        f"{path}: {name}"
        for path, source in house().items()
        if path.startswith(tables) and not path.startswith("learning/reports/")
        for name in imports_of(source, "kidsq." + path[:-3].replace("/", "."))
        if name.startswith(("reports.", "learning.reports."))
    }
    assert found == set()


def test_bots_know_only_what_a_view_holds():
    for path, source in house().items():
        if path.startswith("games/") and path.split("/")[-1] in ("bots.py", "strategy.py", "view.py"):
            # A type for the checker is no knowledge.
            lines = [line for line in source.splitlines() if not line.startswith("    from")]
            for name in imports_of(
                "\n".join(lines).replace("if TYPE_CHECKING:", ""), "kidsq." + path[:-3].replace("/", ".")
            ):
                assert not set(name.split(".")) & set(BOTS_MAY_NOT_USE), f"{path} uses {name}"


def circles(sources: Mapping[str, str]) -> list[set[str]]:
    """The modules that lead back to themselves, inside functions and for types only too. sources: path -> text."""
    modules = {path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in sources}
    uses: dict[str, set[str]] = {}
    for module, path in modules.items():
        whole = f"kidsq.{module}"
        names = imports_of(sources[path], whole, path.endswith("__init__.py"))
        found = {name if name in modules else name.rpartition(".")[0] for name in names}
        uses[module] = found & set(modules) - {module}
    while ends := {module for module, used in uses.items() if not used}:  # nothing that they use leads anywhere
        uses = {module: used - ends for module, used in uses.items() if used}
    while starts := set(uses) - set().union(*uses.values()):  # nothing leads to them
        uses = {module: used for module, used in uses.items() if module not in starts}
    return [set(uses)] if uses else []


def test_no_module_leads_back_to_itself() -> None:
    assert circles(house()) == []


@pytest.mark.parametrize(
    "late",
    ["from kidsq.b import x", "if TYPE_CHECKING:\n    from kidsq.b import X", "def f():\n    from kidsq import b"],
)
def test_a_planted_circle_is_found(late: str) -> None:
    assert circles({"a.py": late, "b.py": "from kidsq import c", "c.py": "import kidsq.a"}) == [{"a", "b", "c"}]
    assert circles({"a.py": late, "b.py": "from kidsq import c", "c.py": ""}) == []


REGISTRIES = {
    "games/registry.py",
    "play/games/registry.py",
    "web/games/registry.py",
    "demo/making.py",  # what a simulated class plays
    "research/studied.py",  # what the study is about
}
"""Where a game is named in a line; everything else reaches it through its contract."""


def games() -> set[str]:
    return {path.parent.name for path in (PACKAGE_ROOT / "games").glob("*/__init__.py")}


def imports_a_game(path: str, source: str, known: Set[str]) -> bool:
    """True if a module imports a game outside the folders of that game."""
    others = known - set(path.split("/")[:-1])
    module = ".".join(["kidsq", *path.removesuffix(".py").split("/")])
    names = list(imports_of(source, module))
    return any(f"games.{game}" in name for game in others for name in names)


def test_a_game_is_imported_in_its_own_folders_alone() -> None:
    found = {path for path, source in house().items() if imports_a_game(path, source, games())}
    assert found == REGISTRIES, "a game is reached through its contract and a registry"
    assert games() == set(GAMES)


def test_no_game_leans_on_another() -> None:
    source, both = "from kidsq.games.sleeping_queens.cards import is_number", {"sleeping_queens", "hopping"}
    assert imports_a_game("games/hopping/table.py", source, both)
    assert not imports_a_game("web/games/sleeping_queens/words.py", source, both)


OF_A_GAME = re.compile(
    r"(?<![a-z])(sleeping|sleepers?|queens?|beds?|kings?|knights?|dragons?|jesters?|wands?|potions?)(?![a-z])", re.I
)
"""What only one of the games has; a card, a hand and points can be those of any."""
ROYAL = {"king", "queen", "knight"}
MAY_NAME: Mapping[str, Set[str]] = {
    # Where a game is registered, and where the demo and the study say which one they play.
    "kidsq/games/registry.py": {"sleeping", "queens"},
    "kidsq/play/games/registry.py": {"sleeping", "queens"},
    "kidsq/web/games/registry.py": {"sleeping", "queens"},
    "kidsq/demo/making.py": {"sleeping", "queens"},
    "research/studied.py": {"sleeping", "queens", "king"},
    # Codes, columns and a file's name that are stored, sent and documented as they were first written.
    "kidsq/learning/tasks.py": {"queen", "jester"},
    "kidsq/learning/payload.py": {"queen"},
    "kidsq/store/play/gallery.py": {"queen"},
    "kidsq/web/shared/data_words.py": {"queen", "queens"} | ROYAL,
    # A child's own royal belongs to the house: it can be dressed whatever is played.
    "kidsq/wardrobe": ROYAL,
    "kidsq/web/home/royal.py": ROYAL,
    "kidsq/web/adults/privacy.py": ROYAL | {"queen"},
    # Words that are too easy to guess for a passphrase here.
    "kidsq/store/people/passphrases.py": {"sleeping", "queens", "queen", "kings", "king"},
    # A theme has a medium of its own, so all that it changes stands in one file, tables too.
    "static/css/base.css": {"bed", "beds", "king", "knight", "potion"},
    "static/css/contrast.css": {"bed", "beds", "king", "knight", "potion"},
}
"""Files and folders outside the games that name things of one all the same, and which."""


def texts() -> Iterator[tuple[str, str]]:
    """What we have written outside the folders of games: path -> text."""
    for folder, endings in (
        ("kidsq", (".py",)),
        ("research", (".py",)),
        ("templates", (".html",)),
        ("static", (".css", ".js")),
    ):
        for path in sorted((PACKAGE_ROOT.parent / folder).rglob("*")):
            name = path.relative_to(PACKAGE_ROOT.parent).as_posix()
            if path.suffix in endings and "vendor" not in path.parts and not games() & set(path.parts):
                yield name, path.read_text(encoding="utf-8")


def names_of_a_game(path: str, text: str) -> set[str]:
    """The words of a game in this text that nothing in MAY_NAME allows."""
    allowed = [words for place, words in MAY_NAME.items() if path == place or path.startswith(f"{place}/")]
    return {word.lower() for word in OF_A_GAME.findall(text.replace("_", " "))} - set().union(*allowed)


def test_nothing_outside_a_games_folders_names_what_only_it_has() -> None:
    found = {path: words for path, text in texts() if (words := names_of_a_game(path, text))}
    assert found == {}, "a game says this in its own folders, asked through kidsq/web/games/lookups.py"


def test_every_exception_is_needed() -> None:
    named: dict[str, set[str]] = {place: set() for place in MAY_NAME}
    for path, text in texts():
        for place in MAY_NAME:
            if path == place or path.startswith(f"{place}/"):
                named[place] |= {word.lower() for word in OF_A_GAME.findall(text.replace("_", " "))}
    assert {place: words - named[place] for place, words in MAY_NAME.items() if words - named[place]} == {}


@pytest.mark.parametrize(
    "text", ["QUEEN_NAMES", "art('bed')", "a.aim-king .bed", "# The jester's count", "data-potion"]
)
def test_a_planted_word_is_found(text: str) -> None:
    assert names_of_a_game("kidsq/play/turn.py", text)
    assert not names_of_a_game("kidsq/play/turn.py", "asking, knightly, embedded, taking")


EDITIONS = "|".join(re.escape(code) for game in GAMES.values() for code in game.INFO.editions)
OF_AN_EDITION = {
    # A class in a selector, or a part of a token's name.
    ".css": re.compile(rf"(?<=[.-])(?:{EDITIONS.replace('_', '[_-]')})(?![\w-])"),
    # A string or an attribute, or the end of an address; in a sentence it is a word like any other.
    ".html": re.compile(rf"""(?<=["'/])(?:{EDITIONS})(?=["'?#])"""),
}


def editions_named(path: str, text: str) -> set[str]:
    """The codes of editions in a style sheet or a template; those of other files are none of its business."""
    found = OF_AN_EDITION.get(Path(path).suffix)
    return set(found.findall(text)) if found else set()


def test_no_style_and_no_template_of_the_house_names_an_edition() -> None:
    found = {path: codes for path, text in texts() if (codes := editions_named(path, text))}
    assert found == {}, "an edition's colours and pictures lie in its game's folder"


@pytest.mark.parametrize(
    ("path", "text", "found"),
    [
        ("ways.css", ".classic { color: red; }", {"classic"}),
        ("ways.css", "var(--cover-first-night)", {"first-night"}),
        ("ways.html", '{% if edition.code == "solo" %}', {"solo"}),
        ("ways.html", '<a href="/rules/little?table=1">', {"little"}),
        ("ways.html", '{{ _("a little") }} .classic-look', set()),
        ("ways.css", "/* a classic */ .classic-look {}", set()),
    ],
)
def test_a_planted_edition_is_found(path: str, text: str, found: set[str]) -> None:
    assert editions_named(path, text) == found


def test_every_game_that_can_be_opened_can_be_shown() -> None:
    assert [edition for edition in edition_codes() if pages_of(edition) is None] == []
    assert set(PAGES) == set(GAMES) - WITHOUT_PAGES


def test_a_game_without_pages_is_not_opened() -> None:
    for game in WITHOUT_PAGES:
        assert [edition for edition in GAMES[game].INFO.editions if offered_game(edition)] == []
