import { wholeWords } from '../edit/whole-words.ts';
import { messageSentences } from '../matching/message-sentences.ts';
import type { LanguageCode } from '../words/languages.ts';

/** How a clause begins that says what will come if the reader does not do it. */
export const THREAT_TAIL: Readonly<Record<LanguageCode, string>> = {
  en: "or (?:i|i['’](?:ll|m|d)|we|we['’](?:re|ll)|you['’](?:re|ll)|else)|or (?:it|they)(?:['’]s| is|['’]re| are)? (?:go|going|goes)|otherwise (?:i|we|you|it)(?:['’]\\p{L}+)?",
  es: 'o (?:me|te|yo|voy|vamos|llamo|\\p{L}+ré)|si no,? (?:me|yo|voy|vamos|llamo|\\p{L}+ré)|de lo contrario',
  fr: "ou (?:je|j['’]\\p{L}+|alors je|on te|c['’]est moi)|sinon (?:je|j['’]\\p{L}+|tu|on|ça|c['’]est)",
  de: 'oder (?:ich|wir|du fliegst|du kannst|du ziehst)|sonst (?:ich|wir|mach|werf|schmeiß|ruf|geh|zieh|fliegt|fliegst|landet|kommt|kannst|gibt|gibts)\\p{L}*|andernfalls',
};

/** The message with blanks where it threatens: what would come is no matter of it, and asks for nothing. */
export function withoutThreats(message: string, language: LanguageCode): string {
  let text = message;
  for (const { start, end } of messageSentences(message)) {
    const sentence = message.slice(start, end);
    const at = wholeWords(THREAT_TAIL[language], 'iu').exec(sentence)?.index;
    if (at === undefined) continue;
    // The mark at its end stays.
    const blank = ' '.repeat(Math.max(0, bodyLength(sentence) - at));
    text = `${text.slice(0, start + at)}${blank}${text.slice(start + at + blank.length)}`;
  }
  return text;
}

function bodyLength(sentence: string): number {
  let length = sentence.length;
  while (length > 0 && ENDS.has(sentence[length - 1] ?? '')) length -= 1;
  return length;
}

const ENDS: ReadonlySet<string> = new Set('.!? \n');
