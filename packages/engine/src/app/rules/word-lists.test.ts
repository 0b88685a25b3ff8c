import { describe, expect, it } from 'vitest';
import { pipelinesOf } from '../pipelines.ts';
import { productPipelines } from '../product-pipelines.ts';
import { listsIn } from './lists-in.ts';
import { ruleSetsOf } from './rule-sets.ts';
import { tablesIn } from './tables-in.ts';
import { weightsIn } from './weights-in.ts';
import { tablesOf, wordListsOf } from './word-lists.ts';

const pipelines = await pipelinesOf(productPipelines).all();
const entriesIn = (ref: string, name: string) =>
  wordListsOf(pipelines, ref).find((list) => list.name === name)?.entries;

describe('the word lists behind the rules', () => {
  it.each(ruleSetsOf(pipelines).map(({ ref }) => ref))(
    'of %s have names of their own, lines, and a sentence on what they are for',
    (ref) => {
      const tables = tablesOf(pipelines, ref);
      expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
      expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length);
      for (const { about, rows } of tables) {
        expect(about).toMatch(/^\P{Ll}.{9,}\.$/u);
        expect(rows.length).toBeGreaterThan(0);
      }
      expect(JSON.stringify(tables)).not.toMatch(/\[object|undefined|=> /);
    },
  );

  it('are what the code itself reads, phrases and alternatives too', () => {
    expect(entriesIn('aeo/v1', 'fillers')).toContain('in order to');
    expect(entriesIn('ai-likeness/v1', 'inflated words')).toContain('delve');
    expect(entriesIn('complaint-validation/v1', 'courtesies')?.length).toBeGreaterThan(3);
  });

  it('have the weights that were learnt, the heaviest first, each by what it speaks for', () => {
    const topics = tablesOf(pipelines, 'complaint/v1').find(({ id }) => id === 'topic-network');
    expect(topics?.kind).toBe('weights');
    expect(topics?.rows.length).toBeGreaterThan(1000);
    const heaviest = topics?.rows.map(({ weights }) =>
      Math.max(0, ...weights.map(({ weight }) => Math.abs(weight))),
    );
    expect(heaviest).toEqual(heaviest?.toSorted((a, b) => b - a));
    const support = tablesOf(pipelines, 'research/v1').find(({ id }) => id === 'support-weights');
    expect(support?.rows.map(({ entry }) => entry)).toContain('poles differ');
    expect(support?.rows[0]?.weights.map(({ of }) => of)).toEqual(['SUPPORTS', 'CONTRADICTS', 'NEUTRAL']);
  });

  it('are refused for a rule set that is not there', () => {
    expect(() => wordListsOf(pipelines, 'blog/v99')).toThrow('blog/v99');
  });
});

const words = (name: string, entries: readonly string[]) => ({
  name,
  kind: 'words',
  rows: entries.map((entry) => ({ entry, weights: [] })),
});

describe('word data of any form', () => {
  it.each([
    ['lines', ' a\n\n b c \n', ['a', 'b c']],
    ['a set', new Set(['a', 'b']), ['a', 'b']],
    ['pairs', new Map([['a', 'b']]), ['a: b']],
    ['an expression', /a|b/, ['a|b']],
    ['phrases by their first word', { byFirst: new Map([['in', [['in', 'fact']]]]) }, ['in fact']],
    ['groups', [['a', 'b'], ['c']], ['a, b', 'c']],
    ['facts', { a: 'x', b: 'y' }, ['a: x', 'b: y']],
  ])('%s become entries', (_, value, entries) => {
    expect(listsIn(['file', 'NAME'], value)).toEqual([words('file: name', entries)]);
  });

  it('is taken apart where lists lie within it; what is no list of its own stands together', () => {
    const lists = listsIn(['fillers', 'FILLERS'], { soft: 'a\nb', hardOnes: new Set(['c']), size: 3 });
    expect(lists).toEqual([words('fillers', ['hardOnes: c', 'size: 3']), words('fillers: soft', ['a', 'b'])]);
  });

  it('is not the rules and functions beside it', () => {
    const file = { SOME: ['a'], RULES: [{ id: 'x', summary: 'y' }], read: () => 1, one: { id: 'x' } };
    expect(tablesIn('file', { words: file, about: 'For a test.' }).map(({ name }) => name)).toEqual([
      'file: some',
    ]);
  });

  it('is none where it is a function, a number or empty', () => {
    for (const value of [() => 1, 3, null, '', new Set()]) expect(listsIn(['f', 'n'], value)).toEqual([]);
  });
});

describe('weights of any form', () => {
  const row = (entry: string, ...weights: readonly (readonly [string, number])[]) => ({
    entry,
    weights: weights.map(([of, weight]) => ({ of, weight })),
  });
  const columns = ['calm', 'hot'];

  it.each([
    ['lines', '\n=1,0\na=b=2,-3\n', [row('a=b', ['calm', 2], ['hot', -3]), row('(always)', ['calm', 1])]],
    ['lines of a few', 'x=1:7', [row('x', ['hot', 7])]],
    ['numbers by name', { a: 1, b: -2 }, [row('b', ['', -2]), row('a', ['', 1])]],
    ['a map', new Map([['a', 1.5]]), [row('a', ['', 1.5])]],
    ['facts by name', { a: { from: 1, to: 2 } }, [row('a', ['from', 1], ['to', 2])]],
  ])('%s become rows, the heaviest first', (_, value, rows) => {
    expect(weightsIn(value, { columns })).toEqual(rows);
  });

  it('lists of numbers are read by the names of their places', () => {
    expect(weightsIn({ yes: [1, 5], no: [-1, 0] }, { rows: ['first', 'second'] })).toEqual([
      row('second', ['yes', 5], ['no', 0]),
      row('first', ['yes', 1], ['no', -1]),
    ]);
  });

  it.each([
    ['a text', 'in fact\nx=1'],
    ['words', ['a']],
    ['a set', new Set([1])],
    ['mixed', { a: 1, b: 'c' }],
  ])('%s has none', (_, value) => {
    expect(weightsIn(value, { columns })).toBeNull();
  });
});

describe('the pipelines of the product', () => {
  it('have the names under which they are listed', () => {
    expect(pipelines.map(({ id, version }) => `${id}/${version}`)).toEqual(
      productPipelines.map(({ ref }) => ref),
    );
  });

  /** An append outside a run does not wait for them. */
  it('keep no rows about what happens outside runs', () => {
    const types = [
      'tenant-created',
      'tenant-clock-set',
      'subject-erased',
      'api-key-created',
      'api-key-revoked',
      'api-key-rotated',
      'webhook-endpoint-created',
      'webhook-endpoint-changed',
      'webhook-endpoint-removed',
      'webhook-secret-rotated',
    ];
    const models = pipelines.flatMap(({ readModels }) => readModels);
    expect(models.length).toBeGreaterThan(10);
    const place = { stream: 'tenant', streamVersion: 1, sequence: 1, schemaVersion: 1 };
    const event = {
      ...place,
      actor: 'engine',
      recordedAt: '2026-01-05T09:00:00.000Z',
      payload: {},
      texts: {},
    };
    for (const type of types)
      expect(models.flatMap((model) => model.project({ ...event, type }))).toEqual([]);
  });
});
