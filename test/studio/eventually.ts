import { expect } from 'vitest';

/** Long enough for a busy machine: it only ends a hang. */
const PATIENCE_MS = 60_000;

/**
 * What is read again and again until it is as expected: a page changes a moment after what was done to it. Playwright's
 * own `waitForFunction` looks again by `eval`, which the studio's policy forbids.
 */
export const eventually: typeof expect.poll = (read) =>
  expect.poll(read, { timeout: PATIENCE_MS, interval: 50 });
