import type { PackageFile } from './package-of.ts';

const TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
  bib: 'application/x-bibtex; charset=utf-8',
};

/** What a file of a package is, by its ending. */
export function contentTypeOf({ path }: Pick<PackageFile, 'path'>): string {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain; charset=utf-8';
}
