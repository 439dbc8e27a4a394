"""What a wheel and a source archive are given beside their files: the commit that they are made from."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CommitHook(BuildHookInterface[Any]):
    """Writes kidsq/commit.txt: the one of KIDSQ_COMMIT, else git's, else the one that lies there already."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout says it itself, and its next commit is another
            return
        note = Path(self.root, "kidsq", "commit.txt")
        found = os.environ.get("KIDSQ_COMMIT", "") or self._of_git()
        if found:
            note.write_text(found + "\n", encoding="ascii")
        if note.exists():
            build_data["artifacts"].append("kidsq/commit.txt")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if Path(self.root, ".git").exists():
            Path(self.root, "kidsq", "commit.txt").unlink(missing_ok=True)

    def _of_git(self) -> str:
        try:
            asked = subprocess.run(
                ["git", "rev-parse", "HEAD"], cwd=self.root, capture_output=True, text=True, check=True
            )
        except (OSError, subprocess.CalledProcessError):
            return ""
        return asked.stdout.strip()
