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
    ['content\na,b', /line 2 has 2 cells for 1 columns/],
  ])('refuses %j by its line', (text, words) => {
    expect(() => readCsvAssignment(text)).toThrow(words);
  });
});
