/* What can follow a tap where meeples are collected, worked out from the cards and never sought in a list of moves.
   Cards are their codes; a hand may be long. tests/browser/games/queens_collection holds it against the rules. */
const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple", "white", "black"];
const JOKER = "joker";
export const MOST = 3;

export const isCouple = (cards) => cards.length === 2 && cards[0] === cards[1] && cards[0] !== JOKER;

/* The colours that a pair of these cards of the hand and this open card can have */
export const pairColours = (cards, open) => {
  const wanted = open === JOKER ? COLOURS : [open];
  if (isCouple(cards)) return wanted.filter((colour) => colour !== cards[0]);
  if (cards.length !== 1) return [];
  return cards[0] === JOKER ? wanted : wanted.filter((colour) => colour === cards[0]);
};

export const isSame = (cards, others) => cards.some((card) => others.includes(card));

/* So many cards for as many others, and no kind on both sides */
export const mayTrade = (cards, others) => cards.length > 0 && cards.length <= MOST && cards.length === others.length && !isSame(cards, others);
