import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { coverageOf, coveragePage, DOCUMENTS, hasTest, type SpecDocument } from './spec-coverage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string | null =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;

describe('docs/spec-coverage.md', () => {
  const { documents, problems } = coverageOf(DOCUMENTS, read);

  it('has a proving test for every requirement of the five specification documents', () => {
    expect(problems).toEqual([]);
    expect(documents).toHaveLength(5);
  });

  it('is what `node scripts/spec-coverage.mjs` writes', () => {
    expect(read('docs/spec-coverage.md')).toBe(coveragePage(documents));
  });
});

describe('the coverage of a specification', () => {
  const TEST = 'packages/tea/src/tea.test.ts';
  const row = (id: string, title: string) =>
    `| ${id} | Says something. | [x](../../${TEST}) \`${title}\` | \`m\` |`;
  const tea = (sections: SpecDocument['sections']): SpecDocument[] => [
    { title: 'Tea', page: 'tea', sections },
  ];
  const check = (rows: readonly string[], documents: readonly SpecDocument[]) =>
    coverageOf(
      documents,
      (path) =>
        ({
          'docs/requirements/tea.md': rows.join('\n'),
          [TEST]:
            "describe('tea', () => { it('is hot', () => undefined); it.each([1])('has %s cups', () => undefined); });",
        })[path] ?? null,
    ).problems;
  const ONE = tea([{ number: '1', title: 'Heat', rows: ['T-1.*'] }]);

  it('is complete where every section has a requirement with a test that exists', () => {
    expect(check([row('T-1.1', 'tea > is hot'), row('T-1.2', 'tea > has 3 cups')], ONE)).toEqual([]);
  });

  it.each([
    ['a section has no requirement', [], ONE, /Tea, 1: no requirement/],
    ['a requirement has no test', ['| T-1.1 | Says something. | by hand | `m` |'], ONE, /T-1\.1: no test/],
    ['a test is not there', [row('T-1.1', 'tea > is cold')], ONE, /no test 'tea > is cold'/],
    [
      'a requirement belongs to no section',
      [row('T-1.1', 'tea > is hot'), row('T-2.1', 'tea > is hot')],
      ONE,
      /T-2\.1.*0 sections/,
    ],
    [
      'a requirement belongs to two',
      [row('T-1.1', 'tea > is hot')],
      tea([
        { number: '1', title: 'Heat', rows: ['T-1.*'] },
        { number: '2', title: 'Again', rows: ['T-1.1..T-1.2'] },
      ]),
      /T-1\.1.*2 sections/,
    ],
  ])('is refused where %s', (_what, rows, documents, problem) => {
    expect(check(rows, documents)).toEqual([expect.stringMatching(problem)]);
  });

  it('lets a section say that it demands nothing', () => {
    expect(check([], tea([{ number: '1', title: 'Purpose', none: 'Says what it is for.' }]))).toEqual([]);
  });

  it('takes no title that is nothing but a place to fill for every test', () => {
    expect(hasTest("it.each([['x']])('%s', () => undefined)", 'is cold')).toBe(false);
  });
});
