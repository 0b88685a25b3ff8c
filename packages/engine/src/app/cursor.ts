import { RequestInvalidError } from '../errors/request-invalid-error.ts';

/** Where a list goes on, opaque to whoever is given it. */
export function cursorOf(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place), 'utf8').toString('base64url');
}

/** The place of a cursor; throws for one that this list never gave. */
export function readCursor<Place extends readonly (string | number)[]>(
  cursor: string | undefined,
  kinds: { readonly [At in keyof Place]: 'string' | 'number' },
): Place | null {
  if (cursor === undefined) return null;
  try {
    const place = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown;
    const fits = Array.isArray(place) && place.length === kinds.length && place.every(isOf(kinds));
    if (fits) return place as unknown as Place;
  } catch {
    // Told below.
  }
  throw new RequestInvalidError({ field: 'cursor', problem: 'is not a cursor of this list' });
}

const isOf = (kinds: readonly string[]) => (value: unknown, at: number) =>
  kinds[at] === 'number'
    ? Number.isSafeInteger(value)
    : typeof value === 'string' && !value.includes('\u0000');
