import { expect, test } from 'vitest';
import { FEATURES } from './features.ts';
import { LABELS, WEIGHTS } from './weights.ts';

test('every label has one weight a feature', () => {
  for (const label of LABELS) expect(WEIGHTS[label]).toHaveLength(FEATURES.length);
});
