"""kidsq in a browser alone: played, left, cut off from the network, killed; what it confirmed is there."""

from __future__ import annotations

import itertools
import json
import random
import re
import shutil
import time
from pathlib import Path

import pytest
from alone import links
from faults.tablets import LOST, Child, Ledger
from playwright.sync_api import Page, expect

from kidsq.maintenance.check import check_file
from kidsq.play import result_of_record
from kidsq.store.people.people import FACES

from ..home.test_first_game import GLOWS
from .device import BASE, PATIENCE, Device, Host, Link, comes_in

PASSPHRASE = "fourteen yellow boats"

ASK_FOR_LINES = """async () => {
  const list = await (await fetch("/kidsq/static/voices/it/lines.json")).json();
  return new Set(Object.values(list)).size;
}"""
"""As a page does where the device has no voice of its language; how many lines there are."""


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
    number = frame.evaluate(ASK_FOR_LINES)
    page.wait_for_function(
        f"() => caches.open('kidsq voices').then((all) => all.keys()).then((all) => all.length > {number})"
    )
    assert device.heard == []

    host.close()
    device.kill()
    page = device.start()
    page.context.set_offline(True)
    page.goto(f"{device.url}{BASE}/table/{table}")
    frame = comes_in(page)
    assert page.url.endswith(f"{BASE}/#/table/{table}")
    assert int(frame.locator("#table").get_attribute("data-ply") or "0") >= ply


MEMORY = """async () => {
  let folder = await navigator.storage.getDirectory();
  for (const name of ["kidsq", "kidsq"]) folder = await folder.getDirectoryHandle(name);
  const file = await folder.getFileHandle("heap");
  try {
    const head = new TextDecoder().decode(await (await file.getFile()).slice(0, 4096).arrayBuffer());
    return head.split("\\0")[0];
  } catch {
    return ""; // it is being written
  }
}"""
"""What is said of the memory that is kept of Python: of which version and browser, how long, its sum."""
SPOIL_MEMORY = """async (told) => {
  let folder = await navigator.storage.getDirectory();
  for (const name of ["kidsq", "kidsq"]) folder = await folder.getDirectoryHandle(name);
  const content = new Uint8Array(4096 + 2 ** 20);
  content.set(new TextEncoder().encode(JSON.stringify([JSON.parse(told)[0], 2 ** 20, 0])));
  const file = await (await folder.getFileHandle("heap")).createWritable();
  await file.write(content);
  await file.close();
}"""
"""It becomes nothing but zeros, which agree with what is said of them."""


@pytest.mark.thorough
def test_a_kept_memory_that_does_not_run_is_done_without(device: Device) -> None:
    page = device.open()
    comes_in(page)
    kept = _memory(page)
    device.kill()
    page = device.beside()
    page.evaluate(SPOIL_MEMORY, kept)
    page.close()
    page = device.open()
    frame = comes_in(page)
    expect(frame.get_by_role("button", name="Play", exact=True).first).to_be_visible()
    assert json.loads(_memory(page))[:2] == json.loads(kept)[:2]


def test_a_browser_that_deletes_everything_is_told_of(device: Device) -> None:
    page = device.open()
    comes_in(page)
    asked = {"origin": device.url, "storageTypes": "all"}
    page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", asked)
    expect(page.locator("#told")).to_have_text(re.compile("^This browser has deleted what kidsq kept here"))


def _memory(page: Page) -> str:
    """What is said of it, as soon as it is kept."""
    until = time.monotonic() + PATIENCE
    while not (told := page.evaluate(MEMORY)):
        assert time.monotonic() < until
        page.wait_for_timeout(100)
    return str(told)


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


WRITABLE = """
  const writable = async (entry, how, tries = 500) => {
    try {
      return await entry.createWritable(how);
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((next) => setTimeout(next, 20));
      return writable(entry, how, tries - 1);
    }
  };
"""
"""The worker of a page that has been closed lets go of its files a moment later."""
HOLD = f"""async () => {{{WRITABLE}
  let folder = await navigator.storage.getDirectory();
  for (const name of ["kidsq", "kidsq"]) folder = await folder.getDirectoryHandle(name);
  for await (const [name, entry] of folder.entries()) {{
    if (!window.held && name.startsWith("slot-")) window.held = await writable(entry);
  }}
}}"""


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


FAIL = "() => { self.Uint8Array = class { constructor() { throw new Error('Python has failed'); } }; }"
"""In the worker: from now on no request comes to Python."""


@pytest.mark.thorough
def test_where_python_fails_kidsq_says_so_in_the_chosen_language_and_starts_again(device: Device) -> None:
    page = device.open()
    link = Link()
    link.frame = frame = comes_in(page)
    link.post("/language", {"language": "it"})
    frame.goto(f"{device.url}{BASE}/gallery")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    (worker,) = page.workers
    worker.evaluate(FAIL)
    frame.get_by_role("link").first.click()
    expect(page.locator("#told")).to_have_text(
        "Ops, kidsq è inciampato. Niente è perduto: le tue partite ti aspettano."
    )
    expect(page.locator("iframe")).to_have_count(0)
    page.get_by_role("button", name="Riavvia kidsq").click()
    frame = comes_in(page)
    assert page.url == f"{device.url}{BASE}/"
    expect(frame.locator("html")).to_have_attribute("lang", "it")


PLAY_ON = """([table, token]) => {
  const body = new URLSearchParams({ csrf_token: token, speed: "button" });
  const send = () => fetch(`/kidsq${table}/settings`, { method: "POST", body, redirect: "manual" }).then(send);
  send();
}"""
"""Writes that nobody waits for, so that a kill meets the database in the middle of one."""


TAKE_OVER = """() => {
  navigator.locks.request(`kidsq ${new URL("./", location.href).href}`, { steal: true }, () => new Promise(() => {}));
}"""
"""As another tab does: the page ends its worker, whatever Python is doing."""


@pytest.mark.parametrize("times", [3, pytest.param(200, marks=pytest.mark.thorough)])
def test_what_was_confirmed_outlives_killed_browsers_tabs_and_workers(
    device: Device, tmp_path: Path, times: int
) -> None:
    rng, ledger, link = random.Random(5), Ledger(), Link()
    child = Child(link, ledger, random.Random(1))  # type: ignore[arg-type]
    ways = itertools.cycle(("browser", "tab", "worker"))
    for _, way in zip(range(times), ways, strict=False):
        page = device.open()
        link.frame = comes_in(page)
        plays(child, rng.randint(3, 15))
        link.frame.evaluate(PLAY_ON, [child.browser.url, link.token])
        time.sleep(rng.uniform(0, 0.1))
        if way == "browser":
            device.kill()
        if way == "worker":
            page.evaluate(TAKE_OVER)
            expect(page.locator("iframe")).to_have_count(0)
        if way != "browser":
            page.close()
        with pytest.raises(LOST):
            child.step()
        link.hang_up()
        for path, content in device.files().items():
            (tmp_path / path.lstrip("/").replace("/", " ")).write_bytes(content)
        assert check_file(tmp_path / "kidsq.db", result_of_record) == []
        ledger.held_against(tmp_path)
    assert child.faults == []


def test_a_child_is_carried_to_another_device(device: Device, host: Host, tmp_path: Path) -> None:
    link, page = Link(), device.open()
    link.frame = comes_in(page)
    link.post("/players", {"nickname": "Mila", "face": FACES[0]})
    becomes_first(link)
    link.frame.goto(f"{host.url}{BASE}/grown-ups")
    link.frame.get_by_role("link", name="Mila").last.click()
    link.frame.get_by_text("More").click()
    link.frame.get_by_role("link", name="Data").last.click()
    with page.expect_download() as taken:
        link.frame.get_by_role("link", name="Take along").click()
    taken.value.save_as(tmp_path / taken.value.suggested_filename)
    (file,) = tmp_path.glob("kidsq-Mila-*.kidsq")

    other = Device(device.playwright, device.program, tmp_path / "other", host.url)
    try:
        link.frame = comes_in(other.open())
        becomes_first(link)
        link.frame.goto(f"{host.url}{BASE}/grown-ups/bring-in")
        link.frame.locator("#file").set_input_files(file)
        link.frame.get_by_role("button", name="Look at it first").click()
        expect(link.frame.get_by_role("heading", name="Bring in Mila?")).to_be_visible()
        link.frame.get_by_role("button", name="Bring in").click()
        expect(link.frame.get_by_role("link", name="To Mila")).to_be_visible()
        assert "Mila" in link.get("/").text
        assert other.heard == device.heard == []
    finally:
        other.close()


def test_a_named_child_and_a_grown_up_are_there_after_a_restart(device: Device) -> None:
    link = Link()
    link.frame = comes_in(device.open())
    added = link.post("/players", {"nickname": "Mila", "face": FACES[0]})
    assert added.status_code in (200, 303)
    becomes_first(link)
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
    assert link.post("/grown-ups/sign-in", {"name": "Rosa", "passphrase": PASSPHRASE}).status_code == 303


def becomes_first(link: Link) -> None:
    one, other = re.findall(r"how much is (\d+)\s×\s(\d+)", link.get("/grown-ups").text)[0]
    claim = link.post("/grown-ups/first", {"product": int(one) * int(other)}).headers["Location"]
    said = {"code": claim.rpartition("code=")[2], "name": "Rosa", "passphrase": PASSPHRASE}
    assert link.post("/grown-ups/claim", said).status_code == 303


def test_a_backup_is_saved_and_opened_in_the_browser(device: Device, tmp_path: Path) -> None:
    link = Link()
    page = device.open()
    link.frame = frame = comes_in(page)
    link.post("/players", {"nickname": "Mila", "face": FACES[0]})
    becomes_first(link)
    frame.goto(f"{device.url}{BASE}/grown-ups/backup")
    with page.expect_download() as coming:
        frame.get_by_role("button", name="Save a backup").click()
    file = tmp_path / "saved.db"
    coming.value.save_as(file)
    assert check_file(file) == []
    link.post("/players", {"nickname": "Noah", "face": FACES[1]})
    frame.get_by_label("A file that was saved here").set_input_files(file)
    frame.get_by_role("button", name="Look into it").click()
    frame.get_by_text("1 child, 0 games").click()
    frame.get_by_role("button", name="Open it").click()
    expect(page.frame_locator("iframe").get_by_text("The backup is open.")).to_be_visible(timeout=60_000)
    link.frame = comes_in(page)
    found = link.get("/").text
    assert "Mila" in found
    assert "Noah" not in found
    assert link.post("/grown-ups/sign-in", {"name": "Rosa", "passphrase": PASSPHRASE}).status_code == 303


SPOIL = f"""async () => {{{WRITABLE}
  let folder = await navigator.storage.getDirectory();
  for (const name of ["kidsq", "kidsq"]) folder = await folder.getDirectoryHandle(name);
  for await (const [name, entry] of folder.entries()) {{
    const head = await (await entry.getFile()).slice(0, 4096).text();
    if (!head.includes('"/kidsq.db"')) continue;
    const file = await writable(entry, {{ keepExistingData: true }});
    await file.write({{ type: "write", position: 4096, data: "spoilt ".repeat(1000) }});
    await file.close();
  }}
}}"""


def test_a_damaged_database_is_told_and_kept_and_begun_anew_beside(device: Device, tmp_path: Path) -> None:
    page = device.open()
    comes_in(page)
    page.close()
    beside = device.beside()
    beside.evaluate(SPOIL)
    page = device.open()
    told = page.locator("#told")
    expect(told).to_contain_text("What was played here is damaged", timeout=60_000)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save the damaged file").click()
    assert Path(coming.value.path()).read_bytes().startswith(b"spoilt spoilt")
    wrong = {"name": "holiday.jpg", "mimeType": "image/jpeg", "buffer": b"a picture" * 100}
    page.locator("#file").set_input_files(wrong)  # type: ignore[arg-type]
    expect(told).to_contain_text("“holiday.jpg” is not a backup of kidsq.")
    page.get_by_role("button", name="Begin anew").click()
    comes_in(page)
    page.close()
    assert [path for path in device.files() if path.startswith("/set-aside-")]


def plays(child: Child, times: int) -> None:
    wanted = len(child.ledger.confirmed) + times
    child.sit_down()
    while len(child.ledger.confirmed) < wanted:
        child.step()


@pytest.fixture
def own_site(site: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(site, tmp_path / "site"))


THROUGH = """() => {
  const [{ type, workerStart }] = performance.getEntriesByType("navigation");
  return type === "reload" && workerStart > 0;
}"""
"""Whether the page was loaded anew, and by its service worker."""
VERSIONS = "caches.keys().then((all) => all.filter((name) => name !== 'kidsq voices'))"


def test_a_page_that_is_loaded_past_the_service_worker_comes_through_it_in_the_end(device: Device) -> None:
    """With Shift and reload. In Firefox its frame would go past it, too, and show what the web space has there."""
    page = device.open()
    comes_in(page)
    page.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    page.wait_for_function(THROUGH)
    comes_in(page).get_by_role("button", name="Play", exact=True).first.click()
    page.wait_for_url(re.compile(r"#/table/\w+"))


def test_a_new_version_is_used_from_the_next_start_on(device: Device, own_site: Path) -> None:
    host = Host(own_site)
    device.url = host.url
    page = device.open()
    frame = comes_in(page)
    (version,) = page.evaluate(VERSIONS)
    service = own_site / "service.js"
    service.write_text(service.read_text("utf-8").replace(version.removeprefix("kidsq "), "of tomorrow"), "utf-8")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.wait_for_function("() => navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)")
    assert page.evaluate(VERSIONS) == [version, "kidsq of tomorrow"]
    assert frame.evaluate("fetch('/kidsq/gallery').then((answer) => answer.status)") in (200, 404)
    page.reload()
    comes_in(page)
    assert page.evaluate(VERSIONS) == ["kidsq of tomorrow"]
    host.close()
