"""How long a motion lasts stands in one sheet, for styles, scripts and the scene; a name not there moves nothing."""

import re

from kidsq.paths import static_folder
from kidsq.web.games.sleeping_queens import scene

ROOM = scene.MOTIONS.parent


def test_every_motion_that_is_read_has_its_length_and_every_length_is_read() -> None:
    told = re.findall(r"--([a-z]+)-ms:", scene.MOTIONS.read_text())
    scripts = "".join(path.read_text() for path in ROOM.glob("*.js"))
    styles = "".join(path.read_text() for path in ROOM.glob("*.css"))
    read = {*re.findall(r'lasting\("(\w+)"\)', scripts), *re.findall(r"var\(--([a-z]+)-ms\)", styles)}
    assert read == set(told)
    assert {"count", "wake"} <= read, "which the friends wait for"
    assert ROOM.is_relative_to(static_folder())


def test_the_friends_wait_for_the_longest_motion_that_any_screen_shows(tmp_path, monkeypatch) -> None:
    sheet = tmp_path / "motions.css"
    sheet.write_text(":root { --wake-ms: 1750 } @media (--phone) { :root { --wake-ms:2400 } }")
    monkeypatch.setattr(scene, "MOTIONS", sheet)
    scene.lasting.cache_clear()
    assert scene.lasting("wake") == 2400
    scene.lasting.cache_clear()
