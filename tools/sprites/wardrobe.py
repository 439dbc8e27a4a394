"""The wardrobe: a picture of every choice that is more than a colour."""

from kidsq.wardrobe.beards import beard
from kidsq.wardrobe.crowns import CROWNS
from kidsq.wardrobe.heads import Features, face, head, neck
from kidsq.wardrobe.portrait import JEWELS, VIEW, crown_alone, head_at, helm, lace, robe
from kidsq.wardrobe.recipe import COLOURS, EXTRAS, GOWNS, PARTS, crown_of
from kidsq.wardrobe.shapes import GOLD, GOLD_DARK, at, circle, line, ring, symbol


def symbols() -> list[str]:
    """One picture for every kind, hair, crown, mouth and extra, as `wardrobe-hair-bob`."""
    return [
        *(symbol(f"wardrobe-kind-{kind}", VIEW, _kind(kind)) for kind in PARTS["kind"]),
        *(symbol(f"wardrobe-hair-{hair}", "-44 -44 88 88", _hair(hair)) for hair in PARTS["hair"]),
        *(symbol(f"wardrobe-mouth-{mouth}", "-18 -6 36 36", _mouth(mouth)) for mouth in PARTS["mouth"]),
        *(symbol(f"wardrobe-crown-{crown}", "-24 -32 48 48", _crown_alone(crown)) for crown in PARTS["crown"]),
        *(symbol(f"wardrobe-extras-{extra}", "-34 -32 68 68", _extra(extra)) for extra in EXTRAS),
    ]


def _kind(kind: str) -> str:
    gown = GOWNS["blue"]
    look = Features("honey", "cropped", COLOURS["brown"])
    crown = crown_of(kind)
    worn = helm() if crown == "helm" else at(0, -23, CROWNS[crown](JEWELS), scale=0.92)
    behind, before = head(look, length="shoulder")
    body = head_at(behind) + head_at(neck(look)) + robe(kind, gown) + head_at(before, worn)
    return lace(kind) + body


def _hair(hair: str) -> str:
    colour = "#9a6fd8" if hair in ("scarf", "wrap") else COLOURS["brown"]
    return "".join(head(Features("honey", hair, colour, accent=GOLD), length="shoulder"))


def _mouth(mouth: str) -> str:
    return face(Features("honey", "bald", COLOURS["brown"], mouth=mouth, lashes=False))


def _crown_alone(crown: str) -> str:
    if crown == "none":
        return line("M-13 4L13-20", "#8f86a8", 3.4) + ring(0, -8, 17, "#8f86a8", 3.4)
    if crown == "helm":
        return at(0, 0, helm(), scale=0.62)
    return crown_alone(crown)


def _extra(extra: str) -> str:
    if extra == "wheels":
        return at(0, 2, ring(0, 2, 24, "#2f3360", 6), ring(0, 2, 17, "#8f97c4", 2.4), line("M0-15V19M-17 2H17M-12-10L12 14M12-10L-12 14", "#8f97c4", 2), circle(0, 2, 5, GOLD_DARK))  # fmt: skip
    look = Features("honey", "cropped", COLOURS["brown"], lashes=False, freckles=extra == "freckles",
                glasses="#3a2a5c" if extra == "glasses" else None, hearing_aid="#19b3a6" if extra == "aid" else None)  # fmt: skip
    hairs = beard("short" if extra == "beard" else extra, look) if extra in ("beard", "moustache") else ""
    return "".join(head(look, length="shoulder")) + hairs
