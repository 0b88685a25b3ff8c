import type { Determiner } from '../words/grammar/small-words.ts';
import type { Grammar } from './grammar.ts';
import type { Adjective } from './read-adjectives.ts';
import type { Noun } from './read-nouns.ts';
import type { Token } from './tokens.ts';

/** A thing as a message names it. */
export interface Thing {
  readonly noun: Noun;
  readonly isPlural: boolean;
  readonly determiner: Determiner | null;
  readonly adjectives: readonly Adjective[];
  /** What it is a part of: the floor of the kitchen. */
  readonly of?: Thing;
}

/** Something read at a place of a sentence, up to another. */
export interface Read<Value> {
  readonly value: Value;
  readonly end: number;
  /** How many words between are not carried over. */
  readonly lost: number;
}

/** Where something is, goes to or comes from. */
export interface Place {
  readonly sense: string;
  readonly thing: Thing;
}

/** Whether a word of a sentence may be read as part of a thing. */
export type IsFree = (at: number) => boolean;

export const MOST_ADJECTIVES = 3;

/** The thing named at a place, with its determiner and adjectives; null where none is. */
export function readThing(
  tokens: readonly Token[],
  at: number,
  grammar: Grammar,
  isFree: IsFree,
  { isDefinite = false, isWhole = false }: ThingOptions = {},
): Read<Thing> | null {
  const start = skipQuantities(tokens, at, grammar, isFree);
  let next = start;
  const word = tokens[next];
  const determiner = word === undefined || !isFree(next) ? undefined : grammar.determiners.get(word.text);
  const isSeveral = determiner !== undefined && grammar.pluralDeterminers.has(word?.text ?? '');
  if (determiner !== undefined) next += 1;
  const counted = skipQuantities(tokens, next, grammar, isFree);
  const lost = numbersIn(tokens, at, start) + numbersIn(tokens, next, counted);
  next = counted;
  const adjectives: Adjective[] = [];
  for (let count = 0; count < MOST_ADJECTIVES; count += 1) {
    // `lave-vaisselle` is a thing and nothing that was washed.
    const long = readNoun(tokens, next, grammar, isFree);
    if (long !== null && long.end > next + 1) break;
    const adjective = readAdjective(tokens, next, grammar, isFree);
    // "Clean" and "empty" are also verbs, a thing must follow.
    if (adjective === null) break;
    adjectives.push(adjective.value);
    next = adjective.end;
  }
  const noun = readNoun(tokens, next, grammar, isFree) ?? readCompound(tokens[next], next, grammar, isFree);
  if (noun === null) return null;
  const { value, end } = noun;
  const head: Thing = {
    noun: value.noun,
    isPlural: value.isAmbiguous
      ? isSeveral || (!isDefinite && isSeveralGerman(word?.text, determiner, value.noun, grammar))
      : value.isPlural,
    determiner: determiner ?? (isDefinite ? 'the' : null),
    adjectives,
    ...(value.of === undefined ? {} : { of: value.of }),
  };
  return withBehind(tokens, { value: head, end, lost }, grammar, isFree, isWhole);
}

/** German nouns that are the same for one and several: what stands before them tells which. */
function isSeveralGerman(
  word: string | undefined,
  determiner: Determiner | undefined,
  { words }: Noun,
  { language }: Grammar,
): boolean {
  if (language !== 'de' || words.de.gender === 'f') return false;
  return determiner === undefined || /e$/u.test(word ?? '');
}

interface ThingOptions {
  /** It stands behind a preposition that holds its article. */
  readonly isDefinite?: boolean;
  /** What follows `of` is where it comes from, not what it is a part of. */
  readonly isWhole?: boolean;
}

export const NUMBER =
  /^(?:two|three|four|five|six|dos|tres|cuatro|cinco|deux|trois|quatre|zwei|drei|vier|\d+)$/u;

/** How many are dropped: two plates are told as plates. */
function numbersIn(tokens: readonly Token[], from: number, to: number): number {
  return 2 * tokens.slice(from, to).filter(({ text }) => NUMBER.test(text)).length;
}

/** Spanish and French adjectives behind the noun, and what the thing is a part of; English nouns in a row. */
function withBehind(
  tokens: readonly Token[],
  { value, end, lost }: Read<Thing>,
  grammar: Grammar,
  isFree: IsFree,
  isWhole: boolean,
): Read<Thing> {
  let next = end;
  const adjectives = [...value.adjectives];
  if (grammar.language === 'es' || grammar.language === 'fr')
    for (let count = 0; count < 2; count += 1) {
      const adjective = readAdjective(tokens, next, grammar, isFree);
      // `llenas de lodo`: what it is full of goes with it.
      if (adjective === null || grammar.of.has(tokens[adjective.end]?.text ?? '')) break;
      adjectives.push(adjective.value);
      next = adjective.end;
    }
  const head: Thing = { ...value, adjectives };
  if (grammar.language === 'en') {
    const isOwner = tokens[next]?.text === 's' && isFree(next);
    const second = readNoun(tokens, isOwner ? next + 1 : next, grammar, isFree);
    if (isOwner && second === null) return { value: head, end: next, lost };
    if (isOwner && second !== null) {
      const { noun, isPlural } = second.value;
      return {
        value: { noun, isPlural, determiner: 'the', adjectives: [], of: head },
        end: second.end,
        lost,
      };
    }
    if (second !== null && second.value.of === undefined) {
      const { noun, isPlural } = second.value;
      const of: Thing = { ...head, adjectives: [], determiner: null };
      return {
        value: { noun, isPlural, determiner: head.determiner, adjectives: head.adjectives, of },
        end: second.end,
        lost,
      };
    }
  }
  const joint = tokens[next];
  if (isWhole || head.of !== undefined || joint === undefined || !isFree(next) || !grammar.of.has(joint.text))
    return { value: head, end: next, lost };
  const isContracted = joint.text in grammar.contracted;
  const part = readThing(tokens, next + 1, grammar, isFree, { isDefinite: isContracted });
  if (part === null || part.value.of !== undefined) return { value: head, end: next, lost };
  return { value: { ...head, of: part.value }, end: part.end, lost: lost + part.lost };
}

interface ReadNoun {
  readonly noun: Noun;
  readonly isPlural: boolean;
  /** The same word is used for one and for several. */
  readonly isAmbiguous: boolean;
  readonly of?: Thing;
}

function readNoun(
  tokens: readonly Token[],
  at: number,
  { nouns }: Grammar,
  isFree: IsFree,
): Read<ReadNoun> | null {
  const first = tokens[at];
  if (first === undefined) return null;
  const fitting = (nouns.get(first.text) ?? []).filter(({ words }) =>
    words.every((word, step) => isFree(at + step) && tokens[at + step]?.text === word),
  );
  const [longest] = fitting;
  if (longest === undefined) return null;
  const { length } = longest.words;
  const own = fitting.find(({ words, raw }) => words.length === length && raw === first.raw) ?? longest;
  return { value: own, end: at + length, lost: 0 };
}

export const SHORTEST_PART = 4;

/** German: a word made of two known ones, such as `Badezimmertür`. */
function readCompound(
  token: Token | undefined,
  at: number,
  { language, nouns }: Grammar,
  isFree: IsFree,
): Read<ReadNoun> | null {
  if (language !== 'de' || token === undefined || !isFree(at)) return null;
  const word = token.text;
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut += 1) {
    const head = nouns.get(word.slice(cut))?.find(({ words }) => words.length === 1);
    if (head === undefined) continue;
    const stem = word.slice(0, cut);
    // `Küchentisch` is of the kitchen, `Kuchenteller` of cake.
    const joints = ['', 'n', 's', 'en', 'es'];
    const first = (/[äöü]/u.test(token.raw) ? joints.reverse() : joints)
      .filter((joint) => stem.endsWith(joint))
      .map((joint) => nouns.get(stem.slice(0, stem.length - joint.length)))
      .flatMap((found) => found?.find(({ words }) => words.length === 1) ?? [])[0];
    if (first === undefined) continue;
    const of: Thing = { noun: first.noun, isPlural: false, determiner: null, adjectives: [] };
    return { value: { ...head, of }, end: at + 1, lost: 0 };
  }
  return null;
}

function readAdjective(
  tokens: readonly Token[],
  at: number,
  { adjectives, language }: Grammar,
  isFree: IsFree,
): Read<Adjective> | null {
  const first = tokens[at];
  if (first === undefined) return null;
  // `grande ouverte` is wide open, and not big.
  if (language === 'fr' && first.text.startsWith('grand') && /^ouvert/u.test(tokens[at + 1]?.text ?? ''))
    return null;
  for (const { words, adjective } of adjectives.get(first.text) ?? []) {
    const fits = words.every((word, step) => isFree(at + step) && tokens[at + step]?.text === word);
    if (fits) return { value: adjective, end: at + words.length, lost: 0 };
  }
  return null;
}

function skipQuantities(
  tokens: readonly Token[],
  at: number,
  { quantities }: Grammar,
  isFree: IsFree,
): number {
  let next = at;
  for (let run = quantities(tokens, next); run > 0 && isFree(next); run = quantities(tokens, next))
    next += run;
  return next;
}

/** The place named at a place of a sentence: a preposition and a thing. */
export function readPlace(
  tokens: readonly Token[],
  at: number,
  grammar: Grammar,
  isFree: IsFree,
): Read<Place> | null {
  for (const { words, sense } of grammar.prepositions.get(tokens[at]?.text ?? '') ?? []) {
    const fits = words.every((word, step) => isFree(at + step) && tokens[at + step]?.text === word);
    if (!fits) continue;
    const thing = readThing(tokens, at + words.length, grammar, isFree);
    if (thing !== null) return { value: { sense, thing: thing.value }, end: thing.end, lost: thing.lost };
  }
  const joint = tokens[at];
  const apart = joint === undefined || !isFree(at) ? undefined : grammar.contracted[joint.text];
  if (apart === undefined) return null;
  const sense = grammar.prepositions.get(apart)?.find(({ words }) => words.length === 1)?.sense;
  const thing = readThing(tokens, at + 1, grammar, isFree, { isDefinite: true });
  return sense === undefined || thing === null
    ? null
    : { value: { sense, thing: thing.value }, end: thing.end, lost: thing.lost };
}
