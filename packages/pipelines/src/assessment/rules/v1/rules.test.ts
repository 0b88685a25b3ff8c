import { decide } from '@palimpsest/kernel';
import { describe, expect, it } from 'vitest';
import { canonical, problems } from '../../testing/requests.ts';
import { documentChangesOf } from './document-changes.ts';
import { requestFacts } from './facts.ts';
import { rationaleOf } from './rationale.ts';
import { assessmentRulesV1 } from './rule-set.ts';
import { saysUnsure } from './unsure-notes.ts';

const request = (more: object = {}) =>
  canonical({
    documentId: 'd',
    version: 1,
    problems: problems(5).map((problem) => ({ ...problem, estimatedTimeMinutes: 4 })),
    selectedFeedback: [{ category: 'wording', affectedProblems: ['p_1'], recommendation: 'x' }],
    ...more,
  });
const signals = (more: object, id = 'p_1') => {
  const facts = requestFacts(request(more)).signalFacts(id);
  return decide(assessmentRulesV1, 'signals', { problems: [facts] }).output.problems[0]?.signals;
};
const measured = (figures: object) => ({
  simulationSummary: { perProblem: [{ problemId: 'p_1', ...figures }] },
});
const clarity = {
  selectedFeedback: [{ category: 'Clarity', affectedProblems: ['p_1'], recommendation: 'x' }],
};

describe('simulation signals', () => {
  it.each([
    ['nothing known', {}, []],
    ['half of the students confused', measured({ confusion: 0.5 }), ['confusion_spike']],
    ['fewer confused', measured({ confusion: 0.49 }), []],
    ['a percentage', measured({ confusion: 62 }), ['confusion_spike']],
    ['half of the students tired', measured({ fatigue: 0.5 }), ['fatigue_pattern']],
    ['fewer tired', measured({ fatigue: 0.49 }), []],
    ['few succeeded', measured({ successRate: 0.59 }), ['low_success']],
    ['six in ten succeeded', measured({ successRate: 0.6 }), []],
    ['more than a quarter over the time', measured({ timeMinutes: 5.1 }), ['time_overrun']],
    ['just a quarter over', measured({ timeMinutes: 5 }), []],
    ['figures of the whole document', { simulationSummary: { confusionLevel: 0.8 } }, ['confusion_spike']],
    [
      'its own figure before that of the document',
      { simulationSummary: { confusionLevel: 0.8, perProblem: [{ problemId: 'p_1', confusion: 0.1 }] } },
      [],
    ],
    [
      'the document takes too long',
      { simulationSummary: { averageTimeMinutes: 40 }, generationContext: { timeTargetMinutes: 30 } },
      ['time_overrun'],
    ],
    [
      'a cluster',
      { clusterReport: { clusters: [{ problemIds: ['p_1'], signal: 'Fatigue pattern' }] } },
      ['fatigue_pattern'],
    ],
    [
      'a cluster on another problem',
      { clusterReport: { clusters: [{ problemIds: ['p_2'], signal: 'fatigue' }] } },
      [],
    ],
    [
      'a cluster of no known signal',
      { clusterReport: { clusters: [{ problemIds: ['p_1'], signal: 'odd' }] } },
      [],
    ],
    [
      'a jump in demand',
      { clusterReport: { bloomJumps: [{ fromProblemId: 'p_1', toProblemId: 'p_2' }] } },
      ['bloom_jump'],
    ],
    ['a clarity item alone', clarity, []],
    [
      'a clarity item and a note that students asked',
      { ...clarity, teacherNotes: [{ problemId: 'p_1', note: 'They asked.' }] },
      ['clarity_confusion'],
    ],
    [
      'a clarity item and another note',
      { ...clarity, teacherNotes: [{ problemId: 'p_1', note: 'Nice one.' }] },
      [],
    ],
    [
      'a clarity item and a note on the whole document',
      { ...clarity, teacherNotes: [{ note: 'They asked.' }] },
      [],
    ],
    [
      'a clarity item and confusion',
      { ...clarity, ...measured({ confusion: 0.9 }) },
      ['confusion_spike', 'clarity_confusion'],
    ],
    ['confusion without a clarity item', measured({ confusion: 0.9 }), ['confusion_spike']],
  ])('%s', (_name, more, expected) => {
    expect(signals(more)).toEqual(expected);
  });

  it.each([
    'Students asking about direction',
    'Half the class was not sure',
    "They didn't understand b",
    'Confusing!',
    'Is it unclear?',
    'Pupils kept raising hands about the unit',
    'Several were confused by the table.',
    'Many students struggled with part b',
    'This confused half of the class.',
    'Nobody finished, but some asked which way it goes.',
    'I noticed that some were unsure.',
  ])('a note like "%s" says students were unsure', (note) => {
    expect(saysUnsure(note)).toBe(true);
  });
  it.each([
    'A fine task.',
    'Tasks are basking in light.',
    'Keep as is.',
    'Nobody asked anything; all clear.',
    'No one was confused',
    'This confused nobody',
    'I asked the department about the unit.',
    'I asked the class to be quiet.',
    'Please do not ask about this in the exam',
    'Students did not ask anything.',
    "They weren't confused.",
    'The text asks for the sum.',
    'Students lost no time; the task is unambiguous.',
  ])('a note like "%s" does not', (note) => {
    expect(saysUnsure(note)).toBe(false);
  });
});

describe('a rationale', () => {
  const base = {
    applied: [{ feedbackId: 'fb_1', category: 'wording' }],
    notes: [],
    studentsUnsure: false,
    signals: [],
    clusters: [],
    bloomLevel: null,
  };

  it('names every source, in one order', () => {
    expect(
      rationaleOf({
        applied: [
          base.applied[0] as { feedbackId: string; category: string },
          { feedbackId: 'fb_2', category: 'pacing', action: { type: 'scaffold', direction: 'increase' } },
        ],
        notes: ['tn_001', 'tn_004'],
        studentsUnsure: true,
        signals: ['confusion_spike', 'low_success'],
        clusters: [
          { name: 'c1', signal: 'confusion' },
          { name: 'c2', signal: '' },
          { name: 'c3', signal: 'x' },
          { name: 'c4', signal: 'y' },
        ],
        bloomLevel: 'Analyze',
      }),
    ).toBe(
      'Applied feedback fb_1 (wording) and fb_2 (pacing). Teacher notes tn_001 and tn_004 corroborate it: students asked or were unsure. Simulation signals: confusion_spike, low_success. Cluster findings: c1 (confusion), c2, c3 (x) and 1 more. Scaffolding was increased as asked. Cognitive demand is unchanged (Analyze level preserved).',
    );
  });

  it('is two short sentences where there is nothing more to name', () => {
    expect(rationaleOf(base)).toBe('Applied feedback fb_1 (wording). Cognitive demand is unchanged.');
  });
});

describe('changes of the document as a whole', () => {
  const none = { order: [], removed: [], reordered: [], rewrite: [], unapplied: [] };
  const jump = { clusterReport: { bloomJumps: [{ fromProblemId: 'p_4', toProblemId: 'p_5' }] } };
  const rewrote = (problemId: string) => ({ rewritten: [{ problemId, applied: ['fb_001'] }], unapplied: [] });

  it.each([
    ['pacing', 'p_2', ['Adjusted the pacing of p_2 (feedback fb_001).']],
    ['wording', 'p_5', []],
    [
      'increase scaffolding',
      'p_5',
      ['Smoothed the Bloom jump between problems 4 and 5 (p_4, p_5; feedback fb_001).'],
    ],
    ['increase scaffolding', 'p_1', []],
    // More support before the jump, or other words at it, eases nothing.
    ['increase scaffolding', 'p_4', []],
    ['decrease scaffolding', 'p_5', []],
    ['bloom jump', 'p_5', []],
    ['progression', 'p_4', []],
    ['pacing', 'p_5', ['Adjusted the pacing of p_5 (feedback fb_001).']],
  ])('%s on %s', (category, id, expected) => {
    const asked = request({
      ...jump,
      selectedFeedback: [{ category, affectedProblems: [id], recommendation: 'x' }],
    });
    expect(documentChangesOf(asked, none, rewrote(id))).toEqual(expected);
  });

  it('an order that parts a jump says so', () => {
    const order = ['p_4', 'p_1', 'p_2', 'p_3', 'p_5'];
    const structure = { ...none, order, reordered: ['fb_001'] };
    expect(documentChangesOf(request(jump), structure, { rewritten: [], unapplied: [] })).toEqual([
      'Reordered the problems as feedback fb_001 instructs: p_4, p_1, p_2, p_3, p_5.',
      'The new order parts the Bloom jump between problems 4 and 5 (p_4, p_5).',
    ]);
  });

  it.each([
    ['turns it round', ['p_1', 'p_2', 'p_3', 'p_5', 'p_4']],
    ['leaves it', ['p_4', 'p_5', 'p_1', 'p_2', 'p_3']],
  ])('an order that %s does not part a jump', (_name, order) => {
    const structure = { ...none, order, reordered: ['fb_001'] };
    expect(documentChangesOf(request(jump), structure, { rewritten: [], unapplied: [] })).toEqual([
      `Reordered the problems as feedback fb_001 instructs: ${order.join(', ')}.`,
    ]);
  });

  it('a long list of problems is cut short', () => {
    const order = Array.from({ length: 30 }, (_, i) => `p_${30 - i}`);
    const [sentence] = documentChangesOf(
      request(),
      { ...none, order, reordered: ['r'] },
      { rewritten: [], unapplied: [] },
    );
    expect(sentence).toMatch(/p_19 and 18 more\.$/);
  });
});
