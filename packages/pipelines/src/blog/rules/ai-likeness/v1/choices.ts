import { type Hit, hitOf, type TextView, type Token } from './text-view.ts';

/** Items that models and people choose differently, as calibration found them. */
export interface Choices {
  readonly models: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
}

/** Something a writer chose, with its place. */
export interface Choice {
  readonly key: string;
  readonly hit: Hit;
}

export type Chosen = (view: TextView) => Iterable<Choice>;

export function* wordsChosen(view: TextView): Generator<Choice> {
  for (const sentence of view.sentences)
    for (const token of sentence.tokens) yield { key: token.lower, hit: hitOf(sentence, token) };
}

/** Neighbouring words of a sentence, joined by a low line. */
export function* pairsChosen(view: TextView): Generator<Choice> {
  for (const sentence of view.sentences) {
    for (let at = 1; at < sentence.tokens.length; at += 1) {
      const [left, right] = [sentence.tokens[at - 1] as Token, sentence.tokens[at] as Token];
      yield { key: `${left.lower}_${right.lower}`, hit: hitOf(sentence, left, right) };
    }
  }
}

export function* openersChosen(view: TextView): Generator<Choice> {
  for (const sentence of view.sentences) {
    const first = sentence.tokens[0] as Token;
    yield { key: first.lower, hit: hitOf(sentence, first) };
  }
}

/** A text with next to nothing to go by is taken for a person's: as if it had this many choices, a quarter of them a model's. */
const GIVEN = 12;

/** Of the different items that either side favours, the share in per cent that models favour. */
export function modelShare(models: number, people: number): number {
  return ((models + GIVEN / 4) * 100) / (models + people + GIVEN);
}
