import { findTimes } from '@palimpsest/kernel/text';
import type { ConceptId } from '../concepts/ids.ts';
import { messageSentences } from '../matching/message-sentences.ts';
import type { LanguageCode } from '../words/languages.ts';
import { grammarOf } from './grammar.ts';
import { markSentence } from './mark-sentence.ts';
import { thingsIn } from './meant-thing.ts';
import { tokensOf } from './tokens.ts';

/**
 * What each sentence of a message names, by the concept it is about; null for a thing that is about none, or that the
 * grammar does not know.
 */
export function namedThings(text: string, language: LanguageCode): (ConceptId | null)[][] {
  const grammar = grammarOf(language);
  return messageSentences(text).map(({ start, end }) => {
    const said = text.slice(start, end);
    const marked = markSentence(tokensOf(said, language), grammar, findTimes(said, language));
    const whole = { from: 0, to: marked.tokens.length };
    return thingsIn(marked, grammar, whole, false)
      .filter((thing) => thing === null || thing.noun.concept !== null || !thing.noun.classes.has('person'))
      .map((thing) => thing?.noun.concept ?? null);
  });
}
