import { describe, expect, it } from 'vitest';
import { newNames } from './names.ts';

const names = (original: string, rewritten: string, language = 'en') =>
  newNames(original, rewritten, language).map(({ start, end }) => rewritten.slice(start, end));

describe('names that the original does not have', () => {
  it.each([
    ['a name in a sentence', 'I think Martha hears it.', ['Martha']],
    ['each of two', 'So Martha and Ben hear it.', ['Martha', 'Ben']],
    ['an acronym, also at the beginning', 'NASA hears it, and NATO.', ['NASA', 'NATO']],
  ])('%s', (_what, rewritten, expected) => {
    expect(names('You are loud', rewritten)).toEqual(expected);
  });

  it.each([
    ['the first word', 'Martha hears it.'],
    ['the first word of the next sentence', 'It is loud. Martha hears it.'],
    ['a word behind a colon or a quote', 'One thing: Music. He said "Music."'],
    ['a word behind a dash', 'It is late – Music wakes me.'],
    ['a word on a line of its own', 'hello\nMusic wakes me'],
    ['the pronoun, days and months', 'So I work on Monday in June, and I’m tired.'],
    ['words with a capital inside', 'so my iPhone and eBay'],
    ['a first word with some capitals', 'McDO hears it. IKEAs hear it.'],
    ['words in small letters', 'so martha hears it'],
  ])('not %s', (_what, rewritten) => {
    expect(names('You are loud', rewritten)).toEqual([]);
  });

  it('not those of the original, whatever their case, accents and endings', () => {
    expect(names('martha is loud', 'So Martha hears it.')).toEqual([]);
    expect(names('José is loud', 'So Jose hears it.')).toEqual([]);
    expect(names('Martha is loud', "In Martha's room.")).toEqual([]);
    expect(names("martha's room", 'So Martha hears it.')).toEqual([]);
    expect(names('marthas room', 'So Martha hears it.')).toEqual([]);
  });

  it('in German only behind a greeting, and acronyms', () => {
    expect(names('zu laut', 'Ich höre die Musik von Martha.', 'de')).toEqual([]);
    expect(names('zu laut', 'Also: hallo Martha, es ist laut.', 'de')).toEqual(['Martha']);
    expect(names('zu laut', 'Und so, Liebe Martha, es ist laut.', 'de')).toEqual(['Martha']);
    expect(names('zu laut', 'Ich rufe die NASA.', 'de')).toEqual(['NASA']);
    expect(names('zu laut', 'Hallo Martha, es ist laut.', 'de')).toEqual(['Martha']);
    expect(names('zu laut', 'Hallo du liebes Kind mit der Martha.', 'de')).toEqual([]);
  });
});
