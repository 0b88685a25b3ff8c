import { byWords, type Gauge } from '../gauge.ts';
import { ABSTRACT_WORDS } from '../lexicon/abstract-words.ts';
import { INFLATED_WORDS } from '../lexicon/inflated-words.ts';
import { LOFTY_WORDS } from '../lexicon/lofty-words.ts';
import { type Hit, hitOf, type TextView, type Token } from '../text-view.ts';

/** Tokens that pass, as hits. */
function tokensThat(view: TextView, test: (token: Token) => boolean): Hit[] {
  const hits: Hit[] = [];
  for (const sentence of view.sentences) {
    for (const token of sentence.tokens) if (test(token)) hits.push(hitOf(sentence, token));
  }
  return hits;
}

export const inflatedWords: Gauge = {
  id: 'inflated-words',
  category: 'vocabulary_inflation',
  summary: 'Words that make a plain statement sound weighty.',
  why: 'Language models reach for crucial, foster and landscape where people write needed, help and field.',
  found: 'an inflated word',
  expected: 'a plain word',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) =>
    byWords(
      view,
      tokensThat(view, (token) => INFLATED_WORDS.has(token.lower)),
    ),
};

export const loftyWords: Gauge = {
  id: 'lofty-words',
  category: 'vocabulary_inflation',
  summary: 'Words of feeling and grandeur where a detail could stand.',
  why: 'Models tell of solace, newfound hope and unwavering determination; people tell what happened.',
  found: 'a lofty word',
  expected: 'what was seen, done or said',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) =>
    byWords(
      view,
      tokensThat(view, (token) => LOFTY_WORDS.has(token.lower)),
    ),
};

export const abstractWords: Gauge = {
  id: 'abstract-words',
  category: 'vocabulary_inflation',
  summary: 'Words about relations between abstractions: factor, influence, shape, broader.',
  why: 'Generated essays speak of factors that shape outcomes; people name what did what.',
  found: 'an abstract word',
  expected: 'who did what, or the thing meant',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) =>
    byWords(
      view,
      tokensThat(view, (token) => ABSTRACT_WORDS.has(token.lower)),
    ),
};

export const wordLength: Gauge = {
  id: 'word-length',
  category: 'vocabulary_inflation',
  summary: 'The mean length of the words.',
  why: 'The steadiest single sign over twelve sets of human and generated text.',
  found: 'long words throughout',
  expected: 'shorter words',
  unit: 'letters',
  counts: 'more',
  read: (view) => {
    let letters = 0;
    let words = 0;
    for (const { tokens } of view.sentences) {
      for (const { lower } of tokens) {
        if (lower < 'a') continue;
        letters += lower.length;
        words += 1;
      }
    }
    return { rate: words === 0 ? 0 : letters / words, hits: [] };
  },
};

export const VOCABULARY = [
  inflatedWords,
  loftyWords,
  abstractWords,

  wordLength,
];
