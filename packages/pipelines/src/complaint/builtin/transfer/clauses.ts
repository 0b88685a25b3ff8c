import type { AskId } from '../concepts/asks.ts';
import { LANGUAGES } from '../words/languages.ts';
import { chunksOf, isLast } from './chunks.ts';
import type { Grammar } from './grammar.ts';
import type { HeardFrame } from './index-lists.ts';
import { meantBy } from './meant-thing.ts';
import type { Place, Thing } from './phrase-chunks.ts';
import type { Frame } from './read-frames.ts';
import { AS_WRITTEN, matchRun } from './runs.ts';
import type { Adjunct, Marked, Segment } from './segments.ts';
import type { Token } from './tokens.ts';

/** What is asked or told in a part of a sentence, taken apart. */
export interface Clause<Kind extends string = string> {
  readonly frame: Frame<Kind>;
  readonly isNegative: boolean;
  readonly things: readonly Thing[];
  readonly places: readonly Place[];
  readonly adjuncts: readonly Adjunct[];
  /** Words whose meaning is lost. */
  readonly unknown: number;
  /** A time of day or a date that is not carried over. */
  readonly isTimed: boolean;
}

/** A verb heard at some places of a sentence. */
export interface Heard<Kind extends string = AskId> extends HeardFrame<Kind> {
  readonly places: readonly number[];
}

export const VERB_GAP = { gap: 7, acrossMarks: false } as const;
export const CLITICS = /(?:(?:me|te|se|nos|os|le|les)?(?:lo|la|los|las)|me|te|se|nos|os|le|les)$/u;
export const CLITIC_OBJECT = /(?:lo|la|los|las)$/u;

/** The verb without the pronouns Spanish writes in one word with it. */
function bare(token: Token, { language }: Grammar): string | null {
  // `dejaste` is no `dejas` with a pronoun.
  if (language !== 'es' || /[ai]ste(?:is)?$/u.test(token.text)) return null;
  const cut = token.text.replace(CLITICS, '');
  return cut.length < 2 || cut === token.text ? null : cut;
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
    if (roles[at] === 'adjunct' || roles[at] === 'ask') continue;
    const cut = cutOf(token);
    const frames = [...(index.get(token.text) ?? []), ...(cut === null ? [] : (index.get(cut) ?? []))];
    for (const heard of new Set(frames)) {
      const places = matchRun(within, at, heard.run, VERB_GAP, isWord);
      if (places !== null && !isApart(places, marked, to, grammar)) found.push({ ...heard, places });
    }
  }
  return found;
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
  if (grammar.language === 'de') return BEFORE_THINGS.has(word) && !isLast(last, to, roles);
  const isFar = last - (places.at(-2) ?? last) > 1;
  const isBefore = last + 1 < to && grammar.determiners.has(tokens[last + 1]?.text ?? '');
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
  if (!/[éó]$/u.test(raw) || text.length < 4) return false;
  // `poné` orders, `dejé` tells: only verbs in -ar have their past in -é.
  return raw.endsWith('ó') || words.has(`${text.slice(0, -1)}ar`);
}

interface Around {
  readonly isNegative: boolean;
  readonly earlier: readonly (Thing | null)[];
  readonly grammar: Grammar;
  readonly isTold: boolean;
}

/** A verb with the things and places around it, where they make a clause that can be said. */
export function clauseOf<Kind extends string>(
  heard: Heard<Kind>,
  marked: Marked,
  segment: Segment,
  around: Around,
): Clause<Kind> | null {
  const { grammar, isTold } = around;
  const { frame } = heard;
  const say = frame.words.en.say;
  const verb = new Set(heard.places);
  const chunks = chunksOf(marked, segment, verb, { isTold, hasOrigin: say.includes('{from}') }, grammar);
  if (chunks.isCritical) return null;
  const pronoun = chunks.pronoun ?? attachedTo(heard, marked, grammar);
  const takes = frame.classes === null || frame.classes.size > 0;
  if (!takes && pronoun !== undefined && OBJECTS.has(pronoun)) return null;
  // `call the agency` is not to call me near it.
  if (!takes && chunks.places.some(({ sense }) => ADDRESSED.has(sense))) return null;
  const things = takes ? objectsOf(heard, chunks.things, pronoun, marked, around) : [];
  if (things === null) return null;
  const adjuncts = marked.adjuncts.filter(
    (each) =>
      each.at >= segment.from &&
      each.at < segment.to &&
      !heard.places.some((at) => at >= each.at && at < each.end) &&
      !isSaid(each.frame.words.en.say, frame) &&
      !LANGUAGES.some((language) => frame.words[language].say.includes(each.frame.words[language].say)),
  );
  const hasWhere =
    chunks.places.some(({ sense }) => WHERE.has(sense)) ||
    adjuncts.some((each) => each.frame.kind === 'place');
  if ((say.includes('{to}') || say.includes('{at}')) && !hasWhere) return null;
  if (say.includes('{from}') && !chunks.places.some(({ sense }) => sense === 'from')) return null;
  const lost =
    chunks.things.length -
    (pronoun !== undefined && things.length > 0 && chunks.things.length === 0 ? 0 : things.length);
  return {
    frame,
    isNegative: around.isNegative || things.some(({ determiner }) => determiner === 'no'),
    things: things.map((thing) => withDeterminer(thing, heard.frame, around)),
    places: takes
      ? chunks.places.map((place) => taken(place, frame))
      : chunks.places.filter(({ thing }) => !isSaid(thing.noun.words.en.singular ?? '', frame)),
    adjuncts,
    unknown: chunks.unknown + Math.max(0, lost),
    isTimed: marked.roles.slice(segment.from, segment.to).includes('time'),
  };
}

export const BOUGHT: readonly string[] = ['food', 'drink', 'supply'];

/** A thing without an article: in Spanish, where it is bought, and where it is not to be, any of it is meant. */
function withDeterminer(thing: Thing, { kind }: Frame, { grammar, isNegative, isTold }: Around): Thing {
  if (thing.determiner === 'no') return { ...thing, determiner: 'some' };
  if (thing.determiner !== null) return thing;
  const isBought =
    (kind === 'replace' || kind === 'other') && BOUGHT.some((each) => thing.noun.classes.has(each));
  const isAny = grammar.language === 'es' || (!isTold && (isNegative || isBought));
  return isAny ? { ...thing, determiner: 'some' } : thing;
}

/** Whom or what something without an object of its own is done to. */
export const ADDRESSED: ReadonlySet<string> = new Set(['near', 'to', 'for']);

/** Pronouns that are certainly what something is done to. */
export const OBJECTS: ReadonlySet<string> = new Set(
  'it them em lo la los las le les l es sie ihn'.split(' '),
);

/** The pronoun Spanish writes in one word with the verb. */
function attachedTo({ places }: Heard<string>, { tokens }: Marked, grammar: Grammar): string | undefined {
  const verb = places
    .map((at) => tokens[at])
    .find((token) => token !== undefined && bare(token, grammar) !== null);
  return verb === undefined ? undefined : CLITIC_OBJECT.exec(verb.text)?.[0];
}

/** What something is done to: the thing behind the verb and those joined to it, else what a pronoun stands for. */
function objectsOf(
  { frame, places }: Heard<string>,
  things: readonly { readonly thing: Thing; readonly at: number }[],
  pronoun: string | undefined,
  { tokens }: Marked,
  { grammar, isTold, earlier }: Around,
): Thing[] | null {
  const first = places[0] ?? 0;
  const fits = ({ noun }: Thing): boolean =>
    frame.classes === null || [...frame.classes].some((each) => noun.classes.has(each));
  const isOrdered = grammar.language !== 'de' && !isTold;
  const near = things.filter(({ at }) => !isOrdered || at > first);
  // What was done to something: it stands behind the verb, who did it before. What something is: it stands before.
  const isDone = isTold && /been |\{was\|/u.test(frame.words.en.say) && grammar.language !== 'de';
  const behind = isDone ? near.filter(({ at, thing }) => at > first && fits(thing)) : [];
  const before = isTold && !isDone ? near.filter(({ at }) => at < first || grammar.language === 'de') : near;
  const own = behind.length > 0 ? behind : before;
  const head = own[0]?.thing;
  if (head === undefined) {
    if (pronoun === undefined) return null;
    const meant = meantBy(pronoun, earlier, fits, grammar.language);
    return meant === null ? null : [meant];
  }
  if (!fits(head)) return null;
  if (isTold && head.noun.classes.has('person') && frame.classes?.has('person') !== true) return null;
  const run: Thing[] = [];
  for (const [at, each] of own.entries()) {
    if (at > 0 && !grammar.joins.has(tokens[each.at - 1]?.text ?? '')) break;
    run.push(each.thing);
  }
  return run.filter(fits);
}

export const WHERE: ReadonlySet<string> = new Set(
  'in on at into onto to under behind beside in_front against above near outside_of around'.split(' '),
);
export const TAKES = /^(?:take|steal|eat|drink|grab|borrow|help yourself) /u;

/** French and Spanish take something `in` the fridge, others out of it. */
function taken(place: Place, { words: { en } }: Frame): Place {
  const { sense, thing } = place;
  const isStore = thing.noun.classes.has('container') || thing.noun.classes.has('furniture');
  const isCarried = en.say.includes('{to}');
  return sense === 'in' && isStore && !isCarried && TAKES.test(en.say) ? { ...place, sense: 'from' } : place;
}

/** A frame without an object says itself where or when: it is not said twice. */
function isSaid(words: string, { classes, words: { en } }: Frame): boolean {
  if (classes === null || classes.size > 0) return false;
  const said = new Set(en.say.split(' '));
  return words.split(' ').some((word) => word.length > 3 && said.has(word));
}

/** The clause that loses least; of equals the one whose verb says more. */
export function best<Kind extends string>(
  clauses: readonly { readonly clause: Clause<Kind>; readonly heard: Heard<Kind> }[],
): Clause<Kind> | null {
  const size = ({ classes }: Frame<Kind>): number => (classes === null ? 99 : classes.size);
  const slots = ({ words }: Frame<Kind>): number => (/\{(?:to|at|from)\}/u.test(words.en.say) ? 1 : 0);
  const ranked = [...clauses].sort(
    (a, b) =>
      a.clause.unknown - b.clause.unknown ||
      b.heard.places.length - a.heard.places.length ||
      slots(b.clause.frame) - slots(a.clause.frame) ||
      Number(b.heard.isOwn) - Number(a.heard.isOwn) ||
      size(a.clause.frame) - size(b.clause.frame) ||
      a.heard.order - b.heard.order,
  );
  return ranked[0]?.clause ?? null;
}
