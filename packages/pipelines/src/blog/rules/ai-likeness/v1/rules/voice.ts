import { type Gauge, perThousandWords } from '../gauge.ts';
import { PERSON_WORDS } from '../lexicon/person-words.ts';
import type { TextView, Token } from '../text-view.ts';

function count(view: TextView, test: (token: Token, at: number) => boolean): number {
  let found = 0;
  for (const { tokens } of view.sentences)
    for (let at = 0; at < tokens.length; at += 1) if (test(tokens[at] as Token, at)) found += 1;
  return found;
}

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

export const VOICE = [
  noPerson,

  fewNumbers,
];
