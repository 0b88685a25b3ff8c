import { describe, expect, it } from 'vitest';
import { padding, told } from '../testing/judge.ts';
import { questionTypes } from './question-types.ts';
import { titlePromiseKept } from './title-promise-kept.ts';
import { titleTermsSpread } from './title-terms-spread.ts';

type Row = [what: string, text: string, said: string[]];
const words = (count: number, word: string) => Array(count).fill(word).join(' ');

describe('kinds of questions', () => {
  it.each<Row>([
    [
      'are what, why and how',
      '# T\n\n## What is a cat?\n\nA.\n\n## Why cats sleep\n\nB.\n\n## How cats eat\n\nC.',
      [
        '+1.34 a heading that asks or tells "what" [## What is a cat?]',
        '+1.33 a heading that asks or tells "why" [## Why cats sleep]',
        '+1.33 a heading that asks or tells "how" [## How cats eat]',
      ],
    ],
    [
      'are each counted once',
      '# T\n\n## Why cats sleep\n\nA.\n\n## Why cats eat\n\nB.',
      [
        '+2 a heading that asks or tells "why" [## Why cats sleep]',
        '-2 headings that speak to 1 kinds of questions [T]',
      ],
    ],
    [
      'are told by an -ing form',
      '# T\n\n## Feeding cats\n\nA.\n\n## Feeding\n\nB.',
      [
        '+2 a heading that asks or tells "how" [## Feeding cats]',
        '-2 headings that speak to 1 kinds of questions [T]',
      ],
    ],
    ['are missing', '# T\n\n## Cats\n\nA.', ['-4 headings that speak to 0 kinds of questions [T]']],
  ])('%s', (_what, text, said) => {
    expect(told(questionTypes, text)).toEqual(said);
  });
});

describe('the words of the title', () => {
  it.each<Row>([
    [
      'are all used',
      '# Solar panels\n\nPanels are solar. Panels shine.',
      ['+1.5 a word of the title [Panels]', '+1.5 a word of the title [solar]'],
    ],
    [
      'are used in part',
      '# Solar panels\n\nPanels are here.',
      [
        '+1.5 a word of the title [Panels]',
        '-1.5 1 words of the title that the body never uses [Solar panels]',
      ],
    ],
    [
      'are missing',
      'Panels are here.',
      ['-3 no title with words of content [Panels are here.]', 'winnable 0'],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(titlePromiseKept, text)).toEqual(said);
  });
});

describe('parts of the post', () => {
  it.each<Row>([
    [
      'are its long sections',
      `# Cats\n\n## One\n\n${padding(2)}\n\n## Two\n\ndogs ${words(39, 'dogs')}\n\n## Short\n\nDogs.`,
      [
        "+1.5 a part that takes up the title's words [## One]",
        "-1.5 a part without any of the title's words [## Two]",
      ],
    ],
    [
      'are quarters without sections',
      `# Cats\n\n${padding(1)}\n\ndogs ${words(19, 'dogs')}\n\ndogs ${words(19, 'dogs')}\n\n${padding(1)}`,
      [
        "+0.75 a part that takes up the title's words [Cats sleep on warm roofs ... e sun comes.]",
        "+0.75 a part that takes up the title's words [Cats sleep on warm roofs ... e sun comes.]",
        "-0.75 a part without any of the title's words [dogs dogs dogs dogs dogs ... gs dogs dogs]",
        "-0.75 a part without any of the title's words [dogs dogs dogs dogs dogs ... gs dogs dogs]",
      ],
    ],
    [
      'are quarters with one section',
      `# Birds\n\n## One\n\nbirds ${words(39, 'birds')}\n\ndogs ${words(38, 'dogs')}`,
      [
        "+1.5 a part that takes up the title's words [birds birds birds birds  ...  birds birds]",
        "-1.5 a part without any of the title's words [dogs dogs dogs dogs dogs ... gs dogs dogs]",
      ],
    ],
    [
      'need a title',
      padding(2),
      ['-3 no title with words of content [Cats sleep on warm roofs ... e sun comes.]', 'winnable 0'],
    ],
    ['need a body', '# Cats', ['-3 too little text to judge [Cats]']],
    [
      'may be named by their heading',
      `# Cats\n\n## Cats here\n\ndogs ${words(39, 'dogs')}\n\n## Two\n\ndogs ${words(39, 'dogs')}`,
      [
        "+1.5 a part that takes up the title's words [## Cats here]",
        "-1.5 a part without any of the title's words [## Two]",
      ],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(titleTermsSpread, text)).toEqual(said);
  });
});
