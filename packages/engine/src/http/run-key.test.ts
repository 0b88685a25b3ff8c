import { describe, expect, it } from 'vitest';
import { runKey } from './run-key.ts';

describe('the key of a run that a request starts', () => {
  it('keeps routes apart', () => {
    expect(runKey('importDocument', 'k')).not.toBe(runKey('restoreDocument', 'k'));
  });

  it('has room in the ledger for the longest key a caller may give, and tells such keys apart', () => {
    const longest = (last: string) => runKey('continueResearch', `${'k'.repeat(254)}${last}`);
    expect(longest('a').length).toBeLessThanOrEqual(190);
    expect(longest('a')).not.toBe(longest('b'));
  });
});
