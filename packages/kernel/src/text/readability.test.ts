import { describe, expect, it } from 'vitest';
import { fleschKincaidGrade, syllables } from './readability.ts';

describe('syllables', () => {
  it.each([
    ['cat', 1],
    ['make', 1],
    ['table', 2],
    ['tables', 2],
    ['whole', 1],
    ['jumped', 1],
    ['started', 2],
    ['handled', 2],
    ['boxes', 2],
    ['creates', 2],
    ['radio', 3],
    ['nation', 2],
    ['actual', 3],
    ['continuous', 4],
    ['going', 2],
    ['string', 1],
    ["didn't", 2],
    ['government', 3],
    ['business', 2],
    ['readability', 5],
    ['x', 1],
    ['2024', 1],
  ])('counts %s as %i', (word, expected) => {
    expect(syllables(word)).toBe(expected);
  });
});

describe('fleschKincaidGrade', () => {
  it('says nothing about fewer than 30 words', () => {
    expect(fleschKincaidGrade('Short. '.repeat(29))).toBeNull();
  });

  it('follows the formula', () => {
    const grade = fleschKincaidGrade('The cat sat on the mat. '.repeat(5));
    expect(grade).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 10);
  });

  it('rises with longer sentences and words', () => {
    const easy = fleschKincaidGrade('We like the dog and it likes us too. '.repeat(5)) ?? 0;
    const hard =
      fleschKincaidGrade(
        'Organisational considerations necessitate comprehensive documentation of administrative responsibilities. '.repeat(
          5,
        ),
      ) ?? 0;
    expect(hard).toBeGreaterThan(easy + 10);
  });
});
