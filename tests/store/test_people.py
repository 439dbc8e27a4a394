import pytest

from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import audit, people, settings

from .conftest import AT

TABLET = "d" * 32


def add(db: Session, nickname: str, face: str = "face-1", device: str = TABLET) -> people.Learner:
    with writing(db):
        return people.add_learner(db, device, nickname, face, AT)


def test_players_of_a_browser_in_the_order_they_came(db: Session) -> None:
    leo, mira = add(db, "Leo"), add(db, "Mira", "face-24")
    add(db, "Zoé", device="e" * 32)
    assert people.learners_of_device(db, TABLET) == [leo, mira]
    assert people.learner_of_device(db, TABLET, leo.id) == leo
    assert people.learner_of_device(db, "e" * 32, leo.id) is None
    assert people.learner(db, leo.id) == leo
    assert [child.nickname for child in people.all_learners(db)] == ["Leo", "Mira", "Zoé"]


def test_a_pseudonym_is_random(db: Session) -> None:
    one, two = add(db, "Leo"), add(db, "Leo")
    assert one.id != two.id
    assert len(one.id) == 32


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Leo", "Leo"),
        ("  Leo   Maus ", "Leo Maus"),
        ("Zoe\u0301", "Zoé"),
        ("<b>Leo</b>", "<b>Leo</b>"),
        ("=1+1", "=1+1"),
        ("x" * 20, "x" * 20),
        ("👨‍👩‍👧", "👨‍👩‍👧"),
        ("Ліна", "Ліна"),
    ],
)
def test_nicknames_are_taken_as_children_write_them(db: Session, typed: str, kept: str) -> None:
    assert add(db, typed).nickname == kept


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("\u200d", "empty"),
        ("x" * 21, "too_long"),
        ("x" * 60_000, "too_long"),
        ("Le\no", "unprintable"),
        ("Leo\t", "unprintable"),
        ("Leo\x00", "unprintable"),
        ("\u202eoeL", "unprintable"),
        ("L\u200beo", "unprintable"),
        ("Leo\u2028", "unprintable"),
        ("\ud800", "unprintable"),
    ],
)
def test_nicknames_that_cannot_be_taken(db: Session, typed: str, code: str) -> None:
    with pytest.raises(people.BadPerson) as refused:
        add(db, typed)
    assert refused.value.code == code
    assert people.learners_of_device(db, TABLET) == []


@pytest.mark.parametrize("face", ["", "face-0", "face-37", "face-1 ", "face-٣", "queen-rose", 'face-1"'])
def test_a_face_is_one_of_those_that_are_drawn(db: Session, face: str) -> None:
    with pytest.raises(people.BadPerson, match="no_face"):
        add(db, "Leo", face)


def test_a_browser_holds_a_class_and_no_more(db: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "PLAYERS_PER_DEVICE", 2)
    add(db, "Leo")
    add(db, "Mira")
    with pytest.raises(people.BadPerson, match="too_many"):
        add(db, "Zoé")


@pytest.mark.parametrize(
    ("nickname", "looks"),
    [("Leo", False), ("Leo Huber", True), ("leo h", False), ("Leo H", False), ("Super Leo 3", True), ("Leo 3", False)],
)
def test_a_full_name_is_noticed(nickname: str, looks: bool) -> None:
    assert people.looks_like_full_name(nickname) is looks


def test_a_child_can_be_renamed_and_archived(db: Session) -> None:
    leo = add(db, "Leo")
    with writing(db):
        people.rename_learner(db, leo.id, "Löwe", "face-9")
    (found,) = people.learners_of_device(db, TABLET)
    assert (found.id, found.nickname, found.face) == (leo.id, "Löwe", "face-9")
    with writing(db):
        people.archive_learner(db, leo.id, AT)
    assert people.learners_of_device(db, TABLET) == people.all_learners(db) == []
    assert people.learner_of_device(db, TABLET, leo.id) is None


def test_settings_are_kept_by_scope(db: Session) -> None:
    scope = settings.of_learner("mira")
    with writing(db):
        settings.write(db, scope, "hint", "auto")
        settings.write(db, scope, "hint", "5")
        settings.write(db, settings.of_device("tablet"), "sound", "0")
    assert settings.read(db, scope) == {"hint": "5"}
    with writing(db):
        settings.write(db, scope, "hint", None)
    assert settings.read(db, scope) == {}


def test_who_looked_is_on_record(db: Session) -> None:
    with writing(db):
        audit.append(db, AT, "anna", "looked", "mira")
        audit.append(db, AT, "anna", "downloaded", "leo")
    assert [entry.action for entry in audit.latest(db)] == ["downloaded", "looked"]
    assert audit.latest(db, "mira") == [audit.Entry(AT, "anna", "looked", "mira")]
