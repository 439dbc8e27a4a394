"""Lists of names as spreadsheets, editors and people write them."""

import pytest

from kidsq.web.name_lists import NotAList, checked, read, text_of, without_last_names

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


@pytest.mark.parametrize("text", ["Name\n\nMia\n\nNoa\nLeo", "Mia, Noa, Leo"])
def test_names_are_counted_as_the_preview_shows_them(text: str) -> None:
    assert [(line.number, line.typed) for line in checked(names(text))] == [(1, "Mia"), (2, "Noa"), (3, "Leo")]


def test_what_cannot_be_taken_is_told_by_line() -> None:
    typed = ["Mia", "x" * 21, "a\u202eb", "mia", "NOA", "Ali Baba", "Zoe\u0301"]
    lines = checked(typed, there=["Noa"])
    assert [line.problem for line in lines] == [None, "too_long", "unprintable", "twice", "there", None, None]
    assert [line.full_name for line in lines] == [False] * 5 + [True, False]
    assert (lines[3].with_, lines[4].with_) == ("1", "Noa")
    assert lines[2].shown == "a·b"
    assert lines[6].nickname == "Zoé"


def test_last_names_go_and_two_of_one_name_stay_apart() -> None:
    given = ["Mia Schmidt", "Mia Kaya", "Noa Levi", "Ali", "little Bo"]
    assert without_last_names(given) == ["Mia S.", "Mia K.", "Noa", "Ali", "little Bo"]
