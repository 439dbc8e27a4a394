"""A tap on the owl is answered, also where it has shown all it can."""

from __future__ import annotations

from playwright.sync_api import expect

from ..sitting import Child


def test_with_full_help_every_tap_is_answered_and_what_is_laid_stays(child: Child) -> None:
    child.sit(["2", "3", "5", "8", "8"], hint="5").lay("2")
    line, owl = child.page.locator("#line"), child.button("Ask the owl")
    said = [line.inner_text()]
    for _ in range(4):
        child.tap(owl)
        expect(line).not_to_have_text(said[-1])
        said.append(line.inner_text())
        child.hears(said[-1])
    assert "Tap 2, then 3, then =, then 5." in said
    expect(child.card("2")).to_be_checked()
    child.lay("3")
    expect(line).to_have_text(said[0])
