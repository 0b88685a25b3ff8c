import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkPage, type Page } from './check-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string | null =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
const names = readdirSync(join(root, 'docs/requirements'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -'.md'.length));
const pageOf = (name: string): Page => ({
  markdown: read(`docs/requirements/${name}.md`) ?? '',
  mutations: read(`test/mutations/${name}.json`) ?? '[]',
  read,
});

describe('the requirements of the', () => {
  it.each(names)('%s name tests and mutations that exist', (name) => {
    expect(checkPage(pageOf(name))).toEqual([]);
  });

  it('blog are there', () => {
    expect(names).toContain('blog');
  });
});

describe('a page of requirements', () => {
  const FILE = 'packages/tea/src/tea.test.ts';
  const test = `describe('tea', () => {
    it('keeps \\u2019til spring', () => undefined);
    it.each([['a tin']])('is kept in %s', () => undefined);
    it.each([['shelf'], ["cook's cupboard"]])('%s', () => undefined);
  });`;
  const source = 'export const most = 3;';
  const row = (id: string, title: string, mutation: string, file = FILE) =>
    `| ${id} | Says something. | [x](../../${file}) \`${title}\` | \`${mutation}\` |`;
  const GOOD = row('R-1', 'tea > keeps \u2019til spring', 'most');
  const mutation = {
    id: 'most',
    file: 'packages/tea/src/tea.ts',
    find: '3',
    replace: '4',
    tests: [FILE],
  };
  const check = (markdown: string, mutations: readonly object[] = [mutation]) =>
    checkPage({
      markdown,
      mutations: JSON.stringify(mutations),
      read: (path) => ({ [FILE]: test, 'packages/tea/src/tea.ts': source })[path] ?? null,
    });

  it.each([
    'tea > keeps \u2019til spring',
    'tea > is kept in a tin',
    'is kept in %s',
    "tea > cook's cupboard",
  ])('may name the test %s', (title) => expect(check(row('R-1', title, 'most'))).toEqual([]));

  it.each([
    ['a file that is not there', row('R-9', 'tea', 'most', 'packages/tea/src/old.test.ts'), /R-9.*old\.test/],
    ['a test that is not there', row('R-9', 'tea > is drunk', 'most'), /R-9.*is drunk/],
    [
      'a test under another title above it',
      row('R-9', 'coffee > keeps \u2019til spring', 'most'),
      /R-9.*coffee/,
    ],
    ['a mutation that is not there', row('R-9', 'tea', 'least'), /R-9.*least/],
    ['no test', '| R-9 | Says something. | everything | `most` |', /R-9 names no test/],
    ['no mutation', `| R-9 | Says something. | [x](../../${FILE}) \`tea\` | none |`, /R-9 names no mutation/],
    ['a row that cannot be read', '| R-9 | Says something. |', /R-9.*four columns/],
  ])('is found to be stale by %s', (_what, bad, problem) => {
    expect(check(`${GOOD}\n${bad}`)).toEqual([expect.stringMatching(problem)]);
  });

  it('is found to say one id twice', () => {
    expect(check(`${GOOD}\n${GOOD}`)).toEqual([expect.stringMatching(/R-1.*twice/)]);
  });

  it.each([
    ['is of no use to any requirement', { ...mutation, id: 'other' }, /other.*no requirement/],
    ['stands twice', mutation, /most.*twice/],
  ])('has no mutation that %s', (_what, more, problem) => {
    expect(check(GOOD, [mutation, more])).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    ['is in a file that is not there', { file: 'packages/tea/src/old.ts' }, /most.*old\.ts/],
    ['finds nothing', { find: 'const least' }, /most.*0 times/],
    ['finds two places', { find: 't' }, /most.*3 times/],
    ['changes nothing', { replace: '3' }, /most.*changes nothing/],
    ['leaves out a test that a requirement names with it', { tests: [] }, /most.*tea\.test\.ts/],
  ])('is stale when a mutation %s', (_what, changed, problem) => {
    expect(check(GOOD, [{ ...mutation, ...changed }])).toEqual([expect.stringMatching(problem)]);
  });
});
