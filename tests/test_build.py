"""Every build says its version and which commit it is, without git; and no text tells anybody to install another."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kidsq import __version__, build

CHECKOUT = Path(__file__).parents[1]
WORDS = [
    *(
        CHECKOUT / name
        for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Makefile", "Dockerfile")
    ),
    *(
        path
        for folder in ("docs", "deploy", "kidsq", "templates", "tools")
        for path in sorted((CHECKOUT / folder).rglob("*"))
        if path.suffix in (".md", ".html", ".py", ".service", ".yaml", ".yml", ".example", ".sh", "") and path.is_file()
    ),
]
INSTALLING = re.compile(
    r"(?:\bpip3?|\bpipx|\buv pip|\buv tool) (?:\S+ )*?install\b([^`\n]*)|\b(?:uvx|pipx run)\b([^`\n]*)"
)
A_NAME = re.compile(r"(?<![\w./])kidsq")
"""No path: an index would be asked for it."""
COMMIT = "9eb82c6f1a2b" + "0" * 28


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "kidsq"
    folder.mkdir()
    monkeypatch.setattr(build, "_PACKAGE", folder)
    return folder


def test_an_installed_build_has_noted_it(package: Path) -> None:
    (package / "commit.txt").write_text(COMMIT + "\n")
    assert build.told() == f"{__version__} (9eb82c6f)"


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
    assert build.told() == __version__


def names_installed(text: str) -> list[str]:
    """What a text has installed by our name alone."""
    return [found[0] for found in INSTALLING.finditer(text) if A_NAME.search(found[1] or found[2] or "")]


def test_nobody_is_told_to_install_a_name_that_is_not_ours() -> None:
    """On an index it could be anybody's: kidsq is installed from a file, ./kidsq-....whl."""
    assert {
        path.name: names_installed(path.read_text("utf-8"))
        for path in WORDS
        if names_installed(path.read_text("utf-8"))
    } == {}
    assert names_installed("pip install --upgrade 'kidsq[oidc]'; `uvx kidsq`; pipx install ./kidsq-2.whl") != []


def test_files_are_told_by_the_version_that_they_have() -> None:
    told = {
        (path.name, version)
        for path in WORDS
        for version in re.findall(r"(?<!`)kidsq-(\d+\.\d+\.\d+)\b", path.read_text("utf-8"))
    }
    assert {version for _, version in told} == {__version__}, sorted(told)
