"""What each figure tells a child whom it visits: its second tiny story, in its own words."""

from __future__ import annotations

from typing import Final

from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l

_VISITS: Final = {
    "red": _l(
        "I hugged the dough in the kitchen, because it looked so lonely. Then it would not let go of me. We went to "
        "the table together, and everybody had a piece of our hug."
    ),
    "orange": _l(
        "For once I wanted to wake the cock. I got up so early that it was still yesterday. We both had to laugh. Then "
        "the cock sang me to sleep."
    ),
    "yellow": _l(
        "My new tooth has come! Now I can bite into an apple again. But I cannot whistle any more. So I practise with "
        "my mouth full. Do not tell anybody."
    ),
    "green": _l(
        "There is a leaf on my head, and I can never see it. Every morning I ask the pond: Is it still there? Yes, "
        "says the frog, and it suits you."
    ),
    "blue": _l(
        "I built a ship out of a walnut. It was too small for me. So the ant sailed, and I walked along beside her and "
        "called: Left! Right! She says I am a good captain."
    ),
    "purple": _l(
        "I counted sheep to fall asleep. Number seven was so tired that it lay down beside me. Then the sheep counted "
        "me. It came as far as one."
    ),
    "white": _l(
        "I lay down in the sky. Look, said a child, that one is a rabbit! So I was a rabbit until the evening. It is "
        "not easy with the ears."
    ),
    "black": _l(
        "I hid in the darkest corner, and nobody could see me. Then I had to purr, only a little. They all found me at "
        "once! I will never learn it. Being found is too nice."
    ),
}


def visit(colour: str) -> str:
    """What the figure of this colour tells."""
    return _(_VISITS[colour])
