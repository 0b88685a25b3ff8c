import { wordList } from '@palimpsest/kernel/text';
import type { Token } from './text-view.ts';

/** Words in -ing that are no participles, or prepositions by now. */
export const NOT_PARTICIPLES = wordList(`
  thing something anything nothing everything king ring bring sing spring string wing during morning evening ceiling
  wedding building buildings sibling according including regarding concerning excluding being meeting training
  engineering testing hosting funding beginning feeling feelings warning anything's everything's cling fling sling
  swing sting offspring darling sterling pudding outing pricing accounting marketing banking housing clothing
  programming painting writing reading
`);

/** A word in -ing that acts. */
export function isParticiple({ lower }: Token): boolean {
  return lower.length > 4 && lower.endsWith('ing') && !NOT_PARTICIPLES.has(lower);
}

/** A word in -ed: a past participle or a regular past form. */
export function isPast({ lower }: Token): boolean {
  return lower.length > 4 && lower.endsWith('ed') && !lower.endsWith('eed');
}
