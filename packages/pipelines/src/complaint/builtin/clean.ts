import type { RewriteRequestV1 } from '@palimpsest/contracts';
import type { DetectLanguage } from '@palimpsest/kernel/text';
import { tasksIn } from '../validate/acts/tasks.ts';
import { checkText } from '../validate/check-text.ts';
import { withoutPlainLandlord } from '../validate/landlord.ts';
import { findInLexicon } from '../validate/lexicon/find-in-lexicon.ts';
import { languageOf } from './words/languages.ts';

/** Nothing in a sentence that the lexicon of kind messages refuses, and no orders to a writing machine. */
export function isKind(sentence: string, language: string): boolean {
  const found = withoutPlainLandlord(findInLexicon(sentence, language, true), sentence, language);
  const refused = found.filter(({ rule }) => rule !== 'hedging');
  return refused.length === 0 && tasksIn(sentence).length === 0;
}

/** Says of a whole text whether it may be sent as the rewrite of the request's message. */
export function acceptsFor(request: RewriteRequestV1): (text: string) => boolean {
  const target = languageOf(request.output_constraints.target_language) ?? '';
  const source = languageOf(request.message.detected_language) ?? '';
  // What this renderer writes is in the target language by construction.
  const known: DetectLanguage = () => ({ language: target, confidence: 'high' });
  return (text) =>
    checkText(
      {
        original: request.message.original_text,
        rewritten: text,
        targetLanguage: target,
        sourceLanguage: source,
        maxLength: request.output_constraints.max_length_chars,
      },
      known,
    ).every(({ severity }) => severity !== 'hard');
}
