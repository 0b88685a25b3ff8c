import {
  type Chosen,
  keyOf,
  modelShare,
  openersChosen,
  pairsChosen,
  type SideOf,
  sideOfPair,
  sideOfWord,
  wordsChosen,
} from '../choices.ts';
import { type Gauge, perThousandWords, type Reading } from '../gauge.ts';
import { ESSAY_PAIRS } from '../lexicon/fitted/essay-pairs.ts';
import { ESSAY_WORDS } from '../lexicon/fitted/essay-words.ts';
import { OPENERS } from '../lexicon/fitted/openers.ts';
import { STORY_PAIRS } from '../lexicon/fitted/story-pairs.ts';
import { STORY_WORDS } from '../lexicon/fitted/story-words.ts';
import { type Hit, hitOf, type TextView } from '../text-view.ts';

const ESSAY_WORD = sideOfWord(ESSAY_WORDS);
const STORY_WORD = sideOfWord(STORY_WORDS);
const ESSAY_PAIR = sideOfPair(ESSAY_PAIRS);
const STORY_PAIR = sideOfPair(STORY_PAIRS);
const OPENER = sideOfWord(OPENERS);

/** Each item counts once however often it comes back: a topic must not decide. */
function readShare(view: TextView, chosen: Chosen, sideOf: SideOf): Reading {
  const models = new Map<string, Hit>();
  const people = new Set<string>();
  chosen(view, (first, last, sentence) => {
    const side = sideOf(first, last);
    if (side === undefined) return;
    const key = keyOf(first, last);
    if (side === 'people') people.add(key);
    else if (!models.has(key)) models.set(key, hitOf(sentence, first, last));
  });
  return { rate: modelShare(models.size, people.size), hits: [...models.values()] };
}

export const essayWordChoice: Gauge = {
  id: 'essay-word-choice',
  category: 'vocabulary_inflation',
  summary: 'Of the words that people and models choose differently in essays, the share that models choose.',
  why: 'Single words prove nothing; the balance of some hundreds of small choices is hard to fake and hard to miss.',
  found: 'a word that models favour',
  expected: 'the word a person would use',
  unit: 'per cent',
  counts: 'more',
  read: (view) => readShare(view, wordsChosen, ESSAY_WORD),
};

export const storyWordChoice: Gauge = {
  id: 'story-word-choice',
  category: 'vocabulary_inflation',
  summary: 'Of the words that people and models choose differently in stories, the share that models choose.',
  why: 'Generated anecdotes and stories have a diction of their own.',
  found: 'a word that models favour in stories',
  expected: 'the word a person would use',
  unit: 'per cent',
  counts: 'more',
  read: (view) => readShare(view, wordsChosen, STORY_WORD),
};

export const essayPairs: Gauge = {
  id: 'essay-word-pairs',
  category: 'stock_phrases',
  summary:
    'Of the word pairs that people and models choose differently in essays, the share that models choose.',
  why: 'Phrases too small to notice come back from text to text.',
  found: 'a word pair that models favour',
  expected: 'another turn of phrase',
  unit: 'per cent',
  counts: 'more',
  read: (view) => readShare(view, pairsChosen, ESSAY_PAIR),
};

export const storyPairs: Gauge = {
  id: 'story-word-pairs',
  category: 'stock_phrases',
  summary:
    'Of the word pairs that people and models choose differently in stories, the share that models choose.',
  why: 'Phrases too small to notice come back from story to story.',
  found: 'a word pair that models favour in stories',
  expected: 'another turn of phrase',
  unit: 'per cent',
  counts: 'more',
  read: (view) => readShare(view, pairsChosen, STORY_PAIR),
};

export const sentenceOpeners: Gauge = {
  id: 'sentence-openers',
  category: 'template_frame',
  summary: 'Of the sentence openers that people and models choose differently, the share that models choose.',
  why: 'Models begin sentences from a small stock; people begin with so, well, also, there.',
  found: 'an opener that models favour',
  expected: 'another way in',
  unit: 'per cent',
  counts: 'more',
  read: (view) => readShare(view, openersChosen, OPENER),
};

export const fewPeoplesWords: Gauge = {
  id: 'few-peoples-words',
  category: 'voice_deficit',
  summary: 'Few of the words that people use and models avoid.',
  why: 'What a text leaves out tells as much as what it puts in.',
  found: 'few words that people favour',
  expected: 'the words that come by themselves',
  unit: 'per 1,000 words',
  counts: 'less',
  read: (view) => {
    let found = 0;
    wordsChosen(view, (word) => {
      if (ESSAY_WORD(word, word) === 'people' || STORY_WORD(word, word) === 'people') found += 1;
    });
    return { rate: perThousandWords(view, found), hits: [] };
  },
};
