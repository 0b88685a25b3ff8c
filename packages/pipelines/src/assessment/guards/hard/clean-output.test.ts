import { describe, expect, it } from 'vitest';
import type { ProblemContext } from '../../problem-context.ts';
import { item, objections } from '../testing/objections.ts';
import { chatPreamble } from './chat-preamble.ts';
import { commentary } from './commentary.ts';
import { emptyOutput } from './empty-output.ts';
import { mentionsFeedback } from './mentions-feedback.ts';
import { truncated } from './truncated.ts';

type Row = [what: string, before: string, after: string, said: string[], more?: Partial<ProblemContext>];
const TRAIN = 'A train leaves Chicago at 60 mph. How far does it go in 3 hours?';

describe('a text', () => {
  it.each<Row>([
    ['has letters', TRAIN, ' .\n', ['The text is empty.']],
    ['or digits', TRAIN, '7', []],
  ])('%s', (_what, before, after, said) => {
    expect(objections(emptyOutput, before, after)).toEqual(said);
  });
});

describe('a whole text', () => {
  it.each<Row>([
    ['does not break off', TRAIN, 'A train leaves Chicago at 60 mph. How far', ['The text breaks off.']],
    ['may end as the problem does', 'One two three', 'One two tree', []],
    ['may end with blanks', TRAIN, `${TRAIN}  \n`, []],
    ['has four words of ten', 'a b c d e f g h i j.', 'a b c d.', []],
    [
      'does not have three words of ten',
      'a b c d e f g h i j.',
      'a b c.',
      ['The text is much shorter than the problem.'],
    ],
    [
      'may have fewer where less support was asked for',
      'a b c d e f g h i j.',
      'a b c.',
      [],
      { feedback: [item('x', { category: 'decrease scaffolding' })] },
    ],
    [
      'is called short before it is called cut off',
      'a b c d e f g h i j.',
      'a b c',
      ['The text is much shorter than the problem.'],
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(truncated, before, after, more)).toEqual(said);
  });
});

describe('talk at the beginning', () => {
  it.each<Row>([
    [
      'is pointed at',
      TRAIN,
      `Sure! Here it is.\n${TRAIN}`,
      ['The text begins with talk to whoever asked for it. [Sure! Here it is.]'],
    ],
    [
      'is seen behind marks and blank lines',
      TRAIN,
      `\n\n  **Here is the revised problem:**\n${TRAIN}`,
      ['The text begins with talk to whoever asked for it. [  **Here is the revised problem:**]'],
    ],
    [
      'is seen in the second line',
      TRAIN,
      `Trains\nOf course!\n${TRAIN}`,
      ['The text begins with talk to whoever asked for it. [Of course!]'],
    ],
    ['is none where the problem has it', 'Sure, it sinks.\nWhy?', 'Sure, it sinks.\nWhy is that?', []],
    ['is none further down', TRAIN, `${TRAIN}\nTrains are fun.\nSure!`, []],
    [
      'may have curly marks',
      TRAIN,
      `Here’s the new version:\n${TRAIN}`,
      ['The text begins with talk to whoever asked for it. [Here’s the new version:]'],
    ],
  ])('%s', (_what, before, after, said) => {
    expect(objections(chatPreamble, before, after)).toEqual(said);
  });
});

describe('a remark', () => {
  it.each<Row>([
    [
      'is seen at the end of a line',
      TRAIN,
      `${TRAIN} Let me know if it helps.`,
      ['The text remarks on itself or talks to whoever asked for it. [Let me know if it helps.]'],
    ],
    [
      'is seen on a line of its own',
      TRAIN,
      `${TRAIN}\n  Note: the speed is kept.`,
      ['The text remarks on itself or talks to whoever asked for it. [Note: the speed is kept.]'],
    ],
    [
      'is seen behind marks',
      TRAIN,
      `${TRAIN}\n- **Changes:** none.`,
      ['The text remarks on itself or talks to whoever asked for it. [- **Changes:** none.]'],
    ],
    [
      'is none where the problem has it',
      'Note: round to tens. What is 14?',
      'What is 14?\nNote: round to tens.',
      [],
    ],
    [
      'is none within a sentence',
      TRAIN,
      'A train leaves Chicago at 60 mph. Let us note: how far does it go in 3 hours?',
      [],
    ],
  ])('%s', (_what, before, after, said) => {
    expect(objections(commentary, before, after)).toEqual(said);
  });
});

describe('talk about the rewrite', () => {
  it.each<Row>([
    [
      'is pointed at',
      TRAIN,
      `${TRAIN} This follows the feedback. The feedback is old.`,
      ['The text speaks of feedback, levels or of being a rewrite. [the feedback] [The feedback]'],
    ],
    [
      'is none where the problem has as much of it',
      'Read the feedback to Tom.',
      'Read Tom the feedback.',
      [],
    ],
    [
      'is more of it than before',
      'Read the feedback to Tom.',
      'Read the feedback, the feedback to Tom.',
      ['The text speaks of feedback, levels or of being a rewrite. [the feedback] [the feedback]'],
    ],
    [
      'are six words of an item',
      TRAIN,
      `${TRAIN} Please say which way it is going.`,
      ['The text repeats the words of a feedback item.'],
      { feedback: [item('Please say which way it is going')] },
    ],
    [
      'are not five words of an item',
      TRAIN,
      `${TRAIN} Please say which way it went.`,
      [],
      { feedback: [item('Please say which way it is going')] },
    ],
    [
      'are no words that the problem has',
      TRAIN,
      `${TRAIN} Really.`,
      [],
      { feedback: [item('How far does it go in 3 hours is unclear')] },
    ],
    [
      'are no words behind a colon',
      TRAIN,
      `${TRAIN} Please say which way it is going.`,
      [],
      { feedback: [item('Add: Please say which way it is going.')] },
    ],
    [
      'are no words of a short item',
      TRAIN,
      `${TRAIN} Say which way it goes.`,
      [],
      { feedback: [item('Say which way it goes.')] },
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(mentionsFeedback, before, after, more)).toEqual(said);
  });
});
