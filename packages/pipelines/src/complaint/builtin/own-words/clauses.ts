import { matches } from '@palimpsest/kernel/text';
import { softenMessage } from '../edit/soften.ts';
import { EDIT_WORDS } from '../edit/words.ts';
import { PLAIN_FACTS } from '../words/all-plain-facts.ts';
import type { LanguageCode } from '../words/languages.ts';
import { isContemptuous } from './contempt.ts';

/** A part of a softened sentence that can be kept or left out by itself. */
export interface Clause {
  readonly text: string;
  /** What stands between the clause before it and this one, in the same sentence; '' where it begins one. */
  readonly joint: string;
  readonly sentence: number;
  /** The place of the sentence of the message that it comes from. */
  readonly source: number;
}

/** The clauses of a message, softened sentence by sentence. */
export function clausesOf(message: string, language: LanguageCode): readonly Clause[] {
  return softenMessage(message, language).flatMap(({ text, source }, at) =>
    cutSentence(text, language, { sentence: at, source }),
  );
}

const cuts = new Map<LanguageCode, RegExp>();
/** "Bread and the milk": so few words behind a bare "and" are no clause of their own. */
const FEW = 3;
export const OF_THINGS =
  /^(?:my|your|our|the|an?|mis?|tus?|el|l[ao]s?|una?|mon|ma|mes|ton|ta|tes|l[ea]s?|l[’']\p{L}+|des|une?|mein\p{L}*|dein\p{L}*|der|die|das|den|ein\p{L}*)(?!\p{L})/iu;

/** German infinitives with "zu" that say what the verb before them only announces, and words that may follow one. */
export const INFINITIVES = {
  verb: /^\p{Ll}{2,40}n[.!?]*$/u,
  joined: /^\p{Ll}{2,20}zu\p{Ll}{2,20}n[.!?]*$/u,
  purpose: /^(?:um|ohne|statt|anstatt)$/u,
  after: /^(?:beim|im|am|in|auf|mit|nach|vor|ohne|von)$/u,
};
const MOST_BEFORE = 9;

/** "(Hör auf,) meine Nudeln zu nehmen", "(bitte dich,) ihn runterzubringen" belong to the verb before them. */
function isInfinitive(text: string): boolean {
  const parts = text.trim().split(/\s+/u);
  if (INFINITIVES.purpose.test(parts[0] ?? '')) return false;
  const at = parts.findIndex(
    (part, place) =>
      place > 0 &&
      (INFINITIVES.joined.test(part) ||
        (parts[place - 1] === 'zu' && place > 1 && INFINITIVES.verb.test(part))),
  );
  if (at < 0 || at > MOST_BEFORE) return false;
  const next = parts[at + 1];
  return next === undefined || INFINITIVES.after.test(next);
}

/** Cuts where a clause with a subject of its own begins, and at each comma but that behind a polite beginning. */
export function cutSentence(
  sentence: string,
  language: LanguageCode,
  place: Pick<Clause, 'sentence' | 'source'>,
): readonly Clause[] {
  const found: Clause[] = [];
  let start = 0;
  let joint = '';
  let isListing = false;
  for (const match of [...matches(sentence, cutOf(language)), { index: sentence.length, 0: '' }]) {
    const text = sentence.slice(start, match.index);
    const before = found.at(-1);
    // "You put your desk, your two screens and your printer on the table": what is listed stays together.
    isListing = isListed(text, joint, isListing, language);
    const isOfVerb = language === 'de' && joint === ', ' && isInfinitive(text);
    if (
      before !== undefined &&
      (isPolite(before.text, language) || isFew(text, joint) || isListing || isOfVerb)
    )
      found[found.length - 1] = { ...before, text: `${before.text}${joint}${text}` };
    else if (text.trim() !== '') found.push({ text, joint: before === undefined ? '' : joint, ...place });
    start = match.index + match[0].length;
    joint = match[0];
  }
  return found;
}

function cutOf(language: LanguageCode): RegExp {
  const { and, hanging, subjects } = PLAIN_FACTS[language];
  const known =
    cuts.get(language) ??
    new RegExp(
      `[,;:] (?:(?:${and}|${hanging}) )?| (?:${and}|${hanging}) (?=(?:${subjects})(?![\\p{L}\\p{N}]))| [–—-] `,
      'giu',
    );
  cuts.set(language, known);
  return known;
}

/** Nothing but "por favor" or its like. */
function isPolite(text: string, language: LanguageCode): boolean {
  const { please } = EDIT_WORDS[language];
  return [please.before, please.several?.before].some((each) => each?.replace(/,$/u, '') === text);
}

function isListed(text: string, joint: string, isListing: boolean, language: LanguageCode): boolean {
  if (!OF_THINGS.test(text) || isContemptuous(text, language)) return false;
  const isShort = (text.match(/\p{L}[\p{L}’']*/gu) ?? []).length <= FEW;
  return (joint === ', ' && isShort) || (isListing && /^ \p{L}+ $/u.test(joint));
}

const isFew = (text: string, joint: string): boolean =>
  /^ \p{L}+ $/u.test(joint) && OF_THINGS.test(text) && (text.match(/\p{L}[\p{L}’']*/gu) ?? []).length <= FEW;
