"""The tables of the editions in docs/rules.md, and the figures beside them, are those of the code."""

import re
from pathlib import Path

import pytest

from kidsq.games import queens_collection, sleeping_queens
from kidsq.games.queens_collection.cards import COLOURS
from kidsq.games.queens_collection.editions import COPIES, EACH, FIELDS, JOKERS
from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens.cards import CARD_NAMES
from kidsq.games.sleeping_queens.editions import SIXTEEN_QUEENS

PAGE = (Path(__file__).parents[2] / "docs" / "rules.md").read_text("utf-8")
WORDS = {"three": 3, "four": 4, "five": 5, "six": 6, "eight": 8}
"""Numbers that the page writes out."""
QUEENS = sleeping_queens.EDITIONS
COLLECTION = queens_collection.EDITIONS
EACH_OF_QUEENS = pytest.mark.parametrize("edition", QUEENS)
EACH_OF_COLLECTION = pytest.mark.parametrize("edition", COLLECTION)


def rows(head: str) -> dict[str, dict[str, str]]:
    """Edition -> what the table with this head says in each column; `as X` and *the same* are what they stand for."""
    lines = PAGE[PAGE.index(head) :].split("\n\n")[0].splitlines()
    columns, *cells = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines if line[:4] != "|---")
    found: dict[str, dict[str, str]] = {}
    for edition, *told in cells:
        row = dict(zip(columns[1:], told, strict=True))
        for column, text in row.items():
            if like := re.fullmatch(r"as `(\w+)`", text):
                row[column] = found[like[1]][column]
            elif text == "the same":
                row[column] = list(found.values())[-1][column]
        found[edition.strip("`")] = row
    return found


OF_QUEENS = rows("| edition | queens |")
OF_COLLECTION = rows("| edition | seats |")
TEXT = " ".join(PAGE.split())


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_every_edition_has_its_row_and_nothing_else_has():
    told = {sleeping_queens.NAME: OF_QUEENS, queens_collection.NAME: OF_COLLECTION}
    assert {game: set(table) for game, table in told.items()} == {
        code: set(game.INFO.editions) for code, game in GAMES.items()
    }


@EACH_OF_QUEENS
def test_the_deck_is_that_of_the_table(edition):
    row, deck = OF_QUEENS[edition], {}
    for part in re.split("[,;] ", row["other cards"]):
        if cards := re.fullmatch(r"(\d+) (\w+)s", part):
            deck[cards[2]] = int(cards[1])
        elif cards := re.fullmatch(r"(\w+) each of (\d+) to (\d+)", part):
            deck |= {str(number): WORDS[cards[1]] for number in range(int(cards[2]), int(cards[3]) + 1)}
        else:
            assert part == "nobody can attack"
            assert not {"knight", "potion"} & set(deck)
    deck["king"] = int(row["kings"])
    assert deck == {CARD_NAMES[card]: copies for card, copies in QUEENS[edition].deck.items()}


@EACH_OF_QUEENS
def test_the_queens_are_those_of_the_table(edition):
    told = numbers(OF_QUEENS[edition]["queens"])  # such as 16, or 12 of the 16
    assert tuple(told[:2]) == QUEENS[edition].queens_in_play
    assert {*told[:1], *told[2:]} == {len(QUEENS[edition].queens)}


@EACH_OF_QUEENS
def test_the_goal_is_that_of_the_table(edition):
    goal, data = OF_QUEENS[edition]["goal"], QUEENS[edition]
    general = re.search(
        r"The goal is (\d) queens or (\d+) points for two and three players, (\d) queens or (\d+)", TEXT
    )
    assert general
    few, few_points, many, many_points = map(int, general.groups())
    if own := re.fullmatch(r"(\d) queens, whatever the number of players", goal):
        few = many = int(own[1])
    assert own or goal in ("queens or points", "queens alone")
    if goal != "queens or points":
        few_points = many_points = None
    assert list(data.info.seats) == [2, 3, 4, 5]
    assert [data.goal_queens(players) for players in data.info.seats] == [few, few, many, many]
    assert [data.goal_points(players) for players in data.info.seats] == [few_points] * 2 + [many_points] * 2


def test_the_points_of_the_queens_are_told():
    told = re.search(r"Queens are worth: ([^.]+)\.", TEXT)
    assert told
    points = {}
    for part in told[1].split(" · "):
        names, worth = part.rsplit(" ", 1)
        points |= {name.lower().replace(" ", "_"): int(worth) for name in names.split(", ")}
    assert points == SIXTEEN_QUEENS
    assert all(edition.queens.items() <= points.items() for edition in QUEENS.values())


@EACH_OF_COLLECTION
def test_the_seats_are_those_of_the_table(edition):
    seats, data = OF_COLLECTION[edition]["seats"], COLLECTION[edition]
    how_many, _, sides = seats.partition(": ")
    first, *last = numbers(how_many)
    assert list(data.seats) == list(range(first, (last or [first])[0] + 1))
    teams = [tuple(numbers(side)) for side in sides.split(" against ")] if sides else []
    assert list(data.teams.get(first, ())) == teams


@EACH_OF_COLLECTION
def test_the_goals_and_choices_are_those_of_the_table(edition):
    row, data = OF_COLLECTION[edition], COLLECTION[edition]
    goals = {
        "bring all meeples home; one common score": (True, False),
        "most points after as many rounds as seats": (False, False),
        "most points of a team": (False, True),
    }
    assert goals[row["goal"]] == (data.cooperative, bool(data.teams))
    assert data.rounds == (1 if data.cooperative else max(data.seats))
    assert re.findall(r"`(\w+)`", row["may be chosen"]) == [option.name for option in data.options]


def test_the_pieces_are_told():
    pieces = r"Of each there is one box, (\w+) meeples and (\w+) cards; and there are (\w+) jokers"
    told = re.search(pieces, TEXT)
    assert told
    assert [WORDS[word] for word in told.groups()] == [EACH.values[0], COPIES.values[0], JOKERS.values[0]]
    colours = re.search(r"There are (\w+) colours, in this order everywhere: `([\w ]+)`", TEXT)
    assert colours
    assert colours[2].split() == list(COLOURS)
    assert WORDS[colours[1]] == len(COLOURS)
    for words, option in (
        ("`fields` {} is the beginners' side", FIELDS),
        ("`each` {} (only there) leaves one meeple", EACH),
        ("`copies` {} and", COPIES),
    ):
        assert words.format(option.values[1]) in TEXT
        assert len(option.values) == 2
    assert f"`jokers` {JOKERS.values[1]} to {JOKERS.values[-1]} take cards out" in TEXT
