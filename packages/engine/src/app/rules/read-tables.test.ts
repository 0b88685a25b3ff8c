import { describe, expect, it } from 'vitest';
import { pipelinesOf } from '../pipelines.ts';
import { productPipelines } from '../product-pipelines.ts';
import { listTables, readTable } from './read-tables.ts';

const pipelines = await pipelinesOf(productPipelines).all();
const ask = (more: object) =>
  readTable(pipelines, { ruleSet: 'ai-likeness/v1', table: 'inflated-words', limit: 200, ...more });

describe('the tables of a rule set', () => {
  it('say what they are for and how long they are, without their lines', () => {
    const { items } = listTables(pipelines, { ruleSet: 'ai-likeness/v1' });
    expect(items.find(({ id }) => id === 'calibration')).toMatchObject({ kind: 'weights', first: [] });
    for (const { size, found } of items) expect(found).toBe(size);
  });

  it('are those that have the words, in capitals or not', () => {
    const { items } = listTables(pipelines, { ruleSet: 'ai-likeness/v1', search: ' DELVE ' });
    const inflated = items.find(({ id }) => id === 'inflated-words');
    expect(inflated?.first).toContain('delve');
    expect(inflated?.found).toBeLessThan(inflated?.size ?? 0);
    expect(items.length).toBeLessThan(listTables(pipelines, { ruleSet: 'ai-likeness/v1' }).items.length);
  });

  it('are read page by page, each line once', () => {
    const all: string[] = [];
    let cursor: string | null = null;
    do {
      const page = ask({ limit: 50, ...(cursor === null ? {} : { cursor }) });
      expect(page.items.length).toBeLessThanOrEqual(50);
      all.push(...page.items.map(({ entry }) => entry));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBe(
      listTables(pipelines, { ruleSet: 'ai-likeness/v1' }).items.find(({ id }) => id === 'inflated-words')
        ?.size,
    );
  });

  it('are searched line by line', () => {
    const { items, nextCursor } = ask({ search: 'delv' });
    expect(items.length).toBeGreaterThan(0);
    for (const { entry } of items) expect(entry).toContain('delv');
    expect(nextCursor).toBeNull();
  });

  it('are refused where there is none of that name, or the cursor is not one of this list', () => {
    expect(() => ask({ table: 'nothing' })).toThrow("no word list or table 'nothing'");
    expect(() => ask({ cursor: 'bm90aGluZw' })).toThrow('cursor');
  });
});
