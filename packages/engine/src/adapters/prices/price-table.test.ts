import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadPrices } from './load-prices.ts';
import { costMicros } from './price-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'prices-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(content: unknown): string {
  const path = join(folder, 'prices.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

function tableOf(models: unknown) {
  return loadPrices(write({ asOf: '2026-01-31', providers: { p: { source: 'a test', models } } }));
}

const tokens = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };

describe('the cost of a call', () => {
  it('is exact where binary fractions are not', () => {
    const table = tableOf({ m: { input: '0.1', output: '0.2' } });
    const cost = costMicros(table, {
      provider: 'p',
      models: ['m'],
      tokens: { ...tokens, input: 1, output: 1 },
    });
    expect(cost).toBe(1);
    const many = { ...tokens, input: 3_000_000, output: 3_000_000 };
    expect(costMicros(table, { provider: 'p', models: ['m'], tokens: many })).toBe(900_000);
  });

  it('is rounded up to the next micro, and nothing costs nothing', () => {
    const table = tableOf({ m: { input: '0.000001', output: '1' } });
    expect(costMicros(table, { provider: 'p', models: ['m'], tokens: { ...tokens, input: 1 } })).toBe(1);
    expect(costMicros(table, { provider: 'p', models: ['m'], tokens })).toBe(0);
  });

  it('has own prices for the cache, or those of other input', () => {
    const table = tableOf({
      own: { input: '10', output: '0', cacheRead: '1', cacheWrite: '12.5' },
      none: { input: '10', output: '0' },
    });
    const cached = { ...tokens, input: 1, cacheRead: 10, cacheWrite: 100 };
    expect(costMicros(table, { provider: 'p', models: ['own'], tokens: cached })).toBe(1270);
    expect(costMicros(table, { provider: 'p', models: ['none'], tokens: cached })).toBe(1110);
  });

  it('has other prices for the whole call above a long prompt', () => {
    const longPrompt = { above: 100, input: '5', output: '50' };
    const table = tableOf({ m: { input: '1', output: '10', longPrompt } });
    const ask = (input: number) =>
      costMicros(table, { provider: 'p', models: ['m'], tokens: { ...tokens, input, output: 1 } });
    expect(ask(100)).toBe(110);
    expect(ask(101)).toBe(555);
  });

  it('is unknown when it is too large to be a safe number', () => {
    const table = tableOf({ m: { input: '999999', output: '0' } });
    const many = { ...tokens, input: Number.MAX_SAFE_INTEGER };
    expect(costMicros(table, { provider: 'p', models: ['m'], tokens: many })).toBeNull();
  });
});

describe('finding the price of a model', () => {
  const table = tableOf({
    'm-4': { input: '4', output: '0' },
    'm-4-mini': { input: '1', output: '0' },
    'family-*': { input: '7', output: '0' },
    'family-big': { input: '9', output: '0' },
  });
  const priceOf = (...models: string[]) =>
    costMicros(table, { provider: 'p', models, tokens: { ...tokens, input: 1 } });

  it.each([
    ['m-4', 4],
    ['m-4-2026-01-31', 4],
    ['m-4-20260131', 4],
    ['m-4-latest', 4],
    ['m-4@20260131', 4],
    ['m-4-mini', 1],
    ['m-4-mini-2026-01-31', 1],
    ['family-anything', 7],
    ['family-big', 9],
  ])('knows %s', (model, micros) => {
    expect(priceOf(model)).toBe(micros);
  });

  it.each(['m-4-audio', 'm-4-5', 'm-40', 'm-', '', 'other'])('does not guess a price for %j', (model) => {
    expect(priceOf(model)).toBeNull();
  });

  it('goes by what the provider says it used before what was asked for', () => {
    expect(priceOf('m-4-mini', 'm-4')).toBe(1);
    expect(priceOf('unheard-of', 'm-4')).toBe(4);
  });

  it('knows nothing about another provider', () => {
    expect(costMicros(table, { provider: 'q', models: ['m-4'], tokens })).toBeNull();
  });
});

describe('the price table', () => {
  it('that is shipped can be read and says when it was written', () => {
    const shipped = loadPrices();
    expect(shipped.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect([...shipped.providers.keys()]).toEqual(['anthropic', 'openai-compatible']);
    const tokensOfMillion = { ...tokens, input: 1_000_000, output: 1_000_000 };
    const models = ['claude-opus-4-6'];
    expect(costMicros(shipped, { provider: 'anthropic', models, tokens: tokensOfMillion })).toBe(30_000_000);
  });

  it.each([
    ['a file that is not there', join(folder, 'missing.json'), /cannot be read/],
    ['broken JSON', '{', /not valid JSON/],
    ['a price that is a number', { m: { input: 0.1, output: '1' } }, /models\.m\.input/],
    ['a negative price', { m: { input: '-1', output: '1' } }, /write a price as text/],
    ['a misspelt field', { m: { input: '1', output: '1', cachedRead: '1' } }, /cachedRead/],
  ])('is refused with a clear message for %s', (_what, given, message) => {
    const load = () => {
      if (typeof given !== 'string') return tableOf(given);
      return loadPrices(given === '{' ? write(given) : given);
    };
    expect(load).toThrow(message);
    expect(load).toThrow(expect.objectContaining({ code: 'invalid_prices' }));
  });
});
