"""The lines that a child meets most often, as an older one is told them: shorter, and drier.

A button is called the same for all: what the owl tells of it stays true. So does what is asked about numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kidsq.web.http.language import mark as _l

FOR_OLDER: Final[Mapping[str, str]] = {
    # The owl
    "Your turn!": _l("Your move."),
    "Now it is %(who)s's turn.": _l("%(who)s to play."),
    "%(who)s is thinking. No hurry!": _l("%(who)s is thinking."),
    "Count along: 1, 2, 3 …": _l("Counting: 1, 2, 3 …"),
    "There is a sum in your hand!": _l("You hold a sum."),
    "No sum this time.": _l("No sum in this hand."),
    "Do some cards make another one?": _l("Any sum among your cards?"),
    "Your king can wake a queen. Tap him!": _l("Your king can wake a queen."),
    "Try your luck: the jester!": _l("You could try the jester."),
    "Your knight can fetch a queen!": _l("Your knight can take a queen."),
    "Your potion makes a queen sleepy.": _l("Your potion sends a queen to bed."),
    "Swap a card, or find a sum!": _l("Swap one, or find a sum."),
    "Swap a card, or find a row!": _l("Swap one, or find a row."),
    "No sum now. Swap a card!": _l("No sum here. Swap one."),
    "No row now. Swap a card!": _l("No row here. Swap one."),
    "Twins! Tap the two that match.": _l("Twins: lay both."),
    "The jester chose you! Tap a bed.": _l("The jester points at you. Choose a bed."),
    "Rose wakes one more. Tap a bed!": _l("Rose wakes one more. Choose a bed."),
    "%(who)s's knight wants the %(queen)s!": _l("Knight! %(who)s wants the %(queen)s."),
    "%(who)s's potion is for the %(queen)s!": _l("Potion! %(who)s aims at the %(queen)s."),
    "What a night!": _l("Good game."),
    "It is not far now!": _l("Nearly there."),
    # Questions and answers
    "%(who)s asks you!": _l("%(who)s asks."),
    "%(who)s is not sure.": _l("%(who)s wants it checked."),
    "Yes! %(sum)s.": _l("Right: %(sum)s."),
    "Look: %(sum)s.": _l("It is %(sum)s."),
    "Well spotted! %(sum)s.": _l("Good eye: %(sum)s."),
    "Almost!": _l("Close."),
    "Yes, it is you!": _l("Right: you."),
    "Let us count: it is you!": _l("Count it: you."),
    "Yes, it is %(who)s!": _l("Right: %(who)s."),
    "Let us count: it is %(who)s.": _l("Count it: %(who)s."),
    "It is the one that glows.": _l("The one that glows."),
    # What happens, and the end
    "You wake the %(queen)s!": _l("You wake the %(queen)s."),
    "The %(queen)s comes to you!": _l("The %(queen)s is yours."),
    "You won!": _l("You win!"),
    "%(who)s won this time.": _l("%(who)s wins."),
    "So many queens are awake!": _l("Enough queens are awake."),
    "So many points together!": _l("Enough points together."),
    # Friends, of what they do themselves
    "Look, look! %(left)s … %(total)s!": _l("%(left)s: %(total)s! Ha."),
    "%(left)s … makes … %(total)s.": _l("%(left)s makes %(total)s."),
    "Let me see … %(left)s makes %(total)s.": _l("%(left)s makes %(total)s, I think."),
    "%(left)s! That is %(total)s!": _l("%(left)s, so %(total)s."),
    "Peep! Who is in here?": _l("Who is in here?"),
    "*Yawn* … Good morning, queen.": _l("Morning, queen."),
    "Tiptoe, tiptoe … Hello, queen.": _l("Quietly … Hello, queen."),
    "Hop! Wake up, queen!": _l("Up you get, queen!"),
    "Slowly, slowly. Good morning!": _l("No rush. Good morning."),
    "Ooh, a new one!": _l("A new one, then."),
    "Hmm. I swap one.": _l("I swap one."),
    "Just one. That is safe.": _l("Just one."),
    "Swap, swap!": _l("Swap."),
    "One new card, please.": _l("One card, please."),
    "I take my time. One card.": _l("One card. No rush."),
    "Oh, sorry! Will the %(queen)s come and play with me?": _l("Sorry! I am after the %(queen)s."),
    "Sorry! May the %(queen)s visit me?": _l("Sorry. I would like the %(queen)s."),
    "Sorry … May I look after the %(queen)s for a while?": _l("Sorry … The %(queen)s would be safe with me."),
    "Sorry, sorry! The %(queen)s hops along with me!": _l("Sorry! Coming along, %(queen)s?"),
    "Sorry! I have always wanted to meet the %(queen)s.": _l("Sorry! I had an eye on the %(queen)s."),
    "I am sorry. The %(queen)s and I go for a slow walk.": _l("Sorry. A short walk, %(queen)s?"),
    "Oops, sorry! Nighty night, %(queen)s!": _l("Sorry! Back to bed, %(queen)s."),
    "Sorry … I tuck you in softly, %(queen)s.": _l("Sorry. Have a rest, %(queen)s."),
    "Sorry! Quick, quick, to bed, %(queen)s!": _l("Sorry! To bed, %(queen)s."),
    "Sorry! Sweet dreams, %(queen)s.": _l("Nothing personal, %(queen)s."),
    "I am sorry. A long, slow nap, %(queen)s.": _l("Sorry. A long nap, %(queen)s."),
    "Thank you! Look, a light!": _l("Thanks! A light."),
    "Mmmh … thanks. How warm it glows.": _l("Thanks. Nice glow."),
    "Splendid! Our table shines.": _l("Thank you. That helps."),
    "Yippee! One more light!": _l("Thanks! One more light."),
    "Clever us! A lantern for us.": _l("We make a good team."),
    "Slow … and … bright. Thanks.": _l("Thanks. Now it is bright."),
    "Jester, who will it be?": _l("Jester. Who will it be?"),
    "Phew! She stays with me.": _l("Not today."),
    "Bye-bye, queen. Have fun!": _l("So long, queen."),
}
"""What is said to the younger ones -> what is said instead."""
