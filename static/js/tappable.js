/* What can be tapped on any page, as selectors; a game's table adds its own. */
export const tappable = ["button", "summary", "a[href]", "label"];
