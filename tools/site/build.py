"""The site: what the browser runs, compiled ahead, in two packs, and the page that starts it."""

from __future__ import annotations

import hashlib
import json
import lzma
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Final

from kidsq import __version__
from kidsq.alone import words
from kidsq.build import commit
from kidsq.i18n.languages import SPOKEN
from kidsq.web import COMPILED
from kidsq.web.http.language import compiled
from kidsq.web.http.static_files import LIST, StaticFiles
from tools.site import engine, statics

HERE: Final = Path(__file__).parent
CHECKOUT: Final = HERE.parents[1]
PAGE: Final = HERE / "page"
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
PRESET: Final = 9
OF_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
Packed = Mapping[str, tuple[bytes, str]]
"""Name in the site -> content and type."""


def build(target: Path, cache: Path) -> dict[str, int]:
    """Write the site into a folder, which is emptied first; file -> bytes. Raises engine.Missing."""
    pyodide, own = engine.pyodide(cache)
    wheels = engine.wheels(cache)
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        files = statics.files_of(work / "data")
        _stage(work / "source", pyodide, wheels, files)
        stdlib, app = _compiled(work, pyodide, cache)
    parts = [own, *map(engine.parts_of, wheels)]
    machine = {f"engine/{name}": (pyodide / name).read_bytes() for name in OF_PYODIDE}
    lock = json.dumps({"info": _info(pyodide), "packages": {}}).encode()
    machine |= {"engine/pyodide-lock.json": lock, "engine/python_stdlib.zip": stdlib}
    built = hashlib.sha256(b"".join(hashlib.sha256(one).digest() for one in (*machine.values(), app))).hexdigest()
    house = {"app.pack": app, "parts.json": _told(parts)} | _page_files(built)
    sent = {f"static/{_versioned(files, name)}": _static(files, name) for name in statics.names(files, CHECKOUT)}
    packs = [_typed(machine), {**_typed(house), **sent}]
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    _write(target, packs, house)
    for name in statics.voices(files):
        place = target / "static" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(_static(files, name)[0])
    return {path.relative_to(target).as_posix(): path.stat().st_size for path in target.rglob("*") if path.is_file()}


def _info(pyodide: Path) -> object:
    return json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]


def _told(parts: Iterable[engine.Part]) -> bytes:
    """Versions, licences and sums of what others have made."""
    return (json.dumps([asdict(part) for part in parts], indent=1) + "\n").encode()


# -- what Python runs --------------------------------------------------------------------------------------------------


def _stage(source: Path, pyodide: Path, wheels: Iterable[Path], files: StaticFiles) -> None:
    """Lay out stdlib/ and app/ as the browser has them, not compiled yet."""
    engine.unpack(pyodide / "python_stdlib.zip", source / "stdlib", engine.STDLIB_UNUSED)
    for wheel in wheels:
        engine.unpack(wheel, source / "app", engine.UNUSED)
    ours = source / "app" / "kidsq"
    shutil.copyfile(HERE / "startup.py", source / "app" / "startup.py")
    unused = shutil.ignore_patterns("__pycache__", "cli", "server", "wsgi.py", "postgresql", "*.po")
    shutil.copytree(CHECKOUT / "kidsq", ours, ignore=unused)
    for spoken in SPOKEN:
        if SPOKEN[spoken].catalogue:
            (ours / "translations" / f"{spoken}.mo").write_bytes(compiled(spoken))
    shutil.copytree(CHECKOUT / "templates", ours / "templates")
    (ours / "commit.txt").write_text(commit() + "\n", "ascii")
    static = ours / "static"
    for name in _READ_BY_PYTHON:
        for path in sorted(files.folder.glob(name)):
            place = static / path.relative_to(files.folder)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(path.read_bytes())
    listed = {name: f"/static/{_versioned(files, name)}" for name in statics.names(files, CHECKOUT)}
    listed |= {name: f"/static/{_versioned(files, name)}" for name in statics.voices(files) if name.endswith(".json")}
    (static / LIST).write_text(json.dumps(listed), "utf-8")


_READ_BY_PYTHON: Final = ("wardrobe/*.svg", "games/sleeping_queens/motions.css", "css/conditions.css")
_LANDS: Final = {"stdlib": "", "app": "/app/"}


def _compiled(work: Path, pyodide: Path, cache: Path) -> tuple[bytes, bytes]:
    """Python's own library as a zip, and the application as a pack, without sources."""
    source = work / "source"
    files = _folder(source)
    code = [name for name in files if name.endswith(".py")]
    kept = {name: cache / "compiled" / _sum_of(name, files[name]) for name in code}
    every = b"".join(hashlib.sha256(content).digest() for name, content in files.items() if name.startswith("app/"))
    kept["ran"] = cache / "compiled" / _sum_of("ran", every)
    _compile(work, pyodide, {name: place for name, place in kept.items() if not place.exists()})
    stdlib = _zipped({f"{name[7:]}c": kept[name].read_bytes() for name in code if name.startswith("stdlib/")})
    app = {f"{name}c": kept[name].read_bytes() for name in code if name.startswith("app/")}
    app |= {name: content for name, content in files.items() if name.startswith("app/") and name not in kept}
    ran = _folder(kept["ran"])
    app["app/made.bin"] = ran.pop("made.bin")
    app |= {name.replace("templates/", f"app/kidsq/templates/{COMPILED}/"): one for name, one in ran.items()}
    return stdlib, _pack({f"/{name}": (content, "") for name, content in sorted(app.items())})


def _sum_of(name: str, content: bytes) -> str:
    how = (HERE / "compile.mjs").read_bytes()
    return hashlib.sha256(b"\0".join([engine.PYODIDE.encode(), how, name.encode(), content])).hexdigest()


def _compile(work: Path, pyodide: Path, wanted: Mapping[str, Path]) -> None:
    """Compile these of work/source, each into its place."""
    if not wanted:
        return
    source, target = work / "source", work / "compiled"
    target.mkdir()
    (source / "wanted.txt").write_text("\n".join(wanted), "utf-8")
    asked = [engine.program("node"), str(HERE / "compile.mjs"), str(pyodide), str(source), str(target)]
    ran = subprocess.run(asked, capture_output=True, text=True)
    if ran.returncode:
        raise RuntimeError(f"node could not compile for the browser: {ran.stderr.strip()[-1500:]}")
    for name, place in wanted.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        if name == "ran":
            shutil.copytree(target / name, place)
        else:
            shutil.copyfile(target / f"{name}c", place)


def _folder(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()
    }


def _zipped(files: Mapping[str, bytes]) -> bytes:
    """A zip whose bytes follow from its files alone. It is stored: the pack around it is compressed."""
    with tempfile.TemporaryFile() as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as packed:
            for name, content in files.items():
                packed.writestr(zipfile.ZipInfo(name, _LONG_AGO), content)
        file.seek(0)
        return file.read()


# -- the page, and what it is sent as ----------------------------------------------------------------------------------


def _versioned(files: StaticFiles, name: str) -> str:
    return files.url(name).removeprefix("/static/")


def _static(files: StaticFiles, name: str) -> tuple[bytes, str]:
    found = files.find(name)
    assert found is not None, name
    return found.content, found.mimetype


def _page_files(built: str) -> dict[str, bytes]:
    """built: what a memory kept on the device must have been made by, to be used again."""
    files = {path.name: path.read_bytes() for path in sorted(PAGE.iterdir()) if path.name != "service.js"}
    said = words.for_page()
    spoken = json.dumps(said, ensure_ascii=False, sort_keys=True)
    files["words.js"] = f'export const words = {spoken};\nexport const BUILT = "{built}";\n'.encode()
    policy = re.search(r"const POLICY =\s+((?:\"[^\"]+\"[\s+]*)+);", (PAGE / "service.js").read_text("utf-8"))
    assert policy is not None
    in_page = "".join(re.findall(r'"([^"]+)"', policy[1])).removesuffix("; frame-ancestors 'none'")
    sorry = "".join(f'<p lang="{code.replace("_", "-")}">{one["old"]}</p>' for code, one in said.items())
    html = files["index.html"].decode().replace("%POLICY%", in_page).replace("%SORRY%", sorry)
    return files | {"index.html": html.encode()}


def _typed(files: Mapping[str, bytes]) -> Packed:
    return {
        name: (content, TYPES.get(Path(name).suffix, "application/octet-stream")) for name, content in files.items()
    }


def _pack(files: Packed) -> bytes:
    """A line of JSON with names, lengths and types, then one file after the other."""
    index = [[name, len(content), kind] for name, (content, kind) in files.items()]
    return b"".join([json.dumps(index).encode(), b"\n", *(content for content, _ in files.values())])


def _write(target: Path, packs: Iterable[Packed], house: Mapping[str, bytes]) -> None:
    """The packs, named by what is in them, and beside them what a first visit needs before they are there."""
    told = []
    for files in packs:
        whole = _pack(files)
        packed = lzma.compress(whole, lzma.FORMAT_ALONE, preset=PRESET)
        found = hashlib.sha256(whole).hexdigest()
        name = f"{'engine' if 'engine/pyodide.mjs' in files else 'house'}-{found[:12]}.pack"
        (target / name).write_bytes(packed)
        told.append({"file": name, "bytes": len(packed), "size": len(whole), "sum": found})
    version = hashlib.sha256(json.dumps(told).encode()).hexdigest()[:12]
    own = [name for files in packs for name in files if not name.startswith("static/")]
    service = (PAGE / "service.js").read_text("utf-8").replace("%VERSION%", f"{__version__} {version}")
    service = service.replace('"%PACKS%"', json.dumps(told)).replace('"%OWN%"', json.dumps(sorted(own)))
    (target / "service.js").write_text(service, "utf-8")
    for name, content in house.items():
        if name != "app.pack":
            (target / name).write_bytes(content)
