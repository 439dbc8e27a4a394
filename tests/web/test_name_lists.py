"""Lists of names as spreadsheets, editors and people write them."""

import pytest

from kidsq.web.name_lists import NotAList, around_comma, checked, in_order, read, text_of, without_last_names

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
    found = checked(read("Vorname;Nachname\nMia;Schmidt\n;Kaya\n;\nMia;Levi").entries)
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


def test_the_last_name_may_stand_first() -> None:
    assert without_last_names(["Müller Lea", "Kurz Mia", "Braun Mia", "Ali"], word=1) == [
        "Lea",
        "Mia K.",
        "Mia B.",
        "Ali",
    ]
