import { wholeWords } from '../edit/whole-words.ts';
import { messageSentences } from '../matching/message-sentences.ts';
import type { LanguageCode } from '../words/languages.ts';
import { OTHER_ACTS } from '../words/other-acts.ts';

export type OtherAct = 'leave' | 'sorry' | 'news' | 'warning';

/**
 * What a message does that complains of nothing: it asks for leave, owns up, warns or brings news. Told in the words of
 * complaints it would be turned round, and the reader of another language could not see it.
 *
 * @param isPlain nothing is asked of the reader and no word is heated: only then does a message do nothing else.
 */
export function otherActOf(text: string, language: LanguageCode, isPlain: boolean): OtherAct | null {
  const { leave, sorry, news, forbids, fault } = OTHER_ACTS[language];
  const has = (words: string): boolean => wholeWords(words, 'iu').test(text);
  const parts = messageSentences(text).map(({ start, end }) => text.slice(start, end));
  const isAsked = (part: string): boolean =>
    wholeWords(leave, 'iu').test(part) &&
    (part.includes('?') || wholeWords(`^(?:${leave})`, 'iu').test(part));
  if (parts.some(isAsked)) return 'leave';
  if (has(sorry)) return 'sorry';
  if (!isPlain) return null;
  if (has(forbids) && has(fault)) return 'warning';
  return has(news) && !text.includes('?') ? 'news' : null;
}
