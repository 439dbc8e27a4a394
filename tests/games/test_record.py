"""Records: golden games replay to the byte, and whatever is off in a file is named by its line."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kidsq.games import sleeping_queens
from kidsq.games.record import BrokenLine, as_line, header_of, line_of, replay, result_of, setup_of
from kidsq.games.registry import GAMES
from kidsq.games.simulation import Simulation, simulate, write_game
from kidsq.games.sleeping_queens.editions import EDITIONS

RECORDS = Path(__file__).parent.parent / "records"
Line = dict[str, Any]


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines(keepends=True)


def check(lines: list[str]) -> list[Any]:
    return list(replay(io.StringIO("".join(lines)), GAMES))


def first_broken_line(lines: list[str]) -> int | None:
    try:
        check(lines)
    except BrokenLine as error:
        return error.line if str(error).startswith(f"line {error.line}: ") else -1
    return None


# -- golden games -----------------------------------------------------------------------------------------------------


def test_every_edition_has_golden_games_for_every_number_of_players():
    assert {path.stem for path in RECORDS.glob("*.jsonl")} == set(EDITIONS)
    for path in RECORDS.glob("*.jsonl"):
        headers = [json.loads(line) for line in lines_of(path) if '"record"' in line]
        assert {header["edition"] for header in headers} == {path.stem}
        assert {header["players"] for header in headers} == {2, 3, 4, 5}


@pytest.mark.parametrize("edition", EDITIONS)
def test_golden_games_replay_with_all_their_legal_moves(edition):
    lines = lines_of(RECORDS / f"{edition}.jsonl")
    steps = check(lines)
    assert len(steps) == len(lines)
    assert all("legal" in json.loads(lines[step.line - 1]) for step in steps if step.kind == "ply")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_golden_game_written_anew_is_the_same_to_the_byte(edition):
    lines = lines_of(RECORDS / f"{edition}.jsonl")
    for step, text in zip(check(lines), lines, strict=True):
        if step.kind == "ply":
            assert step.move.text == step.ply.move
            again = line_of(step.ply)
        elif step.kind == "header":
            again = header_of(setup_of(json.loads(text), GAMES))
        else:
            again = result_of(step.after.outcome())
        assert as_line(again) + "\n" == text


@pytest.mark.parametrize("edition", EDITIONS)
def test_golden_games_show_what_the_edition_can_do(edition):
    """So that a change of a rule cannot pass them by: endings, powers, defence, reshuffling."""
    seen = set()
    for step in check(lines_of(RECORDS / f"{edition}.jsonl")):
        if step.kind == "result":
            seen.add(step.after.ending)
        elif step.kind == "ply":
            seen |= {step.move.kind} | ({"shuffle"} if step.ply.shuffles else set())
    wanted = {"king", "jester", "wake", "discard", "shuffle", "queens", "all_awake"}
    if edition != "first_night":
        wanted |= {"knight", "potion", "block", "allow"}
    if EDITIONS[edition].points_count:
        wanted |= {"points"}
    assert seen == wanted


# -- broken records ---------------------------------------------------------------------------------------------------

GAME = lines_of(RECORDS / "classic.jsonl")
END = next(number for number, text in enumerate(GAME, start=1) if '"result"' in text)
ONE_GAME = GAME[:END]
SHUFFLED = next(number for number, text in enumerate(GAME, start=1) if '"shuffles"' in text)


def changed(number: int, change: Callable[[Line], Any]) -> list[str]:
    """The golden games with one line changed. number: 1-based."""
    line = json.loads(GAME[number - 1])
    change(line)
    return [*GAME[: number - 1], as_line(line) + "\n", *GAME[number:]]


def put(**values: Any) -> Callable[[Line], None]:
    return lambda line: line.update(values)


def drop(key: str) -> Callable[[Line], Any]:
    return lambda line: line.pop(key)


BAD_HEADERS = {
    "another version": put(record="kidsq/2"),
    "no version": drop("record"),
    "no game": drop("game"),
    "an unknown game": put(game="chess"),
    "a game that is a list": put(game=["sleeping_queens"]),
    "an unknown edition": put(edition="klassik"),
    "the edition of another deck": put(edition="deluxe"),
    "an edition that is a number": put(edition=1),
    "one player": put(players=1),
    "six players": put(players=6),
    "players as text": put(players="3"),
    "players as a fraction": put(players=3.0),
    "players as true": put(players=True),
    "a first seat beyond the table": put(first=5),
    "a first seat below zero": put(first=-1),
    "no first seat": drop("first"),
    "no points": drop("points"),
    "points as a list": put(points=[20]),
    "a queen without points": lambda line: line["points"].pop("heart"),
    "points for a queen not in play": lambda line: line["points"].update(book=15),
    "points below zero": lambda line: line["points"].update(heart=-5),
    "points as text": lambda line: line["points"].update(heart="20"),
    "points as true": lambda line: line["points"].update(heart=True),
    "a bed too few": lambda line: line["beds"].pop(),
    "a queen twice": lambda line: line["beds"].__setitem__(0, line["beds"][1]),
    "an unknown queen": lambda line: line["beds"].__setitem__(0, "spades"),
    "a bed that is null": lambda line: line["beds"].__setitem__(0, None),
    "no beds": put(beds=[]),
    "beds as a word": put(beds="heart"),
    "a card too few": lambda line: line["draw"].pop(),
    "a card too many": lambda line: line["draw"].append("1"),
    "an unknown card": lambda line: line["draw"].__setitem__(0, "ace"),
    "a card as a number": lambda line: line["draw"].__setitem__(0, 5),
    "something more": put(note="hello"),
}


@pytest.mark.parametrize("change", BAD_HEADERS.values(), ids=BAD_HEADERS)
def test_a_broken_header_is_named(change):
    assert first_broken_line(changed(1, change)) == 1
    assert first_broken_line([*ONE_GAME, *changed(1, change)]) == END + 1


BAD_PLIES = {
    "no seat": drop("seat"),
    "another seat": lambda line: line.update(seat=1 - min(line["seat"], 1)),
    "a seat as text": lambda line: line.update(seat=str(line["seat"])),
    "a seat as a fraction": lambda line: line.update(seat=float(line["seat"])),
    "a seat as true": lambda line: line.update(seat=bool(line["seat"])),
    "an enormous seat": put(seat=10**400),
    "no move": drop("move"),
    "a move that is null": put(move=None),
    "a move that is a list": put(move=["jester"]),
    "an unreadable move": put(move="castle"),
    "an untrue sum": put(move="discard 2+3=6"),
    "an answer to nothing": put(move="allow"),
    "a bed beyond the last": put(move="king 12"),
    "a bed below zero": put(move="king -1"),
    "half a surrogate": put(move="\ud800"),
    "a move hidden behind spaces": lambda line: line.update(move=line["move"] + " " * 90 + "x"),
    "legal as null": put(legal=None),
    "no legal moves": put(legal=[]),
    "a legal move too few": lambda line: line["legal"].pop(),
    "a legal move too many": lambda line: line["legal"].append("block"),
    "a legal move twice": lambda line: line["legal"].append(line["legal"][0]),
    "a legal move that is a number": lambda line: line["legal"].append(3),
    "shuffles as null": put(shuffles=None),
    "an empty list of shuffles": put(shuffles=[]),
    "a shuffle that did not happen": put(shuffles=[["1", "2"]]),
    "an empty shuffle": put(shuffles=[[]]),
    "shuffles that are no lists": put(shuffles=["1"]),
    "something more": put(note="hello"),
    "a header in the middle": put(record="kidsq/1"),
    "a result in the middle": put(result={}),
}


@pytest.mark.parametrize("change", BAD_PLIES.values(), ids=BAD_PLIES)
@pytest.mark.parametrize("number", [2, END - 1])
def test_a_broken_ply_is_named(number, change):
    assert first_broken_line(changed(number, change)) == number


BAD_SHUFFLES = {
    "none": drop("shuffles"),
    "a card too few": lambda line: line["shuffles"][0].pop(),
    "a card too many": lambda line: line["shuffles"][0].append("1"),
    "another card": lambda line: line["shuffles"][0].__setitem__(0, "1" if line["shuffles"][0][0] != "1" else "2"),
    "an unknown card": lambda line: line["shuffles"][0].__setitem__(0, "ace"),
    "no name at all": lambda line: line["shuffles"][0].__setitem__(0, ""),
    "a shuffle more": lambda line: line["shuffles"].append(line["shuffles"][0]),
}


@pytest.mark.parametrize("change", BAD_SHUFFLES.values(), ids=BAD_SHUFFLES)
def test_a_broken_shuffle_is_named(change):
    assert first_broken_line(changed(SHUFFLED, change)) == SHUFFLED


def in_result(**values: Any) -> Callable[[Line], None]:
    return lambda line: line["result"].update(values)


BAD_RESULTS = {
    "nobody wins": in_result(winners=[]),
    "the other wins": lambda line: line["result"].update(winners=[1 - line["result"]["winners"][0]]),
    "both win": in_result(winners=[0, 1]),
    "a winner twice": lambda line: line["result"]["winners"].append(line["result"]["winners"][0]),
    "a winner as true or false": lambda line: line["result"].update(winners=[bool(line["result"]["winners"][0])]),
    "winners as null": in_result(winners=None),
    "another total": lambda line: line["result"]["points"].__setitem__(0, line["result"]["points"][0] + 5),
    "points as fractions": lambda line: line["result"].update(points=list(map(float, line["result"]["points"]))),
    "a court too few": lambda line: line["result"]["courts"].pop(),
    "a court too many": lambda line: line["result"]["courts"].append([]),
    "courts that change places": lambda line: line["result"]["courts"].reverse(),
    "a queen missing": lambda line: max(line["result"]["courts"], key=len).pop(),
    "courts as words": lambda line: line["result"].update(courts=["".join(c) for c in line["result"]["courts"]]),
    "no points": lambda line: line["result"].pop("points"),
    "something more inside": in_result(ending="queens"),
    "something more outside": put(seat=0),
    "a result that is a list": put(result=[]),
}


@pytest.mark.parametrize("change", BAD_RESULTS.values(), ids=BAD_RESULTS)
def test_a_broken_result_is_named(change):
    assert first_broken_line(changed(END, change)) == END


def test_winners_and_queens_may_be_listed_in_any_order():
    def turn_round(line: Line) -> None:
        for court in line["result"]["courts"]:
            court.reverse()

    assert first_broken_line(changed(END, turn_round)) is None


BAD_TEXTS = {
    "blank": "\n",
    "spaces": "   \n",
    "nothing of JSON": "checkmate\n",
    "half a line": '{"seat":0,"mo\n',
    "a list": "[]\n",
    "a number": "17\n",
    "null": "null\n",
    "an endless number": "1" * 5000 + "\n",
    "deep nesting": "[" * 100_000 + "\n",
    "a key twice": '{"seat":0,"seat":0,"move":"jester"}\n',
    "two objects": '{"seat":0,"move":"jester"}{"seat":0,"move":"jester"}\n',
    "a byte order mark": "\ufeff{}\n",
}


@pytest.mark.parametrize("text", BAD_TEXTS.values(), ids=BAD_TEXTS)
@pytest.mark.parametrize("number", [1, 9, END + 1])
def test_a_line_that_is_no_object_is_named(number, text):
    assert first_broken_line([*GAME[: number - 1], text, *GAME[number:]]) == number


def test_a_deeply_nested_result_is_named():
    nested = '{"result":{"winners":' + "[" * 900 + "]" * 900 + ',"courts":[],"points":[]}}\n'
    assert first_broken_line([*ONE_GAME[:-1], nested]) == END


def test_a_missing_line_is_noticed_at_the_next_one():
    for number in range(2, END):
        assert first_broken_line([*GAME[: number - 1], *GAME[number:]]) == number


def test_a_line_told_twice_is_noticed():
    for number in range(1, END + 1):
        broken = first_broken_line([*GAME[:number], GAME[number - 1], *GAME[number:]])
        assert broken is not None
        assert broken > number or GAME[number - 1] == GAME[number]


def test_an_unfinished_game_is_noticed_behind_the_last_line():
    for number in range(1, END):
        assert first_broken_line(GAME[:number]) == number + 1


def test_plies_after_the_end_are_noticed():
    assert first_broken_line([*ONE_GAME[:-1], ONE_GAME[-2], ONE_GAME[-1]]) == END


def test_a_result_before_the_end_is_noticed():
    assert first_broken_line([*GAME[:4], ONE_GAME[-1]]) == 5


def test_an_empty_file_holds_no_game():
    assert first_broken_line([]) == 1


def test_a_deck_in_another_order_is_noticed():
    assert first_broken_line(changed(1, lambda line: line["draw"].reverse())) == 2


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 20)
    | st.floats(allow_nan=True)
    | st.sampled_from(["heart", "1", "jester", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["seat", "move", "result", "x"]), inner)
    ),
    max_leaves=5,
)


@pytest.mark.full
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_no_corruption_whatever_ends_in_anything_but_a_named_line(data):
    number = data.draw(st.integers(1, END))
    line = json.loads(GAME[number - 1])
    key = data.draw(st.sampled_from([*line, "seat", "shuffles", "result"]))
    value = data.draw(JSON)
    if line.get(key, ...) == value:
        return
    line[key] = value
    broken = first_broken_line([*GAME[: number - 1], json.dumps(line) + "\n", *GAME[number:END]])
    # Another number of players or first seat still makes a header, and another move may be legal; then the game goes
    # another way, on which one of the next lines is none.
    assert broken == number or ((number == 1 or key == "move") and broken is not None and broken > number)


def test_a_legal_move_in_the_place_of_another_is_found_at_the_next_ply_that_is_none():
    assert json.loads(GAME[4])["move"] != "jester"
    assert first_broken_line(changed(5, put(move="jester"))) == 6


@settings(max_examples=60, deadline=None)
@given(number=st.integers(1, END), at=st.integers(0, 400), letter=st.characters(codec="utf-8"))
def test_no_changed_letter_ends_in_a_traceback(number, at, letter):
    text = GAME[number - 1]
    at %= len(text) - 1
    lines = [*GAME[: number - 1], text[:at] + letter + text[at + 1 :], *GAME[number:END]]
    broken = first_broken_line(lines)
    assert broken is None or broken >= number


# -- writing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_arguments_write_the_same_bytes(edition):
    def written() -> str:
        file = io.StringIO()
        for game in simulate(Simulation(sleeping_queens.GAME, edition, 3, 2, seed=5, legal=True)):
            write_game(game, file)
        return file.getvalue()

    assert written() == written()
    assert len(check(written().splitlines(keepends=True))) > 10


def test_another_seed_deals_another_game():
    first, second = (sleeping_queens.deal("classic", 3, Random(seed)) for seed in (1, 2))
    assert (first.draw, first.beds) != (second.draw, second.beds)
