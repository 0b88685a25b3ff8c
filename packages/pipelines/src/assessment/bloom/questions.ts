import type { Word } from '@palimpsest/kernel/text';
import { wordList } from '@palimpsest/kernel/text';
import type { BloomLevel } from './level.ts';

/** What a question without a task verb asks for. `first` and `last` are the words that say so. */
export interface QuestionStem {
  readonly key: string;
  readonly levels: readonly BloomLevel[];
  readonly first: Word;
  readonly last: Word;
}

export const WH: ReadonlySet<string> = wordList('what which who whom whose when where why how');
export const ASKING: ReadonlySet<string> = wordList(`
  is are was were do does did can could will would should may might has have had am isn't aren't doesn't don't didn't
  can't couldn't won't wouldn't shouldn't`);
export const SIZE: ReadonlySet<string> = wordList(`
  many much far long old fast tall often big heavy deep high wide large small hot cold soon late quickly`);
export const OPINION: ReadonlySet<string> = wordList(
  'think believe agree disagree prefer feel like favor favour recommend',
);
export const WORTH: ReadonlySet<string> = wordList(`
  better best worse worst should opinion fair unfair worth worthwhile justified convincing persuasive criteria
  effective ineffective appropriate ethical valid reasonable credible reliable trustworthy`);
export const PARTING: ReadonlySet<string> = wordList(`
  differ differs difference differences different similar similarity similarities contrast contrasts compare compares
  distinguish evidence inference inferences assumption assumptions motive motives bias relationship pattern`);

export const QUALITY: ReadonlySet<string> = wordList(`
  important effective efficient useful convincing persuasive successful significant valuable suitable reasonable
  appropriate likely reliable accurate fair interesting ethical sustainable`);

/** Whether a sentence that starts so is a question though it has no question mark. */
export function opensQuestion(words: readonly Word[], stopped: boolean): boolean {
  const [first, second] = words;
  if (first === undefined || second === undefined) return false;
  if (/^(?:in|to|for|at)$/.test(first.lower)) return second.lower === 'which' || second.lower === 'what';
  if (!WH.has(first.lower)) return false;
  // "When the bell rings, ..." and "How long they slept is in the table." are no questions.
  if (/^(?:when|where)$/.test(first.lower)) return ASKING.has(second.lower);
  return !stopped || words.slice(1, 5).some(({ lower }) => ASKING.has(lower));
}

/** The question word of a clause, and what kind of question it makes. */
export function questionStem(words: readonly Word[]): QuestionStem | null {
  const at = words.findIndex(({ lower }) => WH.has(lower));
  const head = at < 0 ? words.findIndex(({ lower }) => ASKING.has(lower)) : at;
  const first = words[head];
  if (first === undefined) return null;
  const next = words[head + 1] ?? first;
  const stem = (key: string, levels: readonly BloomLevel[], last: Word = next): QuestionStem => ({
    key,
    levels,
    first,
    last,
  });
  const rest = words.slice(head, head + 40);
  const opinion = rest.find(({ lower }, i) => OPINION.has(lower) && isYou(rest[i - 1]));
  if (opinion !== undefined) return stem('opinion', ['evaluate'], opinion);
  const parting = rest.find(({ lower }) => PARTING.has(lower));
  if (isWould(rest) && rest.some(({ lower }) => lower === 'if' || lower === 'happen'))
    return stem('what-if', ['apply', 'analyze', 'create']);
  if (parting !== undefined) return stem('difference', ['analyze'], parting);
  const worth = rest.find(
    ({ lower }, i) => WORTH.has(lower) || (QUALITY.has(lower) && isDegree(rest[i - 1])),
  );
  if (worth !== undefined) return stem('worth', ['evaluate'], worth);
  if (first.lower === 'why') return stem('why', ['understand', 'analyze'], first);
  if (first.lower === 'how') {
    if (SIZE.has(next.lower)) return stem('amount', ['remember', 'apply']);
    return stem('how', ['understand', 'apply']);
  }
  if (rest.some(({ lower }) => lower === 'mean' || lower === 'means' || lower === 'meant'))
    return stem('meaning', ['understand']);
  if (at < 0) return stem('whether', ['remember', 'understand', 'apply', 'analyze'], first);
  return stem('fact', ['remember', 'apply']);
}

function isYou(word: Word | undefined): boolean {
  return word?.lower === 'you' || word?.lower === 'we' || word?.lower === 'people';
}

function isDegree(word: Word | undefined): boolean {
  return (
    word?.lower === 'more' || word?.lower === 'most' || word?.lower === 'less' || word?.lower === 'least'
  );
}

function isWould(words: readonly Word[]): boolean {
  return words.some(
    ({ lower }) => lower === 'would' || lower === 'might' || lower === 'could' || lower === 'happens',
  );
}
