import type { Token } from '../text/tokens.ts';
import { dangerClassesOf } from './danger-classes.ts';
import type { Evidence } from './features.ts';
import { addSharedMeanings } from './meanings.ts';
import { stemOf } from './stem.ts';

/** Words further apart than this say little of each other. */
const REACH = 5;
/** More classes in one message are no message anybody wrote. */
const MOST = 200;
/** Lengths a message may exceed: threats are short, what somebody tells at length rarely is one. */
const LENGTHS = [4, 8, 14, 22, 35];

/** Classes that speak of danger themselves. Two others that meet say nothing of it, and would only be learnt by heart. */
export const VIOLENT: ReadonlySet<string> = new Set(
  'hit break kill stab choke weapon body beast fire poison hospital corpse blood dead pain regret stalk numbered'.split(
    ' ',
  ),
);
export const MORTAL: ReadonlySet<string> = new Set(
  'dead suicide self life wakeup pills cutting farewell burden point gone'.split(' '),
);

interface Placed {
  readonly at: number;
  readonly sentence: number;
  readonly classes: readonly string[];
}

/**
 * What danger is judged by. `#` is what the phrase lists say, `~` what words mean, `^` the classes of words of harm, life
 * and harmlessness, `*` which of them meet in a sentence, `>` which follow each other closely: all the same in every
 * language, so that each language teaches the others. Words carry their language.
 */
export function dangerFeatures({ reading, signals, intense }: Evidence): readonly string[] {
  const { text, language } = reading;
  const found = new Set<string>();
  for (const { kind, weight } of signals)
    for (let least = 1; least <= weight; least += 1) found.add(`#${kind}>${least}`);
  // A phrase of weight 0 is one the lists know as harmless (`kill the lights`).
  for (const { kind, weight } of reading.signalHits) if (weight === 0) found.add(`#${kind} not meant`);
  if (intense) found.add('#intense');
  const { tokens, sentences } = text;
  for (const least of LENGTHS) if (tokens.length > least) found.add(`#words>${least}`);
  if (sentences.some(({ question }) => question)) found.add('#asks');
  const row = tokens.map((token) => token.text);
  addSharedMeanings(found, row, language);
  const places = placed(tokens, row, language);
  addClasses(found, places);
  addCounts(found, places);
  addWords(found, tokens, language);
  return [...found];
}

function placed(tokens: readonly Token[], row: readonly string[], language: string): readonly Placed[] {
  return dangerClassesOf(row, language)
    .slice(0, MOST)
    .map(({ at, classes }) => ({ at, classes, sentence: tokens[at]?.sentence ?? 0 }));
}

function addClasses(found: Set<string>, places: readonly Placed[]): void {
  for (const [index, { at, sentence, classes }] of places.entries()) {
    for (const name of classes) found.add(`^${name}`);
    for (const other of places.slice(index + 1)) {
      if (other.sentence !== sentence) break;
      const close = other.at - at <= REACH;
      for (const one of classes)
        for (const two of other.classes) {
          if (!isCore(one) && !isCore(two)) continue;
          found.add(one < two ? `*${one} ${two}` : `*${two} ${one}`);
          if (close) found.add(`>${one} ${two}`);
        }
    }
  }
}

function isCore(name: string): boolean {
  return VIOLENT.has(name) || MORTAL.has(name);
}

/** How much of it there is: one word of harm is an idiom, three are seldom one. */
function addCounts(found: Set<string>, places: readonly Placed[]): void {
  const names = new Set(places.flatMap(({ classes }) => classes));
  for (const [name, kind] of [
    ['violent', VIOLENT],
    ['mortal', MORTAL],
  ] as const) {
    const count = [...names].filter((each) => kind.has(each)).length;
    for (let least = 1; least <= Math.min(5, count); least += 1) found.add(`#${name}>${least}`);
    if (count > 0 && names.has('you')) found.add(`#${name} you`);
    if (count > 0 && names.has('you') && names.has('i')) found.add(`#${name} i you`);
    if (count > 1 && !names.has('you') && !names.has('your')) found.add(`#${name} alone`);
  }
}

function addWords(found: Set<string>, tokens: readonly Token[], language: string): void {
  let before: Token | undefined;
  let earlier: Token | undefined;
  for (const token of tokens) {
    const { text, sentence } = token;
    found.add(`${language}:${text}`);
    const stem = stemOf(text);
    if (stem !== null) found.add(`${language}:${stem}`);
    if (before?.sentence === sentence) found.add(`${language}:${before.text} ${text}`);
    if (earlier?.sentence === sentence) found.add(`${language}:${earlier.text} . ${text}`);
    earlier = before;
    before = token;
  }
}
