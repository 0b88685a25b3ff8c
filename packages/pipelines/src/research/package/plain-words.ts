import type { SourceDocument } from '@palimpsest/contracts';

const URL_IN_TEXT = /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s<>"'“”]{1,2000}|\bwww\.[^\s<>"'“”]{1,2000}/gi;

/** Every address the run has really been to. */
export function fetchedAddresses(sources: readonly SourceDocument[]): ReadonlySet<string> {
  return new Set(sources.flatMap(({ address, finalAddress }) => [address, finalAddress]));
}

/** Words of a source without addresses the run never went to: a report must not send its reader there. */
export function withoutForeignAddresses(text: string, fetched: ReadonlySet<string>): string {
  return text.replace(URL_IN_TEXT, (found) => {
    const address = found.replace(/[.,;:!?)\]]{1,10}$/, '');
    return fetched.has(address) ? found : `[address left out]${found.slice(address.length)}`;
  });
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
