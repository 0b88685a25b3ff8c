import { describe, expect, it } from 'vitest';
import { parseDocument } from './parse-document.ts';

const prose = (source: string) => parseDocument(source).blocks[0]?.prose?.text ?? '';

describe('marks in a paragraph', () => {
  it.each(['*', '_', '~', '`', '[', ']', '<', '!', '&', '\\'])(
    'may be a thousand, counted with %s',
    (mark) => {
      const rest = (count: number) => `w ${`${mark} `.repeat(count)}x *y*`;
      expect(prose(rest(998)).endsWith('x y')).toBe(true);
      expect(prose(rest(999)).endsWith('x *y*')).toBe(true);
    },
  );

  it('may be fewer in a huge one', () => {
    const huge = (letters: number) => `${'*b* '.repeat(200)}${'x'.repeat(letters)}`;
    expect(prose(huge(48_000)).startsWith('b b b')).toBe(true);
    expect(prose(huge(50_000)).startsWith('*b* *b* *b*')).toBe(true);
  });

  it('may fill a short one', () => {
    expect(prose(`*a*${'*'.repeat(997)}`).startsWith('a')).toBe(true);
  });

  it('are counted for each paragraph alone', () => {
    const { blocks } = parseDocument(`${'*a* '.repeat(400)}\n\n`.repeat(4));
    expect(blocks.map((block) => block.prose?.text.slice(0, 3))).toEqual(['a a', 'a a', 'a a', 'a a']);
  });
});

describe('addresses in a paragraph', () => {
  it.each([
    ['with a scheme', 'h://x '],
    ['without one', 'www.x '],
    ['of mail', 'a@b '],
  ])('may be four thousand, %s', (_, address) => {
    expect(prose(`${address.repeat(4_000)}*y*`).endsWith(' y')).toBe(true);
    expect(prose(`${address.repeat(4_001)}*y*`).endsWith(' *y*')).toBe(true);
  });
});

describe('spaces in a line', () => {
  it.each([
    ['two inside a line are kept', 'a  b', 'a  b'],
    ['many inside a line are kept', 'a     b', 'a     b'],
    ['two at its end are a hard break', 'a  \nb', 'a\nb'],
    ['many at its end are a hard break', 'a      \nb', 'a\nb'],
    ['one at its end is none', 'a \nb', 'a b'],
    ['two before markup are kept', 'a  *b*', 'a  b'],
    ['many before markup are kept', 'a    *b*  `c`', 'a    b  c'],
    ['two at the end of the text are left out', 'a  ', 'a'],
  ])('%s', (_, source, expected) => {
    expect(prose(source)).toBe(expected);
  });
});

describe('containers in each other', () => {
  const nested = (depth: number, mark: string) =>
    parseDocument(`${mark.repeat(depth)}deep *x*\n\nafter *y*`).blocks;

  it('are opened while there are few', () => {
    expect(nested(30, '- ')).toMatchObject([
      { kind: 'list-item', depth: 30, prose: { text: 'deep x' } },
      { kind: 'paragraph', depth: 0, prose: { text: 'after y' } },
    ]);
  });

  it('are text below the deepest, to the end of that line only', () => {
    const [deep, after, ...more] = nested(50, '- ');
    expect(deep?.depth).toBe(32);
    expect(deep?.prose?.text).toBe(`${'- '.repeat(18)}deep *x*`);
    expect(after?.prose?.text).toBe('after y');
    expect(more).toEqual([]);
  });

  it('are text below the deepest quote', () => {
    const [deep, after] = nested(100, '> ');
    expect(deep?.kind).toBe('quote');
    expect(deep?.prose?.text).toMatch(/^(?:> )+deep \*x\*$/);
    expect(after).toMatchObject({ kind: 'paragraph', prose: { text: 'after y' } });
  });

  it('have every line below the deepest as a block of its own', () => {
    const mark = '> '.repeat(70);
    const { blocks } = parseDocument(`${mark}a\n${mark}b\n\nc`);
    expect(blocks.map(({ prose: words }) => words?.text.replaceAll('> ', ''))).toEqual(['a', 'b', 'c']);
  });
});

describe('a definition with a title over many lines', () => {
  const line = `${'title '.repeat(19)}title\n`;
  const definition = (lines: number) => parseDocument(`[a]: b "${line.repeat(lines)}end"`);

  it('is one while it is short', () => {
    expect(definition(3).links).toMatchObject([{ kind: 'definition', url: 'b', text: 'a' }]);
    expect(definition(30).links).toMatchObject([{ kind: 'definition', url: 'b', text: 'a' }]);
  });

  it('is text where it is long', () => {
    expect(definition(40).links).toEqual([]);
    expect(definition(40).blocks[0]?.prose?.text).toMatch(/^\[a\]: b "title .* end"$/);
  });

  it('is the only thing that is given up: a long text is still a heading', () => {
    expect(parseDocument(`${line.repeat(40)}end\n===`).blocks).toMatchObject([{ kind: 'heading', depth: 1 }]);
  });

  it('is not looked for in a long table that begins with a bracket', () => {
    const table = `[a]: b | c\n--- | ---\n${`${'x'.repeat(500)} | y\n`.repeat(10)}`;
    expect(parseDocument(table).blocks.map(({ kind }) => kind)).toEqual(['table']);
  });
});
