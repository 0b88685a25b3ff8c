import { describe, expect, it } from 'vitest';
import { asideText } from './aside-text.ts';
import { blockKinds } from './block-kinds.ts';
import { htmlPieces } from './html-pieces.ts';
import { blockQuotes, inlineQuotes } from './quoted-passages.ts';
import { readText, rememberingStemmer } from './read-text.ts';
import { countTerm, plainQuote, tally, unixLines, withoutStop } from './same-text.ts';
import { movedRows } from './table-rows.ts';
import { within } from './targets.ts';

const read = (text: string) => readText(text, rememberingStemmer());
const cut = (text: string, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

describe('what can be read in a table or in HTML', () => {
  it.each([
    ['table', '| a [b](http://x.example) |', '\n a  b                    \n'],
    ['table', '|*a*|_b_|`c`|', '\n a \n b \n c \n'],
    ['table', '| <b>x</b> &amp; y |', '\n    x           y \n'],
    ['html', '<p>Ann &amp; Bob</p>', '   Ann       Bob    '],
    ['html', '<!-- 12 --> 13', '            13'],
    ['html', 'a | b', 'a | b'],
  ] as const)('%s %j', (kind, source, text) => {
    expect(asideText(source, kind)).toBe(text);
    expect(text).toHaveLength(source.length);
  });
});

describe('kinds of blocks', () => {
  it.each([
    ['# A\n\n## B\n\nText.', { heading: ['# A', '## B'], title: ['# A'] }],
    ['- a\n- b\n\nText.\n\n1. c\n2. d', { 'bulleted list': ['a'], 'numbered list': ['c'] }],
    ['- a\n- b\n\nText.\n\n- c', { 'bulleted list': ['a', 'c'] }],
    ['> a\n\n```\nb\n```', { quote: ['a'], code: ['```\nb\n```'] }],
    ['| a |\n|---|\n| 1 |', { table: ['| a |\n|---|\n| 1 |'] }],
    ['<div>x</div>', { html: ['<div>x</div>'] }],
    ['<!-- x -->', {}],
    ['<br>', {}],
    ['<hr />\n', {}],
    ['</a>\n', {}],
    ['<a name="x">', {}],
    ['<abbr>x</abbr>\n\n<article>x\n</article>', { html: ['<article>x\n</article>'] }],
    ['<div><br>\n</div>', { html: ['<div><br>\n</div>'] }],
    ['Text.\n\n---\n\nText.', {}],
  ])('%j', (text, kinds) => {
    const found = [...blockKinds(read(text))].map(([kind, { count, spans }]) => {
      expect(count).toBe(spans.length);
      return [kind, cut(text, spans)];
    });
    expect(Object.fromEntries(found)).toEqual(kinds);
  });
});

describe('HTML in a text', () => {
  it.each([
    ['A <b class="x">c</b> d.', ['<b class="x">']],
    ['A <br> b <hr/> c <wbr> d.', []],
    ['A <br class="x"> b.', ['<br class="x">']],
    ['See <https://a.example> and <me@a.example>.', []],
    ['A <!-- note --> b <!-- two --> c.', ['<!-- note -->', '<!-- two -->']],
    ['<!-- never closed', ['<!-- never closed']],
    ['A `<b>` c <i> d.', ['<i>']],
    ['```\n<b>\n```\n\nA <i> c.', ['<i>']],
    ['---\nt: <b>\n---\n\nA <i> c.', ['<i>']],
    ['Plain 1 < 2 text.', []],
  ])('%j', (text, pieces) => {
    expect(htmlPieces(read(text)).map(({ text: piece }) => piece)).toEqual(pieces);
    expect(
      cut(
        text,
        htmlPieces(read(text)).map(({ span }) => span),
      ),
    ).toEqual(pieces);
  });

  it('has one space for any white space', () => {
    expect(htmlPieces(read('A <b\n  id="x"> c.')).map(({ text }) => text)).toEqual(['<b id="x">']);
  });
});

describe('quoted words', () => {
  it.each([
    ['He said "we sell fresh bread" here.', ['"we sell fresh bread"']],
    ['He said “we sell fresh bread” here.', ['“we sell fresh bread”']],
    ['- He said "we sell fresh bread" here.', ['"we sell fresh bread"']],
    ['# He said "we sell fresh bread" here', []],
    ['> He said "we sell fresh bread" here.', []],
    ['He said "we sell bread" here.', []],
    ['A 12" pipe and "we sell fresh bread" here.', []],
    ['"We sell fresh bread" and "we bake sweet cake".', ['"We sell fresh bread"', '"we bake sweet cake"']],
  ])('%j', (text, quotes) => {
    expect(
      cut(
        text,
        inlineQuotes(read(text)).map(({ source }) => source),
      ),
    ).toEqual(quotes);
  });

  it('in blocks, without empty ones', () => {
    expect(blockQuotes(read('> We sell “bread”.\n>\n> Yes!\n\n> ...')).map(({ text }) => text)).toEqual([
      'We sell "bread"',
      'Yes',
    ]);
  });

  it.each([
    ['‘It’s  here’, “now” ...', `'It's here', "now"`],
    ['a, b. c', 'a, b. c'],
    ['a!?', 'a'],
  ])('%s is %s', (quote, plain) => {
    expect(withoutStop(plainQuote(quote))).toBe(plain);
  });
});

describe('the same text', () => {
  it('has the same lines whatever ends them', () => {
    expect(unixLines('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
  });

  it('is counted', () => {
    expect([...tally(['a', 'b', 'a'])]).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it.each([
    ['BikeBox, BikeBox and BikeBoxes', 'BikeBox', 2],
    ['a C++ b, C++', 'C++', 2],
    ['MyBikeBox', 'BikeBox', 0],
    ['_BikeBox_ 1BikeBox', 'BikeBox', 0],
    ['bikebox', 'BikeBox', 0],
    ['ha ha ha ha', 'ha ha', 2],
  ])('%s holds %s as whole words %d times', (text, term, count) => {
    expect(countTerm(text, term)).toBe(count);
  });
});

describe('rows of tables that moved', () => {
  const table = (...rows: string[]) => ['| Bike | Price |', '|---|---|', ...rows].join('\n');

  it.each([
    ['other order', table('| Red | 5 |', '| Blue | 9 |'), table('| Blue | 9 |', '| Red | 5 |'), []],
    [
      'swapped',
      table('| Red | 5 |', '| Blue | 9 |'),
      table('| Red | 9 |', '| Blue | 5 |'),
      ['| Red | 5 |', '| Blue | 9 |'],
    ],
    ['twice, then once', table('| Red | 5 |', '| Red | 5 |'), table('| Red | 5 |'), ['| Red | 5 |']],
    [
      'another head',
      table('| Red | 5 |'),
      table('| Red | 5 |').replace('Price', 'Weight'),
      ['| Bike | Price |'],
    ],
    ['no digits at all', table('| Red | low |'), table('| Red | high |').replace('Price', 'Cost'), []],
    ['a row without digits', table('| Red | low |', '| Blue | 9 |'), table('| Blue | 9 |'), []],
    ['drawn otherwise', table('| **Red** |  5 |'), 'Bike|Price\n:--|--:\nRed|5', []],
  ])('%s', (_, before, after, rows) => {
    expect(cut(before, movedRows(read(before), read(after)))).toEqual(rows);
  });
});

it('a place is within one of some spans or not', () => {
  const spans = [
    { start: 2, end: 4 },
    { start: 6, end: 9 },
    { start: 20, end: 30 },
  ];
  const at = (start: number) => within({ start, end: start + 1 }, spans);
  expect([0, 2, 3, 4, 5, 6, 8, 9, 19, 20, 29, 30].filter(at)).toEqual([2, 3, 6, 8, 20, 29]);
  expect(within({ start: 3, end: 4 }, [])).toBe(false);
});

describe('a text that was read', () => {
  it('counts the words of code, and knows those of front matter and images', () => {
    const text = read(
      '---\ntags: red-bikes\n---\n\nWe sell.\n\n```\nlet cart = 1\n```\n\nSee ![an old-town map](a.png) now.',
    );
    expect(text.wordCount).toBe(7);
    for (const word of ['sell', 'cart', 'red-bikes', 'red', 'bikes', 'old-town', 'old', 'town', 'map'])
      expect(text.vocabulary).toContain(word);
    expect(text.vocabulary).not.toContain('png');
  });

  it('knows the words of its prose and their parts, not those of link targets', () => {
    const { vocabulary, stems } = read("A well-known shop's [page](http://hidden.example).");
    for (const word of ['well-known', 'well', 'known', "shop's", 'page']) expect(vocabulary).toContain(word);
    expect(vocabulary).not.toContain('hidden');
    expect(stems).toContain('shop');
  });

  it('has its names where they stand, block by block', () => {
    const text = 'Ann Lee came.\n\nThen Bob Kay.\n\n- Eve Ray left.';
    expect(read(text).entities.map(({ source }) => text.slice(source.start, source.end))).toEqual([
      'Ann Lee',
      'Bob Kay',
      'Eve Ray',
    ]);
    expect(read(text).sentences.map(({ entities }) => entities.map(({ item }) => item.key))).toEqual([
      ['ann lee'],
      ['bob kay'],
      ['eve ray'],
    ]);
  });

  it('has the words, numbers and frame of each sentence', () => {
    const { sentences } = read("Ann Lee didn't sell 12 bikes. She sold 3 carts to Bob Kay, never more.");
    expect(sentences.map(({ frame }) => frame)).toEqual(['@ did sell # bikes', 'she sold # carts to @ more']);
    expect(sentences.map(({ key }) => key)).toEqual([
      "ann lee didn't sell 12 bikes",
      'she sold 3 carts to bob kay never more',
    ]);
    expect(sentences.map(({ quantities }) => quantities.map(({ item }) => item.value))).toEqual([
      ['12'],
      ['3'],
    ]);
    expect([...(sentences[1]?.stems ?? [])]).toEqual(['sold', '3', 'cart', 'bob', 'kai']);
  });
});
