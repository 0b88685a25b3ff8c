import { describe, expect, it } from 'vitest';
import { looseCounterparts } from './loose-counterparts.ts';
import { type ReadSentence, readText, rememberingStemmer } from './read-text.ts';

const sentences = (text: string) => readText(text, rememberingStemmer()).sentences;
const isSaid = (sentence: string, other: string, around = '') => {
  const own = sentences(`${sentence} ${around}`);
  return looseCounterparts(own, sentences(other))(own[0] as ReadSentence);
};

describe('a sentence is said on the other side', () => {
  it.each([
    [
      'as a clause of a longer one',
      'The kiosk sells bread.',
      'In May the kiosk opens, sells bread and hires.',
    ],
    ['in other forms of its words', 'People register quickly.', 'Quick registration helps people.'],
    ['with two of five words', 'Old red bikes rust slowly.', 'Our red carts move slowly.'],
    [
      'with one word and a rare number',
      'Repairs cost us €240.',
      'We paid €240 for repairs to roofs and walls.',
    ],
    [
      'with one word and a rare name',
      'The shop of Ann Lee burns.',
      'Near Oslo we asked Ann Lee about one shop.',
    ],
    [
      'in the third sentence',
      'The kiosk sells bread.',
      'Rain falls. Trees grow. Bread is what the kiosk sells.',
    ],
  ])('%s', (_, sentence, other) => {
    expect(isSaid(sentence, other)).toBe(true);
  });
});

describe('a sentence is not said on the other side', () => {
  it.each([
    ['with one word alone', 'Kiosks sell bread.', 'Bread rises slowly.'],
    ['with two of six words', 'Old red rusty bikes move slowly.', 'Our red carts sink slowly.'],
    [
      'with one word and another number',
      'Repairs cost us €240.',
      'We paid €250 for repairs to roofs and walls.',
    ],
    ['in an empty text', 'Kiosks sell bread.', ''],
  ])('%s', (_, sentence, other) => {
    expect(isSaid(sentence, other)).toBe(false);
  });

  it('with words and numbers that three of its own sentences hold', () => {
    const other = 'We paid 240 euros for repairs to roofs and walls.';
    expect(isSaid('Repairs cost us 240 euros.', other)).toBe(true);
    expect(
      isSaid('Repairs cost us 240 euros.', other, 'Repairs need 240 euros. Repairs want 240 euros.'),
    ).toBe(false);
    expect(isSaid('Repairs cost us 240 euros.', other, 'Repairs need 240 euros.')).toBe(true);
  });
});
