import type { ConceptId } from '../concepts/ids.ts';
import { wholeWords } from '../edit/whole-words.ts';
import type { LanguageCode } from '../words/languages.ts';
import { VARIANTS, type Variant } from '../words/things/variants.ts';

/** The things a message names more exactly than its concepts do; none of a concept of which it names two. */
export function readVariants(text: string, language: LanguageCode): Variant[] {
  const heard = VARIANTS.filter(({ hear }) => wholeWords(hear[language], 'iu').test(text));
  return heard.filter(({ concepts }) =>
    heard.every((other) => other.concepts === concepts || !shares(other, concepts)),
  );
}

const shares = ({ concepts }: Variant, others: readonly ConceptId[]): boolean =>
  concepts.some((id) => others.includes(id));

/** The words of a concept with the thing the message names in them. */
export function asNamed(
  text: string,
  concept: ConceptId | null,
  variants: readonly Variant[],
  language: LanguageCode,
): string {
  const variant = variants.find(({ concepts }) => concept !== null && concepts.includes(concept));
  const found = variant?.instead[language].find(([words]) => text.includes(words));
  return found === undefined ? text : text.replace(found[0], found[1]);
}
