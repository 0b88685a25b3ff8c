import { describe, expect, it } from 'vitest';
import { problemPrompt } from '../prompt/v1/problem-prompt.ts';
import { rewriteProblem } from './rewrite-problem.ts';

const TRAIN = 'A train leaves Chicago at 60 mph. How far does it go in 3 hours?';
const run = (text: string, ...recommendations: string[]) =>
  rewriteProblem(
    problemPrompt({
      text,
      feedback: recommendations.map((recommendation) => ({ category: 'clarity', recommendation })),
      context: { gradeBand: '6-8', subject: 'mathematics' },
    }),
  );

describe('the built-in renderer', () => {
  it("applies the spec's example", () => {
    expect(
      run('A train leaves Chicago...', "Problem is ambiguous about direction. Add 'eastbound'."),
    ).toEqual({
      text: 'An eastbound train leaves Chicago...',
      applied: ['F1'],
      notApplied: [],
    });
  });

  it('applies items in request order, each on the text of the one before', () => {
    const { text, applied } = run(TRAIN, "Replace 'train' with 'bus'.", "Add 'red' before 'bus'.");
    expect(text).toBe('A red bus leaves Chicago at 60 mph. How far does it go in 3 hours?');
    expect(applied).toEqual(['F1', 'F2']);
  });

  it('leaves one item and still applies the others', () => {
    const { text, applied, notApplied } = run(TRAIN, 'Make it more fun.', "Add 'in miles'.");
    expect(text).toBe('A train leaves Chicago at 60 mph. How far does it go in 3 hours in miles?');
    expect(applied).toEqual(['F2']);
    expect(notApplied.map(({ feedback }) => feedback)).toEqual(['F1']);
  });

  it('grants all wishes of an item or none', () => {
    const { text, notApplied } = run(TRAIN, "Add 'fast' before 'train' and replace 'boat' with 'ship'.");
    expect(text).toBe(TRAIN);
    expect(notApplied).toHaveLength(1);
  });

  it('undoes a change that a guard objects to, and says which rule it was', () => {
    const { text, notApplied } = run(TRAIN, "Replace '3 hours' with '4 hours'.");
    expect(text).toBe(TRAIN);
    expect(notApplied[0]?.why).toMatch(/not allowed.*number/i);
  });

  it.each([
    ['What is the sum?', "Add 'quickly'.", 'The feedback does not say where the words belong.'],
    [
      'Scrooge meets a ghost. What does it say?',
      "insert 'in the first chapter' after 'Scrooge'",
      'The change is not allowed. The words it adds hold a number word, and numbers are locked.',
    ],
    [
      'Anna listens to music while she counts 4 red and 5 blue marbles. How many marbles are there?',
      'Cut the irrelevant detail about music',
      'The feedback does not say which words to cut, and the whole sentence may not go.',
    ],
    [
      'The cat sleeps. What does it eat?',
      "Replace 'cat' with 'dog' in the last sentence.",
      'The words it names are not in the sentence it names.',
    ],
  ])('says what in the feedback is the cause: %s + %s', (text, recommendation, why) => {
    expect(run(text, recommendation).notApplied).toEqual([{ feedback: 'F1', why }]);
  });

  it('gives the same answer every time', () => {
    const first = JSON.stringify(run(TRAIN, 'Use shorter sentences.', "Add 'eastbound'."));
    for (let i = 0; i < 20; i += 1)
      expect(JSON.stringify(run(TRAIN, 'Use shorter sentences.', "Add 'eastbound'."))).toBe(first);
  });

  it('never quotes the problem in a reason', () => {
    for (const wish of [
      'Make it fun.',
      "Replace 'x' with 'y'.",
      'Number the steps.',
      'Use active voice.',
      "Change '60' to '61'.",
    ])
      for (const { why } of run(TRAIN, wish).notApplied) expect(why).not.toMatch(/train|Chicago|60|['"“‘]/);
  });

  it('leaves a text that is too long to be a problem', () => {
    expect(run('word '.repeat(10_000), 'Use plain words.').notApplied[0]?.why).toMatch(/too long/);
  });

  it('survives hostile texts and wishes', () => {
    for (const piece of [
      '$',
      '_ ',
      '\n',
      'He ran, and he fell, ',
      'Find a; ',
      "'",
      'the cat, which is big, ',
      'a ',
    ])
      expect(() =>
        run(
          piece.repeat(Math.floor(6_000 / piece.length)),
          'Split the sentences.',
          "Add 'x'.",
          'Use active voice.',
          "replace '".repeat(300),
        ),
      ).not.toThrow();
  });
});
