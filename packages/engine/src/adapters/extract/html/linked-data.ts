import { field } from '../fields.ts';
import type { Page } from './page.ts';

/** What a page's JSON-LD says of its article. */
export interface LinkedData {
  readonly headline: string | null;
  readonly authors: readonly string[];
  readonly publisher: string | null;
  readonly datePublished: string | null;
  readonly funder: string | null;
  readonly isBasedOn: string | null;
  readonly url: string | null;
  readonly free: boolean;
}

const LARGEST = 500_000;
const ARTICLE = /article|posting|report|webpage|dataset|blog|scholarly|review|recipe/i;

export function linkedData(page: Page): LinkedData {
  const things = [...page.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap((script) => parsed(script.textContent ?? ''))
    .filter((thing) => ARTICLE.test(String(thing['@type'] ?? '')));
  const first = (name: string, read: (value: unknown) => string | null) =>
    things.reduce<string | null>((known, thing) => known ?? read(thing[name]), null);
  return {
    headline: first('headline', field),
    authors: things.map((thing) => namesOf(thing.author)).find((names) => names.length > 0) ?? [],
    publisher: first('publisher', nameOf),
    datePublished: first('datePublished', field),
    funder: first('funder', nameOf),
    isBasedOn: first('isBasedOn', (value) => field(value) ?? nameOf(value)),
    url: first('url', field),
    free: !things.some(({ isAccessibleForFree: free }) => free === false || /^false$/i.test(String(free))),
  };
}

type Thing = Readonly<Record<string, unknown>>;

function parsed(json: string): Thing[] {
  if (json.length > LARGEST) return [];
  try {
    return flat(JSON.parse(json.replace(/^\s*<!--|-->\s*$/g, '')) as unknown, 0);
  } catch {
    return [];
  }
}

function flat(value: unknown, depth: number): Thing[] {
  if (depth > 3) return [];
  if (Array.isArray(value)) return value.slice(0, 100).flatMap((each) => flat(each, depth + 1));
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Thing;
  return [thing, ...flat(thing['@graph'], depth + 1), ...flat(thing.mainEntity, depth + 1)];
}

function nameOf(value: unknown): string | null {
  if (Array.isArray(value)) return nameOf(value[0]);
  if (typeof value === 'object' && value !== null)
    return field((value as Thing).name ?? (value as Thing).url);
  return field(value);
}

function namesOf(value: unknown): string[] {
  const all = Array.isArray(value) ? value.slice(0, 50) : [value];
  return all.flatMap((each) => nameOf(each) ?? []);
}
