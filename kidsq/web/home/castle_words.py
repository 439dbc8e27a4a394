"""What stands and lives in a castle and a garden: how it is called, and what is heard when it is tapped."""

from __future__ import annotations

from typing import Final

from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l

_MEADOW: Final = {
    "hedgehog": (_l("the hedgehog"), _l("Sniff, sniff. The apple is for you. Careful, it is stuck.")),
    "bird": (_l("the bird"), _l("Tweet! I made that one up just now.")),
    "frog": (_l("the frog"), _l("Ribbit! Did you see? That was nearly the moon.")),
    "snail": (_l("the snail"), _l("Phew! A whole leaf further than yesterday.")),
    "bees": (_l("the bees"), _l("Bzzz! Your flowers taste best.")),
    "moth": (_l("the moth"), _l("I keep a light on, so that the seeds are not afraid.")),
    "mole": (_l("the mole"), _l("Good evening! Is it up here where you live?")),
    "cat": (_l("the cat"), _l("Prrr. I am very busy, as you see.")),
    "pinwheel": (_l("the pinwheel"), _l("Whirr! Blow once more!")),
    "pumpkin": (_l("the pumpkin"), _l("Boo! Were you scared? I was, a little.")),
    "kite": (_l("the kite"), _l("Hold on tight! I can see your house from here.")),
    "fountain": (_l("the fountain"), _l("Splish! The duck says it is just right.")),
}
_HALL: Final = {
    "lantern": (_l("the lantern"), _l("I shine for you, also when you are asleep.")),
    "clock": (_l("the cuckoo clock"), _l("Cuckoo! It is exactly now.")),
    "fish": (_l("the fish"), _l("Blub. That means: nice that you are here.")),
    "teapot": (_l("the teapot"), _l("Careful, hot! Shall I sing?")),
    "horse": (_l("the rocking horse"), _l("Giddy-up! Once around the world and back.")),
    "music": (_l("the music box"), _l("Ding, ding, dong! And turn around!")),
    "fire": (_l("the fireplace"), _l("Crackle, crackle. Warm your toes!")),
    "telescope": (_l("the telescope"), _l("There, a star! It blinked at you.")),
    "picture": (_l("the picture"), _l("Psst! We hold still only when somebody looks.")),
    "globe": (_l("the snow globe"), _l("Again! Shake it again!")),
}
_DOORS: Final = (
    _l("Peekaboo! I saw you."),
    _l("Knock, knock! Who is there? Me, too!"),
    _l("Shh! We are still blowing up balloons."),
    _l("A moment! I can only find one sock."),
    _l("Hee hee! Your knock tickles."),
    _l("Who is there? How nice, it is you!"),
)
_SEEDS: Final = (
    _l("Zzz … I dream that I am tall."),
    _l("Psst! What is it like up there?"),
    _l("Did somebody knock?"),
    _l("Wiggle, wiggle. I practise growing."),
    _l("I will not tell you my colour yet."),
    _l("Tap again! That was cosy."),
)
_GROWN: Final = (
    _l("Peep! Hello up there!"),
    _l("Look how I can wave!"),
    _l("Guess my colour!"),
    _l("Smell me! Mmm!"),
)
_BROUGHT: Final = {
    "friend-bruno": ("meadow-bird", _l("the nest"), _l("Tweet! Bruno's fur was the softest nest of all.")),
    "friend-dotti": ("meadow-frog", _l("the swimming teacher"), _l("Ribbit! One, two, and splash. Now you!")),
    "friend-pippa": ("crown", _l("the medals"), _l("Jingle, jingle! First and second.")),
    "friend-hugo": ("meadow-hedgehog", _l("an apple for you"), _l("Crunch! That was number forty-one.")),
    "friend-fenna": ("hall-lantern", _l("the lantern"), _l("With me you get lost much better.")),
    "friend-tilo": ("meadow-snail", _l("the snail"), _l("The party? It was so good, I am still on my way home.")),
    "owl": ("hall-telescope", _l("the telescope"), _l("Look through! There behind the moon sits the wolf. Hoo-hoo!")),
}
_WATERED: Final = (
    _l("Glug, glug. Thank you!"),
    _l("Hee hee, that tickles!"),
    _l("More, more … Stop! I can swim now."),
    _l("Rain out of a can. What a day!"),
    _l("Ahh! Now I will grow."),
)


def dweller(name: str) -> tuple[str, str] | None:
    """Who lives in the garden: its name, and what it says; None: it is nobody to be seen, as the watering can."""
    return _both(_MEADOW[name]) if name in _MEADOW else None


def in_hall(name: str) -> tuple[str, str] | None:
    """What stands in the hall of a castle, as dweller()."""
    return _both(_HALL[name]) if name in _HALL else None


def behind_door(place: int) -> str:
    """What is heard behind a door that is still shut. place: of the door."""
    return _(_DOORS[place % len(_DOORS)])


def brought(who: str) -> tuple[str, str, str] | None:
    """What a friend who visits has brought along: its picture, its name and what it says."""
    return (_BROUGHT[who][0], *_both(_BROUGHT[who][1:])) if who in _BROUGHT else None


def grows(place: int, stage: int) -> str:
    """What a plant says to a child who has no can yet. place: of the plant; stage: 0, a seed, to 4, in bloom."""
    return _(_GROWN[stage - 1]) if stage else _(_SEEDS[place % len(_SEEDS)])


def watered(place: int, *, thirsty: bool) -> str:
    """What a plant says to a child who waters it. place: of the plant."""
    return _("Ahh, that is good! And soon a game?") if thirsty else _(_WATERED[place % len(_WATERED)])


def _both(said: tuple[str, str]) -> tuple[str, str]:
    return _(said[0]), _(said[1])
