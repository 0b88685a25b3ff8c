import { describe, expect, it } from 'vitest';
import { ADD_HEADERS, ADD_LISTS, PILLAR_INSTRUCTIONS } from '../../rules/blog/v1/instructions.ts';
import type { RewriteOptions } from '../rewrite.ts';
import { problems } from '../testing/problems.ts';
import { addressAdded } from './address-added.ts';
import { blockKindAdded } from './block-kind-added.ts';
import { blockKindLost } from './block-kind-lost.ts';
import { citationLost } from './citation-lost.ts';
import { codeChanged } from './code-changed.ts';
import { frontMatterChanged } from './front-matter-changed.ts';
import { hiddenCharacters } from './hidden-characters.ts';
import { htmlAdded } from './html-added.ts';
import { linkAdded } from './link-added.ts';
import { linkLost } from './link-lost.ts';
import { protectedTerm } from './protected-term.ts';
import { quoteChanged } from './quote-changed.ts';

type Row = [what: string, parent: string, child: string, said: string[], more?: Partial<RewriteOptions>];
const LIBRARY =
  'The library opened in May 2014. It lends 12 bikes to people in Fernhill. Ann Lee runs it with 3 helpers.';

describe('code', () => {
  it.each<Row>([
    [
      'stays',
      'Run it:\n\n```\na = 1\n```',
      'Run it:\n\n```\na = 2\n```',
      [
        'A code block of the original is missing or changed. The spans point into the original. [```\na = 1\n```]',
        'A code block of the rewrite is not in the original. [```\na = 2\n```]',
      ],
    ],
    [
      'does not go',
      'Run it:\n\n```\na = 1\n```',
      'Run it.',
      [
        'A code block of the original is missing or changed. The spans point into the original. [```\na = 1\n```]',
      ],
    ],
    [
      'does not come',
      'Run it.',
      'Run it:\n\n```\na = 1\n```',
      ['A code block of the rewrite is not in the original. [```\na = 1\n```]'],
    ],
    [
      'stands as often',
      'Run it:\n\n```\na = 1\n```',
      '```\na = 1\n```\n\nRun it:\n\n```\na = 1\n```',
      ['A code block of the rewrite is not in the original. [```\na = 1\n```]'],
    ],
    ['may be indented in a list', 'Run it:\n\n```\na = 1\n```', '- Run it:\n\n  ```\n  a = 1\n  ```', []],
    [
      'stays within a line',
      'Run `a = 1` now.',
      'Run `a = 2` now.',
      [
        'Inline code of the original is missing or changed. The spans point into the original. [a = 1]',
        'Inline code of the rewrite is not in the original. [a = 2]',
      ],
    ],
    ['may be marked within a line', 'Run make now.', 'Run `make` now.', []],
    [
      'may be said less often within a line',
      'Run `make` now. Then `make` again.',
      'Run `make` now and again.',
      [],
    ],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(codeChanged, parent, child)).toEqual(said);
  });
});

describe('a link', () => {
  it.each<Row>([
    [
      'does not go',
      'See [the shop](https://a.example).',
      'See the shop.',
      [
        'A link or image of the original is missing or changed. The spans point into the original. [[the shop](https://a.example)]',
      ],
    ],
    [
      'does not change',
      'See [the shop](https://a.example).',
      'See [the shop](https://b.example).',
      [
        'A link or image of the original is missing or changed. The spans point into the original. [[the shop](https://a.example)]',
      ],
    ],
    [
      'stands as often',
      'See [the shop](https://a.example) and [the shop](https://a.example).',
      'See [the shop](https://a.example).',
      [
        'A link or image of the original is missing or changed. The spans point into the original. [[the shop](https://a.example)]',
      ],
    ],
    [
      'stands on words of its own',
      'See [the shop](https://a.example) and the park.',
      'See the shop and [the park](https://a.example).',
      ['A link stands on other words than in the original. [[the park](https://a.example)]'],
    ],
    [
      'may stand on other words of the same',
      'See [the old shop](https://a.example).',
      'See [that shop](https://a.example).',
      [],
    ],
    [
      'may stand on a word that points',
      'See [the shop](https://a.example).',
      'See the shop [here](https://a.example).',
      [],
    ],
    [
      'keeps its title',
      'See [the shop](https://a.example "Open").',
      'See [the shop](https://a.example "Closed").',
      [
        'The title of a link or image is not in the original. [[the shop](https://a.example "Closed")]',
        'The title of a link or image of the original is missing or changed. The spans point into the original. [[the shop](https://a.example "Open")]',
      ],
    ],
    [
      'gains no title',
      'See [the shop](https://a.example).',
      'See [the shop](https://a.example "Closed").',
      ['The title of a link or image is not in the original. [[the shop](https://a.example "Closed")]'],
    ],
    [
      'may be an image',
      'See ![a shop](a.png).',
      'See it.',
      [
        'A link or image of the original is missing or changed. The spans point into the original. [![a shop](a.png)]',
      ],
    ],
    [
      'keeps the description of an image',
      'See ![a shop](a.png).',
      'See ![a park](a.png).',
      ["An image's description was changed. [![a park](a.png)]"],
    ],
    ['may describe an image that had no words', 'See ![](a.png).', 'See ![a park](a.png).', []],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(linkLost, parent, child)).toEqual(said);
  });
});

describe('a link that was added', () => {
  it.each<Row>([
    [
      'is pointed at',
      'See the shop.',
      'See [the shop](https://a.example).',
      ['A link or image is not in the original. [[the shop](https://a.example)]'],
    ],
    ['may be an address of the text', 'See https://a.example now.', 'See [it](https://a.example) now.', []],
    ['may point into the text', 'See the shop.', 'See [the shop](#shop).', []],
    [
      'is a definition that nothing uses',
      'See the shop.',
      'See the shop.\n\n[x]: https://a.example',
      ['A link or image is not in the original. [[x]: https://a.example]'],
    ],
    [
      'is an image',
      'See the shop.',
      'See ![the shop](a.png).',
      ['A link or image is not in the original. [![the shop](a.png)]'],
    ],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(linkAdded, parent, child)).toEqual(said);
  });
});

describe('an address', () => {
  it.each<Row>([
    [
      'does not come',
      'See the shop.',
      'See shop.example.org.',
      ['An address is not in the running text of the original. [shop.example.org]'],
    ],
    ['may stay', 'See shop.example.org.', 'Now see shop.example.org.', []],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(addressAdded, parent, child)).toEqual(said);
  });
});

describe('a citation', () => {
  it.each<Row>([
    [
      'stays with its number',
      'Bikes sell [12].',
      'Bikes sell [13].',
      [
        'A footnote or citation of the original is missing or changed. The spans point into the original. [[12]]',
        'A footnote or citation is not in the original. [[13]]',
      ],
    ],
    [
      'stays with its name',
      'Bikes sell (Okafor & Lindt, 2019).',
      'Bikes sell (Okafor & Lindt, 2020).',
      [
        'A footnote or citation of the original is missing or changed. The spans point into the original. [(Okafor & Lindt, 2019)]',
        'A footnote or citation is not in the original. [(Okafor & Lindt, 2020)]',
      ],
    ],
    [
      'may be written otherwise',
      'Bikes sell (Okafor & Lindt, 2019).',
      'Bikes  sell (Okafor and Lindt, 2019).',
      [],
    ],
    [
      'stays with its key',
      'Bikes sell [@okafor2019].',
      'Bikes sell.',
      [
        'A footnote or citation of the original is missing or changed. The spans point into the original. [[@okafor2019]]',
      ],
    ],
    [
      'stays as a footnote',
      'Bikes sell.[^1]\n\n[^1]: Okafor.',
      'Bikes sell.',
      [
        'A footnote or citation of the original is missing or changed. The spans point into the original. [[^1]] [[^1]: Okafor.]',
      ],
    ],
    [
      'keeps the text of a footnote',
      'Bikes sell.[^1]\n\n[^1]: Okafor.',
      'Bikes sell.[^1]\n\n[^1]: Lindt.',
      [
        'A footnote or citation of the original is missing or changed. The spans point into the original. [[^1]: Okafor.]',
        'A footnote or citation is not in the original. [[^1]: Lindt.]',
      ],
    ],
    [
      'stands as often',
      'Bikes sell [1]. Carts sell [1].',
      'Bikes and carts sell [1].',
      [
        'A footnote or citation of the original is missing or changed. The spans point into the original. [[1]]',
      ],
    ],
    [
      'does not come',
      'Bikes sell.',
      'Bikes sell (Okafor 2019, p. 4).',
      ['A footnote or citation is not in the original. [(Okafor 2019, p. 4)]'],
    ],
    ['is no plain bracket', 'Bikes sell (in 2019).', 'Bikes sell.', []],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(citationLost, parent, child)).toEqual(said);
  });
});

describe('a kind of block that was added', () => {
  it.each<Row>([
    [
      'is a heading',
      LIBRARY,
      `## Bikes\n\n${LIBRARY}`,
      [
        'The rewrite has more than the original of this kind: heading. No required fix asks for it. [## Bikes]',
      ],
    ],
    [
      'may be a heading that a fix asks for',
      LIBRARY,
      `## Bikes\n\n${LIBRARY}`,
      [],
      { fixInstructions: [ADD_HEADERS] },
    ],
    [
      'is a list',
      'We sell bread and cake.',
      'We sell:\n\n- bread\n- cake',
      [
        'The rewrite has more than the original of this kind: bulleted list. No required fix asks for it. [bread]',
      ],
    ],
    [
      'may be a list that a fix asks for',
      'We sell bread and cake.',
      'We sell:\n\n- bread\n- cake',
      [],
      { fixInstructions: [ADD_LISTS] },
    ],
    [
      'may be a list for the structure',
      'We sell bread and cake.',
      'We sell:\n\n- bread\n- cake',
      [],
      { fixInstructions: [PILLAR_INSTRUCTIONS.structure] },
    ],
    [
      'may be a list parted in two',
      'We sell:\n\n- bread\n- cake\n- tea',
      'We sell:\n\n- bread\n\nAnd then:\n\n- cake\n- tea',
      [],
    ],
    ['may be a numbered list for a bulleted one', 'Do:\n\n- mix\n- bake', 'Do:\n\n1. mix\n2. bake', []],
    [
      'is a quote',
      'We sell bread.',
      '> We sell bread.',
      [
        'The rewrite has more than the original of this kind: block quote. No required fix asks for it. [We sell bread.]',
      ],
    ],
    [
      'is a table',
      'We sell bread.',
      '| a | b |\n|---|---|\n| 1 | 2 |',
      [
        'The rewrite has more than the original of this kind: table. No required fix asks for it. [| a | b |\n|---|---|\n| 1 | 2 |]',
      ],
    ],
    [
      'may be the title of the front matter',
      '---\ntitle: Our bikes\n---\n\nWe sell.',
      '---\ntitle: Our bikes\n---\n\n# Our bikes\n\nWe sell.',
      [],
    ],
    [
      'is another title',
      '---\ntitle: Our bikes\n---\n\nWe sell.',
      '---\ntitle: Our bikes\n---\n\n# Our carts\n\nWe sell.',
      [
        'The rewrite has more than the original of this kind: heading. No required fix asks for it. [# Our carts]',
      ],
    ],
  ])('%s', (_what, parent, child, said, more) => {
    expect(problems(blockKindAdded, parent, child, more)).toEqual(said);
  });
});

describe('a kind of block that is gone', () => {
  it.each<Row>([
    [
      'is every heading',
      '## Bikes\n\nWe sell.',
      'We sell.',
      ['Every heading of the original is gone. The spans point into the original. [## Bikes]'],
    ],
    [
      'is not one heading of two',
      '## Bikes\n\nWe sell.\n\n## Carts\n\nWe lend.',
      '## Bikes\n\nWe sell. We lend.',
      [],
    ],
    [
      'is every list',
      'Do:\n\n- mix\n- bake',
      'Mix and bake.',
      ['Every bulleted list of the original is gone. The spans point into the original. [mix]'],
    ],
    ['may be another kind of list', 'Do:\n\n- mix\n- bake', 'Do:\n\n1. mix\n2. bake', []],
    [
      'is one table of two',
      '| a | b |\n|---|---|\n| 1 | 2 |\n\nAnd:\n\n| c | d |\n|---|---|\n| 3 | 4 |',
      '| a | b |\n|---|---|\n| 1 | 2 |\n\nAnd.',
      [
        'A table of the original is gone. The spans point into the original. [| a | b |\n|---|---|\n| 1 | 2 |] [| c | d |\n|---|---|\n| 3 | 4 |]',
      ],
    ],
    [
      'is every table',
      '| a | b |\n|---|---|\n| 1 | 2 |\n\nAnd.',
      'And.',
      [
        'Every table of the original is gone. The spans point into the original. [| a | b |\n|---|---|\n| 1 | 2 |]',
      ],
    ],
    [
      'is every quote',
      'He said:\n\n> We sell bread.',
      'He said it.',
      ['Every block quote of the original is gone. The spans point into the original. [We sell bread.]'],
    ],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(blockKindLost, parent, child)).toEqual(said);
  });
});

describe('front matter', () => {
  it.each<Row>([
    [
      'stays',
      '---\ntitle: A\n---\nText.',
      '---\ntitle: B\n---\nText.',
      ['The front matter was changed. [---\ntitle: B\n---\n]'],
    ],
    [
      'does not go',
      '---\ntitle: A\n---\nText.',
      'Text.',
      ['The front matter is gone. The span points into the original. [---\ntitle: A\n---\n]'],
    ],
    [
      'does not come',
      'Text.',
      '---\ntitle: A\n---\nText.',
      ['The rewrite adds front matter. [---\ntitle: A\n---\n]'],
    ],
    ['may end its lines otherwise', '---\ntitle: A\n---\nText.', '---\r\ntitle: A\r\n---\r\nText.', []],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(frontMatterChanged, parent, child)).toEqual(said);
  });
});

describe('a quote', () => {
  it.each<Row>([
    [
      'stays',
      'Ann said "we sell good bread here".',
      'Ann said "we sell fine bread here".',
      [
        'A quoted passage of the original is missing or changed. The spans point into the original. ["we sell good bread here"]',
        'The rewrite quotes something that the original does not quote. ["we sell fine bread here"]',
      ],
    ],
    [
      'may have other marks',
      'Ann said "we sell good bread here".',
      'Ann said “we sell good bread here”.',
      [],
    ],
    [
      'may be a block',
      'Ann said:\n\n> We sell good bread here.',
      'Ann said:\n\n> We sell fine bread here.',
      [
        'A block quote of the original is missing or changed. The spans point into the original. [We sell good bread here.]',
        'The rewrite quotes something that the original does not quote. [We sell fine bread here.]',
      ],
    ],
    [
      'does not come',
      'Ann sells bread.',
      'Ann says "we sell good bread here".',
      ['The rewrite quotes something that the original does not quote. ["we sell good bread here"]'],
    ],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(quoteChanged, parent, child)).toEqual(said);
  });
});

describe('an invisible character', () => {
  it.each<Row>([
    [
      'does not come',
      'We sell.',
      'We\u200b sell.',
      ['An invisible character is not in the original. [\u200b]'],
    ],
    ['may stay', 'We\u200b sell.', 'We\u200b do sell.', []],
    [
      'does not come again',
      'We\u200b sell.',
      'We\u200b sell\u200b.',
      ['An invisible character is not in the original. [\u200b]'],
    ],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(hiddenCharacters, parent, child)).toEqual(said);
  });
});

describe('HTML', () => {
  it.each<Row>([
    [
      'does not come',
      'We sell.',
      'We <b>sell</b>.',
      ['An HTML tag or comment is not in the original. [<b>]'],
    ],
    ['may stay', 'We <b>sell</b>.', 'Now we <b>sell</b>.', []],
    [
      'does not come in a block',
      'We sell.',
      'We sell.\n\n<div>x</div>',
      ['An HTML tag or comment is not in the original. [<div>]'],
    ],
  ])('%s', (_what, parent, child, said) => {
    expect(problems(htmlAdded, parent, child)).toEqual(said);
  });
});

describe('a protected term', () => {
  it.each<Row>([
    [
      'stands as often',
      'Our BikeBox is here. BikeBox!',
      'Our BikeBox is here.',
      ['A protected term was changed or removed. The span points into the original. [BikeBox]'],
      { protectedTerms: ['BikeBox'] },
    ],
    [
      'may stand elsewhere',
      'Our BikeBox is here.',
      'Here is our BikeBox.',
      [],
      { protectedTerms: ['BikeBox'] },
    ],
    [
      'says nothing where it is not there',
      'Our box is here.',
      'Here is our box.',
      [],
      { protectedTerms: ['BikeBox'] },
    ],
  ])('%s', (_what, parent, child, said, more) => {
    expect(problems(protectedTerm, parent, child, more)).toEqual(said);
  });
});
