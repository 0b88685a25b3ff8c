import { wordList } from '@palimpsest/kernel/text';
import { bySentences, byWords, type Gauge } from '../gauge.ts';
import { findPhrases, phraseIndex } from '../phrases.ts';
import { eachSentence, hitOf, type Token } from '../text-view.ts';

export const CONCESSIONS = wordList(
  'while although though despite amidst amid as with in through from for by under against upon',
);

export const concessions: Gauge = {
  id: 'leading-clauses',
  category: 'rhetorical_formulas',
  summary: 'Sentences that open on a clause: "While X, Y", "Despite X, Y", "As X, Y", "With X, Y".',
  why: 'A scene-setting clause before every second statement is a beat that models keep and people break.',
  found: 'an opening clause',
  expected: 'the statement first',
  unit: 'per 100 sentences',
  counts: 'more',
  read: (view) =>
    bySentences(
      view,
      eachSentence(view, (sentence, hits) => {
        const { tokens } = sentence;
        const first = tokens[0] as Token;
        if (!CONCESSIONS.has(first.lower)) return;
        for (let at = 2; at < tokens.length && at < 18; at += 1) {
          const here = tokens[at] as Token;
          if (here.before === '') continue;
          if (here.before.startsWith(',')) hits.push(hitOf(sentence, first, tokens[at - 1] as Token));
          return;
        }
      }),
    ),
};

export const RELATING = wordList(
  'while despite rather across within between through beyond like both over overall whereas amid among toward towards upon beneath throughout',
);

export const relatingWords: Gauge = {
  id: 'relating-words',
  category: 'rhetorical_formulas',
  summary: 'Words that set one thing against or beside another: while, despite, across, between, through.',
  why: 'Generated prose relates and weighs at every turn.',
  found: 'a relating word',
  expected: 'one thing at a time',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) =>
    byWords(
      view,
      eachSentence(view, (sentence, hits) => {
        for (const token of sentence.tokens) if (RELATING.has(token.lower)) hits.push(hitOf(sentence, token));
      }),
    ),
};

export const IMAGES = phraseIndex(`
  sense/wave/waves/sea/flicker/glimmer/spark/symphony/tapestry/mixture/mix/blend/web/beacon/symbol/burst/surge of
  weight/power/depths/beauty/essence/spirit/fabric/realm/world/heart/hearts/edge/echoes/whispers/remnants of
  testament/reminder to/of/that
  a/an/the journey/path/world/life/story/tale of
  as if
  as though
  like a/an
`);

export const images: Gauge = {
  id: 'stock-images',
  category: 'rhetorical_formulas',
  summary: 'Ready-made images: "a wave of", "the weight of", "like a", "as if".',
  why: 'An abstract noun with "of" sounds like an image and shows nothing.',
  found: 'a ready-made image',
  expected: 'the thing itself',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) => byWords(view, findPhrases(view, IMAGES)),
};

export const CLAUSES_AND_IMAGES = [concessions, relatingWords, images];
