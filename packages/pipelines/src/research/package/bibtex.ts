import type { BibliographyEntry } from './bibliography.ts';
import { linkTarget } from './plain-words.ts';

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '&': '\\&',
  '#': '\\#',
  $: '\\$',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};

/** The bibliography as BibTeX. */
export function bibtex(entries: readonly BibliographyEntry[]): string {
  return entries.map(entryText).join('\n\n');
}

function entryText({ source }: BibliographyEntry): string {
  const { id, title, authors, publisher, domain, date, finalAddress } = source;
  const url = linkTarget(finalAddress);
  const fields: readonly (readonly [string, string | null])[] = [
    ['title', `{${escaped(title)}}`],
    // Each name in braces: a name of several words must not be taken apart at an "and" or a comma.
    ['author', authors.length === 0 ? null : authors.map((name) => `{${escaped(name)}}`).join(' and ')],
    ['organization', publisher === null && domain === null ? null : escaped(publisher ?? domain ?? '')],
    ['year', date === null ? null : date.slice(0, 4)],
    ['date', date],
    ['url', url === null ? null : url.replace(/[{}\\]/g, encodeURIComponent)],
    ['note', url === null ? escaped(finalAddress) : null],
  ];
  const lines = fields.flatMap(([name, value]) => (value === null ? [] : [`  ${name} = {${value}}`]));
  return `@misc{${id},\n${lines.join(',\n')}\n}`;
}

function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\{}%&#$_^~]/g, (found) => SPECIAL[found] ?? found);
}
