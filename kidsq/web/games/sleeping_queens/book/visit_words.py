"""What each queen tells a child whom she visits: her second tiny story, in her own words."""

from __future__ import annotations

from typing import Final

from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l

_VISITS: Final = {
    "heart": _l(
        "Yesterday I gave my heart away three times: to the baker, to a snail and to a puddle. And look, it is still "
        "here! It has even grown a little. Hearts are odd like that."
    ),
    "cat": _l(
        "I wanted to catch the moon in my bowl of milk. I was very quick, and then I was very wet. Now I let the moon "
        "swim, and drink around it."
    ),
    "dog": _l(
        "I taught my royal guards a trick: Sit! They sat down on the stairs. Then I could not get them up again. So we "
        "all had our picnic right there."
    ),
    "pancake": _l(
        "Once I threw a pancake so well that it landed on my head. Everybody bowed: what a beautiful new crown! I wore "
        "it until lunch. Then I ate it."
    ),
    "ladybug": _l(
        "A little frog counted my dots and said: You are seven! I am a hundred and two, but I did not tell. We jumped "
        "in the mud all afternoon, like two people of seven."
    ),
    "moon": _l(
        "Every night I polish the moon with a soft cloth. Once I had to sneeze, and it rolled behind a hill. When you "
        "see only half of it, I am just pushing it up again."
    ),
    "peacock": _l(
        "I played hide and seek behind a daisy. My feathers stuck out on both sides. And just think, nobody found me "
        "for an hour! My friends are very kind."
    ),
    "sunflower": _l(
        "I play musical chairs with my bees. There are a hundred flowers and a hundred and one bees. The last one "
        "always sits on my nose. I think it does that on purpose."
    ),
    "cake": _l(
        "For the dragon I baked a birthday cake with a hundred candles. He was to blow them out. But when a dragon "
        "blows … Well. We all had toast."
    ),
    "rainbow": _l(
        "Grey came to me and was sad: I am not in you. So I took it by the hand and hung it up right behind me. That "
        "is the rain cloud. Without it you would not see me at all."
    ),
    "rose": _l(
        "The wind asked me for a little of my scent. I gave it a whole basket full. That evening the postman, two cows "
        "and a very old boot smelled of roses."
    ),
    "starfish": _l(
        "The sea gave me a shell, and in it I hear the waves. So I gave the sea a jar in which it can hear the castle. "
        "Now the fish know all our songs. They hum."
    ),
    "book": _l(
        "I lent a book to a mouse. It came back with a small round hole in each page. I was cross for one minute. Then "
        "I looked through the hole, and the mouse waved."
    ),
    "butterfly": _l(
        "Once I flew in my sleep and landed in a flower bed. In the morning the gardener watered me. Good morning, I "
        "said, and he dropped the can. Now he always knocks first."
    ),
    "strawberry": _l(
        "Nobody could open the jar of jam. So they called me. I held the lid and turned and turned. The lid stayed "
        "where it was, but the whole kitchen went round!"
    ),
    "ice_cream": _l(
        "A snowman asked me to dance. We danced in the sun until noon, and then he was a very nice puddle. We put him "
        "into the freezer. On Sunday we go on."
    ),
}


def visit(queen: str) -> str:
    """What this queen tells. queen: by name, as `rainbow`."""
    return _(_VISITS[queen])
