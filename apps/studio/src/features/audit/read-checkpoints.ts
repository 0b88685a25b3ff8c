import type { VerifyRequest } from '@palimpsest/sdk';

export type Checkpoints = NonNullable<VerifyRequest['checkpoints']>;

/** The checkpoints in a file that somebody kept: one, a list of them, or the one inside a proof. Null where there is none. */
export function readCheckpoints(file: string): Checkpoints | null {
  let given: unknown;
  try {
    given = JSON.parse(file);
  } catch {
    return null;
  }
  const found = (Array.isArray(given) ? given : [given]).map(signedIn);
  return found.length > 0 && found.every((each) => each !== null) ? (found as Checkpoints) : null;
}

function signedIn(given: unknown): Checkpoints[number] | null {
  if (typeof given !== 'object' || given === null) return null;
  const { checkpoint, signature } = given as { readonly checkpoint?: unknown; readonly signature?: unknown };
  if (typeof checkpoint !== 'object' || checkpoint === null) return null;
  return typeof signature === 'string' ? (given as Checkpoints[number]) : signedIn(checkpoint);
}
