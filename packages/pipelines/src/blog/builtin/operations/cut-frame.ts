import type { Change } from '../edit.ts';
import { withoutSentences } from '../move-sentence.ts';
import type { Operation } from '../operation.ts';
import { isOpenParagraph, sentencePlaces } from '../source-place.ts';
import { contentStems } from '../topic.ts';

export const CLOSING =
  /^(?:in conclusion|in summary|to conclude|to sum up|to summarize|in closing|all in all|overall|ultimately|in essence|in the end)\b/i;
/** Share of a closing sentence's content words that the post must have said before. */
const SAID = 0.7;

/** Cuts sentences of the last paragraph that only repeat, under a closing formula, what the post said. */
export const cutFrame: Operation = {
  id: 'cut-frame',
  propose(post) {
    const last = post.body.at(-1);
    if (last === undefined || post.body.length < 3 || !isOpenParagraph(post, last)) return [];
    const places = sentencePlaces(post, last);
    const before = post.sentences.filter(({ block }) => block !== last);
    const said = contentStems(post, before);
    return last.sentences.flatMap((sentence, at): Change[] => {
      if (!CLOSING.test(sentence.text) || places.cuttable[at] !== true) return [];
      if (at + 1 < last.sentences.length && places.cuttable[at + 1] !== true) return [];
      const own = [...contentStems(post, [sentence])];
      const known = own.filter((stem) => said.has(stem)).length;
      if (known < SAID * own.length || last.sentences.length === 1) return [];
      return [[{ ...withoutSentences(post, last, at, at + 1, places), text: '' }]];
    });
  },
};
