import { describe, expect, it } from 'vitest';
import { canonical, problems } from '../../testing/requests.ts';
import { documentChangesOf } from './document-changes.ts';

const JUMP = [{ fromProblemId: 'p_1', toProblemId: 'p_2' }];
const request = (bloomJumps: object[] = [], selectedFeedback: object[] = []) =>
  canonical({
    documentId: 'd',
    version: 1,
    problems: problems(14),
    selectedFeedback: [
      { feedbackId: 'w', category: 'wording', affectedProblems: ['p_1'], recommendation: 'x' },
      ...selectedFeedback,
    ],
    clusterReport: { bloomJumps },
  });
const none = { order: [], removed: [], reordered: [], rewrite: [], unapplied: [] };
const nothing = { rewritten: [], unapplied: [] };
const ids = (count: number) => problems(count).map(({ problemId }) => problemId);

describe('what changed in the document as a whole', () => {
  it('names what was removed, and by which feedback', () => {
    const removed = [{ problemId: 'p_2', feedback: ['r', 's'] }];
    expect(documentChangesOf(request(), { ...none, removed }, nothing)).toEqual([
      'Removed p_2 as feedback r and s instructs.',
    ]);
  });

  it('names what was replaced, each problem and item once', () => {
    const replace = { category: 'wording', recommendation: 'x', action: { type: 'replace' } };
    const asked = request(
      [],
      [
        { ...replace, feedbackId: 'x', affectedProblems: ['p_1', 'p_2'] },
        { ...replace, feedbackId: 'y', affectedProblems: ['p_2'] },
      ],
    );
    const rewritten = [
      { problemId: 'p_1', applied: ['w', 'x'] },
      { problemId: 'p_2', applied: ['x', 'y'] },
    ];
    expect(documentChangesOf(asked, none, { ...nothing, rewritten })).toEqual([
      'Replaced the text of p_1, p_2 (feedback x, y).',
    ]);
  });

  it('says nothing of an item that the request does not hold', () => {
    const rewritten = [{ problemId: 'p_1', applied: ['gone'] }];
    expect(documentChangesOf(request(), none, { ...nothing, rewritten })).toEqual([]);
  });

  it.each([
    [12, /p_11, p_12\.$/],
    [13, /p_11, p_12 and 1 more\.$/],
  ])('names at most twelve problems: of %d', (count, end) => {
    const structure = { ...none, order: ids(count), reordered: ['o'] };
    expect(documentChangesOf(request(), structure, nothing)[0]).toMatch(end);
  });
});

describe('a reported jump', () => {
  const reordered = (order: string[], bloomJumps: object[] = JUMP, by = ['o']) =>
    documentChangesOf(request(bloomJumps), { ...none, order, reordered: by }, nothing).filter((text) =>
      text.includes('jump'),
    );

  it('is parted by an order that puts others in between', () => {
    expect(reordered(['p_1', 'p_3', 'p_2'])).toEqual([
      'The new order parts the Bloom jump between problems 1 and 2 (p_1, p_2).',
    ]);
  });

  it.each([
    ['where the order stays', ['p_1', 'p_3', 'p_2'], JUMP, []],
    ['where its first problem is gone', ['p_3', 'p_4', 'p_2'], JUMP, ['o']],
    ['where its second problem is gone', ['p_1', 'p_3', 'p_4'], JUMP, ['o']],
    [
      'where others stood in between before',
      ['p_1', 'p_4', 'p_2', 'p_3'],
      [{ fromProblemId: 'p_1', toProblemId: 'p_3' }],
      ['o'],
    ],
  ])('is not parted %s', (_where, order, jumps, by) => {
    expect(reordered(order, jumps, by)).toEqual([]);
  });
});
