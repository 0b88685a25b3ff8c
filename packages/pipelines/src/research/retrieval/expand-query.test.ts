import { expect, test } from 'vitest';
import { expandQuery } from './expand-query.ts';

const framings = [
  { framing: 'academic', text: 'A study would conclude that insulation lowers heating demand.', weight: 1 },
  { framing: 'practitioner', text: 'Installers see that insulation pays for itself.', weight: 1 },
  { framing: 'skeptical', text: 'Critics argue that moisture is overlooked.', weight: 1 },
] as const;

test('terms that several framings name count more, and none outvotes the question', () => {
  const { weights } = expandQuery('Does wall cladding save energy?', framings);
  expect(weights.insul).toBeGreaterThan(weights.moistur ?? 1);
  expect(Math.max(...Object.values(weights))).toBeLessThan(1);
});

test('words of the templates and of the question are not added', () => {
  const { weights } = expandQuery('Does insulation save energy?', framings);
  expect(Object.keys(weights)).not.toContain('insul');
  expect(Object.keys(weights)).not.toContain('studi');
});

test('a framing without weight adds nothing', () => {
  const silent = framings.map((each) => ({ ...each, weight: 0 }));
  expect(expandQuery('Does it save energy?', silent).weights).toEqual({});
});
