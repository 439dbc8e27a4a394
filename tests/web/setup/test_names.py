"""Lists of names, animals, and names that follow."""

import io
import re
import zipfile
from html import unescape

import openpyxl
import pytest

from kidsq.store.classroom import classes, roster
from kidsq.store.db.database import writing
from kidsq.store.people import child_keys, people, rights

from .forms import AT, change, problem, several


def look(school, text="", **fields):
    return school.client.post(f"{school.address}/add", data={"do": "look", "text": text, **fields})


def upload(school, content, name="class.csv"):
    data = {"do": "look", "list": (io.BytesIO(content), name)}
    return school.client.post(f"{school.address}/add", data=data, content_type="multipart/form-data")


def test_looking_makes_nobody(school):
    assert look(school, "Mia\nTom").status_code == 200
    assert school.names() == ["Mira", "Noa"]


def test_what_is_taken_for_headings_is_told(school):
    assert "Read as headings: Nr, Name." in look(school, "Nr;Name\n1;Mia\n2;Tom").text
    assert "Read as headings: Nr, Name." in look(school, "Class 2b;\n2026;\nNr;Name\n1;Mia\n2;Tom").text
    assert "Read as headings" not in look(school, "Ine\nMia\nTom").text


def test_of_many_columns_the_page_names_the_one_that_it_took(school):
    """A school's export has sixty; the names are what to look at."""
    heads = ["First name", *(f"Heading {n}" for n in range(59))]
    page = look(school, "\n".join(";".join(row) for row in (heads, ["Mia", *["x"] * 59], ["Tom", *["y"] * 59]))).text
    assert "The names are from the column “First name”." in page
    assert "Heading 4, +54." in page
    assert "Heading 5," not in page
    assert '<details class="other-columns">' in page


@pytest.mark.parametrize("text", ["UPN,Reg\nA123456789012,2B\nB123456789012,2B", "Last name;First name"])
def test_a_list_without_names_of_children_says_so(school, text):
    answer = look(school, text)
    assert answer.status_code == 400
    assert "no first names below them" in answer.text
    assert text.splitlines()[-1] in answer.text  # what was pasted stays there


def test_names_in_one_line_are_numbered_one_by_one(school):
    assert "Line 3 “mia”: The same as line 1." in look(school, "Mia, Tom, mia").text


def test_problems_are_told_by_line_with_what_stands_there_and_a_way_out(school):
    page = look(school, "Mia\nmia\nMIRA\n" + "x" * 21 + "\na\u200bb\nTom").text
    assert "Line 2 “mia”: The same as line 1. Tell them apart, such as by “mia B”." in page
    assert "Line 3 “MIRA”: “Mira” is in this class already" in page
    assert f"Line 4 “{'x' * 21}”: Too long: up to 20 characters." in page
    assert "Line 5 “a·b”: It contains invisible characters" in page
    assert "Leave 4 lines out and add 2" in page


def test_two_with_the_first_letter_of_a_last_name_are_told_apart_otherwise(school):
    assert "Tell them apart, such as by “Anna H. 2”." in look(school, "Anna H.\nAnna H.").text


def test_with_one_line_wrong_nobody_is_made_unless_it_is_left_out(school):
    wrong = {"name": ["Mia", "Mira", "Tom"]}
    assert school.client.post(f"{school.address}/add", data={"do": "make", **wrong}).status_code == 400
    assert school.names() == ["Mira", "Noa"]
    assert school.client.post(f"{school.address}/add", data={"do": "leave_out", **wrong}).status_code == 303
    assert school.names() == ["Mia", "Mira", "Noa", "Tom"]


def test_all_are_made_in_one_transaction(school, monkeypatch):
    given = child_keys.new_keys

    def break_at_the_third(db, learner, at, count=[]):  # noqa: B006
        count.append(learner)
        if len(count) == 3:
            raise people.BadPerson("class_full")
        return given(db, learner, at)

    monkeypatch.setattr(child_keys, "new_keys", break_at_the_third)
    answer = school.client.post(f"{school.address}/add", data={"do": "make", "name": ["Mia", "Tom", "Uma", "Bo"]})
    assert answer.status_code == 400
    assert school.names() == ["Mira", "Noa"]


def test_the_same_form_sent_twice_makes_them_once(school):
    form = {"do": "make", "name": ["Mia", "Tom"]}
    assert school.client.post(f"{school.address}/add", data=form).status_code == 303
    assert school.client.post(f"{school.address}/add", data=form).status_code == 400
    assert school.names() == ["Mia", "Mira", "Noa", "Tom"]


@pytest.mark.parametrize(
    ("word", "kept", "gone"), [("first_words", "Mia", "Schmidt"), ("second_words", "Schmidt", "Mia")]
)
def test_full_names_are_a_warning_and_one_button_keeps_the_first_or_the_second_word(school, word, kept, gone):
    preview = look(school, "Mia Schmidt\nTom Kaya").text
    assert "look like first and last names" in preview
    assert f": {kept}</button>" in preview
    assert "Add these 2 children" in preview
    names = {"name": ["Mia Schmidt", "Tom Kaya"]}
    short = school.client.post(f"{school.address}/add", data={"do": word, **names}).text
    assert f'value="{kept}"' in short
    assert not re.search(rf"\b{gone}\b", short)


def sent(page):
    """What the preview's own form sends."""
    return {name: re.findall(rf'name="{name}" value="([^"]*)"', page) for name in ("name", "line", "rest", "asked")}


def test_lists_as_teachers_write_them_come_with_their_lines(school):
    page = look(school, "1. Otto\n\n- Paul\nTom, Tim, Kim\n...\n• Otto").text
    assert sent(page)["name"] == ["Otto", "Paul", "Tom", "Tim", "Kim", "...", "Otto"]
    assert sent(page)["line"] == ["1", "3", "4", "4", "4", "5", "6"]
    assert "Line 5 “...”: There are no letters in it." in page
    assert "Line 6 “Otto”: The same as line 1." in page
    again = school.client.post(f"{school.address}/add", data={"do": "make", **sent(page)})
    assert again.status_code == 400
    assert "Line 6 “Otto”: The same as line 1." in again.text


def test_one_comma_is_one_child_or_two_as_the_teacher_says(school):
    page = look(school, "Mia\nSchmidt, Peter\nBo").text
    assert "Line 2 “Schmidt, Peter”: One child, or two?" in page
    assert school.client.post(f"{school.address}/add", data={"do": "make", **sent(page)}).status_code == 400
    one = school.client.post(f"{school.address}/add", data={"one": "1", **sent(page)}).text
    assert sent(one)["name"] == ["Mia", "Peter", "Bo"]
    both = school.client.post(f"{school.address}/add", data={"both": "1", **sent(page)}).text
    assert (sent(both)["name"], sent(both)["line"]) == (["Mia", "Schmidt", "Peter", "Bo"], ["1", "2", "2", "3"])
    assert school.names() == ["Mira", "Noa"]


def test_two_alike_in_one_line_are_not_told_apart_by_its_number(school):
    assert "“Tom”: “Tom” is there twice." in look(school, "Mia\nTom, Tom, Kim").text


def test_a_row_without_a_name_is_told_and_left_out_only_when_asked(school):
    page = look(school, "Vorname;Nachname\nUma;Schmidt\n;Kaya\nBo;Levi").text
    assert "Line 3: There is no name here, only “Kaya”." in page
    assert "Leave 1 line out and add 2" in page
    again = school.client.post(f"{school.address}/add", data={"do": "make", **sent(page)})
    assert again.status_code == 400
    assert "only “Kaya”" in again.text
    assert school.client.post(f"{school.address}/add", data={"do": "leave_out", **sent(page)}).status_code == 303
    assert school.names() == ["Bo", "Mira", "Noa", "Uma"]


def test_a_line_that_was_emptied_is_left_out(school):
    form = {"do": "make", "name": ["Uma", "", "Bo"], "line": ["1", "2", "3"], "rest": ["", "", ""]}
    assert school.client.post(f"{school.address}/add", data=form).status_code == 303
    assert school.names() == ["Bo", "Mira", "Noa", "Uma"]


def test_of_several_columns_each_cell_can_be_a_child(school):
    text = "Tom, Tim\nMia, Bo"
    assert "All of them: each is a child" in look(school, text).text
    assert sent(look(school, text, column="all").text)["name"] == ["Tom", "Tim", "Mia", "Bo"]


def test_a_spreadsheets_file_gives_its_first_names_only(school):
    page = upload(school, "Nachname;Vorname\r\nSchmidt;Zoé\r\nKaya;Jürgen\r\n".encode("cp1252")).text
    assert 'value="Zoé"' in page
    assert 'value="Jürgen"' in page
    assert "Add these 2 children" in page


def test_another_column_can_be_chosen(school):
    text = "Schmidt;Mia\nKaya;Tom"
    assert 'value="Kaya"' in look(school, text).text
    assert 'value="Tom"' in look(school, text, column="1").text
    assert look(school, text, column="x9").status_code == look(school, text, column="99").status_code == 200


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"\x89PNG\r\n\x1a\n" + b"\0" * 100, "picture"),
        (b"PK\x03\x04" + b"\0" * 100, "spreadsheet"),
        (b"%PDF-1.7\n", "PDF"),
        (b"\x81\x8d\x8f", "cannot read"),
        (b"", "no names"),
        (b"\n;;;\n", "no names"),
        ("\n".join(f"Child {n}" for n in range(500)).encode(), "500 lines"),
    ],
)
def test_odd_files_are_refused_kindly_and_make_nobody(school, content, word):
    answer = upload(school, content)
    assert answer.status_code == 400
    assert word in problem(answer)
    assert "I have the names" in answer.text
    assert school.names() == ["Mira", "Noa"]


def test_a_file_of_megabytes_is_refused_on_the_same_page(school):
    start = b'--x\r\nContent-Disposition: form-data; name="list"; filename="class.csv"\r\n\r\n'
    body, kind = start + b"Mia\n" * 1_300_000 + b"\r\n--x--\r\n", "multipart/form-data; boundary=x"
    answer = school.client.post(f"{school.address}/add", data=body, content_type=kind)
    assert answer.status_code == 413
    assert "far more than a class" in problem(answer)
    assert "I have the names" in answer.text


def test_a_class_has_room_for_sixty(school):
    for start in (0, 40):
        names = [f"Child {n}" for n in range(start, start + (40 if not start else 18))]
        assert school.client.post(f"{school.address}/add", data={"do": "make", "name": names}).status_code == 303
    answer = look(school, "Mia")
    assert "room for 60" in problem(answer)
    answer = school.client.post(f"{school.address}/add", data={"do": "make", "name": ["Mia"]})
    assert answer.status_code == 400
    assert len(school.names()) == 60


def test_names_with_markup_are_only_text(school):
    page = look(school, "<b>x</b>\n\"'><img src=x>").text
    assert "<b>x" not in page
    assert "<img" not in page


# -- animals, and names that follow -----------------------------------------------------------------------------------


def test_28_animals_at_once(school):
    answer = school.client.post(f"{school.address}/animals", data={"count": "28"})
    assert answer.status_code == 303
    inside = classes.children_of(school.db, school.owls)
    assert len(inside) == 30
    assert len({child.face for child in inside}) == 30
    assert len({keys.number for keys in child_keys.keys_in_class(school.db, school.owls).values()}) == 30


@pytest.mark.parametrize("count", ["", "0", "-3", "41", "9" * 30, "٣", "x", "1.5"])
def test_a_number_that_cannot_be_made_is_told(school, count):
    answer = school.client.post(f"{school.address}/animals", data={"count": count})
    assert answer.status_code == 400
    assert "1 to 40 at once" in problem(answer)
    assert school.names() == ["Mira", "Noa"]


def test_animals_come_again_until_the_class_is_full_and_never_twice(school):
    for _ in range(2):
        assert school.client.post(f"{school.address}/animals", data={"count": "28"}).status_code == 303
    assert len(set(school.names())) == 58
    answer = school.client.post(f"{school.address}/animals", data={"count": "5"})
    assert answer.status_code == 400
    assert "up to 2 more" in problem(answer)


def test_names_follow_all_or_none(school):
    form = {"learner": [school.mira, school.noa], "nickname": ["Bo", "bo"]}
    answer = school.client.post(f"{school.address}/names", data=form)
    assert answer.status_code == 400
    assert "is there twice" in answer.text
    assert school.names() == ["Mira", "Noa"]
    form["nickname"] = ["Noa", "Mira"]  # a swap is no duplicate
    assert school.client.post(f"{school.address}/names", data=form).status_code == 303
    assert people.learner(school.db, school.mira).nickname == "Noa"
    assert people.learner(school.db, school.mira).face == "face-1"


def test_names_of_another_class_are_passed_over(school):
    form = {"learner": [school.ali], "nickname": ["Eve"]}
    school.client.post(f"{school.address}/names", data=form)
    assert school.names(school.foxes) == ["Ali"]


def test_children_who_played_before_come_with_their_answers_and_get_a_card(school):
    with writing(school.db):
        zoe = people.add_learner(school.db, "d" * 32, "Zoé", "face-4", AT)
    assert "Zoé" in school.client.get(f"{school.address}/add").text
    form = {"learner": [zoe.id, school.ali]}
    assert school.client.post(f"{school.address}/add/known", data=form).status_code == 303
    assert school.names() == ["Ali", "Mira", "Noa", "Zoé"]
    assert child_keys.keys_of(school.db, zoe.id) is not None


def test_strangers_and_simulated_children_do_not_come_in(school):
    with writing(school.db):
        made = classes.add_class(school.db, "Play", AT, simulated=True)
        (robo,) = roster.make_children(school.db, made.id, [("Robo", None)], AT)
        alone = people.add_learner(school.db, "d" * 32, "Zoé", "face-4", AT)
    for form in ({"learner": [robo.id, alone.id]}, {"learner": ["x"]}, {}):
        assert school.client.post(f"{school.address}/add/known", data=form).status_code == 400
    address = f"/grown-ups/classes/{made.id}"
    page = school.client.get(f"{address}/children")
    assert page.status_code == 200
    for way in re.findall(r'href="(/grown-ups/[^"]+)"', page.text):
        assert school.client.get(unescape(way)).status_code in (200, 303), way
    for path, form in (
        ("add", {"do": "make", "name": "Mia"}),
        ("animals", {"count": "3"}),
        ("add/known", {"learner": alone.id}),
    ):
        assert school.client.post(f"{address}/{path}", data=form).status_code == 404
    assert several(school, school.mira, act="move", to=made.id).status_code == 400
    assert classes.class_of(school.db, alone.id) is None


def test_the_owner_takes_a_child_out_of_all_classes_a_teacher_does_not(school):
    assert change(school, school.mira, act="move", to="none").status_code == 303
    assert classes.class_of(school.db, school.mira) is None
    with writing(school.db):
        for table in ("grown_ups", "school_grown_ups"):
            school.db.execute(f"UPDATE {table} SET role = 'teacher'")
        rights.give_class(school.db, school.keller.id, school.owls)
    assert change(school, school.noa, act="move", to="none").status_code == 400


def test_all_commas_are_one_child_or_two_with_one_tap(school):
    page = look(school, "Mia\nSchmidt, Peter\nBo\nKaya, Uma\nAli").text
    assert 'name="one" value="all"' in page
    assert "Last name first in all 2: Peter, Uma" in page
    one = school.client.post(f"{school.address}/add", data={"one": "all", **sent(page)}).text
    assert sent(one)["name"] == ["Mia", "Peter", "Bo", "Uma", "Ali"]
    both = school.client.post(f"{school.address}/add", data={"both": "all", **sent(page)}).text
    assert sent(both)["name"] == ["Mia", "Schmidt", "Peter", "Bo", "Kaya", "Uma", "Ali"]


@pytest.mark.full
@pytest.mark.parametrize(
    "text",
    [
        ";" * 59_000,
        "\n".join([";" * 29_000] * 2),
        "Mia" + ";" * 29_000 + "\nNoa" + ";x" * 14_000,
        "\n".join(["Mia;"] * 12_000),
        ";".join(["Mia"] * 14_000),
        "\n".join(f"{name};{'&quot;' * 200}" for name in ("Mia", "Noa")),
        '"' * 59_000,
        "Mia;Noa\n" + '"' * 58_000,
        "\n".join(["Mia, Noa"] * 7_000),
        "\n".join(["a,b"] * 40) + "," * 50_000,
        "Mia\n" + ("x" * 58_000),
    ],
    ids=lambda text: f"{text[:10]!r}",
)
def test_no_list_becomes_a_page_that_is_large_or_slow(school, text):
    """Bytes and steps, not seconds: a test that looks at a clock fails on a busy day."""
    for answer in (look(school, text), look(school, text, column="all"), upload(school, text.encode())):
        assert answer.status_code in (200, 400, 413)
        assert len(answer.data) < 450_000, "five times the longest list: a quotation mark is &#34; there"
        assert answer.data.count(b"<input") < 400


def test_a_column_with_gaps_shows_what_it_holds(school):
    page = look(school, "Legal Forename,Preferred Forename\nRoberta,Bobbie\nAda,\nZara,Zaz\nTom,")
    assert "<small>Bobbie, Zaz</small>" in page.text


def test_letters_that_can_be_read_in_several_ways_are_asked_about(school):
    page = upload(school, "Jiří\nAnna\nOndřej".encode("cp1250")).text
    assert "Which letters are right?" in page
    assert "Jiří, Ondřej" in page, "those that differ come first"
    assert "Jiøí, Ondøej" in page
    assert school.names() == ["Mira", "Noa"]
    texts = [unescape(one) for one in re.findall(r"<textarea[^>]*>(.*?)</textarea>", page, re.S)]
    (right,) = [text for text in texts if "Jiří" in text]
    assert sent(look(school, right).text)["name"] == ["Jiří", "Anna", "Ondřej"]


def test_a_workbook_is_a_list_too(school):
    book = openpyxl.Workbook()
    for row in (["Klasse 2b"], ["Nr", "Name", "Vorname"], [1, "Muster", "Zoé"], [2, "Berg", "Łucja"]):
        book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    assert sent(upload(school, out.getvalue()).text)["name"] == ["Zoé", "Łucja"]


def test_a_workbook_of_one_class_may_hold_a_picture(school):
    out = io.BytesIO()
    book = openpyxl.Workbook()
    for row in (["First name"], ["Zoé"]):
        book.active.append(row)
    book.save(out)
    with zipfile.ZipFile(out, "a") as parts:
        parts.writestr("xl/media/image1.png", bytes(500_000))
    assert len(out.getvalue()) > 500_000
    assert sent(upload(school, out.getvalue()).text)["name"] == ["Zoé"]


def test_a_list_of_long_letters_comes_back_with_another_column(school):
    text = "Имя;Адрес\n" + "\n".join(f"{'АБВГДЕЖЗИК'[n]}я;{'улица Мира ' * 160}" for n in range(10))
    assert sent(look(school, text, column="0").text)["name"][:2] == ["Ая", "Бя"]
    assert len(text) > 17_000, "of six bytes each in a form"


def test_of_several_sheets_the_teacher_chooses(school):
    book = openpyxl.Workbook()
    for title, name in (("2a", "Mia"), ("2b", "Tom"), ("2b again", "Tom")):
        sheet = book.create_sheet(title)
        for row in (["First name", "Last name"], [name, "Muster"]):
            sheet.append(row)
    out = io.BytesIO()
    book.save(out)
    page = upload(school, out.getvalue()).text
    assert re.findall(r"<h2><bdi>(.*?)</bdi></h2>", page) == ["2a", "2b", "2b again"]
    texts = [unescape(one) for one in re.findall(r"<textarea[^>]*>(.*?)</textarea>", page, re.S)]
    assert sent(look(school, texts[1]).text)["name"] == ["Tom"]
    del book["2a"]
    out = io.BytesIO()
    book.save(out)
    assert sent(upload(school, out.getvalue()).text)["name"] == ["Tom"], "sheets with the same names are one list"
    assert school.names() == ["Mira", "Noa"]


def test_a_line_that_was_asked_about_is_a_child_if_it_stays(school):
    page = look(school, "Mia\nPage\nTom").text
    assert "Line 2 “Page”: Is this a child? If so, leave the line as it is; if not, empty it." in page
    fields = sent(page)
    assert fields["asked"] == ["Page"]
    to = f"{school.address}/add"
    assert "Is this a child?" in school.client.post(to, data={**fields, "do": "see"}).text
    assert school.client.post(to, data={**fields, "do": "make", "asked": ["Mia"]}).status_code == 400
    again = school.client.post(to, data={**fields, "do": "sure"}).text
    assert 'value="make"' in again, "looked at again, and nothing is made yet"
    school.client.post(to, data={**fields, "do": "leave_out"})
    assert school.names() == ["Mia", "Mira", "Noa", "Tom"]
    fields["name"] = ["Ann", "Page", "x" * 30]
    page = school.client.post(to, data={**fields, "do": "make"}).text
    assert "Is this a child?" not in page
    fields = {**sent(page), "name": ["Ann", "Page", "Bo"]}
    school.client.post(to, data={**fields, "do": "make"})
    assert school.names() == ["Ann", "Bo", "Mia", "Mira", "Noa", "Page", "Tom"]


def test_a_whole_class_with_sixty_columns_is_no_attack(school):
    heads = ["First_Name", "Last_Name", *(f"Some_long_heading_{n:02}" for n in range(58))]
    rows = [",".join([f"Kid{chr(65 + n)}", f"Last{n}", *["some value"] * 58]) for n in range(28)]
    answer = upload(school, "\n".join([",".join(heads), *rows]).encode())
    assert answer.status_code == 200
    assert len(sent(answer.text)["name"]) == 28
