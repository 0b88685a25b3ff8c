import type { ShownWords } from '@palimpsest/contracts';
import * as bloomImperatives from '../bloom/imperatives.ts';
import * as bloomQuestions from '../bloom/questions.ts';
import * as bloomMeasures from '../bloom/read-level.ts';
import * as bloomWeights from '../bloom/table.ts';
import * as bloomTaskObjects from '../bloom/task-objects.ts';
import * as bloomTaskVerbs from '../bloom/task-verbs.ts';
import * as problemStarts from '../import/problem-starts.ts';
import * as columns from '../import/read-csv.ts';
import * as metadata from '../import/read-markdown.ts';
import * as problemContext from '../problem-context.ts';
import * as lockedFacts from '../prompt/v1/locked-facts.ts';
import * as levelNames from '../rules/v1/bloom-level-name.ts';
import * as signalNames from '../rules/v1/facts.ts';
import * as signals from '../rules/v1/signals.ts';
import * as unsureNotes from '../rules/v1/unsure-notes.ts';
import * as shownFeedback from '../shown-feedback.ts';

export const ruleWords: Readonly<Record<string, ShownWords>> = {
  'bloom-weights': {
    words: bloomWeights,
    about:
      'What speaks for each level of thinking, and how sure each lead is. "T:" and "L:": the first task and the levels of its verb; "t:" and "l:": any task; "(always)" counts in every problem.',
    columns: ['remember', 'understand', 'apply', 'analyze', 'evaluate', 'create'],
  },
  'bloom-task-verbs': {
    words: bloomTaskVerbs,
    about: 'The verbs that name a task of each level of thinking.',
  },
  'bloom-task-objects': {
    words: bloomTaskObjects,
    about: 'Where the object of a task tells more than its verb: its level then.',
  },
  'bloom-imperatives': {
    words: bloomImperatives,
    about: 'How a sentence that gives a task is told from one that tells a story.',
  },
  'bloom-questions': {
    words: bloomQuestions,
    about: 'What questions ask for, and the level of thinking that goes with it.',
  },
  'bloom-measures': {
    words: bloomMeasures,
    about: 'Names of things that are measured: asking for one is a calculation.',
  },
  'level-names': { words: levelNames, about: 'The names teachers give the six levels of thinking.' },
  'signal-names': {
    words: signalNames,
    about: 'The names under which simulations report what students had trouble with.',
  },
  signals: { words: signals, about: 'The signals of a simulation that may drive a rewrite.' },
  'unsure-notes': {
    words: unsureNotes,
    about: 'How a note is read that says students were not sure what to do.',
  },
  'problem-context': { words: problemContext, about: 'The words for support that is to be taken away.' },
  'problem-starts': {
    words: problemStarts,
    about: 'How the first line of a problem is known when a text is brought in.',
  },
  columns: { words: columns, about: 'The names of columns when a table is brought in.' },
  metadata: {
    words: metadata,
    about: 'The labels of what is kept beside a problem when a text is brought in.',
  },
  'shown-feedback': { words: shownFeedback, about: 'How "old -> new" is known in feedback.' },
  'locked-facts': { words: lockedFacts, about: 'What of a problem a model is told to leave as it is.' },
};
