import type { AnalysedBlock, BlogAnalysis } from '../../analysis.ts';
import type { Change } from '../edit.ts';
import { withoutSentences } from '../move-sentence.ts';
import type { Operation } from '../operation.ts';
import { isOpenParagraph, lowerWords, sentencePlaces } from '../source-place.ts';
import { DELAYS } from '../words/delays.ts';
import { leansBack } from '../words/openers.ts';

/** Only the opening puts things off. */
const BLOCKS = 4;
const LONGEST = 200;

/** Cuts sentences of the opening that only put the answer off: with the answer on top they are no longer true. */
export const cutDelays: Operation = {
  id: 'cut-delays',
  propose: (post) => post.body.slice(0, BLOCKS).flatMap((block) => cutsIn(post, block)),
};

function cutsIn(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  if (!isOpenParagraph(post, block) || block.sentences.length < 2) return [];
  const places = sentencePlaces(post, block);
  return block.sentences.flatMap((sentence, at): Change[] => {
    const next = block.sentences[at + 1];
    if (!isDelay(sentence.text) || places.cuttable[at] !== true) return [];
    if (next !== undefined && (places.cuttable[at + 1] !== true || leansBack(lowerWords(next)))) return [];
    return [[{ ...withoutSentences(post, block, at, at + 1, places), text: '' }]];
  });
}

function isDelay(text: string): boolean {
  const plain = text.toLowerCase().replaceAll('’', "'");
  return text.length <= LONGEST && DELAYS.some((pattern) => pattern.test(plain));
}
