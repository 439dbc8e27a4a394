/* Lines stand on the page before the picture that they tell of has come: until then no eye and no voice is ahead of it. */
let lines = [];

export const silenced = () => lines;
export const silence = (held) => {
  lines = held;
};
export const endSilence = () => {
  if (!lines.length) return;
  lines = [];
  document.dispatchEvent(new CustomEvent("kidsq:said"));
};
