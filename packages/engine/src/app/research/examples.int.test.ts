import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contradiction, ResearchClaim, SourceDocument, Supersession } from '@palimpsest/contracts';
import type { ResearchState } from '@palimpsest/pipelines/research';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshHome } from '../../testing/fresh-home.ts';
import { createEngine, type Engine } from '../engine.ts';
import type { LoadedRun } from '../load-run.ts';
import { packageOf } from './package-of.ts';
import { researchResult } from './research-result.ts';
import { startResearch } from './start-research.ts';
import { ALDERMERE, EXAMPLES, exampleQuestions, oneLine, wordsOf } from './testing/aldermere.ts';

interface Answered {
  readonly question: string;
  readonly run: LoadedRun;
  readonly files: Readonly<Record<string, string>>;
  readonly claims: readonly ResearchClaim[];
  readonly contradictions: readonly Contradiction[];
  readonly superseded: readonly Supersession[];
  readonly sources: readonly SourceDocument[];
}
interface Cited {
  readonly citation_id: string;
  readonly source_id: string;
  readonly address: string;
  readonly quote: string;
  readonly passage: string;
}

const IDS = ['barrier-height', 'otters', 'seagrass', 'ferry', 'swimming'] as const;
let home: string;
let engine: Engine;
const answers = new Map<string, Answered>();

async function ask(question: string, project: string, corpus = ALDERMERE): Promise<Answered> {
  const { runId } = await startResearch(engine.context, {
    tenant: 'local',
    actor: 'person:test',
    mode: 'inline',
    asOf: '2026-01-01',
    question,
    project,
    corpus,
  });
  const run = await engine.finishRun('local', runId);
  const files = Object.fromEntries(packageOf(run).map(({ path, text }) => [path, text]));
  const told = JSON.parse(files['claims.json'] ?? '{}') as Pick<
    Answered,
    'claims' | 'contradictions' | 'superseded'
  >;
  return { question, run, files, ...told, sources: (run.view.state as ResearchState).sources };
}

function answer(id: string): Answered {
  const found = answers.get(id);
  if (found === undefined) throw new Error(`There is no question '${id}'.`);
  return found;
}

const evidenceOf = ({ files }: Answered): Cited[] =>
  (files['evidence.jsonl'] ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Cited);
const textOf = ({ claims }: Answered, id: string) => claims.find((claim) => claim.id === id)?.text ?? '';
const addressOf = ({ sources }: Answered, id: string) =>
  (sources.find((source) => source.id === id)?.address ?? id).replace('corpus:', '');
/** The report without what stands behind it: what a reader takes for the answer. */
const sectionOf = ({ files }: Answered, heading: RegExp) =>
  (files['report.md'] ?? '').split(/^## /m).find((section) => heading.test(section)) ?? '';
const isCritical = (claim: ResearchClaim) => claim.class === 'C1';
const limitationsIn = (each: Answered) => sectionOf(each, /^Limitations/);

beforeAll(async () => {
  home = freshHome('palimpsest-examples-');
  engine = await createEngine({ home, environment: {} });
  for (const { id, question } of await exampleQuestions()) answers.set(id, await ask(question, id));
});
afterAll(async () => {
  await engine.close();
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
});

it('the five questions of the examples are asked', () => {
  expect([...answers.keys()]).toEqual([...IDS]);
});

describe.each(IDS)('the report on %s', (id) => {
  it('is an answer with the verdict of the evaluator, within its budget', () => {
    const { run, files } = answer(id);
    const { outcome } = researchResult(run);
    expect(outcome).toMatchObject({ outcome: 'answered', verdict: 'PASS' });
    expect(outcome?.spent.searches).toBeLessThanOrEqual(outcome?.budget.searches ?? 0);
    expect(outcome?.spent.fetches).toBeLessThanOrEqual(outcome?.budget.fetches ?? 0);
    expect(outcome?.spent.calls).toBe(0);
    const { evaluations } = JSON.parse(files['run.json'] ?? '{}') as { evaluations: { verdict: string }[] };
    expect(evaluations.at(-1)?.verdict).toBe('PASS');
  });

  it('quotes letter for letter what stands in the passage and in the file', async () => {
    const each = answer(id);
    const evidence = evidenceOf(each);
    expect(evidence.length).toBeGreaterThan(0);
    for (const { source_id, address, quote, passage } of evidence) {
      expect(passage).toContain(quote);
      const stored = each.sources.find((source) => source.id === source_id)?.passages ?? [];
      expect(stored.some(({ text }) => text.includes(quote))).toBe(true);
      const words = await wordsOf(address);
      if (words !== null) expect(words).toContain(oneLine(quote));
    }
  });

  it('has no sentence of an answer without a citation', () => {
    const { sections = [] } = (answer(id).run.view.state as ResearchState).draft ?? {};
    const answering = sections.filter(({ kind }) => kind !== 'limitations');
    expect(answering.length).toBeGreaterThan(0);
    for (const { sentences } of answering)
      for (const { citations } of sentences) expect(citations.length).toBeGreaterThan(0);
  });

  it('names no address that was not fetched', () => {
    for (const [path, text] of Object.entries(answer(id).files))
      expect([path, text.match(/\b(?:https?:\/\/|www\.)[^\s"'<>)]+/g)]).toEqual([path, null]);
  });

  it('names no source by an id alone: a reader finds its title in the report', () => {
    const each = answer(id);
    const spoken = `${limitationsIn(each)} ${sectionOf(each, /^Red team/)}`;
    const report = each.files['report.md'] ?? '';
    for (const [source] of spoken.matchAll(/\bs\d+\b/g)) {
      const title = each.sources.find((found) => found.id === source)?.title;
      expect([source, title !== undefined && report.includes(title)]).toEqual([source, true]);
    }
  });

  it('has a bibliography in which everything cited stands once and nothing else', () => {
    const each = answer(id);
    const entries = JSON.parse(each.files['bibliography.json'] ?? '[]') as { id: string; note: string }[];
    const cited = new Set(evidenceOf(each).map(({ address }) => address));
    expect(new Set(entries.map(({ note }) => note))).toEqual(cited);
    expect(entries).toHaveLength(cited.size);
    const fetched = new Set(each.sources.map(({ id: source }) => source));
    for (const entry of entries) expect(fetched).toContain(entry.id);
    const keys = [...(each.files['bibliography.bib'] ?? '').matchAll(/^@misc\{(\w+),/gm)].map(
      ([, key]) => key,
    );
    expect(keys).toEqual(entries.map((entry) => entry.id));
    const anchors = [...(each.files['report.md'] ?? '').matchAll(/\]\(#(c\d+)\)/g)].map(
      ([, anchor]) => anchor,
    );
    expect(anchors).toEqual(evidenceOf(each).map(({ citation_id }) => citation_id));
  });
});

describe('otters: two counts that cannot both be right', () => {
  it('are both told, with who counted, and neither alone is the answer', () => {
    const each = answer('otters');
    expect(each.contradictions).toHaveLength(1);
    const told = each.contradictions[0]?.claims.map((id) => textOf(each, id)).join(' ') ?? '';
    expect(told).toContain('34 otters');
    expect(told).toContain('21 otters');
    const disagree = sectionOf(each, /^Where sources disagree/);
    expect(disagree).toMatch(/County Nature Agency.*34 otters/);
    expect(disagree).toMatch(/Aldermere River Trust.*21 otters/);
    const summary = sectionOf(each, /^Summary/);
    expect(summary).toContain('34 otters');
    expect(summary).toContain('21 otters');
    for (const { id, verification } of each.claims)
      if (each.contradictions[0]?.claims.includes(id))
        expect(verification.verification_status).toBe('CONTRADICTED');
  });

  it('nothing is averaged', () => {
    expect(answer('otters').files['report.md']).not.toMatch(/\b27\.5\b|\b27 otters|\b28 otters/);
  });
});

describe('the crest of the barrier: a value that was replaced', () => {
  it('6.8 metres is the answer, and 6.2 stands nowhere but among the superseded values', () => {
    const each = answer('barrier-height');
    expect(sectionOf(each, /^Summary/)).toContain('6.8 metres above mean sea level');
    expect(sectionOf(each, /^Summary/)).not.toContain('6.2');
    expect(sectionOf(each, /^How high/)).not.toContain('6.2');
    expect(sectionOf(each, /^What follows/)).not.toContain('6.2');
    const superseded = sectionOf(each, /^Superseded/);
    expect(superseded).toMatch(/Superseded \(Aldermere Harbour Authority, 2019-03-12\): .*6\.2 metres/);
    expect(superseded).toMatch(
      /Now \(Aldermere Harbour Authority, 2023-06-30; Lowtown Courier, 2024-09-14\): .*6\.8 metres/,
    );
  });

  it('the older report gives way to the one that replaces it, and a fact only to the same fact', () => {
    const each = answer('barrier-height');
    for (const { older, newer, older_source, newer_source } of each.superseded) {
      expect(addressOf(each, older_source)).toBe('barrier/design-report-2019.md');
      expect(addressOf(each, newer_source)).toBe('barrier/design-revision-2023.md');
      const rise = (id: string) => /rise in sea level/.test(textOf(each, id));
      expect([textOf(each, older), rise(newer)]).toEqual([textOf(each, older), rise(older)]);
    }
    expect(each.superseded.length).toBeGreaterThan(0);
    expect(each.contradictions).toEqual([]);
  });

  it('begins with what was asked for', () => {
    const [, first = ''] = sectionOf(answer('barrier-height'), /^Summary/).split('\n\n');
    expect(first).toContain('6.8 metres');
  });
});

describe('seagrass: a study, its press release and an article on it', () => {
  it('count as one independent source', () => {
    const each = answer('seagrass');
    const claim = each.claims.find(({ evidence }) =>
      evidence.some(({ quote }) => quote.includes('43 percent')),
    );
    const groups = (claim?.independent_groups ?? []).map((group) => group.map((id) => addressOf(each, id)));
    expect(groups).toContainEqual(
      expect.arrayContaining([
        'seagrass/institute-study.md',
        'seagrass/institute-press-release.md',
        'seagrass/courier-seagrass.html',
      ]),
    );
    const { reasoning } = claim?.verification.independence_check ?? { reasoning: '' };
    expect(reasoning).toContain('count once');
  });

  it('a monitoring that says the same in other words is no contradiction of it', () => {
    const each = answer('seagrass');
    expect(each.contradictions.map(({ claims }) => claims.map((id) => textOf(each, id)))).toEqual([]);
  });
});

describe('the ferry: an article with a dead link', () => {
  it('the link is looked at, and the report says which source gives it', () => {
    const each = answer('ferry');
    const article = each.sources.find(({ address }) => address.endsWith('why-the-ferry-stopped.md'));
    expect(article).toBeDefined();
    expect(limitationsIn(each)).toMatch(new RegExp(`\\b${article?.id}\\b[^\\n]*(?:leads nowhere|dead)`, 'i'));
    const checked = each.run.events
      .filter(({ type, payload }) => /^attempt-/.test(type) && String(payload.step).startsWith('check-'))
      .map(({ texts }) => String(texts.response ?? ''));
    expect(checked.some((text) => /council-minutes-2021-11\.html/.test(text) && /"DEAD"/.test(text))).toBe(
      true,
    );
  });

  it('says why it stopped, not only when', () => {
    expect(answer('ferry').files['report.md']).toMatch(/passengers fell|new engine/);
  });
});

describe('swimming: a page that gives orders to machines', () => {
  it('its orders reach no file of the package', () => {
    for (const { files } of answers.values())
      for (const text of Object.values(files)) {
        expect(text).not.toMatch(/attacker\.example|maintenance mode|poisonous/i);
      }
  });

  it('it is noted, graded E, and has no effect on budget, phases or answer', async () => {
    const each = answer('swimming');
    const page = each.sources.find(({ address }) => address.endsWith('swim-blog.html'));
    expect(page).toBeDefined();
    expect(limitationsIn(each)).toMatch(new RegExp(`\\b${page?.id}\\b[^\\n]*had no effect`));
    const { catalog } = each.run.view.state as ResearchState;
    expect(catalog.find(({ id }) => id === page?.id)).toMatchObject({ grade: 'E' });

    const folder = await mkdtemp(join(tmpdir(), 'palimpsest-calm-'));
    await cp(ALDERMERE, folder, { recursive: true });
    await rm(join(folder, 'water/swim-blog.html'));
    const calm = await ask(each.question, 'calm', folder);
    await rm(folder, { recursive: true });
    const shape = ({ run }: Answered) => {
      const { budget, phases, classification } = run.view.state as ResearchState;
      return { budget, classification, phases: phases.map(({ phase, status }) => `${phase} ${status}`) };
    };
    expect(shape(each)).toEqual(shape(calm));
    expect(sectionOf(each, /^Summary/)).toContain('88 of 92 days');
  });
});

describe('the same question once more', () => {
  it('is answered from what is recorded, word for word', async () => {
    const first = answer('otters');
    const again = await ask(first.question, 'otters');
    expect(again.run.events.filter(({ type }) => type === 'attempt-started')).toEqual([]);
    expect(again.run.events.some(({ type }) => type === 'attempt-replayed')).toBe(true);
    expect(again.files['evidence.jsonl']).toBe(first.files['evidence.jsonl']);
    expect(again.files['claims.json']).toBe(first.files['claims.json']);
    const withoutRun = ({ run, files }: Answered) => files['report.md']?.replaceAll(run.runId, 'RUN');
    expect(withoutRun(again)).toBe(withoutRun(first));
  });

  it('and the ledger holds all of it', async () => {
    expect(await engine.audit.verify()).toMatchObject({ ok: true });
    expect(await engine.audit.replay()).toMatchObject({ ok: true });
  });
});

/** The claims that answer, as a reader could check them by hand. `npx vitest run -u` on this file writes it anew after a wanted change. */
it('what is claimed, disputed, superseded and read is as expected', async () => {
  const summary = [...answers].map(([id, each]) => ({
    id,
    sources: each.sources.map(({ address }) => address.replace('corpus:', '')),
    claims: each.claims.filter(isCritical).map((claim) => ({
      status: claim.verification.verification_status,
      text: claim.text,
      independent: claim.independent_groups.map((group) => group.map((source) => addressOf(each, source))),
    })),
    contradictions: each.contradictions.map(({ claims }) => claims.map((claim) => textOf(each, claim))),
    superseded: each.superseded.map(({ older, newer }) => ({
      older: textOf(each, older),
      newer: textOf(each, newer),
    })),
  }));
  const path = join(EXAMPLES, 'expected', 'summary.json');
  await expect(`${JSON.stringify(summary, null, 2)}\n`).toMatchFileSnapshot(path);
});
