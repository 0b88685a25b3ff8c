import {
  type CriticOutput,
  citationReportSchema,
  criticOutputSchema,
  orchestratorOutputSchema,
  researcherOutputSchema,
  verifierOutputSchema,
} from '@palimpsest/contracts';
import type { RenderRequest } from '@palimpsest/kernel';
import type { PlayedRun } from '@palimpsest/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AgentRole, boundaryBreaches } from './agents/boundaries.ts';
import { analysisV1 } from './analysis.ts';
import { checkCitations } from './citations/check-citations.ts';
import { acceptCritique } from './phases/accept-critique.ts';
import type { ResearchState } from './state.ts';
import { aClaim, aDraft, aSource } from './testing/finished-run.ts';
import { memoryWorld } from './testing/memory-world.ts';
import { eventsOf, fileOf, played } from './testing/played.ts';
import { RIVER } from './testing/river-documents.ts';

const BOTH = 'How high is the Tarn Weir, and how many gates does the Tarn Weir have?';
const MODEL = { writer: { renderer: 'model', model: 'model-1' } };
let run: PlayedRun<ResearchState>;
beforeAll(async () => {
  run = await played(BOTH, { type: 'B' });
});

const outputsOf = (agent: string) =>
  eventsOf(run, 'agent-output-recorded').filter(({ payload }) => payload.agent === agent);

/** Whether a string stands anywhere inside a value. */
const says = (value: unknown, words: string): boolean => JSON.stringify(value).includes(words);

describe('the orchestrator', () => {
  it('speaks at every boundary, in the form of the specification, and names who acts next', () => {
    const routed = eventsOf(run, 'orchestrator-routed').map(({ payload }) =>
      orchestratorOutputSchema.parse(payload),
    );
    expect(routed.map(({ agent_to_activate }) => agent_to_activate)).toEqual([
      'orchestrator',
      'researcher',
      'researcher',
      'verifier',
      'actor',
      'citation',
      'critic',
      'orchestrator',
    ]);
    for (const { next_action, rationale, routing_decision } of routed)
      for (const words of [next_action, rationale, routing_decision]) expect(words).not.toBe('');
  });

  it('says nothing of what was found', () => {
    for (const { payload, texts } of eventsOf(run, 'orchestrator-routed')) {
      expect(texts).toEqual({});
      for (const words of ['weir', 'Weir', '6.8', 'gates']) expect(says(payload, words)).toBe(false);
    }
  });

  it('hands over what is left of the budget, and it is never in debt', () => {
    const { budget, spent } = run.view.state;
    const left = eventsOf(run, 'orchestrator-routed').map(
      ({ payload }) => payload.budget_update as unknown as { searches: number; fetches: number },
    );
    expect(left.at(-1)).toEqual({
      searches: (budget?.searches ?? 0) - spent.searches,
      fetches: (budget?.fetches ?? 0) - spent.fetches,
    });
    for (const { searches, fetches } of left) {
      expect(searches).toBeGreaterThanOrEqual(0);
      expect(fetches).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('the researcher', () => {
  it('answers for each subquestion in the form of the specification, with grades and references', () => {
    const outputs = outputsOf('researcher').map(({ texts }) =>
      researcherOutputSchema.parse(JSON.parse(String(texts.output))),
    );
    expect(new Set(outputs.map(({ subquestion_id }) => subquestion_id))).toEqual(new Set(['q1', 'q2']));
    const found = outputs.flatMap(({ sources_found }) => sources_found);
    expect(found.length).toBeGreaterThan(0);
    for (const { quality_grade, key_passages, url } of found) {
      expect(quality_grade).toMatch(/^[A-E]$/);
      expect(url).toMatch(/^corpus:/);
      for (const passage of key_passages) expect(passage).toMatch(/^¶ \d+: ./);
    }
  });

  it('acts in phases 2 and 3 only', () => {
    const phases = new Set(outputsOf('researcher').map(({ payload }) => payload.phase));
    expect(phases).toEqual(new Set([3]));
    const calls = run.events.filter(({ type }) => type === 'attempt-started');
    const during = (step: RegExp) => {
      const found = calls.filter(({ payload }) => step.test(String(payload.step)));
      return new Set(
        found.map((event) => {
          const before = run.events.slice(0, run.events.indexOf(event));
          return before.findLast(({ type }) => type === 'phase-started')?.payload.phase;
        }),
      );
    };
    expect(during(/^(?:plan|framing-)/)).toEqual(new Set([2]));
    expect(during(/^(?:search|fetch)-/)).toEqual(new Set([3]));
    expect(during(/^check-/)).toEqual(new Set([6]));
  });

  it('names its gaps: fewer than three sources, none of grade A or B, no page or section', async () => {
    const poor = await played(
      'How high is the Tarn Weir?',
      {},
      memoryWorld([
        { address: 'corpus:note.md', title: 'Tarn Weir', passages: ['The Tarn Weir is 6.8 metres high.'] },
      ]),
    );
    const last = eventsOf(poor, 'agent-output-recorded').findLast(
      ({ payload }) => payload.agent === 'researcher',
    );
    const { gaps_identified, suggested_follow_up } = researcherOutputSchema.parse(
      JSON.parse(String(last?.texts.output)),
    );
    expect(gaps_identified).toEqual(['q1: 1 of 3 sources', 'q1: no source of grade A or B']);
    expect(suggested_follow_up).toHaveLength(1);
  });
});

describe('the verifier', () => {
  it('gives every claim in the form of the specification, from phase 4 on', () => {
    const outputs = outputsOf('verifier');
    expect(outputs.length).toBe(run.view.state.triangulation?.claims.length);
    for (const { payload, texts } of outputs) {
      expect(payload.phase).toBe(4);
      verifierOutputSchema.parse(JSON.parse(String(texts.output)));
    }
  });

  it('leaves no C1 claim without a status, an independence check and three paths', () => {
    const critical = (run.view.state.triangulation?.claims ?? []).filter(({ class: kind }) => kind === 'C1');
    expect(critical.length).toBeGreaterThan(1);
    for (const { verification } of critical) {
      expect(verification.verification_status).toMatch(/^(?:VERIFIED|UNVERIFIED|CONTRADICTED)$/);
      expect(verification.independence_check.reasoning).toMatch(/\d+ sources? in \d+ independent groups?/);
      expect(verification.self_consistency.paths_checked).toBe(3);
    }
  });

  it('verifies only what two independent groups of sources say', () => {
    for (const { independent_groups, verification, superseded_by } of run.view.state.triangulation?.claims ??
      []) {
      if (verification.verification_status === 'VERIFIED')
        expect(independent_groups.length).toBeGreaterThan(1);
      if (superseded_by !== null) expect(verification.verification_status).not.toBe('VERIFIED');
    }
  });

  it('verifies what two independent sources say in one value', async () => {
    const agreed = RIVER.filter(({ address }) => /survey-2024|county/.test(address));
    const { view } = await played('How high is the Tarn Weir?', { type: 'B' }, memoryWorld(agreed));
    const claim = view.state.triangulation?.claims.find(({ text }) => text.includes('6.8'));
    expect(claim?.independent_groups).toHaveLength(2);
    expect(claim?.verification).toMatchObject({
      verification_status: 'VERIFIED',
      independence_check: { passed: true },
      self_consistency: { confidence: 'HIGH', agreement_rate: 1 },
    });
  });

  it('takes a dispute over one value for no dispute over another that the same sentence has', async () => {
    const { view } = await played('How high is the Tarn Weir?', { type: 'B' });
    const height = view.state.triangulation?.claims.find(({ text }) => text.includes('6.8'));
    expect(height?.verification.verification_status).toBe('VERIFIED');
  });

  it('challenges with evidence: what contradicts a claim stands beside what supports it', () => {
    const { claims = [], contradictions = [] } = run.view.state.triangulation ?? {};
    const disputed = new Set(contradictions.flatMap((each) => each.claims));
    expect(disputed.size).toBe(2);
    for (const { id, verification } of claims) {
      const labels = new Set(verification.supporting_sources.map(({ classification }) => classification));
      expect([id, labels]).toEqual([
        id,
        new Set(disputed.has(id) ? ['SUPPORTS', 'CONTRADICTS'] : ['SUPPORTS']),
      ]);
      if (verification.verification_status === 'CONTRADICTED') expect(disputed).toContain(id);
    }
    expect(claims.some(({ verification }) => verification.verification_status === 'CONTRADICTED')).toBe(true);
  });
});

describe('the critic', () => {
  const claim = aClaim('k1', 'The crest is 6.8 metres high.', null);
  const judge = (challenge: Partial<CriticOutput['red_team_challenges'][number]>, disputed: string[] = []) =>
    acceptCritique(
      {
        red_team_challenges: [
          {
            finding_challenged: 'k1',
            counter_evidence: 'It may be otherwise.',
            source: 's2',
            severity: 'HIGH',
            recommendation: 'Look again.',
            ...challenge,
          },
        ],
        qa_issues: [],
        overall_confidence: 5,
        limitations_identified: [],
      },
      { claims: [claim], classify: analysisV1.classifySupport },
      [
        aSource('s1'),
        aSource('s2', { passages: [{ ref: '¶ 1', text: 'Bread needs flour, water and time.' }] }),
      ],
      new Set(disputed),
    );

  it('answers in the form of the specification, in phase 7', () => {
    const [output, ...more] = outputsOf('critic');
    expect(more).toEqual([]);
    expect(output?.payload.phase).toBe(7);
    criticOutputSchema.parse(JSON.parse(String(output?.texts.output)));
  });

  it('holds nothing up without evidence: a HIGH that no source bears out counts as LOW', () => {
    expect(judge({})).toMatchObject({ lowered: 1, critique: { red_team_challenges: [{ severity: 'LOW' }] } });
    expect(judge({}, ['k1'])).toMatchObject({
      lowered: 0,
      critique: { red_team_challenges: [{ severity: 'HIGH' }] },
    });
  });

  it('can name no claim and no source that the run does not have', () => {
    expect(judge({ finding_challenged: 'k9' })).toMatchObject({
      refused: 1,
      critique: { red_team_challenges: [] },
    });
    expect(judge({ source: 'https://example.org/made-up' })).toMatchObject({ refused: 1 });
  });

  it('keeps nothing from being published without a HIGH issue', () => {
    const severities = eventsOf(run, 'critique-recorded').flatMap(({ payload }) => payload.challenges);
    expect(severities.length).toBeGreaterThan(0);
    expect(severities).not.toContain('HIGH');
    expect(run.view.finished).toMatchObject({ outcome: 'completed', result: { verdict: 'PASS' } });
  });

  it('adds no content: the draft after it is the draft before it', () => {
    const drafts = eventsOf(run, 'draft-recorded').map(({ texts }) => String(texts.draft));
    expect(drafts).toHaveLength(1);
    expect(JSON.parse(drafts[0] ?? '')).toEqual(run.view.state.draft);
  });

  it('leaves a red-team section and limitations behind', () => {
    const report = fileOf(run, 'report.md');
    const part = (heading: string) => report.split(`## ${heading}\n\n`)[1]?.split('\n\n## ')[0] ?? '';
    expect(part('Red team')).toMatch(/^- \*\*(?:MEDIUM|LOW|[A-Z]{2})\*\*/);
    expect(part('Limitations')).toMatch(/^- ./);
  });
});

describe('the citation agent', () => {
  it('works in phase 6 and answers in the form of the specification', () => {
    const [output] = outputsOf('citation');
    expect(output?.payload.phase).toBe(6);
    const report = citationReportSchema.parse(JSON.parse(String(output?.texts.output)));
    expect(report.citations_checked).toBeGreaterThan(0);
  });

  it('checks all citations, and looks at each cited address once', () => {
    const { draft, citationReport } = run.view.state;
    const citations = (draft?.sections ?? []).flatMap(({ sentences }) =>
      sentences.flatMap((sentence) => sentence.citations),
    );
    expect(citationReport?.citations_checked).toBe(citations.length);
    const cited = new Set(citations.map(({ source_id }) => source_id));
    const addresses = run.view.state.sources.filter(({ id }) => cited.has(id)).map(({ address }) => address);
    expect(citationReport?.urls_verified.map(({ url }) => url)).toEqual(addresses);
    expect(run.view.state.spent.checks).toBe(addresses.length);
  });

  it('rewrites nothing and adds no source', () => {
    const draft = aDraft([{ source: 's1', quote: 'The crest is 6.9 metres high.' }]);
    const sources = [aSource('s1')];
    const before = structuredClone({ draft, sources });
    const { issues } = checkCitations({ draft, sources, statuses: [] }, () => 'NEUTRAL');
    expect(issues.length).toBeGreaterThan(0);
    expect({ draft, sources }).toEqual(before);
  });
});

/** A field by which each act would be done in an output. */
const FIELDS = {
  route: 'next_phase',
  'change-budget': 'budget_update',
  plan: 'subquestions',
  search: 'search',
  fetch: 'fetch',
  extract: 'sources_found',
  verify: 'verification_status',
  synthesize: 'sections',
  challenge: 'red_team_challenges',
  audit: 'qa_issues',
  'check-citations': 'citations_checked',
} as const;
type Act = keyof typeof FIELDS;
/** What the specification lets each agent do; written down here once more, so that a wider table is noticed. */
const OWN: Readonly<Record<AgentRole, readonly Act[]>> = {
  orchestrator: ['route', 'change-budget'],
  researcher: ['plan', 'search', 'fetch', 'extract'],
  verifier: ['verify'],
  critic: ['challenge', 'audit'],
  citation: ['check-citations'],
  actor: ['synthesize'],
};
const forbidden = (role: AgentRole) =>
  (Object.keys(FIELDS) as Act[]).filter((act) => !OWN[role].includes(act));

describe('a forbidden act', () => {
  it.each<AgentRole>(['orchestrator', 'researcher', 'verifier', 'critic', 'citation', 'actor'])(
    'of the %s is refused by its name, each one',
    (role) => {
      expect(forbidden(role).length).toBeGreaterThan(6);
      for (const act of forbidden(role))
        expect(boundaryBreaches(role, { [FIELDS[act]]: 1 })).toEqual([{ act, field: FIELDS[act] }]);
    },
  );

  it.each<[AgentRole, string, string]>([
    ['researcher', 'plan', 'plan'],
    ['researcher', 'framing', 'framing-academic'],
    ['actor', 'synthesis', 'synthesis'],
    ['critic', 'critique', 'critique'],
  ])('that a model asks for as the %s (%s) is recorded and has no effect', async (agent, task, step) => {
    const output = Object.fromEntries(forbidden(agent).map((act) => [FIELDS[act], 99]));
    const asks = ({ model, prompt }: RenderRequest) =>
      model === 'model-1' && prompt.includes(`/${task}\n`) ? JSON.stringify(output) : undefined;
    const hostile = await played('How high is the Tarn Weir?', MODEL, memoryWorld(RIVER, asks));
    const calm = await played('How high is the Tarn Weir?', MODEL);
    const refused = eventsOf(hostile, 'agent-boundary-refused')
      .map(({ payload }) => payload)
      .filter((payload) => payload.step === step);
    expect(new Set(refused.map(({ act }) => act))).toEqual(new Set(forbidden(agent)));
    expect(new Set(refused.map((each) => each.agent))).toEqual(new Set([agent]));
    expect(eventsOf(hostile, 'writer-replaced').map(({ payload }) => payload.reason)).toContain(
      'boundary-refused',
    );
    const spent = ({ view: { state } }: PlayedRun<ResearchState>) => ({
      budget: state.budget,
      searches: state.spent.searches,
      fetches: state.spent.fetches,
      phases: state.phases.map(({ phase, status }) => `${phase} ${status}`),
    });
    expect(spent(hostile)).toEqual(spent(calm));
    expect(hostile.view.finished).toMatchObject({ outcome: 'completed' });
  });
});
