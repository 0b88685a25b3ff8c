import type { LanguageCode } from '../words/languages.ts';
import { foldedWords, type Token } from './tokens.ts';

/** Stands before a word as it is written, with its accents. */
export const AS_WRITTEN = '=';

/** Words one after another; null stands for a gap between them. */
export type Run = readonly (ReadonlySet<string> | null)[];

/** Comma-parted runs of words: `a|b` is one word of several, `..` a gap. */
export function readRuns(cell: string, language: LanguageCode): Run[] {
  return cell
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .flatMap((each) => readRun(each, language));
}

function readRun(text: string, language: LanguageCode): Run[] {
  let runs: (ReadonlySet<string> | null)[][] = [[]];
  for (const word of text.split(/\s+/u)) {
    if (word === '..') {
      for (const run of runs) run.push(null);
      continue;
    }
    const options = word.split('|').map((option) => foldedWords(option, language));
    const single = new Set(options.filter(({ length }) => length === 1).flat());
    for (const option of word.split('|')) single.add(`${AS_WRITTEN}${option.toLowerCase()}`);
    if (language === 'de') for (const option of word.split('|')) single.add(spelledOut(option));
    const several = options.filter(({ length }) => length > 1);
    runs = runs.flatMap((run) => [
      ...([...single].some((option) => !option.startsWith(AS_WRITTEN)) ? [[...run, single]] : []),
      ...several.map((words) => [...run, ...words.map((each) => new Set([each]))]),
    ]);
  }
  return runs.filter((run) => run.length > 0);
}

/** German vowels with dots are also typed with an e behind them. */
function spelledOut(word: string): string {
  const spelled = word.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return spelled.replaceAll('ß', 'ss');
}

export interface Reach {
  /** How many words a gap may hold. */
  readonly gap: number;
  /** Whether marks may stand between the words. */
  readonly acrossMarks: boolean;
}

/** Where the words of a run stand, when its first stands at a place; null where they do not. */
export function matchRun(
  tokens: readonly Token[],
  at: number,
  run: Run,
  reach: Reach,
  isWord: (token: Token, words: ReadonlySet<string>) => boolean = (token, words) => words.has(token.text),
): number[] | null {
  const places: number[] = [];
  let next = at;
  let slack = 0;
  for (const part of run) {
    if (part === null) {
      slack = reach.gap;
      continue;
    }
    const found = seek(tokens, next, slack, part, reach, isWord);
    if (found === -1) return null;
    places.push(found);
    next = found + 1;
    slack = 0;
  }
  return places;
}

function seek(
  tokens: readonly Token[],
  from: number,
  slack: number,
  words: ReadonlySet<string>,
  { acrossMarks }: Reach,
  isWord: (token: Token, words: ReadonlySet<string>) => boolean,
): number {
  let left = slack;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) return -1;
    if (token.isMark) {
      if (acrossMarks && at > from - 1 && at > 0) continue;
      return -1;
    }
    if (isWord(token, words)) return at;
    if (left === 0) return -1;
    left -= 1;
  }
  return -1;
}
