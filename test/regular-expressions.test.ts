import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Patterns = ReadonlyMap<string, readonly string[]>;
interface Collect {
  writtenPatterns(root: string): Patterns;
  builtPatterns(load: () => Promise<void>): Promise<Patterns>;
  hashOf(pattern: string): string;
  readChecked(text: string): ReadonlyMap<string, string>;
}
const at = (path: string) => new URL(`../${path}`, import.meta.url);
const { writtenPatterns, builtPatterns, hashOf, readChecked } = (await import(
  at('scripts/regular-expressions/collect.mjs').href
)) as Collect;
const checked = readChecked(readFileSync(at('scripts/regular-expressions/checked.txt'), 'utf8'));

/** Where patterns stand that nobody has judged yet. */
const unjudged = (patterns: Patterns) =>
  [...patterns]
    .filter(([pattern]) => !checked.has(hashOf(pattern)))
    .map(([pattern, places]) => `${places[0]}: ${pattern.slice(0, 120)}`);

describe('regular expressions', () => {
  it('that sources write out have all been judged (judge new ones with: npm run regexes)', () => {
    const patterns = writtenPatterns(at('').pathname);
    expect(patterns.size).toBeGreaterThan(1_000);
    expect(unjudged(patterns)).toEqual([]);
  });

  it('that are put together from lists have all been judged (judge new ones with: npm run regexes)', async () => {
    const patterns = await builtPatterns(async () => {
      await import('@palimpsest/kernel/text');
      await import('@palimpsest/pipelines/assessment');
      await import('@palimpsest/pipelines/blog');
      await import('@palimpsest/pipelines/complaint');
      await import('@palimpsest/pipelines/research');
      await import('@palimpsest/engine');
    });
    expect(patterns.size).toBeGreaterThan(100);
    expect(unjudged(patterns)).toEqual([]);
  });

  it('that are judged are proved safe, or measured, or never see a long text', () => {
    expect([...new Set(checked.values())].sort()).toEqual(['linear', 'safe', 'short']);
  });
});
