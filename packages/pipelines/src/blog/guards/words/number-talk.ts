/** Words that stand for a number without being one. */
export const IMPLIED_VALUES: readonly (readonly [string, readonly string[]])[] = [
  ['both', ['2']],
  ['pair', ['2']],
  ['pairs', ['2']],
  ['couple', ['2']],
  ['twice', ['2']],
  ['half', ['1/2', '0.5', '50%']],
  ['once', ['1']],
  ['single', ['1']],
  ['one', ['1']],
  ['quarter', ['1/4', '0.25', '25%']],
  ['third', ['1/3', 'ordinal 3']],
  ['thirds', ['1/3', '2/3']],
  ['first', ['1', 'ordinal 1']],
  ['second', ['ordinal 2']],
  ['dozen', ['12']],
  ['decade', ['10']],
];

/**
 * Statistics in words, one family a line. The second part names values that mean the same: "half" is there when the
 * original says 50%.
 */
export const STATISTIC_FAMILIES: readonly {
  readonly words: readonly string[];
  readonly values: readonly string[];
}[] = [
  { words: ['half', 'halves', 'halved', 'halving'], values: ['1/2', '0.5', '50%'] },
  {
    words: ['double', 'doubled', 'doubles', 'doubling', 'twice', 'twofold', 'two-fold'],
    values: ['2', '200%', '100%'],
  },
  {
    words: ['triple', 'tripled', 'triples', 'tripling', 'thrice', 'threefold', 'three-fold'],
    values: ['3', '300%'],
  },
  { words: ['quadruple', 'quadrupled', 'fourfold', 'four-fold'], values: ['4', '400%'] },
  { words: ['fivefold', 'five-fold', 'quintupled'], values: ['5'] },
  { words: ['tenfold', 'ten-fold'], values: ['10'] },
  { words: ['hundredfold'], values: ['100'] },
  { words: ['majority'], values: [] },
  { words: ['dozens'], values: ['dozen'] },
  { words: ['hundreds'], values: [] },
  { words: ['thousands'], values: [] },
  { words: ['millions', 'multimillion', 'multi-million'], values: [] },
  { words: ['billions'], values: [] },
];

/** A bound in front of a number: turning one round turns the claim round. */
export const LOWER_BOUNDS =
  /\b(?:more than|greater than|over|above|at least|exceeding|exceeds|minimum of|no fewer than|no less than|not less than)\s(?:the\s)?$/i;
export const UPPER_BOUNDS =
  /\b(?:less than|fewer than|under|below|at most|up to|maximum of|no more than|not more than)\s(?:the\s)?$/i;
/** The same behind the number. */
export const LOWER_BEHIND = /^(?:\s\p{L}{1,20})?(?:\+|,?\s(?:or|and) (?:more|over|above|longer|later)\b)/iu;
export const UPPER_BEHIND =
  /^(?:\s\p{L}{1,20})?,?\s(?:or|and) (?:less|fewer|under|below|shorter|earlier)\b/iu;

/** In which direction a number goes: "38% less", "three times more". */
export const LESS_BEHIND =
  /^\s(?:less|fewer|lower|smaller|shorter|slower|cheaper|lighter|earlier|worse|down)\b/i;
export const MORE_BEHIND =
  /^\s(?:more|higher|greater|larger|bigger|longer|faster|dearer|heavier|later|better|up)\b/i;

/** On which side of a time or date something is. */
export const TIME_ENDS =
  /\b(?:until|till|by|before|up to|ending|ends?|closes?|closing)(?: (?:at|on|in))?\s(?:the\s|about\s|around\s)?$/i;
export const TIME_STARTS =
  /\b(?:from|since|after|starting|starts?|as of|beginning|begins?|opens?|opening)(?: (?:at|on|in|from))?\s(?:the\s|about\s|around\s)?$/i;
