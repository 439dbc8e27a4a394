"""What a royal can wear once it has come to its child, each by itself."""

from kidsq.wardrobe.earned import EARNED, thing
from kidsq.wardrobe.portrait import crown_alone
from kidsq.wardrobe.shapes import symbol

FRAMES = {
    "gown": "-38 -10 76 36",
    "wings": "-58 -24 116 80",
    "scarf": "-30 10 60 50",
    "bird": "16 4 44 44",
    "fireflies": "-52 -52 104 104",
}


def symbols() -> list[str]:
    """Each of them, as `earned-crown-ears`."""
    crowns = [symbol(f"earned-crown-{crown}", "-24 -32 48 48", crown_alone(crown)) for crown in EARNED["crown"]]
    others = [
        symbol(f"earned-{part}-{choice}", FRAMES.get(choice, FRAMES["gown"]), thing(part, choice))
        for part in ("gown", "extras")
        for choice in EARNED[part]
    ]
    return [*crowns, *others]
