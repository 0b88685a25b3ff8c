import { describe, expect, it } from 'vitest';
import { readCsvAssignment } from './read-csv.ts';
import { readMarkdownAssignment } from './read-markdown.ts';

describe('an assignment in Markdown', () => {
  it('has a problem below each second-level heading, metadata at its end', () => {
    const read = readMarkdownAssignment(
      [
        '---',
        'documentId: trains',
        'gradeBand: 6-8',
        'timeTargetMinutes: 30',
        '---',
        '# Trains',
        'An introduction.',
        '## First',
        'A train goes 60 mph.',
        '',
        'How far in 3 hours?',
        '',
        'Bloom: Apply',
        'Time: 3',
        'Answer: 180 miles',
        '## Second',
        '```',
        '## no heading',
        '```',
        'Note: this stays.',
      ].join('\n'),
    );
    expect(read).toEqual({
      documentId: 'trains',
      context: { gradeBand: '6-8', timeTargetMinutes: 30 },
      metadata: { title: 'Trains', introduction: 'An introduction.' },
      problems: [
        {
          problemId: 'p_001',
          content: 'A train goes 60 mph.\n\nHow far in 3 hours?',
          bloomLevel: 'Apply',
          estimatedTimeMinutes: 3,
          correctAnswer: '180 miles',
        },
        { problemId: 'p_002', content: '```\n## no heading\n```\nNote: this stays.' },
      ],
    });
  });

  it('without such headings has a problem at each number', () => {
    const { problems } = readMarkdownAssignment(
      '# Sums\n\n1. Add 2 and 3.\n   (a) Now.\n2) Add 4 and 5.\nId: last\n',
    );
    expect(problems).toEqual([
      { problemId: 'p_001', content: 'Add 2 and 3.\n   (a) Now.' },
      { problemId: 'last', content: 'Add 4 and 5.' },
    ]);
  });

  const texts = (lines: readonly string[]) =>
    readMarkdownAssignment(lines.join('\n')).problems.map(({ content }) => content);

  it.each([
    ['numbers, then a heading', ['1. One', '2. Two', '## Problem 3', 'Three']],
    ['a heading, bold and plain numbers', ['### 1', 'One', '', '**2.** Two', '', '3. Three']],
    ['headings with a number among them', ['## Problem 1', 'One', '', '2. Two', '', '## Problem 3', 'Three']],
    ['words and numbers', ['Question 1: One', '**Question 2:** Two', '3) Three']],
    ['ones throughout, as Markdown allows', ['1. One', '1. Two', '1. Three']],
  ])('begins a problem at each, where they are mixed: %s', (_name, lines) => {
    expect(texts(lines)).toEqual(['One', 'Two', 'Three']);
  });

  it('leaves a list below a heading, and a year at the start of a line, in their problem', () => {
    expect(texts(['## Problem 1', 'Do this:', '1. mix', '2. stir', '## Problem 2', 'Why?'])).toEqual([
      'Do this:\n1. mix\n2. stir',
      'Why?',
    ]);
    expect(texts(['1. It was said that', '1999. was a good year', '', '2001. was not', '2. Why?'])).toEqual([
      'It was said that\n1999. was a good year\n\n2001. was not',
      'Why?',
    ]);
  });

  it.each([
    ['a number left out', ['---', 'id: a', '---', '1. One', '', '3. Three'], /line 6 is numbered 3 where 2/],
    ['a list that begins anew', ['1. One', '', '2. Two', '', '1. mix'], /line 5 is numbered 1 where 3/],
    [
      'a heading without a number',
      ['1. One', '## Problem 2', 'Two', '3. Three', '## Part B'],
      /line 5 is a heading without/,
    ],
    ['numbers above other headings', ['1. One', '## Trains', 'Two'], /line 1 has a number above/],
    ['an indented problem', [' 1. One', '2. Two', '3. Three'], /line 1 is numbered but indented/],
  ])('refuses what could be read in two ways: %s', (_name, lines, words) => {
    expect(() => texts(lines)).toThrow(words);
  });

  it('keeps the words of headings, an introduction and other front matter', () => {
    const { problems, metadata } = readMarkdownAssignment(
      [
        '---',
        'author: A. Teacher',
        '---',
        'Read first:',
        '',
        '1. Breathe.',
        '## 1. Trains',
        'How far?',
        'Bloom: Apply',
        'Bloom: Create',
        '## What is 2 + 3?',
      ].join('\n'),
    );
    expect(metadata).toEqual({
      introduction: 'Read first:\n\n1. Breathe.',
      frontMatter: { author: 'A. Teacher' },
    });
    expect(problems).toEqual([
      { problemId: 'p_001', content: 'How far?\nBloom: Apply', title: 'Trains', bloomLevel: 'Create' },
      { problemId: 'p_002', content: 'What is 2 + 3?' },
    ]);
  });

  it('says so where there are no problems', () => {
    expect(() => readMarkdownAssignment('Only words.')).toThrow(/no problems/);
  });
});

describe('an assignment as a table', () => {
  it('keeps columns it does not know, and reads quoted cells', () => {
    const { problems } = readCsvAssignment(
      '\uFEFFID,Problem,Bloom Level,minutes,Unit\r\nq1,"Add ""2"" and 3,\nplease.",Apply,2.5,sums\r\n,Second,,,\r\n\r\n',
    );
    expect(problems).toEqual([
      {
        problemId: 'q1',
        content: 'Add "2" and 3,\nplease.',
        bloomLevel: 'Apply',
        estimatedTimeMinutes: 2.5,
        Unit: 'sums',
      },
      { problemId: 'p_002', content: 'Second' },
    ]);
  });

  it.each([
    ['', /empty/],
    ['a,b\n1,2', /no column called content/],
    ['content\n"never ends', /line 2 opens a quotation/],
    ['content\n"a"b', /line 2 has words behind/],
    ['content,content\na,b', /line 1 has two columns for content: columns 1 and 2/],
    ['Problem,time,Content\na,1,b', /line 1 has two columns for content: columns 1 and 3/],
    ['content,\na,b', /line 2 has words in column 2, which has no name/],
    ['content\na,b', /line 2 has 2 cells for 1 columns/],
  ])('refuses %j by its line', (text, words) => {
    expect(() => readCsvAssignment(text)).toThrow(words);
  });
});
