"""The figures for Prometheus: off unless asked for, at a port of their own, of nobody by name."""

from __future__ import annotations

import re
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import content
import pytest
import worlds
from flask import Flask
from play.playing import Browser, browser
from werkzeug.test import Client, TestResponse

from kidsq import network, settings
from kidsq.play import Request
from kidsq.server import metrics, serve
from kidsq.store.db.database import writing

SAMPLE = re.compile(r'kidsq_([a-z_]+)(?:\{((?:[a-z]+="[^"\\\n]*",?)+)\})? (\d+(?:\.\d+)?(?:e[-+]\d+)?)')


@pytest.fixture(autouse=True)
def let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Request, "step_done", None)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    with worlds.world(tmp_path, seed=3) as app:
        app.config["PROPAGATE_EXCEPTIONS"] = False
        yield app


def asked(pages: Client, path: str = "/metrics", host: str = "127.0.0.1:9108", **more: str) -> TestResponse:
    return pages.get(path, headers={"Host": host, **more})


def figures(pages: Client) -> dict[str, float]:
    """Every sample by its name and labels; all else has to be a line of HELP or TYPE."""
    answer = asked(pages)
    assert (answer.status_code, answer.mimetype) == (200, "text/plain")
    assert answer.text.endswith("\n")
    lines = answer.text.splitlines()
    told = {line.split()[2] for line in lines if line.startswith("# TYPE kidsq_")}
    found = {}
    for line in lines:
        if line.startswith("# "):
            continue
        sample = SAMPLE.fullmatch(line)
        assert sample, line
        assert {f"kidsq_{sample[1]}", f"kidsq_{re.sub('_(bucket|sum|count)$', '', sample[1])}"} & told, line
        found[line.rpartition(" ")[0].removeprefix("kidsq_")] = float(sample[3])
    return found


def test_without_the_setting_nothing_is_counted_or_shown(
    tmp_path: Path, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(settings.METRICS, raising=False)
    monkeypatch.setattr(metrics, "server_of", lambda *_, **__: pytest.fail("a server is made"))
    before = app.wsgi_app
    assert metrics.watch(app) is None
    assert app.wsgi_app == before
    assert Request.step_done is None
    for lines in ({}, {"X-Forwarded-For": "127.0.0.1", "X-Real-IP": "127.0.0.1", "Forwarded": "for=127.0.0.1"}):
        assert app.test_client().get("/metrics", headers=lines).status_code == 404


def test_the_pages_port_shows_no_figures_either_where_they_are_wanted(app: Flask) -> None:
    metrics.counted(app)
    for path in ("/metrics", "/metrics/", "//metrics", "/health/metrics"):
        for lines in (
            {},
            {"X-Forwarded-For": "127.0.0.1", "X-Forwarded-Host": "localhost:9108", "Host": "127.0.0.1:9108"},
        ):
            assert "kidsq_" not in app.test_client().get(path, headers=lines).text


def test_answers_are_counted_by_kind_and_status(app: Flask) -> None:
    pages = Client(metrics.counted(app))
    child = app.test_client()
    child.get("/")
    child.get("/table/" + "0" * 32)
    child.get("/grown-ups")
    child.get("/health")
    child.get("/static/css/nothing.css")
    child.post("/table/" + "0" * 32 + "/turn")
    found = figures(pages)
    counted = {name: value for name, value in found.items() if name.startswith("requests_total")}
    assert counted == {
        f'requests_total{{kind="{kind}",status="{status}"}}': 1
        for kind, status in [
            *(("page", "2xx"), ("look", "4xx"), ("grown_ups", "2xx"), ("health", "2xx")),
            *(("file", "4xx"), ("step", "4xx")),
        ]
    }
    assert found['request_seconds_count{kind="page"}'] == 1
    assert found['request_seconds_bucket{kind="page",le="+Inf"}'] == 1
    assert 0 < found['request_seconds_sum{kind="page"}'] < 60


def test_times_fall_into_the_buckets_up_to_which_they_are() -> None:
    made = metrics.Figures()
    for took in (0.001, 0.01, 0.011, 0.25, 0.3, 5.0):
        made._note("look", "2xx", took)
    found = [line.rpartition(" ") for line in made.lines() if "_bucket" in line]
    buckets = [float(value) for _, _, value in found]
    assert buckets == [2, 3, 3, 3, 4, 5, 6]


def test_a_step_counts_once_when_it_is_stored(app: Flask) -> None:
    pages = Client(metrics.counted(app))
    child = browser(app).open(edition="classic").to_my_turn()
    before = figures(pages)["steps_total"]
    card = re.findall(r'value="(\d)"[^>]* data-single', child.shown)[0]
    taken = {"ply": child.ply, "key": child.key, "card": card}
    assert child.post("turn", **taken).status_code == 200
    assert figures(pages)["steps_total"] == before + 1
    assert child.post("turn", **taken).status_code == 200
    assert figures(pages)["steps_total"] == before + 1, "the same form once more"
    with content.read_only(worlds.db_of(app)):
        assert child.go_on().status_code == 503
    assert figures(pages)["steps_total"] == before + 1, "what is taken back is no step"
    assert figures(pages)['requests_total{kind="step",status="5xx"}'] == 1


def test_nobody_is_named_and_no_id_told(app: Flask) -> None:
    pages = Client(metrics.counted(app))
    with writing(worlds.db_of(app)) as db:
        class_id, children = worlds.class_of(db, "2b Keller", ["Mira"], "2026-11-20T17:34:22.000Z")
    child: Browser = browser(app).open(edition="classic")
    child.look()
    app.test_client().get("/Mira?name=Mira")
    text = asked(pages).text
    for secret in ("Mira", "Keller", class_id, child.game_id, *(one.id for one in children.values())):
        assert secret not in text
    assert not re.search(r"[0-9a-f]{32}", text)


def test_a_foreign_name_another_address_and_another_method_show_nothing(app: Flask) -> None:
    pages = Client(metrics.counted(app))
    assert asked(pages, host="evil.example:9108").status_code == 400
    assert asked(pages, "/").status_code == 404
    assert asked(pages, "/metrics/..").status_code == 404
    assert pages.post("/metrics", headers={"Host": "localhost"}).status_code == 405
    for answer in (asked(pages, host="evil.example"), asked(pages, "/x")):
        assert answer.data == b""
    whole = asked(pages)
    assert "Access-Control-Allow-Origin" not in whole.headers
    assert whole.headers["Cache-Control"] == "no-store"


def test_without_a_database_the_figures_say_so(app: Flask, tmp_path: Path) -> None:
    pages = Client(metrics.counted(app))
    assert figures(pages)['well{probe="database"}'] == 1
    assert figures(pages)["database_bytes"] > 100_000
    with content.out_of_reach(worlds.db_of(app), tmp_path):
        found = figures(pages)
    assert (found['well{probe="database"}'], found['well{probe="backup"}']) == (0, 0)
    assert "database_bytes" not in found
    assert "disk_free_bytes" in found


def test_several_processes_take_ports_of_their_own_on_this_machine_alone(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        first = free.getsockname()[1]
        monkeypatch.setenv(settings.METRICS, str(first))
        port = metrics.watch(app)
    assert port is not None
    assert first < port < first + metrics.PORTS, "the first one was taken"
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        assert b"\nkidsq_build_info{" in answer.read()
    for path, body, status in (("/", None, 404), ("/metrics", b"x" * 9_000, 413)):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", data=body, timeout=10)
        assert refused.value.code == status
        refused.value.close()
    for address in network.lan_addresses():
        assert not network.listens(address, port)


def test_pages_are_served_where_no_port_is_free(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setenv(settings.METRICS, str(taken.getsockname()[1]))
        monkeypatch.setattr(metrics, "PORTS", 1)
        assert metrics.watch(app) is None
    assert app.test_client().get("/").status_code == 200


@pytest.mark.parametrize(
    ("said", "where"),
    [
        ("", None),
        ("off", None),
        ("1", ("127.0.0.1", 9108)),
        ("on", ("127.0.0.1", 9108)),
        ("9200", ("127.0.0.1", 9200)),
        ("0.0.0.0:9200", ("0.0.0.0", 9200)),
        ("[::]:9200", ("::", 9200)),
        ("monitor.local:9200", ("monitor.local", 9200)),
    ],
)
def test_where_the_figures_are_shown(said: str, where: tuple[str, int] | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(settings.METRICS, said)
    assert settings.metrics() == where


@pytest.mark.parametrize("said", ["70000", "yes please", "0.0.0.0", ":9200", "a b:9200", "127.0.0.1:0", "9200\n9201"])
def test_what_cannot_be_meant_is_refused(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(settings.METRICS, said)
    with pytest.raises(settings.BadSetting, match=r"0\.0\.0\.0:9108"):
        settings.check()


def test_kidsq_s_own_server_counts_where_it_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(settings.METRICS, "1")
    watched: list[Flask] = []
    monkeypatch.setattr(metrics, "watch", watched.append)
    made = serve._kidsq(tmp_path)
    assert watched == [made]
    worlds.close(made)
