import type { ShownWords } from '@palimpsest/contracts';
import * as blockKinds from '../guards/block-kinds.ts';
import * as countedPhrase from '../guards/counted-phrase.ts';
import * as linkLost from '../guards/hard/link-lost.ts';
import * as endings from '../guards/hard/truncated.ts';
import * as htmlPieces from '../guards/html-pieces.ts';
import * as quantityFacts from '../guards/quantity-facts.ts';
import * as rowOrder from '../guards/row-order.ts';
import * as toldApart from '../guards/told-apart.ts';
import * as calls from '../guards/words/calls.ts';
import * as chatTalk from '../guards/words/chat-talk.ts';
import * as framePhrases from '../guards/words/frame-phrases.ts';
import * as headingWords from '../guards/words/heading-words.ts';
import * as negators from '../guards/words/negators.ts';
import * as numberTalk from '../guards/words/number-talk.ts';
import * as oppositesInPlace from '../guards/words/opposites-in-place.ts';
import * as sameThings from '../guards/words/same-things.ts';
import * as times from '../guards/words/times.ts';

export const guardWords: Readonly<Record<string, ShownWords>> = {
  'chat-talk': { words: chatTalk, about: 'How a model talks about its work instead of doing it.' },
  'frame-phrases': {
    words: framePhrases,
    about: 'Beginnings of sentences that only announce; they may be cut.',
  },
  'heading-words': { words: headingWords, about: 'Words a new heading may have because they claim nothing.' },
  negators: { words: negators, about: 'Words that deny: none may come or go.' },
  'number-talk': { words: numberTalk, about: 'Words that stand for numbers, bounds and directions.' },
  'opposites-in-place': {
    words: oppositesInPlace,
    about: "Words that turn a claim round when one takes the other's place.",
  },
  'same-things': { words: sameThings, about: 'Nouns that may stand for each other behind a number.' },
  times: { words: times, about: 'Months and periods.' },
  'block-kinds': { words: blockKinds, about: 'The kinds of parts a post may have.' },
  'counted-phrase': {
    words: countedPhrase,
    about: 'How the thing that is counted is found behind a number.',
  },
  'link-lost': { words: linkLost, about: 'Words that only point to a link.' },
  'html-pieces': { words: htmlPieces, about: 'Tags that bring nothing.' },
  'quantity-facts': { words: quantityFacts, about: 'Numbers that are names of things, such as "chapter 3".' },
  'row-order': {
    words: rowOrder,
    about: 'What may stand between the parts of a row that changes its order.',
  },
  'told-apart': { words: toldApart, about: 'Joints of a list.' },
  endings: { words: endings, about: 'How a sentence that is complete may end.' },
  calls: {
    words: calls,
    about: 'Sentences that tell the reader to do something, or a writer what to write.',
  },
};
