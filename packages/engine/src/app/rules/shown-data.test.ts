import { readdirSync, readFileSync } from 'node:fs';
import { textWords } from '@palimpsest/kernel/text';
import { assessmentWords } from '@palimpsest/pipelines/assessment';
import { blogWords } from '@palimpsest/pipelines/blog';
import { complaintWords } from '@palimpsest/pipelines/complaint';
import { researchWords } from '@palimpsest/pipelines/research';
import { describe, expect, it } from 'vitest';
import { findWordData } from './testing/find-word-data.ts';
import { NOT_SHOWN } from './testing/not-shown.ts';

const packages = new URL('../../../../', import.meta.url);
const files = ['pipelines/src/', 'kernel/src/text/'].flatMap((folder) =>
  readdirSync(new URL(folder, packages), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/(?:testing|cases)\//.test(file)),
);

const shown = valuesIn(
  [blogWords, assessmentWords, complaintWords, researchWords, { text: textWords }].flatMap((each) =>
    Object.values(each).flatMap((own) => Object.values(own).map(({ words }) => ({ ...words }))),
  ),
);

interface Found {
  /** Below the sources of the pipelines, or of all packages. */
  readonly file: string;
  readonly path: string;
  readonly name: string;
  readonly exported: boolean;
}

const found: readonly Found[] = files.flatMap((file) => {
  const data = findWordData(readFileSync(new URL(file, packages), 'utf8'));
  return data
    .filter(({ partOf }) => partOf.length === 0)
    .map(({ name, exported }) => ({
      file: file.replace(/^pipelines\/src\//, ''),
      path: file,
      name,
      exported,
    }));
});

const isExcused = ({ file, name }: Found) =>
  NOT_SHOWN.some(({ files: own, names }) => own.test(file) && (names === undefined || names.includes(name)));

describe('the words, patterns and weights in the pipelines and their text tools', () => {
  it('are all shown among the rules, as the code itself reads them', async () => {
    const missing: string[] = [];
    for (const each of found.filter((data) => !isExcused(data)))
      if (!(await isShown(each))) missing.push(`${each.file} ${each.name}`);
    // Export it and name its file in the shown-words of its pipeline; or say in not-shown.ts why it decides nothing.
    expect(missing).toEqual([]);
  });

  it('are excused for a reason that still holds', () => {
    for (const { files: own, names = [], why } of NOT_SHOWN) {
      expect(why.length).toBeGreaterThan(10);
      expect(found.filter(({ file }) => own.test(file)).length).toBeGreaterThan(0);
      for (const name of names)
        expect(found.some((data) => own.test(data.file) && data.name === name)).toBe(true);
    }
  });
});

async function isShown({ path, name, exported }: Found): Promise<boolean> {
  if (!exported) return false;
  const module: Record<string, unknown> = await import(/* @vite-ignore */ new URL(path, packages).pathname);
  const value = module[name];
  if (shown.has(value)) return true;
  // What is put together again elsewhere is shown by its parts.
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every((each) => shown.has(each));
}

/** Everything within these values, themselves included. Long texts count by what they say. */
function valuesIn(values: readonly unknown[]): Set<unknown> {
  const all = new Set<unknown>();
  const open = [...values];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (all.has(value)) continue;
    all.add(value);
    if (value instanceof Map) open.push(...value.values());
    else if (value instanceof Set || Array.isArray(value)) open.push(...value);
    else if (typeof value === 'object' && value !== null) open.push(...Object.values(value));
  }
  return all;
}
