"""What a release is made of, as CycloneDX 1.6 has it: others' packages by the locked versions, and what kidsq carries.

A package has the sums of each file that an index may give out for it. Nothing here depends on when or where it runs.
"""

from __future__ import annotations

import hashlib
import re
import uuid
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from email.message import Message
from importlib import metadata
from pathlib import Path
from typing import Any, Final, cast

from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression

from tools.release import lock
from tools.site import engine

CHECKOUT: Final = lock.CHECKOUT
VENDOR: Final = CHECKOUT / "static" / "vendor"
COMMON: Final = "kidsq/store/people/common/sums.txt"
REQUIRED: Final = "play"
OPTIONAL: Final = ("oidc", "postgresql")
UNTOLD: Final = {"click-default-group": "BSD-3-Clause", "pysqlite3": "Zlib"}
"""Package -> its licence by its own file, of those whose metadata names none, and of those that this platform lacks."""
_SPDX: Final = {"OFL 1.1": "OFL-1.1"}
Json = dict[str, Any]


class NotAsLocked(Exception):
    """The text says which installed package has another version than requirements/."""


def listed(version: str, commit: str, at: datetime, site: Iterable[Json]) -> Json:
    """The list of parts. at: when the commit was made; site: its own list, parts.json. Raises NotAsLocked."""
    required = {one.name: one for one in lock.locked(REQUIRED)}
    more = {one.name: one for name in OPTIONAL for one in lock.locked(name) if one.name not in required}
    packages = [_package(one, "required") for one in required.values()] + [
        _package(one, "optional") for one in more.values()
    ]
    components = sorted([*packages, *_vendored(), _passwords(), *_browsers(site)], key=lambda one: str(one["bom-ref"]))
    ours = {
        "type": "application",
        "bom-ref": "kidsq",
        "name": "kidsq",
        "version": version,
        "licenses": _licences("MIT"),
    }
    noted = [{"name": "commit", "value": commit}]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, f'kidsq {version} {commit}')}",
        "version": 1,
        "metadata": {"timestamp": at.astimezone(UTC).isoformat(), "component": ours, "properties": noted},
        "components": components,
        "dependencies": [{"ref": "kidsq", "dependsOn": [one["bom-ref"] for one in components]}],
    }


def _component(kind: str, name: str, version: str, purl: str, licence: str, **more: Any) -> Json:
    told = {"type": kind, "bom-ref": purl, "name": name, "version": version, "purl": purl}
    return {**told, "licenses": _licences(licence), **more}


def _licences(told: str) -> list[Json]:
    """As SPDX has it; words that are none of its expressions, as a name."""
    try:
        return [{"expression": canonicalize_license_expression(told)}]
    except InvalidLicenseExpression:
        return [{"license": {"name": told}}] if told else []


def _sums(*sums: str) -> list[Json]:
    return [{"alg": "SHA-256", "content": one} for one in sums]


def _package(one: lock.Locked, scope: str) -> Json:
    try:
        here = metadata.distribution(one.name)
    except metadata.PackageNotFoundError:
        licence = ""
    else:
        if here.version != one.version:
            raise NotAsLocked(f"{one.name} is installed as {here.version}, and locked as {one.version}: run make again")
        licence = engine.licence_of(cast(Message, here.metadata))
    purl = f"pkg:pypi/{one.name}@{one.version}"
    licence = licence or UNTOLD.get(one.name, "")
    return _component("library", one.name, one.version, purl, licence, scope=scope, hashes=_sums(*one.sums))


def _vendored() -> Iterator[Json]:
    """The table of static/vendor/README.md, with the sums of its files."""
    table = (VENDOR / "README.md").read_text("utf-8")
    for files, what, version, origin, licence in re.findall(
        r"^\| (`.+?) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$", table, re.M
    ):
        code = licence.partition(",")[0]
        carried = [_file(VENDOR / name) for name in re.findall(r"`([^`]+)`", files)]
        holds = [
            _component("library", name, number, f"pkg:npm/{name.replace('@', '%40')}@{number}", code)
            for name, number in re.findall(r"holds (\S+) ([\d.]+),", what)
        ]
        name, purl = what.partition(",")[0], _purl(origin, version)
        more = {"scope": "required", "components": [*carried, *holds]}
        yield _component("library", name, version, purl, _SPDX.get(code, code), **more)


def _purl(origin: str, version: str) -> str:
    if npm := re.search(r"npm pack (\S+)@([\d.]+)", origin):
        return f"pkg:npm/{npm[1].replace('@', '%40')}@{npm[2]}"
    debian = re.search(r"Debian `(\S+)` (\S+)", origin)
    return f"pkg:deb/debian/{debian[1]}@{debian[2]}" if debian else f"pkg:generic/{version}"


def _file(path: Path) -> Json:
    name = path.relative_to(CHECKOUT).as_posix()
    return {
        "type": "file",
        "bom-ref": name,
        "name": name,
        "hashes": _sums(hashlib.sha256(path.read_bytes()).hexdigest()),
    }


def _passwords() -> Json:
    """The list of common passwords, from Django."""
    return {**_file(CHECKOUT / COMMON), "type": "data", "licenses": _licences("BSD-3-Clause"), "scope": "required"}


def _browsers(site: Iterable[Json]) -> Iterator[Json]:
    """Python for the browser alone; the packages beside it are those that a server has, too."""
    for one in site:
        if one["name"] == "pyodide":
            purl = f"pkg:npm/pyodide@{one['version']}"
            told = (one["name"], one["version"], purl, one["licence"])
            yield _component("library", *told, scope="optional", hashes=_sums(one["sha256"]))
