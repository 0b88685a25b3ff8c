import type { JsonObject } from '@palimpsest/contracts';
import type { BibliographyEntry } from './bibliography.ts';
import { linkTarget } from './plain-words.ts';

/** The bibliography as CSL-JSON, which reference managers read. */
export function cslJson(entries: readonly BibliographyEntry[]): readonly JsonObject[] {
  return entries.map(({ source }) => {
    const { id, title, authors, publisher, domain, date, finalAddress, checkedAt, contentType } = source;
    const url = linkTarget(finalAddress);
    const published = dateParts(date);
    const accessed = dateParts(checkedAt.slice(0, 10));
    return {
      id,
      type: url === null ? 'document' : 'webpage',
      title,
      ...(authors.length === 0 ? {} : { author: authors.map((literal) => ({ literal })) }),
      ...((publisher ?? domain) === null ? {} : { publisher: publisher ?? domain }),
      ...(published === null ? {} : { issued: { 'date-parts': [published] } }),
      ...(accessed === null ? {} : { accessed: { 'date-parts': [accessed] } }),
      ...(url === null ? { note: finalAddress } : { URL: url }),
      ...(contentType === '' ? {} : { medium: contentType }),
    };
  });
}

/** `[2024, 5, 18]`, or null where there is no whole date. */
function dateParts(date: string | null): number[] | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '');
  return found === null ? null : found.slice(1).map(Number);
}
