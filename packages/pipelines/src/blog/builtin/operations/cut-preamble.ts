import type { AnalysedBlock, BlogAnalysis } from '../../analysis.ts';
import { isPreamble } from '../aeo-view.ts';
import type { Change } from '../edit.ts';
import { withoutSentences } from '../move-sentence.ts';
import type { Operation } from '../operation.ts';
import { isOpenParagraph, lowerWords, sentencePlaces } from '../source-place.ts';
import { leansBack } from '../words/openers.ts';

/** Only the opening can hold a preamble. */
const BLOCKS = 3;

/** Cuts sentences of the opening that only greet or announce. The guards keep those that say more than that. */
export const cutPreamble: Operation = {
  id: 'cut-preamble',
  propose: (post) => post.body.slice(0, BLOCKS).flatMap((block) => cutsIn(post, block)),
};

function cutsIn(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  if (!isOpenParagraph(post, block)) return [];
  const places = sentencePlaces(post, block);
  return block.sentences.flatMap((sentence, at): Change[] => {
    const next = block.sentences[at + 1] ?? post.body[post.body.indexOf(block) + 1]?.sentences[0];
    if (
      !isPreamble(sentence) ||
      next === undefined ||
      sentence.text.endsWith(':') ||
      leansBack(lowerWords(next))
    )
      return [];
    if (places.cuttable[at] !== true || (at + 1 < block.sentences.length && places.cuttable[at + 1] !== true))
      return [];
    return [[{ ...withoutSentences(post, block, at, at + 1, places), text: '' }]];
  });
}
