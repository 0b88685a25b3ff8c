import type { ShownWords } from '@palimpsest/contracts';
import * as answerCandidate from '../builtin/answer-candidate.ts';
import * as headingPhrases from '../builtin/heading-phrases.ts';
import * as cutFillers from '../builtin/operations/cut-fillers.ts';
import * as cutFrame from '../builtin/operations/cut-frame.ts';
import * as listsFromLabels from '../builtin/operations/lists-from-labels.ts';
import * as listsFromParallels from '../builtin/operations/lists-from-parallels.ts';
import * as listsFromSteps from '../builtin/operations/lists-from-steps.ts';
import * as plainWordsKept from '../builtin/operations/plain-words.ts';
import * as boldLines from '../builtin/operations/promote-bold-lines.ts';
import * as contractionsKept from '../builtin/operations/use-contractions.ts';
import * as questions from '../builtin/question.ts';
import * as series from '../builtin/series.ts';
import * as sourcePlace from '../builtin/source-place.ts';
import * as tense from '../builtin/tense.ts';
import * as clauses from '../builtin/words/clauses.ts';
import * as commands from '../builtin/words/commands.ts';
import * as contractions from '../builtin/words/contractions.ts';
import * as delays from '../builtin/words/delays.ts';
import * as gerunds from '../builtin/words/gerunds.ts';
import * as openers from '../builtin/words/openers.ts';
import * as plainWords from '../builtin/words/plain-words.ts';
import * as resultVerbs from '../builtin/words/result-verbs.ts';
import * as stockPhrases from '../builtin/words/stock-phrases.ts';
import * as stockSentences from '../builtin/words/stock-sentences.ts';
import * as verbs from '../builtin/words/verbs.ts';
import * as weakHeadingWords from '../builtin/words/weak-heading-words.ts';
import * as askedFor from '../proposal/asked-for.ts';
import * as instructions from '../rules/blog/v1/instructions.ts';

export const writerWords: Readonly<Record<string, ShownWords>> = {
  'asked-for': { words: askedFor, about: 'Which instructions ask for each kind of edit.' },
  instructions: { words: instructions, about: 'The sentences a rewrite is asked with.' },
  'answer-candidate': {
    words: answerCandidate,
    about: 'Words by which a sentence leans on another and cannot be the answer.',
  },
  'heading-phrases': {
    words: headingPhrases,
    about: 'What may stand around a phrase that becomes a heading.',
  },
  'cut-fillers': { words: cutFillers, about: 'Where a filler stays because it means something.' },
  'cut-frame': { words: cutFrame, about: 'Closings that may be cut.' },
  'lists-from-labels': { words: listsFromLabels, about: 'Labels that are spoken words and make no list.' },
  'lists-from-parallels': {
    words: listsFromParallels,
    about: 'Sentences that begin alike and make no list.',
  },
  'lists-from-steps': { words: listsFromSteps, about: 'Verbs that open a step.' },
  'plain-words-kept': {
    words: plainWordsKept,
    about: "Words before a noun: the verb's plain word does not fit there.",
  },
  'bold-lines': { words: boldLines, about: 'Bold lines that become headings, and those that do not.' },
  'contractions-kept': { words: contractionsKept, about: 'Where the full form stays.' },
  questions: { words: questions, about: 'How a question is made of a heading.' },
  series: { words: series, about: 'Where the items of a series end.' },
  'source-place': { words: sourcePlace, about: 'Lines of other programs, which are never cut.' },
  tense: { words: tense, about: 'How the tense of a sentence is read.' },
  clauses: { words: clauses, about: 'How clauses are told apart.' },
  commands: { words: commands, about: 'Verbs that open advice.' },
  contractions: { words: contractions, about: 'Full forms and their contractions.' },
  delays: { words: delays, about: 'Sentences that only put the answer off.' },
  gerunds: { words: gerunds, about: 'Plain forms of words in -ing.' },
  openers: { words: openers, about: 'Beginnings of sentences that lean on the one before.' },
  'plain-words': { words: plainWords, about: 'Inflated wordings and the plain ones that replace them.' },
  'result-verbs': { words: resultVerbs, about: 'Verbs of clauses about an outcome, and their forms.' },
  'stock-phrases': { words: stockPhrases, about: 'Openings and words that say nothing and are cut.' },
  'stock-sentences': { words: stockSentences, about: 'Sentences that fit any post and are cut.' },
  verbs: { words: verbs, about: 'Verbs that are hardly ever nouns.' },
  'weak-heading-words': { words: weakHeadingWords, about: 'Words that say too little for a heading.' },
};
