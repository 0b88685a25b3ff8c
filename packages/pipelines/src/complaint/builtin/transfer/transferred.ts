import type { Span } from '@palimpsest/contracts';
import type { AskId } from '../concepts/asks.ts';
import type { ConceptId } from '../concepts/ids.ts';
import { LANGUAGES, type LanguageCode } from '../words/languages.ts';
import type { Clause } from './clauses.ts';
import type { Grammar } from './grammar.ts';
import type { Marked, Segment } from './segments.ts';

/** A request or an event of a message, put together anew in each language. */
export interface Transferred {
  /** What is asked, told, or will not be done by the sender. */
  readonly kind: AskId | 'told' | 'refused';
  readonly sentence: number;
  readonly concepts: readonly ConceptId[];
  /** It names what it is about. */
  readonly hasThing: boolean;
  /** The part of the message that asks for it. */
  readonly span?: Span;
  /** Nothing else is said in its sentence. */
  readonly isAlone?: boolean;
  /** It only points back to what was told before it. */
  readonly isBack?: true;
  /** The time it is asked for is lost. */
  readonly isUntimed?: boolean;
  /** Both are to do it. */
  readonly isTogether?: boolean;
  /** It is not put as a question. */
  readonly isOrder?: boolean;
  /** Nothing of what was said is lost. */
  readonly isWhole: boolean;
  readonly say: Readonly<Record<LanguageCode, string>>;
}

/** A sentence of a message, its small words known. */
export interface Sentence {
  readonly marked: Marked;
  readonly grammar: Grammar;
  readonly said: string;
  readonly sentence: number;
  /** Where it begins in the message. */
  readonly start: number;
}

/** The part of a message that a part of a sentence is. */
export function spanOf({ from, to }: Segment, { marked: { tokens }, start }: Sentence): Span {
  return { start: start + (tokens[from]?.start ?? 0), end: start + (tokens[to - 1]?.end ?? 0) };
}

export function conceptsOf({ things, places }: Pick<Clause, 'things' | 'places'>): ConceptId[] {
  const all = [...things, ...places.map(({ thing }) => thing)].flatMap((thing) =>
    [thing.noun.concept, thing.of?.noun.concept ?? null].flatMap((concept) => concept ?? []),
  );
  return [...new Set(all)];
}

/** In each language, or null where one of them has no words for it. */
export function inEach(
  clause: Clause,
  say: (clause: Clause, language: LanguageCode) => string | null,
): Record<LanguageCode, string> | null {
  const [en, es, fr, de] = LANGUAGES.map((language) => say(clause, language));
  if (typeof en !== 'string' || typeof es !== 'string' || typeof fr !== 'string' || typeof de !== 'string')
    return null;
  return { en, es, fr, de };
}

/** A word that denies, but for French `plus` without `ne` where it only compares. */
export function deniesIn(
  { tokens, roles }: Marked,
  { from, to }: Segment,
  { denials, language, verbs, determiners, prepositions }: Grammar,
): boolean {
  const own = tokens.slice(from, to);
  const hasNe = own.some(({ text }) => text === 'ne' || text === 'n');
  return own.some(({ text }, at) => {
    if (!denials.has(text) || roles[from + at] !== undefined) return false;
    if (language !== 'fr' || text !== 'plus' || hasNe) return true;
    // `parle plus bas` compares, `laisse plus tes affaires` denies.
    const next = own[at + 1]?.text;
    const isEnd = next === undefined || determiners.has(next) || prepositions.has(next);
    return isEnd && verbs.has(own[at - 1]?.text ?? '') && !/(?:er|ir|re)$/u.test(own[at - 1]?.text ?? '');
  });
}
