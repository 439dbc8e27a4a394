"""The units and compose files of deploy/ say only what kidsq understands, and hold no secret."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # djlint brings it

from kidsq import cli, settings
from kidsq.server import serve

CHECKOUT = Path(__file__).parents[1]
DEPLOY = CHECKOUT / "deploy"
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])
SERVICES = [path for path in UNITS if path.suffix == ".service"]
COMPOSED = sorted(DEPLOY.glob("*.yaml"))
BY_NAME = {"ids": lambda path: path.name}
OURS = "/opt/kidsq/bin/kidsq"
SHUT_IN = {
    "CapabilityBoundingSet": [""],
    "LockPersonality": ["yes"],
    "MemoryDenyWriteExecute": ["yes"],
    "PrivateDevices": ["yes"],
    "PrivateTmp": ["yes"],
    "PrivateUsers": ["yes"],
    "ProtectControlGroups": ["yes"],
    "ProtectHome": ["yes"],
    "ProtectKernelModules": ["yes"],
    "ProtectKernelTunables": ["yes"],
    "ProtectSystem": ["strict"],
    "RestrictNamespaces": ["yes"],
    "SystemCallFilter": ["@system-service", "~@privileged @resources"],
}
MOST_EXPOSED = 3.0
"""Of 10, by `systemd-analyze security`."""


class Several(dict[str, Any]):
    """A section in which a directive may stand more than once, as systemd has it: its values are a list."""

    def __setitem__(self, key: str, value: Any) -> None:
        if key in self and isinstance(value, list):
            value = [*self[key], *value]
        super().__setitem__(key, value)


def unit(path: Path) -> dict[str, dict[str, list[str]]]:
    read = configparser.RawConfigParser(
        dict_type=Several, strict=False, delimiters=("=",), comment_prefixes=("#",), interpolation=None
    )
    read.optionxform = str  # type: ignore[method-assign,assignment]
    read.read_string(path.read_text("utf-8"))
    return {name: {key: value.split("\n") for key, value in read.items(name)} for name in read.sections()}


def composed(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


def understood(words: list[str]) -> None:
    """As the command line reads it, and as docs/operators.md has it."""
    cli._parser().parse_args(words)
    assert f"`kidsq {words[0]}" in (CHECKOUT / "docs" / "operators.md").read_text("utf-8")


def test_each_unit_says_what_it_is_and_each_service_is_shut_in() -> None:
    assert len(UNITS) == 6
    assert all(unit(path)["Unit"]["Description"][0] for path in UNITS)
    for path in SERVICES:
        service = unit(path)["Service"]
        assert {name: value for name, value in SHUT_IN.items() if service.get(name) != value} == {}, path


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
@pytest.mark.parametrize("path", UNITS, **BY_NAME)
def test_systemd_knows_every_directive(path: Path) -> None:
    asked = ["systemd-analyze", "verify", "--man=no", str(path)]
    told = subprocess.run(asked, capture_output=True, encoding="utf-8", check=False).stderr
    assert [line for line in told.splitlines() if path.name in line and "is not executable" not in line] == []


@pytest.mark.parametrize("path", SERVICES, **BY_NAME)
def test_what_a_unit_starts_is_understood(path: Path) -> None:
    for line in unit(path)["Service"]["ExecStart"]:
        program, *words = shlex.split(line)
        if program == OURS:
            understood(words)
        elif program == "/usr/local/bin/kidsq-drill":
            assert (DEPLOY / "kidsq-drill.sh").is_file()
        else:
            assert path.name in ("kidsq-failed@.service", "kidsq-elsewhere.service")
            assert program in ("/usr/bin/logger", "/usr/bin/rclone")


def test_units_name_each_other_by_their_names() -> None:
    backup = unit(DEPLOY / "kidsq-backup.service")
    assert backup["Unit"]["OnFailure"] == ["kidsq-failed@%n.service"]
    assert (DEPLOY / "kidsq-failed@.service").exists()
    assert "%i" in unit(DEPLOY / "kidsq-failed@.service")["Service"]["ExecStart"][0]
    timer = unit(DEPLOY / "kidsq-backup.timer")["Timer"]
    assert timer["Persistent"] == ["true"]
    assert re.fullmatch(r"\*-\*-\* 03:10:00 \w+/\w+", timer["OnCalendar"][0])
    (where,) = backup["Service"]["ReadWritePaths"]
    assert where in backup["Service"]["ExecStart"][0].split()
    assert backup["Unit"]["RequiresMountsFor"] == [where]


def test_the_line_that_writes_to_somebody_makes_a_letter(tmp_path: Path) -> None:
    told = (DEPLOY / "kidsq-failed@.service").read_text("utf-8")
    (line,) = re.findall(r"^#   ExecStart=(.+)$", told, re.M)
    curl = tmp_path / "curl"
    curl.write_text(f"#!/bin/sh\necho $1 $2 $3 >{tmp_path}/asked; cat >{tmp_path}/letter\n")
    curl.chmod(0o755)
    shell, *words = shlex.split(line.replace("%i", "kidsq-backup.service").replace("%H", "box"))
    subprocess.run([shell, *words], env={"PATH": f"{tmp_path}:/usr/bin:/bin"}, check=True)
    assert (tmp_path / "asked").read_text("utf-8").split()[-1] == "smtp://localhost"
    head, _, body = (tmp_path / "letter").read_text("utf-8").partition("\n\n")
    assert head == "Subject: kidsq-backup.service on box has failed"
    assert body == "journalctl -u kidsq-backup.service says why\n"


def test_nothing_is_deleted_elsewhere_before_a_backup_was_tried() -> None:
    service = unit(DEPLOY / "kidsq-elsewhere.service")
    tried, copied, deleted = (shlex.split(line) for line in service["Service"]["ExecStart"])
    (where,) = unit(DEPLOY / "kidsq-backup.service")["Service"]["ReadWritePaths"]
    assert tried == ["/usr/local/bin/kidsq-drill", where]
    assert copied[1] == "copy"
    assert "--immutable" in copied
    assert where in copied
    assert deleted[1:3] == ["delete", "--min-age"]
    assert f"PROGRAM={OURS}" in service["Service"]["Environment"][0].split()
    assert service["Unit"]["OnFailure"] == ["kidsq-failed@%n.service"]
    zones = {unit(path)["Timer"]["OnCalendar"][0].split()[-1] for path in DEPLOY.glob("*.timer")}
    assert len(zones) == 1


def test_the_proxy_passes_on_what_kidsq_asks_for_and_no_more_than_it_takes() -> None:
    told = (DEPLOY / "nginx.conf").read_text("utf-8")
    assert "proxy_set_header Host $http_host;" in told
    assert "proxy_pass http://kidsq;" in told
    assert f"client_max_body_size {serve.FILE_BODY >> 20}m;" in told
    assert len(re.findall(r"^ *server_name kidsq\.school\.example;$", told, re.M)) == 2
    assert "proxy_request_buffering off" not in told
    assert "error_page 502 504 =503 @away;" in told, "a server that is started again is no bad gateway to a child"
    _, page = (CHECKOUT / "tools" / "district" / "away.http").read_text("utf-8").split("\n\n", 1)
    assert f"return 503 '{page}';" in told
    assert told.count("{") == told.count("}")


def test_commands_are_asked_with_the_settings_of_the_service() -> None:
    asked = re.findall(
        r"^.*/opt/kidsq/bin/kidsq (?!TMPDIR).*$", (CHECKOUT / "docs" / "production.md").read_text("utf-8"), re.M
    )
    assert len(asked) >= 2
    for line in asked:
        assert "--uid=kidsq --property=EnvironmentFile=/etc/kidsq.env" in line, "a shell cuts postgresql://...?a=b&c=d"


def test_a_start_in_vain_is_told() -> None:
    assert unit(DEPLOY / "kidsq.service")["Service"]["Type"] == ["exec"], "simple calls a missing program started"
    (other,) = re.findall(r"^#   ExecStart=(.+)$", (DEPLOY / "kidsq.service").read_text("utf-8"), re.M)
    understood(shlex.split(other)[1:])


@pytest.mark.parametrize(
    ("code", "status", "rests"), [("exited", "1", True), ("exited", "0", False), ("killed", "KILL", False)]
)
def test_what_cannot_start_is_tried_again_after_a_rest(tmp_path: Path, code: str, status: str, rests: bool) -> None:
    (line,) = unit(DEPLOY / "kidsq.service")["Service"]["ExecStopPost"]
    sleep = tmp_path / "sleep"
    sleep.write_text(f"#!/bin/sh\necho $1 >{tmp_path}/rested\n")
    sleep.chmod(0o755)
    told = {"PATH": f"{tmp_path}:/usr/bin:/bin", "EXIT_CODE": code, "EXIT_STATUS": status}
    subprocess.run(shlex.split(line), env=told, check=True)
    assert (tmp_path / "rested").exists() == rests


def test_the_server_writes_to_its_data_folder_alone() -> None:
    service = unit(DEPLOY / "kidsq.service")["Service"]
    (folder,) = service["StateDirectory"]
    assert service["ProtectSystem"] == ["strict"]
    assert "ReadWritePaths" not in service
    told = (DEPLOY / "kidsq.env.example").read_text("utf-8")
    assert f"\nKIDSQ_DATA=/var/lib/{folder}\n" in told
    for name in ("kidsq.service", "kidsq-backup.service"):
        assert unit(DEPLOY / name)["Service"]["EnvironmentFile"] == ["/etc/kidsq.env"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
@pytest.mark.parametrize("path", SERVICES, **BY_NAME)
def test_little_of_the_machine_is_exposed(path: Path) -> None:
    asked = ["systemd-analyze", "security", "--offline=yes", "--no-pager", str(path)]
    told = subprocess.run(asked, capture_output=True, encoding="utf-8", check=False)
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", told.stdout)
    if found is None:
        pytest.skip(f"this systemd judges no file: {told.stderr.strip()[:80]}")
    assert float(found[1]) <= MOST_EXPOSED


def test_every_setting_that_is_named_is_one() -> None:
    for path in [*DEPLOY.iterdir(), CHECKOUT / "Dockerfile"]:
        named = set(re.findall(r"\bKIDSQ_[A-Z_]+", path.read_text("utf-8"))) - {"KIDSQ_COMMIT"}
        assert named <= settings.TABLE.keys(), path


@pytest.mark.parametrize("path", COMPOSED, **BY_NAME)
def test_a_compose_file_starts_what_is_there_and_waits_for_it(path: Path) -> None:
    found = composed(path)
    services = found["services"]
    assert services["database"]["healthcheck"]["test"][:2] == ["CMD", "pg_isready"]
    ours = [one for one in services.values() if one.get("image") == "kidsq"]
    assert ours
    for one in ours:
        assert one["depends_on"] == {"database": {"condition": "service_healthy"}}
        assert (DEPLOY / one["build"] / "Dockerfile").resolve() == CHECKOUT / "Dockerfile"
    for one in services.values():
        for volume in one.get("volumes", []):
            source = volume.partition(":")[0]
            if source == "./kidsq.pem":
                continue
            assert (DEPLOY / source).exists() if source.startswith(".") else source in found["volumes"]


def test_one_composed_kidsq_does_not_take_the_volumes_of_another() -> None:
    names = [composed(path).get("name") for path in COMPOSED]
    assert None not in names
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("path", COMPOSED, **BY_NAME)
def test_days_begin_where_the_school_is(path: Path) -> None:
    ours = [one for one in composed(path)["services"].values() if one.get("image") == "kidsq"]
    assert {one["environment"]["TZ"] for one in ours} == {"${TZ:-Europe/Zurich}"}


@pytest.mark.parametrize("path", COMPOSED, **BY_NAME)
def test_secrets_and_names_come_from_outside(path: Path) -> None:
    environments = [one.get("environment", {}) for one in composed(path)["services"].values()]
    told = [
        str(value)
        for one in environments
        for key, value in one.items()
        if key in ("POSTGRES_PASSWORD", "KIDSQ_DATABASE")
    ]
    assert len(told) >= 2
    assert all("${POSTGRES_PASSWORD:?" in value for value in told)
    for name in (".env", "deploy/.env", "deploy/kidsq.pem"):
        assert subprocess.run(["git", "check-ignore", "-q", name], cwd=CHECKOUT, check=False).returncode in (0, 128)


def test_the_image_starts_what_is_understood_and_says_how_it_is() -> None:
    told = (CHECKOUT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    (command,) = re.findall(r"^CMD (\[.*\])$", told, re.M)
    program, *words = yaml.safe_load(command)
    assert program == "kidsq"
    understood(words)
    (health,) = re.findall(r"^HEALTHCHECK .*CMD\s+(\[.*\])$", told, re.M)
    assert "http://localhost:8000/health/serving" in yaml.safe_load(health)[2]
    compile(yaml.safe_load(health)[2], "HEALTHCHECK", "exec")


def test_the_image_takes_a_release_s_wheel_where_one_lies_beside(tmp_path: Path) -> None:
    (which,) = re.findall(r"--no-deps \$\((.+)\)", (CHECKOUT / "Dockerfile").read_text("utf-8"))
    asked = ["sh", "-c", which.replace("/source", str(tmp_path))]
    assert subprocess.run(asked, capture_output=True, encoding="utf-8", check=True).stdout.split() == [str(tmp_path)]
    wheel = tmp_path / "kidsq-1.0.0-py3-none-any.whl"
    wheel.touch()
    assert subprocess.run(asked, capture_output=True, encoding="utf-8", check=True).stdout.split() == [str(wheel)]


def test_the_image_is_given_what_the_package_needs_and_no_secret() -> None:
    lines = (CHECKOUT / ".dockerignore").read_text("utf-8").splitlines()
    left_out = {line for line in lines if line and line[0] not in "#!"}
    needed = {
        "kidsq",
        "templates",
        "static",
        "requirements",
        "pyproject.toml",
        "hatch_build.py",
        "README.md",
        "LICENSE",
    }
    assert not needed & left_out
    assert {".git", "**/*.pem", ".env", "**/*.env"} <= left_out
    assert {line for line in lines if line.startswith("!")} == {"!.git/HEAD", "!.git/packed-refs", "!.git/refs/heads"}
