import { describe, expect, it } from 'vitest';
import { POLICY_VERSION } from '../tables/policy.ts';
import { routesWith } from '../testing/fakes.ts';
import { BUILTIN_LANGUAGES, DEFAULT_ROUTING_TABLE } from './default-table.ts';
import { type RouteQuestion, rendererOf, selectRoute } from './select-route.ts';

const QUESTION: RouteQuestion = {
  task: 'complaint_rewrite',
  rewrite_strength: 'full_reframe',
  surface: 'weekly_feedback',
  source_language: 'es',
  target_language: 'en',
  lane: 'cross_language',
  policy_version: POLICY_VERSION,
};
const rowFor = (table = DEFAULT_ROUTING_TABLE, changes: Partial<RouteQuestion> = {}) => {
  const answer = selectRoute(table, { ...QUESTION, ...changes });
  return answer.kind === 'route' ? answer.decision.row_id : answer.reason;
};

describe('the table that ships', () => {
  it('has the built-in renderer for every pair of its languages, and no other', () => {
    for (const source of BUILTIN_LANGUAGES)
      for (const target of BUILTIN_LANGUAGES)
        expect(rowFor(undefined, { source_language: source, target_language: target })).toBe(
          `builtin-${source}-${target}`,
        );
    expect(rowFor(undefined, { target_language: 'ja' })).toBe('no_route');
    expect(rowFor(undefined, { source_language: 'it' })).toBe('no_route');
  });

  it('classifies with the built-in classifier: no row is for a model', () => {
    expect(rowFor(undefined, { task: 'complaint_classify' })).toBe('no_route');
  });
});

describe('the most specific row decides', () => {
  it('whatever its place in the table', () => {
    const table = routesWith(
      { id: 'any' },
      { id: 'strong', match: { rewrite_strength: 'full_reframe' } },
      { id: 'pair', match: { source_language: 'es', target_language: 'en' } },
      {
        id: 'all',
        match: {
          rewrite_strength: 'full_reframe',
          surface: 'weekly_feedback',
          source_language: 'es',
          target_language: 'en',
          lane: 'cross_language',
        },
      },
    );
    expect(rowFor(table)).toBe('all');
    expect(rowFor(table, { surface: 'other' })).toBe('pair');
    expect(rowFor(table, { source_language: 'it', target_language: 'ja' })).toBe('strong');
    expect(
      rowFor(table, { source_language: 'it', target_language: 'ja', rewrite_strength: 'light_touch' }),
    ).toBe('any');
  });

  it('by its fields where two name as many, and by its place where they name the same', () => {
    const table = routesWith(
      {
        id: 'lane',
        match: { lane: 'cross_language', surface: 'weekly_feedback', rewrite_strength: 'full_reframe' },
      },
      { id: 'target', match: { target_language: 'en', surface: 'weekly_feedback', lane: 'cross_language' } },
      { id: 'later', match: { target_language: 'en', surface: 'weekly_feedback', lane: 'cross_language' } },
    );
    expect(rowFor(table)).toBe('target');
  });

  it("counts '*' as naming nothing, and the alias as the surface it stands for", () => {
    const table = routesWith({ id: 'star', match: { source_language: '*', target_language: '*' } });
    expect(rowFor(table, { source_language: 'it' })).toBe('star');
    expect(rowFor(table)).toBe('builtin-es-en');
    const alias = routesWith({
      id: 'alias',
      match: { surface: 'weekly_harmony', lane: 'cross_language', rewrite_strength: 'full_reframe' },
    });
    expect(rowFor(alias)).toBe('alias');
  });
});

it('a route with an address of its own asks for a renderer of that address, and for no other', () => {
  expect(rendererOf({ adapter_kind: 'builtin', base_url: null })).toBe('builtin');
  expect(rendererOf({ adapter_kind: 'openai-compatible', base_url: 'http://localhost:11434/v1' })).toBe(
    'openai-compatible@http://localhost:11434/v1',
  );
});
