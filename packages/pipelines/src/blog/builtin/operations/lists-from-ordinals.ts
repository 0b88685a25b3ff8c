import type { AnalysedBlock, BlogAnalysis } from '../../analysis.ts';
import type { Change, Edit } from '../edit.ts';
import type { Operation } from '../operation.ts';
import { isOpenParagraph, lineBreak, lowerWords, sentencePlaces } from '../source-place.ts';
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
  const { source } = post.document;
  const line = lineBreak(source);
  const { places, cuttable } = sentencePlaces(post, block);
  const end = endOfLast(block, starts.at(-1) ?? 0);
  const edits: Edit[] = [];
  for (const [i, at] of starts.entries()) {
    const start = places[at]?.start ?? 0;
    if (cuttable[at] !== true) return [];
    const before = at === 0 ? start : (places[at - 1]?.end ?? start);
    const gap = at === 0 ? '' : i === 0 ? line + line : line;
    edits.push({ start: before, end: start, text: `${gap}- ` });
  }
  if (end < block.sentences.length) {
    if (cuttable[end] !== true) return [];
    edits.push({ start: places[end - 1]?.end ?? 0, end: places[end]?.start ?? 0, text: line + line });
  }
  // Soft line ends inside an item go on at its margin.
  for (let i = starts[0] ?? 0; i < end; i += 1) {
    const place = places[i];
    if (place === undefined) continue;
    for (
      let at = source.indexOf('\n', place.start);
      at !== -1 && at < place.end;
      at = source.indexOf('\n', at + 1)
    ) {
      edits.push({ start: at + 1, end: at + 1, text: '  ' });
    }
  }
  return [edits];
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
