import { describe, expect, it } from 'vitest';
import { canonical, problems } from '../../testing/requests.ts';
import { requestFacts } from './facts.ts';

const factsOf = (more: object) =>
  requestFacts(
    canonical({
      documentId: 'd',
      version: 1,
      problems: problems(3),
      selectedFeedback: [{ category: 'wording', affectedProblems: ['p_1'], recommendation: 'x' }],
      ...more,
    }),
  );

describe('what a request says about one problem', () => {
  it('are the notes on it, in their order', () => {
    const { notesOn } = factsOf({
      teacherNotes: [
        { problemId: 'p_1', note: 'First.' },
        { note: 'On all.' },
        { problemId: 'p_2', note: 'Other.' },
        { problemId: 'p_1', note: 'Second.' },
      ],
    });
    expect(notesOn('p_1').map(({ note }) => note)).toEqual(['First.', 'Second.']);
    expect(notesOn('p_3')).toEqual([]);
  });

  it('are the clusters that name it: by their id, else by their place in the report', () => {
    const { clustersOn } = factsOf({
      clusterReport: {
        clusters: [
          { clusterId: 'c_7', problemIds: ['p_1', 'p_1'], signal: 'confusion', label: 'Units' },
          { problemIds: ['p_2'] },
          { problemIds: ['p_1'], label: 'Long text' },
          { label: 'Names no problem' },
        ],
      },
    });
    expect(clustersOn('p_1')).toEqual([
      { name: 'c_7', signal: 'confusion' },
      { name: 'cluster 3', signal: 'Long text' },
    ]);
    expect(clustersOn('p_2')).toEqual([{ name: 'cluster 2', signal: '' }]);
    expect(clustersOn('p_3')).toEqual([]);
  });

  it('is nothing where the request holds nothing', () => {
    expect(factsOf({}).signalFacts('p_2')).toEqual({
      problemId: 'p_2',
      confusion: null,
      fatigue: null,
      successRate: null,
      timeRatio: null,
      reported: [],
      clarityItem: false,
      studentsUnsure: false,
    });
  });

  it.each([
    [0, 0],
    [0.4, 0.4],
    [1, 1],
    [1.5, 0.015],
    [40, 0.4],
    [100, 1],
  ])('is a share: %f is read as %f', (written, share) => {
    const { signalFacts } = factsOf({ simulationSummary: { fatigueLevel: written } });
    expect(signalFacts('p_1').fatigue).toBeCloseTo(share, 12);
  });

  it('is a clarity item where one of several is', () => {
    const selectedFeedback = ['wording', 'Ambiguity', 'pacing'].map((category) => ({
      category,
      affectedProblems: ['p_1'],
      recommendation: 'x',
    }));
    const { signalFacts } = factsOf({ selectedFeedback });
    expect(signalFacts('p_1').clarityItem).toBe(true);
    expect(signalFacts('p_2').clarityItem).toBe(false);
  });
});

describe('the time a problem took for each minute planned', () => {
  const ratio = (simulationSummary: object, planned?: number, target?: number) =>
    factsOf({
      problems: problems(3).map((problem) => ({
        ...problem,
        ...(planned === undefined ? {} : { estimatedTimeMinutes: planned }),
      })),
      simulationSummary,
      ...(target === undefined ? {} : { generationContext: { timeTargetMinutes: target } }),
    }).signalFacts('p_1').timeRatio;
  const own = (timeMinutes: number) => ({ perProblem: [{ problemId: 'p_1', timeMinutes }] });

  it.each([
    ['its own time and plan', own(6), 4, 30, 1.5],
    ['its own time without a plan', own(6), undefined, 30, null],
    ['a plan of no time at all', own(6), 0, 30, null],
    ['no time of its own', { averageTimeMinutes: 45 }, 4, 30, 1.5],
    ['a document without a target', { averageTimeMinutes: 45 }, 4, undefined, null],
    ['nothing timed', {}, 4, 30, null],
  ])('with %s', (_what, summary, planned, target, expected) => {
    expect(ratio(summary, planned, target)).toBe(expected);
  });
});
