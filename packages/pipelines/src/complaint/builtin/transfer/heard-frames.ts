import type { AskId } from '../concepts/asks.ts';
import { isLast, PARTICLES } from './chunks.ts';
import type { Grammar } from './grammar.ts';
import type { HeardFrame } from './index-lists.ts';
import { AS_WRITTEN, matchRun } from './runs.ts';
import type { Marked, Segment } from './segments.ts';
import type { Token } from './tokens.ts';

/** A verb heard at some places of a sentence. */
export interface Heard<Kind extends string = AskId> extends HeardFrame<Kind> {
  readonly places: readonly number[];
}

export const VERB_GAP = { gap: 7, acrossMarks: false } as const;
export const CLITICS = /(?:(?:me|te|se|nos|os|le|les)?(?:lo|la|los|las)|me|te|se|nos|os|le|les)$/u;
export const CLITIC_OBJECT = /(?:lo|la|los|las)$/u;

/** The verb without the pronouns Spanish writes in one word with it: `métela` is `mete`, `dámela` is `da`. */
export function bare(token: Token, { language, verbs, events }: Grammar): string | null {
  // `dejaste` is no `dejas` with a pronoun.
  if (language !== 'es' || /[ai]ste(?:is)?$/u.test(token.text)) return null;
  const cuts = [token.text.replace(CLITIC_OBJECT, ''), token.text.replace(CLITICS, '')].filter(
    (cut) => cut.length >= 2 && cut !== token.text,
  );
  return cuts.find((cut) => verbs.has(cut) || events.has(cut)) ?? cuts.at(-1) ?? null;
}

/** Every frame whose words stand in a part of a sentence. */
export function heardFrames<Kind extends string>(
  index: ReadonlyMap<string, readonly HeardFrame<Kind>[]>,
  marked: Marked,
  { from, to }: Segment,
  grammar: Grammar,
  isPast = false,
): Heard<Kind>[] {
  const { tokens, roles } = marked;
  const within = tokens.slice(0, to);
  const cutOf = (token: Token): string | null => (isPast ? null : bare(token, grammar));
  const isWord = (token: Token, words: ReadonlySet<string>): boolean => {
    const cut = cutOf(token);
    const isMeant = isPast ? isParticiple(token, words, tokens, grammar) : !isOtherTense(token, words);
    return (words.has(token.text) && isMeant) || (cut !== null && words.has(cut));
  };
  const found: Heard<Kind>[] = [];
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.isMark || isNamed(tokens, at, grammar)) continue;
    if (roles[at] === 'ask') continue;
    // `using headphones`: a verb may be all of what else says how.
    const inside =
      roles[at] === 'adjunct' ? marked.adjuncts.find((each) => each.at <= at && at < each.end) : undefined;
    const cut = cutOf(token);
    const frames = [...(index.get(token.text) ?? []), ...(cut === null ? [] : (index.get(cut) ?? []))];
    for (const heard of new Set(frames)) {
      const places = matchRun(within, at, heard.run, VERB_GAP, isWord);
      if (places === null || isApart(places, marked, to, grammar) || cutsAdjunct(places, marked, grammar))
        continue;
      if (inside !== undefined && !coversAll(places, inside)) continue;
      found.push({ ...heard, places });
    }
  }
  return found;
}

function coversAll(
  places: readonly number[],
  { at, end }: { readonly at: number; readonly end: number },
): boolean {
  return Array.from({ length: end - at }, (_, step) => at + step).every((place) => places.includes(place));
}

/** English words that make a verb another one. */
export const MOVING: ReadonlySet<string> = new Set('on off in out up down back away over'.split(' '));

/** `not put your phone on the floor`: a word of a place or a clause that goes over as a whole is no part of a verb. */
function cutsAdjunct(
  places: readonly number[],
  { adjuncts, tokens }: Marked,
  { language }: Grammar,
): boolean {
  const isEnglish = language === 'en';
  const parts = places.slice(1).filter((place) => !isEnglish || MOVING.has(tokens[place]?.text ?? ''));
  return parts.some((place) =>
    adjuncts.some(
      ({ frame, at, end }) =>
        ((isEnglish && frame.kind === 'place') || frame.kind === 'clause') &&
        at <= place &&
        place < end &&
        Array.from({ length: end - at }, (_, step) => at + step).some((each) => !places.includes(each)),
    ),
  );
}

/** German: what is done, as a thing: `beim Putzen`. */
export const NAMED: ReadonlySet<string> = new Set(['beim', 'zum', 'furs', 'vom', 'dem', 'ans', 'das']);

function isNamed(tokens: readonly Token[], at: number, { language }: Grammar): boolean {
  return language === 'de' && /en$/u.test(tokens[at]?.text ?? '') && NAMED.has(tokens[at - 1]?.text ?? '');
}

/** German words that belong to a verb at the end, and else stand before a thing. */
export const BEFORE_THINGS: ReadonlySet<string> = new Set(
  'ab an auf aus ein mit nach vor um durch zu'.split(' '),
);
/** German verbs that do something to what stands behind a preposition of theirs. */
export const WITH_PREPOSITION = /^(?:kummer|red|sprech|sprich|beteilig|wart|antwort|acht|denk|hor)/u;
export const ENGLISH_PARTICLES: ReadonlySet<string> = new Set(['on', 'off', 'in', 'over', 'out']);

/** The last word of the verb is a preposition here: `nehmt nichts aus der Kiste mit dem Deckel`. */
function isApart(
  places: readonly number[],
  { tokens, roles }: Marked,
  to: number,
  grammar: Grammar,
): boolean {
  const last = places.at(-1) ?? 0;
  const word = tokens[last]?.text ?? '';
  if (places.length < 2) return false;
  if (grammar.language === 'de') {
    if (!BEFORE_THINGS.has(word) || isLast(last, to, roles)) return false;
    const next = tokens[last + 1]?.text ?? '';
    // `Nimm die Teller mit in die Küche` parts the verb; `kümmer dich um die Pflanzen` has a preposition of its own.
    const isParticle = grammar.prepositions.has(next) || next in grammar.contracted || PARTICLES.has(next);
    return !isParticle && !WITH_PREPOSITION.test(tokens[places[0] ?? 0]?.text ?? '');
  }
  const isFar = last - (places.at(-2) ?? last) > 1;
  const isBefore =
    last + 1 < to && roles[last + 1] === undefined && grammar.determiners.has(tokens[last + 1]?.text ?? '');
  return grammar.language === 'en' && isFar && isBefore && ENGLISH_PARTICLES.has(word);
}

export const AUXILIARY = /^(?:as|a|ai|avez|ont|avons|es|est|sont|etes|ete|avais|avait|etait|etaient)$/u;
export const NEAR = 3;

/** French, without its accents, tells the same way as it orders: then a word like `as` must stand before it. */
function isParticiple(
  token: Token,
  words: ReadonlySet<string>,
  tokens: readonly Token[],
  { language }: Grammar,
): boolean {
  if (language !== 'fr' || words.has(`${AS_WRITTEN}${token.raw}`)) return true;
  const at = tokens.indexOf(token);
  return tokens.slice(Math.max(0, at - NEAR), at).some(({ text }) => AUXILIARY.test(text));
}

/** `lavé` is no `lave`: an accent at the end makes it the past. */
function isOtherTense({ raw, text }: Token, words: ReadonlySet<string>): boolean {
  if (!/[éó]$/u.test(raw) || text.length < 4 || words.has(`${AS_WRITTEN}${raw}`)) return false;
  // `poné` orders, `dejé` tells: only verbs in -ar have their past in -é.
  // `saqué` and `pagué` are of `sacar` and `pagar`, `recé` of `rezar`.
  const stem = text.slice(0, -1);
  const stems = [stem, stem.replace(/qu$/u, 'c'), stem.replace(/gu$/u, 'g'), stem.replace(/c$/u, 'z')];
  return raw.endsWith('ó') || stems.some((each) => words.has(`${each}ar`));
}
