import type { Possession } from '../frames.ts';
import type { LanguageCode } from '../languages.ts';

/** A thing of the sender's that a message can name, heard and said in each language. */
export interface Thing extends Readonly<Record<LanguageCode, Possession & { readonly hear: string }>> {
  readonly kind: 'thing' | 'food';
}
