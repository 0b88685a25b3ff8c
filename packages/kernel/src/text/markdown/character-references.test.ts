import { describe, expect, it } from 'vitest';
import { decodeReference } from './character-references.ts';

describe('a character reference', () => {
  it.each([
    ['a name', '&eacute;', 'é'],
    ['a name whose case counts', '&Auml;', 'Ä'],
    ['a decimal number', '&#233;', 'é'],
    ['a hexadecimal number', '&#xe9;', 'é'],
    ['a hexadecimal number with a capital X', '&#XE9;', 'é'],
    ['a number beyond two bytes', '&#x1F600;', '😀'],
    ['the first code point', '&#1;', '\u0001'],
    ['the last code point', '&#x10FFFF;', '\u{10ffff}'],
    ['the code point before the halves of pairs', '&#xD7FF;', '\ud7ff'],
    ['the code point after the halves of pairs', '&#xE000;', '\ue000'],
  ])('is decoded where it is %s', (_, reference, expected) => {
    expect(decodeReference(reference)).toBe(expected);
  });

  it.each(['&unknown;', '&x41;', '&AMP;', '&a#65;', '&e#x41;'])(
    'stands for itself if nobody knows it: %s',
    (reference) => {
      expect(decodeReference(reference)).toBe(reference);
    },
  );

  it.each([
    ['zero', '&#0;'],
    ['more than the last code point', '&#x110000;'],
    ['the first half of a pair', '&#xD800;'],
    ['the last half of a pair', '&#xDFFF;'],
    ['no number', '&#x;'],
  ])('is the replacement character for %s', (_, reference) => {
    expect(decodeReference(reference)).toBe('\ufffd');
  });
});
