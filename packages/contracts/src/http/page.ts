import { z } from 'zod';

const MOST_ITEMS = 200;
const DEFAULT_ITEMS = 50;

/** A number in a query string. */
export const queryNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.int().min(min, `must be ${min} or more`).max(max, `must be ${max} or less`));

/** How much of a list is wanted, and where to go on. */
export const pageQuery = {
  limit: queryNumber(1, MOST_ITEMS)
    .default(DEFAULT_ITEMS)
    .describe('How many items at most, 1 to 200; 50 where it is absent.'),
  /** Opaque to callers. */
  cursor: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,400}$/, 'is not a cursor of this list')
    .exactOptional()
    .describe('`nextCursor` of the page before.'),
};

/** Words to be found in a list. */
export const searchQuery = {
  search: z.string().max(200).exactOptional().describe('Part of a name, in capitals or not.'),
};

/** One page of a list; `nextCursor` is null on the last one. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item), nextCursor: z.string().nullable() });
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}
