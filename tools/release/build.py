"""make release: all that a version is given out as, in dist/release-<version>; python -m tools.release.build [FOLDER]

Made twice from one commit, it is the same to the last byte: times are the commit's, and names are sorted.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from kidsq import __version__
from tools.release import parts
from tools.site import build as site_build
from tools.site import engine

CHECKOUT: Final = Path(__file__).resolve().parents[2]
CACHE: Final = CHECKOUT / "build" / "site"
SUMS: Final = "SHA256SUMS"
TO_INSTALL: Final = ("play", "postgresql", "oidc")
BESIDE_DEPLOY: Final = (
    *(f"requirements/{name}.txt" for name in TO_INSTALL),
    "Dockerfile",
    ".dockerignore",
    "LICENSE",
    "tools/district/haproxy.cfg",
    "tools/district/away.http",
)
REFUSED: Final = 1
LACKS: Final = 3
"""Exit status where something is not there that the site is made from."""


class Refused(Exception):
    """No release can be made of this checkout; the text says why."""


def release(target: Path) -> list[str]:
    """Write the release into a folder, which is emptied first; the names in it.

    Raises Refused, engine.Missing, parts.NotAsLocked.
    """
    problems = [*problems_of(CHECKOUT)]
    if problems:
        raise Refused("\n".join(problems))
    at = datetime.fromtimestamp(int(_git(CHECKOUT, "log", "-1", "--format=%ct")), UTC)
    commit = _git(CHECKOUT, "rev-parse", "HEAD")
    name = f"kidsq-{__version__}"
    with tempfile.TemporaryDirectory() as folder:
        made, site = Path(folder, "made"), Path(folder, "site")
        _packages(made, at)
        site_build.build(site, CACHE)
        zipped(made / f"{name}-site.zip", _below(site, site), at)
        zipped(made / f"{name}-deploy.zip", _to_deploy(), at)
        listed = parts.listed(__version__, commit, at, json.loads((site / "parts.json").read_text("utf-8")))
        text = json.dumps(listed, indent=1) + "\n"
        if problem := blamed(text):
            raise Refused(f"The list of parts is none by CycloneDX's schema: {problem}")
        (made / f"{name}.cdx.json").write_text(text, "utf-8")
        (made / SUMS).write_text(summed(made), "ascii")
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(made, target)
    return sorted(path.name for path in target.iterdir())


def problems_of(checkout: Path) -> Iterable[str]:
    """Why no release can be made of what lies there, a sentence each."""
    if changed := _git(checkout, "status", "--porcelain"):
        yield f"A release is made of a commit, and these files are changed or not committed:\n{changed}"
    tagged = _git(checkout, "tag", "--list", f"v{__version__}", "--format", "%(objectname)%(*objectname)")
    if tagged and not tagged.endswith(_git(checkout, "rev-parse", "HEAD")):
        yield f"{__version__} is the tag of another commit: raise __version__ in kidsq/__init__.py."
    entries = re.split(r"^## ", (checkout / "CHANGELOG.md").read_text("utf-8"), flags=re.M)[1:]
    if not any(re.match(rf"{re.escape(__version__)} \(\d{{4}}-\d\d-\d\d\)\n+\S", one) for one in entries):
        yield f"CHANGELOG.md has nothing under `## {__version__} (year-month-day)`."
    if any(one.startswith("Unreleased") and one.removeprefix("Unreleased").strip() for one in entries):
        yield f"CHANGELOG.md has entries under *Unreleased*: they belong under {__version__}."


def _git(checkout: Path, *words: str) -> str:
    told = subprocess.run(["git", *words], cwd=checkout, capture_output=True, encoding="utf-8")
    if told.returncode:
        raise Refused(f"A release is made of a git checkout: {told.stderr.strip()}")
    return told.stdout.strip()


def _packages(target: Path, at: datetime) -> None:
    """The source archive, and the wheel made from it."""
    settings = {name: value for name, value in os.environ.items() if name != "KIDSQ_COMMIT"}
    settings["SOURCE_DATE_EPOCH"] = str(int(at.timestamp()))
    asked = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(target), str(CHECKOUT)]
    ran = subprocess.run(asked, env=settings, capture_output=True, encoding="utf-8")
    if ran.returncode:
        raise Refused(f"The packages could not be built: {ran.stdout[-1500:]}{ran.stderr[-1500:]}")


def _below(folder: Path, top: Path) -> dict[str, Path]:
    return {path.relative_to(top).as_posix(): path for path in folder.rglob("*") if path.is_file()}


def _to_deploy() -> dict[str, Path]:
    """Units, compose files and what they name, and the locked packages to install beside the wheel."""
    tracked = _git(CHECKOUT, "ls-files", "deploy").splitlines()  # a password, or a certificate's key, may lie beside
    return {name: CHECKOUT / name for name in (*tracked, *BESIDE_DEPLOY)}


def zipped(target: Path, files: Mapping[str, Path], at: datetime) -> None:
    """A zip whose bytes follow from names, contents and the time alone. It is stored, so that no zlib has a say."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as packed:
        for name, path in sorted(files.items()):
            entry = zipfile.ZipInfo(name, at.timetuple()[:6])
            entry.create_system = 3
            entry.external_attr = (0o755 if path.suffix == ".sh" else 0o644) << 16
            packed.writestr(entry, path.read_bytes())


def blamed(text: str) -> object:
    """What CycloneDX's own schema finds wrong with a list of parts, or None."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    return JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)


def summed(folder: Path) -> str:
    """A line for each file, as `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir() if path.name not in (SUMS, ".gitignore"))
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def main(arguments: list[str]) -> int:
    """The exit status."""
    target = Path(arguments[0]).resolve() if arguments else CHECKOUT / "dist" / f"release-{__version__}"
    try:
        release(target)
    except (Refused, parts.NotAsLocked) as problem:
        print(problem, file=sys.stderr)
        return REFUSED
    except engine.Missing as missing:
        print(f"The site cannot be made: {missing}", file=sys.stderr)
        return LACKS
    print((target / SUMS).read_text("ascii"), end="")
    print(f"kidsq {__version__} lies in {target}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
