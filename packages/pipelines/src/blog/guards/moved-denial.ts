import { isStopWord } from '@palimpsest/kernel/text';
import { deniesAt } from './polarity.ts';
import { type ReadSentence, type Stemmer, withoutPossessive } from './read-text.ts';
import { CLAUSE_WORDS, RAISING } from './words/negators.ts';

/** A clause with a denial, by the first of its content words and the first behind it. */
interface Clause {
  readonly start: number;
  readonly end: number;
}

interface Reading {
  /** Stems of the content words, in order. */
  readonly content: readonly string[];
  /** The clause of each denial. */
  readonly clauses: readonly Clause[];
  readonly isRaised: boolean;
}

const LEAST_CONTENT = 2;
/** Longer sentences are not read clause by clause. */
const MOST_WORDS = 240;
const BREAK = /[,;:()–—]/;

/** Whether a denial went to another clause while the content words stayed: "not bread, but cake", "bread, but not cake". */
export function hasMovedDenial(origin: ReadSentence, sentence: ReadSentence, stemOf: Stemmer): boolean {
  if (origin.words.length > MOST_WORDS || sentence.words.length > MOST_WORDS) return false;
  const before = readClauses(origin, stemOf);
  if (before.clauses.length === 0 || before.isRaised || before.content.length < LEAST_CONTENT) return false;
  const now = readClauses(sentence, stemOf);
  if (now.clauses.length !== before.clauses.length || now.content.length !== before.content.length)
    return false;
  if (now.content.some((stem, at) => stem !== before.content[at])) return false;
  return now.clauses.some(({ start, end }, at) => {
    const was = before.clauses[at] as Clause;
    return end <= was.start || was.end <= start;
  });
}

/** The content words of each clause with a denial. */
export function deniedClauses(sentence: ReadSentence, stemOf: Stemmer): ReadonlySet<string>[] {
  if (sentence.words.length > MOST_WORDS) return [];
  const { content, clauses } = readClauses(sentence, stemOf);
  return clauses.map(({ start, end }) => new Set(content.slice(start, end)));
}

function readClauses({ words, passage }: ReadSentence, stemOf: Stemmer): Reading {
  const content: string[] = [];
  const clauses: Clause[] = [];
  let start = 0;
  let denials = 0;
  let end = 0;
  let isRaised = false;
  const close = () => {
    for (; denials > 0; denials -= 1) clauses.push({ start, end: content.length });
    start = content.length;
  };
  for (const [at, { lower, span }] of words.entries()) {
    const begins = CLAUSE_WORDS.has(lower) || BREAK.test(passage.text.slice(end, span.start));
    // What has no content word yet belongs to what follows: "it is not that the law forbids it".
    if (begins && content.length > start) close();
    end = span.end;
    if (RAISING.has(lower)) isRaised = true;
    if (deniesAt(words, at)) denials += 1;
    else if (!isStopWord(lower)) content.push(stemOf(withoutPossessive(lower)));
  }
  close();
  return { content, clauses, isRaised };
}
