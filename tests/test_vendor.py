"""What kidsq carries from others is what its list says."""

import hashlib
import re
from pathlib import Path

import pytest

VENDOR = Path(__file__).parent.parent / "static" / "vendor"
LISTED = dict(
    reversed(line.split("  ", 1))
    for line in re.findall(r"^[0-9a-f]{64}  \S+$", (VENDOR / "README.md").read_text("utf-8"), re.M)
)
CARRIED = {path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*") if path.is_file()} - {"README.md"}


def test_every_carried_file_is_listed_and_no_other():
    assert set(LISTED) == CARRIED


@pytest.mark.parametrize("name", sorted(LISTED))
def test_carried_file_is_unchanged(name):
    assert hashlib.sha256((VENDOR / name).read_bytes()).hexdigest() == LISTED[name]


@pytest.mark.parametrize("font", sorted(VENDOR.glob("fonts/*.woff2")), ids=lambda path: path.name)
def test_fonts_stay_small_for_a_first_page(font):
    assert font.stat().st_size <= 22_000
