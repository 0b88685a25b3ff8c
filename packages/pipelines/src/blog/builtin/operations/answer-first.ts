import { parseDocument } from '@palimpsest/kernel/text';
import { type AnalysedBlock, type AnalysedSentence, analyse, type BlogAnalysis } from '../../analysis.ts';
import type { AeoInput } from '../../rules/aeo/v1/aeo-input.ts';
import { bestAnswer, isAnswer, OPENING_WORDS } from '../../rules/aeo/v1/answerability/answer.ts';
import { sharedStems } from '../../rules/aeo/v1/stems.ts';
import { aeoView } from '../aeo-view.ts';
import { answerQuality, countTitleStems } from '../answer-candidate.ts';
import { applyChanges, type Change } from '../edit.ts';
import { withoutSentences } from '../move-sentence.ts';
import type { Operation } from '../operation.ts';
import { ownSummary } from '../own-summary.ts';
import {
  isClosed,
  isOpenParagraph,
  lineBreak,
  lowerWords,
  type SentencePlaces,
  sentencePlaces,
  spaced,
} from '../source-place.ts';
import { contentStems } from '../topic.ts';
import { leansBack } from '../words/openers.ts';

/** So far from the top, an answer needs no moving. */
const EARLY = 30;
/** How many candidates are offered; the guards may refuse some. */
const CANDIDATES = 6;
/** An answer may take the sentence along that leans on it, up to this length. */
const LONGEST_LEAD = 80;
/** The author's own summary says it better than any sentence picked from the text. */
const OWN_SUMMARY = 0.4;
/** Share of its words of content that makes a sentence of the summary one that the post has already. */
const SAME = 0.7;
const FEWEST_SAME = 4;

interface Candidate {
  readonly quality: number;
  /** Words of the title that it takes up. */
  readonly shared: number;
  readonly change: Change;
}

/** Brings the sentence that answers the title to the top, as a paragraph of its own. */
export const answerFirst: Operation = {
  id: 'answer-first',
  oneOf: true,
  propose(post) {
    const input = aeoView(post);
    const top = topOf(post);
    if (input.titleStems.size === 0 || top === null) return [];
    const standing = bestAnswer(input, OPENING_WORDS);
    const level = standing === null ? 0 : standing.strength >= 1 ? 2 : standing.strength >= 0.7 ? 1 : 0;
    // What the opening has is moved aside only for something that says as much of the title, and says it better.
    const isAnswered = standing !== null && isAnswer(standing);
    const covered = isAnswered ? standing.shared : 0;
    const good = isAnswered ? answerQuality(post, input, standing.sentence, countTitleStems(post, input)) : 0;
    const isEarly = standing !== null && standing.sentence.wordsBefore < EARLY;
    return [...fromSummary(post, top), ...fromBody(post, input, top)]
      .filter(
        ({ quality, shared }) =>
          quality >= 1 &&
          shared >= covered &&
          quality >= good &&
          (isEarly ? Math.floor(quality) > level : Math.floor(quality) >= level),
      )
      .sort((a, b) => b.quality - a.quality)
      .slice(0, CANDIDATES)
      .map(({ change }) => change);
  },
};

/** Sentences of the front matter's summary, judged as if they opened the post. */
function fromSummary(post: BlogAnalysis, top: number): Candidate[] {
  const { source } = post.document;
  const gap = lineBreak(source).repeat(2);
  return ownSummary(post.document).flatMap((text): Candidate[] => {
    const change = [{ start: top, end: top, text: text + gap }];
    const draft = analyse(parseDocument(applyChanges(source, [change])));
    const first = draft.sentences[0];
    if (first === undefined || first.text !== text || stands(post, draft, first)) return [];
    const quality = qualityOf(draft, first);
    const shared = sharedStems(aeoView(draft).titleStems, first, draft);
    return quality === 0 ? [] : [{ quality: quality + OWN_SUMMARY, shared, change }];
  });
}

/** Whether the body already says it in nearly the same words. */
function stands(post: BlogAnalysis, draft: BlogAnalysis, lead: AnalysedSentence): boolean {
  const wanted = contentStems(draft, [lead]);
  return post.sentences.some((sentence) => {
    const own = contentStems(post, [sentence]);
    let common = 0;
    for (const stem of wanted) if (own.has(stem)) common += 1;
    return own.size >= FEWEST_SAME && common >= SAME * Math.min(wanted.size, own.size);
  });
}

function qualityOf(draft: BlogAnalysis, sentence: AnalysedSentence): number {
  const input = aeoView(draft);
  return answerQuality(draft, input, sentence, countTitleStems(draft, input));
}

function fromBody(post: BlogAnalysis, input: AeoInput, top: number): Candidate[] {
  const counts = countTitleStems(post, input);
  return post.body.flatMap((block, i) => {
    if (!isOpenParagraph(post, block)) return [];
    const place: Place = {
      block,
      places: sentencePlaces(post, block),
      before: post.body[i - 1],
      after: post.body[i + 1],
    };
    return block.sentences.flatMap((sentence, at): Candidate[] => {
      const quality = sentence.wordsBefore === 0 ? 0 : answerQuality(post, input, sentence, counts);
      const change = quality === 0 ? null : move(post, place, at, top);
      const shared = sharedStems(input.titleStems, sentence, post);
      return change === null ? [] : [{ quality, shared, change }];
    });
  });
}

/** A paragraph with its sentences' places and its neighbours. */
interface Place {
  readonly block: AnalysedBlock;
  readonly places: SentencePlaces;
  readonly before: AnalysedBlock | undefined;
  readonly after: AnalysedBlock | undefined;
}

/** Moves a sentence, with the one that leans on it, to the top. */
function move(post: BlogAnalysis, place: Place, at: number, top: number): Change | null {
  const { block, places } = place;
  const { source } = post.document;
  const end = endOfLead(place, at);
  const first = places.places[at];
  const last = places.places[(end ?? 0) - 1];
  if (end === null || first === undefined || last === undefined || places.cuttable[at] !== true) return null;
  const text = source.slice(first.start, last.end);
  if (!isClosed(text) || text.includes('<')) return null;
  const before = block.sentences[at - 1] ?? place.before?.sentences.at(-1);
  if (before?.text.endsWith(':') || before?.text.endsWith('?')) return null;
  return [
    { start: top, end: top, text: spaced(text) + lineBreak(source).repeat(2) },
    { ...withoutSentences(post, block, at, end, places), text: '' },
  ];
}

/** Behind the last sentence to go along; null when what stays behind would lean on what went. */
function endOfLead({ block, places: { cuttable }, after }: Place, at: number): number | null {
  const { sentences } = block;
  let words = sentences[at]?.words.length ?? 0;
  let end = at + 1;
  for (; end < sentences.length; end += 1) {
    const next = sentences[end];
    if (next === undefined || !leansBack(lowerWords(next))) break;
    words += next.words.length;
    if (words > LONGEST_LEAD) return null;
  }
  if (end < sentences.length) return cuttable[end] === true ? end : null;
  const follower = after?.sentences[0];
  return follower !== undefined && at === 0 && leansBack(lowerWords(follower)) ? null : end;
}

/** Where the post's text begins: its first paragraph, or the first heading that is not the title. */
function topOf(post: BlogAnalysis): number | null {
  const { title } = post.document;
  const first = post.prose.find(
    ({ block }) =>
      title?.from !== 'heading' || block.span.start > title.span.end || block.span.end < title.span.start,
  );
  return first === undefined || first.block.kind === 'list-item' ? null : first.block.span.start;
}
