import type { AnalysedBlock, AnalysedSentence, BlogAnalysis } from '../../analysis.ts';
import type { Change } from '../edit.ts';
import type { Operation } from '../operation.ts';
import { listOfSentences } from '../sentence-list.ts';
import { isOpenParagraph } from '../source-place.ts';
import { COMMANDS } from '../words/commands.ts';
import { wordSet } from '../words/word-list.ts';

const FEWEST = 3;
const SHORTEST = 3;
const LONGEST = 26;
/** Sentences that tell a story begin alike as well, and so do those that only talk. */
export const TELLING = wordSet(
  "i we he she they it there this that these those the a an my our i'm i’m we're we’re it's it’s",
);

/** Turns three or more sentences in a row that are built alike into a list below the sentence before them. */
export const listsFromParallels: Operation = {
  id: 'lists-from-parallels',
  propose: (post) =>
    post.body.filter((block) => isOpenParagraph(post, block)).flatMap((block) => listIn(post, block)),
};

function listIn(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  const shapes = block.sentences.map(shapeOf);
  // The first sentence leads to the list, so the row begins behind it.
  for (let from = 1; from + FEWEST <= shapes.length; from += 1) {
    const shape = shapes[from];
    if (shape === null) continue;
    let end = from + 1;
    while (end < shapes.length && shapes[end] === shape) end += 1;
    if (end - from < FEWEST) continue;
    const starts = Array.from({ length: end - from }, (_, i) => from + i);
    const list = listOfSentences(post, block, starts, end);
    if (list.length > 0) return list;
  }
  return [];
}

/** What a sentence must share with its neighbours: that it commands, or its first two words. */
function shapeOf({ words, text }: AnalysedSentence): string | null {
  const [first, second] = words;
  if (first === undefined || second === undefined || !text.endsWith('.')) return null;
  if (words.length < SHORTEST || words.length > LONGEST) return null;
  if (COMMANDS.has(first.lower)) return 'command';
  return TELLING.has(first.lower) ? null : `${first.lower} ${second.lower}`;
}
