import { evaluatorOutputSchema, type FetchAnswer, RUBRIC_DIMENSIONS } from '@palimpsest/contracts';
import type { RenderRequest } from '@palimpsest/kernel';
import type { PlayedRun } from '@palimpsest/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { ResearchState } from './state.ts';
import { memoryWorld } from './testing/memory-world.ts';
import { eventsOf, fileOf, played } from './testing/played.ts';
import { RIVER } from './testing/river-documents.ts';

const HEIGHT = 'How high is the Tarn Weir?';
const MODEL = { writer: { renderer: 'model', model: 'model-1' } };
const answering = (task: string, output: object) =>
  memoryWorld(RIVER, ({ model, prompt }: RenderRequest) =>
    model === 'model-1' && prompt.includes(`/${task}\n`) ? JSON.stringify(output) : undefined,
  );

/** A plan whose one subquestion no source says a word about: no fix can answer it. */
const UNANSWERABLE = {
  subquestions: [{ id: 'q1', text: 'Which opera opened the Reykjavik season?' }],
  hypotheses: [],
};

const ONE = [
  {
    address: 'corpus:note.md',
    title: 'Tarn Weir',
    authors: ['Ada Lind'],
    publisher: 'Institute for Rivers',
    date: '2024-05-01',
    passages: ['The Tarn Weir is 6.8 metres high.'],
  },
];
/** The address no longer answers when its citation is checked. */
const DEAD: FetchAnswer = {
  address: 'corpus:note.md',
  finalAddress: 'corpus:note.md',
  status: 'DEAD',
  checkedAt: '2026-01-01T00:00:00.000Z',
  contentType: '',
  title: '',
  authors: [],
  publisher: null,
  domain: null,
  date: null,
  funding: null,
  supersedes: null,
  derivedFrom: null,
  passages: [],
  links: [],
};
const verdictsOf = (run: PlayedRun<ResearchState>) =>
  run.events
    .filter(({ type, payload }) => type === 'decision-made' && payload.decision === 'reflexion-verdict')
    .map(({ payload }) => payload.output);

describe('the evaluator', () => {
  it('comes between the synthesis and the package, in the form of the specification', async () => {
    const run = await played(HEIGHT);
    const [evaluated, ...more] = eventsOf(run, 'evaluation-recorded');
    expect(more).toEqual([]);
    const { dimension_scores, pass_threshold } = evaluatorOutputSchema.parse(evaluated?.payload.result);
    expect(Object.keys(dimension_scores)).toEqual([...RUBRIC_DIMENSIONS]);
    expect(pass_threshold).toBe(8);
    const order = run.events.map(({ type }) => type);
    expect(order.indexOf('draft-recorded')).toBeLessThan(order.indexOf('evaluation-recorded'));
    expect(order.indexOf('evaluation-recorded')).toBeLessThan(order.indexOf('package-created'));
  });

  it('a pass goes on to the package at once, without a reflection', async () => {
    const run = await played(HEIGHT);
    expect(eventsOf(run, 'reflection-recorded')).toEqual([]);
    expect(eventsOf(run, 'draft-recorded')).toHaveLength(1);
  });
});

describe('a draft that does not pass', () => {
  it('goes through reflection, fixes and a new evaluation, in that order', async () => {
    const run = await played(HEIGHT, MODEL, answering('synthesis', { title: 'Weir', sections: [] }));
    const order = run.events
      .map(({ type }) => type)
      .filter((type) => /^(?:evaluation|reflection|draft)-recorded$|^citations-checked$/.test(type));
    expect(order).toEqual([
      'draft-recorded',
      'citations-checked',
      'evaluation-recorded',
      'reflection-recorded',
      'draft-recorded',
      'citations-checked',
      'evaluation-recorded',
    ]);
    expect(String(eventsOf(run, 'reflection-recorded')[0]?.texts.reflection)).toMatch(
      /^## Reflection on .+\n\n\*\*What went wrong\*\*: .+\n\*\*Why it happened\*\*: .+\n\*\*How to fix\*\*: .+\n\*\*How to prevent\*\*: .+/,
    );
    expect(fileOf(run, 'report.md')).toContain('**How to prevent**');
  });

  it('is evaluated again at most three times, then escalated with what is wrong as limitations', async () => {
    const gone = ({ model, prompt }: RenderRequest) =>
      model === 'fetch/v1' && prompt.includes('"head":true') ? JSON.stringify(DEAD) : undefined;
    const run = await played(HEIGHT, {}, memoryWorld(ONE, gone));
    expect(eventsOf(run, 'evaluation-recorded')).toHaveLength(4);
    expect(eventsOf(run, 'reflection-recorded')).toHaveLength(3);
    expect(verdictsOf(run)).toEqual([
      { verdict: 'ITERATE', next: 'reflect' },
      { verdict: 'ITERATE', next: 'reflect' },
      { verdict: 'ITERATE', next: 'reflect' },
      { verdict: 'ITERATE', next: 'escalate' },
    ]);
    expect(run.view.finished).toMatchObject({ outcome: 'completed', reason: 'escalated' });
    const report = fileOf(run, 'report.md');
    expect(report).toMatch(/did not pass its evaluation \([\d.]+ of 10\) after three rounds of fixes/);
    expect(report).toContain('citation quality: URL_DEAD');
  });

  it('that answers none of its subquestions fails, and the user is told', async () => {
    const run = await played(HEIGHT, MODEL, answering('plan', UNANSWERABLE));
    expect(verdictsOf(run).at(-1)).toEqual({ verdict: 'FAIL', next: 'escalate' });
    expect(run.view.finished).toMatchObject({ outcome: 'stopped', reason: 'quality_failed' });
    expect(fileOf(run, 'report.md')).toContain('HIGH, scope coverage');
  });

  it('has no HIGH issue of a citation left when it is published', async () => {
    const run = await played(HEIGHT);
    const { citationReport } = run.view.state;
    expect(citationReport?.issues.filter(({ severity }) => severity === 'HIGH')).toEqual([]);
  });
});
