"""kidsq in a browser alone: played, left, cut off from the network, killed; what it confirmed is there."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path

import pytest
from faults.tablets import LOST, Child, Ledger
from playwright.sync_api import expect
from scale import SOAK

from kidsq.maintenance.check import check_file
from kidsq.play import result_of_record

from ..home.test_first_game import GLOWS
from .device import BASE, Device, Host, Link, comes_in

KILLS = 3 if SOAK == 1 else 10 * SOAK


def test_a_guest_plays_and_goes_on_without_a_network(device: Device, host: Host) -> None:
    page = device.open()
    frame = comes_in(page)
    frame.get_by_role("button", name="Play", exact=True).first.click()
    page.wait_for_url(re.compile(r"#/table/\w+"))
    story = frame.locator("#prologue").get_by_role("button")
    story.click()
    expect(frame.locator("#prologue")).to_have_count(0)
    table = page.url.rsplit("/", 1)[1]
    for _ in range(30):
        glow = frame.evaluate(GLOWS)
        if glow:
            page.mouse.click(*glow["at"])
        page.wait_for_timeout(200)
        if frame.locator("#table").get_attribute("data-ply") != "0":
            break
    ply = int(frame.locator("#table").get_attribute("data-ply") or "0")
    assert ply > 0
    assert device.heard == []

    host.close()
    device.kill()
    page = device.start()
    page.context.set_offline(True)
    page.goto(f"{device.url}{BASE}/table/{table}")
    frame = comes_in(page)
    assert page.url.endswith(f"{BASE}/#/table/{table}")
    assert int(frame.locator("#table").get_attribute("data-ply") or "0") >= ply


def test_a_second_tab_says_so_and_can_take_over(device: Device) -> None:
    first = device.open()
    comes_in(first)
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator("#told")).to_have_text("kidsq is open in another tab or window.")
    second.get_by_role("button", name="Play here").click()
    frame = comes_in(second)
    expect(frame.get_by_role("button", name="Play", exact=True).first).to_be_visible()
    expect(first.locator("#told")).to_have_text("kidsq goes on in another tab or window.")


PLAY_ON = """([table, token]) => {
  const body = new URLSearchParams({ csrf_token: token, speed: "button" });
  const send = () => fetch(`/kidsq${table}/settings`, { method: "POST", body, redirect: "manual" }).then(send);
  send();
}"""
"""Writes that nobody waits for, so that a kill meets the database in the middle of one."""


def test_killed_browsers_keep_what_they_confirmed(device: Device, tmp_path: Path) -> None:
    rng, ledger, link = random.Random(5), Ledger(), Link()
    child = Child(link, ledger, random.Random(1))  # type: ignore[arg-type]
    for _ in range(KILLS):
        link.frame = comes_in(device.open())
        wanted = len(ledger.confirmed) + rng.randint(3, 15)
        child.sit_down()
        while len(ledger.confirmed) < wanted:
            child.step()
        link.frame.evaluate(PLAY_ON, [child.browser.url, link.token])
        time.sleep(rng.uniform(0, 0.1))
        device.kill()
        with pytest.raises(LOST):
            child.step()
        link.hang_up()
        for path, content in device.files().items():
            (tmp_path / path.lstrip("/").replace("/", " ")).write_bytes(content)
        assert check_file(tmp_path / "kidsq.db", result_of_record) == []
    assert child.faults == []
    ledger.held_against(tmp_path)
