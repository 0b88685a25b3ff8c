import type { Span } from '@palimpsest/contracts';
import { matches } from './matches.ts';
import { wordList } from './word-list.ts';

/** A place that a reader could go or write to, as it stands in a text. */
export interface Address {
  readonly text: string;
  readonly span: Span;
  /** Without scheme, `www.` and a slash at its end, in lower case: the same for every way to write one place. */
  readonly key: string;
}

export const PATTERNS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)[^\s<>()[\]"'`]{1,2000}/giu,
  /(?<![\p{L}\p{N}])(?:mailto:|javascript:|tel:|sms:|data:(?=[^\s,/]{0,40}[,/]))[^\s<>()[\]"'`]{1,500}/giu,
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu,
  // Four parts up to 255 each: "1.234.567.890" is an amount.
  /(?<![\p{L}\p{N}.])(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}(?![\p{L}\p{N}.]?\d)/gu,
  /(?<![\p{L}\p{N}@._/\\-])[\p{L}\p{N}][\p{L}\p{N}-]{1,62}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}(?![\p{L}\p{N}_-])(?:\/[^\s<>()[\]"'`]{0,500})?/gu,
];

/** Names of files and of languages are written as hosts are: "notes.md", "Node.js". */
export const FILE_ENDINGS = wordList(`
  asp aspx bak bash bat bin bmp bz c cfg conf cpp cs css csv dll doc docx dot env epub exe gif git go gz h hpp htm html ico
  ini ipynb jar java jpeg jpg js json jsonl jsx key kt less lock log lua md mdx mjs mov mp mpg msi net odt ogg pdf php pl
  png ppt pptx ps py r rar rb rs rst rtf scss sh sql svelte svg swift sys tar tex tif tiff toml ts tsv tsx ttf txt vue wav
  webp woff xls xlsx xml yaml yml zip
`);
/** They are written as hosts are, and known by that name. */
export const PRODUCTS = wordList('asp.net ado.net vb.net ml.net');
/** Abbreviations of a plural have each letter twice: "EE.UU.", "RR.HH." */
export const DOUBLED = /^(\p{Lu})\1\.(\p{Lu})\2$/u;
/** Endings under which most addresses live: there a capital letter makes no new sentence. */
export const COMMON = wordList(
  'com net org info biz xyz io co me app dev ai edu gov uk de fr es eu us example',
);

/**
 * Every address in a text: with a scheme, of a mailbox, as a number, or as a bare host. A missing blank between two
 * sentences and the name of a file are none.
 * @example addresses('See www.tea.example, or write to me@tea.example.').map(({ key }) => key) // ['tea.example', 'me@tea.example']
 */
export function addresses(text: string): Address[] {
  const found: Address[] = [];
  for (const pattern of PATTERNS)
    for (const match of matches(text, pattern)) {
      const written = match[0].replace(/[.,;:!?*_~]{1,20}$/u, '');
      if (pattern === PATTERNS.at(-1) && !isHost(written)) continue;
      const span = { start: match.index, end: match.index + written.length };
      found.push({ text: written, span, key: keyOf(written) });
    }
  // The sort keeps the order of the patterns: of two ways to read the same place the first counts.
  let end = 0;
  return found
    .sort((a, b) => a.span.start - b.span.start)
    .filter(({ span }) => {
      if (span.start < end) return false;
      end = span.end;
      return true;
    });
}

function isHost(written: string): boolean {
  const host = written.split('/')[0] ?? '';
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (PRODUCTS.has(host.toLowerCase()) || DOUBLED.test(host)) return false;
  if (COMMON.has(last.toLowerCase())) return true;
  if (FILE_ENDINGS.has(last.toLowerCase()) || !/\p{L}/u.test(labels[0] ?? '')) return false;
  // "in summer.The river" lacks a blank; an address has no capital there, unless it is all in capitals.
  return !/^\p{Lu}/u.test(last) || host === host.toUpperCase();
}

function keyOf(written: string): string {
  return written
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]{0,20}:(?:\/\/)?/, '')
    .replace(/^www\./, '')
    .replace(/[/#?]{1,20}$/, '');
}
