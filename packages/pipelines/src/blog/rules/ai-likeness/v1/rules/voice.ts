import { isStopWord, wordList } from '@palimpsest/kernel/text';
import { type Gauge, perThousandWords } from '../gauge.ts';
import { PERSON_WORDS, PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { TextView, Token } from '../text-view.ts';

function count(view: TextView, test: (token: Token, at: number) => boolean): number {
  let found = 0;
  for (const { tokens } of view.sentences)
    for (let at = 0; at < tokens.length; at += 1) if (test(tokens[at] as Token, at)) found += 1;
  return found;
}

const CONTRACTION = /(?:n't|'(?:re|ve|ll|m|d))$/;
const CONTRACTED_IS = wordList("it's that's he's she's there's what's here's let's who's where's how's");
export const fewContractions: Gauge = {
  id: 'few-contractions',
  category: 'voice_deficit',
  summary: 'Hardly any contraction.',
  why: 'Blog posts by people contract.',
  found: 'hardly any contraction',
  expected: 'contractions where they sound natural',
  unit: 'per 1,000 words',
  counts: 'less',
  read: (view) => ({
    rate: perThousandWords(
      view,
      count(view, ({ lower }) => CONTRACTION.test(lower) || CONTRACTED_IS.has(lower)),
    ),
    hits: [],
  }),
};

export const noPlainWords: Gauge = {
  id: 'no-plain-words',
  category: 'voice_deficit',
  summary: 'Few of the words of talk: got, just, really, thing, because.',
  why: 'People write somewhat as they talk, also in posts for work.',
  found: 'few words of everyday talk',
  expected: 'everyday words',
  unit: 'per 1,000 words',
  counts: 'less',
  read: (view) => ({
    rate: perThousandWords(
      view,
      count(view, ({ lower }) => PLAIN_WORDS.has(lower)),
    ),
    hits: [],
  }),
};

export const noPerson: Gauge = {
  id: 'no-person',
  category: 'voice_deficit',
  summary: 'No I, we or you.',
  why: 'A post has someone who speaks and someone spoken to.',
  found: 'hardly any I, we or you',
  expected: 'someone who speaks',
  unit: 'per 1,000 words',
  counts: 'less',
  read: (view) => ({
    rate: perThousandWords(
      view,
      count(view, ({ lower }) => PERSON_WORDS.has(lower)),
    ),
    hits: [],
  }),
};

const DIGIT = /\d/;
const CAPITAL = /^\p{Lu}/u;

export const fewSpecifics: Gauge = {
  id: 'few-specifics',
  category: 'voice_deficit',
  summary: 'Few numbers and names.',
  why: 'Who knows a matter names people, places and numbers.',
  found: 'few numbers and names',
  expected: 'the names and numbers at hand',
  unit: 'per 1,000 words',
  counts: 'less',
  read: (view) => ({
    rate: perThousandWords(
      view,
      count(
        view,
        ({ text, lower }, at) =>
          DIGIT.test(text) || (at > 0 && CAPITAL.test(text) && lower !== 'i' && !lower.startsWith("i'")),
      ),
    ),
    hits: [],
  }),
};

export const fewNumbers: Gauge = {
  id: 'few-numbers',
  category: 'voice_deficit',
  summary: 'Hardly a number in digits.',
  why: 'Who was there remembers dates, amounts and counts.',
  found: 'hardly a number',
  expected: 'the numbers at hand',
  unit: 'per 1,000 words',
  counts: 'less',
  read: (view) => ({
    rate: perThousandWords(
      view,
      count(view, ({ text }) => DIGIT.test(text)),
    ),
    hits: [],
  }),
};

const EVIDENCE = /[("“”]/;

export const noEvidence: Gauge = {
  id: 'no-evidence',
  category: 'voice_deficit',
  summary: 'Hardly a number, quotation or bracketed source.',
  why: 'Who speaks from knowledge quotes, counts and names the source.',
  found: 'hardly a number, quotation or source',
  expected: 'the evidence at hand',
  unit: 'per 1,000 words',
  counts: 'less',
  read: (view) => ({
    rate: perThousandWords(
      view,
      count(view, ({ text, before }) => DIGIT.test(text) || EVIDENCE.test(before)),
    ),
    hits: [],
  }),
};

const PLURAL = /[^suia]s$/;
const POINTERS = wordList('the these those his her its my our your their');

export const genericPlurals: Gauge = {
  id: 'generic-plurals',
  category: 'voice_deficit',
  summary: 'Plurals without an article: "institutions shape outcomes".',
  why: 'Without a case of its own a text speaks of kinds.',
  found: 'many plurals without an article',
  expected: 'the one that is meant',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) => {
    let found = 0;
    for (const { tokens } of view.sentences) {
      for (let at = 0; at < tokens.length; at += 1) {
        const { lower } = tokens[at] as Token;
        if (lower.length < 6 || !PLURAL.test(lower) || isStopWord(lower)) continue;
        if (at === 0 || !POINTERS.has((tokens[at - 1] as Token).lower)) found += 1;
      }
    }
    return { rate: perThousandWords(view, found), hits: [] };
  },
};

export const VOICE = [
  fewContractions,
  noPlainWords,
  noPerson,
  fewSpecifics,
  fewNumbers,
  noEvidence,
  genericPlurals,
];
