import type { Span } from '@palimpsest/contracts';
import type { Time } from '@palimpsest/kernel/text';
import type { LanguageCode } from '../words/languages.ts';

/** Words that may stand before a time and belong to it. */
export const BEFORE: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?:^|\s)((?:at|on|after|until|till|since|before|around|from|past) )$/iu,
  es: /(?:^|\s)((?:a|el|los|desde|hasta|después de|antes de|a partir de|desde el|hasta el) )$/iu,
  fr: /(?:^|\s)((?:à|le|depuis|après|avant|vers|dès|depuis le|jusqu’à|jusqu'à) )$/iu,
  de: /(?:^|\s)((?:um|ab|seit|bis|nach|vor|am|gegen|seit dem) )$/iu,
};
const KINDS: ReadonlySet<string> = new Set(['clock', 'date']);
/** Dates that lean on a noun as they are. Others ("the 14th", "the weekend") would need words of their own. */
export const DATES =
  /^(?:last night|yesterday|anoche|ayer|hier soir|hier|gestern|gestern abend|gestern nacht)$/iu;
/** Prepositions that make an hour lean on a noun. */
export const HOURS =
  /^(?:at|after|until|till|past|a|hasta|después|a partir|à|après|jusqu|um|ab|bis|nach)(?= |’|')/iu;
const NEAR = 60;
const BREAK = /[.!?\n;:"“”]/u;

/**
 * The words of a time that follows a concept closely in the same clause, with the preposition before it, exactly as the
 * message has them; null where it cannot be carried over as it stands.
 */
export function timePhrase(text: string, time: Time, concept: Span, language: LanguageCode): string | null {
  if (!KINDS.has(time.kind) || time.start < concept.end || time.start - concept.end > NEAR) return null;
  if (BREAK.test(text.slice(concept.end, time.start))) return null;
  const before = BEFORE[language].exec(text.slice(Math.max(0, time.start - 16), time.start))?.[1] ?? '';
  const phrase = text.slice(time.start - before.length, time.end).replace(/(?<![.,;:\s])[.,;:\s]+$/u, '');
  if (time.kind === 'clock' ? !HOURS.test(phrase) : !DATES.test(phrase)) return null;
  // Shouted words would shout in the rewrite too.
  return /\p{Lu}{3}/u.test(phrase)
    ? null
    : phrase.replace(/^\p{Lu}/u, (letter) => lowered(letter, phrase, before));
}

function lowered(letter: string, phrase: string, before: string): string {
  return before === '' && /^\p{Lu}\p{Ll}+ /u.test(phrase) ? letter.toLowerCase() : letter;
}
