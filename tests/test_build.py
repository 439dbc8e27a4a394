"""Every build says which commit it is, without git."""

from __future__ import annotations

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


@pytest.mark.parametrize("kept", ["loose", "packed", "detached", "worktree"])
def test_a_checkout_says_where_it_stands(package: Path, kept: str) -> None:
    git = package.parent / ".git"
    main = git / "refs" / "heads"
    main.mkdir(parents=True)
    (git / "HEAD").write_text(f"{COMMIT}\n" if kept == "detached" else "ref: refs/heads/main\n")
    if kept == "packed":
        (git / "packed-refs").write_text(f"# pack-refs\n{'0' * 40} refs/heads/other\n{COMMIT} refs/heads/main\n")
    else:
        (main / "main").write_text(f"{COMMIT}\n")
    if kept == "worktree":
        elsewhere = git.rename(package.parent / "shared")
        own = elsewhere / "worktrees" / "x"
        own.mkdir(parents=True)
        (own / "HEAD").write_text("ref: refs/heads/main\n")
        (own / "commondir").write_text("../..\n")
        git.write_text(f"gitdir: {own}\n")
    assert build.commit() == COMMIT


def test_where_nobody_knows_the_version_alone_is_told(package: Path) -> None:
    assert build.told() == "0.1.0"
