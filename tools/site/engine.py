"""What the site is made from and others have made: Pyodide from the npm registry, wheels from PyPI, each by its sum."""

from __future__ import annotations

import base64
import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import Message
from email.parser import HeaderParser
from pathlib import Path
from typing import Final

from packaging.markers import Marker

from tools.release import lock

PYODIDE: Final = "314.0.7"
PYODIDE_SUM: Final = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
"""SHA-512 of the package, as the registry writes it."""
PYTHON: Final = "3.14"
BROWSER: Final = {
    "python_version": PYTHON,
    "python_full_version": f"{PYTHON}.0",
    "sys_platform": "emscripten",
    "os_name": "posix",
    "platform_system": "Emscripten",
    "platform_machine": "wasm32",
}
UNUSED_WHEELS: Final = ("filelock", "pip", "tzdata", "waitress")
"""What a server has, and nothing asks for in a browser."""


class Missing(Exception):
    """Something that the site cannot be made without; the text says what."""


@dataclass(frozen=True, slots=True)
class Part:
    """Something that others have made, as the site's list names it."""

    name: str
    version: str
    licence: str
    sha256: str


def pyodide(cache: Path) -> tuple[Path, Part]:
    """The unpacked package of Pyodide, fetched where it is not there yet. Raises Missing."""
    archive = cache / f"pyodide-{PYODIDE}.tgz"
    if not archive.is_file():
        _npm_pack(cache)
    content = archive.read_bytes()
    if base64.b64encode(hashlib.sha512(content).digest()).decode() != PYODIDE_SUM:
        archive.unlink()
        raise Missing(f"what came as Pyodide {PYODIDE} is not it: its sum differs")
    folder = cache / f"pyodide-{PYODIDE}"
    if not (folder / "package" / "pyodide.mjs").is_file():
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
    return folder / "package", Part("pyodide", PYODIDE, "MPL-2.0", hashlib.sha256(content).hexdigest())


def program(name: str) -> str:
    """The path of npm or node: PyPI's beside this Python, else the system's. Raises Missing."""
    beside = Path(sys.executable).with_name(name)
    found = str(beside) if beside.is_file() else shutil.which(name)
    if found is None:
        raise Missing(f"{name} is missing: it brings Pyodide, and compiles for it (make node)")
    return found


def _npm_pack(cache: Path) -> None:
    cache.mkdir(parents=True, exist_ok=True)
    asked = [program("npm"), "pack", "--silent", f"pyodide@{PYODIDE}", "--pack-destination", str(cache.resolve())]
    came = subprocess.run(asked, capture_output=True, text=True, cwd=cache)
    if came.returncode:
        raise Missing(f"Pyodide {PYODIDE} could not be fetched by npm: {came.stderr.strip()[-300:]}")


def wheels(cache: Path) -> list[Path]:
    """The wheels of a server's locked packages, fetched where they are not there yet. Raises Missing.

    MarkupSafe has none for every platform: of one for Linux the Python alone is taken.
    """
    packages = [one for one in lock.locked("play") if is_used(one)]
    lines = [f"{one.name}=={one.version} {' '.join(f'--hash=sha256:{each}' for each in one.sums)}" for one in packages]
    told = "\n".join(lines)
    folder = cache / f"wheels-{hashlib.sha256(told.encode()).hexdigest()[:12]}"
    if not (folder / "all").is_file():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "wheels.txt").write_text(told, "ascii")
        asked = [*("-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes")]
        asked += ["--only-binary", ":all:", "--python-version", PYTHON, "--implementation", "cp", "--abi", "cp314"]
        asked += ["--platform", "manylinux_2_17_x86_64", "--platform", "any"]
        came = subprocess.run(
            [sys.executable, *asked, "-d", folder, "-r", folder / "wheels.txt"], capture_output=True, text=True
        )
        if came.returncode:
            raise Missing(f"the wheels could not be fetched by pip: {came.stderr.strip()[-300:]}")
        (folder / "all").touch()
    return sorted(folder.glob("*.whl"))


def is_used(package: lock.Locked) -> bool:
    """True if a browser needs it: by its marker, and if it is not for a server alone."""
    here = not package.marker or Marker(package.marker).evaluate(BROWSER)
    return here and package.name not in UNUSED_WHEELS


def parts_of(wheel: Path) -> Part:
    """What a wheel says of itself."""
    with zipfile.ZipFile(wheel) as packed:
        name = next(one for one in packed.namelist() if re.fullmatch(r"[^/]+\.dist-info/METADATA", one))
        told = HeaderParser().parsestr(packed.read(name).decode())
    return Part(
        str(told["Name"]), str(told["Version"]), licence_of(told), hashlib.sha256(wheel.read_bytes()).hexdigest()
    )


def licence_of(told: Message) -> str:
    """What a package's metadata says of its licence, on one line; or empty."""
    licence = told.get("License-Expression") or _classified(told.get_all("Classifier", [])) or told.get("License") or ""
    return str(licence).split("\n")[0]


def _classified(classifiers: list[str]) -> str:
    return "; ".join(one.rpartition(" :: ")[2] for one in classifiers if one.startswith("License :: OSI Approved ::"))


# -- what a browser does not need of them ------------------------------------------------------------------------------

LOCALES: Final = ("root", "en", "en_001", "en_GB", "de", "de_CH", "fr", "fr_CH", "it", "it_CH")
_UNUSED: Final = (
    r".*/(tests?|testing|_test|typeshed)/.*",
    r".*\.(so|pyi|c|h|typed|pot?|mo)",
    r"[^/]+\.dist-info/(?!(licenses|LICENSE|LICENCE|COPYING)).*",
    r"babel/locale-data/(?!(?:" + "|".join(LOCALES) + r")\.dat).*",
    r"babel/messages/(frontend|setuptools_frontend|_compat|extract|jslexer|checkers)\.py",
    r"pytz/zoneinfo/.*",
    r"dateutil/zoneinfo/.*",
    r"werkzeug/(debug|middleware)/.*",
    r"werkzeug/_reloader\.py",
    r"sqlite_utils/cli\.py",
    r"click/(testing|_termui_impl|_winconsole|shell_completion)\.py",
    r"flask/(testing|__main__)\.py",
    r"jinja2/(sandbox|nativetypes|meta)\.py",
    r"openpyxl/(benchmarks|develop)/.*",
    r"segno/(cli|png).*",
    r"wtforms/locale/.*",
    r"flask/sansio/README.*",
)
UNUSED: Final = re.compile("|".join(f"(?:{one})" for one in _UNUSED))
_STDLIB_UNUSED: Final = (
    *(r"_pyrepl/.*", r"idlelib/.*", r"unittest/.*", r"doctest\.py", r"pdb\.py", r"bdb\.py", r"pydoc.*", r"xmlrpc/.*"),
    *(r"multiprocessing/.*", r"mailbox\.py", r"imaplib\.py", r"smtplib\.py", r"ftplib\.py", r"poplib\.py"),
    *(r"wsgiref/.*", r"turtle.*", r"pickletools\.py", r"_pyio\.py", r"_pydecimal\.py", r"ctypes/.*", r"curses/.*"),
    *(r"tkinter/.*", r"ensurepip/.*", r"venv/.*", r"dbm/.*", r"cProfile\.py", r"profile\.py", r"pstats\.py"),
    *(r"xml/dom/.*", r"antigravity\.py", r"this\.py", r".*/__phello__/.*"),
    r"encodings/(?!(?:__init__|aliases|ascii|cp1252|cp437|idna|latin_1|mac_roman|punycode|raw_unicode_escape|"
    r"unicode_escape|utf_16|utf_16_be|utf_16_le|utf_32|utf_32_be|utf_32_le|utf_7|utf_8|utf_8_sig)\.py).*",
    r".*\.(typed|ini|exe|txt|rst|md)",
)
STDLIB_UNUSED: Final = re.compile("|".join(f"(?:{one})" for one in _STDLIB_UNUSED))


def unpack(archive: Path, target: Path, unused: re.Pattern[str]) -> None:
    """Lay what is used of a wheel, or of Python's own library, into a folder."""
    for name, content in _members(archive):
        if not unused.fullmatch(name):
            place = target / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)


def _members(archive: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(archive) as packed:
        for name in packed.namelist():
            if not name.endswith("/"):
                yield name, packed.read(name)
