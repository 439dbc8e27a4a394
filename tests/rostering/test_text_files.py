"""A file's letters are as they were meant, or asked about; a workbook is a list as well."""

import io
import zipfile

import openpyxl
import pytest

from kidsq.rostering import text_files
from kidsq.rostering.name_lists import read
from kidsq.rostering.text_files import NotAList, SeveralReadings, text_of

WRITTEN = {
    "German": ("Vorname;Klasse\r\nZoé;2b\r\nJürgen;2b\r\n", "cp1252"),
    "French": ("Prénom;Nom\nAnaïs;Lefèvre\nHélène;Noël\nFrançois;Roux", "cp1252"),
    "Spanish": ("Nombre;Apellidos\nÍñigo;Muñoz\nBegoña;Pérez", "cp1252"),
    "Norwegian": ("Fornavn;Etternavn\nSøren;Ødegård\nÅse;Lie", "cp1252"),
    "no heads": ("Zoé\nJürgen\nAnna", "cp1252"),
    "English heads": ("First name\nChloë\nRenée\nJosé", "cp1252"),
    "Polish": ("Imię;Nazwisko\r\nŁukasz;Wiśniewski\r\nZośka;Ćwik\r\nGrześ;Żak\r\n", "cp1250"),
    "Czech": ("Jméno;Příjmení\nJiří;Novák\nOndřej;Kříž", "cp1250"),
    "Turkish": ("Adı;Soyadı\nİrem;Yılmaz\nÇağrı;Şahin", "cp1254"),
    "Lithuanian": ("Vardas;Pavardė\nŽydrė;Kazlauskienė", "cp1257"),
    "Bulgarian": ("Име;Фамилия\nМария;Иванова\nГеорги;Петров", "cp1251"),
    "Russian, no heads": ("Мария\nГеоргий", "cp1251"),
    "Greek": ("Όνομα;Επώνυμο\nΓιώργος;Παπαδόπουλος", "cp1253"),
    "an old Macintosh": ("Vorname;Nachname\rZoë;Müller\rJörg;Weiß\rAnaïs;Roux\r", "mac_roman"),
}


@pytest.mark.parametrize("written", WRITTEN)
def test_a_code_page_is_known_by_what_can_be_a_name_and_by_the_heads(written: str) -> None:
    text, page = WRITTEN[written]
    assert text_of(text.encode(page)) == text


@pytest.mark.parametrize(
    ("text", "page"),
    [
        ("Jiří\nOndřej", "cp1250"),
        ("Zośka\nAnna", "cp1250"),
        ("Hélène\nNoël", "cp1252"),
        ("First name\nHélène", "cp1252"),
    ],
)
def test_where_several_readings_are_names_none_is_taken_by_itself(text: str, page: str) -> None:
    with pytest.raises(SeveralReadings) as asked:
        text_of(text.encode(page))
    assert text in asked.value.texts
    assert len(set(asked.value.texts)) == len(asked.value.texts) > 1


def workbook(*sheets: list[list[object]]) -> bytes:
    book = openpyxl.Workbook()
    book.remove(book.active)
    for rows in sheets:
        sheet = book.create_sheet()
        for row in rows:
            sheet.append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def test_the_first_sheet_of_a_workbook_that_holds_anything_is_read() -> None:
    rows: list[list[object]] = [
        ["Klasse 2b"], [], ["Nr", "Name", "Vorname"], [1, "Muster", "Łucja"], [2.0, "Bei, spiel", "Zoé"],
    ]  # fmt: skip
    content = workbook([], rows, [["Vorname"], ["Anders"]])
    assert read(text_of(content)).typed == ("Łucja", "Zoé")
    assert text_of(content).splitlines()[-2:] == ["1;Muster;Łucja", "2;Bei, spiel;Zoé"]


def test_a_row_of_a_workbook_below_an_empty_one_keeps_its_number() -> None:
    content = workbook([["Klasse 2b"], [], ["Nr", "Vorname"], [], [1, "Mia"], [2, "Tom"]])
    assert read(text_of(content)).numbers == (5, 6)


def test_a_workbook_that_unpacks_to_too_much_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    content = workbook([["Vorname"], ["Mia"]])
    monkeypatch.setattr(text_files, "MOST_UNPACKED", 1_000)
    with pytest.raises(NotAList, match="workbook"):
        text_of(content)


def test_another_zip_is_no_workbook() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as file:
        file.writestr("names.txt", "Mia")
    with pytest.raises(NotAList, match="workbook"):
        text_of(out.getvalue())
