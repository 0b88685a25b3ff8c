import { describe, expect, it } from 'vitest';
import { foldText } from './fold.ts';

const folded = (source: string): string => foldText(source).text;

describe('folding leaves one plain spelling', () => {
  it.each([
    ['capitals', 'AZ Maß', 'az mass'],
    ['what stands right beside the capitals in ASCII', '@[', '@['],
    ['figures and ASCII signs', '0-9 {~}', '0-9 {~}'],
    ['accents', 'À Été Ñandú', 'a ete nandu'],
    ['accents that are characters of their own', 'e\u0301te\u0301', 'ete'],
    ['letters that are two', 'Œuvre Ægir Straße', 'oeuvre aegir strasse'],
    ['a stroke', 'Ørsted', 'orsted'],
    ['quotes and apostrophes', '’‘´`ʼ', "'''''"],
    ['dashes and hyphens', '–—‐‑', '----'],
    ['blanks that do not break', 'a\u00a0b\u202fc\u2009d', 'a b c d'],
    ['invisible characters', 'a\u200bb\u00adc\ufe0fd', 'abcd'],
    ['signs of ordinal numbers', '1º 2ª', '1º 2ª'],
    ['letters of another script', 'Жя 三', 'çç ç'],
    ['figures of another script', '٣', 'ç'],
    ['signs of currency', '5 € 5 £', '5 $ 5 $'],
    ['every other sign', '…😀', '··'],
  ])('%s', (_, source, expected) => expect(folded(source)).toBe(expected));
});

describe('the way back', () => {
  it('has one offset for every character and the length of the source at the end', () => {
    expect([...foldText('abc').offsets]).toEqual([0, 1, 2, 3]);
    expect([...foldText('').offsets]).toEqual([0]);
  });

  it('leads both letters of a pair to the one they were', () => {
    expect([...foldText('aßb').offsets]).toEqual([0, 1, 1, 2, 3]);
  });

  it('leaves out what was dropped', () => {
    expect([...foldText('a\u200bb').offsets]).toEqual([0, 2, 3]);
  });

  it('counts an emoji as the two units it takes', () => {
    expect([...foldText('😀b').offsets]).toEqual([0, 2, 3]);
  });
});
