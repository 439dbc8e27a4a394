"""What a wheel has beside its files: the commit that it is made from, and style sheets as they are sent.

So an installed kidsq needs nothing to lower them, and starts no slower.
"""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WhatAWheelHas(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """lightningcss where it comes as a wheel; elsewhere sheets are packed as they are, for new browsers."""
        has_wheel = sys.platform in ("darwin", "win32") or platform.libc_ver()[0] == "glibc"
        return self.metadata.core.optional_dependencies["checkout"] if has_wheel else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Nothing for an editable install: its next commit is another, and its sheets are lowered when asked for."""
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        self._note_commit(build_data)
        if self.target_name == "wheel":
            self._lower_styles(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if Path(self.root, ".git").exists():
            Path(self.root, "kidsq", "commit.txt").unlink(missing_ok=True)

    def _note_commit(self, build_data: dict[str, Any]) -> None:
        """Write kidsq/commit.txt: the one of KIDSQ_COMMIT, else .git's, else the one that lies there already."""
        from kidsq import build

        note = Path(self.root, "kidsq", "commit.txt")
        found = os.environ.get("KIDSQ_COMMIT", "") or build.of_checkout(Path(self.root))
        if found:
            note.write_text(found + "\n", encoding="ascii")
        if note.exists():
            build_data["artifacts"].append("kidsq/commit.txt")

    def _lower_styles(self, build_data: dict[str, Any]) -> None:
        """Put a lowered copy of each sheet into the wheel."""
        from kidsq.styles import lowering, media

        static = Path(self.root, "static")
        conditions = media.named((static / media.CONDITIONS).read_text("utf-8"))
        for sheet in static.rglob("*.css"):
            name = sheet.relative_to(static).as_posix()
            copy = Path(self.root, "build", "lowered", name)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(lowering.packed(sheet.read_text("utf-8"), conditions, name), "utf-8")
            build_data["force_include"][str(copy)] = f"kidsq/static/{name}"
