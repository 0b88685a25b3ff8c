import { ordersMachine } from '@palimpsest/kernel/text';

const LEAD = '(?:please |now |then |also |simply |kindly |seamlessly |harmoniously |to proceed, )*';
/** Verbs by which a writer is told what to write; verbs of advice to readers are not among them. */
const VERBS =
  'anagram|augment|blend|break down|compose|craft|describe|develop|draft|embed|enhance|enlist|explain|fuse|generate|incorporate|infuse|inject|integrate|jumble|meld|merge|misspell|modify|paraphrase|provide|rearrange|render|scramble|substitute|summari[sz]e|translate|weave';
const OBJECT =
  '(?:a|an|the|your|this|these|that|those|it|them|how|why|what|some|any|all|every|each|following|below|subsequent|letters|words|vowels)';
export const TASK = new RegExp(`^\\W{0,4}${LEAD}(?:${VERBS}) ${OBJECT}\\b`, 'iu');

const CODE = /```|[\p{L}_]\.[\p{L}_]{1,40}\(|[\p{L}_]\(["']/u;

/** A sentence that gives a writer a task, or holds code: it states no fact that a report could rest on. */
export function isWritingTask(sentence: string): boolean {
  const text = sentence.slice(0, 600);
  return TASK.test(text) || CODE.test(text) || ordersMachine(text);
}
