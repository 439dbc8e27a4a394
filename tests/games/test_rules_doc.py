"""The tables of the editions in docs/rules.md, and the figures beside them, are those of the code."""

import re
from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from pathlib import Path

import pytest

from kidsq.arithmetic.sums import SUMS
from kidsq.arithmetic.tables import TABLE
from kidsq.games import queens_collection, sleeping_queens
from kidsq.games.contract import UnreadableMove
from kidsq.games.queens_collection.cards import COLOURS
from kidsq.games.queens_collection.editions import COPIES, EACH, FIELDS, JOKERS
from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens.cards import CARD_NAMES
from kidsq.games.sleeping_queens.editions import SIXTEEN_QUEENS
from kidsq.games.sleeping_queens.hands import HandTable
from kidsq.games.sleeping_queens.moves import Move, read_move

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "rules.md").read_text("utf-8")
BEYOND_TEN = (DOCS / "rules" / "beyond-ten.md").read_text("utf-8")
WORDS = {"three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}
"""Numbers that the page writes out."""
QUEENS = sleeping_queens.EDITIONS
COLLECTION = queens_collection.EDITIONS
EACH_OF_QUEENS = pytest.mark.parametrize("edition", QUEENS)
EACH_OF_COLLECTION = pytest.mark.parametrize("edition", COLLECTION)


def rows(head: str, page: str = PAGE) -> dict[str, dict[str, str]]:
    """Edition -> what the table with this head says in each column; `as X` and *the same* are what they stand for."""
    lines = page[page.index(head) :].split("\n\n")[0].splitlines()
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
GOING = rows("| edition | goes |", BEYOND_TEN)
FIGURES = rows("| edition | cards |", BEYOND_TEN)
OF_TABLES = rows("| edition | numbers by table |", BEYOND_TEN)
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
        if cards := re.fullmatch(r"(\d+) (\w+?)s?", part):
            deck[cards[2]] = int(cards[1])
        elif cards := re.fullmatch(r"(\w+)(?: each)? of (\d+(?: \d+)*)", part):
            deck |= dict.fromkeys(cards[2].split(), WORDS[cards[1]])
        elif cards := re.fullmatch(r"(\w+) each of (\d+) to (\d+)( by tens)?", part):
            numbers_of = range(int(cards[2]), int(cards[3]) + 1, 10 if cards[4] else 1)
            deck |= {str(number): WORDS[cards[1]] for number in numbers_of}
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


# -- eight editions beyond sums to ten --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", GOING)
def test_what_is_said_to_go_goes_and_what_is_said_not_to_go_does_not(edition):
    goes, does_not = (re.findall("`([^`]+)`", GOING[edition][column]) for column in ("goes", "does not go"))
    assert min(len(goes), len(does_not)) >= 5
    for text in goes:
        move = read_move(text)
        assert move.text == text
        assert is_discard(edition, move)
    for text in does_not:
        try:
            move = read_move(text)
        except UnreadableMove:
            continue
        assert not is_discard(edition, move)


def is_discard(edition: str, move: Move) -> bool:
    in_deck = set(move.cards) <= set(QUEENS[edition].numbers)
    return in_deck and move in HandTable(QUEENS[edition])[move.cards].discards


@pytest.mark.parametrize("edition", FIGURES)
def test_the_figures_of_the_deck_are_those_of_the_table(edition):
    row, deck, laying = FIGURES[edition], QUEENS[edition].deck, QUEENS[edition].laying
    ordered = sorted(QUEENS[edition].numbers)
    powers = sum(copies for card, copies in deck.items() if card not in ordered)
    held, equations = 0, set()
    for size in range(6):
        for numbers in combinations_with_replacement(ordered, size):
            found = laying.within(numbers)
            equations |= {said.text for said in found}
            if found:
                ways = (comb(deck[one], many) for one, many in Counter(numbers).items())
                held += comb(powers, 5 - size) * prod(ways)
    cards = sum(deck.values())  # of tables each row counts for every table
    assert (row["cards"], row["equations"]) == (str(cards), str(len(equations)))
    assert row["hands with an equation"] == f"{held / comb(cards, 5):.2%}"
    by_size = Counter(len(read_move(f"discard {text}").cards) for text in equations)
    if edition in ("crossing", "hundred"):
        *some, last = [str(by_size[size]) for size in sorted(by_size)]
        assert f"{', '.join(some)} and {last} " in " ".join(BEYOND_TEN.split())


@pytest.mark.parametrize("edition", OF_TABLES)
def test_the_tables_of_a_deck_are_those_of_the_table(edition):
    row, ordered = OF_TABLES[edition], sorted(QUEENS[edition].numbers)
    told = {int(table): numbers(cards) for table, cards in re.findall(r"(\d+): ([\d ]+)", row["numbers by table"])}
    in_deck = {table: [one for one in ordered if one in range(2 * table, 11 * table, table)] for table in range(2, 11)}
    assert told == {table: cards for table, cards in in_deck.items() if len(cards) > 2}
    rows_of = Counter(cards for size in (3, 4, 5) for in_one in told.values() for cards in combinations(in_one, size))
    by_size = Counter(map(len, rows_of.elements()))
    assert numbers(row["rows of 3, 4, 5"]) == [by_size[3], by_size[4], by_size[5]]
    assert row["in two tables"] == str(sum(named == 2 for named in rows_of.values()))
    assert max(rows_of.values()) <= 2
    assert row["facts"] == str(sum(map(len, told.values())))


def test_every_edition_of_tables_is_told_of():
    assert set(OF_TABLES) == {name for name, one in QUEENS.items() if one.arithmetic is TABLE}


def test_the_editions_beyond_ten_are_all_told_of():
    assert set(GOING) | {"classic"} == set(FIGURES)
    assert set(GOING) == {name for name, one in QUEENS.items() if one.arithmetic is not SUMS}
