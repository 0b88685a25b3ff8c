import { sentences } from '../sentences.ts';
import { words } from '../words.ts';
import { alignUnits, inOrder } from './align.ts';
import { diffWords, replaced, type WordChange } from './diff-words.ts';
import type { Unit } from './units.ts';

/** Up to this many characters on both sides together a passage is compared word by word at once. */
const SHORT = 12_000;

/** Compares two versions of a passage; a very long one sentence by sentence first, so that it stays fast. */
export function diffPassage(before: string, after: string): WordChange[] {
  if (before === after || before.length + after.length <= SHORT) return diffWords(before, after);
  const old = segments(before);
  const young = segments(after);
  const pairs = alignUnits(old, young);
  const ordered = [...inOrder(pairs, (pair) => 1 + (young[pair.after]?.words.length ?? 0))];
  ordered.sort((a, b) => a.after - b.after);
  const out: WordChange[] = [];
  let left = 0;
  let right = 0;
  // One by one: a passage may have more words than a call takes arguments.
  const add = (changes: readonly WordChange[]): void => {
    for (const change of changes) out.push(change);
  };
  const upTo = (before: number, after: number): void => {
    add(replaced(joined(old, left, before), joined(young, right, after)));
    left = before;
    right = after;
  };
  for (const pair of ordered) {
    upTo(pair.before, pair.after);
    add(diffWords(joined(old, left, left + 1), joined(young, right, right + 1)));
    left += 1;
    right += 1;
  }
  upTo(old.length, young.length);
  return folded(out);
}

const joined = (units: readonly Unit[], from: number, to: number): string => {
  let text = '';
  for (let at = from; at < to; at += 1) text += units[at]?.text ?? '';
  return text;
};

/** Sentences with the white space behind them: together they are the whole text. */
function segments(text: string): Unit[] {
  const starts = sentences(text).map((span) => span.start);
  return starts.map((start, at) => {
    const from = at === 0 ? 0 : start;
    const end = starts[at + 1] ?? text.length;
    const piece = text.slice(from, end);
    const key = piece.replace(/\s+/gu, ' ').trim();
    return {
      span: { start: from, end },
      text: piece,
      key,
      words: words(piece).map((word) => word.lower),
      heading: false,
    };
  });
}

function folded(changes: readonly WordChange[]): WordChange[] {
  const out: WordChange[] = [];
  for (const change of changes) {
    const last = out[out.length - 1];
    if (last?.kind === change.kind) out[out.length - 1] = { kind: last.kind, text: last.text + change.text };
    else out.push(change);
  }
  return out;
}
