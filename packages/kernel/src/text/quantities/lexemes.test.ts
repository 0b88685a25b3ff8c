import { describe, expect, it } from 'vitest';
import { lexemes } from './lexemes.ts';

const kinds = (text: string): string[] => lexemes(text).map((each) => `${each.kind} ${each.text}`);

describe('each shape of digits has its kind', () => {
  it.each([
    ['2024-05-03', 'iso-date'],
    ['2024-05-03T10:20:30Z', 'iso-date'],
    ['5/3/2024', 'slash-date'],
    ['05/03/24', 'slash-date'],
    ['202-555-0123', 'phone'],
    ['(202) 555-0123', 'phone'],
    ['+1 202-555-0123', 'phone'],
    ['+49 30 1234 567', 'phone'],
    ['978-3-16-148410-0', 'serial'],
    ['9783161484100', 'serial'],
    ['2.1.0', 'version'],
    ['v2', 'version'],
    ['V2.1', 'version'],
    ['15:00', 'time'],
    ['9:05:59', 'time'],
    ['16:9', 'ratio'],
    ['4.5:1', 'ratio'],
    ['3/4', 'fraction'],
    ['3⁄4', 'fraction'],
    ['½', 'vulgar'],
    ['2½', 'vulgar'],
    ['1,000', 'number'],
    ['1,234.56', 'number'],
    ['10,00,000', 'number'],
    ['1 000 000', 'number'],
    ['1 000', 'number'],
    ['1\u202f234', 'number'],
    ['42', 'number'],
    ['4.2', 'number'],
    ['.5', 'number'],
  ])('%s is one %s', (text, kind) =>
    expect(kinds(`x ${text} y`)).toEqual(['word x', `${kind} ${text}`, 'word y']),
  );

  it.each(['⅓', '⅔', '¼', '¾', '⅛', '⅜', '⅝', '⅞'])('%s is one vulgar fraction', (text) =>
    expect(kinds(text)).toEqual([`vulgar ${text}`]),
  );

  it('and what only begins like one is a sign', () => {
    expect(kinds('(a) + .')).toEqual(['symbol (', 'word a', 'symbol )', 'symbol +', 'symbol .']);
    expect(kinds('25:99')).toEqual(['ratio 25:99']);
    expect(kinds('12 345')).toEqual(['number 12', 'number 345']);
  });
});

describe('words', () => {
  it.each(["don't", 'naïve', 'cafe\u0301s', 'HTML5', 'snake_case', 'U.S.', 'p.m.', 'it’s'])(
    '%s is one word',
    (text) => expect(kinds(text)).toEqual([`word ${text}`]),
  );

  it('are kept as written and in lower case', () => {
    const [word, sign] = lexemes('May!');
    expect(word).toMatchObject({ text: 'May', lower: 'may' });
    expect(sign).toMatchObject({ text: '!', lower: '!' });
  });

  it('only words have a lower case', () => {
    expect(lexemes('V2 x')[0]).toMatchObject({ kind: 'version', text: 'V2', lower: 'V2' });
  });

  it('joined by a hyphen are three things', () => {
    expect(kinds('twenty-five')).toEqual(['word twenty', 'symbol -', 'word five']);
  });
});

describe('where each stands', () => {
  it('its place is that in the text', () => {
    const text = ' It cost $1,000, see https://example.org/5 or 2½ more.';
    for (const { start, end, text: written } of lexemes(text)) expect(text.slice(start, end)).toBe(written);
    expect(lexemes(text).map((each) => each.start)).toEqual([1, 4, 9, 10, 15, 17, 21, 43, 46, 49, 53]);
  });

  it('it knows whether white space or the beginning stands before it', () => {
    expect(lexemes('a b-c\n\td').map((each) => each.spaced)).toEqual([true, true, false, false, true]);
    expect(lexemes(' a')[0]?.spaced).toBe(true);
  });

  it('it knows whether it is the first on its line', () => {
    expect(lexemes('a b\nc d\n\n  e').map((each) => each.lineStart)).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(lexemes('\na')[0]?.lineStart).toBe(true);
  });
});

describe('addresses', () => {
  it('are one thing each, whatever stands in them', () => {
    expect(kinds('see https://example.org/2014/05?x=4 now')).toEqual([
      'word see',
      'masked https://example.org/2014/05?x=4',
      'word now',
    ]);
    expect(kinds('(report2.pdf)')).toEqual(['symbol (', 'masked report2.pdf', 'symbol )']);
  });

  it('and what follows them is read again, also behind a second one', () => {
    expect(kinds('5 a1.pdf 6 b2.pdf 7, 8 c3.pdf')).toEqual([
      'number 5',
      'masked a1.pdf',
      'number 6',
      'masked b2.pdf',
      'number 7',
      'symbol ,',
      'number 8',
      'masked c3.pdf',
    ]);
    expect(kinds('a1.pdf,b2.pdf')).toEqual(['masked a1.pdf', 'symbol ,', 'masked b2.pdf']);
  });

  it('also at the very end and beginning of a text', () => {
    expect(lexemes('a1.pdf')).toEqual([
      { kind: 'masked', text: 'a1.pdf', lower: 'a1.pdf', start: 0, end: 6, spaced: true, lineStart: true },
    ]);
  });
});

it('an empty text holds nothing', () => {
  expect(lexemes('')).toEqual([]);
  expect(lexemes(' \n ')).toEqual([]);
});
