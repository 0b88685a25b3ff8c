import type { Span } from '@palimpsest/contracts';
import { isStopWord, type Word } from '@palimpsest/kernel/text';
import { levelsOfVerb } from '../../bloom/task-verbs.ts';
import { CALENDAR, OPENERS } from '../words/openers.ts';
import { type ReadProblem, stemOf } from './read-problem.ts';

/** A word that names a person, place or thing: lower case, without "'s", and where it stands. */
export interface Name {
  readonly key: string;
  readonly span: Span;
  /** It begins a sentence, so that its capital says nothing; what follows makes it look like a name. */
  readonly guessed: boolean;
}

const kept = new WeakMap<ReadProblem, readonly Name[]>();
export const VERB =
  /^(?:is|was|are|were|has|had|have|can|will|does|did|and|wants|needs|went|gave|made|took|ran|ate|bought|sold|drove|rode|built|wrote|read|said|found|won|lost|spent|saw|threw|kept|paid|got|says|who|\p{L}{2,20}(?:[^s]s|ed))$/u;

/** Names in the running text, in order. */
export function namesOf(problem: ReadProblem): readonly Name[] {
  let names = kept.get(problem);
  if (names === undefined) {
    names = findNames(problem);
    kept.set(problem, names);
  }
  return names;
}

function findNames({ prose, words }: ReadProblem): Name[] {
  const common = new Set(words.filter(({ text }) => /^\p{Ll}/u.test(text)).map(({ lower }) => bare(lower)));
  const names: Name[] = [];
  for (const [at, word] of words.entries()) {
    const key = bare(word.lower);
    if (!/^\p{Lu}/u.test(word.text) || word.text.length < 2 || CALENDAR.has(key)) continue;
    if (/^\p{Lu}{2,}$/u.test(word.text) && word.text.length > 1) {
      // Capitals may only stress: NOT, BEST. Those are words of the text and need no lock here.
      if (!isStopWord(key) && !OPENERS.has(key) && word.text.length < 6)
        names.push({ key, span: word.span, guessed: true });
      continue;
    }
    const initial = begins(prose, words[at - 1], word);
    if (!initial) {
      if (!isStopWord(key) || key.length > 4) names.push({ key, span: word.span, guessed: false });
    } else if (looksLikeName(word, words[at + 1], key, common))
      names.push({ key, span: word.span, guessed: true });
  }
  return names;
}

function looksLikeName(
  word: Word,
  next: Word | undefined,
  key: string,
  common: ReadonlySet<string>,
): boolean {
  if (common.has(key) || isStopWord(key) || OPENERS.has(key)) return false;
  if (/['’]s$/u.test(word.text)) return true;
  if (levelsOfVerb(key) !== undefined || /(?:ing|ly|ed|ion|ment|ness)$/u.test(key)) return false;
  if (/[^s]s$/u.test(key) && key.length > 5) return false;
  return next !== undefined && (VERB.test(next.lower) || /^\p{Lu}\p{Ll}/u.test(next.text));
}

export const BEGINS =
  /[.!?…:;]["'”’)\]*_]{0,4}\s|[.!?…]["”’]|["“‘([{|*_>#•–—]\s{0,3}$|\n|^\s*[-*+]\s|\s{4}$/u;

function begins(prose: string, before: Word | undefined, word: Word): boolean {
  if (before === undefined) return true;
  const gap = prose.slice(before.span.end, word.span.start);
  // "Mr. Lee", "J. Smith"; but "find R. Use the formula".
  const opens = OPENERS.has(word.lower) || levelsOfVerb(word.lower) !== undefined;
  if (!opens && /^\. $/.test(gap) && /^(?:mr|mrs|ms|dr|st|prof|\p{L})$/u.test(before.lower)) return false;
  return gap !== ' ' && BEGINS.test(gap);
}

function bare(lower: string): string {
  return lower.replace(/['’]s?$/u, '');
}

/** Every word of a text, lower case and without "'s", for "does it stand there at all". */
export function bareWords({ words }: ReadProblem): ReadonlySet<string> {
  const all = new Set<string>();
  for (const { lower } of words) {
    all.add(bare(lower));
    all.add(stemOf(lower));
    for (const part of lower.split(/[-‐‑]/u)) all.add(part);
  }
  return all;
}
