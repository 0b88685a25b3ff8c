import type { ExtractedDocument } from '../document.ts';
import { field, firstField, isoDate, names, webAddress } from '../fields.ts';
import { type LinkedData, linkedData } from './linked-data.ts';
import { type Page, squeeze } from './page.ts';

export type PageMetadata = Omit<ExtractedDocument, 'passages' | 'links' | 'note'>;

/** What a page says about itself, in all the ways pages do. Must be read before the page is pruned. */
export function readMetadata(page: Page, address: string): PageMetadata {
  const meta = metaFields(page);
  const data = linkedData(page);
  const link = (rel: string) => page.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? null;
  return {
    title: title(page, meta, data),
    authors: authors(page, meta, data),
    publisher: firstField(
      ...meta(
        'citation_publisher',
        'citation_journal_title',
        'dc.publisher',
        'dcterms.publisher',
        'publisher',
      ),
      data.publisher,
      ...meta('og:site_name', 'application-name'),
    ),
    date: date(page, meta, data),
    funding: firstField(
      ...meta('funding', 'funder', 'citation_funding_source', 'dcterms.sponsor'),
      data.funder,
    ),
    supersedes: firstField(
      ...meta('supersedes', 'dcterms.replaces', 'dc.relation.replaces'),
      link('predecessor-version'),
    ),
    derivedFrom: firstField(
      ...meta('derived_from', 'derived-from', 'dcterms.source', 'dc.source'),
      data.isBasedOn,
    ),
    url:
      webAddress(link('canonical'), address) ??
      webAddress(meta('og:url', 'url')[0], address) ??
      webAddress(data.url),
    free: data.free,
  };
}

/** How the page sums itself up. Also before the page is pruned. */
export function readDescription(page: Page): string {
  return metaFields(page)('og:description', 'description', 'twitter:description')[0] ?? '';
}

type MetaFields = (...wanted: readonly string[]) => string[];

function metaFields(page: Page): MetaFields {
  const found = new Map<string, string[]>();
  for (const element of page.querySelectorAll('meta')) {
    const name =
      element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('itemprop');
    const content = field(element.getAttribute('content'));
    if (name === null || content === null) continue;
    const key = name.trim().toLowerCase();
    found.set(key, [...(found.get(key) ?? []), content]);
  }
  return (...wanted) => wanted.flatMap((name) => found.get(name) ?? []);
}

function title(page: Page, meta: MetaFields, data: LinkedData): string {
  const heading = page.querySelector('article h1, main h1, h1')?.textContent ?? '';
  const tab = squeeze(page.querySelector('title')?.textContent ?? '');
  return (
    firstField(
      ...meta('citation_title', 'og:title', 'dc.title', 'twitter:title'),
      data.headline,
      heading,
      tab,
    ) ?? ''
  );
}

function authors(page: Page, meta: MetaFields, data: LinkedData): string[] {
  const cited = meta('citation_author', 'dc.creator', 'dcterms.creator');
  // `Lee, Ann` is one person here.
  if (cited.length > 0) return [...new Set(cited.map(nameInOrder))].slice(0, 50);
  const named = names([...meta('author', 'article:author', 'parsely-author', 'sailthru.author')]);
  if (named.length > 0) return named;
  if (data.authors.length > 0) return names(data.authors);
  const byline = page.querySelector(
    '[rel="author"], [itemprop="author"] [itemprop="name"], [itemprop="author"]',
  );
  const text = squeeze(byline?.textContent ?? '');
  return text === '' || text.length > 100 ? [] : names([text]);
}

function nameInOrder(name: string): string {
  const [last = '', first, ...more] = name.split(/(?<!\s)\s*,\s*/);
  return first === undefined || more.length > 0 ? name : `${first} ${last}`;
}

function date(page: Page, meta: MetaFields, data: LinkedData): string | null {
  const candidates = [
    ...meta(
      'citation_publication_date',
      'citation_date',
      'article:published_time',
      'datepublished',
      'dc.date',
      'dc.date.issued',
      'dcterms.issued',
      'dcterms.date',
      'date',
      'pubdate',
      'publish-date',
      'parsely-pub-date',
      'sailthru.date',
      'og:published_time',
    ),
    data.datePublished,
    page.querySelector('[itemprop="datePublished"]')?.getAttribute('datetime'),
    page.querySelector('article time[datetime], time[datetime]')?.getAttribute('datetime'),
  ];
  for (const candidate of candidates) {
    const iso = isoDate(candidate);
    if (iso !== null) return iso;
  }
  return null;
}
