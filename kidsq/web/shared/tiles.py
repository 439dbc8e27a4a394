"""What a home offers to tap: games that can go on, editions, bots, the last game once more."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from kidsq import play
from kidsq.classroom import restrictions
from kidsq.play import (
    AS_USUAL,
    CannotOpen,
    EditionInfo,
    NewGame,
    OptionValue,
    Score,
    bot_codes,
    edition_codes,
    edition_info,
    first_edition,
    offered,
)
from kidsq.reports import knowledge
from kidsq.store.db.times import moment
from kidsq.store.play import games
from kidsq.store.play.games import StoredGame
from kidsq.web.games.contract import GamePages
from kidsq.web.games.lookups import game_says, house_parts, pages_of
from kidsq.web.http import context, language
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import table_words

CARRY_ON: Final = 3
"""So many open games are offered."""


@dataclass(frozen=True, slots=True)
class GameTile:
    """A game that can go on. others: faces of who plays too. won: at the own seat, as drawings.

    parts: template with `nothing_won`, empty where nothing can be won for good: then picture, of the edition, is shown.
    said: all of it in words.
    """

    id: str
    edition_name: str
    others: tuple[str, ...]
    when: str
    won: tuple[str, ...]
    points: int
    parts: str
    picture: str
    said: str


@dataclass(frozen=True, slots=True)
class Step:
    """One way to play an edition: the value of an option, in words; and as so many of a picture, where it has one."""

    option: str
    value: str
    words: str
    sign: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """The ways to choose from for one option. name: what they are about; needs: options and values it goes with."""

    option: str
    name: str
    steps: tuple[Step, ...]
    needs: tuple[tuple[str, str], ...] = ()

    def chosen(self, options: Mapping[str, str]) -> str:
        """The value that these options have, else one that leaves it to the game, else the first."""
        values = [step.value for step in self.steps]
        last = options.get(self.option)
        return last if last in values else AS_USUAL if last and AS_USUAL in values else values[0]


@dataclass(frozen=True, slots=True)
class EditionTile:
    """One game to choose. picture: symbol of a sprite; sign: in little room. choices: of each the easiest first; more:
    folded away.

    game: its place among all games, from 1: whose editions and bots belong together; of: what that game is called.
    fewest, most: seats; alone: nobody else can sit down. fitting: the friends play about as well as the child.
    deck_of: the game beneath which this one is chosen, as another deck of it.
    """

    code: str
    name: str
    line: str
    practises: str
    age: str
    picture: str
    sign: str
    choices: tuple[Choice, ...] = ()
    more: tuple[Choice, ...] = ()
    game: int = 1
    alone: bool = False
    of: str = ""
    fewest: int = 1
    most: int = 1
    fitting: bool = False
    deck_of: str = ""


@dataclass(frozen=True, slots=True)
class NextGame:
    """The game after the one to begin with. says: what invites to it. parts: template with `next_game_picture`.

    options: with which it is dealt. picture: instead of that one.
    """

    code: str
    name: str
    says: str
    parts: str
    picture: str = ""
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class OtherGame:
    """Another game than that of Play, and how it is dealt: with these bots, gently or not, by these options."""

    code: str
    name: str
    line: str
    picture: str
    bots: tuple[str, ...]
    gentle: bool
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class BotTile:
    """games: the places of those that it plays (EditionTile.game)."""

    code: str
    name: str
    face: str
    line: str
    games: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Gentle:
    """What gentle bots do in a game, by its place among all games."""

    game: int
    line: str


@dataclass(frozen=True, slots=True)
class Remembered:
    edition: str
    edition_name: str
    bots: tuple[str, ...]
    gentle: bool


def editions(learner: str | None = None) -> list[EditionTile]:
    """Every game that can be chosen, by a child only those that adults allow it; those to begin with come first."""
    rules = restrictions.restrictions_of(context.db(), learner)
    allowed = rules.editions
    return [
        replace(_edition(code), fitting=rules.fitting and play.can_fit(code))
        for code in sorted(edition_codes(), key=(first_edition(), whole_game()).__contains__, reverse=True)
        if code in allowed
    ]


def _edition(code: str) -> EditionTile:
    pages, info = pages_of(code), edition_info(code)
    assert pages is not None, code
    assert info is not None, code
    told = pages.edition(code)
    fewest, most = min(info.seats), max(info.seats)
    of = pages.say("game") or ""
    return EditionTile(
        code,
        told.name,
        _unbroken(told.line),
        _unbroken(told.practises),
        _unbroken(table_words.from_age(told.age)) if told.age else "",
        info.picture,
        info.sign,
        tuple(_choice(pages, info, name, values) for name, values in info.offers.items()),
        tuple(_choice(pages, info, name, values) for name, values in info.more.items()),
        _place(code),
        most == 1,
        of,
        fewest,
        most,
        deck_of=info.deck_of,
    )


def _unbroken(line: str) -> str:
    """The same; no line ends before the sign of `2 + 4`, or within an age at its end."""
    return _WITHIN.sub("\N{NO-BREAK SPACE}", line)


_WITHIN: Final = re.compile(r"(?<=\d) (?=\+)|(?<=\w) (?=\d+(\+| \w+)?$)|(?<=\d) (?=\w+$)")


def _place(edition: str) -> int:
    """The place of the game of this edition among all that can be opened, from 1."""
    return next(place for place, game in enumerate(offered(), 1) if edition in game.INFO.editions)


def _choice(pages: GamePages, info: EditionInfo, option: str, values: Sequence[OptionValue]) -> Choice:
    """As pages say it by the key `choice:` and option."""
    needs = next(one.needs for one in info.options if one.name == option)
    return Choice(
        option,
        pages.say(f"choice:{option}") or pages.edition(info.code).name,
        tuple(_step(pages, option, value) for value in values),
        tuple((name, str(value)) for name, value in needs.items()),
    )


def _step(pages: GamePages, option: str, value: OptionValue) -> Step:
    """As pages say it by the key `step:`, option and value; drawn as many times as it is, by `sign:` and option."""
    words = pages.say(f"step:{option}:{value}") or f"{option} {value}"
    sign = pages.say(f"sign:{option}")
    return Step(option, str(value), words, sign or "", value if sign and isinstance(value, int) else 0)


def chosen_options(form: Mapping[str, str], before: NewGame | None = None) -> dict[str, str]:
    """What a form says of options: in a field of that name, or after the edition's where several are offered.

    before: the game whose options hold where the form says nothing. Without what does not go with the others: a child
    who changes its mind above need not look below.
    """
    edition = form.get("edition") or (before.edition if before else "")
    said = {name: form.get(f"{edition}-{name}") or form.get(name) for name in play.option_names()}
    found = {**(before.options if before else {}), **{name: value for name, value in said.items() if value}}
    info = edition_info(edition)
    for option in info.options if info else ():
        if any(found.get(name, str(value)) != str(value) for name, value in option.needs.items()):
            found.pop(option.name, None)
    return found


def options_before(edition: str, device: str, learner: str | None) -> dict[str, str]:
    """The options with which this child has played the game of this edition last; none where it has not."""
    code = offered()[_place(edition) - 1].INFO.code
    last = games.latest_of(context.db(), device, learner, code)
    return play.options_of(last) if last else {}


def bots(learner: str | None = None) -> list[BotTile]:
    """Every bot that can be chosen, by a child only those that adults allow it."""
    allowed = restrictions.restrictions_of(context.db(), learner).bots
    return [
        BotTile(bot, words.name, words.picture, words.line, _plays(bot))
        for bot in bot_codes()
        if bot in allowed and (words := table_words.bot_words(bot))
    ]


def _plays(bot: str) -> tuple[int, ...]:
    return tuple(place for place, game in enumerate(offered(), 1) if bot in game.INFO.bots)


def bots_for(edition: str, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the chosen bots that play this edition: who was tapped for another game before is not in sight now."""
    info = next((game.INFO for game in offered() if edition in game.INFO.editions), None)
    known = bot_codes()
    return tuple(bot for bot in chosen if info is None or bot in info.bots or bot not in known)


def gentle() -> list[Gentle]:
    """What gentle bots do, in each game that has a word for it."""
    first = (next(iter(game.INFO.editions)) for game in offered())
    said = ((_place(edition), (pages_of(edition) or GamePages()).say("gentle")) for edition in first)
    return [Gentle(place, line) for place, line in said if line]


def bots_of(game: StoredGame) -> tuple[str, ...]:
    """The bots at this table."""
    return tuple(seat.bot for seat in game.seats if seat.bot)


def remembered(game: StoredGame) -> Remembered:
    """What was played last, to be chosen already."""
    return Remembered(game.edition, table_words.edition_name(game.edition), bots_of(game), play.is_gentle(game))


def to_carry_on(found: Sequence[StoredGame], room: int = CARRY_ON) -> list[StoredGame]:
    """The open games that are offered, at most so many: the first of all, the first of another game, then others."""
    another = next((game for game in found if game.game != found[0].game), None)
    first = [game for game in (*found[:1], another) if game is not None]
    return [*first, *(game for game in found if game not in first)][:room]


def to_begin_with(learner: str | None, *, older: bool) -> str:
    """The edition of a first game: an older child begins with the whole one, where it may play it."""
    whole = whole_game()
    return whole if older and whole in [one.code for one in editions(learner)] else first_edition()


def beginning(usual: str, last: StoredGame | None, learner: str | None = None) -> OtherGame | None:
    """The game for beginners beside Play, where Play begins a first game with another; None: it does not."""
    if last is not None or usual != whole_game():
        return None
    one = next((one for one in editions(learner) if one.code == first_edition()), None)
    return OtherGame(one.code, one.name, one.line, one.picture, (), True, {}) if one else None


def missing(other: OtherGame | None, going_on: Sequence[StoredGame]) -> OtherGame | None:
    """The other game, unless one of these to be carried on is of it already."""
    if other is None:
        return None
    code = offered()[_place(other.code) - 1].INFO.code
    return None if any(game.game == code for game in going_on) else other


def game_tile(game: StoredGame, faces: tuple[str, ...] = (), reached: Score | None = None) -> GameTile:
    """A game that can go on. faces: of the children who play too. reached: what has been won, and points."""
    reached = reached or Score()
    edition, when, bots = table_words.edition_name(game.edition), _when(game.updated_at), bots_of(game)
    pages, info = pages_of(game.edition) or GamePages(), edition_info(game.edition)
    won = pages.say("won", n=len(reached.won))
    said = [edition, *map(table_words.bot_name, bots), *([won] if won else []), when]
    return GameTile(
        game.id,
        edition,
        faces + tuple(map(table_words.bot_face, bots)),
        when,
        tuple(one.picture for one in pages.keepsakes(reached.won)),
        reached.points,
        pages.HOUSE_PARTS,
        info.picture if info else "",
        ", ".join(said),
    )


def _when(at: str) -> str:
    days = (context.now().date() - moment(at).date()).days
    if days < 1:
        return _("today")
    return _("yesterday") if days == 1 else _("%(n)s days ago", n=days)


def next_game(last: StoredGame | None, learner: str | None = None) -> NextGame | None:
    """The whole game, or the same one a step harder, once one for beginners has ended; later the edition that follows.

    None: there is none that this child may play.
    """
    if last is None or last.ended_at is None or play.is_unfinished(last):
        return None
    if last.edition not in play.beginnings():
        return _grown_to(last, learner)
    pages = pages_of(last.edition) or GamePages()
    whole = pages.whole_edition(language.tag())
    code, options = (whole, {}) if whole else (last.edition, _a_step_harder(last))
    found = next((one for one in editions(learner) if one.code == code), None)
    if found is None or not (whole or options):
        return None
    return NextGame(found.code, found.name, pages.say("next_game") or "", pages.HOUSE_PARTS, options=options)


SURE_ENOUGH: Final = 0.7
"""Of what an edition practises, so much is known before another one is offered."""


def _grown_to(last: StoredGame, learner: str | None) -> NextGame | None:
    """The edition that follows, once a child is sure of nearly all that this one practises; nobody has to go on."""
    info, pages = edition_info(last.edition), pages_of(last.edition) or GamePages()
    if info is None or not info.leads_to or learner is None:
        return None
    known = knowledge.of_child(context.db(), learner, context.now())
    sure = sum(known[skill].state == "sure" for skill in set(info.practises) if skill in known)
    found = next((one for one in editions(learner) if one.code == info.leads_to), None)
    if found is None or sure < SURE_ENOUGH * len(set(info.practises)):
        return None
    asked = pages.say(f"ready:{found.code}") or _("Ready for “%(name)s”?", name=found.name)
    return NextGame(found.code, found.name, asked, pages.HOUSE_PARTS, found.picture)


def _a_step_harder(last: StoredGame) -> dict[str, str]:
    """What is chosen after this game for beginners; nothing where it was harder already, or was lost together."""
    info, options = edition_info(last.edition), play.options_of(last)
    lost = info is None or (info.cooperative and not json.loads(last.result_json or "{}").get("winners"))
    if info is None or lost or not play.is_for_beginners(last.edition, options):
        return {}
    return {name: str(values[1]) for name, values in info.offers.items() if len(values) > 1}


def other_game(usual: str, device: str, learner: str | None = None) -> OtherGame | None:
    """Another game than the one that Play begins, if this child may play it; None: there is no other.

    As the child has played it last; where it has not, as it begins, with gentle friends. usual: the edition of Play.
    """
    played, offered_to = _place(usual), editions(learner)
    others = [one for one in offered_to if one.game != played]
    begins = next((one for one in others if one.code in play.beginnings()), next(iter(others), None))
    if begins is None:
        return None
    code = offered()[begins.game - 1].INFO.code
    last = games.latest_of(context.db(), device, learner, code)
    tile = next((one for one in others if last and one.code == last.edition), None)
    if last is None or tile is None:
        return OtherGame(begins.code, begins.name, begins.line, begins.picture, (), True, {})
    allowed = restrictions.restrictions_of(context.db(), learner).bots
    with_whom = tuple(bot for bot in bots_of(last) if bot in allowed)
    again = (with_whom, play.is_gentle(last), play.options_of(last))
    return OtherGame(tile.code, tile.name, tile.line, tile.picture, *again)


def parts_of(usual: str) -> str:
    """The template with the pictures of the game that Play begins; where it has none, of the first of all."""
    return (pages_of(usual) or GamePages()).HOUSE_PARTS or house_parts()


def title_of(usual: str) -> str:
    """What a browser calls home: by the game that Play begins."""
    return (pages_of(usual) or GamePages()).say("title") or game_says("title")


def whole_game() -> str | None:
    """The edition after the one to begin with, as it is sold where this language is spoken."""
    pages = pages_of(first_edition())
    return pages.whole_edition(language.tag()) if pages else None


def cannot_open(error: CannotOpen, *, asked: bool = False) -> str:
    """Why a game could not begin, and the way out. asked: children at other tablets would have played, too."""
    fewest, most = min(error.seats, default=0), max(error.seats, default=0)
    sentences = {
        "no_edition": _("There is no game “%(value)s”. Choose one of the pictures.", value=error.value),
        "no_bot": _("There is no friend “%(value)s”. Choose one of the pictures.", value=error.value),
        "too_many": _(
            "%(value)s cannot play this together. %(fewest)s to %(most)s can.",
            value=error.value,
            fewest=fewest,
            most=most,
        ),
        "no_option": _("“%(value)s” cannot be chosen for this game. Choose again.", value=error.value),
        "twice": _("Each child can sit down once. Tap another face."),
        "no_player": _("That player is not on this tablet. Tap a face."),
        "no_game": _("That game is not on this tablet. Start a new one."),
        "last_game": _("This lesson is nearly over. You can carry on with an open game."),
        "other_game": _("A grown-up has chosen other games for now. Tap Play."),
        "no_common_game": _("You may play different games. Play one after the other, or ask your grown-up."),
        "other_bot": _("A grown-up has chosen other friends for now. Tap Play."),
        "enough_today": _("Enough for today. See you tomorrow!"),
        "played_alone": _("This one is played alone. Choose another game."),
    }
    if fewest == most:
        sentences["too_many"] = (
            _("This one is played alone. Choose one friend less, or another game.")
            if most == 1
            else _("%(n)s play this together. Choose again.", n=most)
        )
    if asked:
        sentences |= {
            "other_game": _("One of you may not play this game now. Here is what you all may play."),
            "other_bot": _("One of you may not play with this friend now. Play without, or ask somebody else."),
            "enough_today": _("One of you has played enough for today. Ask somebody else."),
        }
    return sentences[error.code]
