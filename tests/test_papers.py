"""README, CONTRIBUTING and the guides: short where they must be, and naming only what is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DOCS = sorted((ROOT / "docs").rglob("*.md"))
PAPERS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *DOCS]
OURS = ("kidsq", "static", "tests")
"""Folders that have a README here and there."""
PAGES = [*DOCS, ROOT / "README.md", *(paper for top in OURS for paper in sorted((ROOT / top).rglob("README.md")))]
MOST_WORDS = 2_500
EACH_PAPER = pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.relative_to(ROOT).as_posix())
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
"""The file of a link within the project."""
PLACE = re.compile(r"\]\(([^)#:]*)#([^)]+)\)")
"""The file of a link within the project, empty for the same page, and the heading to which it leads."""
PATH = re.compile(r"`((?:[\w.-]+/)+(?:[\w-]+\.\w+)?)`")
"""A file or folder in backticks."""
PLACES = (ROOT, ROOT / "kidsq", ROOT / "tests")
NOT_OURS = ("build/", "dist/", "backups/", "games/", "export/", "kidsq/translations/es/")
"""What comes to be when kidsq runs, and examples."""
TARGET = re.compile(r"(?:^|`)make ([a-z-]+)", re.M)


def is_there(path: str) -> bool:
    return path.startswith(NOT_OURS) or any((place / path).exists() for place in PLACES)


def test_the_readme_is_short():
    assert len((ROOT / "README.md").read_bytes()) <= 6000


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page_is_read_in_one_sitting(page):
    """Who adds to a long one gives a part of it a page of its own, in a folder named as the page."""
    assert len(page.read_text("utf-8").split()) <= MOST_WORDS


@EACH_PAPER
def test_its_links_lead_somewhere(paper):
    links = LINK.findall(paper.read_text("utf-8"))
    assert [link for link in links if not (paper.parent / link).exists()] == []


def anchors(text: str) -> set[str]:
    """The headings as a link calls them: small letters, hyphens for blanks, no other signs."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^#+ (.+)", prose, re.M)}


@EACH_PAPER
def test_its_links_lead_to_headings_that_are_there(paper):
    places = [(paper.parent / file if file else paper, name) for file, name in PLACE.findall(paper.read_text("utf-8"))]
    assert [name for page, name in places if name not in anchors(page.read_text("utf-8"))] == []


@EACH_PAPER
def test_the_files_it_names_are_there(paper):
    assert [path for path in PATH.findall(paper.read_text("utf-8")) if not is_there(path)] == []


@EACH_PAPER
def test_the_make_targets_it_names_are_there(paper):
    known = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
    assert set(TARGET.findall(paper.read_text("utf-8"))) <= set(known)


def test_the_guides_are_all_linked_to():
    """From the README, or from a page that it leads to."""
    seen, ahead = set(), [ROOT / "README.md"]
    while ahead:
        paper = ahead.pop()
        seen.add(paper)
        links = {(paper.parent / link).resolve() for link in LINK.findall(paper.read_text("utf-8"))}
        ahead += [link for link in links if link.suffix == ".md" and link.is_file() and link not in seen]
    assert set(PAPERS) <= seen
