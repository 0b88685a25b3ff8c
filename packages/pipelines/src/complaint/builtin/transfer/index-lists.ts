import type { LanguageCode } from '../words/languages.ts';
import type { Adjective } from './read-adjectives.ts';
import type { Frame } from './read-frames.ts';
import type { Noun } from './read-nouns.ts';
import { AS_WRITTEN, type Run, readRuns } from './runs.ts';
import { foldedWords } from './tokens.ts';

export interface NounEntry {
  readonly words: readonly string[];
  /** As written: `Garten` and `Gärten` differ by their dots alone. */
  readonly raw: string;
  readonly noun: Noun;
  readonly isPlural: boolean;
  /** The same words are used for one and for several. */
  readonly isAmbiguous: boolean;
}

/** Runs by the words they begin with, the longest first. */
export type RunIndex = ReadonlyMap<string, readonly Run[]>;

export interface HeardFrame<Kind extends string> {
  readonly run: Run;
  readonly frame: Frame<Kind>;
  readonly order: number;
  /** The verb heard is the one that is said, not another for nearly the same. */
  readonly isOwn: boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The words of a part as they are heard. */
export function heardIn(part: ReadonlySet<string>): string[] {
  return [...part].filter((word) => !word.startsWith(AS_WRITTEN));
}

export function indexRuns(runs: readonly Run[]): RunIndex {
  const found = new Map<string, Run[]>();
  for (const run of [...runs].sort(longestFirst))
    for (const word of heardIn(run[0] ?? NOTHING)) push(found, word, run);
  return found;
}

export function longestFirst(a: Run, b: Run): number {
  return b.length - a.length;
}

export function indexNouns(nouns: readonly Noun[], language: LanguageCode): Map<string, NounEntry[]> {
  const found = new Map<string, NounEntry[]>();
  for (const noun of nouns) {
    const { heard } = noun.words[language];
    const folded = heard.map(({ word, isPlural }) => ({
      words: foldedWords(word, language),
      raw: word.toLowerCase(),
      isPlural,
    }));
    for (const { words, raw, isPlural } of folded) {
      const [first] = words;
      if (first === undefined) continue;
      const isAmbiguous = folded.some((other) => other.isPlural !== isPlural && other.raw === raw);
      push(found, first, { words, raw, noun, isPlural, isAmbiguous });
    }
  }
  for (const entries of found.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return found;
}

export function indexAdjectives(
  adjectives: readonly Adjective[],
  language: LanguageCode,
): Map<string, { words: readonly string[]; adjective: Adjective }[]> {
  const found = new Map<string, { words: readonly string[]; adjective: Adjective }[]>();
  for (const adjective of adjectives)
    for (const heard of adjective.heard[language]) {
      const words = heard.split(' ');
      const [first] = words;
      if (first !== undefined && first !== '') push(found, first, { words, adjective });
    }
  for (const entries of found.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return found;
}

export function indexFrames<Kind extends string>(
  frames: readonly Frame<Kind>[],
  language: LanguageCode,
): Map<string, HeardFrame<Kind>[]> {
  const found = new Map<string, HeardFrame<Kind>[]>();
  for (const [order, frame] of frames.entries()) {
    const { hear, say } = frame.words[language];
    const said = foldedWords(say.replace(/\{[^{}]*\}/gu, ' '), language);
    for (const run of readRuns(hear, language)) {
      const isOwn = run.every((part) => part === null || said.some((word) => part.has(word)));
      for (const word of heardIn(run[0] ?? NOTHING)) push(found, word, { run, frame, order, isOwn });
    }
  }
  return found;
}

export function push<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const values = index.get(key);
  if (values === undefined) index.set(key, [value]);
  else values.push(value);
}
