import type { TextView, Token, TokenSentence } from './text-view.ts';

/** Items that models and people choose differently, as calibration found them. Pairs are joined by a low line. */
export interface Choices {
  readonly models: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
}

/** Visits what a writer chose: the first and the last word of each item. */
export type Chosen = (
  view: TextView,
  visit: (first: Token, last: Token, sentence: TokenSentence) => void,
) => void;

export const wordsChosen: Chosen = (view, visit) => {
  for (const sentence of view.sentences) for (const token of sentence.tokens) visit(token, token, sentence);
};

/** Neighbouring words of a sentence. */
export const pairsChosen: Chosen = (view, visit) => {
  for (const sentence of view.sentences)
    for (let at = 1; at < sentence.tokens.length; at += 1)
      visit(sentence.tokens[at - 1] as Token, sentence.tokens[at] as Token, sentence);
};

export const openersChosen: Chosen = (view, visit) => {
  for (const sentence of view.sentences) {
    const first = sentence.tokens[0] as Token;
    visit(first, first, sentence);
  }
};

export function keyOf(first: Token, last: Token): string {
  return first === last ? first.lower : `${first.lower}_${last.lower}`;
}

type Side = keyof Choices;
export type SideOf = (first: Token, last: Token) => Side | undefined;

export function sideOfWord(choices: Choices): SideOf {
  const sides = new Map<string, Side>();
  for (const side of ['models', 'people'] as const) for (const word of choices[side]) sides.set(word, side);
  return ({ lower }) => sides.get(lower);
}

/** Looks a pair up word by word: no key is built for the many pairs that are in no list. */
export function sideOfPair(choices: Choices): SideOf {
  const sides = new Map<string, Map<string, Side>>();
  for (const side of ['models', 'people'] as const) {
    for (const pair of choices[side]) {
      const [first, last] = pair.split('_') as [string, string];
      const seconds = sides.get(first) ?? new Map<string, Side>();
      sides.set(first, seconds.set(last, side));
    }
  }
  return (first, last) => sides.get(first.lower)?.get(last.lower);
}

/** A text with next to nothing to go by is taken for a person's: as if it had this many choices, a quarter of them a model's. */
const GIVEN = 12;

/** Of the different items that either side favours, the share in per cent that models favour. */
export function modelShare(models: number, people: number): number {
  return ((models + GIVEN / 4) * 100) / (models + people + GIVEN);
}
