import type { AnalysedBlock, BlogAnalysis } from '../../analysis.ts';
import type { Change } from '../edit.ts';
import { topicOf } from '../heading-phrases.ts';
import type { Operation } from '../operation.ts';
import { isOpenParagraph, lineBreak, lowerWords, sentencePlaces } from '../source-place.ts';
import { cohesion } from '../topic.ts';
import { leansBack } from '../words/openers.ts';

/** Words above which a paragraph is a wall of text, and what a piece of it should have at least. */
const WALL = 90;
const PIECE = 25;
const GOAL = 60;
/** A sentence that names its subject at its start is the place to cut. */
const NEW_TOPIC = 1;

/** Cuts walls of text between two sentences, where the subject changes most. */
export const splitParagraphs: Operation = {
  id: 'split-paragraphs',
  propose: (post) =>
    post.body
      .filter((block) => block.words.length > WALL && isOpenParagraph(post, block))
      .flatMap((block) => cutsOf(post, block)),
};

function cutsOf(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  const { source } = post.document;
  const { places, cuttable } = sentencePlaces(post, block);
  const gap = lineBreak(source).repeat(2);
  return chooseCuts(post, block, cuttable).map((i) => [
    { start: places[i - 1]?.end ?? 0, end: places[i]?.start ?? 0, text: gap },
  ]);
}

/** Sentence numbers before which the paragraph is cut, best place first within reach of the goal length. */
function chooseCuts(post: BlogAnalysis, block: AnalysedBlock, cuttable: readonly boolean[]): number[] {
  const { sentences } = block;
  const counts = sentences.map((sentence) => sentence.words.length);
  const cuts: number[] = [];
  let from = 0;
  let left = counts.reduce((sum, count) => sum + count, 0);
  while (left > WALL) {
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    let before = 0;
    for (let i = from + 1; i < sentences.length; i += 1) {
      before += counts[i - 1] ?? 0;
      if (before < PIECE) continue;
      if (before > WALL || left - before < PIECE) break;
      const sentence = sentences[i];
      if (sentence === undefined || cuttable[i] !== true || leansBack(lowerWords(sentence))) continue;
      const score =
        -Math.abs(before - GOAL) / GOAL -
        cohesion(post, sentences.slice(Math.max(i - 2, from), i), sentences.slice(i, i + 2)) +
        (topicOf(sentence).length > 0 ? NEW_TOPIC : 0);
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    }
    if (best < 0) break;
    cuts.push(best);
    for (let i = from; i < best; i += 1) left -= counts[i] ?? 0;
    from = best;
  }
  return cuts;
}
