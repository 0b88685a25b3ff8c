import { verdictSchema } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import type { AppliedFeedback, ProblemContext } from '../problem-context.ts';
import { assessmentGuardRules, assessmentGuards } from './assessment-guards.ts';
import { checkProblem } from './check-problem.ts';

const item = (recommendation: string, more: Partial<AppliedFeedback> = {}): AppliedFeedback => ({
  feedbackId: 'fb_1',
  category: 'clarity',
  recommendation,
  ...more,
});
const context = (
  feedback: readonly AppliedFeedback[] = [],
  more: Partial<ProblemContext> = {},
): ProblemContext => ({
  gradeBand: '6-8',
  subject: 'math',
  feedback,
  ...more,
});
const failed = (before: string, after: string, given = context()) =>
  checkProblem(before, after, given)
    .verdicts.filter(({ passed }) => !passed)
    .map(({ rule }) => rule);

const TRAIN = 'A train leaves Chicago traveling at 60 mph. How far does it go in 3 hours?';
const CHOICE = 'Which number is prime?\nA) 4\nB) 7\nC) 9';

describe('verdicts', () => {
  it('come from every guard, fit the contract, and never quote', () => {
    const { passed, verdicts } = checkProblem(TRAIN, TRAIN.replace('60', '70'), context());
    expect(passed).toBe(false);
    expect(new Set(verdicts.map(({ rule }) => rule)).size).toBe(assessmentGuards.length);
    for (const verdict of verdicts) {
      expect(verdictSchema.parse(verdict)).toEqual(verdict);
      expect(verdict.message).not.toMatch(/70|Chicago/);
    }
    const added = verdicts.find(({ rule }) => rule === 'number-added');
    expect(added?.spans).toEqual([{ start: 36, end: 42 }]);
  });

  it('are content with the same text', () => {
    expect(failed(TRAIN, TRAIN)).toEqual([]);
    expect(failed(CHOICE, CHOICE)).toEqual([]);
  });

  it('are listed as a rule set', () => {
    expect(assessmentGuardRules.id).toBe('assessment-guards');
    expect(assessmentGuardRules.version).toBe('v1');
    expect(new Set(assessmentGuardRules.rules.map(({ id }) => id)).size).toBe(assessmentGuards.length);
    for (const { id } of assessmentGuardRules.rules) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

describe('one number, many ways to write it', () => {
  it.each([
    [
      'in words',
      'Tom has 5 pens and 12 cards. How many things does Tom have?',
      'Tom has five pens and twelve cards. How many things does Tom have?',
    ],
    [
      'in digits',
      'Read the two poems and name three images in them.',
      'Read the 2 poems and name 3 images in them.',
    ],
    [
      'a unit in full',
      'A rope is 12 cm long. How long are 3 such ropes?',
      'A rope is 12 centimeters long. How long are 3 such ropes?',
    ],
    ['a speed in full', TRAIN, TRAIN.replace('60 mph', '60 miles per hour')],
    ['money in words', 'A pen costs $5. What do 4 pens cost?', 'A pen costs 5 dollars. What do 4 pens cost?'],
    ['LaTeX with other spaces', 'Solve $3x+5 = 20$ for $x$.', 'Solve $3x + 5=20$ for $x$.'],
    ['LaTeX in other delimiters', 'Solve $3x+5 = 20$ for $x$.', 'Solve \\(3x+5 = 20\\) for \\(x\\).'],
    ['a blank of another length', 'The capital of France is ____.', 'The capital of France is ________.'],
  ])('%s', (_name, before, after) => {
    expect(failed(before, after)).toEqual([]);
  });
});

describe('words of the feedback', () => {
  const eastbound = TRAIN.replace('A train', 'An eastbound train');

  it('that are quoted may be added', () => {
    expect(failed(TRAIN, eastbound, context([item("Unclear direction. Add 'eastbound'.")]))).toEqual([]);
  });

  it('may bring in a name', () => {
    const after = TRAIN.replace('Chicago', 'Chicago for Boston');
    expect(failed(TRAIN, after)).toContain('name-added');
    expect(failed(TRAIN, after, context([item('Say where it goes: add "for Boston".')]))).toEqual([]);
  });

  it('correct a word, never a number', () => {
    const typo = 'Underline the adjetive in each of the 3 sentences.';
    expect(
      failed(typo, typo.replace('adjetive', 'adjective'), context([item('adjetive -> adjective')])),
    ).toEqual([]);
    const sixty = context([item('60 -> 80'), item("Replace '60 mph' with '80 mph'.")]);
    expect(failed(TRAIN, TRAIN.replace('60', '80'), sixty)).toEqual(
      expect.arrayContaining(['number-added', 'number-lost']),
    );
  });

  it('never lift a lock by asking for it', () => {
    const asks = context([item('Replace this problem by an easier one and remove option C.')]);
    expect(failed(CHOICE, 'Which number is prime?\nA) 4\nB) 7', asks)).toContain('options-changed');
  });

  it('are not to be repeated to students', () => {
    const long = item('Make it clear that the train does not stop on the way.');
    expect(
      failed(TRAIN, `${TRAIN} Make it clear that the train does not stop on the way.`, context([long])),
    ).toContain('mentions-feedback');
  });
});

describe('scaffolding', () => {
  const before = 'A shop sells 4 pens for $6. Find the price of one pen, and then find the price of 10 pens.';
  const steps =
    'A shop sells 4 pens for $6.\n1. Find the price of one pen. Think about what you know and what you want to know.\n2. Then find the price of 10 pens. Check whether your price makes sense.';

  it('lets a text grow and take steps', () => {
    const asked = context([
      item('Break it into steps.', { action: { type: 'scaffold', direction: 'increase' } }),
    ]);
    expect(failed(before, steps, asked)).toEqual([]);
    expect(
      failed(before, steps, context([item('Break it into steps.', { category: 'Increase scaffolding' })])),
    ).toEqual([]);
  });

  it('is not there without being asked for', () => {
    expect(failed(before, steps)).toEqual(expect.arrayContaining(['too-long', 'sub-questions-changed']));
  });

  it('lifts no lock on facts, and does not give the answer', () => {
    const asked = context([item('Add help.', { category: 'scaffolding' })]);
    expect(failed(before, before.replace('10 pens', '12 pens'), asked)).toContain('number-added');
    expect(failed(before, `${before} The answer is simple.`, asked)).toContain('answer-given-away');
  });
});

describe('a replace action', () => {
  const replace = [item('Another problem, please.', { action: { type: 'replace' } })];
  const other = 'A bus leaves Denver traveling at 45 mph. How far does it go in 4 hours?';

  it('lifts the locks on content', () => {
    expect(failed(TRAIN, other)).not.toEqual([]);
    expect(failed(TRAIN, other, context(replace))).toEqual([]);
    expect(
      failed(CHOICE, 'Which number is even?\nA) 3\nB) 8\nC) 11', context(replace, { correctAnswer: 'B' })),
    ).toEqual([]);
  });

  it.each([
    [
      'the level',
      'Design a poster about a bus that leaves Denver and travels at 45 mph for 4 hours.',
      'bloom-moved',
    ],
    [
      'the language',
      'Un autobús sale de la ciudad y va a 45 kilómetros por hora. ¿Qué distancia recorre el autobús en las 4 horas que dura el viaje?',
      'other-language',
    ],
    ['the length', `${other} ${other} ${other}`, 'too-long'],
    ['emptiness', ' ', 'empty-output'],
    ['clean output', `Here is the new problem:\n${other}`, 'chat-preamble'],
    ['the answer kept back', `${other} The answer is 180 miles.`, 'answer-given-away'],
  ])('keeps %s', (_name, after, rule) => {
    expect(failed(TRAIN, after, context(replace))).toContain(rule);
  });

  it('keeps the correct answer among the options', () => {
    expect(
      failed(CHOICE, 'Which number is even?\nA) 3\nC) 8', context(replace, { correctAnswer: 'B' })),
    ).toContain('correct-answer-lost');
  });
});

describe('a tone out of the band', () => {
  it('is shown and refuses nothing', () => {
    const result = checkProblem(
      TRAIN,
      TRAIN.replace('A train', 'An awesome train').replace('mph.', 'mph!'),
      context(),
    );
    expect(result.passed).toBe(true);
    expect(result.verdicts.filter(({ passed, severity }) => !passed && severity === 'soft').length).toBe(2);
  });
});

describe('hostile lengths', () => {
  it.each([
    ['marks', '$`[(_|*<!\\'],
    ['dollars', '$5 and '],
    ['digits', '1'],
    ['sums', '1+'],
    ['options', 'A) x\n'],
    ['inline labels', ' a) b) '],
    ['table rows', '| 1 | 2 |\n'],
    ['quotes', '"\''],
    ['letters', 'a'],
    ['capitals', 'Ab '],
    ['denials', 'not no '],
    ['fences', '```'],
    ['math', '<math'],
    ['blanks', '_ '],
    ['spaces', ' '],
    ['line feeds', '\n'],
    ['brackets', '(('],
    ['slashes', '(a/'],
    ['numbers', '7 cats '],
    ['commands', 'Explain it. '],
    ['images', '!['],
  ])('%s: a long text is read, a megabyte refused unread', (_name, part) => {
    const long = part.repeat(Math.floor(15_000 / part.length));
    const endless = part.repeat(Math.ceil(1_000_000 / part.length));
    expect(failed(TRAIN, endless)).toContain('too-long');
    expect(failed(endless, endless)).toContain('too-long');
    expect(checkProblem(TRAIN, long, context()).passed).toBe(false);
    expect(checkProblem(long, TRAIN, context()).verdicts.length).toBeGreaterThan(0);
  });
});
