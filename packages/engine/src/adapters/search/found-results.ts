import type { SearchAnswer, SearchRequest, SearchResult } from '@palimpsest/contracts';
import { isoDate, webAddress } from '../extract/fields.ts';

/** A result as a service gives it, before anything is known of its worth. */
export interface FoundResult {
  readonly url?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly snippet?: string | null | undefined;
  readonly date?: string | null | undefined;
  readonly publisher?: string | null | undefined;
  readonly score?: number | null | undefined;
}

const LONGEST_TITLE = 300;
const LONGEST_SNIPPET = 1_000;

/** Results in the form that is recorded, best first as the service ordered them; what was left out is said. */
export function searchAnswer(
  found: readonly FoundResult[],
  { top, domains = [], since }: SearchRequest,
  notes: readonly string[] = [],
): SearchAnswer {
  const usable = new Map<string, SearchResult>();
  let unusable = 0;
  let elsewhere = 0;
  let older = 0;
  found.forEach((each, i) => {
    const address = webAddress(each.url);
    const date = isoDate(each.date);
    if (address === null) unusable += 1;
    else if (!isWithin(address, domains)) elsewhere += 1;
    else if (since !== undefined && date !== null && date < since.slice(0, date.length)) older += 1;
    else if (!usable.has(address)) {
      usable.set(address, {
        address,
        title: plain(each.title, LONGEST_TITLE),
        snippet: plain(each.snippet, LONGEST_SNIPPET),
        date,
        publisher: plain(each.publisher, LONGEST_TITLE) || null,
        // Services without scores still have an order.
        score: typeof each.score === 'number' && Number.isFinite(each.score) ? each.score : 1 / (i + 1),
      });
    }
  });
  const said = [
    ...notes,
    ...(unusable > 0 ? [leftOut(unusable, 'without an address of the web')] : []),
    ...(elsewhere > 0 ? [leftOut(elsewhere, 'of other domains')] : []),
    ...(older > 0 ? [leftOut(older, `from before ${since}`)] : []),
  ];
  return { results: [...usable.values()].slice(0, top), ...(said.length > 0 && { note: said.join(' ') }) };
}

/** Whether the host of an address is one of these domains or below one of them. */
export function isWithin(address: string, domains: readonly string[]): boolean {
  if (domains.length === 0) return true;
  const host = new URL(address).hostname.toLowerCase();
  return domains.some((domain) => {
    const name = domain.toLowerCase().replace(/^\*?\./, '');
    return name !== '' && (host === name || host.endsWith(`.${name}`));
  });
}

/** Queries in the form all services understand: a wish for certain sites is part of the words. */
export function queryWithSites({ query, domains = [] }: SearchRequest): string {
  if (domains.length === 0) return query;
  return `${query} ${domains.map((domain) => `site:${domain}`).join(' OR ')}`;
}

function leftOut(count: number, which: string): string {
  return count === 1 ? `1 result ${which} was left out.` : `${count} results ${which} were left out.`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
};

/** Services mark matching words with tags; a snippet is words only. */
function plain(text: string | null | undefined, longest: number): string {
  return (text ?? '')
    .slice(0, 10_000)
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replace(
      /&(amp|lt|gt|quot|nbsp|#39|#x27);/gi,
      (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole,
    )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
