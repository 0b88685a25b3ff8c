import type { AskId } from '../concepts/asks.ts';
import { ADJECTIVES } from '../words/grammar/adjectives.ts';
import { ADJUNCTS } from '../words/grammar/adjuncts.ts';
import { EVENTS } from '../words/grammar/all-events.ts';
import { NOUNS } from '../words/grammar/all-nouns.ts';
import { VERBS } from '../words/grammar/all-verbs.ts';
import { ANY_MORE, LIMITS } from '../words/grammar/limits.ts';
import { OPENERS } from '../words/grammar/openers.ts';
import { PREPOSITIONS } from '../words/grammar/prepositions.ts';
import {
  ASIDES,
  CONDITIONS,
  CONTRACTED,
  DENIALS,
  DETERMINERS,
  type Determiner,
  EMPTY,
  I,
  JOINS,
  OF,
  OTHERS,
  PLURAL_DETERMINERS,
  PLURAL_PRONOUNS,
  PRONOUNS,
  QUANTITIES,
  YOU,
} from '../words/grammar/small-words.ts';
import { VERBS_QUESTIONS } from '../words/grammar/verbs-questions.ts';
import type { LanguageCode } from '../words/languages.ts';
import {
  type HeardFrame,
  heardIn,
  indexAdjectives,
  indexFrames,
  indexNouns,
  indexRuns,
  longestFirst,
  type NounEntry,
  push,
  type RunIndex,
} from './index-lists.ts';
import { type Adjective, readAdjectives } from './read-adjectives.ts';
import { type Frame, readFrames } from './read-frames.ts';
import { type Noun, readNouns } from './read-nouns.ts';
import { AS_WRITTEN, matchRun, type Run, readRuns } from './runs.ts';
import { foldedWords, type Token } from './tokens.ts';

/** What the grammar knows of one language, to be heard in it. */
export interface Grammar {
  readonly language: LanguageCode;
  readonly nouns: ReadonlyMap<string, readonly NounEntry[]>;
  readonly adjectives: ReadonlyMap<
    string,
    readonly { readonly words: readonly string[]; readonly adjective: Adjective }[]
  >;
  readonly determiners: ReadonlyMap<string, Determiner>;
  readonly pluralDeterminers: ReadonlySet<string>;
  readonly contracted: Readonly<Record<string, string>>;
  readonly prepositions: ReadonlyMap<
    string,
    readonly { readonly words: readonly string[]; readonly sense: string }[]
  >;
  readonly of: ReadonlySet<string>;
  readonly pronouns: ReadonlySet<string>;
  readonly pluralPronouns: ReadonlySet<string>;
  readonly denials: ReadonlySet<string>;
  readonly joins: ReadonlySet<string>;
  readonly asides: ReadonlySet<string>;
  readonly conditions: ReadonlySet<string>;
  readonly you: ReadonlySet<string>;
  readonly i: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
  readonly empty: ReadonlySet<string>;
  /** How many words at a place only say how many things there are. */
  readonly quantities: (tokens: readonly Token[], at: number) => number;
  readonly verbs: ReadonlyMap<string, readonly HeardFrame<AskId>[]>;
  /** What is heard as a question only. */
  readonly questions: ReadonlyMap<string, readonly HeardFrame<AskId>[]>;
  readonly events: ReadonlyMap<string, readonly HeardFrame<'told' | 'undone'>[]>;
  readonly adjuncts: ReadonlyMap<string, readonly HeardFrame<AdjunctKind>[]>;
  readonly asks: RunIndex;
  /** What asks for something to be done together. */
  readonly together: RunIndex;
  readonly refusals: RunIndex;
  readonly fillers: RunIndex;
  /** What stands before something the sender will not do, and what says that it is over. */
  readonly limits: RunIndex;
  readonly anyMore: ReadonlySet<string>;
  readonly stoppers: RunIndex;
}

export type AdjunctKind = 'time' | 'manner' | 'place' | 'clause';

/** What stands with a denial and asks for nothing. */
export const SHORT: readonly string[] = [
  'que',
  'ya',
  'mas',
  'pas',
  'plus',
  'do',
  'surtout',
  'zero',
  'jetzt',
  'mehr',
  'ever',
];

const made = new Map<LanguageCode, Grammar>();

interface Lists {
  readonly nouns: readonly Noun[];
  readonly adjectives: readonly Adjective[];
  readonly verbs: readonly Frame<AskId>[];
  readonly questions: readonly Frame<AskId>[];
  readonly events: readonly Frame<'told' | 'undone'>[];
  readonly adjuncts: readonly Frame<AdjunctKind>[];
}

let lists: Lists | undefined;

function allLists(): Lists {
  lists ??= {
    nouns: NOUNS.flatMap(readNouns),
    adjectives: readAdjectives(ADJECTIVES),
    verbs: VERBS.flatMap((lines) => readFrames<AskId>(lines)),
    questions: readFrames<AskId>(VERBS_QUESTIONS),
    events: EVENTS.flatMap((lines) => readFrames<'told' | 'undone'>(lines)),
    adjuncts: readFrames<AdjunctKind>(ADJUNCTS),
  };
  return lists;
}

/** The grammar of a language, read on first use. */
export function grammarOf(language: LanguageCode): Grammar {
  const known = made.get(language);
  if (known !== undefined) return known;
  const { nouns, adjectives, verbs, questions, events, adjuncts } = allLists();
  const openers = OPENERS[language];
  const denials = wordsOf(DENIALS[language], language);
  const empty = wordsOf(EMPTY[language], language);
  const joins = wordsOf(JOINS[language], language);
  const asides = wordsOf(ASIDES[language], language);
  const conditions = wordsOf(CONDITIONS[language], language);
  const index = indexNouns(nouns, language);
  const nounsAlone = [...index]
    .filter(([word, found]) => found.some(({ words }) => words.length === 1 && words[0] === word))
    .map(([word]) => word);
  /** The runs of a list but for short ones of words that are known to be something else. */
  const without = (cell: string, words: ReadonlySet<string>, most: number): Run[] =>
    readRuns(cell, language).filter(
      (run) =>
        !run.some((part) => part !== null && heardIn(part).every((word) => joins.has(word))) &&
        (run.length > most + 1 ||
          !run.every((part) => part === null || heardIn(part).every((word) => words.has(word)))),
    );
  const quantities = readRuns(QUANTITIES[language].replaceAll('|', ','), language).sort(longestFirst);
  const grammar: Grammar = {
    language,
    nouns: index,
    adjectives: indexAdjectives(adjectives, language),
    determiners: determinersOf(language),
    pluralDeterminers: wordsOf(PLURAL_DETERMINERS[language], language),
    contracted: Object.fromEntries(
      Object.entries(CONTRACTED[language]).map(([word, apart]) => [
        fold(word, language),
        fold(apart, language),
      ]),
    ),
    prepositions: prepositionsOf(language),
    of: wordsOf(OF[language], language),
    pronouns: wordsOf(PRONOUNS[language], language),
    pluralPronouns: wordsOf(PLURAL_PRONOUNS[language], language),
    denials,
    joins,
    asides,
    conditions,
    you: wordsOf(YOU[language], language),
    i: wordsOf(I[language], language),
    others: wordsOf(OTHERS[language], language),
    empty,
    quantities: (tokens, at) =>
      quantities.find((run) => matchRun(tokens, at, run, NEXT_TO_EACH_OTHER) !== null)?.length ?? 0,
    verbs: indexFrames(verbs, language),
    questions: indexFrames(questions, language),
    events: indexFrames(events, language),
    adjuncts: indexFrames(adjuncts, language),
    asks: indexRuns(
      readRuns(openers.ask, language)
        .map(withoutUs)
        .filter((run) => run.every((part) => part?.size !== 0)),
    ),
    together: indexRuns(readRuns(openers.ask, language).filter(hasUs).map(withUs)),
    limits: indexRuns(readRuns(LIMITS[language], language)),
    anyMore: wordsOf(ANY_MORE[language], language),
    refusals: indexRuns(without(openers.negative, new Set([...denials, ...empty, ...SHORT]), 2)),
    fillers: indexRuns(
      without(openers.fillers, new Set([...denials, ...joins, ...asides, ...conditions, ...nounsAlone]), 1),
    ),
    // `instead of` parts the sentence like `when`.
    stoppers: indexRuns(
      without(openers.stoppers, new Set([...denials, ...joins, ...asides, ...conditions]), 1).filter(
        ([first]) => !(first instanceof Set) || !heardIn(first).every((word) => conditions.has(word)),
      ),
    ),
  };
  made.set(language, grammar);
  return grammar;
}

export const NEXT_TO_EACH_OTHER = { gap: 0, acrossMarks: false } as const;

/** Who asks `can we` asks for something to be done together. */
export const TOGETHER: readonly string[] = [
  'we',
  'wir',
  'on',
  'podemos',
  'podriamos',
  'lets',
  'pouvons',
  'pourrions',
];

function withoutUs(run: Run): Run {
  return run.map((part) =>
    part === null
      ? null
      : new Set([...part].filter((word) => !TOGETHER.includes(word.replace(AS_WRITTEN, '')))),
  );
}

function hasUs(run: Run): boolean {
  return run.some((part) => part !== null && [...part].some((word) => TOGETHER.includes(word)));
}

function withUs(run: Run): Run {
  return run.map((part) => {
    const us = part === null ? [] : [...part].filter((word) => TOGETHER.includes(word));
    return us.length === 0 ? part : new Set(us);
  });
}

function fold(word: string, language: LanguageCode): string {
  return foldedWords(word, language).join(' ');
}

function wordsOf(words: string, language: LanguageCode): ReadonlySet<string> {
  return new Set(words.split('|').flatMap((word) => foldedWords(word, language)));
}

function determinersOf(language: LanguageCode): ReadonlyMap<string, Determiner> {
  const found = new Map<string, Determiner>();
  for (const [determiner, words] of Object.entries(DETERMINERS[language]))
    for (const word of wordsOf(words, language))
      if (!found.has(word)) found.set(word, determiner as Determiner);
  return found;
}

function prepositionsOf(
  language: LanguageCode,
): Map<string, { readonly words: readonly string[]; readonly sense: string }[]> {
  const column = { en: 1, es: 2, fr: 3, de: 4 }[language];
  const found = new Map<string, { words: readonly string[]; sense: string }[]>();
  for (const line of PREPOSITIONS.trim().split('\n')) {
    const cells = line.split(';').map((cell) => cell.trim());
    for (const heard of (cells[column] ?? '').split(',')) {
      const words = foldedWords(heard, language);
      const [first] = words;
      if (first !== undefined) push(found, first, { words, sense: cells[0] ?? '' });
    }
  }
  for (const entries of found.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return found;
}
