import { isStopWord, words } from '@palimpsest/kernel/text';
import { isFiniteVerb } from '../words/verbs.ts';
import { nounPhrases } from './noun-phrases.ts';

export const SUBJECT = /^(?:he|she|it|they|we|you|I|there|this|these|those)\s+(\S+)/i;

/** Whether words begin with a subject and its verb, or with a question word. */
export function opensClause(text: string): boolean {
  const pronoun = SUBJECT.exec(text);
  if (pronoun !== null) {
    const next = pronoun[1]?.replace(/[,.;]$/, '').toLowerCase() ?? '';
    return isFiniteVerb(next) || isStopWord(next);
  }
  if (/^(?:how|what|which|where|when|why|who)\b/i.test(text)) return true;
  const phrase = nounPhrases(text)[0];
  if (phrase !== undefined && phrase.start === 0) {
    const rest = text.slice(phrase.end);
    const next = words(rest)[0];
    return next !== undefined && rest.slice(0, next.span.start).trim() === '' && isFiniteVerb(next.lower);
  }
  const [name, verb] = words(text);
  return (
    name !== undefined && verb !== undefined && /^\p{Lu}\p{Ll}/u.test(name.text) && isFiniteVerb(verb.lower)
  );
}
