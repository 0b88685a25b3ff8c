import { diffDocuments } from '@palimpsest/kernel/text';
import { expect, it } from 'vitest';
import { diffWords } from './diff-words.ts';
import type { Styles } from './terminal.ts';

const plain: Styles = { good: String, warn: String, bad: String, dim: String, bold: String };
const shown = (before: string, after: string, styles = plain) =>
  diffWords(before, after, diffDocuments(before, after), styles);

it('shows replaced words in place and folds what stayed', () => {
  const kept = 'This paragraph stays as it is and has nothing to do with the other one.';
  const text = shown(
    `${kept}\n\nWe utilise a big kettle every morning.`,
    `${kept}\n\nWe use a big kettle every morning.`,
  );
  expect(text).toContain('... 1 unchanged passage ...');
  expect(text).toContain('[-utilise-]');
  expect(text).toContain('{+use+}');
});

it('shows what is new and what is gone', () => {
  const text = shown('Alpha beta gamma delta epsilon.', '## Zeta\n\nAlpha beta gamma delta epsilon.');
  expect(text).toContain('added\n  {+## Zeta+}');
});

it('says so when nothing changed', () => {
  expect(shown('Same words.', 'Same words.')).toMatch(/unchanged passage|Nothing changed/);
});

it('uses colours where there are any', () => {
  const colours = { ...plain, good: (text: string) => `<${text}>`, bad: (text: string) => `>${text}<` };
  expect(shown('Alpha beta gamma delta.', 'Alpha beta gamma omega.', colours)).toContain('>delta');
});
