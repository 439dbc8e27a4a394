"""A device with the site on it: a chromium with a folder of its own, that can be killed, and a child who plays."""

from __future__ import annotations

import base64
import contextlib
import functools
import http.server
import os
import re
import signal
import subprocess
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Browser, Error, Frame, Page, Playwright, expect

from tools.site.__main__ import Site

BASE = "/kidsq"
PATIENCE = 90.0
TOKEN = re.compile(r'name="csrf_token" value="([^"]+)"')
READ_FILES = """async () => {
  const root = await navigator.storage.getDirectory();
  const found = {};
  const walk = async (folder) => {
    for await (const [name, entry] of folder.entries()) {
      if (entry.kind === "directory") { await walk(entry); continue; }
      if (!name.startsWith("slot-")) continue;
      const bytes = new Uint8Array(await (await entry.getFile()).arrayBuffer());
      const [told] = new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0))).split("\\n");
      if (!told) continue;
      let text = "";
      for (const byte of bytes.subarray(4096)) text += String.fromCharCode(byte);
      found[JSON.parse(told).path] = btoa(text);
    }
  };
  await walk(root);
  return found;
}"""
SEND = """async ([address, options]) => {
  const answer = await fetch(address, options);
  return [answer.status, answer.url, answer.redirected, await answer.text()];
}"""


class Host:
    """A web space with the site in a folder; beside it lies a page that is none of the site's."""

    def __init__(self, site: Path) -> None:
        class Handler(Site):
            def translate_path(self, path: str) -> str:
                return super().translate_path(path.removeprefix(BASE) if path.startswith(BASE) else "/parts.json")

        handler = functools.partial(Handler, directory=str(site))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://localhost:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Device:
    """A browser and its folder; it is closed, killed and started again, and keeps what it has kept."""

    def __init__(self, playwright: Playwright, program: str, folder: Path, url: str) -> None:
        self.playwright, self.program, self.folder, self.url = playwright, program, folder, url
        self.heard: list[str] = []
        self._process: subprocess.Popen[bytes] | None = None
        self._browser: Browser | None = None

    def start(self) -> Page:
        """The browser with an empty page."""
        told = self.folder / "DevToolsActivePort"
        told.unlink(missing_ok=True)
        flags = ["--remote-debugging-port=0", f"--user-data-dir={self.folder}", "--no-sandbox", "--disable-gpu"]
        flags += ["--no-first-run", "--lang=en", "--window-size=1024,768", "about:blank"]
        self._process = subprocess.Popen(
            [self.program, *flags], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        until = time.monotonic() + PATIENCE
        while not (told.is_file() and len(told.read_text().split()) == 2):
            assert time.monotonic() < until
            assert self._process.poll() is None, "the browser has ended"
            time.sleep(0.02)
        self._browser = self.playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{told.read_text().split()[0]}")
        context = self._browser.contexts[0]
        page = context.pages[0] if context.pages else context.new_page()
        page.set_viewport_size({"width": 1024, "height": 768})
        page.on("console", lambda said: self.heard.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.heard.append(str(error)))
        return page

    def open(self) -> Page:
        """The site's page."""
        page = self._browser.contexts[0].new_page() if self._browser else self.start()
        page.goto(f"{self.url}{BASE}/")
        return page

    def processes(self) -> list[int]:
        """Those of the browser now."""
        assert self._process is not None
        asked = ["ps", "-o", "pid=", "-g", str(self._process.pid)]
        return [int(one) for one in subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split()]

    def kill(self) -> None:
        """As a battery that is empty: the whole browser, at once."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._forget()

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()

    def _forget(self) -> None:
        if self._browser is not None:
            with contextlib.suppress(Error):  # it has gone
                self._browser.close()
        self._browser = None

    def beside(self) -> Page:
        """A page that is none of the site's and may look at its files, while the site is not open."""
        page = self._browser.contexts[0].new_page() if self._browser else self.start()
        page.goto(f"{self.url}/beside")
        return page

    def files(self) -> dict[str, bytes]:
        """What lies in the site's folder of this device, by path, while the site is not open."""
        page = self.beside()
        found: dict[str, str] = page.evaluate(READ_FILES)
        page.close()
        return {path: base64.b64decode(content) for path, content in found.items()}


def comes_in(page: Page) -> Frame:
    """kidsq's own page, once it is there; taps where the site's page asks for it."""
    button = page.locator("#go")
    frame = page.locator("iframe")
    until = time.monotonic() + PATIENCE
    while not page.locator("body[data-shows=game]").count():
        assert time.monotonic() < until, page.locator("#told").text_content()
        if button.is_visible():
            button.click()
        page.wait_for_timeout(30)
    expect(frame).to_be_visible()
    found = next(one for one in page.frames if one.parent_frame)
    found.wait_for_load_state()
    return found


@dataclass(frozen=True)
class Answer:
    status_code: int
    headers: Mapping[str, str]
    text: str


class Link:
    """A child's forms, sent beside kidsq's page in this browser; as tests/faults has it over a network."""

    def __init__(self) -> None:
        self.frame: Frame | None = None
        self.token = ""

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> Answer:
        return self._send(path, {"headers": dict(headers or {})})

    def post(
        self, path: str, data: Mapping[str, Any] | None = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        if not self.token:
            self.get("/")
        form = {"Content-Type": "application/x-www-form-urlencoded", **(headers or {})}
        body = urlencode({"csrf_token": self.token, **(data or {})}, doseq=True)
        return self._send(path, {"method": "POST", "headers": form, "body": body})

    def _send(self, path: str, options: dict[str, Any]) -> Answer:
        if self.frame is None:
            raise OSError("no browser")
        try:
            status, url, redirected, text = self.frame.evaluate(SEND, [f"{BASE}{path}", options])
        except Error as error:
            raise OSError(str(error)) from error
        if found := TOKEN.search(text):
            self.token = found[1]
        if redirected:
            return Answer(303, {"Location": re.sub(rf"^https?://[^/]+{BASE}", "", url)}, text)
        return Answer(status, {}, text)

    def hang_up(self) -> None:
        self.frame = None
