"""Who is new says so on any screen: pictures to tap, the way on and the way back are in sight."""

import pytest

from ..fits import ANY_SCREEN, resize

REACHED = """() => {
  const [list, button, close] = ['.pick-face', '.new-player .main', '#new summary']
    .map(of => document.querySelector(of));
  const seen = one => { const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return one.contains(top) || (top?.parentElement === one.parentElement && one.matches('.face')); };
  const { top, bottom } = list.getBoundingClientRect();
  const faces = [...list.querySelectorAll('.face')].filter(one => one.getBoundingClientRect().bottom <= bottom);
  return { faces: faces.length && faces.every(seen), room: bottom - top, button: seen(button), close: seen(close) };
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_pictures_button_and_way_back_are_in_sight_on_any_screen(open_for, language):
    page = open_for("tablet", language).go_home().page
    page.locator("#new summary").click()
    for screen in ANY_SCREEN:
        resize(page, screen)
        reached = page.evaluate(REACHED)
        assert reached["room"] > 84, (screen, reached)
        assert reached["faces"], (screen, reached)
        assert reached["button"], (screen, reached)
        assert reached["close"], (screen, reached)
    page.locator("#new summary").click()
    assert not page.locator(".new-player .main").is_visible()
