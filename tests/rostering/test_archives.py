"""ZIPs of lists, as whoever looks after a school sends them on."""

import io
import zipfile
from datetime import date

import pytest

from kidsq.rostering import name_lists
from kidsq.rostering.archives import text_of
from kidsq.rostering.text_files import NotAList, SeveralReadings

from .exports import Export

TODAY = date(2026, 11, 20)
CLEVER = {
    "schools.csv": "School_id,School_name,Principal,Principal_email\n1,Oak Street,Pat Lee,p@x.example\n",
    "students.csv": "School_id,Student_id,Last_name,First_name\n1,10,Smith,Mia\n1,11,Jones,Noah\n",
    "teachers.csv": "School_id,Teacher_id,Teacher_email,First_name,Last_name,Title\n1,t1,h@x.example,Julia,Hart,Ms\n",
    "staff.csv": "School_id,Staff_id,Staff_email,First_name,Last_name\n1,t2,b@x.example,Paul,Brown\n",
    "sections.csv": "School_id,Section_id,Teacher_id,Name\n1,s1,t1,Maths\n1,s2,t1,Reading\n",
    "enrollments.csv": "School_id,Section_id,Student_id\n1,s1,10\n1,s1,11\n",
}


def zipped(files: dict[str, str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return out.getvalue()


def test_an_export_of_oneroster_is_a_list_for_each_class_and_no_teacher_is_in_one(tmp_path) -> None:
    Export().write(tmp_path / "export")
    files = {f"export/{file.name}": file.read_text("utf-8") for file in (tmp_path / "export").iterdir()}
    with pytest.raises(SeveralReadings) as asked:
        text_of(zipped(files), TODAY)
    found = dict(zip(asked.value.sheets, map(name_lists.read, asked.value.texts), strict=True))
    assert {title: names.typed for title, names in found.items()} == {
        "1a (Oak Street)": ("Leo", "Mira Be.", "Mira Bl."),
        "1a (Elm)": ("Tom",),
        "2a (Oak Street)": ("Zoe",),
    }


def test_a_zip_of_too_much_or_of_a_locked_part_is_not_read() -> None:
    bomb = zipped({f"{n}.csv": "Mia\n" * 500_000 for n in range(5)})
    locked = bytearray(zipped({"list.csv": "First name\nMia\nNoah\n"}))
    locked[6] |= 1
    locked[locked.rindex(b"PK\x01\x02") + 8] |= 1
    long = zipped({f"{n}.txt": "Mia\n" * 70_000 for n in range(20)})
    workbooks = zipped({f"{n}.xlsx": "PK\x03\x04" for n in range(5)} | {"list.csv": "First name\nMia\n"})
    for content in (bomb, bytes(locked), long, workbooks):
        with pytest.raises(NotAList, match="zip"):
            text_of(content, TODAY)


def test_of_other_exports_the_list_of_children_is_taken() -> None:
    assert name_lists.read(text_of(zipped(CLEVER), TODAY)).typed == ("Mia", "Noah")


@pytest.mark.parametrize("name", ["teachers.csv", "staff.csv", "sections.csv"])
def test_a_list_of_teachers_is_known_by_its_headings(name: str) -> None:
    assert name_lists.read(CLEVER[name]).of_adults
    assert not name_lists.read(CLEVER["students.csv"]).of_adults
    with pytest.raises(NotAList, match="zip"):
        text_of(zipped({name: CLEVER[name], "letter.docx": "Mia"}), TODAY)
