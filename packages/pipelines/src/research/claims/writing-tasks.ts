import { ordersMachine } from '@palimpsest/kernel/text';

const LEAD = '(?:please |now |then |also |simply |kindly |seamlessly |harmoniously |to proceed, )*';
/** Verbs by which a writer is told what to write; verbs of advice to readers are not among them. */
const VERBS =
  'anagram|augment|break down|compose|craft|describe|draft|embed|enlist|explain|generate|jumble|meld|misspell|paraphrase|rearrange|scramble|summari[sz]e|translate';
/** Recipes and guidelines use these too: with a figure, "Blend the soup for 3 minutes", such a sentence tells a fact. */
const VERBS_OF_CRAFT =
  'blend|develop|enhance|fuse|incorporate|infuse|inject|integrate|merge|modify|provide|render|substitute|weave';
const OBJECT =
  '(?:a|an|the|your|this|these|that|those|it|them|how|why|what|some|any|all|every|each|following|below|subsequent|letters|words|vowels)';
export const TASK = new RegExp(
  `^\\W{0,4}${LEAD}(?:(?:${VERBS}) ${OBJECT}\\b|(?:${VERBS_OF_CRAFT}) ${OBJECT}\\b(?!.*\\d))`,
  'iu',
);

export const CODE = /```|[\p{L}_]\.[\p{L}_]{1,40}\(|[\p{L}_]\(["']/u;
const CALL = /(?<![\p{L}\p{N}_.])[\p{L}\p{N}_.]{1,80}\([^()\n]{0,120}\)/gu;
/** A page about a library names calls within sentences: so many words beside them make one. */
const LEAST_WORDS = 4;

/** Sentences begin with a capital, statements of a program do not. */
export const STATEMENT =
  /^\W{0,4}(?:assert|async|await|class|const|def|del|elif|else|except|exec|export|finally|for|from|function|if|import|lambda|let|print|raise|return|throw|try|var|while|with|yield)\b/u;

/** A sentence that gives a writer a task, or holds code: it states no fact that a report could rest on. */
export function isWritingTask(sentence: string): boolean {
  const text = sentence.slice(0, 600);
  return TASK.test(text) || isCode(text) || ordersMachine(text);
}

function isCode(text: string): boolean {
  if (!CODE.test(text)) return false;
  if (STATEMENT.test(text)) return true;
  const beside = text.replace(CALL, ' ');
  return /[`;={}(]/u.test(beside) || (beside.match(/\p{L}{2,}/gu) ?? []).length < LEAST_WORDS;
}
