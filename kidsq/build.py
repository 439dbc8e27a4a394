"""Which build this is: the version, and the commit that it was made from."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kidsq import __version__

_PACKAGE: Final = Path(__file__).parent
_SHOWN: Final = 8


def told() -> str:
    """Such as "1.0.0 (9eb82c6f)"; the version alone where nobody knows the commit."""
    found = commit()
    return f"{__version__} ({found[:_SHOWN]})" if found else __version__


def commit() -> str:
    """What the build has noted in commit.txt, else where the checkout around this package stands; or empty.

    git itself is not asked: nothing of kidsq starts another program (tests/test_dangerous.py).
    """
    try:
        return (_PACKAGE / "commit.txt").read_text("ascii").strip()
    except (OSError, ValueError):
        return of_checkout(_PACKAGE.parent)


def of_checkout(top: Path) -> str:
    """Where the checkout in this folder stands; or empty. HEAD and the branches are enough of .git."""
    git = top / ".git"
    try:
        if git.is_file():  # a worktree, whose own folder names the one with the branches
            git = Path(git.read_text("utf-8").removeprefix("gitdir:").strip())
        head = (git / "HEAD").read_text("utf-8").strip()
        if not head.startswith("ref: "):
            return head
        name, common = head.removeprefix("ref: "), git / "commondir"
        shared = git / common.read_text("utf-8").strip() if common.is_file() else git
        if (shared / name).is_file():
            return (shared / name).read_text("utf-8").strip()
        packed = (shared / "packed-refs").read_text("utf-8").splitlines()
        return next((line.split()[0] for line in packed if line.endswith(f" {name}")), "")
    except (OSError, ValueError):
        return ""
