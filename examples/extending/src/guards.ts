import { type Guard, hardVerdict, softVerdict } from '@palimpsest/kernel';

const numbers = (text: string) => (text.match(/\d+(?:[.,]\d+)?/g) ?? []).sort().join(' ');

/** Guards set what came out beside what went in. A hard one that fails keeps the text from becoming a version. */
export const headlineGuards: readonly Guard<string, string>[] = [
  (_before, after) => [
    hardVerdict({
      rule: 'one-line',
      passed: after.trim() !== '' && !after.includes('\n'),
      message: 'The answer is one line with words in it.',
    }),
  ],
  (before, after) => [
    hardVerdict({
      rule: 'numbers-kept',
      passed: numbers(before) === numbers(after),
      message: 'The answer has the numbers of the original, and no others.',
    }),
  ],
  (before, after) => [
    softVerdict({
      rule: 'not-longer',
      passed: after.length <= before.length,
      message: 'The answer is not longer than the original.',
    }),
  ],
];
