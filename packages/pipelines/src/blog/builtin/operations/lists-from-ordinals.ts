import type { AnalysedBlock, BlogAnalysis } from '../../analysis.ts';
import type { Change } from '../edit.ts';
import type { Operation } from '../operation.ts';
import { listOfSentences } from '../sentence-list.ts';
import { isOpenParagraph, lowerWords } from '../source-place.ts';
import { leansBack } from '../words/openers.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const ADVERBS = ['firstly', 'secondly', 'thirdly', 'fourthly', 'fifthly', 'sixthly'];
const FEWEST = 3;

/** Turns "First, ... Second, ... Third, ..." inside a paragraph into a list, an item for each. */
export const listsFromOrdinals: Operation = {
  id: 'lists-from-ordinals',
  propose: (post) =>
    post.body.filter((block) => isOpenParagraph(post, block)).flatMap((block) => listIn(post, block)),
};

function listIn(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  const starts = ordinalStarts(block);
  if (starts.length < FEWEST) return [];
  return listOfSentences(post, block, starts, endOfLast(block, starts.at(-1) ?? 0));
}

/** Numbers of the sentences that count on from "First". */
function ordinalStarts({ sentences }: AnalysedBlock): number[] {
  const starts: number[] = [];
  for (const [i, sentence] of sentences.entries()) {
    const lower = sentence.words[0]?.lower ?? '';
    if (lower === ORDINALS[starts.length] || lower === ADVERBS[starts.length]) starts.push(i);
  }
  return starts;
}

/** The last item has its own sentence and those that lean on it. */
function endOfLast({ sentences }: AnalysedBlock, from: number): number {
  let end = from + 1;
  while (end < sentences.length) {
    const sentence = sentences[end];
    if (sentence === undefined || !leansBack(lowerWords(sentence))) break;
    end += 1;
  }
  return end;
}
