import { describe, expect, test } from 'vitest';
import { rateOf } from '../testing/read-text.ts';
import { evenParagraphs, evenSentences, middlingSentences, variation } from './rhythm.ts';

const sentence = (words: number) =>
  `${Array.from({ length: words }, () => 'word')
    .join(' ')
    .replace('w', 'W')}.`;
const text = (...lengths: number[]) => lengths.map(sentence).join(' ');

describe('rules of rhythm', () => {
  test('variation is the deviation over the mean, in per cent', () => {
    expect(variation([10, 10, 10])).toBe(0);
    expect(variation([5, 15])).toBe(50);
    expect(variation([7])).toBe(0);
  });

  test('equal sentences vary by nothing, mixed ones by much', () => {
    expect(rateOf(evenSentences, text(12, 12, 12, 12, 12, 12))).toBe(0);
    expect(rateOf(evenSentences, text(3, 30, 4, 25, 5, 40))).toBeGreaterThan(60);
  });

  test('fewer than five sentences have no rhythm to speak of', () => {
    expect(rateOf(evenSentences, text(12, 12, 12, 12))).toBe(100);
    expect(rateOf(middlingSentences, text(12, 12, 12, 12))).toBe(0);
  });

  test('middling is 10 to 30 words', () => {
    expect(rateOf(middlingSentences, text(10, 30, 9, 31, 20))).toBe(60);
  });

  test('paragraphs count from four on; one on each long line is a paragraph too', () => {
    const paragraph = text(20, 20);
    expect(rateOf(evenParagraphs, [paragraph, paragraph, paragraph].join('\n\n'))).toBe(100);
    expect(rateOf(evenParagraphs, [paragraph, paragraph, paragraph, paragraph].join('\n\n'))).toBe(0);
    expect(rateOf(evenParagraphs, [paragraph, paragraph, paragraph, paragraph].join('\n'))).toBe(0);
    expect(rateOf(evenParagraphs, text(60).replaceAll('word word ', 'word word\n'))).toBe(100);
  });
});
