import { matches } from '@palimpsest/kernel/text';
import { edited, inCaseOf } from '../prose/edit.ts';
import { isEditable } from '../prose/layout.ts';
import type { Result, Scene } from './operation.ts';

/** Opposites that leave nothing between them, so that "not incorrect" says "correct". */
const OPPOSITES: Readonly<Record<string, string>> = {
  incorrect: 'correct',
  untrue: 'true',
  false: 'true',
  impossible: 'possible',
  unequal: 'equal',
  invalid: 'valid',
  uncommon: 'common',
  unusual: 'usual',
  unlike: 'like',
  unable: 'able',
  incomplete: 'complete',
  unnecessary: 'necessary',
  unimportant: 'important',
  unlikely: 'likely',
  unsafe: 'safe',
  dissimilar: 'similar',
  unrelated: 'related',
  inaccurate: 'accurate',
  irregular: 'regular',
  untouched: 'touched',
  unchanged: 'changed',
  unknown: 'known',
};

const NOT = "(?:\\*\\*not\\*\\*|not|n['’]t|never)";
export const NOT_OPPOSITE = new RegExp(
  `\\b(?:(is|are|was|were|be)(?: \\*\\*not\\*\\*| not|n['’]t)|\\*\\*not\\*\\*|not) (an? )?(${Object.keys(OPPOSITES).join('|')})\\b`,
  'gi',
);
const WITHOUT = /\bnot without (any )?/gi;
export const FAIL = new RegExp(`\\b(?:do|does|did|must|should|will) ?${NOT} fail to\\b`, 'gi');
export const NO_AFTER =
  /\b((?:do|does|did|can|could|is|are|was|were|has|have|had|would|will|should)(?:n['’]t| not)|cannot|can['’]t|won['’]t) ((?:\p{L}+ ){1,3}?)(no|nothing|none|nobody|nowhere|never)\b/giu;
const ANY: Readonly<Record<string, string>> = {
  no: 'any',
  nothing: 'anything',
  none: 'any',
  nobody: 'anybody',
  nowhere: 'anywhere',
  never: 'ever',
};

/** Says positively what two negatives say, only where they surely cancel out or one is too many. */
export function removeDoubleNegatives({ layout }: Scene): Result {
  const { text } = layout;
  const edits: { start: number; end: number; text: string }[] = [];
  const add = (match: RegExpExecArray, put: string) => {
    const span = { start: match.index, end: match.index + match[0].length };
    if (isEditable(layout, span) && !edits.some((edit) => edit.start < span.end && span.start < edit.end))
      edits.push({ ...span, text: inCaseOf(match[0].charAt(0), put) });
  };
  for (const match of matches(text, NOT_OPPOSITE)) {
    const plain = OPPOSITES[(match[3] ?? '').toLowerCase()] ?? '';
    const article = match[2] === undefined ? '' : /^[aeiou]/.test(plain) ? 'an ' : 'a ';
    add(match, `${match[1] === undefined ? '' : `${match[1].toLowerCase()} `}${article}${plain}`);
  }
  for (const match of matches(text, WITHOUT)) add(match, 'with ');
  for (const match of matches(text, FAIL))
    add(match, /^(?:must|should|will)/i.exec(match[0])?.[0].toLowerCase() ?? 'do');
  for (const match of matches(text, NO_AFTER)) {
    const last = (match[3] ?? '').toLowerCase();
    add(match, `${match[1]?.toLowerCase() ?? ''} ${match[2] ?? ''}${ANY[last] ?? last}`);
  }
  if (edits.length === 0) return { why: 'The text has no double negative that surely cancels out.' };
  return { texts: [edited(text, edits)] };
}
