/** Caps to choose from; 0 leaves a rule out. */
export const CAPS = [0, 5, 10, 20, 30, 40, 50, 60, 70];
/** What a point of a cap must gain: rules that carry nothing go to 0. */
export const LEAST_POINTS = 0.0001;

/** Rules for newer habits, which these older texts cannot show, and those that held over many kinds of text: set by hand. */
const BY_HAND = {
  'inflated-words': { mark: 30, cap: 20 },
  'word-length': { mark: 6, cap: 20 },
  'transition-openers': { mark: 12, cap: 10 },
  'not-x-but-y': { mark: 8, cap: 30 },
  'announced-opening': { mark: 3, cap: 20 },
  'em-dashes': { mark: 14, cap: 50 },
  'bold-words': { mark: 40, cap: 50 },
  decoration: { mark: 8, cap: 50 },
  'labelled-items': { mark: 20, cap: 40 },
};
export const handSet = (id) => BY_HAND[id];

/** No rule fills a category by itself. Rhythm flips between kinds of text, so it is bounded. */
const MOST_OF_ALL = 70;
const MOST = {
  'even-sentences': 30,
  'middling-sentences': 30,
  'even-paragraphs': 60,
  'closing-label': 60,
  'ed-forms': 60,
};
export const mostOf = (id) => MOST[id] ?? MOST_OF_ALL;
