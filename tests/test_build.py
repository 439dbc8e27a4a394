"""Every build says which commit it is."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from kidsq import build

COMMIT = "9eb82c6f1a2b" + "0" * 28


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "kidsq"
    folder.mkdir()
    monkeypatch.setattr(build, "_PACKAGE", folder)
    return folder


def test_an_installed_build_has_noted_it(package: Path) -> None:
    (package / "commit.txt").write_text(COMMIT + "\n")
    assert build.told() == "0.1.0 (commit 9eb82c6f1a2b)"


def test_a_checkout_says_where_it_stands(package: Path) -> None:
    def git(*words: str) -> str:
        who = ("-c", "user.name=x", "-c", "user.email=x@example.org")
        return subprocess.run(
            ["git", *who, *words], cwd=package.parent, capture_output=True, text=True, check=True
        ).stdout.strip()

    git("init", "-q")
    (package / "commit.txt").write_text(COMMIT)  # of a build that broke off: an older commit
    git("commit", "-q", "--allow-empty", "-m", "x")
    assert build.commit() == git("rev-parse", "HEAD")


def test_where_nobody_knows_the_version_alone_is_told(package: Path) -> None:
    assert build.told() == "0.1.0"
