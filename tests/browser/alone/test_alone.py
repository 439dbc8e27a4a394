"""kidsq in a browser alone: played, left, cut off from the network, killed; what it confirmed is there."""

from __future__ import annotations

import random
import re
import shutil
import time
from pathlib import Path

import pytest
from alone import links
from faults.tablets import LOST, Child, Ledger
from playwright.sync_api import expect
from scale import SOAK

from kidsq.maintenance.check import check_file
from kidsq.play import result_of_record
from kidsq.store.people.people import FACES

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


HOLD = """async () => {
  let folder = await navigator.storage.getDirectory();
  for (const name of ["kidsq", "kidsq"]) folder = await folder.getDirectoryHandle(name);
  for await (const [name, entry] of folder.entries()) {
    if (!window.held && name.startsWith("slot-")) window.held = await entry.createWritable();
  }
}"""


def test_what_is_stored_and_cannot_be_opened_is_not_played_past(device: Device) -> None:
    page = device.open()
    comes_in(page)
    beside = page.context.new_page()
    beside.goto(f"{page.url.partition('#')[0]}parts.json")
    page.close()
    beside.evaluate(HOLD)
    again = beside.context.new_page()
    again.goto(f"{device.url}{BASE}/")
    told = "kidsq could not start. What was played is still stored."
    expect(again.locator("#told")).to_have_text(told, timeout=60_000)
    beside.close()
    again.get_by_role("button", name="Try again").click()
    comes_in(again)


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


def test_a_named_child_and_a_grown_up_are_there_after_a_restart(device: Device) -> None:
    link = Link()
    link.frame = comes_in(device.open())
    added = link.post("/players", {"nickname": "Mila", "face": FACES[0]})
    assert added.status_code in (200, 303)
    one, other = re.findall(r"how much is (\d+) × (\d+)", link.get("/grown-ups").text)[0]
    claim = link.post("/grown-ups/first", {"product": int(one) * int(other)}).headers["Location"]
    passphrase = {"name": "Rosa", "passphrase": "fourteen yellow boats"}
    assert link.post("/grown-ups/claim", {"code": claim.rpartition("code=")[2], **passphrase}).status_code == 303
    link.post("/grown-ups/start", {"name": "2b", "key": "a" * 32})

    def get(address: str) -> tuple[int, str]:
        answer = link.get(address.removeprefix(BASE))
        return answer.status_code, answer.text

    found = links.followed(get, ("/", "/grown-ups"))
    assert {address: status for address, status in found.items() if status >= 400} == {}
    assert len(found) > 20
    device.kill()
    link.frame = comes_in(device.open())
    assert "Mila" in link.get("/").text
    assert "Rosa" in link.get("/grown-ups/account").text
    link.post("/grown-ups/sign-out")
    assert link.post("/grown-ups/sign-in", {"name": "Rosa", "passphrase": "another"}).status_code == 400
    assert link.post("/grown-ups/sign-in", passphrase).status_code == 303


@pytest.fixture
def own_site(site: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(site, tmp_path / "site"))


def test_a_new_version_is_used_from_the_next_start_on(device: Device, own_site: Path) -> None:
    host = Host(own_site)
    device.url = host.url
    page = device.open()
    frame = comes_in(page)
    (version,) = page.evaluate("caches.keys()")
    service = own_site / "service.js"
    service.write_text(service.read_text("utf-8").replace(version.removeprefix("kidsq "), "of tomorrow"), "utf-8")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.wait_for_function("navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)")
    assert page.evaluate("caches.keys()") == [version, "kidsq of tomorrow"]
    assert frame.evaluate("fetch('/kidsq/gallery').then((answer) => answer.status)") in (200, 404)
    page.reload()
    comes_in(page)
    assert page.evaluate("caches.keys()") == ["kidsq of tomorrow"]
    host.close()
