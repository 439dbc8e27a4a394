"""Games played through their pages: a child that taps what it finds there, by a rule and by chance of its own."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random
from typing import Any

from tools.snapshot.browser import Browser, Form, Page, as_text

_NOT_PLAYED = ("/settings", "/leave", "/sign", "/without", "/come")


def played(browser: Browser, table: str, name: str, most: int, *, script: bool = False) -> list[str]:
    """All answers of a game, until it is over or so many taps are done."""
    rng, told = Random(f"taps {name}"), []
    answer = browser.ask("GET", table)
    told.append(f"GET {table}\n{as_text(answer)}")
    for _ in range(most):
        tap = _tap(Page(browser.html), table, rng)
        if tap is None:
            told.append(as_text(browser.ask("GET", table)))
            tap = _tap(Page(browser.html), table, rng)
            if tap is None:
                break
        form, fields = tap
        data = {**form.sends, **fields}
        answer = browser.ask("POST", form.action, data, script=script)
        said = {key: value for key, value in data.items() if key not in ("csrf_token", "key")}
        told.append(f"POST {form.action} {json.dumps(said)}\n{as_text(answer)}")
        if answer.status_code == 303:
            answer = browser.ask("GET", answer.headers["Location"])
            told.append(as_text(answer))
        elif answer.status_code >= 400:
            browser.ask("GET", table)
    return told


def _tap(page: Page, table: str, rng: Random) -> tuple[Form, dict[str, Any]] | None:
    """What the child taps next; None when nothing goes on."""
    forms = [form for form in page.forms.values() if form.action.startswith(f"{table}/")]
    by_end = {form.action.removeprefix(table): form for form in forms if not form.action.endswith(_NOT_PLAYED)}
    owl = by_end.get("/hint")
    for end in ("/next", "/answer", "/curtain", "/start"):
        if end in by_end:
            form = by_end[end]
            if owl and end == "/answer" and rng.random() < 0.2:
                return owl, {}
            buttons = [(name, value) for kind, name, value, _ in form.offers if kind == "button"]
            name, value = rng.choice(buttons) if buttons else ("", "")
            return form, {name: [value]} if name else {}
    turn = by_end.get("/turn")
    if turn is None:
        return None
    if owl and rng.random() < 0.15:
        return owl, {}
    return turn, _turn(turn, rng)


def _turn(turn: Form, rng: Random) -> dict[str, Any]:
    moves = turn.all("button", "move")
    if moves and rng.random() < 0.7:
        return {"move": rng.choice(moves)}
    does = [value for value in turn.all("button", "do") if value]
    return _collected(turn, does, rng) if does else _laid(turn, rng)


def _laid(turn: Form, rng: Random) -> dict[str, Any]:
    """Cards of the hand: a sum that is right, now and then one that is not, or one card alone."""
    cards = {value: said.get("aria-label", "") for kind, name, value, said in turn.offers if name == "card"}
    numbers = {place: int(label) for place, label in cards.items() if label.isdecimal()}
    tries = list(permutations(numbers, 3))
    right = [found for found in tries if numbers[found[0]] + numbers[found[1]] == numbers[found[2]]]
    twins = [found for found in permutations(numbers, 2) if numbers[found[0]] == numbers[found[1]]]
    if right and rng.random() < 0.8:
        *laid, total = rng.choice(right)
        return {"card": [*laid, total], "total": total}
    if twins and rng.random() < 0.5:
        return {"card": list(twins[0])}
    if tries and rng.random() < 0.15:
        *laid, total = rng.choice(tries)
        return {"card": [*laid, total], "total": total}
    alone = [value for _, name, value, said in turn.offers if name == "card" and "data-single" in said] or list(cards)
    return {"card": rng.choice(alone)} if cards else {}


def _collected(turn: Form, does: list[str], rng: Random) -> dict[str, Any]:
    """What the owl points at, if it does; else a choice by chance, in which two of one colour go together."""
    way = json.loads(turn.said.get("data-way") or "{}")
    if way.get("meeples") and rng.random() < 0.9:
        box = {"box": way["box"]} if way.get("box") else {}
        return {"do": "carry" if box else "swap", "card": way["cards"], "meeple": way["meeples"], **box}
    do = rng.choice(does)
    hand = [(value, said.get("aria-label")) for _, name, value, said in turn.offers if name == "card"]
    shown = [(value, said.get("aria-label")) for _, name, value, said in turn.offers if name == "display"]
    theirs = [value for _, name, value, _ in turn.offers if name == "theirs"]
    meeples = [value for _, name, value, _ in turn.offers if name == "meeple"]
    pairs = [(mine, open_) for mine, first in hand for open_, second in shown if first == second]
    if do == "pair" and pairs:
        mine, open_ = rng.choice(pairs)
        return {"do": do, "card": mine, "display": open_}
    said: dict[str, Any] = {"do": do}
    if hand:
        said["card"] = [value for value, _ in rng.sample(hand, min(len(hand), 2 if do == "swap" else 1))]
    if theirs and do in ("exchange", "share"):
        said["theirs"] = rng.choice(theirs)
    if shown and do in ("pair", "trade"):
        said["display"] = rng.choice(shown)[0]
    if meeples and do in ("swap", "carry"):
        said["meeple"] = rng.sample(meeples, min(len(meeples), 2 if do == "swap" else 1))
    return said
