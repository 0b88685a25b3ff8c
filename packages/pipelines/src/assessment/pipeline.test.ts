import { type RewriteResponse, rewriteResponseSchema, type UniversalProblem } from '@palimpsest/contracts';
import type { Renderer, RenderOutcome } from '@palimpsest/kernel';
import { type GivenEvent, given, playRun, runStarted } from '@palimpsest/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ASSESSMENT_BUILTIN, writeReport } from './answer.ts';
import { unappliedFeedback } from './compose.ts';
import type { CheckProblem } from './next.ts';
import { assessmentPipeline } from './pipeline.ts';
import type { AssessmentInput } from './state.ts';
import { canonical, problems, promptRenderer, rewriteInput, SPEC_EXAMPLE } from './testing/requests.ts';

const allow: CheckProblem = () => ({ passed: true, verdicts: [] });
const refuse: CheckProblem = () => ({
  passed: false,
  verdicts: [
    { rule: 'numbers-kept', severity: 'hard', passed: false, message: 'A number changed.', spans: [] },
  ],
});

async function play(
  value: unknown,
  {
    renderer = promptRenderer(({ text }) => `Now: ${text}`),
    check = allow,
    input = {},
  }: { renderer?: Renderer; check?: CheckProblem; input?: Partial<AssessmentInput> } = {},
) {
  const request = canonical(value);
  const { events, view } = await playRun(assessmentPipeline(check), {
    input: rewriteInput(request, input),
    texts: { request: JSON.stringify(request) },
    renderer,
  });
  const made = events.filter(({ type }) => type === 'assessment-version-created');
  const last = made.at(-1);
  return {
    events,
    finished: view.finished,
    versions: made.map(({ payload }) => payload),
    snapshots: made.map(({ texts }) => JSON.parse(String(texts.snapshot)) as UniversalProblem[]),
    response: (last?.texts.response === undefined
      ? null
      : JSON.parse(String(last.texts.response))) as RewriteResponse,
    unapplied: unappliedFeedback(view.state),
  };
}

const item = (feedbackId: string, affectedProblems: readonly string[], more: object = {}) => ({
  feedbackId,
  category: 'clarity',
  affectedProblems,
  recommendation: 'Say it more clearly.',
  ...more,
});
const request = (selectedFeedback: readonly object[], more: object = {}) => ({
  documentId: 'doc',
  version: 4,
  problems: problems(4),
  selectedFeedback,
  ...more,
});

describe('the example of the specification', () => {
  it('gives version 3, naming the item, the note, the signal and the level', async () => {
    const eastbound = promptRenderer(({ text }) => text.replace('A train', 'An eastbound train'));
    const { response, finished } = await play(SPEC_EXAMPLE, { renderer: eastbound });
    expect(rewriteResponseSchema.parse(response)).toEqual({
      newVersion: 3,
      rewrittenProblems: [
        {
          problemId: 'p_001',
          originalText: SPEC_EXAMPLE.problems[0]?.Content,
          rewrittenText:
            'An eastbound train leaves Chicago traveling at 60 mph. How far does it go in 3 hours?',
          rationale:
            'Applied feedback fb_042 (clarity). Teacher note tn_001 corroborates it: students asked or were unsure. Simulation signal: clarity_confusion. Cognitive demand is unchanged (Apply level preserved).',
        },
      ],
      rewriteSummary: {
        totalProblemsRewritten: 1,
        changesByProblem: [
          {
            problemId: 'p_001',
            appliedFeedbackIds: ['fb_042'],
            teacherNotesUsed: ['tn_001'],
            simulationSignalsUsed: ['clarity_confusion'],
            rationale: response.rewrittenProblems[0]?.rationale,
          },
        ],
        globalChanges: [],
      },
    });
    expect(finished).toMatchObject({ outcome: 'completed', result: { newVersion: 3, unapplied: [] } });
  });
});

describe('the Bloom level in a rationale', () => {
  it.each([
    ['apply', 'Cognitive demand is unchanged (Apply level preserved).'],
    ['COMPREHENSION', 'Cognitive demand is unchanged (Understand level preserved).'],
    ['vibes', 'Cognitive demand is unchanged.'],
  ])('%s is named only where it is one; it stays as it was written', async (bloomLevel, sentence) => {
    const leveled = [{ problemId: 'p_1', content: 'Add 2 and 3.', bloomLevel }];
    const { response, snapshots } = await play({ ...request([item('a', ['p_1'])]), problems: leveled });
    expect(response.rewrittenProblems[0]?.rationale).toBe(`Applied feedback a (clarity). ${sentence}`);
    expect(snapshots.at(-1)?.[0]?.bloomLevel).toBe(bloomLevel);
  });
});

describe('one rewrite per problem', () => {
  it('applies all its items in request order, and asks once per problem', async () => {
    const renderer = promptRenderer(
      ({ text, feedback }) => `${text} ${feedback.map(({ number }) => number).join()}`,
    );
    const { response } = await play(request([item('a', ['p_2', 'p_1']), item('b', ['p_1', 'p_1'])]), {
      renderer,
    });
    expect(renderer.prompts).toHaveLength(2);
    expect(response.rewriteSummary.changesByProblem.map((c) => [c.problemId, c.appliedFeedbackIds])).toEqual([
      ['p_1', ['a', 'b']],
      ['p_2', ['a']],
    ]);
    expect(response.rewrittenProblems[0]?.rewrittenText).toBe('Problem 1: add 2 and 3. F1,F2');
  });

  it('shows the renderer neither ids nor metadata', async () => {
    const seen: string[] = [];
    const renderer: Renderer = {
      id: 'fake',
      version: 'v1',
      async render({ prompt, model }) {
        seen.push(prompt);
        return { kind: 'completed', text: 'Other.', stop: 'end', model, usage: null, costMicros: 0, raw: '' };
      },
    };
    const secret = [
      { problemId: 'secret-id', content: 'Add 2 and 3.', bloomLevel: 'Evaluate', scoring: 'five points' },
    ];
    await play({ ...request([item('fb-secret', ['secret-id'])]), problems: secret }, { renderer });
    for (const word of ['secret-id', 'fb-secret', 'Evaluate', 'five points'])
      expect(seen.join()).not.toContain(word);
  });

  it('keeps blank space around a text as it was', async () => {
    const padded = [{ problemId: 'p_1', content: '\n Add 2 and 3. \n' }];
    const { response } = await play(
      { ...request([item('a', ['p_1'])]), problems: padded },
      {
        renderer: promptRenderer(() => 'Sum 2 and 3.\n\n'),
      },
    );
    expect(response.rewrittenProblems[0]?.rewrittenText).toBe('\n Sum 2 and 3. \n');
  });
});

describe('versions', () => {
  it('registers the problems of a first request, then makes the next version, both complete', async () => {
    const { versions, snapshots } = await play(request([item('a', ['p_2'])]));
    expect(versions.map(({ kind, version }) => [kind, version])).toEqual([
      ['registered', 4],
      ['rewritten', 5],
    ]);
    expect(snapshots[0]).toEqual(problems(4));
    expect(snapshots[1]).toEqual(
      problems(4).map((p, i) => (i === 1 ? { ...p, content: `Now: ${p.content}` } : p)),
    );
  });

  it('does not register a document that is known', async () => {
    const { versions } = await play(request([item('a', ['p_2'])]), { input: { registers: false } });
    expect(versions.map(({ version }) => version)).toEqual([5]);
  });

  it('keeps an old snapshot or an imported one as it is given', async () => {
    const snapshot = JSON.stringify(problems(2));
    for (const [mode, kind] of [
      ['restore', 'restored'],
      ['import', 'imported'],
    ] as const) {
      const { events, view } = await playRun(assessmentPipeline(allow), {
        input: { mode, documentId: 'doc', version: 6, fromVersion: 2 },
        texts: { snapshot },
        renderer: promptRenderer(() => ''),
      });
      const made = events.find(({ type }) => type === 'assessment-version-created');
      expect(made?.payload).toMatchObject({ kind, version: 7, problems: ['p_1', 'p_2'] });
      expect(JSON.parse(String(made?.texts.snapshot))).toEqual(problems(2));
      expect(view.finished).toMatchObject({ outcome: 'completed', result: { newVersion: 7 } });
    }
  });

  it('puts no words into any payload', async () => {
    const { events } = await play(
      request([item('a', ['p_2'], { category: 'clarity of words', recommendation: 'Mind the pears.' })], {
        teacherNotes: [{ problemId: 'p_2', note: 'Pears again.' }],
        clusterReport: {
          clusters: [{ label: 'Pear trouble', problemIds: ['p_2'], signal: 'pears everywhere' }],
        },
      }),
    );
    expect(JSON.stringify(events.map(({ payload }) => payload))).not.toMatch(/pear|Problem 2|Now:|of words/i);
  });
});

describe('structured actions', () => {
  const reorder = (order: readonly string[]) => ({ ...item('r', []), action: { type: 'reorder', order } });

  it('reorder the problems, with a sentence in globalChanges and no rewritten problem', async () => {
    const { response, snapshots } = await play(request([reorder(['p_4', 'p_3', 'p_2', 'p_1'])]));
    expect(snapshots.at(-1)?.map(({ problemId }) => problemId)).toEqual(['p_4', 'p_3', 'p_2', 'p_1']);
    expect(response).toEqual({
      newVersion: 5,
      rewrittenProblems: [],
      rewriteSummary: {
        totalProblemsRewritten: 0,
        changesByProblem: [],
        globalChanges: ['Reordered the problems as feedback r instructs: p_4, p_3, p_2, p_1.'],
      },
    });
  });

  it('remove a problem; other items on it are not applied', async () => {
    const { response, snapshots, unapplied } = await play(
      request([item('x', ['p_3'], { action: { type: 'remove' } }), item('a', ['p_3', 'p_1'])]),
    );
    expect(snapshots.at(-1)?.map(({ problemId }) => problemId)).toEqual(['p_1', 'p_2', 'p_4']);
    expect(response.rewriteSummary.globalChanges).toEqual(['Removed p_3 as feedback x instructs.']);
    expect(response.rewrittenProblems.map(({ problemId }) => problemId)).toEqual(['p_1']);
    expect(unapplied).toEqual([
      { problemId: 'p_3', feedbackId: 'a', reason: 'problem_removed', guards: [], detail: null },
    ]);
  });

  it('remove and reorder together, whether the order names the removed problem or not', async () => {
    for (const order of [
      ['p_4', 'p_3', 'p_2', 'p_1'],
      ['p_4', 'p_2', 'p_1'],
    ]) {
      const { snapshots } = await play(
        request([item('x', ['p_3'], { action: { type: 'remove' } }), reorder(order)]),
      );
      expect(snapshots.at(-1)?.map(({ problemId }) => problemId)).toEqual(['p_4', 'p_2', 'p_1']);
    }
  });

  it('replace a text: id and metadata stay', async () => {
    const renderer = promptRenderer(({ feedback }) =>
      feedback[0]?.action?.type === 'replace' ? 'Another.' : 'No.',
    );
    const { response, snapshots } = await play(
      request([item('x', ['p_2'], { action: { type: 'replace' } })]),
      { renderer },
    );
    expect(snapshots.at(-1)?.[1]).toEqual({ problemId: 'p_2', content: 'Another.', bloomLevel: 'Apply' });
    expect(response.rewriteSummary.globalChanges).toEqual(['Replaced the text of p_2 (feedback x).']);
  });

  it('never come from words in a recommendation', async () => {
    const { snapshots } = await play(
      request([item('a', ['p_1'], { recommendation: 'Remove this problem and move p_4 to the front.' })]),
    );
    expect(snapshots.at(-1)?.map(({ problemId }) => problemId)).toEqual(['p_1', 'p_2', 'p_3', 'p_4']);
  });
});

describe('what was not applied', () => {
  const failure: RenderOutcome = { kind: 'failed', retry: 'retryable', code: 'overloaded', message: 'Busy.' };
  const stopped = (stop: 'refusal' | 'max_tokens'): RenderOutcome => ({
    kind: 'completed',
    text: 'I',
    stop,
    model: 'm',
    usage: null,
    costMicros: 0,
    raw: '',
  });

  it.each([
    ['the same text', promptRenderer(({ text }) => text), allow, 'no_change', []],
    ['nothing but blanks', promptRenderer(() => ' \n'), allow, 'answer_unreadable', []],
    ['other blanks alone', promptRenderer(({ text }) => text.replace(/ /g, '\n ')), allow, 'no_change', []],
    ['U+0000', promptRenderer(({ text }) => `${text}\0`), allow, 'answer_unreadable', []],
    ['half a surrogate pair', promptRenderer(() => 'Add \uD83D 2.'), allow, 'answer_unreadable', []],
    ['text turned round', promptRenderer(() => 'Add \u202E2 and 3.'), allow, 'answer_unreadable', []],
    ['an isolate', promptRenderer(() => 'Add \u20662\u2069.'), allow, 'answer_unreadable', []],
    ['a blank without width', promptRenderer(() => 'A\u200Bdd 2.'), allow, 'answer_unreadable', []],
    ['a word joiner', promptRenderer(() => 'A\u2060dd 2.'), allow, 'answer_unreadable', []],
    ['a byte order mark', promptRenderer(() => '\uFEFFAdd 2.'), allow, 'answer_unreadable', []],
    ['a control', promptRenderer(() => 'Add\u001B[31m 2.'), allow, 'answer_unreadable', []],
    ['a failed call', promptRenderer(() => failure), allow, 'render_failed', []],
    ['a refusal', promptRenderer(() => stopped('refusal')), allow, 'answer_refused', []],
    ['an answer that was cut off', promptRenderer(() => stopped('max_tokens')), allow, 'answer_cut_off', []],
    [
      'a text that a guard refuses',
      promptRenderer(() => 'Add 9.'),
      refuse,
      'guard_rejected',
      ['numbers-kept'],
    ],
  ] as const)(
    '%s: nothing is rewritten and no version is made',
    async (_name, renderer, check, reason, guards) => {
      const { versions, finished, unapplied } = await play(request([item('a', ['p_1'])]), {
        renderer,
        check,
      });
      expect(versions).toEqual([]);
      expect(finished).toMatchObject({ outcome: 'stopped', reason: 'nothing_rewritten' });
      expect(unapplied).toEqual([{ problemId: 'p_1', feedbackId: 'a', reason, guards, detail: null }]);
    },
  );

  it('a request without feedback rewrites nothing', async () => {
    const { finished } = await play(request([]));
    expect(finished?.reason).toBe('nothing_rewritten');
  });

  it('one refused problem stays as it was while the others are rewritten', async () => {
    const check: CheckProblem = (before) =>
      before.startsWith('Problem 2') ? refuse('', '', never) : allow('', '', never);
    const { response, snapshots, unapplied } = await play(request([item('a', ['p_1', 'p_2', 'p_3'])]), {
      check,
    });
    expect(response.rewrittenProblems.map(({ problemId }) => problemId)).toEqual(['p_1', 'p_3']);
    expect(snapshots.at(-1)?.[1]).toEqual(problems(4)[1]);
    expect(unapplied.map(({ problemId, reason }) => [problemId, reason])).toEqual([
      ['p_2', 'guard_rejected'],
    ]);
  });

  it('an order that the document already has', async () => {
    const order = ['p_1', 'p_2', 'p_3', 'p_4'];
    const { unapplied, finished } = await play(
      request([{ ...item('r', []), action: { type: 'reorder', order } }]),
    );
    expect(finished?.reason).toBe('nothing_rewritten');
    expect(unapplied).toMatchObject([{ problemId: null, feedbackId: 'r', reason: 'already_in_order' }]);
  });

  it('a text keeps the unseen characters that it had', async () => {
    const marked = [{ problemId: 'p_1', content: 'Add \u20662\u2069 and 3.' }];
    const { response } = await play({ ...request([item('a', ['p_1'])]), problems: marked });
    expect(response.rewrittenProblems[0]?.rewrittenText).toBe('Now: Add \u20662\u2069 and 3.');
  });

  it('an item whose words the new text does not show, while the others are applied', async () => {
    const { response, unapplied } = await play(
      request([item('a', ['p_1'], { recommendation: "Add 'whole'." }), item('b', ['p_1'])]),
    );
    expect(response.rewriteSummary.changesByProblem[0]?.appliedFeedbackIds).toEqual(['b']);
    expect(unapplied).toEqual([
      { problemId: 'p_1', feedbackId: 'a', reason: 'not_found_in_answer', guards: [], detail: null },
    ]);
  });

  it('a text that shows nothing of what was asked for leaves the problem as it was', async () => {
    const { versions, finished, unapplied } = await play(
      request([item('a', ['p_1'], { recommendation: 'Typo: add -> sum' })]),
    );
    expect(versions).toEqual([]);
    expect(finished?.reason).toBe('nothing_rewritten');
    expect(unapplied.map(({ reason }) => reason)).toEqual(['not_found_in_answer']);
  });

  it('an item the built-in renderer could not apply, with its reason', async () => {
    const builtin = promptRenderer(
      ({ text }) =>
        writeReport({
          text: `${text}!`,
          applied: ['F1'],
          notApplied: [{ feedback: 'F2', why: 'No step to split.' }],
        }),
      ASSESSMENT_BUILTIN.renderer,
    );
    const { response, unapplied } = await play(request([item('a', ['p_1']), item('b', ['p_1'])]), {
      renderer: builtin,
      input: ASSESSMENT_BUILTIN,
    });
    expect(response.rewriteSummary.changesByProblem[0]?.appliedFeedbackIds).toEqual(['a']);
    expect(unapplied).toEqual([
      {
        problemId: 'p_1',
        feedbackId: 'b',
        reason: 'not_applicable',
        guards: [],
        detail: 'No step to split.',
      },
    ]);
  });
});

const never = { gradeBand: '', subject: '', feedback: [] };

describe('guards', () => {
  it('get the text before and after, the items, the grade band and the correct answer', async () => {
    const seen: unknown[] = [];
    const check: CheckProblem = (...all) => {
      seen.push(all);
      return { passed: true, verdicts: [] };
    };
    await play(
      request([item('a', ['p_1'])], {
        problems: [{ problemId: 'p_1', content: 'Add 2 and 3.', CorrectAnswer: 5 }],
        generationContext: { gradeBand: '3-5', subject: 'math' },
      }),
      { check },
    );
    expect(seen).toEqual([
      [
        'Add 2 and 3.',
        'Now: Add 2 and 3.',
        {
          gradeBand: '3-5',
          subject: 'math',
          feedback: [{ feedbackId: 'a', category: 'clarity', recommendation: 'Say it more clearly.' }],
          correctAnswer: '5',
        },
      ],
    ]);
  });
});

describe('calls', () => {
  const pipeline = assessmentPipeline(allow);
  const asked = canonical(request([item('a', ['p_1', 'p_2', 'p_3'])]));
  const begun = (input: Partial<AssessmentInput> = {}) => {
    const first = runStarted(pipeline, rewriteInput(asked, input), { request: JSON.stringify(asked) });
    const made = (decision: string, events: readonly GivenEvent[]) => {
      const { plan } = given(pipeline, ...events);
      if (plan.kind !== 'record' || plan.events[0]?.kind !== 'fact')
        throw new Error(`No decision on ${decision}.`);
      const { type, payload } = plan.events[0].draft;
      return { type, payload };
    };
    const structure = made('structure', [first]);
    return [first, structure, made('signals', [first, structure])];
  };
  const interrupted = (step: string): GivenEvent => ({
    type: 'attempt-interrupted',
    payload: { step, attemptId: 'x', reason: 'worker_lost' },
  });
  const keys = (steps: ReturnType<typeof given>['steps']) =>
    steps.map((step) => ('key' in step ? step.key : step.kind));

  it('are made for as many problems at once as the run may', () => {
    expect(keys(given(pipeline, ...begun({ atOnce: 2 })).steps)).toEqual(['rewrite/p_1', 'rewrite/p_2']);
    expect(given(pipeline, ...begun({ atOnce: 100 })).steps).toHaveLength(3);
  });

  it('that are interrupted are made once more, with the reason on record, and then no more', () => {
    const once = given(pipeline, ...begun(), interrupted('rewrite/p_1'));
    expect(once.steps[0]).toMatchObject({
      key: 'rewrite/p_1',
      attempt: 2,
      reason: 'the call before it was interrupted',
    });
    expect(keys(once.when(interrupted('rewrite/p_1')).steps)).toEqual(['rewrite/p_2', 'rewrite/p_3']);
  });

  it('carry the reason of whoever wants a fresh answer', () => {
    const [step] = given(pipeline, ...begun({ take: 3, newAttemptReason: 'too short' })).steps;
    expect(step).toMatchObject({ take: 3, attempt: 1, reason: 'too short' });
  });
});
