import { stem } from '../stems.ts';
import { isStopWord } from '../stop-words.ts';
import { wordList } from '../word-list.ts';
import { type Draft, isHyphen, isJoin, isWord, type Lexemes } from './draft.ts';
import type { Lexeme } from './lexemes.ts';
import { SCALES, SMALL, TENS } from './number-words.ts';

/** What stands in front of a number that names one of a row: "step 2", "page 10". */
export const NUMBERED = wordList(`
  step chapter page section figure table part phase level number no room sprint title article line tier item question
  option group version release stage round week day volume issue appendix act rule grade lesson unit
`);
export const PASSED_OVER = wordList('of all more other different new additional single');
export const AFTER_OF = wordList('the our your their his her its my these those all');
/** Behind a unit these say when or how, not what: "three years ago", "10x faster". */
export const NO_NOUN = wordList(
  'ago old later earlier long wide high tall deep away apart faster slower better worse straight',
);
export const VERBS = wordList(
  'works uses says needs goes comes makes takes means includes gives gets helps shows fears begins starts',
);
export const IRREGULAR_PLURALS = wordList(
  'people children men women staff data media feet teeth mice criteria phenomena',
);
const LONGEST_RUN = 4;

const isPlural = (word: string): boolean =>
  IRREGULAR_PLURALS.has(word) || (word.length > 3 && /[^sui]s$/u.test(word) && !VERBS.has(word));

const isCount = (lexeme: Lexeme): boolean =>
  lexeme.kind === 'number' ||
  (lexeme.kind === 'word' && (SMALL.has(lexeme.lower) || TENS.has(lexeme.lower) || SCALES.has(lexeme.lower)));

/**
 * The stem of the noun behind a quantity. Without a grammar the best guess is the first plural among the next few
 * content words, and else the first of them.
 */
export function nounOf(lex: Lexemes, read: Draft): string | null {
  if (read.kind === 'date' || read.kind === 'time' || read.kind === 'identifier') return null;
  const before = lex[read.from - 1];
  if (isWord(before) && NUMBERED.has(before.lower) && read.unit === null) return stem(before.lower);
  if (read.kind === 'version') return null;
  // "Pool Three of the agreement": a capital behind a capital is a name's number.
  const isName = (lexeme: Lexeme | undefined): boolean => isWord(lexeme) && /^\p{Lu}/u.test(lexeme.text);
  if (read.written === 'words' && isName(before) && isName(lex[read.from]) && before !== undefined) {
    return stem(before.lower);
  }
  const run: string[] = [];
  let passed = 0;
  for (let at = read.next; run.length < LONGEST_RUN && passed < 8; at += 1) {
    const lexeme = lex[at];
    if (lexeme === undefined) break;
    passed += 1;
    if (isHyphen(lexeme) && (isJoin(lex, at) || run.length > 0)) continue;
    if (run.length === 0 && (isPassedOver(lex, at) || (passed > 1 && isCount(lexeme)))) continue;
    if (!isWord(lexeme) || isStopWord(lexeme.lower)) break;
    run.push(lexeme.lower.replace(/['’]s$/u, ''));
  }
  if (NO_NOUN.has(run[0] ?? '') || (read.unit !== null && /ing$/u.test(run[0] ?? ''))) return null;
  const noun = (read.value === '1' ? undefined : run.find(isPlural)) ?? run[0];
  return noun === undefined || noun.length < 2 ? null : stem(noun);
}

function isPassedOver(lex: Lexemes, at: number): boolean {
  const word = lex[at]?.lower ?? '';
  return PASSED_OVER.has(word) || (AFTER_OF.has(word) && /^(?:of|all)$/u.test(lex[at - 1]?.lower ?? ''));
}
