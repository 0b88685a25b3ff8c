import type { AnalysedSentence, BlogAnalysis } from '../analysis.ts';
import type { AeoInput } from '../rules/aeo/v1/aeo-input.ts';
import { answerForm } from '../rules/aeo/v1/answerability/answer.ts';
import { sharedStems } from '../rules/aeo/v1/stems.ts';
import { isClosed, lowerWords } from './source-place.ts';
import { isHelpingVerb } from './words/clauses.ts';
import { leansBack } from './words/openers.ts';
import { isVerbForm } from './words/verbs.ts';
import { wordSet } from './words/word-list.ts';

/** An answer of up to 32 words can be quoted alone; one of up to 42 still opens a post well. */
const SHORTEST = 8;
const QUOTABLE = 32;
const LONGEST = 42;

/** Words that point to the place where the sentence stands, or to someone named before it. */
export const POINTING_ANYWHERE = wordSet(`
  above below following here previous previously earlier latter former aforementioned instead however therefore
  respectively this these those click email e-mail newsletter twitter he she him hers herself himself
`);
/** Words that point backwards unless the sentence has named something itself. */
export const POINTING_AT_START = wordSet(`
  such same another also too again others option his her it its it's it’s they them their they're
  they’re that's that’s
`);
const START = 6;
export const PREPOSITIONS = wordSet(
  'on of to for with in by from at about after before into like through over',
);
/** A sentence that opens like this makes a condition, sets a scene or adds to a point made before. */
export const SIDE_OPENINGS = wordSet(`
  if when while after before although though once as since because unless until whether despite given during for like
  with without from on at recently lately based not even yesterday earlier having being among according
  besides unlike throughout over under until thanks what there
`);
export const SPEAKERS = wordSet("we you our your i my we're we’re we've we’ve you're you’re i'm i’m");

/**
 * How well a sentence opens a post as the answer to its title: 0 not at all, from 1 on if it speaks to a part of the
 * title, from 2 on if it is a complete answer.
 */
export function answerQuality(
  post: BlogAnalysis,
  input: AeoInput,
  sentence: AnalysedSentence,
  counts: TitleCounts,
): number {
  const { words, text } = sentence;
  if (words.length < SHORTEST || words.length > LONGEST || !/^[\p{Lu}\p{N}]/u.test(text)) return 0;
  if (!text.endsWith('.') || !isClosed(text) || !standsAlone(sentence)) return 0;
  const shared = sharedStems(input.titleStems, sentence, post);
  if (shared === 0) return 0;
  const form = answerForm(input, sentence);
  if (form === null) return 0;
  const wanted = input.titleStems.size;
  const isComplete = shared >= Math.min(wanted, Math.max(2, Math.ceil(wanted / 3)));
  const weight = titleWeight(post, input, sentence, counts);
  const isSubject = sharedStems(input.titleStems, { words: subjectOf(sentence) }, post) > 0;
  const speaks = SPEAKERS.has(words[0]?.lower ?? '') || form === 'instructs';
  // "The team met ..." about something the title does not name means a team that was named before.
  if (form === 'counts' && !isSubject) return 0;
  if (!isSubject && (words[0]?.lower === 'the' || !speaks || weight < 0.4)) return 0;
  const early = 1 - sentence.wordsBefore / Math.max(1, post.wordCount);
  const kind = form === 'defines' || form === 'explains' ? 0.2 : 0;
  const length = words.length <= QUOTABLE ? 0.1 : 0;
  const quality = 0.35 * weight + (isSubject ? 0.2 : 0) + kind + 0.12 * early + length;
  return (isComplete ? 2 : 1) + Math.min(0.99, quality);
}

/** Nothing in it points elsewhere, at least not before the sentence has named something itself. */
function standsAlone(sentence: AnalysedSentence): boolean {
  const lower = lowerWords(sentence);
  if (leansBack(lower) || SIDE_OPENINGS.has(lower[0] ?? '')) return false;
  if (lower.some((word) => POINTING_ANYWHERE.has(word))) return false;
  // "on that note": a preposition before "that" makes it point.
  if (lower.some((word, i) => word === 'that' && PREPOSITIONS.has(lower[i - 1] ?? ''))) return false;
  return !lower.slice(0, START).some((word) => POINTING_AT_START.has(word));
}

/** How often the post comes back to each word of its title. Counted once for a post. */
export type TitleCounts = ReadonlyMap<string, number>;

export function countTitleStems(post: BlogAnalysis, input: AeoInput): TitleCounts {
  const counts = new Map<string, number>();
  for (const { words } of post.sentences) {
    for (const { lower } of words) {
      const stem = post.stemOf(lower);
      if (input.titleStems.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  return counts;
}

/** Share of the title that the sentence takes up, each word counting by how often the post comes back to it. */
function titleWeight(
  post: BlogAnalysis,
  input: AeoInput,
  sentence: AnalysedSentence,
  counts: TitleCounts,
): number {
  const own = new Set(sentence.words.map(({ lower }) => post.stemOf(lower)));
  let sum = 0;
  let found = 0;
  for (const stem of input.titleStems) {
    const count = counts.get(stem) ?? 0;
    const weight = (count + 1) / (count + 4);
    sum += weight;
    if (own.has(stem)) found += weight;
  }
  return sum === 0 ? 0 : found / sum;
}

/** What stands before the verb, eight words at most. */
function subjectOf({ words }: AnalysedSentence) {
  const end = words.findIndex(({ lower }, i) => i > 0 && (isHelpingVerb(lower) || isVerbForm(lower)));
  return words.slice(0, Math.min(end === -1 ? 8 : end, 8));
}
