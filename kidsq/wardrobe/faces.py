"""As which royals the children of the faces begin, and whose head is bare."""

from typing import Final

ROYALS: Final = (
    "princess-brown-braids-black-brown-smile-tiara-gold-cat",
    "prince-peach-spikes-blond-blue-gap-points-blue-dog",
    "princess-deep-puffs-black-brown-smile-tiara-red-pancake",
    "princess-honey-scarf-blue-brown-smile-tiara-teal-ladybug",
    "prince-porcelain-cropped-red-green-grin-points-green-moon-freckles",
    "princess-olive-sleek-black-brown-smile-tiara-violet-peacock-glasses",
    "prince-deep-cropped-black-brown-grin-points-orange-sunflower",
    "princess-peach-ponytail-chestnut-green-smile-tiara-red-cake-aid",
    "prince-brown-curls-black-brown-laugh-points-teal-rainbow",
    "princess-honey-bob-black-brown-smile-tiara-rose-rose",
    "princess-porcelain-pigtails-blond-blue-gap-tiara-blue-starfish",
    "prince-olive-pixie-brown-brown-smile-points-green-book-glasses",
    "princess-deep-locs-black-brown-grin-tiara-violet-butterfly",
    "princess-peach-long-red-green-smile-tiara-teal-strawberry-freckles",
    "prince-honey-cropped-black-brown-laugh-points-gold-ice_cream-aid",
    "princess-brown-scarf-pink-brown-smile-tiara-violet-heart",
    "princess-deep-afro-black-brown-laugh-tiara-red-cat-glasses",
    "princess-porcelain-bob-silver-blue-smile-flowers-violet-dog",
    "prince-olive-curls-chestnut-brown-smile-points-blue-pancake",
    "princess-brown-wrap-red-brown-grin-tiara-green-ladybug",
    "princess-peach-buns-pink-grey-smile-tiara-teal-moon",
    "prince-honey-spikes-brown-brown-side-points-red-peacock",
    "prince-brown-cropped-black-brown-grin-points-gold-sunflower-glasses",
    "prince-peach-bald-chestnut-blue-grin-stars-orange-cake",
    "princess-porcelain-afro-red-green-grin-tiara-blue-rainbow-freckles",
    "princess-deep-side_braid-black-brown-smile-tiara-gold-rose-glasses",
    "prince-olive-spikes-blue-grey-laugh-points-green-starfish",
    "princess-honey-pigtails-black-brown-grin-tiara-red-book-aid",
    "princess-brown-scarf-blue-brown-smile-tiara-red-butterfly-glasses",
    "princess-peach-braids-red-blue-grin-flowers-violet-strawberry-freckles",
    "princess-deep-wrap-blue-brown-laugh-tiara-orange-ice_cream",
    "princess-honey-buns-black-brown-side-tiara-teal-heart",
    "princess-porcelain-pixie-black-green-grin-tiara-red-cat-aid",
    "princess-brown-puffs-brown-brown-grin-tiara-blue-dog-glasses",
    "princess-olive-buns-chestnut-green-smile-points-rose-pancake-freckles",
    "prince-peach-curls-blond-blue-grin-points-violet-ladybug-glasses",
)
"""The recipe nearest to each face, from face-1 on."""
CROWNED: Final = frozenset((3, 5, 9, 14, 16, 18, 24, 30, 35))
"""The numbers of the faces that wear a crown already."""
