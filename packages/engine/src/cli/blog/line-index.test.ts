import { expect, it } from 'vitest';
import { lineIndex } from './line-index.ts';

it('counts lines and columns from one', () => {
  const place = lineIndex('ab\nc\n\nd');
  expect([0, 1, 2, 3, 5, 6, 7].map(place)).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 2 },
    { line: 1, column: 3 },
    { line: 2, column: 1 },
    { line: 3, column: 1 },
    { line: 4, column: 1 },
    { line: 4, column: 2 },
  ]);
});

it('knows the one place of an empty text', () => {
  expect(lineIndex('')(0)).toEqual({ line: 1, column: 1 });
});
