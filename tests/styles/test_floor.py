"""Nothing is sent that the oldest browsers do not know, but for what a page bears without."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kidsq.paths import static_folder, templates_folder
from kidsq.styles.floor import FLOOR
from kidsq.web.http.static_files import StaticFiles

from .newer import DATA, in_pages, in_scripts, in_styles

CHECKOUT = Path(__file__).parent.parent.parent
STOOD_IN = {":has", "@container", "container", "container-type", "translate", "rotate", "scale"}
"""Said a second time in older words: kidsq/styles/lowering.py."""
BORNE = {
    "@media (forced-colors)": "such a device draws it in its own way then",
    "@page": "paper has the margins that the browser gives it",
    "page": "cards for logging in come on paper of the usual size",
    ":focus-visible": "what has the focus has the browser's own frame",
    ":view-transition": "the wall changes at once",
    ":view-transition-group": "the wall changes at once",
    "view-transition-name": "the wall changes at once",
    ":-moz-progress-bar": "each engine draws progress by its own name",
    ":-webkit-progress-bar": "each engine draws progress by its own name",
    ":-webkit-progress-value": "each engine draws progress by its own name",
    "accent-color": "boxes to tick are blue",
    "break-after: avoid": "a heading may stand alone at the end of a sheet of paper",
    "contain": "what flies is painted a little slower",
    "field-sizing": "a field has the size that its rows give it",
    "forced-color-adjust": "such a device draws it in its own way then",
    "overscroll-behavior": "the page behind may scroll along",
    "rx": "beds have corners",
    "scrollbar-color": "Chrome and Safari draw the bar dark by color-scheme",
    "scroll-behavior": "the page jumps, which is what is asked for here",
    "text-size-adjust": "Safari and Chrome have it with a prefix",
    "text-wrap": "lines are not equally long",
}
"""What is newer -> what is seen without it."""
ASKED_FOR = {
    "js/classroom.js": {".fullscreenElement", ".fullscreenEnabled", ".requestFullscreen()", ".wakeLock"},
    "js/dom.js": {".requestSubmit", ".requestSubmit()", '":focus-visible"'},
    "js/floor.js": {'":has"'},
    "js/kept.js": {".storage"},
    "js/recordings.js": {".preservesPitch"},
    "js/room.js": {".exitFullscreen()", ".fullscreenElement", ".requestFullscreen", ".requestFullscreen()"},
    "js/stand_ins.js": {'":has"'},
    "js/table/arrows.js": {".checkVisibility()"},
    "js/table/sounds.js": {".userActivation"},
    "js/voice.js": {".userActivation"},
    "vendor/chart.umd.min.js": {".external", "OffscreenCanvas"},
    "vendor/htmx.min.js": {".moveBefore", ".moveBefore()", ".startViewTransition", ".startViewTransition()"}
    | {"Document.parseHTMLUnsafe"},
}
"""Script -> what it uses only where it is there."""
FIELDS = {
    "games/queens_collection/collecting/motion.js": {".at"},
    "games/queens_collection/laying.js": {".at", ".hand"},
    "games/queens_collection/motion.js": {".hand"},
    "games/queens_collection/tidying/motion.js": {".hand"},
    "games/sleeping_queens/motion.js": {".at", ".hand"},
    "js/charts.js": {".resize()"},
    "vendor/chart.umd.min.js": {".animation", ".delay", ".locale", ".resize()"},
    "vendor/htmx.min.js": {".delay", ".isError"},
}
"""Script -> what things of its own have, too, by a name that browsers have given to something newer."""


IN_PAGES = {
    "<b translate>": "a translating browser translates the name of a file, too",
    "<details name>": "js/stand_ins.js closes the one that was open",
    "<dt translate>": "a translating browser translates the name of a file, too",
    "<input autocapitalize>": "one switches capitals off by hand",
    "<input autocorrect>": "a code is looked up as it is typed",
    '<meta name="theme-color">': "the browser's own bar has its own colour",
}
"""What is newer in templates -> what is seen without it, or what stands in for it."""


def names(suffix: str) -> list[str]:
    return sorted(one.relative_to(static_folder()).as_posix() for one in static_folder().rglob(f"*{suffix}"))


@pytest.mark.slow
def test_no_style_sheet_asks_for_what_the_floor_does_not_know() -> None:
    files, found = StaticFiles(static_folder()), {}
    for name in names(".css"):
        sent = files.find(name)
        assert sent is not None
        found[name] = in_styles(sent.content.decode()) - STOOD_IN - BORNE.keys()
    assert {name: newer for name, newer in found.items() if newer} == {}


@pytest.mark.slow
def test_no_script_uses_what_the_floor_does_not_know() -> None:
    """Modules are read one by one: they are sent joined, and else unchanged."""
    found = {name: in_scripts((static_folder() / name).read_text("utf-8")) for name in names(".js")}
    borne = {name: ASKED_FOR.get(name, set()) | FIELDS.get(name, set()) for name in found}
    assert {name: newer - borne[name] for name, newer in found.items() if newer - borne[name]} == {}
    assert {name: fine - found[name] for name, fine in borne.items() if fine - found[name]} == {}


def test_no_page_has_what_the_floor_does_not_know() -> None:
    found = {path.name: in_pages(path.read_text("utf-8")) for path in templates_folder().rglob("*.html")}
    assert {name: newer - IN_PAGES.keys() for name, newer in found.items() if newer - IN_PAGES.keys()} == {}
    assert IN_PAGES.keys() - set().union(*found.values()) == set()


@pytest.mark.parametrize(
    ("sheet", "newer"),
    [
        ("@layer a { b { top: 0 } }", {"@layer"}),
        ("@media (width < 700px) { b { top: 0 } }", {"@media (range_syntax)"}),
        ("@media not (min-width: 700px) { b { top: 0 } }", {"@media (or_syntax)"}),
        ("@container (width < 700px) { b { top: 0 } }", {"@container"}),
        ("a { & b { top: 0 } }", {"nesting"}),
        ("a:has(b) { top: 0 }", {":has", ":has() with nothing that stands in for it"}),
        ("a:focus-visible { top: 0 }", {":focus-visible"}),
        ("a { height: 40dvh }", {"dvh"}),
        ("a { height: calc(1px + max(2cqw, 1px)) }", {"cqw"}),
        ("a { --high: 40dvh }", {"dvh"}),
        ("a { color: color-mix(in srgb, red, blue) }", {"color-mix()"}),
        ("a { overflow: clip }", {"overflow: clip"}),
        ("a { accent-color: red }", {"accent-color"}),
        ("a { text-warp: balance }", {"text-warp, which nobody knows"}),
        ("a { height: 40vh; height: 40dvh }", set()),
        ("a { -webkit-hyphens: auto; hyphens: auto }", set()),
        ("@supports (height: 1dvh) { a { height: 40dvh } }", set()),
        ("@supports selector(a:has(b)) { a:has(b) { top: 0 } a[data-has] { top: 0 } }", set()),
        ("a { inset: 0; aspect-ratio: 1; gap: 2px; display: flex } a:is(b, c) { --x: var(--y) }", set()),
    ],
)
def test_what_is_newer_in_a_sheet_is_found(sheet: str, newer: set[str]) -> None:
    assert in_styles(sheet) == newer


def test_a_list_that_an_older_browser_overlooks_is_found() -> None:
    assert any("overlooks" in one for one in in_styles("a, b:focus-visible { top: 0 }"))


@pytest.mark.parametrize(
    ("script", "newer"),
    [
        ("fetch(a, { signal: AbortSignal.timeout(3000) })", {"AbortSignal.timeout"}),
        ("Object.groupBy(all, key)", {"Object.groupBy"}),
        ("structuredClone(all)", {"structuredClone"}),
        ("all.at(-1)", {".at()"}),
        ("all.toSorted()", {".toSorted()"}),
        ("form.requestSubmit()", {".requestSubmit()"}),
        ("class A { static { b(); } }", {"classes.initialization_blocks"}),
        ("a.replace(/(?<=b)c/, d)", {"regular_expressions.lookbehind_assertion"}),
        ("element.closest('a:has(b)')", {'":has"'}),
        ("all(`#${id} a:has(b)`)", {'":has"'}),
        ("const b = a?.c ?? d; b ||= [...e].flatMap(f).includes(g)", set()),
        ("element.closest('a').classList.toggle('b', matchMedia('(c)').matches)", set()),
        ("new ResizeObserver(a).observe(b); b.animate([], 1); 'structuredClone(a)'", set()),
    ],
)
def test_what_is_newer_in_a_script_is_found(script: str, newer: set[str]) -> None:
    assert in_scripts(script) == newer


@pytest.mark.parametrize(
    ("template", "newer"),
    [
        ('<dialog open>{{ _("Yes") }}</dialog>', {"<dialog>", "<dialog open>"}),
        ('<details class="a{% if b > 1 %} c{% endif %}" name="{{ d }}"></details>', {"<details name>"}),
        ("<p inert><b popover>", {"<p inert>", "<b popover>"}),
        ('<link rel="modulepreload" href="a">', {'<link rel="modulepreload">'}),
        ('<input name="details" type="search" autofocus><p title="dialog" hidden>', set()),
    ],
)
def test_what_is_newer_in_a_page_is_found(template: str, newer: set[str]) -> None:
    assert in_pages(template) == newer


def test_the_data_is_that_of_the_floor() -> None:
    assert DATA["floor"] == FLOOR, "tests/styles/remake.py makes it anew"


def test_administrators_are_told_the_floor() -> None:
    told = (CHECKOUT / "docs" / "operators.md").read_text("utf-8")
    named = dict(re.findall(r"(Chrome|Safari|Firefox) (\d+)", told))
    assert {name.lower(): version for name, version in named.items()} == FLOOR
