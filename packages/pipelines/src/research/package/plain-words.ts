import type { SourceDocument } from '@palimpsest/contracts';
import { addresses } from '@palimpsest/kernel/text';

/** Every address the run has really been to. */
export function fetchedAddresses(sources: readonly SourceDocument[]): ReadonlySet<string> {
  return new Set(sources.flatMap(({ address, finalAddress }) => [address, finalAddress]));
}

/**
 * Words of a source without addresses the run never went to, however they are written: a report must not send its reader
 * there. The host of a page that was fetched may be named.
 */
export function withoutForeignAddresses(text: string, fetched: ReadonlySet<string>): string {
  const found = addresses(text);
  if (found.length === 0) return text;
  const known = knownKeys(fetched);
  const parts: string[] = [];
  let end = 0;
  for (const { text: address, key, span } of found) {
    if (fetched.has(address) || known.has(key)) continue;
    parts.push(text.slice(end, span.start), '[address left out]');
    end = span.end;
  }
  return parts.join('') + text.slice(end);
}

const keys = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

function knownKeys(fetched: ReadonlySet<string>): ReadonlySet<string> {
  let known = keys.get(fetched);
  if (known === undefined) {
    known = new Set(
      [...fetched].flatMap((address) =>
        addresses(address).flatMap(({ key }) => [key, key.split('/')[0] ?? key]),
      ),
    );
    keys.set(fetched, known);
  }
  return known;
}

/** Words as words in Markdown: nothing of a source becomes a link, a heading or markup. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\r\n]+/g, ' ')
    .replace(/[\\`*[\]|~]/g, '\\$&')
    .replace(/(^|[^\p{L}\p{N}])_|_(?=$|[^\p{L}\p{N}])/gu, (found) => found.replace('_', '\\_'))
    .replace(/</g, '&lt;')
    .replace(/^(\s*)([#>+-]|\d{1,9}[.)])(?=\s)/, '$1\\$2');
}

const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Words as words in HTML, also inside an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (found) => HTML[found] ?? found);
}

/** A folder's document by its path, a page by its address. */
export function shownAddress(address: string): string {
  return address.startsWith('corpus:') ? address.slice('corpus:'.length) : address;
}

/** Only a page of the web can be opened from a report; everything else is named in words. */
export function linkTarget(address: string): string | null {
  return /^https?:\/\/[^\s<>"']{1,2000}$/i.test(address) ? address : null;
}

/** Authors, title, publisher, date: as far as the source says. */
export function sourceLine({ authors, title, publisher, domain, date }: SourceDocument): string {
  const who = authors.length === 0 ? '' : `${authors.join(', ')}: `;
  const where = publisher ?? domain;
  return `${who}${title}${where === null ? '' : `. ${where}`}${date === null ? ', no date' : `, ${date}`}`;
}
