import { decide, type RenderOutcome } from '@palimpsest/kernel';
import { fakeRenderer, given, runStarted } from '@palimpsest/kernel/testing';
import { describe, expect, it } from 'vitest';
import { externalEvaluation } from './evaluate.ts';
import { blogPipeline } from './pipeline.ts';
import { readPrompt } from './prompts/v1/prompt.ts';
import { readProtectedTerms } from './protected-terms.ts';
import { blogRuleSets } from './rules/blog/blog-rule-sets.ts';
import { blogInput, POST, plainPipeline, playBlog, typesOf } from './testing/play-blog.ts';
import { scores } from './testing/scores.ts';

const LOW = scores({ aeo: 60 });
const answers = (text = 'Better tea.') => fakeRenderer([{ when: 'Begin rewrite', answer: text }]);
const failing = (): ReturnType<typeof fakeRenderer> => {
  const answer: RenderOutcome = { kind: 'failed', retry: 'retryable', code: 'overloaded', message: 'Busy.' };
  return fakeRenderer([{ when: 'Begin rewrite', answer }]);
};

describe('a post that meets all thresholds', () => {
  it('is scored, decided on, and left alone', async () => {
    const renderer = answers();
    const { events, outcome } = await playBlog([scores()], renderer);
    expect(typesOf(events)).toEqual([
      'run-started',
      'version-created',
      'evaluation-recorded',
      'decision-made',
      'no-rewrite-required',
      'run-finished',
    ]);
    expect(renderer.calls).toEqual([]);
    expect(outcome).toMatchObject({
      outcome: 'no_rewrite_required',
      stopReason: null,
      cycles: [],
      finalVersionId: 'id:version-1',
    });
  });

  it('leaves the JSON of the specification on record', async () => {
    const { events } = await playBlog([scores({ aeo: 81.5, ai: 12 })], answers());
    expect(events.find(({ type }) => type === 'no-rewrite-required')?.payload.log).toEqual({
      rewrite_required: false,
      reason: 'All quality thresholds met',
      aeo_total: 81.5,
      ai_likeness_total: 12,
    });
  });
});

describe('one cycle', () => {
  it('puts every step on record in its order', async () => {
    const { events, outcome } = await playBlog([LOW, scores({ aeo: 75, ai: 10 })], answers());
    expect(typesOf(events)).toEqual([
      'run-started',
      'version-created',
      'evaluation-recorded',
      'decision-made',
      'decision-made',
      'decision-made',
      'cycle-started',
      'attempt-started',
      'attempt-succeeded',
      'guard-passed',
      'version-created',
      'external-scores-recorded',
      'evaluation-recorded',
      'decision-made',
      'decision-made',
      'cycle-completed',
      'decision-made',
      'no-rewrite-required',
      'run-finished',
    ]);
    expect(
      events.filter(({ type }) => type === 'decision-made').map(({ payload }) => payload.decision),
    ).toEqual(['triggers', 'advice', 'instructions', 'trend', 'stop', 'triggers']);
    expect(outcome).toMatchObject({
      outcome: 'completed',
      stopReason: null,
      cycles: [
        { cycleNumber: 1, status: 'completed', trendOutcome: 'improving', trendCode: 1, stopReason: null },
      ],
      versions: [
        { versionNumber: 1, origin: 'author', parentVersionId: null },
        { versionNumber: 2, origin: 'rewrite', parentVersionId: 'id:version-1' },
      ],
      finalVersionId: 'id:version-2',
    });
  });

  it('keeps the filled prompt verbatim and sends exactly that', async () => {
    const renderer = answers();
    const { events } = await playBlog([LOW, scores()], renderer);
    const prompt = events.find(({ type }) => type === 'cycle-started')?.texts.prompt;
    expect(renderer.calls.map((call) => call.prompt)).toEqual([prompt]);
    expect(readPrompt(String(prompt))?.originalContent).toBe(POST);
  });

  it('calls the renderer, model and take that the run was given, with its reason', async () => {
    const { events } = await playBlog([LOW, scores()], answers(), {
      settings: { model: 'fake-2' },
      take: 2,
      takeReason: 'the first answer lost a link',
    });
    expect(events.find(({ type }) => type === 'attempt-started')?.payload).toMatchObject({
      step: 'rewrite-1',
      renderer: 'fake',
      model: 'fake-2',
      take: 2,
      attempt: 1,
      reason: 'the first answer lost a link',
      parameters: { temperature: 0 },
    });
  });
});

describe('protected terms', () => {
  const terms = { protectedTerms: ['Lapsang Trading'] };

  it('reach the guards, whoever renders', async () => {
    const seen: unknown[] = [];
    const pipeline = blogPipeline({
      scorePost: () => externalEvaluation(scores(), '2026-01-01'),
      checkRewrite: (_parent, _child, options) => {
        seen.push(options);
        return { passed: true, verdicts: [] };
      },
      shownRules: [],
    });
    await playBlog([LOW, scores()], answers(), { pipeline, ...terms });
    expect(seen).toEqual([{ protectedTerms: ['Lapsang Trading'], fixInstructions: expect.any(Array) }]);
  });

  it('are told to the built-in renderer, beside the locked prompt', async () => {
    const renderer = answers();
    await playBlog([LOW, scores()], renderer, { settings: { renderer: 'builtin' }, ...terms });
    expect(readProtectedTerms(renderer.calls[0]?.system)).toEqual(['Lapsang Trading']);
    expect(renderer.calls[0]?.prompt).not.toContain('Lapsang');
  });

  it.each([
    ['to a model', { renderer: 'fake' }, terms],
    ['where there are none', { renderer: 'builtin' }, {}],
  ])('are not told %s', async (_whom, settings, given) => {
    const renderer = answers();
    await playBlog([LOW, scores()], renderer, { settings, ...given });
    expect(renderer.calls[0]?.system).toBeUndefined();
    expect(readProtectedTerms(undefined)).toEqual([]);
  });
});

describe('a cycle without a version', () => {
  it('ends as terminal with render_failed when the call fails, and is not tried again', async () => {
    const renderer = failing();
    const { events, outcome, reason } = await playBlog([LOW], renderer);
    expect(renderer.calls).toHaveLength(1);
    expect(typesOf(events)).not.toContain('guard-passed');
    expect(typesOf(events).filter((type) => type === 'version-created')).toHaveLength(1);
    expect(outcome).toMatchObject({
      outcome: 'stopped',
      stopReason: 'render_failed',
      cycles: [
        {
          cycleNumber: 1,
          status: 'terminal',
          stopReason: 'render_failed',
          childVersionId: null,
          trendOutcome: null,
        },
      ],
      finalVersionId: 'id:version-1',
    });
    expect(reason).toBe('render_failed');
  });

  it('ends as terminal with guard_rejected when a guard refuses the answer, which stays with its attempt', async () => {
    const renderer = answers('BAD answer');
    const { events, outcome } = await playBlog([LOW], renderer);
    expect(renderer.calls).toHaveLength(1);
    expect(events.find(({ type }) => type === 'attempt-succeeded')?.texts.response).toBe('BAD answer');
    expect(typesOf(events).filter((type) => type === 'version-created')).toHaveLength(1);
    expect(outcome).toMatchObject({
      stopReason: 'guard_rejected',
      cycles: [
        {
          status: 'terminal',
          stopReason: 'guard_rejected',
          verdicts: [{}, { rule: 'test-word', passed: false }],
        },
      ],
      finalVersionId: 'id:version-1',
    });
  });

  it.each(['max_tokens', 'refusal'] as const)('is refused when the renderer stopped by %s', async (stop) => {
    const cut: RenderOutcome = {
      kind: 'completed',
      text: 'Better',
      stop,
      model: 'fake-1',
      usage: null,
      costMicros: null,
      raw: '',
    };
    const { outcome } = await playBlog([LOW], fakeRenderer([{ when: '', answer: cut }]));
    expect(outcome).toMatchObject({
      stopReason: 'guard_rejected',
      cycles: [
        { verdicts: [{ rule: 'answer-complete', severity: 'hard', passed: false }, { passed: true }] },
      ],
    });
  });

  it('ends as terminal when the call was interrupted', () => {
    const pipeline = plainPipeline();
    const texts = { content: POST };
    const version = {
      blogId: 'b',
      versionId: 'v1',
      versionNumber: 1,
      parentVersionId: null,
      origin: 'author',
      cycleNumber: null,
    };
    const evaluation = pipeline.evaluators['blog-score']?.evaluate(
      { scores: LOW as never, asOf: '2026-01-01' },
      {},
    );
    const { triggers } = decide(blogRuleSets['blog/v1'], 'triggers', LOW).output;
    const cycle = {
      cycleId: 'c1',
      cycleNumber: 1,
      parentVersionId: 'v1',
      triggers: triggers as never,
      fixInstructions: ['- x'],
      promptVersion: 'blog-prompt/v1',
      parentAeoTotal: 60,
      parentAiLikeness: 20,
    };
    given(
      pipeline,
      runStarted(pipeline, blogInput(), texts),
      { type: 'version-created', payload: version, texts },
      {
        type: 'evaluation-recorded',
        payload: {
          step: 'evaluate-1',
          evaluator: 'blog-score',
          version: 'v1',
          input: {},
          result: evaluation ?? null,
        },
      },
      { type: 'cycle-started', payload: cycle, texts: { prompt: 'P' } },
    )
      .when({
        type: 'attempt-interrupted',
        payload: { step: 'rewrite-1', attemptId: 'a', reason: 'worker_lost' },
      })
      .thenSteps({
        kind: 'record',
        events: [
          {
            type: 'cycle-stopped',
            payload: {
              cycleId: 'c1',
              childVersionId: null,
              childAeoTotal: null,
              childAiLikeness: null,
              trendOutcome: null,
              trendCode: null,
              stopReason: 'render_failed',
            },
          },
        ],
      });
  });
});

describe('going on and stopping', () => {
  it('goes on by itself until three cycles are over, even where the last is good', async () => {
    const renderer = answers();
    const { outcome } = await playBlog(
      [60, 65, 69.9, 99].map((aeo) => scores({ aeo })),
      renderer,
    );
    expect(renderer.calls).toHaveLength(3);
    expect(outcome).toMatchObject({
      outcome: 'stopped',
      stopReason: 'max_cycles_reached',
      cycles: [
        { cycleNumber: 1, status: 'completed', parentAeoTotal: 60, childAeoTotal: 65, trendCode: 2 },
        { cycleNumber: 2, status: 'completed', parentAeoTotal: 65, childAeoTotal: 69.9, trendCode: 3 },
        {
          cycleNumber: 3,
          status: 'terminal',
          parentAeoTotal: 69.9,
          childAeoTotal: 99,
          stopReason: 'max_cycles_reached',
        },
      ],
      finalVersionId: 'id:version-4',
    });
  });

  it('stops after two stagnant cycles', async () => {
    const { outcome } = await playBlog([LOW, LOW, LOW], answers());
    expect(outcome).toMatchObject({
      stopReason: 'no_improvement',
      cycles: [{ status: 'completed' }, { status: 'terminal' }],
    });
  });

  it('stops at a regression and gives the version before it', async () => {
    const { outcome } = await playBlog([LOW, scores({ aeo: 55 })], answers());
    expect(outcome).toMatchObject({
      stopReason: 'quality_degradation',
      cycles: [{ status: 'terminal', trendOutcome: 'regressing', childVersionId: 'id:version-2' }],
      finalVersionId: 'id:version-1',
    });
  });

  it('a stop wins over a version that has no trigger left', async () => {
    const { outcome } = await playBlog([scores({ ai: 61, aeo: 90 }), scores({ aeo: 84 })], answers());
    expect(outcome).toMatchObject({ outcome: 'stopped', stopReason: 'quality_degradation' });
  });

  it('decides under the rule set of the blog, and names it on record', async () => {
    const given = [scores({ aeo: 60, ai: 20 }), scores({ aeo: 75, ai: 30 })];
    const plain = await playBlog(given, answers());
    const strict = await playBlog(given, answers(), { settings: { ruleSet: 'blog/strict-v1' } });
    expect(plain.outcome).toMatchObject({
      outcome: 'completed',
      cycles: [{ trendOutcome: 'partial_improvement' }],
    });
    expect(strict.outcome).toMatchObject({
      stopReason: 'quality_degradation',
      finalVersionId: 'id:version-1',
    });
    const actors = strict.events.filter(({ type }) => type === 'decision-made').map(({ actor }) => actor);
    expect(new Set(actors)).toEqual(new Set(['rules:blog/strict-v1']));
  });
});

describe('a post that no rewrite can lift over the threshold', () => {
  const poor = scores({ aeo: 30, pillars: { specificity: 2, trust: 0, freshness: 0 } });
  const poorer = {
    ...poor,
    aeo: {
      ...poor.aeo,
      total: 35,
      pillars: { ...poor.aeo.pillars, answerability: 25, structure: 20, coverage: 10, readability: 5 },
    },
  };

  it('is rewritten all the same, and the outcome says what is missing', async () => {
    const { outcome } = await playBlog([poorer, poorer, poorer], answers());
    expect(outcome.cycles).toHaveLength(2);
    expect(outcome.advice).toMatchObject({ code: 'needs_author_input', attainableMaximum: 35 });
  });

  it('is left alone when the blog is set so', async () => {
    const renderer = answers();
    const { outcome } = await playBlog([poorer], renderer, { settings: { stopWhenUnattainable: true } });
    expect(renderer.calls).toEqual([]);
    expect(outcome).toMatchObject({
      outcome: 'stopped',
      stopReason: 'needs_author_input',
      cycles: [],
      advice: { code: 'needs_author_input' },
    });
  });

  it('passes on what the author should add', async () => {
    const add = [{ rule: 'r', pillar: 'trust' as const, points: 9, advice: 'Name your sources.' }];
    const evaluation = {
      source: 'rules' as const,
      asOf: '2026-01-01',
      ...poorer,
      attainableMaximum: 35,
      authorAdvice: add,
      findings: [],
    };
    const { outcome } = await playBlog([], answers(), {
      pipeline: plainPipeline(evaluation),
      settings: { scores: 'rules' },
    });
    expect(outcome.advice).toEqual({ code: 'needs_author_input', attainableMaximum: 35, add });
  });
});

describe('scores', () => {
  it('come from the rules, with the settings of the blog on record', async () => {
    const { events } = await playBlog([], answers(), {
      settings: { scores: 'rules', switchedOff: ['rhythm-x'] },
    });
    expect(events.find(({ type }) => type === 'evaluation-recorded')).toMatchObject({
      actor: 'rules:blog-score/v1',
      payload: {
        input: { source: 'rules', asOf: '2026-01-01', switchedOff: ['rhythm-x'], versionId: 'id:version-1' },
        result: { source: 'rules' },
      },
    });
  });

  it('from elsewhere are waited for where they are still to come', async () => {
    const { events, outcome } = await playBlog([], answers());
    // Nobody brought any: in this test the wait simply elapses, and the run ends without a next step.
    expect(typesOf(events)).toEqual(['run-started', 'version-created', 'wait-elapsed', 'run-finished']);
    expect(outcome).toBeNull();
  });

  it('from elsewhere are rounded to two decimals before they decide', async () => {
    const { outcome } = await playBlog([scores({ aeo: 69.995 })], answers());
    expect(outcome.outcome).toBe('no_rewrite_required');
    const { outcome: below } = await playBlog([scores({ aeo: 69.994 }), scores()], answers());
    expect(below.cycles[0]?.parentAeoTotal).toBe(69.99);
  });

  it.each([
    ['no scores at all', { versionId: 'id:version-1' }],
    [
      'a score out of range',
      { versionId: 'id:version-1', scores: { ...scores(), aeo: { ...scores().aeo, total: 101 } } },
    ],
    ['another version', { versionId: 'id:version-9', scores: scores() }],
  ])('that are for nothing here change nothing: %s', (_name, payload) => {
    const pipeline = plainPipeline();
    const waiting = given(
      pipeline,
      runStarted(pipeline, blogInput({ settings: { scores: 'external' } }), { content: POST }),
      {
        type: 'version-created',
        payload: {
          blogId: 'b',
          versionId: 'id:version-1',
          versionNumber: 1,
          parentVersionId: null,
          origin: 'author',
          cycleNumber: null,
        },
        texts: { content: POST },
      },
    );
    waiting
      .when({ type: 'external-scores-recorded', payload: payload as never })
      .thenSteps({ kind: 'wait', key: 'scores-1', until: '9999-12-31T23:59:59.999Z' });
  });
});

it('an input that is none ends the run, on record', () => {
  const pipeline = plainPipeline();
  expect(given(pipeline, runStarted(pipeline, { blogId: 'x' }, { content: POST })).plan).toMatchObject({
    kind: 'record',
    events: [{ draft: { type: 'run-finished', payload: { outcome: 'failed', reason: 'pipeline_fault' } } }],
  });
});

it('payloads never hold words of the post, the answer or the protected terms', async () => {
  const { events } = await playBlog([LOW, LOW, LOW], answers('Secretive oolong words.'), {
    post: '# Private lapsang\n\nHidden words.',
    protectedTerms: ['Lapsang Trading'],
  });
  const payloads = JSON.stringify(events.map(({ payload }) => payload));
  for (const word of ['lapsang', 'Hidden', 'oolong', 'Trading']) expect(payloads).not.toContain(word);
});
