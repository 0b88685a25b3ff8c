import { describe, expect, it } from 'vitest';
import { maskedSpans } from './masked-spans.ts';

const masked = (text: string): string[] => maskedSpans(text).map(({ start, end }) => text.slice(start, end));

describe('addresses, file names and paths are found where they stand', () => {
  it.each([
    ['see https://example.org/a/5 please', ['https://example.org/a/5']],
    ['see <http://example.org/5> please', ['http://example.org/5']],
    ['ftp://files.example/5', ['ftp://files.example/5']],
    ['at www.example.test/5', ['www.example.test/5']],
    ['mail team5@example7.org now', ['team5@example7.org']],
    ['on 18f.example.gov/17 and data.gov', ['18f.example.gov/17', 'data.gov']],
    ['open report2.pdf or page1.html', ['report2.pdf', 'page1.html']],
    ['in ~/notes/2 and ../src/3 and /etc/4/5', ['~/notes/2', '../src/3', '/etc/4/5']],
    ['(a1.md)(b2.md)', ['a1.md', 'b2.md']],
  ])('%s', (text, expected) => expect(masked(text)).toEqual(expected));
});

it.each(['and/or 3/4', 'It ended. Then 4.5 came', 'plain words only', ''])('nothing is one in %j', (text) =>
  expect(masked(text)).toEqual([]),
);
