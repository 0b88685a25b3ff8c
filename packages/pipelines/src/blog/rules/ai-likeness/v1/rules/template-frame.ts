import { bySentences, type Gauge } from '../gauge.ts';
import { INFLATED_WORDS } from '../lexicon/inflated-words.ts';
import { LOFTY_WORDS } from '../lexicon/lofty-words.ts';
import { ANNOUNCEMENTS, CLOSING_LABELS, TRANSITIONS } from '../lexicon/openers.ts';
import { collect, matchAt, phraseIndex } from '../phrases.ts';
import { type Hit, hitOf, type TextView, type Token, type TokenSentence } from '../text-view.ts';

const OPENERS = phraseIndex(TRANSITIONS);
export const transitionOpeners: Gauge = {
  id: 'transition-openers',
  category: 'template_frame',
  summary: 'Sentences that open on a label: "Furthermore", "Additionally", "However".',
  why: 'Models hold paragraphs together by labels; people by sense.',
  found: 'a transition label at the start',
  expected: 'the sentence without its label',
  unit: 'per 100 sentences',
  counts: 'more',
  read: (view) => {
    const hits: Hit[] = [];
    for (const sentence of view.sentences) {
      const length = matchAt(sentence.tokens, 0, OPENERS);
      if (length > 0)
        hits.push(hitOf(sentence, sentence.tokens[0] as Token, sentence.tokens[length - 1] as Token));
    }
    return bySentences(view, hits);
  },
};

const ANNOUNCING = phraseIndex(ANNOUNCEMENTS);

/** The sentences that hold the first or last words of the post. */
function edge(view: TextView, words: number, from: 'start' | 'end'): TokenSentence[] {
  const taken: TokenSentence[] = [];
  let count = 0;
  const { sentences } = view;
  for (let i = 0; i < sentences.length && count < words; i += 1) {
    const sentence = sentences[from === 'start' ? i : sentences.length - 1 - i] as TokenSentence;
    taken.push(sentence);
    count += sentence.tokens.length;
  }
  return from === 'start' ? taken : taken.reverse();
}

function inEdge(sentences: readonly TokenSentence[], index: ReturnType<typeof phraseIndex>): Hit[] {
  const hits: Hit[] = [];
  for (const sentence of sentences) collect(sentence, index, hits);
  return hits;
}

export const announcedOpening: Gauge = {
  id: 'announced-opening',
  category: 'template_frame',
  summary: 'An opening that announces or sets a stock scene: "This essay will explore", "In today\'s world".',
  why: 'The first words of generated texts come from a small set.',
  found: 'an announcing opening',
  expected: 'the point itself first',
  unit: 'index',
  counts: 'more',
  read: (view) => {
    const hits = inEdge(edge(view, 100, 'start'), ANNOUNCING);
    return { rate: hits.length, hits };
  },
};

const LABELS = phraseIndex(CLOSING_LABELS);

export const closingLabel: Gauge = {
  id: 'closing-label',
  category: 'template_frame',
  summary: 'A closing paragraph that says it is one: "In conclusion", "In summary", "Overall".',
  why: 'Three of five generated essays close on "In conclusion", one of fourteen human ones and hardly any post.',
  found: 'a label that announces the end',
  expected: 'an end without a label',
  unit: 'index',
  counts: 'more',
  read: (view) => {
    const hits: Hit[] = [];
    for (const sentence of edge(view, Math.floor(view.wordCount / 3), 'end')) {
      const length = matchAt(sentence.tokens, 0, LABELS);
      if (length > 0)
        hits.push(hitOf(sentence, sentence.tokens[0] as Token, sentence.tokens[length - 1] as Token));
    }
    return { rate: hits.length, hits };
  },
};

export const upliftClosing: Gauge = {
  id: 'uplift-closing',
  category: 'template_frame',
  summary: 'A closing on big words: hope, future, journey, strength.',
  why: 'Generated texts lift their voice at the end.',
  found: 'a big word in the closing',
  expected: 'an end on a detail',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) => {
    const closing = edge(view, 80, 'end');
    const hits: Hit[] = [];
    let words = 0;
    for (const sentence of closing) {
      words += sentence.tokens.length;
      for (const token of sentence.tokens)
        if (LOFTY_WORDS.has(token.lower) || INFLATED_WORDS.has(token.lower))
          hits.push(hitOf(sentence, token));
    }
    return { rate: words === 0 ? 0 : (hits.length * 1000) / words, hits };
  },
};

export const TEMPLATE_FRAME = [
  transitionOpeners,
  announcedOpening,
  closingLabel,

  upliftClosing,
];
