import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allPages, ROOT } from './pages.ts';

const pages = allPages();
const LINK = /\]\((?<target>[^)\s]+)\)/g;

function linksOf({ path, text }: { path: string; text: string }) {
  return [
    ...text
      .replaceAll(/^```[\s\S]*?^```$/gm, '')
      .replaceAll(/`[^`\n]*`/g, '')
      .matchAll(LINK),
  ]
    .map(({ groups }) => groups?.target ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = '', anchor] = target.split('#');
      return { target, file: file === '' ? path : normalize(join(dirname(path), file)), anchor };
    });
}

/** The ids that headings get where the pages are shown. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (?<heading>.+)$/gm)].map(({ groups }) =>
    (groups?.heading ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('the links of the documentation', () => {
  it.each(pages.map((page) => [page.path, page] as const))('of %s lead somewhere', (_path, page) => {
    const broken = linksOf(page).filter(({ file, anchor }) => {
      if (!existsSync(join(ROOT, file))) return true;
      if (anchor === undefined || !file.endsWith('.md')) return false;
      return !anchorsOf(readFileSync(join(ROOT, file), 'utf8')).includes(anchor);
    });
    expect(broken.map(({ target }) => target)).toEqual([]);
  });

  it('to pictures lead to small ones: under 200 kB', () => {
    const pictures = pages.flatMap(linksOf).filter(({ file }) => file.endsWith('.png'));
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures.filter(({ file }) => statSync(join(ROOT, file)).size >= 200_000)).toEqual([]);
  });

  it('of the index reach every guide and every reference page', () => {
    const index = pages.find(({ path }) => path === 'docs/README.md');
    const reached = index === undefined ? [] : linksOf(index).map(({ file }) => file);
    const wanted = pages.map(({ path }) => path).filter((path) => /^docs\/(guide|reference)\//.test(path));
    expect(wanted.filter((path) => !reached.includes(path))).toEqual([]);
  });
});

describe('the README', () => {
  it('is short enough to be read: under 200 lines', () => {
    expect(readFileSync(join(ROOT, 'README.md'), 'utf8').split('\n').length).toBeLessThan(200);
  });
});
