"""Styles that a page needs all together are sent as one, and so is its script."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from kidsq.games.registry import offered
from kidsq.paths import static_folder
from kidsq.web import create_app
from kidsq.web.games.lookups import assets, every_pages
from kidsq.web.http.static_files import BUNDLES, StaticFiles

ALL = {**BUNDLES, **assets().bundles}
PARTS = [(name, part) for name, parts in ALL.items() for part in parts]


def test_a_bundle_holds_each_of_its_files() -> None:
    files = StaticFiles(static_folder(), bundles=ALL)
    for name, part in PARTS:
        whole, one = files.find(name), files.find(part)
        assert whole is not None, name
        assert one is not None, part
        assert whole.content.count(one.content) == 1, (name, part)


def test_a_bundle_finds_the_pictures_and_fonts_that_it_names() -> None:
    files = StaticFiles(static_folder(), bundles=ALL)
    for name in ALL:
        whole = files.find(name)
        assert whole is not None
        for named in re.findall(r"""url\(["']?([^"')?#:]+)""", whole.content.decode()):
            assert files.find(posixpath.normpath(posixpath.join(posixpath.dirname(name), named))), (name, named)


def test_neither_home_nor_ways_nor_any_table_asks_for_a_file_twice(tmp_path: Path) -> None:
    client = create_app(tmp_path, testing=True).test_client()
    home = client.get("/").text
    token = re.search(r'name="csrf_token" value="([^"]+)"', home)
    assert token
    sent = {pages.REPLAY_STYLE for pages in every_pages()}
    pages = [home, client.get("/ways").text]
    for read in ("/rules", "/cards"):
        sent |= set(re.findall(r'href="/static/([\w./-]+\.css)\?v=', client.get(read, follow_redirects=True).text))
    for edition in (*(next(iter(game.INFO.editions)) for game in offered()), "classic", "rivals"):
        asked_for = {"csrf_token": token[1], "edition": edition}
        pages.append(client.post("/play", data=asked_for, follow_redirects=True).text)
    for page in pages:
        asked = re.findall(r'(?:src|href)="/static/([\w./-]+\.(?:js|css))\?v=', page)
        sent |= set(asked)
        assert len(asked) == len(set(asked))
        assert not {part for name, part in PARTS if name in asked} & set(asked)
        assert len([name for name in asked if name.endswith(".js")]) == 1
    assert set(ALL) <= sent


def test_while_developing_a_changed_file_changes_its_bundle(tmp_path: Path) -> None:
    for name, text in (("one.css", "a { top: 0 }"), ("two.css", "b { top: 0 }")):
        (tmp_path / name).write_text(text)
    files = StaticFiles(tmp_path, watch=True, bundles={"both.css": ("one.css", "two.css")})
    before = files.url("both.css")
    found = files.find("both.css")
    assert found is not None
    assert re.fullmatch(rb"a\S*\{top:0\}\s*b\S*\{top:0\}", found.content)
    (tmp_path / "one.css").write_text("c { top: 0 }")
    assert files.url("both.css") != before
    before = files.url("both.css")
    (tmp_path / "css").mkdir()
    (tmp_path / "css" / "conditions.css").write_text("@custom-media --phone (width < 700px);")
    assert files.url("both.css") == before
    (tmp_path / "two.css").write_text("@media (--phone) { b { top: 0 } }")
    small = files.url("both.css")
    (tmp_path / "css" / "conditions.css").write_text("@custom-media --phone (width < 800px);")
    assert files.url("both.css") != small
    (tmp_path / "two.css").unlink()
    assert files.find("both.css") is None
