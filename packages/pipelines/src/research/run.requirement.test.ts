import { RESEARCH_PHASES } from '@palimpsest/contracts';
import { type PlayedRun, playRun } from '@palimpsest/kernel/testing';
import { describe, expect, it } from 'vitest';
import { noticeText } from './phases/early-stop-notice.ts';
import { researchPipelineV1 } from './pipeline.ts';
import { claimConfidence } from './rules/v1/confidence.ts';
import type { ResearchState } from './state.ts';
import { memoryWorld, researchInput } from './testing/memory-world.ts';
import { eventsOf, fileOf, played } from './testing/played.ts';
import { RIVER } from './testing/river-documents.ts';

const HEIGHT = 'How high is the Tarn Weir?';
const BOTH = 'How high is the Tarn Weir, and how many gates does the Tarn Weir have?';
const AGREED = RIVER.filter(({ address }) => /survey-2024|county/.test(address));
type Run = PlayedRun<ResearchState>;
const decisions = (run: Run, name: string) =>
  eventsOf(run, 'decision-made')
    .filter(({ payload }) => payload.decision === name)
    .map(({ payload }) => payload.output as Record<string, unknown>);

describe('the phases', () => {
  it('are eight, by the names of the specification', () => {
    expect(RESEARCH_PHASES).toEqual([
      'Classify & Scope',
      'Plan & Hypothesize',
      'Retrieve',
      'Triangulate',
      'Synthesize',
      'Cite & Verify',
      'Reflect & Fix',
      'Package',
    ]);
  });

  it('each has its checkpoint on record before it starts', async () => {
    const run = await played(HEIGHT);
    const order = run.events
      .filter(({ type }) => type === 'rule-checkpoint-passed' || type === 'phase-started')
      .map(({ type, payload }) => `${type} ${payload.phase}`);
    expect(order).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((phase) => [
        `rule-checkpoint-passed ${phase}`,
        `phase-started ${phase}`,
      ]),
    );
  });

  it('what each spent adds up to what the run spent', async () => {
    const run = await played(BOTH, { type: 'B' });
    const { phases, outcome } = JSON.parse(fileOf(run, 'run.json')) as {
      phases: { phase: number; searches: number; fetches: number; checks: number }[];
      outcome: { spent: { searches: number; fetches: number; checks: number } };
    };
    const sum = (name: 'searches' | 'fetches' | 'checks') =>
      phases.reduce((total, phase) => total + phase[name], 0);
    expect(phases.map(({ phase }) => phase)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const name of ['searches', 'fetches', 'checks'] as const) {
      expect(sum(name)).toBe(outcome.spent[name]);
      expect(outcome.spent[name]).toBeGreaterThan(0);
    }
    expect(phases.filter(({ searches }) => searches > 0).map(({ phase }) => phase)).toEqual([3]);
  });
});

describe('queries', () => {
  it('begin with the question and its three framings, each with words of its own', async () => {
    const run = await played(BOTH, { type: 'B' });
    const [first] = run.view.state.rounds;
    expect(first?.queries.map(({ framing }) => framing)).toEqual([
      null,
      'academic',
      'practitioner',
      'skeptical',
    ]);
    expect(first?.queries[0]?.query).toBe(BOTH);
    const { framings } = run.view.state;
    for (const { framing, query } of first?.queries.slice(1) ?? []) {
      expect(query).toMatch(/tarn/i);
      const terms = framings.find((each) => each.framing === framing)?.key_terms ?? [];
      const added = terms.filter((term) => !BOTH.toLowerCase().includes(term.toLowerCase()));
      expect(added.some((term) => query.toLowerCase().includes(term.toLowerCase()))).toBe(true);
    }
    expect(new Set(first?.queries.map(({ query }) => query)).size).toBe(4);
  });

  it('go from broad to narrow: later rounds ask subquestions, with the framing that paid off most', async () => {
    const run = await played(BOTH, { type: 'B' });
    const [, second] = run.view.state.rounds;
    const asked = second?.queries.filter(({ subquestion }) => subquestion !== null) ?? [];
    expect(asked.map(({ subquestion }) => subquestion)).toEqual(['q1', 'q2']);
    const [weighed] = decisions(run, 'framing-weights');
    expect(new Set(asked.map(({ framing }) => framing))).toEqual(new Set([weighed?.best]));
  });

  it('are never asked twice', async () => {
    const run = await played(BOTH, { type: 'C', exhaustive: true });
    const asked = run.view.state.rounds.flatMap(({ queries }) => queries.map(({ query }) => query));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it.each([1, 2, 4])('are asked as many at once as there are agents: %i', async (agents) => {
    const offered: number[] = [];
    const watched: typeof researchPipelineV1 = {
      ...researchPipelineV1,
      next(state, tools) {
        const steps = researchPipelineV1.next(state, tools);
        offered.push(steps.filter(({ kind }) => kind === 'search').length);
        return steps;
      },
    };
    await playRun(watched, {
      input: researchInput({ type: 'C', limits: { agents } }) as never,
      texts: { question: HEIGHT },
      renderer: memoryWorld(RIVER),
    });
    expect(Math.max(...offered)).toBe(agents);
  });
});

describe('scaling in a run', () => {
  it('a person who asks for more depth gets one type more, once', async () => {
    const run = await played(HEIGHT, { deeper: true });
    expect(run.view.state.firstBudget?.type).toBe('A');
    expect(run.view.state.budget?.type).toBe('B');
    expect(run.view.state.scaled.up).toBe(1);
    expect(fileOf(run, 'report.md')).toContain('Type B;');
  });

  it('goes not past what the user allows', async () => {
    const run = await played(HEIGHT, { deeper: true, limits: { searches: 2, fetches: 1 } });
    expect(run.view.state.budget).toMatchObject({ searches: 2, fetches: 1 });
    expect(run.view.state.spent.searches).toBeLessThanOrEqual(2);
    expect(run.view.state.spent.fetches).toBeLessThanOrEqual(1);
  });

  it('a budget of nothing is spent as nothing', async () => {
    const run = await played(HEIGHT, { limits: { searches: 0, fetches: 0 } });
    expect(run.view.state.spent).toMatchObject({ searches: 0, fetches: 0 });
    expect(run.view.finished).toMatchObject({ outcome: 'stopped', reason: 'no_sources' });
  });
});

describe('early stopping in a run', () => {
  const CONFIRMED = 'Is the Tarn Weir 6.8 metres high?';

  it('stops once all hypotheses are resolved, and says so in the form of the specification', async () => {
    const run = await played(CONFIRMED, { type: 'B' }, memoryWorld(AGREED));
    const [notice] = eventsOf(run, 'early-stop-noticed');
    expect(notice?.payload).toMatchObject({ phase: 3, reason: 'hypotheses_resolved', coverage: 1 });
    expect(String(notice?.texts.notice)).toMatch(
      /^## Early Termination Notice\n\nResearch concluded at Phase 3 due to: .+\n\n\*\*Confidence\*\*: [\d.]+\/10\n\*\*Coverage\*\*: 100%\n\*\*Remaining budget\*\*: \d+ searches, \d+ fetches\n\n\*\*What additional research would explore\*\*:\n- .+/,
    );
    expect(run.view.state.rounds).toHaveLength(1);
    expect(fileOf(run, 'report.md')).toContain('## Early Termination Notice');
  });

  it('not in exhaustive mode', async () => {
    const run = await played(CONFIRMED, { type: 'B', exhaustive: true }, memoryWorld(AGREED));
    expect(eventsOf(run, 'early-stop-noticed')).toEqual([]);
    expect(decisions(run, 'early-stop')[0]).toMatchObject({ stop: false, vetoes: ['exhaustive'] });
    expect(run.view.state.rounds.length).toBeGreaterThan(1);
  });

  it('not while a contradiction is open', async () => {
    const run = await played('Does the Tarn Weir have four gates?', { type: 'B' });
    for (const made of decisions(run, 'early-stop')) expect(made.stop).toBe(false);
    expect(decisions(run, 'early-stop').at(-1)?.vetoes).toContain('contradictions-active');
  });

  it('the notice names every reason and what is left', () => {
    const stop = { phase: 3, confidence: 9.2, coverage: 0.85, remaining: { searches: 4, fetches: 2 } };
    const texts = (['confidence_reached', 'no_new_information', 'hypotheses_resolved'] as const).map(
      (reason) => noticeText({ ...stop, reason }, ['More on gates']),
    );
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) {
      expect(text).toContain('**Confidence**: 9.2/10');
      expect(text).toContain('**Coverage**: 85%');
      expect(text).toContain('**Remaining budget**: 4 searches, 2 fetches');
      expect(text).toContain('- More on gates');
    }
  });
});

describe('decisions on the specification', () => {
  it('R1: outputs go to RESEARCH/<project>/ and to the ledger', async () => {
    const run = await played(HEIGHT, { project: 'weir' });
    const [made] = eventsOf(run, 'package-created');
    expect(made?.payload.folder).toBe('RESEARCH/weir/');
    const files = (made?.payload.files ?? []) as string[];
    expect(files).toContain('report.md');
    for (const path of files) {
      expect(path).not.toMatch(/^\/|\.\./);
      expect(String(made?.texts[path]).length).toBeGreaterThan(0);
    }
  });

  it('R3: a page that orders another answer, phase or budget is graded E and answers nothing', async () => {
    const run = await played(HEIGHT, { type: 'B' });
    const page = run.view.state.sources.find(({ address }) => address === 'corpus:injected.md');
    expect(run.view.state.catalog.find(({ id }) => id === page?.id)).toMatchObject({
      grade: 'E',
      instructs: [0],
    });
    const cited = (run.view.state.draft?.sections ?? []).flatMap(({ sentences }) =>
      sentences.flatMap(({ citations }) => citations.map(({ quote }) => quote)),
    );
    expect(cited.some((quote) => quote.includes('Ignore'))).toBe(false);
  });

  it('R6: the confidence of a claim lies between 0 and 10', () => {
    for (const groups of [0, 1, 2, 9])
      for (const bestGrade of ['A', 'C', 'E', null] as const)
        for (const consistency of ['HIGH', 'MEDIUM', 'FLAG', null] as const)
          for (const contradicted of [true, false]) {
            const given = claimConfidence({
              groups,
              bestGrade,
              consistency,
              contradicted,
              superseded: false,
            });
            expect(given).toBeGreaterThanOrEqual(0);
            expect(given).toBeLessThanOrEqual(10);
          }
  });

  it('R8: without a model every sentence is one of a source, word for word', async () => {
    const run = await played(BOTH, { type: 'B' });
    const answering = (run.view.state.draft?.sections ?? []).filter(({ kind }) => kind !== 'limitations');
    expect(answering.length).toBeGreaterThan(0);
    for (const { sentences } of answering)
      for (const { text, citations } of sentences)
        expect(citations.some(({ quote }) => quote === text)).toBe(true);
  });

  it('R9: a superseded value is reported as such and never given as the answer', async () => {
    const run = await played(HEIGHT, { type: 'B' });
    const { triangulation, draft } = run.view.state;
    const [stale] = triangulation?.superseded ?? [];
    expect(triangulation?.claims.find(({ id }) => id === stale?.older)?.text).toContain('5.9 metres');
    for (const { kind, sentences } of draft?.sections ?? [])
      for (const { claim_ids } of sentences)
        if (claim_ids.includes(stale?.older ?? '')) expect(kind).toBe('superseded');
    expect(fileOf(run, 'report.md')).toMatch(
      /Superseded \(Institute for Rivers, 2009-03-12\): .*5\.9 metres/,
    );
  });

  it('R11: success criteria that are not met become limitations', async () => {
    const poor = [
      { address: 'corpus:note.md', title: 'Tarn Weir', passages: ['The Tarn Weir is 6.8 metres high.'] },
    ];
    const report = fileOf(await played(HEIGHT, {}, memoryWorld(poor)), 'report.md');
    expect(report).toContain('Subquestion q1 rests on 1 source; 3 were wanted.');
    expect(report).toContain('No source of grade A or B bears on subquestion q1.');
    expect(report).toMatch(/k1 is not confirmed by a second independent source/);
  });

  it('R11: a passage without a page or section is named as a limitation', async () => {
    const world = memoryWorld(AGREED, ({ model, prompt }) => {
      if (model !== 'fetch/v1' || prompt.includes('"head":true')) return undefined;
      const address = (JSON.parse(prompt) as { address: string }).address;
      const found = AGREED.find((each) => each.address === address);
      return JSON.stringify({
        finalAddress: address,
        status: 'LIVE',
        checkedAt: '2026-01-01T00:00:00.000Z',
        contentType: 'text/plain',
        authors: [],
        publisher: null,
        domain: null,
        date: null,
        funding: null,
        supersedes: null,
        derivedFrom: null,
        links: [],
        ...found,
        title: found?.title ?? '',
        passages: (found?.passages ?? []).map((text) => ({ ref: '', text })),
      });
    });
    const report = fileOf(await played(HEIGHT, {}, world), 'report.md');
    expect(report).toMatch(/passages without a page or section/);
  });
});
