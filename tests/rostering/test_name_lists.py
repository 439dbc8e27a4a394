"""Lists of names as spreadsheets, editors and people write them."""

import csv
import io
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidsq.rostering import headings, name_lists
from kidsq.rostering.name_lists import around_comma, checked, in_order, read, without_last_names
from kidsq.rostering.text_files import MOST_COLUMNS, NotAList, text_of

NAMES = "Zoé\nJürgen\nŁucja"


def names(text: str, column: int | None = None) -> list[str]:
    return list(read(text, column).typed)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_names_keep_their_letters_in_each_encoding(encoding: str) -> None:
    assert names(text_of(NAMES.encode(encoding))) == ["Zoé", "Jürgen", "Łucja"]


def test_the_usual_windows_file_is_read() -> None:
    assert names(text_of("Vorname;Klasse\r\nZoé;2b\r\nJürgen;2b\r\n".encode("cp1252"))) == ["Zoé", "Jürgen"]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\x00", "picture"),
        (b"\xff\xd8\xff\xe0\x00\x10JFIF", "picture"),
        (b"GIF89a\x01\x00", "picture"),
        (b"PK\x03\x04\x14\x00\x06\x00", "workbook"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1", "workbook"),
        (b"%PDF-1.7\n", "pdf"),
        (b"\r\n%PDF-1.7\n", "pdf"),
        (b"\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic", "picture"),
        (b"\x09\x08\x08\x00\x00\x05\x05\x00Mia", "workbook"),
        (b"\x81\x8d\x8f\x90\x9d", "unreadable"),
        (b"\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00", "unreadable"),
        (b"this is no csv\x00 but something else", "unreadable"),
    ],
)
def test_what_is_no_list_says_what_it_is(content: bytes, code: str) -> None:
    with pytest.raises(NotAList, match=code):
        text_of(content)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Mia\nNoa\nAli", ["Mia", "Noa", "Ali"]),
        ("\n  Mia \n\n\nNoa\n", ["Mia", "Noa"]),
        ("Mia\r\nNoa\rAli", ["Mia", "Noa", "Ali"]),
        ("Mia, Noa, Ali", ["Mia", "Noa", "Ali"]),
        ("Name\nMia\nNoa", ["Mia", "Noa"]),
        ("Nr;Name\n1;Mia\n2;Noa", ["Mia", "Noa"]),
        ("1,Mia\n2,Noa", ["Mia", "Noa"]),
        ("Nachname;Vorname\nSchmidt;Mia\nKaya;Noa", ["Mia", "Noa"]),
        ("last name,first name,nickname\nSchmidt,Mia,Mimi\nKaya,Noa,No", ["Mimi", "No"]),
        ("surname\tclass\tchild\nSchmidt\t2b\tMia", ["Mia"]),
        ('"Mia";"2b"\n"Noa; the 2nd";"2b"', ["Mia", "Noa; the 2nd"]),
        ("sep=;\nMia;2b\nNoa;2b", ["Mia", "Noa"]),
        ('"Mia\nNoa\nAli', ['"Mia', "Noa", "Ali"]),
        ('x;"Mia\ny;Noa', ["x", "y"]),
        ("Mia\nNoa, the small one\nAli", ["Mia", "Noa, the small one", "Ali"]),
        ("Mia;\nNoa;\n;", ["Mia", "Noa"]),
        ("Name", ["Name"]),
        ("Ine\nMia\nNoa", ["Ine", "Mia", "Noa"]),
        ("Reg\nMia\nTom", ["Reg", "Mia", "Tom"]),
        ("Nick\nMia\nTom", ["Nick", "Mia", "Tom"]),
        ("Reg,Smith\nBob,Jones", ["Reg", "Bob"]),
        ("Nick;Smith\nBob;Jones", ["Nick", "Bob"]),
        ("Nick;Class\nMia;2b", ["Mia"]),
        ("Form;House;Kid\n2b;Red;Mia\n2b;Blue;Tom", ["Mia", "Tom"]),
        ("", []),
        ("\n\n", []),
    ],
)
def test_lists_as_people_have_them(text: str, found: list[str]) -> None:
    assert names(text) == found


def test_another_column_can_be_chosen_and_an_impossible_one_is_ignored() -> None:
    text = "Schmidt;Mia\nKaya;Noa"
    assert names(text) == ["Schmidt", "Kaya"]
    assert names(text, 1) == ["Mia", "Noa"]
    assert names(text, 7) == names(text, -1) == ["Schmidt", "Kaya"]


def lines(text: str) -> list[tuple[int, str]]:
    return [(line.number, line.typed) for line in checked(read(text).entries)]


def test_each_name_keeps_the_number_of_its_line() -> None:
    assert lines("Name\n\nMia\n\nNoa\nLeo") == [(3, "Mia"), (5, "Noa"), (6, "Leo")]
    assert lines("Mia, Noa, Leo") == [(1, "Mia"), (2, "Noa"), (3, "Leo")]


@pytest.mark.parametrize(
    "mark", ["1. ", "12) ", "(3) ", "4: ", "5 ", "- ", "• ", "* ", "✓ ", "–", "  - ", "•\t", "▪ \t"]
)
def test_numbers_and_bullets_are_no_part_of_a_name(mark: str) -> None:
    assert names(f"{mark}Otto\n{mark}Mia") == ["Otto", "Mia"]


@pytest.mark.parametrize("name", ["2b", "Mia-Lou", "R2D2", "Mia 2", "🦊"])
def test_what_only_looks_like_a_number_stays(name: str) -> None:
    (line,) = checked(read(name).entries, listed=True)
    assert (line.nickname, line.problem) == (name, None)


@pytest.mark.parametrize("line", ["Tom, Tim, Kim", "Tom;Tim;Kim", "Tom,Tim;Kim", "Tom, Tim, , Kim,"])
def test_several_names_in_one_line_of_a_list_are_several_children(line: str) -> None:
    assert lines(f"Mia\n{line}\nBo") == [(1, "Mia"), (2, "Tom"), (2, "Tim"), (2, "Kim"), (3, "Bo")]


@pytest.mark.parametrize(
    ("text", "column", "found"),
    [
        ("Anna\tSchmidt\nBen\tKurz", 0, ["Anna", "Ben"]),
        ("Mia\nAnna\tSchmidt\nBo", 0, ["Mia", "Anna", "Bo"]),
        ("Schmidt, Peter\nKurz, Anna", 1, ["Peter", "Anna"]),
        ("Mia,2b,left\nNoa,2b,right", 0, ["Mia", "Noa"]),
    ],
)
def test_columns_without_a_header(text: str, column: int, found: list[str]) -> None:
    assert (read(text).columns > 1, read(text).column) == (True, column)
    assert names(text) == found


def test_every_cell_can_be_a_child() -> None:
    assert [(one.number, one.typed) for one in read("Tom, Tim\nMia, Noa", every=True).entries] == [
        (1, "Tom"),
        (1, "Tim"),
        (2, "Mia"),
        (2, "Noa"),
    ]


def test_a_row_without_a_name_is_told_and_an_empty_one_is_none() -> None:
    found = checked(read("Vorname;Ort\nMia;Bern\n;Kaya\n;\nMia;Biel").entries)
    assert [(line.number, line.typed, line.problem, line.rest) for line in found] == [
        (2, "Mia", None, ""),
        (3, "", "no_name", "Kaya"),
        (5, "Mia", "twice", ""),
    ]
    assert found[2].with_ == "2"
    assert [line.rest for line in checked(read("\tSchmidt\nMia\tKaya").entries)] == ["Schmidt", ""]


def test_one_comma_and_signs_alone_are_asked_about() -> None:
    found = checked(read("Mia\nSchmidt, Peter\n...\n---\nBo").entries, listed=True)
    assert [line.problem for line in found] == [None, "comma", "signs", "signs", None]
    assert around_comma("Schmidt, Peter") == ("Schmidt", "Peter")


def test_lost_letters_and_counts_below_a_list_are_asked_about() -> None:
    found = checked(read("Vorname\n?rem\nJovana\nTotal: 2").entries, listed=True)
    assert [line.problem for line in found] == ["lost_letter", None, "count"]


@pytest.mark.parametrize(
    "line",
    [
        *("Klasse 2b", "Class 2B (Mrs Hart)", "*Klasse 2b*", "Table 1", "2a:", "Mädchen:", "Name", "Vorname"),
        *("Total 3", "Summe", "Whole class", "Seite 1 von 1", "Frau Hart", "mia@x.example", "Mia;Lea"),
        *("7", "Gruppe Füchse", "max. Punkte", "Итого", "Dott. Neri"),
    ],
)
def test_lines_that_are_perhaps_no_children_are_asked_about(line: str) -> None:
    listed = in_order(["Mia", line, "Tom"])
    assert [one.problem for one in checked(listed, listed=True)] == [None, "count", None]
    assert [one.problem for one in checked(listed, listed=True, sure=[line])] == [None, None, None]


@pytest.mark.parametrize("names_of", [["1", "2", "3"], ["Kind 1", "Pupil 2"], ["Ine", "Pol", "Ad", "Grace", "Liebe"]])
def test_numbers_and_names_that_are_words_as_well_are_not_asked_about(names_of: list[str]) -> None:
    assert [one.problem for one in checked(in_order(names_of), listed=True)] == [None] * len(names_of)


NAMES_AND_HEADS = "Ad Adi Antal Dato Davon Dieta Emer Emri Ho Ine Klas Meno Nav Nick Nino Pani Pol Reg Zak".split()


@pytest.mark.parametrize("name", NAMES_AND_HEADS)
def test_a_first_name_that_is_a_head_somewhere_is_a_child(name: str) -> None:
    entries = read(f"{name}\nMia\nTom").entries
    assert [(line.nickname, line.problem) for line in checked(entries, listed=True)] == [
        (name, None), ("Mia", None), ("Tom", None),
    ]  # fmt: skip


def test_sums_below_a_list_make_no_other_column_the_names() -> None:
    found = read("Nr;Name;Vorname\n1;Muster;Mia\n2;Bei;Noah\n;Datum;\n;;Unterschrift\n;Summe;2\n")
    lines = checked(found.entries, listed=True)
    assert [line.nickname for line in lines if line.problem is None] == ["Mia", "Noah"]


def test_last_names_first_in_one_line_are_one_child_each() -> None:
    lines = checked(read("'Muster, Mia' <m@x.example>; 'Bei, Noah' <n@x.example>").entries, listed=True)
    assert [(line.nickname, line.problem) for line in lines] == [("Muster, Mia", "comma"), ("Bei, Noah", "comma")]


@pytest.mark.parametrize("heads", ["Nachname;Vorname;Klasse", "Nachname, Vorname", "First name\tLast name"])
def test_heads_alone_are_no_children(heads: str) -> None:
    assert read(heads).typed == ()


def test_every_language_of_the_headings_has_first_and_last_names() -> None:
    told = tomllib.loads(Path(headings.__file__).with_suffix(".toml").read_text("utf-8"))
    assert len(told) > 40
    for code, language in told.items():
        for first in language["first"]:
            for last in language["last"]:
                kinds = headings.kinds_of([last, first])
                assert kinds == ["last", "first"], (code, last, first)


def test_what_cannot_be_taken_is_told_by_line() -> None:
    typed = ["Mia", "x" * 21, "a\u202eb", "mia", "NOA", "Ali Baba", "Zoe\u0301"]
    lines = checked(in_order(typed), there=["Noa"])
    assert [line.problem for line in lines] == [None, "too_long", "unprintable", "twice", "there", None, None]
    assert [line.full_name for line in lines] == [False] * 5 + [True, False]
    assert (lines[3].with_, lines[4].with_) == ("1", "Noa")
    assert lines[2].shown == "a·b"
    assert lines[6].nickname == "Zoé"


def test_last_names_go_and_two_of_one_name_stay_apart() -> None:
    given = ["Mia Schmidt", "Mia Kaya", "Noa Levi", "Ali", "little Bo"]
    assert without_last_names(given) == ["Mia S.", "Mia K.", "Noa", "Ali", "little Bo"]


def test_two_of_one_name_and_one_first_letter_stay_apart() -> None:
    assert without_last_names(["Bob Smith", "Bob Stone", "Amy Stone"]) == ["Bob Sm.", "Bob St.", "Amy"]
    assert without_last_names(["Bob Smith", "Bob Smith", "Bob Kaya"]) == ["Bob S.", "Bob S.", "Bob K."]


LETTERS = {
    "English": ("Hi Anna,\n\nMia\nNoah\nAli B.\n\nKind regards,\nJulia Hart\nOak Street School\nTel. 044 123 45 67"),
    "English, short": "Mia\nNoah\nAli B.\n\nMany thanks!\nJulia\nSent from my phone",
    "forwarded": "Best wishes\nJulia Hart\n\nMia\nNoah\nAli B.",
    "answered": "> Mia\n> Noah\n> Ali B.\n\nOn 3 Nov, 2026, 9:12, Julia Hart <j@x> wrote:\nFrom: J. Hart\nTo: office",
    "German": "Liebe Frau Keller,\n\nMia\nNoah\nAli B.\n\nFreundliche Grüsse\nPetra Meier\nKlassenlehrerin 2b",
    "French": "Bonjour Madame,\n\nMia\nNoah\nAli B.\n\nBien cordialement\nJeanne Dupont\nÉcole Jean Moulin",
    "Italian": "Gentile collega,\n\nMia\nNoah\nAli B.\n\nCordiali saluti\nAnna Rossi\nInviato da iPhone",
}


@pytest.mark.parametrize("letter", LETTERS.values(), ids=LETTERS)
def test_who_signs_a_letter_is_no_child_unasked(letter: str) -> None:
    found = checked(read(letter).entries, listed=True)
    assert [one.nickname for one in found if not one.problem] == ["Mia", "Noah", "Ali B."]


def test_the_last_name_may_stand_first() -> None:
    assert without_last_names(["Müller Lea", "Kurz Mia", "Braun Mia", "Ali"], word=1) == [
        "Lea",
        "Mia K.",
        "Mia B.",
        "Ali",
    ]


ONEROSTER = (
    "sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,"
    "phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,"
    "preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns\n"
    "a7f3-mia,,,true,mia.smith,,Mia,Smith,Rose,,mia@school.example,,,,02,,,,,,,org-1,\n"
    "b810-tom,,,true,tom.kaya,,Thomas,Kaya,,,tom@school.example,,,,02,,,,{},,,org-1,\n"
    "c921-ana,,,true,ana.levi,,Ana,Levi,,,ana@school.example,,,,02,,,,{},,,org-1,\n"
)
FILES = {
    "OneRoster 1.2": (ONEROSTER.format("", ""), ["Mia", "Thomas", "Ana"]),
    "OneRoster 1.2, most prefer another name": (ONEROSTER.format("Tom", "Annie"), ["Mia", "Tom", "Annie"]),
    "OneRoster 1.1, quoted": (
        '"sourcedId","status","dateLastModified","enabledUser","orgSourcedIds","role","username","givenName","familyName"\n'
        '"u1","active","2026-08-01T00:00:00.000Z","true","o1","student","mia.smith","Mia","Smith"\n'
        '"u2","active","2026-08-01T00:00:00.000Z","true","o1","student","tom.kaya","Tom","Kaya"\n',
        ["Mia", "Tom"],
    ),
    "OneRoster 1.2, one prefers another name": (ONEROSTER.format("", "Annie"), ["Mia", "Thomas", "Annie"]),
    "OneRoster 1.1, with a teacher": (
        "sourcedId,status,role,givenName,familyName\nu1,active,student,Mia,Smith\nt1,active,teacher,Mary,Hart\n",
        ["Mia"],
    ),
    "OneRoster, with a child who has left": (
        "sourcedId,status,givenName,familyName\nu1,active,Mia,Smith\nu2,tobedeleted,Otto,Gone\nu3,,Tom,Kaya\n",
        ["Mia", "Tom"],
    ),
    "Clever, who is in which section": ("School_id,Section_id,Student_id\n1,s1,10\n1,s1,11\n", []),
    "one column of numbers of pupils": ("UPN\nA123456789012\nB123456789012\n", []),
    "numbers of pupils alone": ("UPN,Reg\nA123456789012,2B\nB123456789012,2B\n", []),
    "Arbor": (
        "UPN,Legal Forename,Legal Surname,Date of Birth,Registration Form\n"
        "A123456789012,Mia,Smith,01/09/2018,2B\nB123456789012,Tom,Kaya,02/10/2018,2B\n",
        ["Mia", "Tom"],
    ),
    "SIMS": (
        "Adno,UPN,Legal Surname,Legal Forename,Preferred Surname,Preferred Forename,Reg,Year,Gender\n"
        "001234,A123456789012,Smith,Amelia,Smith,Mia,2B,2,F\n001235,B123456789012,Kaya,Thomas,Kaya,Tom,2B,2,M\n",
        ["Mia", "Tom"],
    ),
    "one header that nobody knows": ("Ref,Kid,Surname\nA1,Mia,Smith\nA2,Tom,Kaya\n", ["Mia", "Tom"]),
    "Excel, German": (
        "\ufeffsep=;\r\nSchüler-Nr.;Familienname;Rufname;Geburtsdatum;Klasse\r\n"
        "17;Schmidt;Zoé;01.09.2018;2b\r\n18;Kaya;Jürgen;02.10.2018;2b\r\n",
        ["Zoé", "Jürgen"],
    ),
    "Excel, French": (
        "\ufeffNom élève;Prénom élève;Né(e) le;Sexe;Niveau\r\n"
        "Dupont;Zoé;01/09/2018;F;CP\r\nKaya;Noé;02/10/2018;M;CP\r\n",
        ["Zoé", "Noé"],
    ),
    "Excel, Italian": (
        "\ufeffCognome;Nome;Codice fiscale;Data di nascita\r\nRossi;Mia;RSSMIA18P41H501X;01/09/2018\r\n"
        "Bianchi;Niccolò;BNCNCL18R02H501X;02/10/2018\r\n",
        ["Mia", "Niccolò"],
    ),
    "a line break in a cell": (
        'Name,Email\r\n"Ali\nValiev",a@x\r\nNodira Karimova,n@x\r\n',
        ["Ali Valiev", "Nodira Karimova"],
    ),
    "an address on several lines": (
        'Forename,Surname,Address,Reg\nMia,Muster,"1 High St\nTown\nAB1 2CD",2B\nNoah,Beispiel,"5 Low St\nTown",2B\n',
        ["Mia", "Noah"],
    ),
    "the column of names far to the right": (
        ",".join([*(f"Field{n}" for n in range(47)), "First_Name", "Last_Name"])
        + "".join("\n" + ",".join([*(f"v{n}" for n in range(47)), *who]) for who in (("Mia", "M"), ("Zoë", "B"))),
        ["Mia", "Zoë"],
    ),
    "Kolibri": (
        "Database ID (UUID),Username (USERNAME),Password (PASSWORD),Full name (FULL_NAME),User type (USER_TYPE)\n"
        "0a1b,mia.m,*,Mia Muster,LEARNER\n2a1b,t.lehr,*,Theo Lehrmann,CLASS_COACH\n",
        ["Mia Muster"],
    ),
    "Canvas": (
        "Student,ID,Section,Quiz 1 (123)\n    Points Possible,,,10\n"
        '"Muster, Mia",101,2b,7\n"Beispiel, Noah",102,2b,9\n"Student, Test",103,2b,\n',
        ["Mia", "Noah"],
    ),
    "SchILD": ("Nachname|Vorname|Klasse\nMuster|Mia|2b\nBeispiel|Noah|2b\n", ["Mia", "Noah"]),
    "below a title, with commas": ("Class 2b\n\nNo,Last name,First name\n1,Muster,Mia\n2,Bei,Noah\n", ["Mia", "Noah"]),
    "below a title": (
        "Klassenliste 2b;;\nStand: 26.11.2026;;\n;;\nNr;Name;Vorname\n1;Muster;Mia\n2;Beispiel;Noah\n",
        ["Mia", "Noah"],
    ),
    "signs that cannot be seen": ("First name,Class\n\u200fנור\u200f,2b\n\u00a0Mia\u00a0\u200b,2b\n", ["נור", "Mia"]),
    "kept from Excel": ('First name,ID\n="Mia",="00123"\n="Noah",="00124"\n', ["Mia", "Noah"]),
    "heads with marks": ("*First Name,*Last Name\nMia,Muster\nNoah,Beispiel\n", ["Mia", "Noah"]),
    "heads with brackets": ("Name (Legal);Given name(s);Admission No.\nMuster;Mia;00123\n", ["Mia"]),
    "Turkish": ("Adı;Soyadı\nİrem;Yılmaz\nÇağrı;Şahin\n", ["İrem", "Çağrı"]),
    "Ukrainian, last names first": ("Прізвище;Ім'я\nШевченко;Олена\nБондар;Іван\n", ["Олена", "Іван"]),
    "Hungarian": ("Név;Osztály\nNagy Anna;2B\nKis Péter;2B\n", ["Nagy Anna", "Kis Péter"]),
    "Croatian": ("Ime;Prezime;Razred\nMia;Muster;2b\nŽeljko;Horvat;2b\n", ["Mia", "Željko"]),
    "Spanish": ('Alumno/a;Curso\n"García López, Lucía";2ºB\n"Pérez Ruiz, Hugo";2ºB\n', ["Lucía", "Hugo"]),
    "Catalan, where nom is a first name": ("Nom;Cognoms\nPau;Riera\nJúlia;Puig\n", ["Pau", "Júlia"]),
    "Romanian, where nume is a last name": ("Nume;Prenume\nPopescu;Ioana\nIonescu;Ștefan\n", ["Ioana", "Ștefan"]),
    "last names first, quoted": ('"Smith, Bob"\n"Jones, Amy"\n"Levi, Tom"\n', ["Bob", "Amy", "Tom"]),
    "the same under a header": ('"Student Name"\n"Smith, Bob"\n"Jones, Amy"\n', ["Bob", "Amy"]),
    "the same beside other columns": (
        'Pupil Name,Reg,UPN\n"Smith, Bob",2B,A1\n"Jones, Amy",2B,A2\n"van der Berg, Anna",2B,A3\n',
        ["Bob", "Amy", "Anna"],
    ),
    "two of the same first name": ('"Smith, Bob"\n"Jones, Bob"\n"Levi, Tom"\n', ["Bob S.", "Bob J.", "Tom"]),
    "two of the same first name in a table": ("Vorname;Nachname\nMia;Schmidt\nMia;Kaya\n", ["Mia S.", "Mia K."]),
    "last names under the head of all names": ("Name;Vorname\nSchmidt;Mia\nKaya;Mia\n", ["Mia S.", "Mia K."]),
    "whole names beside first names": ("First name,Full name\nMia,Mia Smith\nMia,Mia Kaya\n", ["Mia S.", "Mia K."]),
    "two of the same first letters": (
        "Vorname;Nachname\nMia;Schmidt\nMia;Schneider\nMia;Kaya\n",
        ["Mia Schm.", "Mia Schn.", "Mia K."],
    ),
    "WebUntis": (
        "name\tlongName\tforeName\tgender\tbirthDate\tklasse.name\n"
        "mustermi\tMuster\tMia\tW\t01.09.2018\t2b\nbeispno\tBeispiel\tNoah\tM\t02.10.2018\t2b\n",
        ["Mia", "Noah"],
    ),
    "LUSD": (
        "Klassen_Klassenbezeichnung;Schueler_Nachname;Schueler_Vorname\n2b;Muster;Mia\n2b;Beispiel;Noah\n",
        ["Mia", "Noah"],
    ),
    "Chinese": ("学号,姓名,性别\n1,王伟,男\n2,李娜,女\n", ["王伟", "李娜"]),
    "Japanese": (
        "番号,氏名,ふりがな\n1,佐藤 さくら,さとう さくら\n2,鈴木 はると,すずき はると\n",
        ["佐藤 さくら", "鈴木 はると"],
    ),
    "Vietnamese": ("STT,Họ,Tên,Lớp\n1,Nguyễn Thị,Mai,2B\n2,Trần Văn,Nam,2B\n", ["Mai", "Nam"]),
    "two rows of heads": (
        "Schüler;;;Erziehungsberechtigte;\nName;Vorname;Geb.;Name;Vorname\n"
        "Muster;Mia;2018;Muster;Anna\nBeispiel;Noah;2018;Beispiel;Jan\n",
        ["Mia", "Noah"],
    ),
    "a title as wide as the list, and heads on each page": (
        "Klasse;2a\nVorname;Nachname\nMia;Muster\nVorname;Nachname\nNoah;Bei\n",
        ["Mia", "Noah"],
    ),
    "last names in capitals": (
        "Élève\tNé(e) le\nDUPONT Mia\t01/09/2018\nLE GALL Anne-Laure\t02/10/2018\n1. O'NEILL Sean\t03/10/2018\n",
        ["Mia", "Anne-Laure", "Sean"],
    ),
    "last names in capitals behind": (
        "Mia DUPONT\nAnne-Laure LE GALL\nJan van der BERG\nMaría del Mar RUIZ",
        ["Mia", "Anne-Laure", "Jan", "María del Mar"],
    ),
    "some initials": ("JP Muster\nMia Bei\nAJ Lang", ["JP Muster", "Mia Bei", "AJ Lang"]),
    "birthdays": ("Mia 01.09.2018\nNoah (02.10.2018)\nLea, *3.4.2018", ["Mia", "Noah", "Lea"]),
    "birthdays behind commas": ("Mia, *01.09.2018\nNoah, geb. 2.10.2018\n", ["Mia", "Noah"]),
    "numbers to call": (
        "Mia - 0151 2345678\nNoah (Mama Anna, +49 151 2345679)\nLea: 030/123456",
        ["Mia", "Noah", "Lea"],
    ),
    "words in brackets": (
        "Muster, Mia (Klassensprecherin)\nBeispiel, Noah\nLang, Lea (Stellv.)\n",
        ["Mia", "Noah", "Lea"],
    ),
    "letters in brackets": ("Mia (K.)\nMia (L.)\nNoah", ["Mia (K.)", "Mia (L.)", "Noah"]),
    "addresses": ("Mia Bo <mia@x.example>; Noah Li <noah@x.example>; Lea <l@x.example>", ["Mia Bo", "Noah Li", "Lea"]),
    "a sentence": ("Mia Muster, Noah Bei und Lea Lang", ["Mia Muster", "Noah Bei", "Lea Lang"]),
    "a sentence, English": ("Mia, Noah, and Lea", ["Mia", "Noah", "Lea"]),
    "a numbered sentence": ("1. Mia 2. Noah 3. Lea", ["Mia", "Noah", "Lea"]),
    "other commas": ("小明、小红、小丽", ["小明", "小红", "小丽"]),
    "other ends of lines": ("Mia\u2028Noah\x0bLea\x0cAli", ["Mia", "Noah", "Lea", "Ali"]),
    "other quotation marks": ("„Vorname“;„Nachname“\n„Mia“;„Muster“\n«Noah»;„Bei“\n", ["Mia", "Noah"]),
    "single quotation marks": ("'Vorname','Nachname'\n'Mia','Muster'\n'Noah','Bei'\n", ["Mia", "Noah"]),
    "letters as in a web page": ("Vorname;Nachname\nZo&euml;;M&uuml;ller\nSe&#225;n;O&#39;Neill\n", ["Zoë", "Seán"]),
    "columns of spaces": ("Nr   Nachname    Vorname\n1    Muster      Mia\n2    Beispiel    Noah\n", ["Mia", "Noah"]),
    "heads of two words in one": ("Nr;Name, Vorname;Klasse\n1;Muster, Mia;2b\n2;Bei, Noah;2b\n", ["Mia", "Noah"]),
    "a head of both names alone": ("Cognome Nome\nRossi Mia\nBianchi Noè\n", ["Rossi Mia", "Bianchi Noè"]),
    "heads in two languages": (
        "Nachname / Last name;Vorname / First name;Klasse / Class\nMuster;Mia;2b\nBei;Noah;2b\n",
        ["Mia", "Noah"],
    ),
    "short heads": ("Teacher name,Last,First\nHart,Muster,Mia\nHart,Bei,Noah\n", ["Mia", "Noah"]),
    "the teacher first": ("Teacher name,Name of child\nAnna Hart,Mia\nTom Roy,Noah\n", ["Mia", "Noah"]),
    "what all have in common first": ("1;w;Mia\n2;m;Noah\n3;w;Lea\n4;m;Ali\n", ["Mia", "Noah", "Lea", "Ali"]),
    "a row of a spreadsheet": ("Mia\tNoah\tLea", ["Mia", "Noah", "Lea"]),
    "letters before names, lines behind": ("a) Mia ____\nb) Noah ....... 2b\n", ["Mia", "Noah"]),
    "bullets of a word processor": ("•\tMia\n\uf0b7\tNoah\no\tLea\n§\tBo\n", ["Mia", "Noah", "Lea", "Bo"]),
    "boxes to tick": ("[ ] Mia\n[x] Noah\n- [ ] Lea\n✅ Bo\n", ["Mia", "Noah", "Lea", "Bo"]),
    "commas at the ends": ("Mia,\nNoah,\nLea", ["Mia", "Noah", "Lea"]),
    "a last name that begins another": ("Vorname;Nachname\nMia;Li\nMia;Lin\nBo;Li\n", ["Mia Li.", "Mia Lin.", "Bo"]),
}


@pytest.mark.parametrize("file", FILES)
def test_files_as_schools_have_them(file: str) -> None:
    text, found = FILES[file]
    assert names(text) == found
    assert [line.problem for line in checked(read(text).entries, listed=True)] == [None] * len(found)


def test_of_names_around_commas_another_half_can_be_chosen_at_once() -> None:
    text = 'Name,Reg\n"Bob, Smith",2B\n"Amy, Jones",2B\n'
    found = read(text)
    assert (found.columns, found.column) == (3, 1)
    assert list(read(text, 0).typed) == ["Bob", "Amy"]


def test_a_few_commas_among_other_names_are_asked_about() -> None:
    assert names('Mia\n"Tom, Tim"\nBo\nAli') == ["Mia", "Tom, Tim", "Bo", "Ali"]


def test_columns_and_cells_beyond_any_list_of_a_class_are_left_away() -> None:
    found = read("\n".join(["Mia" + ";" * 29_000] * 2))
    assert found.columns <= MOST_COLUMNS
    assert found.typed == ("Mia", "Mia")
    assert all(len(cell) <= 200 for row in read(f"Mia;{'x' * 50_000}\nNoa;y").rows for cell in row)


HOSTILE = (
    *("=1+1", "+x", "-x", "@x", "'=1", "''", '"x"', '"', 'a"b,c;d', "Smith, Bob", "Levi, Amy", "Mia;=1", "1. Mia"),
    *("- Bo", "12", "-5", "~Lou", "Total: 2", "Nickname (kidsq)", "sep=;", "Points Possible", "👩\u200d👧", "🦊"),
    *("שרה", "مها", "Z" + "\u0325" * 19),
)


@pytest.mark.parametrize("head", ["Nickname", "Spitzname", "Surnom", "Soprannome"])
@pytest.mark.parametrize("names_of", [HOSTILE, HOSTILE[9:11], ("Mia Schmidt", "Mia Kaya"), ("Mia",)])
def test_a_list_that_kidsq_has_written_is_read_as_it_was(head: str, names_of: tuple[str, ...]) -> None:
    text = "".join(name_lists.written(head, names_of))
    assert read(text).typed == names_of
    for separator in ",;":
        saved = io.StringIO()
        csv.writer(saved, delimiter=separator).writerows(csv.reader(io.StringIO(text.strip("\ufeff"), newline="")))
        assert read(saved.getvalue()).typed == names_of, "saved again by a spreadsheet"
    for (cell,) in csv.reader(io.StringIO(text.strip("\ufeff"), newline="")):
        assert not cell.startswith(("=", "+", "-", "@", "\t", "\r"))


SIGNS = st.characters(codec="utf-8") | st.sampled_from("=+-@';,\"\u200d\u0301 1.")


@given(st.lists(st.text(SIGNS, max_size=20), max_size=30))
def test_any_nicknames_are_read_as_they_were(typed: list[str]) -> None:
    kept = [line.nickname for line in checked(in_order(typed)) if not line.problem]
    again = read("".join(name_lists.written("Nickname", kept)))
    assert list(again.typed) == kept
    assert [line.problem for line in checked(again.entries, there=kept)] == ["there"] * len(kept)
