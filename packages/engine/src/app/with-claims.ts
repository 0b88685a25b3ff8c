import type { Pipeline } from '@palimpsest/kernel';
import { DatabaseError } from '../errors/database-error.ts';

/**
 * Does a piece of work that ends in an append. Where a unique index refuses a claim of the pipeline, the work is done
 * again from the start with that event among the taken ones, so that the refusal itself goes on record.
 */
export async function withClaims<T>(
  pipeline: Pick<Pipeline<unknown>, 'claims'>,
  work: (taken: ReadonlySet<string>) => Promise<T>,
): Promise<T> {
  const taken = new Set<string>();
  for (;;) {
    try {
      return await work(taken);
    } catch (error) {
      const type = refusedClaim(pipeline, error);
      if (type === undefined || taken.has(type)) throw error;
      taken.add(type);
    }
  }
}

function refusedClaim(
  { claims = {} }: Pick<Pipeline<unknown>, 'claims'>,
  error: unknown,
): string | undefined {
  if (!(error instanceof DatabaseError) || error.constraint === undefined) return undefined;
  return Object.entries(claims).find(([, { constraint }]) => constraint === error.constraint)?.[0];
}
