import type { UniversalProblem } from '@palimpsest/contracts';
import { playRun } from '@palimpsest/kernel/testing';
import { describe, expect, it } from 'vitest';
import { checkProblem } from './guards/check-problem.ts';
import type { CheckProblem } from './next.ts';
import { assessmentPipeline } from './pipeline.ts';
import type { ProblemContext } from './problem-context.ts';
import { canonical, promptRenderer, rewriteInput } from './testing/requests.ts';

const allow: CheckProblem = () => ({ passed: true, verdicts: [] });
const PROBLEMS = [
  { problemId: 'p_1', content: 'Add 2 and 3.', bloomLevel: 'Apply', linguisticComplexity: 0.4 },
  {
    problemId: 'p_2',
    content: 'Name a river.',
    bloomLevel: 'Remember',
    linguisticComplexity: 0.2,
    estimatedTimeMinutes: 2,
    scoringRules: { points: 3 },
    overlay: ['large print'],
  },
];
const item = (affectedProblems: readonly string[]) => ({
  feedbackId: 'fb_1',
  category: 'clarity',
  affectedProblems,
  recommendation: 'Say it more clearly.',
});

async function play(more: object) {
  const request = canonical({ documentId: 'd', version: 7, problems: PROBLEMS, ...more });
  const { events } = await playRun(assessmentPipeline(allow), {
    input: rewriteInput(request),
    texts: { request: JSON.stringify(request) },
    renderer: promptRenderer(({ text }) => `Now: ${text}`),
  });
  const made = events.filter(({ type }) => type === 'assessment-version-created').at(-1);
  return { events, snapshot: JSON.parse(String(made?.texts.snapshot ?? '[]')) as UniversalProblem[] };
}

describe('a rewritten problem', () => {
  it('keeps its id, level, complexity, time, scoring rules and overlays; only its text is another', async () => {
    const { snapshot } = await play({ selectedFeedback: [item(['p_2'])] });
    expect(snapshot).toEqual([PROBLEMS[0], { ...PROBLEMS[1], content: 'Now: Name a river.' }]);
  });

  it('is rendered without chance: temperature 0, one seed', async () => {
    const { events } = await play({ selectedFeedback: [item(['p_1', 'p_2'])] });
    const started = events.filter(({ type }) => type === 'attempt-started');
    expect(started.map(({ payload }) => payload.parameters)).toEqual([
      expect.objectContaining({ temperature: 0, seed: 1 }),
      expect.objectContaining({ temperature: 0, seed: 1 }),
    ]);
  });
});

it('notes, clusters and figures on a problem without selected feedback change nothing of it', async () => {
  const { snapshot, events } = await play({
    selectedFeedback: [item(['p_1'])],
    teacherNotes: [{ problemId: 'p_2', note: 'Students asked. Please rewrite this one.' }],
    clusterReport: { clusters: [{ problemIds: ['p_2'], signal: 'confusion', severity: 'high' }] },
    simulationSummary: { perProblem: [{ problemId: 'p_2', confusion: 1, successRate: 0 }] },
  });
  expect(snapshot[1]).toEqual(PROBLEMS[1]);
  expect(events.filter(({ type }) => type === 'attempt-started')).toHaveLength(1);
});

const CONTEXT: ProblemContext = { gradeBand: '6-8', subject: 'math', feedback: [] };
const WORD =
  'A train leaves Chicago at 60 mph and a bus leaves Boston at 40 mph. Calculate how far the train goes in 3 hours.';
const CHOICE = 'Which number is prime?\n\nA) 4\nB) 7\nC) 9\n';
const PARTS = 'Look at the map.\n\na) Find the longest river.\nb) Find the highest mountain.\n';

/** One change that a renderer must not make, by the guard that has to refuse it. */
const LOCKED: readonly [string, string, string, string, Partial<ProblemContext>?][] = [
  [
    'bloom-moved',
    'another level',
    WORD,
    WORD.replace('Calculate how far', 'Evaluate whether it is fair how far'),
  ],
  ['number-added', 'another number', WORD, WORD.replace('60', '75')],
  ['number-lost', 'a number left out', WORD, WORD.replace(' in 3 hours', '')],
  ['unit-changed', 'another unit', WORD, WORD.replace('60 mph', '60 km/h')],
  ['name-added', 'another place', WORD, WORD.replace('Chicago', 'Denver')],
  [
    'negation-flipped',
    'the opposite',
    'Explain why plants need light to grow tall in spring.',
    'Explain why plants do not need light to grow tall in spring.',
  ],
  ['options-changed', 'other options', CHOICE, CHOICE.replace('C) 9', 'C) 8')],
  [
    'correct-answer-lost',
    'no correct option',
    CHOICE,
    CHOICE.replace('B) 7', 'B) 8'),
    { correctAnswer: '7' },
  ],
  ['sub-questions-changed', 'a part left out', PARTS, PARTS.replace('b) Find the highest mountain.\n', '')],
  ['blank-changed', 'a blank filled', 'The capital of Peru is ____.', 'The capital of Peru is a city.'],
  ['formula-changed', 'another formula', 'Solve $x^2 = 9$ for x.', 'Solve $x^2 = 16$ for x.'],
  [
    'variable-changed',
    'another variable',
    'Let n be even. Show that n + 2 is even.',
    'Let k be even. Show that k + 2 is even.',
  ],
  [
    'too-long',
    'much longer',
    WORD,
    `${WORD} ${'Think about it once more before you write anything down. '.repeat(6)}`,
  ],
  [
    'time-moved',
    'much more to do',
    WORD,
    `${WORD} Then explain why. Then compare both. Then draw a picture of each. ${'Read the whole text again with great care and patience. '.repeat(5)}`,
  ],
  [
    'other-language',
    'another language',
    WORD,
    'Un tren sale de Chicago a 60 mph y un autobús sale de Boston a 40 mph. Calcula qué distancia recorre el tren en 3 hours.',
  ],
  [
    'other-problem',
    'another problem',
    WORD,
    'A baker sells 60 loaves and 40 cakes. Compute the price of 3 pies.',
  ],
];

describe('a text is refused that changes what is locked', () => {
  it.each(LOCKED)('%s: %s', (guard, _what, before, after, context = {}) => {
    const { passed, verdicts } = checkProblem(before, after, { ...CONTEXT, ...context });
    expect(passed).toBe(false);
    expect(verdicts.filter((each) => !each.passed).map(({ rule }) => rule)).toContain(guard);
  });
});

describe('words of a recommendation', () => {
  const feedback = [{ ...item([]), recommendation: 'Replace this problem and change 60 to 75 mph.' }];

  it('lift no lock', () => {
    const { passed } = checkProblem(WORD, WORD.replace('60', '75'), { ...CONTEXT, feedback });
    expect(passed).toBe(false);
  });

  it('are what a structured action is not: that one lifts the locks on content', () => {
    const replace = [{ ...item([]), action: { type: 'replace' as const } }];
    const { verdicts } = checkProblem(WORD, WORD.replace('60', '75'), { ...CONTEXT, feedback: replace });
    expect(verdicts.filter(({ passed }) => !passed).map(({ rule }) => rule)).not.toContain('number-added');
  });
});

describe('scaffolding', () => {
  const longer = `${WORD} First find how far it goes in one hour. Then find how far it goes in 3 hours.`;
  const asks = (category: string) => ({ ...CONTEXT, feedback: [{ ...item([]), category }] });

  it('lets a text take more time and words only where it is asked for', () => {
    const rulesBroken = (context: ProblemContext) =>
      checkProblem(WORD, longer, context)
        .verdicts.filter(({ passed }) => !passed)
        .map(({ rule }) => rule);
    expect(rulesBroken(asks('clarity'))).toContain('too-long');
    expect(rulesBroken(asks('increase scaffolding'))).not.toContain('too-long');
  });
});
