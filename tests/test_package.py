"""The wheel plays in an empty environment, far from the checkout."""

import os
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from kidsq import __version__
from kidsq.styles import lowering

CHECKOUT = Path(__file__).parent.parent
SCRIPTS = "Scripts" if os.name == "nt" else "bin"

# One worker for all of them, so that the wheel is built and installed once.
pytestmark = [pytest.mark.full, pytest.mark.xdist_group("package")]


def run(*command: object, cwd: Path) -> str:
    parts = [str(part) for part in command]
    finished = subprocess.run(parts, cwd=cwd, capture_output=True, encoding="utf-8")
    assert finished.returncode == 0, f"{command} said:\n{finished.stdout}\n{finished.stderr}"
    return finished.stdout


@pytest.fixture(scope="module")
def archives(tmp_path_factory):
    """A wheel made from the source archive, so that both are tried."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, CHECKOUT, cwd=folder)
    return folder


@pytest.fixture(scope="module")
def elsewhere(archives, tmp_path_factory):
    """An environment with the wheel and what is locked for it, nothing else."""
    folder = tmp_path_factory.mktemp("elsewhere") / "empty"
    venv.create(folder, with_pip=False)  # ensurepip may be missing; the pip of this environment does it
    python = folder / SCRIPTS / "python"
    [wheel] = archives.glob("kidsq-*.whl")
    install = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet")
    run(*install, "--require-hashes", "-r", CHECKOUT / "requirements" / "play.txt", cwd=folder)
    run(*install, "--no-deps", wheel, cwd=folder)
    run(sys.executable, "-m", "pip", "--python", python, "check", cwd=folder)
    return folder


def test_wheel_carries_pages_styles_and_licences(archives):
    [wheel] = archives.glob("kidsq-*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("templates", "static"):
        here = {f"kidsq/{p.relative_to(CHECKOUT).as_posix()}" for p in (CHECKOUT / folder).rglob("*") if p.is_file()}
        assert here <= names
    sheets = [zipfile.ZipFile(wheel).read(name) for name in names if name.endswith(".css")]
    assert [sheet for sheet in sheets if not sheet.startswith(lowering.MARK.encode()) or b"@layer" in sheet] == []
    assert "kidsq/wardrobe/royal.svg" in names
    assert any(name.endswith("/licenses/LICENSE") for name in names)
    assert {name.partition("/")[0] for name in names} == {"kidsq", f"kidsq-{__version__}.dist-info"}


def test_source_archive_carries_what_draws_and_what_measures(archives):
    [source] = archives.glob("kidsq-*.tar.gz")
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"tools/voices/__main__.py", "research/gates.py", "Makefile", "deploy/kidsq.service"} <= names


def test_an_image_says_its_commit_although_it_has_no_git(tmp_path):
    """The package built from what .dockerignore lets through."""
    for name in ("kidsq", "templates", "static"):
        shutil.copytree(CHECKOUT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "commit.txt"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(CHECKOUT / name, tmp_path)
    commit = "9eb82c6f1a2b" + "0" * 28
    (tmp_path / ".git" / "refs" / "heads").mkdir(parents=True)
    (tmp_path / ".git" / "HEAD").write_text("ref: refs/heads/main\n")
    (tmp_path / ".git" / "refs" / "heads" / "main").write_text(f"{commit}\n")
    run(
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        tmp_path / "dist",
        tmp_path,
        cwd=tmp_path,
    )
    [wheel] = (tmp_path / "dist").glob("kidsq-*.whl")
    assert zipfile.ZipFile(wheel).read("kidsq/commit.txt").decode() == f"{commit}\n"
    assert not (tmp_path / "kidsq" / "commit.txt").exists()


def test_command_says_what_it_can_do(elsewhere, tmp_path):
    assert "simulate" in run(elsewhere / SCRIPTS / "kidsq", "--help", cwd=tmp_path)


def test_study_says_that_it_comes_with_the_source(elsewhere, tmp_path, monkeypatch):
    monkeypatch.delenv("PYTHONPATH", raising=False)  # by which the source would be there after all
    command = [elsewhere / SCRIPTS / "kidsq", *"study --learners 2 --games 1 --seed 1".split()]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8")
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("kidsq: `kidsq study` measures the model on simulated children.")
    assert f"kidsq-{__version__}.tar.gz" in said.stderr
    assert len(said.stderr.splitlines()) == 1


def test_simulated_class_is_made_without_the_source(elsewhere, tmp_path):
    command = "demo-class --children 1 --weeks 1 --data".split()
    assert "These children do not exist" in run(
        elsewhere / SCRIPTS / "kidsq", *command, tmp_path / "data", cwd=tmp_path
    )


def test_plain_kidsq_serves_the_first_page(elsewhere, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [elsewhere / SCRIPTS / "kidsq", "--host", "127.0.0.1", "--port", str(port)]
    environment = {**os.environ, "KIDSQ_DATA": str(tmp_path / "data")}
    environment.pop("PYTHONPATH", None)
    with subprocess.Popen(command, cwd=tmp_path, env=environment) as server:
        try:
            home = wait_for(f"http://127.0.0.1:{port}/", server)
            assert "/static/" in home
            assert wait_for(f"http://127.0.0.1:{port}/static/vendor/htmx.min.js", server)
        finally:
            server.terminate()
            assert server.wait(timeout=15) == 0


def wait_for(address: str, server: subprocess.Popen[bytes], seconds: float = 20) -> str:
    """The page's text, asked for again until the server is up."""
    last = time.monotonic() + seconds
    while True:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return answer.read().decode("utf-8")
        except urllib.error.HTTPError:
            raise
        except OSError:
            if time.monotonic() > last or server.poll() is not None:
                raise
            time.sleep(0.1)
