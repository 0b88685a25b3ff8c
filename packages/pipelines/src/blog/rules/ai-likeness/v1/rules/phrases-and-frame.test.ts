import { describe, expect, test } from 'vitest';
import { placesOf, rateOf } from '../testing/read-text.ts';
import { gestures, stockPhrases, storyPhrases } from './stock-phrases.ts';
import { announcedOpening, closingLabel, transitionOpeners, upliftClosing } from './template-frame.ts';

const MIDDLE = Array.from({ length: 40 }, (_, i) => `The dog went to yard ${i} and ate a bone there.`).join(
  ' ',
);

describe('rules of stock phrases', () => {
  test.each([
    [stockPhrases, 'Water plays a crucial role in life.', ['plays a crucial role']],
    [stockPhrases, 'It is important to rest.', ['It is important to']],
    [storyPhrases, 'She took a deep breath. Little did they know.', ['took a deep', 'Little did']],
    [gestures, 'He nodded and gazed away.', ['nodded', 'gazed']],
  ])('$0.id finds $1', (gauge, text, places) => {
    expect(placesOf(gauge, text)).toEqual(places);
  });

  test('a phrase never runs over the end of a sentence', () => {
    expect(placesOf(stockPhrases, 'We lost the power. Of all things!')).toEqual([]);
  });

  test.each([stockPhrases, storyPhrases, gestures])('$id is silent about plain text', (gauge) => {
    expect(placesOf(gauge, MIDDLE)).toEqual([]);
  });
});

describe('rules of the template frame', () => {
  test('a transition counts at the start of a sentence only', () => {
    expect(placesOf(transitionOpeners, 'Furthermore, it rains. In addition, it snows.')).toEqual([
      'Furthermore',
      'In addition',
    ]);
    expect(placesOf(transitionOpeners, 'It rains, however, all day.')).toEqual([]);
  });

  test('an announcement counts in the first words only', () => {
    expect(placesOf(announcedOpening, `In this post we sing. ${MIDDLE}`)).toEqual(['In this post']);
    expect(placesOf(announcedOpening, `${MIDDLE} In this post we sing.`)).toEqual([]);
  });

  test('a closing label counts at the start of a sentence of the last third only', () => {
    expect(placesOf(closingLabel, `${MIDDLE} In conclusion, dogs eat.`)).toEqual(['In conclusion']);
    expect(placesOf(closingLabel, `In conclusion, dogs eat. ${MIDDLE}`)).toEqual([]);
    expect(placesOf(closingLabel, `${MIDDLE} Dogs eat, in conclusion, a lot.`)).toEqual([]);
  });

  test('big words count in the closing only', () => {
    expect(placesOf(upliftClosing, `${MIDDLE} A journey of hope.`)).toEqual(['journey', 'hope']);
    expect(rateOf(upliftClosing, `A journey of hope. ${MIDDLE}`)).toBe(0);
  });
});
