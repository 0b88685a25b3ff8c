import { type RenderOutcome, type RenderRequest, replayRun } from '@palimpsest/kernel';
import { testTools } from '@palimpsest/kernel/testing';
import { describe, expect, it } from 'vitest';
import { researchPipelineV1 } from './pipeline.ts';
import { completion, memoryWorld } from './testing/memory-world.ts';
import { eventsOf, fileOf, played, typesOf } from './testing/played.ts';
import { RIVER } from './testing/river-documents.ts';

const HEIGHT = 'How high is the Tarn Weir?';
const BOTH = 'How high is the Tarn Weir, and how many gates does the Tarn Weir have?';
const MODEL = { writer: { renderer: 'model', model: 'model-1' } };
const isAgent = ({ model }: RenderRequest) => model === 'model-1';
const failed = (retry: 'retryable' | 'terminal'): RenderOutcome => ({
  kind: 'failed',
  retry,
  code: 'connection_lost',
  message: 'No answer.',
});

describe('a run from a folder, without a model', () => {
  it('goes through the eight phases in order and ends with a package', async () => {
    const run = await played(HEIGHT);
    expect(eventsOf(run, 'phase-started').map(({ payload }) => payload.phase)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(eventsOf(run, 'phase-skipped')).toEqual([]);
    expect(run.view.finished).toMatchObject({
      outcome: 'completed',
      result: { outcome: 'answered', verdict: 'PASS' },
    });
    expect(fileOf(run, 'report.md')).toContain('6.8 metres high');
  });

  it('records a checkpoint and what the orchestrator says at every boundary', async () => {
    const run = await played(HEIGHT);
    const passed = eventsOf(run, 'rule-checkpoint-passed').map(({ payload }) => [
      payload.phase,
      payload.rules,
    ]);
    expect(passed).toHaveLength(8);
    expect(passed).toEqual(
      expect.arrayContaining([
        [3, ['R2', 'R3', 'R4']],
        [4, ['R2', 'R4']],
        [5, ['R1', 'R2']],
      ]),
    );
    for (const { payload } of eventsOf(run, 'orchestrator-routed'))
      expect(Object.keys(payload).sort()).toEqual([
        'agent_to_activate',
        'budget_update',
        'current_phase',
        'next_action',
        'rationale',
        'routing_decision',
      ]);
  });

  it('names the superseded value and the dispute, and counts a source once', async () => {
    const run = await played(BOTH, { type: 'B' });
    const { triangulation } = run.view.state;
    expect(triangulation?.superseded).toHaveLength(1);
    expect(triangulation?.contradictions).toHaveLength(1);
    const report = fileOf(run, 'report.md');
    expect(report).toContain('Superseded');
    expect(report).toContain('has six gates');
    expect(report).toContain('has four gates');
  });

  it('quotes letter for letter', async () => {
    const { view } = await played(BOTH, { type: 'B' });
    const { draft, sources } = view.state;
    for (const section of draft?.sections ?? [])
      for (const { citations } of section.sentences)
        for (const { source_id, passage, quote } of citations)
          expect(sources.find(({ id }) => id === source_id)?.passages[passage]?.text).toContain(quote);
  });

  it('comes out the same when it is decided again', async () => {
    const { events } = await played(BOTH, { type: 'B' });
    const placed = events.map((event, i) => ({ ...event, sequence: i + 1 }));
    const replayed = replayRun(researchPipelineV1, testTools.runId, testTools, placed);
    expect(replayed.firstDifference).toBeNull();
    expect(replayed.evaluations.firstDifference).toBeNull();
    expect(replayed.decisions).toBeGreaterThan(30);
  });

  it('asks for the same things when it is run again', async () => {
    const one = memoryWorld(RIVER);
    const two = memoryWorld(RIVER);
    const [a, b] = [await played(BOTH, {}, one), await played(BOTH, {}, two)];
    expect(two.asked).toEqual(one.asked);
    expect(fileOf(b, 'report.md')).toBe(fileOf(a, 'report.md'));
  });
});

describe('without a source', () => {
  it('the run ends honestly, and says which phases were left out and why', async () => {
    const run = await played(HEIGHT, {}, memoryWorld([]));
    expect(run.view.finished).toMatchObject({ outcome: 'stopped', reason: 'no_sources' });
    expect(eventsOf(run, 'phase-skipped').map(({ payload }) => payload.phase)).toEqual([4, 5, 6, 7]);
    for (const { payload } of eventsOf(run, 'phase-skipped')) expect(payload.justification).not.toBe('');
    expect(fileOf(run, 'report.md')).toContain('No source was found');
    expect(typesOf(run)).not.toContain('draft-recorded');
  });

  it('sources that have nothing to do with the question give no answer', async () => {
    const bread = RIVER.filter(({ address }) => address === 'corpus:bread.md');
    const run = await played('Who won the chess tournament in Reykjavik?', {}, memoryWorld(bread));
    expect(['no_sources', 'no_answer']).toContain(run.view.finished?.reason);
    expect(fileOf(run, 'report.md')).not.toContain('flour');
  });
});

describe('instructions in a fetched page', () => {
  it('change no phase, no budget and no answer', async () => {
    const without = RIVER.filter(({ address }) => address !== 'corpus:injected.md');
    const [clean, hostile] = [
      await played(HEIGHT, { type: 'B' }, memoryWorld(without)),
      await played(HEIGHT, { type: 'B' }),
    ];
    expect(hostile.view.state.budget).toEqual(clean.view.state.budget);
    expect(eventsOf(hostile, 'phase-started').length).toBe(eventsOf(clean, 'phase-started').length);
    expect(fileOf(hostile, 'report.md')).not.toContain('99');
    expect(fileOf(hostile, 'report.md')).toContain('had no effect');
  });

  it('reach a model only inside the fence', async () => {
    const world = memoryWorld(RIVER);
    await played(HEIGHT, { type: 'B' }, world);
    for (const { system = '' } of world.asked) expect(system).not.toContain('Ignore all previous');
  });
});

describe('a model that cannot be used', () => {
  it.each<[string, string | RenderOutcome, string]>([
    ['garbage', 'I think it is about six metres.', 'output-invalid'],
    ['half an answer', '{"subquestions": [', 'output-invalid'],
    ['an unknown field', '{"surprise": 1}', 'output-invalid'],
    ['an act of another agent', '{"budget_update": {"searches": 99, "fetches": 99}}', 'boundary-refused'],
    ['no connection', failed('terminal'), 'call-failed'],
    ['no connection for a while', failed('retryable'), 'call-failed'],
  ])('%s: the built-in writer takes over, on record', async (_what, answer, reason) => {
    const world = memoryWorld(RIVER, (request) => (isAgent(request) ? answer : undefined));
    const run = await played(HEIGHT, MODEL, world);
    const replaced = eventsOf(run, 'writer-replaced').map(({ payload }) => payload.reason);
    expect(new Set(replaced)).toEqual(new Set([reason]));
    expect(run.view.finished).toMatchObject({ outcome: 'completed' });
    expect(fileOf(run, 'report.md')).toContain('6.8 metres high');
    expect(fileOf(run, 'report.md')).toContain('built-in writer');
  });

  it('an invalid output is recorded as it came, with the places that are wrong', async () => {
    const world = memoryWorld(RIVER, (request) => (isAgent(request) ? '{"subquestions": []}' : undefined));
    const run = await played(HEIGHT, MODEL, world);
    expect(eventsOf(run, 'agent-output-invalid')[0]?.payload).toMatchObject({
      agent: 'researcher',
      step: 'plan',
      problems: expect.arrayContaining(['subquestions: too_small']),
    });
    const answered = run.events.find(
      ({ type, payload }) => type === 'attempt-succeeded' && payload.step === 'plan',
    );
    expect(answered?.texts.response).toBe('{"subquestions": []}');
  });

  it('a forbidden act is refused with its name', async () => {
    const world = memoryWorld(RIVER, (request) =>
      isAgent(request) && request.prompt.includes('/critique') ? '{"search": "more"}' : undefined,
    );
    const run = await played(HEIGHT, MODEL, world);
    expect(eventsOf(run, 'agent-boundary-refused').map(({ payload }) => payload)).toEqual([
      { agent: 'critic', step: 'critique', act: 'search', field: 'search' },
    ]);
    expect(run.view.state.spent.searches).toBeLessThanOrEqual(run.view.state.budget?.searches ?? 0);
  });

  it('sentences that no source carries are dropped, on record', async () => {
    const invented = JSON.stringify({
      title: 'Weir',
      sections: [
        {
          kind: 'summary',
          heading: 'Summary',
          subquestion_id: null,
          sentences: [
            {
              text: 'The Tarn Weir is 12 metres high, see https://example.org/x.',
              claim_ids: ['k1'],
              citations: [{ source_id: 's1', passage: 0, quote: 'twelve metres' }],
            },
          ],
        },
      ],
    });
    const world = memoryWorld(RIVER, (request) =>
      isAgent(request) && request.prompt.includes('/synthesis') ? invented : undefined,
    );
    const run = await played(HEIGHT, MODEL, world);
    expect(eventsOf(run, 'draft-recorded')[0]?.payload.dropped).toEqual([
      { section: 0, sentence: 0, reason: 'quote-not-verbatim' },
    ]);
    expect(fileOf(run, 'report.md')).not.toContain('12 metres');
    expect(fileOf(run, 'report.md')).not.toContain('example.org');
  });

  it('a draft with gaps is reflected on and fixed, at most three times', async () => {
    const empty = JSON.stringify({ title: 'Weir', sections: [] });
    const world = memoryWorld(RIVER, (request) =>
      isAgent(request) && request.prompt.includes('/synthesis') ? empty : undefined,
    );
    const run = await played(HEIGHT, MODEL, world);
    const rounds = eventsOf(run, 'reflection-recorded').length;
    expect(rounds).toBeGreaterThan(0);
    expect(rounds).toBeLessThanOrEqual(3);
    expect(eventsOf(run, 'evaluation-recorded')).toHaveLength(rounds + 1);
    expect(run.view.finished).toMatchObject({ result: { verdict: 'PASS' } });
    expect(fileOf(run, 'report.md')).toContain('6.8 metres high');
  });
});

describe('searches and fetches that come to nothing', () => {
  it('the run goes on with what it has, and says so', async () => {
    const world = memoryWorld(RIVER, ({ model, prompt }) =>
      model === 'fetch/v1' && prompt.includes('county-report') ? failed('terminal') : undefined,
    );
    const run = await played(HEIGHT, { type: 'B' }, world);
    expect(run.view.finished?.outcome).toBe('completed');
    expect(fileOf(run, 'report.md')).toContain('1 fetch came to nothing');
  });

  it('a page behind a paywall is among them', async () => {
    const documents = RIVER.filter(({ address }) => address !== 'corpus:bread.md');
    const shut = {
      address: 'corpus:shut.md',
      title: 'How high the Tarn Weir is',
      status: 'PAYWALL' as const,
    };
    const world = memoryWorld([...documents, { ...shut, passages: [] }]);
    const run = await played(HEIGHT, { type: 'B' }, world);
    expect(fileOf(run, 'report.md')).toContain('1 fetch came to nothing (paywall)');
  });

  it('all of them: no source, no answer', async () => {
    const world = memoryWorld(RIVER, ({ model }) =>
      model === 'search/v1' ? failed('retryable') : undefined,
    );
    const run = await played(HEIGHT, {}, world);
    expect(run.view.finished).toMatchObject({ outcome: 'stopped', reason: 'no_sources' });
    expect(run.view.state.spent.searches).toBeLessThanOrEqual(run.view.state.budget?.searches ?? 0);
  });

  it('an answer that is none is no source', async () => {
    const world = memoryWorld(RIVER, (request) =>
      request.model === 'fetch/v1' ? completion(request, '<html>oops') : undefined,
    );
    const run = await played(HEIGHT, {}, world);
    expect(run.view.finished?.reason).toBe('no_sources');
  });

  it('something that may work later is asked once more, on record', async () => {
    let first = true;
    const world = memoryWorld(RIVER, ({ model }) => {
      if (model !== 'search/v1' || !first) return undefined;
      first = false;
      return failed('retryable');
    });
    const run = await played(HEIGHT, {}, world);
    const again = run.events.filter(
      ({ type, payload }) => type === 'attempt-started' && payload.step === 'search-1-1',
    );
    expect(again.map(({ payload }) => payload.attempt)).toEqual([1, 2]);
    expect(again[1]?.payload.reason).toBe('the call before it came to nothing');
  });
});

describe('limits of a person', () => {
  it('no model call beyond them: the built-in writer goes on', async () => {
    const world = memoryWorld(RIVER);
    const run = await played(HEIGHT, { ...MODEL, limits: { calls: 2 } }, world);
    expect(world.asked.filter(isAgent)).toHaveLength(2);
    expect(eventsOf(run, 'writer-replaced').map(({ payload }) => payload.reason)).toContain('calls-reached');
    expect(run.view.finished?.outcome).toBe('completed');
  });

  it('a limit of tokens counts what a call could use, in advance', async () => {
    // A model that does not say what it used is taken to have used all that was set aside.
    const world = memoryWorld(RIVER, (request) =>
      isAgent(request)
        ? { ...(completion(request, '{}') as RenderOutcome & { kind: 'completed' }), usage: null }
        : undefined,
    );
    await played(HEIGHT, { ...MODEL, limits: { tokens: 3_000 } }, world);
    expect(world.asked.filter(isAgent)).toHaveLength(1);
  });

  it('a cost that nobody tells ends the calls to that model', async () => {
    const world = memoryWorld(RIVER, (request) =>
      isAgent(request)
        ? { ...(completion(request, '{}') as RenderOutcome & { kind: 'completed' }), costMicros: null }
        : undefined,
    );
    await played(HEIGHT, { ...MODEL, limits: { costMicros: 1_000_000 } }, world);
    expect(world.asked.filter(isAgent)).toHaveLength(1);
  });

  it('domains and dates hold for what was read', async () => {
    const run = await played(HEIGHT, { type: 'B', since: '2020-01-01' });
    for (const { date } of run.view.state.sources) expect(date === null || date >= '2020-01-01').toBe(true);
    expect(run.view.state.sources.length).toBeGreaterThan(0);
  });
});

describe('stored evidence', () => {
  it('answers a further question without a search', async () => {
    const before = await played(HEIGHT, { type: 'B' });
    const world = memoryWorld([]);
    const run = await played(
      'How many gates does the Tarn Weir have?',
      { sources: [], continues: 'earlier' },
      world,
      { evidence: JSON.stringify(before.view.state.sources) },
    );
    expect(world.asked.some(({ model }) => model === 'search/v1' || model === 'fetch/v1')).toBe(false);
    expect(run.view.finished?.outcome).toBe('completed');
    expect(fileOf(run, 'report.md')).toContain('gates');
  });
});

describe('a fork', () => {
  it('uses the recorded answers before its phase and fresh ones from it on, with the reason', async () => {
    const fork = { of: 'earlier', from: 5 as const, reason: 'other words', writer: MODEL.writer };
    const run = await played(HEIGHT, { fork, takes: [1, 1, 1, 1, 2, 2, 2, 2] });
    const begun = run.events.filter(({ type }) => type === 'attempt-started').map(({ payload }) => payload);
    const early = begun.filter(({ step }) => /^(?:plan|framing|search|fetch)/.test(String(step)));
    const late = begun.filter(({ step }) => /^(?:synthesis|check|critique)/.test(String(step)));
    expect(new Set(early.map(({ take }) => take))).toEqual(new Set([1]));
    expect(early.find(({ step }) => step === 'plan')?.renderer).toBe('model');
    expect(new Set(late.map(({ take, reason }) => `${take} ${reason}`))).toEqual(new Set(['2 other words']));
    expect(late.find(({ step }) => step === 'synthesis')?.renderer).toBe('builtin');
  });
});

describe('scaling and stopping', () => {
  const agreeing = ['Institute for Rivers', 'Marl County Council'].map((publisher, i) => ({
    address: `corpus:${i}.md`,
    title: `The Tarn Weir ${i}`,
    authors: [`Author ${i}`],
    publisher,
    date: '2024-01-01',
    passages: ['The Tarn Weir is 6.8 metres high.'],
  }));

  it('stops early with a notice in the form of the specification', async () => {
    const run = await played('Is the Tarn Weir 6.8 metres high?', { type: 'B' }, memoryWorld(agreeing));
    const [noticed] = eventsOf(run, 'early-stop-noticed');
    expect(noticed?.payload).toMatchObject({ phase: 3, reason: 'hypotheses_resolved' });
    expect(noticed?.texts.notice).toMatch(
      /^## Early Termination Notice\n\nResearch concluded at Phase 3 due to: .+\n\n\*\*Confidence\*\*: [\d.]+\/10\n\*\*Coverage\*\*: \d+%\n\*\*Remaining budget\*\*: \d+ searches, \d+ fetches\n\n\*\*What additional research would explore\*\*:\n- .+/,
    );
    expect(run.view.state.spent.searches).toBeLessThan(run.view.state.budget?.searches ?? 0);
  });

  it('exhaustive mode does not', async () => {
    const run = await played(
      'Is the Tarn Weir 6.8 metres high?',
      { type: 'B', exhaustive: true },
      memoryWorld(agreeing),
    );
    expect(typesOf(run)).not.toContain('early-stop-noticed');
  });

  it('a person who asks for more depth gets one type more, on record', async () => {
    const run = await played(HEIGHT, { deeper: true });
    expect(run.view.state.firstBudget?.type).toBe('A');
    expect(run.view.state.budget?.type).toBe('B');
    expect(run.view.state.scalings).toEqual([{ direction: 'up', triggers: ['deeper-asked'] }]);
  });

  it('more than three contradictions bring one type more', async () => {
    const facts = (height: number, gates: number, length: number, cost: number, built: number) => [
      `The Tarn Weir is ${height} metres high.`,
      `The Tarn Weir has ${gates} gates.`,
      `The Tarn Weir is ${length} metres long.`,
      `The Tarn Weir cost ${cost} million crowns.`,
      `The Tarn Weir was built in ${built}.`,
    ];
    const [one, two] = agreeing;
    const disputing = [
      { ...one, address: 'corpus:1.md', passages: facts(5, 4, 80, 12, 1950) },
      { ...two, address: 'corpus:2.md', passages: facts(9, 7, 120, 40, 1981) },
    ];
    const run = await played(
      'How high is the Tarn Weir, how long is the Tarn Weir, how many gates does the Tarn Weir have, what did the Tarn Weir cost and when was the Tarn Weir built?',
      {},
      memoryWorld(disputing as never),
    );
    const scaled = run.view.state.scalings.flatMap(({ triggers }) => triggers);
    expect(scaled).toContain('contradictions');
    expect(run.view.state.triangulation?.contradictions.length).toBeGreaterThan(3);
    expect(run.view.finished?.outcome).toBe('completed');
  });
});
