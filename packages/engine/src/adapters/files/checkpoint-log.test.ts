import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedCheckpoint } from '@palimpsest/contracts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createCheckpointLog } from './checkpoint-log.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pal-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const signed = (treeSize: number): SignedCheckpoint => ({
  checkpoint: {
    format: 'palimpsest/checkpoint/v1',
    tenant: 'local',
    treeSize,
    rootHash: 'a'.repeat(64),
    headHash: 'b'.repeat(64),
    recordedAt: '2026-01-01T00:00:00.000Z',
  },
  keyId: 'c'.repeat(64),
  signature: 'd',
});
const line = (treeSize: number) => JSON.stringify(signed(treeSize));
const log = createCheckpointLog(join(scratch, 'checkpoints'));
const path = log.pathFor('local');
const sizes = () =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((each) => each.trim() !== '')
    .map((each) => (JSON.parse(each) as SignedCheckpoint).checkpoint.treeSize);

beforeEach(async () => {
  rmSync(path, { force: true });
  await log.append(signed(1));
});

describe('the file of checkpoints', () => {
  it("has a line for each, and is its owner's alone", async () => {
    await log.append(signed(2));
    expect(readFileSync(path, 'utf8')).toBe(`${line(1)}\n${line(2)}\n`);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it.each([1, 20, line(2).length - 1])('can be used again after a line was torn at byte %i', async (at) => {
    writeFileSync(path, `${line(1)}\n${line(2).slice(0, at)}`);
    await log.append(signed(3));
    await log.append(signed(4));
    expect(sizes()).toEqual([1, 3, 4]);
  });

  it('can be used again when its very first line was torn', async () => {
    writeFileSync(path, line(1).slice(0, 30));
    await log.append(signed(2));
    expect(sizes()).toEqual([2]);
  });

  it('keeps a line of which only the end is missing', async () => {
    writeFileSync(path, `${line(1)}\n${line(2)}`);
    await log.append(signed(3));
    expect(sizes()).toEqual([1, 2, 3]);
  });

  it('loses nothing when several find the torn line at once', async () => {
    writeFileSync(path, `${line(1)}\n${line(2).slice(0, 40)}`);
    await Promise.all(
      [3, 4, 5, 6, 7].map((size) => createCheckpointLog(join(scratch, 'checkpoints')).append(signed(size))),
    );
    expect(sizes().sort()).toEqual([1, 3, 4, 5, 6, 7]);
  });
});
