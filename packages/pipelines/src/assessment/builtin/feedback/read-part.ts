import type { Part } from './ask.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
export const PART =
  /\b(first|opening|second|third|fourth|fifth|last|final) (sentence|question)\b|\bsentence (\d)\b|\b(?:in|to|of|into|from|start|begin|end) the question\b/i;

/** "in the second sentence", "to the question": the part of the problem that is meant. */
export function partOf(said: string): Part {
  const match = PART.exec(said);
  if (match === null) return 'problem';
  if (match[3] !== undefined) return Number(match[3]) - 1;
  const word = match[1]?.toLowerCase();
  if (word === undefined) return 'question';
  const last = /last|final/.test(word);
  if (match[2]?.toLowerCase() === 'question')
    return last ? 'question' : { question: Math.max(0, ORDINALS.indexOf(word)) };
  return last ? -1 : Math.max(0, ORDINALS.indexOf(word));
}

/** The part that is named beside a wish: behind it, inside it, else in front, up to the next quoted words. */
export function partNear(marked: string, at: number, end: number): Part {
  const after = /^[^.;!?{}\n]{0,80}/.exec(marked.slice(end))?.[0] ?? '';
  const before = /[^.;:!?{}\n]{0,80}$/.exec(marked.slice(Math.max(0, at - 80), at))?.[0] ?? '';
  for (const said of [after, marked.slice(at, end), before]) {
    const part = partOf(said);
    if (part !== 'problem') return part;
  }
  return 'problem';
}
