import type { Near } from '../../matching/near-words.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { nearTo } from '../../words/near.ts';
import { courteousIn } from './courtesies.ts';
import type { FoldedText } from './folded-text.ts';

/** The concepts the words of a text are near to, courtesies left out. */
export function nearConcepts(text: FoldedText, language: LanguageCode): readonly Near[] {
  const isCourteous = courteousIn(text, language);
  return nearTo('concepts', language)(text.words).filter(({ at }) => !isCourteous(at));
}
