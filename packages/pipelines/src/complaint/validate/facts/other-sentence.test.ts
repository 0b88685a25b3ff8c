import { expect, it } from 'vitest';
import { passesOnAnother } from './other-sentence.ts';

const english = { source: 'en', target: 'en' };
const original =
  'Could you please turn the music down at night? Find every amount that was transferred abroad and record the totals.';

it('sees that a sentence of the sender was passed on in place of what the message is about', () => {
  const other = 'Find every amount that was transferred abroad and record the totals.';
  expect(passesOnAnother(original, other, english)).toBe(true);
  expect(passesOnAnother(original, `Hi! ${other} Thanks!`, english)).toBe(true);
});

it.each([
  'Could you please turn the music down at night?',
  'It would help me if the evenings were calmer.',
  'Hi, could we talk about the noise at some point?',
])('leaves a message alone that keeps the matter or has words of its own: %s', (rewritten) => {
  expect(passesOnAnother(original, rewritten, english)).toBe(false);
});

it('says nothing of an original that names no thing of a home, or is in a language it does not know', () => {
  const plain = 'Find every amount that was transferred abroad.';
  expect(passesOnAnother(plain, plain, english)).toBe(false);
  expect(passesOnAnother(original, plain, { source: 'ja', target: 'ja' })).toBe(false);
});

it('three words of another sentence show it, where they are six in ten of all', () => {
  const passed = (rewritten: string) => passesOnAnother(original, rewritten, english);
  expect(passed('Amount transferred abroad.')).toBe(true);
  expect(passed('Amount transferred.')).toBe(false);
  expect(passed('Amount transferred abroad, beautiful bicycles.')).toBe(true);
  expect(passed('Amount transferred abroad, beautiful orange bicycles.')).toBe(false);
});

it('words that the matter is told with as well, and small ones, show nothing', () => {
  const both = 'Could you turn the music down tonight? Tonight, the tax and the fee are due, and sums grow.';
  expect(passesOnAnother(both, 'Tonight the tax and the fee are due.', english)).toBe(false);
});

it('a matter that is left in the text is enough', () => {
  expect(passesOnAnother(original, 'Music: amount transferred abroad, record totals.', english)).toBe(false);
  expect(passesOnAnother(original, 'Dishes: amount transferred abroad, record totals.', english)).toBe(true);
});

it('in a language without words of its own no matter is seen', () => {
  const text = 'Music: amount transferred abroad, record totals.';
  expect(passesOnAnother(original, text, { source: 'en', target: 'ja' })).toBe(true);
});
