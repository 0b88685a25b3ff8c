import { describe, expect, it } from 'vitest';
import { padding, told } from '../testing/judge.ts';
import { age } from './age.ts';
import { dated } from './dated.ts';
import { updated } from './updated.ts';

type Row = [what: string, text: string, said: string[], asOf?: string];
const words = (count: number, word: string) => Array(count).fill(word).join(' ');

describe('the date', () => {
  it.each<Row>([
    [
      'stands in the front matter',
      '---\ndate: 2024-05-01\n---\nCats sleep.',
      ['+1 a date [---\ndate: 2024-05-01\n---\n]'],
    ],
    [
      'may be one of revision',
      '---\nupdated: 2024-05-01\n---\nCats sleep.',
      ['+1 a date [---\nupdated: 2024-05-01\n---\n]'],
    ],
    [
      'stands in a short line at the top',
      '# Cats\n\nBy Ann, 5 May 2024\n\nCats sleep.',
      ['+1 a date [5 May 2024]'],
    ],
    [
      'does not stand in a long line',
      `# Cats\n\nOn 5 May 2024 ${words(12, 'cats')}.\n\nCats sleep.`,
      ['-1 no date [Cats]'],
    ],
    [
      'may stand in a long line that says so',
      `# Cats\n\nPublished on 5 May 2024 ${words(12, 'cats')}.\n\nCats sleep.`,
      ['+1 a date [5 May 2024]'],
    ],
    [
      'stands at the end where it is marked',
      `${padding(5)}\n\nPosted 5 May 2024`,
      ['+1 a date [5 May 2024]'],
    ],
    [
      'does not stand at the end without a mark',
      `${padding(5)}\n\nAnn, 5 May 2024`,
      ['-1 no date [Cats sleep on warm roofs ... e sun comes.]'],
    ],
    [
      'does not stand in the middle',
      `${padding(3)}\n\nPosted 5 May 2024\n\n${padding(3)}`,
      ['-1 no date [Cats sleep on warm roofs ... e sun comes.]'],
    ],
    ['is missing', 'Cats sleep.', ['-1 no date [Cats sleep.]']],
  ])('%s', (_what, text, said) => {
    expect(told(dated, text)).toEqual(said);
  });
});

describe('the age', () => {
  it.each<Row>([
    [
      'is within a year',
      '---\ndate: 2023-06-02\n---\nCats.',
      ['+3 a newest date 365 days old [---\ndate: 2023-06-02\n---\n]'],
    ],
    [
      'is just within a year',
      '---\ndate: 2023-06-02\n---\nCats.',
      ['+3 a newest date 365 days old [---\ndate: 2023-06-02\n---\n]'],
      '2024-06-01',
    ],
    [
      'is above a year',
      '---\ndate: 2023-06-01\n---\nCats.',
      [
        '+2 a newest date 366 days old [---\ndate: 2023-06-01\n---\n]',
        '-1 a newest date 366 days old [---\ndate: 2023-06-01\n---\n]',
      ],
    ],
    [
      'is two years',
      '---\ndate: 2022-06-01\n---\nCats.',
      [
        '+2 a newest date 731 days old [---\ndate: 2022-06-01\n---\n]',
        '-1 a newest date 731 days old [---\ndate: 2022-06-01\n---\n]',
      ],
    ],
    [
      'is three years',
      '---\ndate: 2021-06-01\n---\nCats.',
      [
        '+1 a newest date 1096 days old [---\ndate: 2021-06-01\n---\n]',
        '-2 a newest date 1096 days old [---\ndate: 2021-06-01\n---\n]',
      ],
    ],
    [
      'is nearly five years',
      '---\ndate: 2019-06-02\n---\nCats.',
      [
        '+0.5 a newest date 1826 days old [---\ndate: 2019-06-02\n---\n]',
        '-2.5 a newest date 1826 days old [---\ndate: 2019-06-02\n---\n]',
      ],
    ],
    [
      'is five years',
      '---\ndate: 2019-06-01\n---\nCats.',
      ['-3 a newest date 1827 days old [---\ndate: 2019-06-01\n---\n]'],
    ],
    [
      'is more',
      '---\ndate: 2015-06-01\n---\nCats.',
      ['-3 a newest date 3288 days old [---\ndate: 2015-06-01\n---\n]'],
    ],
    [
      'is counted from the newest date',
      '---\ndate: 2015-06-01\nupdated: 2024-05-01\n---\nCats.',
      ['+3 a newest date 31 days old [---\ndate: 2015-06-01\nupdated: 2024-05-01\n---\n]'],
    ],
    [
      'is counted from the newest date, whichever it is',
      '---\ndate: 2024-05-01\nupdated: 2015-06-01\n---\nCats.',
      ['+3 a newest date 31 days old [---\ndate: 2024-05-01\nupdated: 2015-06-01\n---\n]'],
    ],
    [
      'is a month ahead',
      '---\ndate: 2024-07-02\n---\nCats.',
      ['+3 a newest date 0 days old [---\ndate: 2024-07-02\n---\n]'],
    ],
    [
      'is further ahead',
      '---\ndate: 2024-07-03\n---\nCats.',
      ['-3 a date long after the day of the evaluation [---\ndate: 2024-07-03\n---\n]'],
    ],
    ['is not known', 'Cats.', ['-3 no date to measure by [Cats.]']],
    [
      'is not known without a day of evaluation',
      '---\ndate: 2024-07-03\n---\nCats.',
      ['-3 no date to measure by [Cats.]'],
      'some day',
    ],
  ])('%s', (_what, text, said, asOf) => {
    expect(told(age, text, asOf)).toEqual(said);
  });
});

describe('the revision', () => {
  it.each<Row>([
    [
      'is dated',
      '---\ndate: 2015-06-01\nupdated: 2016-05-01\n---\nCats.',
      ['+1 a date of revision [---\ndate: 2015-06-01\nupdated: 2016-05-01\n---\n]'],
    ],
    [
      'is dated in a line',
      '---\ndate: 2015-06-01\n---\nUpdated 1 May 2016\n\nCats.',
      ['+1 a date of revision [1 May 2016]'],
    ],
    [
      'is before the post',
      '---\ndate: 2015-06-01\nupdated: 2014-05-01\n---\nCats.',
      ['-1 no date of revision [Cats.]'],
    ],
    [
      'is far ahead',
      '---\ndate: 2015-06-01\nupdated: 2025-06-02\n---\nCats.',
      ['-1 no date of revision [Cats.]'],
    ],
    [
      'is a year ahead',
      '---\ndate: 2015-06-01\nupdated: 2025-06-01\n---\nCats.',
      ['+1 a date of revision [---\ndate: 2015-06-01\nupdated: 2025-06-01\n---\n]'],
    ],
    [
      'is not needed within a year',
      '---\ndate: 2023-06-02\n---\nCats.',
      ['+1 a post young enough to need no revision [---\ndate: 2023-06-02\n---\n]'],
    ],
    ['is needed after a year', '---\ndate: 2023-06-01\n---\nCats.', ['-1 no date of revision [Cats.]']],
    ['is not believed far ahead', '---\ndate: 2025-06-02\n---\nCats.', ['-1 no date of revision [Cats.]']],
    [
      'is dated alone',
      '---\nupdated: 2024-05-01\n---\nCats.',
      ['+1 a date of revision [---\nupdated: 2024-05-01\n---\n]'],
    ],
    ['is not known', 'Cats.', ['-1 no date [Cats.]']],
  ])('%s', (_what, text, said) => {
    expect(told(updated, text)).toEqual(said);
  });
});
