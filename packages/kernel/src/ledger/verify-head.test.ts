import { createHash } from 'node:crypto';
import { CHECKPOINT_FORMAT } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { startVerification, verificationRoot } from './verify-chain.ts';
import { verifyAgainstCheckpoint, verifyHead } from './verify-head.ts';

const hasher = {
  sha256: (data: Uint8Array | string) => new Uint8Array(createHash('sha256').update(data).digest()),
};
const HASH = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const at = (sequence: number) => ({ ...startVerification('local'), head: { sequence, hash: HASH } });
const bad = { tenant: 'local', stream: null };

describe('the head of a ledger', () => {
  it('is where its last event stands', () => {
    expect(verifyHead(at(5), { sequence: 5, hash: HASH })).toBeNull();
  });

  it('finds a tail that was cut off', () => {
    expect(verifyHead(at(5), { sequence: 8, hash: HASH })).toEqual({
      ...bad,
      sequence: 6,
      what: 'event',
      problem: 'event 6 is missing: the ledger should go on to event 8',
    });
  });

  it('finds events that were put on', () => {
    expect(verifyHead(at(5), { sequence: 3, hash: HASH })).toEqual({
      ...bad,
      sequence: 4,
      what: 'head',
      problem: 'event 4: the ledger should end before it, at event 3',
    });
  });

  it('finds another last event', () => {
    expect(verifyHead(at(5), { sequence: 5, hash: OTHER })).toEqual({
      ...bad,
      sequence: 5,
      what: 'head',
      problem: 'the head names another hash for event 5',
    });
  });
});

describe('a checkpoint', () => {
  const state = at(5);
  const checkpoint = {
    format: CHECKPOINT_FORMAT,
    tenant: 'local',
    treeSize: 5,
    rootHash: verificationRoot(state, hasher),
    headHash: HASH,
    recordedAt: '2026-01-01T00:00:00.000Z',
  } as const;
  const verify = (change: object, from = state) =>
    verifyAgainstCheckpoint(from, { ...checkpoint, ...change }, hasher);

  it('agrees with the events that it was made over', () => {
    expect(verify({})).toBeNull();
  });

  it('is of one tenant', () => {
    const problem = 'the checkpoint belongs to tenant other';
    expect(verify({ tenant: 'other' })).toEqual({ ...bad, sequence: null, what: 'checkpoint', problem });
  });

  it('finds that the ledger ends before it', () => {
    const problem = 'event 5 is missing: the checkpoint covers events 1 to 5';
    expect(verify({}, at(4))).toEqual({ ...bad, sequence: 5, what: 'event', problem });
  });

  it('cannot be asked once the verification has gone past it', () => {
    expect(() => verify({}, at(6))).toThrow('at event 6, past the checkpoint at 5');
  });

  it.each([{ headHash: OTHER }, { rootHash: OTHER }])('finds other events: %j', (change) => {
    const problem = 'events 1 to 5 are not those that the checkpoint was made over';
    expect(verify(change)).toEqual({ ...bad, sequence: 5, what: 'checkpoint', problem });
  });
});
