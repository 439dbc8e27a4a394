"""requirements/*.txt name all that pyproject.toml asks for, in one version each, by sums and without an index."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.release import lock

CHECKOUT = Path(__file__).parents[1]
ENVIRONMENTS = [
    {"python_version": python, "python_full_version": f"{python}.0", "sys_platform": system}
    | {"os_name": name, "platform_machine": machine}
    for python in ("3.11", "3.12", "3.13", "3.14")
    for system, name, machine in (("linux", "posix", "x86_64"), ("darwin", "posix", "arm64"), ("win32", "nt", "AMD64"))
]
EACH_FILE = pytest.mark.parametrize("name", lock.FILES)


def locked(name: str) -> dict[str, list[tuple[Requirement, list[str]]]]:
    """Package -> its pins in this file, each with its sums."""
    text = (lock.FOLDER / f"{name}.txt").read_text("utf-8")
    found = defaultdict(list)
    for line in text.replace("\\\n", " ").splitlines():
        if line and not line.startswith("#"):
            pin, *sums = re.split(r"\s+--hash=", line.strip())
            found[canonicalize_name(Requirement(pin).name)].append((Requirement(pin), sums))
    return found


def needed(requirement: Requirement, environment: dict[str, str]) -> bool:
    return requirement.marker is None or requirement.marker.evaluate({**environment, "extra": ""})


@EACH_FILE
def test_what_is_asked_for_is_locked_to_a_version_that_will_do(name: str) -> None:
    pins = locked(name)
    for wanted in map(Requirement, lock.wanted(name)):
        for environment in (one for one in ENVIRONMENTS if needed(wanted, one)):
            chosen = [pin for pin, _ in pins[canonicalize_name(wanted.name)] if needed(pin, environment)]
            assert len(chosen) == 1, f"make lock has not been run since {wanted} came"
            (version,) = chosen[0].specifier
            assert version.operator == "=="
            assert wanted.specifier.contains(version.version), f"make lock has not been run since {wanted} came"


@EACH_FILE
def test_each_line_is_a_package_by_its_sums(name: str) -> None:
    """So that no index is named: pip takes its own, and what comes from it must be the file that is meant."""
    for pins in locked(name).values():
        for pin, sums in pins:
            assert pin.url is None
            assert sums
            assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in sums), pin


def test_files_agree_so_that_one_setup_does_not_undo_another() -> None:
    versions = defaultdict(set)
    for name in lock.FILES:
        for package, pins in locked(name).items():
            versions[package].add(frozenset(str(pin.specifier) for pin, _ in pins))
    assert {package: found for package, found in versions.items() if len(found) > 1} == {}


def test_make_installs_nothing_but_what_is_locked() -> None:
    makefile = (CHECKOUT / "Makefile").read_text("utf-8").replace("\\\n", " ")
    installing = re.findall(r"^.*(?:pip\b.*\binstall|\$\(INSTALL\)).*$", makefile, re.M)
    assert len(installing) >= 5
    free = [line for line in installing if "--require-hashes" not in line and "--no-deps" not in line]
    assert [line.partition(" =")[0] for line in free if "install --quiet pip;" not in line] == ["INSTALL"]


def test_the_page_of_packages_has_the_versions_that_are_locked() -> None:
    page = (CHECKOUT / "docs" / "security" / "packages.md").read_text("utf-8")
    told = re.findall(r"^\| ([\w-]+) \| ([\d.]+) \|", page, re.M)
    (sign_on,) = re.findall(r"^With the extra `oidc` alone, .*\n.*$", page, re.M)
    told += re.findall(r"(\w[\w-]*) (\d[\w.]*) \(", sign_on)
    pins = locked("oidc")
    locked_here = {name: str(pin.specifier) for name, [(pin, _)] in pins.items() if needed(pin, ENVIRONMENTS[0])}
    assert {canonicalize_name(name): f"=={version}" for name, version in told} == locked_here
