import { wordList } from '@palimpsest/kernel/text';
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
    rate: perThousandWords(view, count(view, ({ lower }) => CONTRACTION.test(lower) || CONTRACTED_IS.has(lower))),
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
  read: (view) => ({ rate: perThousandWords(view, count(view, ({ lower }) => PLAIN_WORDS.has(lower))), hits: [] }),
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
  read: (view) => ({ rate: perThousandWords(view, count(view, ({ lower }) => PERSON_WORDS.has(lower))), hits: [] }),
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
      count(view, ({ text, lower }, at) => DIGIT.test(text) || (at > 0 && CAPITAL.test(text) && lower !== 'i' && !lower.startsWith("i'"))),
    ),
    hits: [],
  }),
};

/** Marks of a speaking voice: question, exclamation, ellipsis, brackets, quotes, dashes. */
const LIVELY = /[?!()"“”…:;–-]|\.\./;

export const flatMarks: Gauge = {
  id: 'flat-marks',
  category: 'voice_deficit',
  summary: 'Few marks besides comma and full stop: no question, aside, quotation or ellipsis.',
  why: 'A voice asks, breaks off, quotes and adds in brackets.',
  found: 'few questions, asides, quotations',
  expected: 'marks of a speaking voice',
  unit: 'per 1,000 words',
  counts: 'less',
  read: (view) => {
    let marks = count(view, ({ before }) => before !== '' && LIVELY.test(before));
    for (const { after } of view.sentences) if (LIVELY.test(after)) marks += 1;
    return { rate: perThousandWords(view, marks), hits: [] };
  },
};

const HEDGES = wordList(`
  i think guess suppose maybe perhaps probably kinda sorta honestly frankly apparently obviously basically literally
  actually really pretty quite rather damn hell shit fuck fucking fucked ass oh hey well ah huh um hmm lol yeah yep nope
  ok okay god jesus christ stupid crazy weird funny cool awesome awful sucks crap bullshit dude man kid kids mom dad
  gonna wanna gotta cause 'cause cuz til till ain't y'all stuff thing things guy guys folks bunch tons sorry please thanks
`);
export const noTalk: Gauge = {
  id: 'no-talk',
  category: 'voice_deficit',
  summary: 'No word that only a person talking would use.',
  why: 'Interjections, hedges and slang are rare in generated text.',
  found: 'no hedge, interjection or colloquial word',
  expected: 'a human tone',
  unit: 'per 1,000 words',
  counts: 'less',
  read: (view) => ({ rate: perThousandWords(view, count(view, ({ lower }) => HEDGES.has(lower))), hits: [] }),
};

export const VOICE = [fewContractions, noPlainWords, noPerson, fewSpecifics, flatMarks, noTalk];
