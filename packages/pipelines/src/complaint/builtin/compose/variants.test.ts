import { describe, expect, it } from 'vitest';
import { asNamed, readVariants } from './variants.ts';

describe('a thing named more exactly than its concept', () => {
  it('stands in the words of the concept, in every language', () => {
    const oven = readVariants('You never clean the oven.', 'en');
    expect([
      asNamed('wipe the stove', 'stove', oven, 'en'),
      asNamed('limpiar el horno y los fogones', 'stove', oven, 'es'),
      asNamed('nettoyer la plaque de cuisson', 'stove', oven, 'fr'),
      asNamed('den Herd sauber machen', 'stove', oven, 'de'),
    ]).toEqual(['wipe the oven', 'limpiar el horno', 'nettoyer le four', 'den Backofen sauber machen']);
  });

  it('knows nail clippings from hair', () => {
    const nails = readVariants('Your toenails are all over the table.', 'en');
    expect(asNamed('clear away your hair', 'hair', nails, 'en')).toBe('clear away your nail clippings');
  });

  it('leaves the words of other concepts alone', () => {
    expect(asNamed('the stove', 'kitchen', readVariants('the oven', 'en'), 'en')).toBe('the stove');
  });

  it('is not chosen where the message names two', () => {
    expect(readVariants('Your dog and your cat are on the sofa.', 'en')).toEqual([]);
    expect(readVariants('Dein Hund bellt.', 'de')).toHaveLength(1);
  });
});
