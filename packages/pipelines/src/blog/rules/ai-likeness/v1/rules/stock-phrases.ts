import { byWords, type Gauge } from '../gauge.ts';
import { GESTURES } from '../lexicon/gestures.ts';
import { ESSAY_PHRASES, STORY_PHRASES } from '../lexicon/stock-phrases.ts';
import { findPhrases, phraseIndex } from '../phrases.ts';
import { type Hit, hitOf } from '../text-view.ts';

const ESSAY = phraseIndex(ESSAY_PHRASES);
const STORY = phraseIndex(STORY_PHRASES);

export const stockPhrases: Gauge = {
  id: 'stock-phrases',
  category: 'stock_phrases',
  summary: 'Ready-made phrases of essays and posts: "plays a crucial role", "it is important to note".',
  why: 'They fit any topic, so they say nothing about this one.',
  found: 'a stock phrase',
  expected: 'what it means here, or nothing',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) => byWords(view, findPhrases(view, ESSAY)),
};

export const storyPhrases: Gauge = {
  id: 'story-phrases',
  category: 'stock_phrases',
  summary: 'Ready-made phrases of stories: "took a deep breath", "little did they know".',
  why: 'Generated anecdotes and stories are built from a few dozen of them.',
  found: 'a stock phrase of stories',
  expected: 'what happened, in its own words',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) => byWords(view, findPhrases(view, STORY)),
};

export const gestures: Gauge = {
  id: 'stock-gestures',
  category: 'stock_phrases',
  summary: 'Gestures and bodily signs in place of what happened: gazed, froze, hearts racing.',
  why: 'Generated stories and anecdotes show every feeling by the same few gestures.',
  found: 'a stock gesture',
  expected: 'what happened or was said',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) => {
    const hits: Hit[] = [];
    for (const sentence of view.sentences)
      for (const token of sentence.tokens) if (GESTURES.has(token.lower)) hits.push(hitOf(sentence, token));
    return byWords(view, hits);
  },
};

export const STOCK_PHRASES = [stockPhrases, storyPhrases, gestures];
