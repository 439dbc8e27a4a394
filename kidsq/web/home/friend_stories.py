"""What the friends of the house and the owl tell a child whom they visit."""

from __future__ import annotations

from typing import Final

from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l

_STORIES: Final = {
    "friend-bruno": _l(
        "I slept the whole winter. When I woke up, there was a bird's nest in my fur and three letters on my belly. "
        "They said: Good morning! Good morning! Good morning!"
    ),
    "friend-dotti": _l(
        "Today I learned to swim. First I fell in, and then I was swimming already. I wish all new things were like "
        "that! Mum says most of them are."
    ),
    "friend-pippa": _l(
        "I ran a race against myself. I won! And I was second, too. So I have two medals now, and I jingle when I hop."
    ),
    "friend-hugo": _l(
        "At the fair nobody liked to stand near me with a balloon. So I put apples on my spines, forty of them. Then "
        "everybody came near me. They were good apples."
    ),
    "friend-fenna": _l(
        "I know every path in the wood. Once I got lost on purpose, to see what it is like. I found a lake that nobody "
        "had told me about. Now I get lost every Sunday."
    ),
    "friend-tilo": _l(
        "On Monday I set out for the party on Saturday. On the way I met the snail. How will it be, I asked her. "
        "Lovely, she said, I have just been to the one last year."
    ),
    "owl": _l(
        "You always hear me when you play. But what do I do at night, when you sleep? I practise my hoo-hoo. Yesterday "
        "a wolf answered by mistake. We were both very polite about it."
    ),
}


def story(who: str) -> str | None:
    """The story of a friend or the owl; None: it is nobody of these."""
    return _(_STORIES[who]) if who in _STORIES else None
