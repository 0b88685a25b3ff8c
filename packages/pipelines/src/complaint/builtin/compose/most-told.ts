/** More of what happened would bury what is asked. */
const MOST = 2;
/** A message of more sentences than this has more on its mind. */
const LONG = 3;

/** The first things told; of a long message one more. */
export function mostTold<Each extends { readonly sentence: number }>(told: readonly Each[]): readonly Each[] {
  return told.slice(0, told.some(({ sentence }) => sentence >= LONG) ? MOST + 1 : MOST);
}
