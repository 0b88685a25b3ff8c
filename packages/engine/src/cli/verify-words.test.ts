import { describe, expect, it } from 'vitest';
import { createTerminal } from './terminal.ts';
import { verdictOf, verifyWords } from './verify-words.ts';

const write = () => undefined;
const { styles } = createTerminal({ stdout: { write }, stderr: { write }, environment: {}, quiet: false });
const fine = { ok: true, anchored: false, events: 7, firstBad: null };
const bad = {
  ok: false,
  anchored: false,
  events: 7,
  firstBad: { tenant: 'local', sequence: 4, stream: 'run/x', what: 'event', problem: 'its hash is wrong' },
} as const;

describe('what verify says', () => {
  it('does not claim more than it knows', () => {
    expect(verifyWords(fine, 'ledger', styles)).toContain('Consistent, not anchored');
    expect(verifyWords({ ...fine, anchored: true }, 'ledger', styles)).toContain('Anchored');
    expect(verifyWords({ ...fine, events: 0 }, 'ledger', styles)).toBe('ok  The ledger is empty.');
  });

  it('says so where checkpoints were signed with a key that is no longer in force', () => {
    const words = verifyWords({ ...fine, otherKey: true }, 'ledger', styles);
    expect(words).toContain('signed with another key');
    expect(words).not.toContain('without a checkpoint');
    expect(verifyWords({ ...fine, anchored: true, otherKey: true }, 'ledger', styles)).toContain('Anchored');
  });

  it('names the first fault', () => {
    const words = verifyWords(bad, 'ledger', styles);
    expect(words).toMatch(/^NOT OK {2}7 events checked/);
    expect(words).toContain('event    4');
    expect(words).toContain('problem  its hash is wrong');
  });

  it('says of a bundle who signed it, and whether its run ends in it', () => {
    const bundle = { ...fine, anchored: true };
    expect(verifyWords({ ...bundle, complete: true }, 'bundle', styles)).toContain(
      'signed with the key you gave',
    );
    expect(verifyWords({ ...bundle, complete: false }, 'bundle', styles)).toContain('may have been left out');
  });

  it.each([
    [fine, 'consistent, not anchored'],
    [{ ...fine, anchored: true }, 'ok, and anchored to your checkpoint'],
    [{ ...fine, events: 0 }, 'ok, nothing in it yet'],
    [bad, 'NOT OK: something was altered'],
  ])('has one line for a summary: %#', (report, line) => {
    expect(verdictOf(report)).toBe(line);
  });
});
