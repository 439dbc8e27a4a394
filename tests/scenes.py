"""Pictures of the table in every state, made by hand: for the tests of the templates and for looking at them."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any, TypeVar

from homes import CLASS_HOME, GAME, HOME
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from kidsq.play import preferences
from kidsq.styles.floor import FLOOR
from kidsq.wardrobe import bareheaded
from kidsq.web.games.books import Keepsake
from kidsq.web.games.lookups import assets, for_templates
from kidsq.web.games.sleeping_queens.pages import ASSETS, HOUSE_PARTS
from kidsq.web.games.sleeping_queens.pieces import (
    Attack,
    Bed,
    Choice,
    Count,
    Ending,
    HandCard,
    Happening,
    Lanterns,
    Moved,
    Owl,
    Panel,
    Queen,
    Question,
    Share,
    SidesPicture,
    Tip,
    Tray,
    TriedSum,
    WentWell,
)
from kidsq.web.games.sleeping_queens.scene import Scene
from kidsq.web.http.attribute_lines import AttributeLines
from kidsq.web.http.fragment_cache import OF_THE_HOUSE, drawer
from kidsq.web.http.static_files import SPRITES, StaticFiles
from kidsq.web.shared.equations import Signs
from kidsq.web.table.pieces import Curtain, Keep, Keeper, Next, NextBot, PlainMove
from kidsq.web.table.scene import Together

ROOT = Path(__file__).resolve().parents[1]
FILES = StaticFiles(ROOT / "static", sprites={**SPRITES, **assets().sprites})
SIGNS = "boat tree fish star sun house umbrella moon leaf teapot heart crown key bell apple snail".split()
POINTS = {"heart": 20, "cat": 15, "dog": 15, "pancake": 15, "ladybug": 10, "moon": 10, "peacock": 10, "sunflower": 10}
T = TypeVar("T")
_UNSEEN: dict[str, Any] = {
    "face_down": 0,
    "tune": "",
    "news": "",
    "moved": Moved(),
    "message": None,
    "plain_moves": (),
    "single_allowed": (),
    "counters": "rods",
    "left_handed": False,
    "glow_help": False,
    "first_game": False,
    "unit": 1,
    "deck": [1, 2, 3, 4, 5, 6],
    "best_bed": None,
    "lanterns": Lanterns(lit=2, hanging=7, label="2 lanterns shine.", new=False),
    "settings": preferences.of_kept({"reading": "0"}, None),
    **dict.fromkeys(
        (
            "count",
            "question",
            "attack",
            "curtain",
            "next",
            "together",
            "ending",
            "tip",
            "prologue",
            "beat",
            "turns_up",
            "guesses",
        )
    ),
}


class Made(Scene):
    """A scene that is made of parts, without a look to work others out of."""

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"a scene of tests/scenes.py has no {name!r}: add it there, to _UNSEEN or to the picture")


def scene(**parts: Any) -> Scene:
    """A scene with these parts instead of those that it would work out of a look."""
    known = {*_UNSEEN, *dir(Scene), *Scene.__init__.__code__.co_names}  # the last: what it is given to keep
    if unknown := sorted(parts.keys() - known):
        raise TypeError(f"a Scene has no part {unknown[0]!r}")
    made = object.__new__(Made)
    vars(made).update({**_UNSEEN, **parts})
    vars(made)["faces"] = [panel.face for panel in sorted((*made.others, made.me), key=lambda panel: panel.seat)]
    return made


def replace(one: T, **changed: Any) -> T:
    """A copy with some of its parts changed."""
    if isinstance(one, Scene):
        return scene(**{**vars(one), **changed})  # type: ignore[return-value]
    if isinstance(one, tuple):
        return one._replace(**changed)  # type: ignore[attr-defined,no-any-return]
    return dataclasses.replace(one, **changed)  # type: ignore[type-var]


def queen(name: str, **more: Any) -> Queen:
    """One awake queen."""
    label = name.replace("_", " ").title() + " Queen"
    return Queen(id=name, name=label, points=POINTS.get(name, 5), art=f"queen-{name}", **more)


def keepsake(name: str) -> Keepsake:
    """A queen that somebody has won for good."""
    return Keepsake(name, queen(name).name, f"queen-{name}")


def number(place: int, n: int, **more: Any) -> HandCard:
    """A number card of the hand."""
    return HandCard(place=place, code=str(n), number=n, art=None, label=f"number {n}", **more)


def power(place: int, code: str, **more: Any) -> HandCard:
    """A power card of the hand."""
    art = "king-cookie" if code == "king" else code
    return HandCard(place=place, code=code, number=None, art=art, label=code, **more)


def bed(place: int, **more: Any) -> Bed:
    """A bed, full unless told otherwise."""
    more.setdefault("full", True)
    sign = SIGNS[place]
    return Bed(bed=place, sign=f"sign-{sign}", name=f"{sign} bed", label=f"{sign} bed", **more)


def panel(seat: int, name: str, face: str, **more: Any) -> Panel:
    """One seat; a bot unless told otherwise."""
    values: dict[str, Any] = {
        "mine": False,
        "kind": "bot",
        "on_turn": False,
        "court": (),
        "queens_goal": 5,
        "points": 0,
        "goal_points": 50,
        "cards": 5,
    }
    values.update(more)
    if values["points"] is not None:
        values["points"] = sum(q.points for q in values["court"])
    return Panel(seat=seat, name=name, face=face, **values)


def beds(count: int = 12, waking: bool = False) -> tuple[Bed, ...]:
    """Twelve or sixteen beds, some empty, two remembered."""
    made = []
    for place in range(count):
        wake = f"king {place}" if waking else None
        if place in (2, 4, 8):
            made.append(bed(place, full=False))
        elif place == 1:
            made.append(bed(place, shown="picture", queen=queen("rose"), wake=wake))
        elif place == 11:
            made.append(bed(place, shown="picture", queen=queen("heart"), wake=wake))
        elif place == 6:
            made.append(bed(place, shown="sparkle", wake=wake))
        else:
            made.append(bed(place, wake=wake))
    return tuple(made)


BRUNO = panel(1, "Bruno", "friend-bruno", court=(queen("moon"), queen("cat")))
FENNA = panel(2, "Fenna", "friend-fenna", court=(queen("ladybug"),))
PIPPA = panel(3, "Pippa", "friend-pippa", court=(queen("rainbow"), queen("cake"), queen("starfish")))
TILO = panel(4, "Tilo", "friend-tilo", court=(queen("peacock"),))
MIRA = panel(0, "Mira", "face-7", mine=True, kind="child", on_turn=True, court=(queen("sunflower"), queen("dog")))

TURN = scene(
    game_id=GAME,
    address=f"/table/{GAME}",
    edition="classic",
    edition_name="Classic",
    ply=17,
    version=21,
    key="k-17",
    seat=0,
    phase="turn",
    me=MIRA,
    others=(replace(BRUNO, bubble="Phew! I go and wake a queen."), FENNA),
    hand=(number(0, 2), number(1, 3), number(2, 5), power(3, "king"), number(4, 9)),
    beds=beds(waking=True),
    draw_size=31,
    discard_top=power(0, "king"),
    tray=Tray(layout="a+b=c", discards=("single", "pair", "sum")),
    owl=Owl(line="2 and 3 together: which card is the same?"),
    happenings=(Happening(kind="woke", seat=1, sentence="Bruno wakes the Cat Queen.", art="queen-cat", bed=4),),
    plain_moves=tuple(PlainMove(f"king {b}", f"King: wake the {SIGNS[b]} bed") for b in (0, 1, 3)),
    single_allowed=(0, 1, 2, 3, 4),
)


def _first_night() -> Scene:
    hand = (
        number(0, 2, marks=("A",), part="addend", order=0),
        number(1, 3, marks=("A",), part="addend", order=1),
        number(2, 5, marks=("A",), part="total", order=2),
        number(3, 6),
        number(4, 1),
    )
    return replace(
        TURN,
        edition="first_night",
        edition_name="First night",
        me=replace(MIRA, points=None, goal_points=None, court=(), queens_goal=4),
        others=(replace(BRUNO, points=None, goal_points=None, court=(), queens_goal=4, bubble="Hello! I am Bruno."),),
        hand=hand,
        beds=tuple(bed(b) for b in range(12)),
        discard_top=None,
        owl=Owl(line="Tap 2, then 3.", level=5, more=False),
        happenings=(),
        glow_help=True,
    )


def _several() -> Scene:
    hand = (
        number(0, 2, marks=("A", "C"), part="addend"),
        number(1, 2, marks=("C",), part="pair"),
        number(2, 3, marks=("A", "B"), part="addend"),
        number(3, 5, marks=("A", "B"), part="total"),
        number(4, 8, marks=("B",), part="total"),
    )
    return replace(TURN, hand=hand, owl=Owl(line="I see more than one sum!", mood="happy", level=5))


def _crowded() -> Scene:
    pippa = replace(PIPPA, bubble="2 and 5 make 7. Three new cards for me, thank you very much!", on_turn=True)
    return replace(
        TURN,
        edition="deluxe",
        me=replace(MIRA, court=(queen("sunflower"), queen("dog"), queen("ice_cream"), queen("butterfly")), points=45),
        others=(
            replace(BRUNO, name="Maximiliane"),
            replace(FENNA, court=(queen("moon"), queen("cat"), queen("heart"), queen("book"))),
            pippa,
            TILO,
        ),
        hand=(number(0, 1), number(1, 1), number(2, 2), number(3, 3), number(4, 7)),
        beds=beds(16, waking=False),
        tray=Tray(layout="c=a+b", discards=("single", "pair", "sum")),
        owl=Owl(line="Welche Zahlenkarten gehören zusammen? Tippe zuerst auf die größte."),
    )


def _fullest(awake: int) -> Scene:
    """Five at sixteen beds that can all be tapped, six of them remembered; every card of the hand is in some sum."""
    crowded = _crowded()
    marked = tuple(replace(card, marks=("A", "B"), part="addend") for card in crowded.hand)
    known = {place: queen(name) for place, name in enumerate(("rose", "starfish", "ladybug", "strawberry"))}
    made = []
    for place in range(16):
        shown = "picture" if place in known else "sparkle" if place < 6 else "nothing"
        full = place < 16 - awake
        wake = f"king {place}" if full else None
        made.append(bed(place, full=full, shown=shown, queen=known.get(place), wake=wake))
    courts = [crowded.others[1].court] * (awake // 4) + [()] * 4
    others = tuple(replace(one, court=court) for one, court in zip(crowded.others, courts, strict=False))
    return replace(crowded, beds=tuple(made), hand=marked, others=others, me=replace(crowded.me, court=()))


def _powers() -> Scene:
    rose = queen("moon", knight="knight 1 moon", potion="potion 1 moon")
    cat = queen("cat", potion="potion 1 cat")
    bug = queen("ladybug", knight="knight 2 ladybug", potion="potion 2 ladybug")
    return replace(
        TURN,
        others=(replace(BRUNO, court=(rose, cat)), replace(FENNA, court=(bug,))),
        hand=(power(0, "knight"), power(1, "potion"), power(2, "jester"), power(3, "king"), power(4, "dragon")),
        beds=tuple(replace(b, can_take_sleeper=not b.full) for b in beds(waking=True)),
        owl=Owl(line="So many tricks! Which one?"),
    )


def _tried(stage: str, sentence: str) -> Scene:
    tried = TriedSum(
        signs=(2, "+", 3, "=", 5 if stage == "said" else 6),
        upper=(2, 3),
        lower=(5 if stage == "said" else 6,),
        unit=1,
        stage=stage,  # type: ignore[arg-type]
        sentence=sentence,
    )
    hand = (number(0, 2), number(1, 3), number(2, 6), number(3, 5), number(4, 9))
    return replace(
        TURN,
        hand=hand,
        tray=Tray(layout="a+b=c", discards=("single", "pair", "sum"), tried=tried),
        owl=Owl(line="Look at the rods."),
    )


def _watch(kind: str) -> Scene:
    told = {
        "sum": Happening(kind="discarded", seat=1, sentence="Bruno says 2 + 3 = 5.", signs=_signs("2 + 3 = 5")),
        "king": Happening(kind="woke", seat=2, sentence="Fenna wakes the Cake Queen.", art="queen-cake", bed=5),
        "stole": Happening(kind="stole", seat=1, sentence="Bruno takes the Moon Queen.", art="queen-moon", from_seat=2),
    }[kind]
    seat = told.seat
    others = tuple(
        replace(p, on_turn=p.seat == seat, bubble="2 and 3 make 5!" if p.seat == seat else None) for p in (BRUNO, FENNA)
    )
    return replace(
        TURN,
        phase="watch",
        me=replace(MIRA, on_turn=False),
        others=others,
        happenings=(Happening(kind="discarded", seat=0, sentence="You swap a 4.", numbers=(4,)), told),
        next=Next(label="Next", delay_ms=None, to_my_turn=True),
        owl=Owl(line="Bruno is thinking.", mood="thinking"),
        beds=beds(),
    )


def _count(shown: bool) -> Scene:
    steps = (0, 1, 2, 0, 1, 2, 0)
    choices = tuple(Choice(str(n), f"Here: {name}") for n, name in enumerate(("Mira", "Bruno", "Fenna")))
    line = "Seven! Who will wake a queen?"
    asked = Question(key="q-1", task="jester_count", line=line, choices=choices)
    flip = Happening(kind="flipped", seat=0, sentence="The jester turns up a 7.", numbers=(7,))
    if shown:
        return replace(
            TURN,
            phase="watch",
            happenings=(flip,),
            count=Count(7, steps, True),
            next=Next("Next", None, False),
            beds=beds(),
        )
    return replace(
        TURN, phase="question", happenings=(flip,), count=Count(7, steps, False), question=asked, beds=beds()
    )


ASKED = Question(key="q-3", task="help_bot", line="", choices=(), by="Bruno", by_face="friend-bruno")


def _signs(text: str) -> Signs:
    return tuple(None if one == "?" else int(one) if one.isdecimal() else one for one in text.split())


_TWO_OF_NINE = SidesPicture((9,), (2,), (2, 7), (9,))
_THREE_AND_FOUR = SidesPicture((3, 4), (), (3, 4), (7,))


def _asked(task: str, line: str, signs: str, picture: SidesPicture | None, **more: Any) -> Scene:
    """What a bot asks while it waits with its move."""
    choices = tuple(Choice(str(n), str(n)) for n in (5, 6, 7, 8, 9))
    if task == "check_bot":
        choices = (Choice("1", "Yes"), Choice("0", "Not so"))
    if task == "points_to_goal":
        choices = tuple(Choice(str(n), str(n)) for n in range(5, 35, 5))
        more["by_face"] = "owl"
    asked = replace(ASKED, task=task, line=line, choices=choices, signs=_signs(signs), picture=picture, **more)
    return replace(
        TURN,
        phase="question",
        me=replace(MIRA, on_turn=False),
        question=asked,
        beds=beds(),
        owl=Owl(line="Bruno asks. Tap your answer!"),
        next=None,
    )


def _total() -> Scene:
    choices = tuple(Choice(str(n), str(n)) for n in range(0, 55, 5))
    asked = Question(
        key="q-2",
        task="queen_total",
        line="Hop! 25 and 10 more: where do you land?",
        choices=choices,
        before=25,
        gained=10,
        queen=queen("peacock"),
    )
    return replace(TURN, phase="question", question=asked, beds=beds(), next=None)


def _defend(can_block: bool) -> Scene:
    attack = Attack(
        by="Bruno",
        by_face="friend-bruno",
        card="knight",
        art="knight-2",
        shield="dragon",
        queen=queen("dog"),
        can_block=can_block,
        line="Bruno's knight wants your Dog Queen. Sorry!",
    )
    hand = (number(0, 2), power(1, "dragon"), number(2, 5), power(3, "king"), number(4, 9))
    return replace(TURN, phase="defend", attack=attack, hand=hand, beds=beds(), owl=Owl(line="A dragon can help!"))


def _over(mine: bool) -> Scene:
    me = replace(
        MIRA,
        on_turn=False,
        won=mine,
        court=(queen("sunflower"), queen("dog"), queen("heart"), queen("rose"), queen("cake")),
        points=55,
    )
    bruno = replace(BRUNO, won=not mine)
    ending = Ending(
        mine=mine,
        title="Mira wins!" if mine else "Bruno wins!",
        line="Five queens are awake." if mine else "What a game! You woke five queens too.",
        winners=(me,) if mine else (bruno,),
        sums_said=("2 + 3 = 5", "4 + 4 = 8", "1 + 1 + 2 + 3 = 7") if mine else (),
        keeps=(Keep(0, "Keep them? Who are you?", "Me", "face-21", (Keeper("1" * 32, "Leo", "face-3"),)),),
    )
    return replace(TURN, phase="over", me=me, others=(bruno, FENNA), ending=ending)


def _over_lost() -> Scene:
    """A guest's first game, lost: what went well, many sums, lanterns, and faces to keep the queens with."""
    over = _over(False)
    me = replace(over.me, court=(queen("starfish"), queen("ladybug")), points=15)
    well = (
        WentWell("You helped your friends 3 times.", ("friend-bruno-happy",)),
        WentWell("You said 9 sums.", (), "4 + 5 = 9"),
    )
    said = tuple(f"{n} + {n + 1} = {2 * n + 1}" for n in range(1, 5)) * 3
    assert over.ending is not None
    keep = replace(
        over.ending.keeps[0], children=(), new_faces=("face-21", "face-2", "face-13", "face-6"), pictures=PICTURES[:2]
    )
    ending = replace(over.ending, went_well=well, sums_said=said[:9], keeps=(keep,), title="Bruno won this time.")
    ending = replace(ending, line="Bruno shares a cookie with everybody.", waits="moon")
    return replace(
        over,
        me=me,
        others=(replace(BRUNO, won=True),),
        ending=ending,
        lanterns=Lanterns(3, 7, "3 lanterns shine.", False),
    )


def _over_shared(mine: bool) -> Scene:
    """Two children at one tablet, with a friend: one of them won, or the friend."""
    over = _over(mine)
    leo = panel(2, "Leo", "face-3", kind="child", court=(queen("moon"), queen("heart"), queen("peacock")))
    mira = replace(over.me, court=over.me.court if mine else (), points=55 if mine else 0)
    assert over.ending is not None
    shared = (
        Share(mira, WentWell("You said 3 sums.", ("owl-happy",))),
        Share(leo, WentWell("You woke 3 queens.", ("queen-moon", "queen-heart", "queen-peacock"))),
    )
    ending = replace(over.ending, shared=shared, sums_said=(), keeps=(), waits="" if mine else "rose")
    if not mine:
        ending = replace(ending, line="Bruno shares a cookie with everybody.", title="Bruno won this time.")
    return replace(over, me=mira, others=(over.others[0], leo), ending=ending)


PICTURES = tuple(Keepsake(code, code, f"queen-{code}") for code in ("starfish", "ladybug", "sunflower"))


def _over_guest(*more: str) -> Scene:
    """A guest's first game, won: the tip, a bot that would like to play, and faces to keep the queens with."""
    over = _over(True)
    court = tuple(queen(name) for name in ("starfish", "ladybug", "sunflower", "cat", *more))
    me = replace(over.me, court=court, points=40)
    faces = ("face-21", "face-2", "face-13", "face-6")
    ending = replace(
        over.ending,
        title="You won!",
        line="So many queens are awake!",
        winners=(me,),
        sums_said=(),
        keeps=(Keep(0, "Keep them? Who are you?", "Me", "face-21", new_faces=faces, pictures=PICTURES),),
        next_bot=NextBot("friend-hugo", "Hugo would like to play!", "classic", ("hugo",), "guest", False),
    )
    return replace(over, me=me, others=(BRUNO,), ending=ending)


LEO = panel(1, "Leo", "face-3", kind="child", court=(queen("moon"), queen("cat")))
SHOWN = (("wave", "Hello!"), ("clap", "Well done!"), ("heart", "I like it!"), ("wow", "Wow!"))


def _together(of: Scene = TURN, **more: Any) -> Scene:
    """Children at tablets of their own: Leo and Fenna show a sign."""
    leo = replace(LEO, sign="heart", on_turn=of.phase == "watch")
    return replace(of, others=(leo, replace(FENNA, sign="clap")), together=Together(signs=SHOWN, **more))


def _together_crowded() -> Scene:
    of = _crowded()
    bruno, fenna, pippa, tilo = of.others
    others = (replace(bruno, sign="wave"), replace(fenna, court=()), replace(pippa, sign="wow"))
    tilo = replace(tilo, away=True, sign="heart")
    me = replace(of.me, sign="clap")
    return replace(of, me=me, others=(*others, tilo), beds=beds(), together=Together(signs=SHOWN))


def _tip(of: Scene, code: str, line: str, numbers: tuple[int, ...] = ()) -> Scene:
    form = {"question": "answer", "watch": "next-form", "over": "leave-form"}.get(of.phase, "turn")
    shown = Tip(code=code, line=line, value=f"0 {code}", form=form, goal=of.me.queens_goal, numbers=numbers)
    return replace(of, first_game=True, tip=shown, owl=replace(of.owl, line=line))


SCENES: dict[str, Scene] = {
    "turn": TURN,
    "first_night": _first_night(),
    "prologue": replace(TURN, prologue=True),
    "several": _several(),
    "crowded": _crowded(),
    "powers": _powers(),
    "little": replace(
        TURN,
        edition="little",
        hand=(number(0, 4), number(1, 2), number(2, 3), number(3, 7), number(4, 7)),
        tray=Tray(layout="a+b=c", discards=("single", "pair", "run")),
    ),
    "tried_rods": _tried("rods", "Look: 6 is longer than 2 and 3."),
    "tried_dots": _tried("dots", "Count the dots. Which number is the same?"),
    "tried_said": _tried("said", "2 + 3 is 5. Is there a 5?"),
    "cheer": replace(_watch("sum"), tray=Tray("a+b=c", ("single", "pair", "sum"), cheer="2 + 3 = 5")),
    "fives": replace(TURN, counters="fives"),
    "left": replace(TURN, left_handed=True),
    "watch_sum": _watch("sum"),
    "watch_king": _watch("king"),
    "watch_stole": _watch("stole"),
    "wake": replace(
        TURN,
        phase="wake",
        beds=tuple(replace(b, wake=f"wake {b.bed}" if b.full else None) for b in beds()),
        owl=Owl(line="Rose wakes a friend! Tap a bed.", mood="happy"),
    ),
    "ask_count": _count(False),
    "count": _count(True),
    "ask_total": _total(),
    "ask_help": _asked("help_bot", "I play 3 and 4. Which card goes with them?", "3 + 4 = ?", _THREE_AND_FOUR),
    "ask_help_rods": replace(
        _asked("help_bot", "I have 3 and 4. Which number is the same?", "? = 3 + 4", _THREE_AND_FOUR, help=3),
        owl=Owl(line="Look at the rods!"),
    ),
    "ask_help_said": _asked(
        "help_bot",
        "I have 2, 3 and 4. What do they make?",
        "2 + 3 + 4 = ?",
        SidesPicture((2, 3, 4), (), (2, 3, 4), (9,)),
        help=5,
        meant="9",
    ),
    "ask_check": _asked("check_bot", "3 and 4 make 8. Is it so?", "3 + 4 = 8", _THREE_AND_FOUR),
    "ask_missing": _asked(
        "missing_number",
        "My 2 and this card make 9. What is it?",
        "2 + ? = 9",
        _TWO_OF_NINE,
        help=4,
        hidden=True,
    ),
    "ask_goal": _asked(
        "points_to_goal",
        "You have 35. How many more to 50?",
        "35 + ? = 50",
        None,
        help=3,
        hops=(35, 40, 45, 50),
    ),
    "answered": replace(
        _watch("sum"),
        question=replace(ASKED, signs=_signs("3 + 4 = 7"), picture=_THREE_AND_FOUR, answered="not_yet"),
        owl=Owl(line="Look: 3 + 4 = 7.", more=False),
    ),
    "defend": _defend(True),
    "defend_allow": _defend(False),
    "curtain": replace(
        TURN, phase="curtain", curtain=Curtain(name="Leo", face="face-3", line="Give it to Leo.", button="I am Leo")
    ),
    "over": _over(True),
    "over_bot": _over(False),
    "over_lost": _over_lost(),
    "over_lost_early": replace(_over_lost(), me=replace(_over_lost().me, court=(), points=0)),
    "over_shared": _over_shared(True),
    "over_shared_lost": _over_shared(False),
    "over_guest": _tip(_over_guest(), "win", "4 queens: that wins the game!"),
    "together": _together(),
    "together_crowded": _together_crowded(),
    "together_watch": _together(replace(_watch("sum"), next=None)),
    "together_asks": _together(
        _asked("help_bot", "I play 3 and 4. Which card goes with them?", "3 + 4 = ?", _THREE_AND_FOUR)
    ),
    "together_awaited": _together(_watch("sum"), hold="Waiting for Leo …", awaited=(LEO,), can_start=True),
    "together_asked": _together(_watch("sum"), hold="Waiting for Mira …", awaited=(MIRA,), asked=True),
    "together_slow": _together(_watch("sum"), slow="Leo"),
    "together_away": _together(_watch("sum"), away=True),
    "over_guest_six": _over_guest("rainbow", "cake"),
    "tip_king": _tip(_first_night(), "king", "A king wakes a queen. Tap him!"),
    "tip_sum": _tip(_first_night(), "sum", "Cards that make another one: lay them!", (1, 3, 4)),
    "tip_crowded": _tip(_crowded(), "jester", "The jester turns up a lucky card."),
    "tip_all_asleep": _tip(_fullest(0), "jester", "Der Narr deckt eine Glückskarte auf. Wer hat wohl Glück?"),
    "tip_half_awake": _tip(_fullest(8), "jester", "Der Narr deckt eine Glückskarte auf. Wer hat wohl Glück?"),
    "tip_dragon": _tip(_defend(True), "dragon", "A dragon stops a knight."),
    "tip_asks": _tip(
        _asked(
            "missing_number",
            "My 2 and this card make 9. What is it?",
            "2 + ? = 9",
            _TWO_OF_NINE,
            help=4,
            hidden=True,
        ),
        "asks",
        "Your friend asks. Tap your answer!",
    ),
    "tip_win": _tip(_over(True), "win", "4 queens: that wins the game!"),
    "message": replace(TURN, message="That was a tap from before. Here is the table now."),
}


def sprite_url(name: str) -> str:
    """The address of one drawing, as the app writes it."""
    return f"/static/{FILES.sprite_of(name)}?v=01234567#{name}"


def art(name: str, class_: str = "", label: str | None = None) -> Markup:
    """One drawing as markup, as the app writes it."""
    spoken = Markup('role="img" aria-label="{}"').format(label) if label else Markup('aria-hidden="true"')
    classes = f"art {class_}" if class_ else "art"
    return Markup('<svg class="{}" {}><use href="{}"/></svg>').format(classes, spoken, sprite_url(name))


def environment() -> Environment:
    """Jinja as the app sets it up, without the app."""
    env = Environment(
        loader=FileSystemLoader(ROOT / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        extensions=["jinja2.ext.i18n", AttributeLines],
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.install_null_translations(newstyle=True)  # type: ignore[attr-defined]
    env.globals.update(
        alone=False,
        floor=FLOOR,
        kept=drawer(env, lambda: "en", (*OF_THE_HOUSE, *ASSETS.kept_macros)),
        csrf_token=lambda: "IjA5ZjFhYzM2ZDYxNGU4ZTQ5ODM1NzM0ZTQ1ZDM0ZjU0NGM3ZjIwMDIi.aR9YdA.4H1Z7g",
        static_url=lambda name: f"/static/{name}?v=01234567",
        sprite_url=sprite_url,
        art=art,
        bareheaded=bareheaded,
        game_says=for_templates,
        house_parts=HOUSE_PARTS,
        volume=lambda: "middle",
        recordings=lambda: None,
        sounds=lambda: False,
        looks=lambda: preferences.of_kept({}, None),
        listens=lambda: None,
        language=lambda: "en",
        spoken=lambda: "English",
    )
    return env


def page(name: str, env: Environment | None = None) -> str:
    """One whole page: a state of the table, or a home."""
    env = env or environment()
    if name in HOME:
        faces = [f"face-{n}" for n in range(1, 25)]
        won = () if HOME[name]["chosen"] or name == "home_new" else (keepsake("moon"), keepsake("cat"))
        told = {"guests_keepsakes": won, "keepsakes": won, **HOME[name]}
        return env.get_template("home/home.html").render(key="k-0", faces=faces, **told)
    if name == "keep":
        kept = [keepsake(one) for one in ("starfish", "ladybug", "sunflower", "cat")]
        faces = [f"face-{n}" for n in range(1, 37)]
        told = {"message": None, "key": "k-0", "children": (), "place": None, "back": "/"}
        return env.get_template("home/keep.html").render(keepsakes=kept, faces=faces, **told)
    if name in CLASS_HOME:
        return env.get_template("classroom/home.html").render(**CLASS_HOME[name])
    if name == "pause":
        told = {"message": None, "mark": "1", "secure": False, "at": "", "back": "/class", "waits": True}
        return env.get_template("classroom/pause.html").render(sitting=CLASS_HOME["class_two"]["sitting"], **told)
    if name == "error":
        return env.get_template("error.html").render(
            title="Nobody sleeps here", line="This table is not there any more."
        )
    beside: dict[str, Any] = {}
    if name.startswith("together"):  # on a class's tablet
        tablet = {"mark": "1", "last_game": name != "together"}
        beside = {"who": ({"face": "face-7", "nickname": "Mira"},), "tablet": tablet, "game_id": GAME}
    return env.get_template("games/sleeping_queens/table.html").render(scene=SCENES[name], **beside)


def fragment(name: str, env: Environment | None = None) -> str:
    """The table alone, as htmx gets it."""
    env = env or environment()
    return env.get_template("games/sleeping_queens/_table.html").render(scene=SCENES[name], full_page=False)
