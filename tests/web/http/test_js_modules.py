"""Modules are sent with all that they import, in one file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kidsq.paths import static_folder
from kidsq.web.http.static_files import StaticFiles, is_module, whole

OURS = sorted(
    name for path in static_folder().rglob("*.js") if is_module(name := path.relative_to(static_folder()).as_posix())
)
NOT_OURS_TO_USE = re.compile(r"\bwindow\.|document\.currentScript|[\"']use strict[\"']|^\(\(\) =>|^\(function", re.M)

FILES = {
    "js/page.js": 'import { one as first } from "./parts/a.js";\nimport "./parts/b.js";\nfirst("a // b");\n',
    "js/parts/a.js": 'import { two } from "./b.js";\nexport const one = () => two; // and no more\n',
    "js/parts/b.js": 'import { lib } from "../../vendor/lib.js";\n/* a\n */\n // it\nexport const two = lib;\n',
    "js/later.js": 'const sound = () => import("../vendor/lib.js");\n',
    "vendor/lib.js": "var lib=2",
}


def sent(name: str, **more: str) -> str:
    files = {**FILES, **{f"js/{key}.js": text for key, text in more.items()}}
    return whole(name, files.__getitem__, lambda asked: f"/static/{asked}?v=1")


@pytest.fixture
def files(tmp_path: Path) -> StaticFiles:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return StaticFiles(tmp_path, watch=True)


def test_a_module_comes_after_all_that_it_imports_and_each_once() -> None:
    assert re.sub(r"\s+", " ", sent("js/page.js")).split("const of$")[1:] == [
        "vendor$lib = (() => { var lib=2 return { lib }; })(); ",
        "js$parts$b = (() => { const { lib } = of$vendor$lib; const two = lib; return { two }; })(); ",
        "js$parts$a = (() => { const { two } = of$js$parts$b; const one = () => two; return { one }; })(); ",
        'js$page = (() => { const { one: first } = of$js$parts$a; first("a // b"); return { }; })();',
    ]


def test_comments_and_indents_stay_at_home() -> None:
    assert "\n " not in sent("js/page.js")
    assert sent("js/page.js").count("//") == 1, "what stands in quotes"


def test_what_is_asked_for_later_has_its_version_too() -> None:
    assert 'import("/static/vendor/lib.js?v=1")' in sent("js/later.js")


def test_a_script_exports_to_whoever_asks_for_it_later_what_its_module_does() -> None:
    assert sent("js/parts/a.js").endswith("\nexport const { one } = of$js$parts$a;")
    assert "export" not in sent("js/page.js")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('import { three } from "./parts/a.js";', "parts/a.js exports no three"),
        ('import "./odd.js";', "modules wait for each other: js/odd.js -> js/odd.js"),
        ("export default 1;", "not understood: export default 1"),
        ("export { one };", "not understood: export"),
        ('import one from "./parts/a.js";', "not understood: import one"),
        ('import * as all from "./parts/a.js";', "not understood: import"),
        ('import { one } from "parts";', "not understood: import"),
    ],
)
def test_what_no_browser_or_nobody_here_understands_is_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        sent("js/odd.js", odd=text)


@pytest.mark.parametrize("changed", ["js/page.js", "js/parts/a.js", "js/parts/b.js", "vendor/lib.js"])
def test_a_changed_import_changes_the_address_of_whoever_imports_it(files: StaticFiles, changed: str) -> None:
    before = files.url("js/page.js")
    assert files.url("js/page.js") == before
    path = files.folder / changed
    path.write_text(path.read_text() + "more();\n")
    assert files.url("js/page.js") != before
    found = files.find("js/page.js")
    assert found is not None
    assert b"more();" in found.content


def test_a_changed_script_for_later_changes_the_address_too(files: StaticFiles) -> None:
    before = files.url("js/later.js")
    (files.folder / "vendor/lib.js").write_text("var lib=3")
    assert files.url("js/later.js") != before


@pytest.mark.parametrize("name", OURS)
def test_our_scripts_are_modules_that_leave_nothing_behind(name: str) -> None:
    source = (static_folder() / name).read_text(encoding="utf-8")
    assert not NOT_OURS_TO_USE.findall(source)
    found = StaticFiles(static_folder()).find(name)
    assert found is not None
    inner = re.sub(rb"\nexport const \{ [^}]+ \} = of\$[\w$]+;$", b"", found.content)  # what it exports itself
    assert not re.findall(rb"^(?:import|export)\b.*", inner, re.M)


def test_each_script_of_ours_is_asked_for_by_a_page_or_by_another_script() -> None:
    folder = static_folder()
    pages = "".join(path.read_text(encoding="utf-8") for path in (folder.parent / "templates").rglob("*.html"))
    imports = "".join((folder / name).read_text(encoding="utf-8") for name in OURS)
    for name in OURS:
        asked_for = re.compile(rf'/{re.escape(name.rpartition("/")[2])}"\)?[;,.]')  # at once, or when it is needed
        assert f"'{name}'" in pages or f'"{name}"' in pages or asked_for.search(imports), name


def test_every_script_of_ours_on_a_page_is_a_module() -> None:
    for path in (static_folder().parent / "templates").rglob("*.html"):
        for tag in re.findall(r"<script[^>]*>", path.read_text(encoding="utf-8")):
            assert ('type="module"' in tag) != ("defer" in tag and "vendor/" in tag), (path.name, tag)
