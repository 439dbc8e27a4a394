"""What the sixteen queens say when they wake, and a tiny story of each."""

from __future__ import annotations

from typing import Final

from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l

_WAKING: Final = {
    "heart": _l("Oh, hello! My heart just went hop."),
    "cat": _l("Prrr … one more minute? Oh, it's you!"),
    "dog": _l("I'm awake! Let's play! Let's play!"),
    "pancake": _l("Do I smell pancakes? I'm up!"),
    "ladybug": _l("Good morning! Are all my dots still there?"),
    "moon": _l("Is it night already? That's my morning!"),
    "peacock": _l("Wait! First I comb my feathers."),
    "sunflower": _l("Sun up, head up, here I come!"),
    "cake": _l("Is it my birthday? It is now!"),
    "rainbow": _l("I dreamed in seven colours. Look!"),
    "rose": _l("Mmm, what smells so good? Oh, it's me!"),
    "starfish": _l("Splash! Is the sea here already?"),
    "book": _l("Shh … just this last page. Done!"),
    "butterfly": _l("I dreamed I was a caterpillar. Phew!"),
    "strawberry": _l("Good morning! I'm sweet and very strong."),
    "ice_cream": _l("Hello! Quick, before I melt!"),
}

_STORIES: Final = {
    "heart": _l(
        "The Heart Queen collects hearts: paper hearts, button hearts, stones like hearts. One day she looked for the "
        "biggest heart of all. She looked in every drawer. It was inside her the whole time, going boom, boom, boom."
    ),
    "cat": _l(
        "The Cat Queen has nine soft cushions. But she likes to sleep in something else: the cook's tall white hat. "
        "The cook puts it on and never looks inside. That is why he sometimes says meow."
    ),
    "dog": _l(
        "The Dog Queen hid her crown in the garden, deep down in the earth. Then she forgot where. In spring a little "
        "tree came up there. It has no apples, only tiny golden crowns."
    ),
    "pancake": _l(
        "The Pancake Queen throws her pancakes high up to turn them. One flew out of the window and did not come back. "
        "That night there were two moons. One of them smelled of butter."
    ),
    "ladybug": _l(
        "Every evening the Ladybug Queen counts her dots. One, two, three, four, five, six … and where is seven? It "
        "has gone for a walk. It was not a dot at all, but a very small ladybug."
    ),
    "moon": _l(
        "When all others sleep, the Moon Queen goes round and puts out the stars, one by one. One little star is "
        "afraid of the dark. So she takes it to bed with her. Now she is the one with a night light."
    ),
    "peacock": _l(
        "The Peacock Queen has a hundred eyes on her feathers. At hide and seek she finds everybody. Only once she "
        "looked for a mouse the whole day long. It sat on top of her crown."
    ),
    "sunflower": _l(
        "The Sunflower Queen always turns to the sun. One grey day she could not find it anywhere. So all her bees "
        "flew up and made one big yellow ring. The sun peeped out to see who was shining there."
    ),
    "cake": _l(
        "The Cake Queen baked a cake as tall as a tower and moved in. When it rains, the roof tastes of lemon. There "
        "used to be a door. She was hungry, so now everybody comes in by the window."
    ),
    "rainbow": _l(
        "The Rainbow Queen dries her washing on the rainbow. Once she forgot her plain grey coat up there. It rained, "
        "and it shone, and it rained. When she took the coat down, the rainbow was on it."
    ),
    "rose": _l(
        "The Rose Queen has a hundred petals and one thorn. She does not like to prick anybody. So she gave her thorn "
        "to a little hedgehog. He had one too few, and nobody had ever noticed."
    ),
    "starfish": _l(
        "The Starfish Queen rolls along the beach in her chair, as fast as the wind. Her wheels make two long lines in "
        "the sand. The crabs think they are train tracks. They have been waiting for the train since Tuesday."
    ),
    "book": _l(
        "The Book Queen has read every book but one. That one does not stop: when she turns the last page, there is "
        "always one more. It is about a queen who is reading a book. And look, there is a child in it, like you."
    ),
    "butterfly": _l(
        "With her little green hearing aid the Butterfly Queen hears the smallest things. She hears daisies yawn and "
        "snails sneeze. One day she heard somebody giggle in a cocoon. The caterpillar had new wings, and they tickled!"
    ),
    "strawberry": _l(
        "The Strawberry Queen is so strong that no knight can carry her off. One knight tried and tried until he was "
        "tired. So she carried him home, with his horse. Thank you, said the knight. Again, said the horse!"
    ),
    "ice_cream": _l(
        "The Ice Cream Queen wears three scarves, even in summer. They keep the cold in, so that she does not melt. On "
        "one very hot day all the children came running with spoons. And on every spoon was an ice cube for her."
    ),
}


def waking_line(queen: str) -> str:
    """What this queen says to the child who wakes her. queen: by name, as `rainbow`."""
    return _(_WAKING[queen])


def story(queen: str) -> str:
    """A tiny story about this queen, for a child of six."""
    return _(_STORIES[queen])
