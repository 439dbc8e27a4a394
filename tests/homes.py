"""Home in every state, made by hand: of a browser with its players, and of a class's tablet; scenes.py draws them."""

from __future__ import annotations

from typing import Any

from kidsq.web.games.sleeping_queens.pages import HOUSE_PARTS

GAME = "0123456789abcdef0123456789abcdef"


def player(n: int, nickname: str, chosen: bool = False) -> dict[str, Any]:
    """One face at home."""
    return {"id": f"a{n}", "nickname": nickname, "face": f"face-{n}", "shown": f"face-{n}", "chosen": chosen}


def game(
    when: str, *queens: str, others: tuple[str, ...] = ("friend-bruno",), points: int | None = None
) -> dict[str, Any]:
    """A game that can go on."""
    return {
        "id": GAME,
        "edition_name": "Classic",
        "others": list(others),
        "when": when,
        "won": [f"queen-{name}" for name in queens],
        "points": 10 * len(queens) if points is None else points,
        "parts": HOUSE_PARTS,
        "picture": "queen-cat",
        "said": f"Classic, Bruno, {when}",
    }


TIDY = {"code": "coop", "name": "Tidy up together", "line": "All help. Bring everybody home!", "picture": "tidy-coop"}
TIDY_AT_FIRST: dict[str, Any] = {**TIDY, "bots": (), "gentle": True, "options": {}}


def home(players: list[dict[str, Any]], *games: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What home is told, at a browser with these players and games that can go on."""
    chosen = next((one for one in players if one["chosen"]), None)
    told: dict[str, Any] = {
        "players": players,
        "chosen": chosen,
        "open_games": list(games),
        "next_game": None,
        "message": None,
    }
    told |= {"check": None}
    told |= {"guest_has_played": bool(games), "can_keep": bool(games) and not chosen}
    is_full = more.keys() & {"lost", "message"} or len(games) + ("next_game" in more) > 1
    told |= {"at_window": []}
    told |= {"other_games": [] if is_full else [TIDY_AT_FIRST]}
    return {
        **told,
        "title": "kidsq",
        "class_open": False,
        "enough": False,
        "lost": 0,
        "invites": None,
        "waits": "",
        **more,
    }


VISIT = {
    "name": "visit-butterfly",
    "line": "Butterfly Queen is visiting.",
    "ask": "Listen?",
    "picture": "queen-butterfly",
}
KNIGHTS = {
    "code": "classic",
    "name": "Classic",
    "says": "Ready for knights?",
    "parts": HOUSE_PARTS,
    "options": {},
    "picture": "",
}
# As long as they are in any language: all that can be offered after a first game that was won.
KNIGHTS_IN_GERMAN = {**KNIGHTS, "name": "Classic", "says": "Bereit für Ritter?"}
LANTERN = {
    "name": "hall-lantern",
    "line": "Eine Laterne für dein Schloss!",
    "ask": "Schaust du hinein?",
    "picture": "hall-lantern",
}
MIRA = player(7, "Mira", chosen=True)
LEO = player(3, "Leo")
THREE = [MIRA, LEO, player(12, "Wilhelmine")]
SIX = [
    player(1, "Maximiliane", chosen=True),
    LEO,
    *(player(n, name) for n, name in ((2, "Noa-B"), (5, "Zoë"), (9, "Al"), (12, "Wilhelmine"))),
]
FOUR_BOTS = ("friend-bruno", "friend-fenna", "friend-pippa", "friend-tilo")
LONG = game("yesterday", "moon", "peacock", "cat", "dog", others=FOUR_BOTS, points=45)

HOME: dict[str, dict[str, Any]] = {
    "home_new": home([]),
    "home_guest_open": home([], game("today", "moon")),
    "home_guest_beside": home([LEO, player(12, "Wilhelmine")], game("today"), game("yesterday", "cat", "dog")),
    "home_child": home([MIRA]),
    "home_three_games": home([MIRA], next_game=KNIGHTS),
    "home_invited": home([MIRA], invites=VISIT),
    "home_first_won": home(
        [MIRA],
        next_game=KNIGHTS_IN_GERMAN,
        invites=LANTERN,
        at_window=[{"picture": f"queen-{name}"} for name in ("cat", "dog", "moon")],
    ),
    "home_awaited": home([MIRA], waits="sleeper-moon"),
    "home_invited_open": home(THREE, game("today", "moon", "peacock"), invites=VISIT),
    "home_invited_known": home(
        THREE,
        game("today", "moon", "peacock", others=("friend-bruno", "friend-fenna")),
        game("yesterday"),
        next_game=KNIGHTS,
        invites=VISIT,
    ),
    "home_open": home([MIRA], game("today", "moon", "peacock")),
    "home_known": home(
        THREE,
        game("today", "moon", "peacock", others=("friend-bruno", "friend-fenna")),
        game("yesterday"),
        next_game=KNIGHTS,
    ),
    "home_full": home(SIX, LONG, LONG, LONG, next_game=KNIGHTS, class_open=True),
    "home_class": home([MIRA, LEO], class_open=True),
    "home_class_open": home([MIRA, LEO], game("today", "moon"), next_game=KNIGHTS, class_open=True),
    "home_enough": home([MIRA, LEO], game("today", "moon"), enough=True),
    "home_lost": home([MIRA, LEO], lost=1),
    "home_keep_new": home([], can_keep=True, guests_keepsakes=(), guest_has_played=True),
    "home_keep": home([MIRA, LEO], can_keep=True, guest_has_played=True),
    "home_keep_open": home([MIRA], game("today", "moon"), can_keep=True, guest_has_played=True),
    "home_message": home([MIRA, LEO], message="“Maximiliane …” is too long. A nickname has at most 20 letters."),
}


def class_home(sitting: list[dict[str, Any]], *games: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What a class's tablet is told at home."""
    told: dict[str, Any] = {
        "sitting": sitting,
        "open_games": list(games),
        "next_game": None,
        "message": None,
        "invitations": [],
    }
    told |= {"check": None}
    going_on = len(games) + ("next_game" in more)
    is_full = more.keys() & {"lost", "message", "invitations"} or going_on > 1 or len(sitting) > 1
    told |= {"other_games": [] if is_full else [TIDY_AT_FIRST]}
    told |= {"last_game": False, "enough": False, "lost": 0, "room_for_more": len(sitting) < 4, "with_bots": True}
    return {**told, "mark": "1", "back": "", "at": "", "secure": False, "key": "k-0", **more}


ASKED = {"by": "Leo", "face": "face-3", "by_teacher": False, "edition_name": "Classic", "game_id": GAME}
CLASS_HOME: dict[str, dict[str, Any]] = {
    "class_one": class_home([MIRA]),
    "class_one_open": class_home([MIRA], game("today", "moon"), game("yesterday"), next_game=KNIGHTS),
    "class_asked": class_home([MIRA], invitations=[ASKED]),
    "class_two": class_home([MIRA, LEO]),
    "class_two_open": class_home([MIRA, player(12, "Wilhelmine")], game("today", "moon", "cat")),
    "class_four": class_home(SIX[:4], game("today", "moon")),
    "class_last_game": class_home([MIRA], last_game=True),
    "class_enough": class_home([MIRA], enough=True),
}
