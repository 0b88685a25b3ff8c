import type { ResearchClaim, SourceDocument } from '@palimpsest/contracts';
import { type Address, addresses } from '@palimpsest/kernel/text';

/** What a report may name. */
export interface Nameable {
  /** Every address the run has really been to. */
  readonly fetched: ReadonlySet<string>;
  /** Bare hosts, "Booking.com" in lower case: as the name of a thing they may stand, as a link they may not. */
  readonly named: ReadonlySet<string>;
}

interface Quoting {
  readonly question: string;
  readonly claims: readonly Pick<ResearchClaim, 'evidence'>[];
  readonly sources: readonly SourceDocument[];
}

/**
 * A quote stands in a report word for word, and a work under its own title: hosts that they or the question name are
 * left as they are.
 */
export function nameableIn({ question, claims, sources }: Quoting): Nameable {
  const evidence = claims.flatMap((claim) => claim.evidence);
  const used = new Set(evidence.map(({ source_id }) => source_id));
  const works = sources.filter(({ id }) => used.has(id));
  const texts = [
    question,
    ...evidence.map(({ quote }) => quote),
    ...works.flatMap(({ title, publisher }) => [title, publisher ?? '']),
  ];
  return {
    fetched: new Set(sources.flatMap(({ address, finalAddress }) => [address, finalAddress])),
    named: new Set(
      texts.flatMap((text) =>
        addresses(text)
          .filter(isBareHost)
          .map(({ key }) => key),
      ),
    ),
  };
}

const isBareHost = ({ text, key }: Address): boolean => text.toLowerCase() === key && !/[/@]/.test(key);

/**
 * Words of a source without addresses the run never went to, however they are written: a report must not send its reader
 * there. The host of a page that was fetched may be named.
 */
export function withoutForeignAddresses(text: string, { fetched, named }: Nameable): string {
  const found = addresses(text);
  if (found.length === 0) return text;
  const known = knownKeys(fetched);
  const parts: string[] = [];
  let end = 0;
  for (const each of found) {
    const { text: address, key, span } = each;
    if (fetched.has(address) || known.has(key) || (named.has(key) && isBareHost(each))) continue;
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
