"""A file's letters are as they were meant, or asked about; a workbook is a list as well."""

import io
import zipfile

import openpyxl
import pytest

from kidsq.rostering import name_lists, text_files
from kidsq.rostering.name_lists import Entry, read
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
    "Japanese": ("氏名,組\r\n佐藤 さくら,2\r\n鈴木 ハルト,2\r\n", "cp932"),
    "Chinese": ("姓名,班级\r\n王伟,二班\r\n李娜,二班\r\n", "gb18030"),
    "Korean": ("이름,반\r\n김민준,2\r\n이서연,2\r\n", "cp949"),
    "Vietnamese": ("Tên;Lop\nMai;2\nĐưc;2", "cp1258"),
    "DOS": ("Jörg Schäfer\r\nRöschen Bär\r\nJürgen Groß\r\nSøren Åland", "cp850"),
    "DOS, with heads": ("Vorname;Nachname\nJürgen;Bär\nZoé;Groß", "cp850"),
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
        ("Jörg\nZoë", "cp850"),
    ],
)
def test_where_several_readings_are_names_none_is_taken_by_itself(text: str, page: str) -> None:
    with pytest.raises(SeveralReadings) as asked:
        text_of(text.encode(page))
    assert text in asked.value.texts
    assert len(set(asked.value.texts)) == len(asked.value.texts) > 1


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("Šárka\nJiří", "iso-8859-2"),
        ("Prénom;Nom\nŒdipe;Roux\nAnaïs;Lefèvre", "iso-8859-15"),
        ("สมชาย\r\nมาลี", "tis-620"),
        ("さくら\nはると", "cp932"),
        ("Мария\nГеоргий", "cp866"),
    ],
)
def test_letters_of_a_page_that_nobody_knows_are_not_taken_for_others(text: str, encoding: str) -> None:
    with pytest.raises(NotAList, match="unreadable"):
        text_of(text.encode(encoding))


@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_a_text_that_was_encoded_twice_has_its_letters(mark: str) -> None:
    text = "Prénom;Nom\nAnaïs;Roux\nZoë;Lefèvre"
    assert text_of((mark + text).encode().decode("cp1252").encode()) == text


PAGE = """<html><head><meta charset="utf-8"><style>td { color: red }</style></head><body><p>Class 2b</p>
<table><tr><th>Last name</th><th>First name</th></tr><tr><td>O&#39;Neill</td><td><b>Zoë</b></td></tr>
<tr><td>Muster<td>Mia Lou<tr>
<td>Beispiel</td><td>Noah</td></table></body></html>"""
WORKBOOK_2003 = """<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table>
<Row><Cell><Data ss:Type="String">Nr</Data></Cell><Cell ss:Index="3"><Data>First name</Data></Cell></Row>
<Row><Cell><Data ss:Type="Number">1</Data></Cell><Cell ss:Index="3"><Data ss:Type="String">Zoë</Data></Cell></Row>
<Row><Cell><Data ss:Type="Number">2</Data></Cell><Cell><Data/></Cell><Cell><Data>Mia Lou</Data></Cell></Row>
<Row><Cell ss:Index="3"><Data ss:Type="String">Noah</Data></Cell></Row>
</Table></Worksheet></Workbook>"""


@pytest.mark.parametrize("text", [PAGE, WORKBOOK_2003, f"\ufeff\n{PAGE}"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_table_of_a_web_page_or_of_excel_2003_is_a_list(text: str, encoding: str) -> None:
    assert read(text_of(text.encode(encoding))).typed == ("Zoë", "Mia Lou", "Noah")


@pytest.mark.parametrize(
    "text",
    [
        "<!doctype html>\n<title>Sign in</title>\n<p>Please sign in",
        "<svg xmlns='http://www.w3.org/2000/svg'><text>Mia</text></svg>",
        '[\n {"first": "Mia"},\n {"first": "Noah"}\n]',
        '{"students": ["Mia"]}',
        '["Mia", "Noah"]',
        "{\\rtf1\\ansi Mia\\\nNoah}",
        "BEGIN:VCARD\nN:Muster;Mia\nEND:VCARD",
        "BEGIN:VCALENDAR\nSUMMARY:Mia\nEND:VCALENDAR",
        "MIME-Version: 1.0\n\nMia",
    ],
)
def test_what_programs_write_for_programs_is_no_list(text: str) -> None:
    with pytest.raises(NotAList, match="unreadable"):
        text_of(text.encode())


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


def test_the_sheet_of_a_workbook_that_holds_a_list_is_read() -> None:
    rows: list[list[object]] = [
        ["Klasse 2b"], [], ["Nr", "Name", "Vorname"], [1, "Muster", "Łucja"], [2.0, "Bei, spiel", "Zoé"],
    ]  # fmt: skip
    content = workbook([], [["Export of the school"], ["Do not pass on"]], rows)
    assert read(text_of(content)).typed == ("Łucja", "Zoé")
    assert text_of(content).splitlines()[-2:] == ["1;Muster;Łucja", "2;Bei, spiel;Zoé"]


def test_a_row_of_a_workbook_below_an_empty_one_keeps_its_number() -> None:
    content = workbook([["Klasse 2b"], [], ["Nr", "Vorname"], [], [1, "Mia"], [2, "Tom"]])
    assert read(text_of(content)).numbers == (5, 6)


def test_of_several_sheets_with_lists_none_is_taken_by_itself() -> None:
    with pytest.raises(SeveralReadings) as asked:
        text_of(workbook([["First name"], ["Mia"]], [["About us"]], [["First name"], ["Tom"]]))
    assert [read(text).typed for text in asked.value.texts] == [("Mia",), ("Tom",)]
    assert asked.value.sheets == ("Sheet", "Sheet2")


def test_a_hidden_sheet_and_what_formulas_fail_to_say_are_not_read() -> None:
    book = openpyxl.load_workbook(io.BytesIO(workbook([["First name"], ["f"]], [["First name"], ["Mia"], ["#REF!"]])))
    book.worksheets[0].sheet_state = "hidden"
    book.active = 1
    out = io.BytesIO()
    book.save(out)
    assert text_of(out.getvalue()).split() == ["First", "name", "Mia"]


def test_what_a_filter_or_somebody_has_hidden_is_not_read() -> None:
    rows: list[list[object]] = [
        ["Class 2b"],
        ["First name", "Nickname"],
        ["Mia", "Mimi"],
        ["Otto", "Gone"],
        ["Zoe", "Zo"],
    ]
    book = openpyxl.load_workbook(io.BytesIO(workbook(rows)))
    sheet = book.worksheets[0]
    sheet.merge_cells("A1:B1")
    sheet.row_dimensions[4].hidden = True
    sheet.column_dimensions["A"].hidden = True
    out = io.BytesIO()
    book.save(out)
    assert name_lists.read(text_of(out.getvalue())).entries == (Entry(3, "Mimi"), Entry(5, "Zo"))


DUMPS = {
    "MySQL": b"--\nCREATE TABLE `pupils` (\n  `id` int\n);\nINSERT INTO `pupils` VALUES (1,'Mia'),(2,'Noah');\n",
    "PostgreSQL": b"SET x = 0;\nCOPY public.pupils (id, first_name) FROM stdin;\n1\tMia\n2\tNoah\n\\.\n",
}


@pytest.mark.parametrize("dump", DUMPS.values(), ids=DUMPS)
def test_what_a_database_writes_is_no_list(dump: bytes) -> None:
    with pytest.raises(NotAList, match="unreadable"):
        text_of(dump)


def test_a_workbook_that_unpacks_to_too_much_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    content = workbook([["Vorname"], ["Mia"]])
    monkeypatch.setattr(text_files, "MOST_UNPACKED", 1_000)
    with pytest.raises(NotAList, match="workbook"):
        text_of(content)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_workbook_with_entities_is_not_read(encoding: str) -> None:
    """No program writes any; of some kB they make gigabytes."""
    sheet, changed = "xl/worksheets/sheet1.xml", io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(workbook([["Vorname"], ["Mia"]]))) as old, zipfile.ZipFile(changed, "w") as new:
        for one in old.infolist():
            if one.filename != sheet:
                new.writestr(one, old.read(one))
        text = '<!DOCTYPE x [<!ENTITY a "Mia">]>' + old.read(sheet).decode().replace("Mia", "&a;")
        new.writestr(sheet, text.encode(encoding))
    with pytest.raises(NotAList, match="workbook"):
        text_of(changed.getvalue())


def test_of_very_many_sheets_the_first_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_files, "MOST_SHEETS", 1)
    assert "Mia" in text_of(workbook([["First name"], ["Mia"]], [["First name"], ["Tom"]]))


@pytest.mark.parametrize(
    ("part", "code"),
    [("names.txt", "unreadable"), ("word/document.xml", "unreadable"), ("content.xml", "workbook")],
)
def test_another_zip_is_no_workbook(part: str, code: str) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as file:
        file.writestr(part, "Mia")
    with pytest.raises(NotAList, match=code):
        text_of(out.getvalue())
