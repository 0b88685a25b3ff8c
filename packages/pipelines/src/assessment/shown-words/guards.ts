import type { ShownWords } from '@palimpsest/contracts';
import * as allowances from '../guards/allowances.ts';
import * as answerGivenAway from '../guards/hard/answer-given-away.ts';
import * as comparisonFlipped from '../guards/hard/comparison-flipped.ts';
import * as formulaInWords from '../guards/hard/formula-in-words.ts';
import * as negationFlipped from '../guards/hard/negation-flipped.ts';
import * as quantityMoved from '../guards/hard/quantity-moved.ts';
import * as quotedText from '../guards/hard/quoted-text-changed.ts';
import * as sentenceAdded from '../guards/hard/sentence-added.ts';
import * as tasks from '../guards/hard/task-added-or-lost.ts';
import * as wordsGarbled from '../guards/hard/words-garbled.ts';
import * as denials from '../guards/read/denials.ts';
import * as labels from '../guards/read/labels.ts';
import * as measures from '../guards/read/measures.ts';
import * as names from '../guards/read/names.ts';
import * as plainFormulas from '../guards/read/plain-formulas.ts';
import * as sentenceStems from '../guards/read/sentence-stems.ts';
import * as symbols from '../guards/read/symbols.ts';
import * as tone from '../guards/soft/tone-out-of-band.ts';
import * as chatTalk from '../guards/words/chat-talk.ts';
import * as comparatives from '../guards/words/comparatives.ts';
import * as lightWords from '../guards/words/light-words.ts';
import * as negators from '../guards/words/negators.ts';
import * as openers from '../guards/words/openers.ts';
import * as opposites from '../guards/words/opposites.ts';
import * as synonyms from '../guards/words/synonyms.ts';
import * as unitNames from '../guards/words/unit-names.ts';
import * as ways from '../guards/words/ways.ts';

export const guardWords: Readonly<Record<string, ShownWords>> = {
  'chat-talk': { words: chatTalk, about: 'How a model talks about its work instead of doing it.' },
  comparatives: { words: comparatives, about: 'Words that compare: the sense of a comparison must stay.' },
  'light-words': { words: lightWords, about: 'Everyday words that may come in place of harder ones.' },
  negators: { words: negators, about: 'Words that deny: none may come or go.' },
  openers: { words: openers, about: 'Words with a capital at the start of a sentence that are no names.' },
  opposites: { words: opposites, about: "Words that must not take each other's place." },
  synonyms: { words: synonyms, about: "Words that may take each other's place." },
  'unit-names': { words: unitNames, about: 'Units by all their names.' },
  ways: { words: ways, about: 'Ways to an answer: naming one that was not named gives it away.' },
  allowances: { words: allowances, about: 'Feedback that allows what a check would refuse.' },
  'answer-given-away': { words: answerGivenAway, about: 'Wording by which an answer may be handed out.' },
  'comparison-flipped': { words: comparisonFlipped, about: 'Rates such as "3 times a week".' },
  'formula-in-words': { words: formulaInWords, about: 'Formulas written in words.' },
  'negation-flipped': { words: negationFlipped, about: 'Words that leave something out.' },
  'quantity-moved': { words: quantityMoved, about: 'What a quantity is a quantity of.' },
  'quoted-text': { words: quotedText, about: 'Marks of a quoted text.' },
  tasks: { words: tasks, about: 'Commands besides the verbs of tasks, and what only leads up to a task.' },
  denials: { words: denials, about: 'Words at which what is denied ends.' },
  labels: { words: labels, about: 'How options, parts and word banks are known.' },
  measures: { words: measures, about: 'Symbols and names of units.' },
  names: { words: names, about: 'Verbs by which a name is told from another capital.' },
  'plain-formulas': { words: plainFormulas, about: 'How formulas in plain characters are known.' },
  symbols: { words: symbols, about: 'How variables are told from letters that are names.' },
  tone: { words: tone, about: 'Words too casual or too childish for a problem.' },
  'sentence-added': { words: sentenceAdded, about: 'Feedback that asks for more sentences.' },
  'words-garbled': { words: wordsGarbled, about: 'Feedback about spelling, which may change letters.' },
  'sentence-stems': { words: sentenceStems, about: 'Plain commands, which every problem may have.' },
};
