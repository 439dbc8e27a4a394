"""A release: what it refuses, what its list of parts has, and that it comes out the same twice."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from kidsq import __version__
from tools.release import build, lock, parts
from tools.site import engine

AT = datetime(2026, 11, 28, 12, 0, tzinfo=UTC)
CHANGES = f"# Changes\n\n## Unreleased\n\n## {__version__} (2026-11-28)\n\n- Something.\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository whose one commit can be released."""
    (tmp_path / "CHANGELOG.md").write_text(CHANGES, "utf-8")
    git(tmp_path, "init", "--quiet")
    committed(tmp_path)
    return tmp_path


def git(folder: Path, *words: str) -> None:
    unsigned = ("-c", "commit.gpgsign=false", "-c", "tag.gpgsign=false")
    subprocess.run(["git", *unsigned, *words], cwd=folder, check=True, stdout=subprocess.DEVNULL)


def committed(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "-c", "user.name=k", "-c", "user.email=k@localhost", "commit", "--quiet", "--message", "x")


def test_a_clean_commit_can_be_released(checkout: Path) -> None:
    assert [*build.problems_of(checkout)] == []
    git(
        checkout, "-c", "user.name=k", "-c", "user.email=k@localhost", "tag", "--annotate", "-m", "x", f"v{__version__}"
    )
    assert [*build.problems_of(checkout)] == [], "again, after its tag"


@pytest.mark.parametrize("name", ["CHANGELOG.md", "new.py"])
def test_what_is_not_committed_is_refused(checkout: Path, name: str) -> None:
    (checkout / name).write_text(f"{CHANGES}\n", "utf-8")
    (problem,) = build.problems_of(checkout)
    assert name in problem


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (CHANGES.replace(__version__, "0.9.9"), f"nothing under `## {__version__} "),
        (CHANGES.replace("- Something.\n", ""), f"nothing under `## {__version__} "),
        (CHANGES.replace("Unreleased\n", "Unreleased\n\n- More.\n"), "entries under *Unreleased*"),
    ],
)
def test_a_version_without_its_changes_is_refused(checkout: Path, changes: str, said: str) -> None:
    (checkout / "CHANGELOG.md").write_text(changes, "utf-8")
    committed(checkout)
    (problem,) = build.problems_of(checkout)
    assert said in problem


def test_a_version_that_is_out_is_not_made_again_of_something_else(checkout: Path) -> None:
    git(checkout, "tag", f"v{__version__}")
    (checkout / "more.py").touch()
    committed(checkout)
    (problem,) = build.problems_of(checkout)
    assert "raise __version__" in problem


def test_what_is_deployed_from_has_all_it_names_and_no_secret_of_the_checkout(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = set(build._to_deploy())
    for composed in (build.CHECKOUT / "deploy").glob("*.yaml"):
        named = re.findall(r"^ *- \.\./([^:]+):", composed.read_text("utf-8"), re.M)
        assert {*named, "Dockerfile", ".dockerignore", f"deploy/{composed.name}"} <= packed
    (checkout / "deploy").mkdir()
    (checkout / "deploy" / "kidsq.service").touch()
    (checkout / ".gitignore").write_text(".env\n", "utf-8")
    committed(checkout)
    (checkout / "deploy" / ".env").touch()
    monkeypatch.setattr(build, "CHECKOUT", checkout)
    assert {name for name in build._to_deploy() if name.startswith("deploy/")} == {"deploy/kidsq.service"}


def test_a_zip_follows_from_names_and_contents_alone(tmp_path: Path) -> None:
    for number, names in enumerate((["b", "a"], ["a", "b"])):
        folder = tmp_path / str(number)
        folder.mkdir()
        for name in names:
            (folder / name).write_text(name)
            os.utime(folder / name, (number * 10**6, number * 10**6))
        (folder / "a").chmod(0o600 + number)
        build.zipped(folder / "z.zip", {name: folder / name for name in names}, AT)
    assert (tmp_path / "0" / "z.zip").read_bytes() == (tmp_path / "1" / "z.zip").read_bytes()


# -- the list of parts -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def listed() -> dict[str, Any]:
    pyodide = {"name": "pyodide", "version": engine.PYODIDE, "licence": "MPL-2.0", "sha256": "0" * 64}
    return parts.listed(__version__, "c" * 40, AT, [pyodide])


def test_each_part_has_a_version_a_licence_and_sums(listed: dict[str, Any]) -> None:
    for one in listed["components"]:
        assert one["licenses"], one["name"]
        assert one["type"] == "data" or one["version"], one["name"]
        sums = [
            *one.get("hashes", ()),
            *(found for part in one.get("components", ()) for found in part.get("hashes", ())),
        ]
        assert sums, one["name"]


def test_all_that_kidsq_installs_and_carries_is_listed(listed: dict[str, Any]) -> None:
    named = {one["name"] for one in listed["components"]}
    assert {one.name for name in ("play", "postgresql", "oidc") for one in lock.locked(name)} <= named
    files = {
        part["name"] for one in listed["components"] for part in one.get("components", ()) if part["type"] == "file"
    }
    carried = {path for path in parts.VENDOR.rglob("*") if path.suffix in (".js", ".woff2")}
    assert files == {path.relative_to(parts.CHECKOUT).as_posix() for path in carried}
    assert "@kurkle/color" in {part["name"] for one in listed["components"] for part in one.get("components", ())}
    assert "pyodide" in named


def test_cyclonedx_finds_nothing_to_blame(listed: dict[str, Any]) -> None:
    pytest.importorskip("cyclonedx", reason="make release has not installed its tools")
    assert build.blamed(json.dumps(listed)) is None
    assert build.blamed(json.dumps(listed | {"specVersion": 16})) is not None


def test_a_browser_is_sent_no_package_of_another_platform() -> None:
    for marker, used in (("", True), ("sys_platform == 'linux'", False), ("sys_platform != 'win32'", True)):
        assert engine.is_used(lock.Locked("segno", "1", ("0" * 64,), marker)) is used


# -- all of it ---------------------------------------------------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.skipif(shutil.which("npm") is None, reason="a site is made with npm")
def test_a_release_comes_out_the_same_twice(tmp_path: Path) -> None:
    sums = []
    for name in ("once", "elsewhere/again"):
        clone = tmp_path / name
        git(lock.CHECKOUT, "clone", "--quiet", str(lock.CHECKOUT), str(clone))
        environment = {**os.environ, "PYTHONPATH": str(clone), "TZ": "Asia/Tokyo" if sums else "UTC"}
        asked = [sys.executable, "-m", "tools.release.build"]
        subprocess.run(asked, cwd=clone, env=environment, check=True, stdout=subprocess.DEVNULL)
        made = clone / "dist" / f"release-{__version__}"
        found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in made.iterdir()}
        told = dict(reversed(line.split("  ")) for line in (made / build.SUMS).read_text("ascii").splitlines())
        assert {**told, build.SUMS: found[build.SUMS]} == found
        sums.append(found)
    assert sums[0] == sums[1]
