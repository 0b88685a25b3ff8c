import { expect, it } from 'vitest';
import { BACK_OFF_MS, waitAfter } from './back-off.ts';

it('tries at once, soon, and then ever later over three days, ten times in all', () => {
  const waits = BACK_OFF_MS.map((_, i) => waitAfter(i + 1));
  expect(waits).toEqual([
    5_000,
    300_000,
    1_800_000,
    7_200_000,
    18_000_000,
    36_000_000,
    50_400_000,
    72_000_000,
    86_400_000,
    null,
  ]);
});
