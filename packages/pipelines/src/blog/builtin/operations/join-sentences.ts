import type { AnalysedBlock, BlogAnalysis } from '../../analysis.ts';
import type { Change } from '../edit.ts';
import { freePlaces } from '../free-text.ts';
import type { Operation } from '../operation.ts';
import { sentencePlaces } from '../source-place.ts';
import { SUBJECTS } from '../words/clauses.ts';

/** Sentences up to this length may be joined to one, when the first of them opens no list and asks nothing. */
const SHORT = 9;
const FEWEST = 3;

/** Joins two short sentences in a row: "We tried it. It worked." becomes "We tried it, and it worked." */
export const joinSentences: Operation = {
  id: 'join-sentences',
  propose: (post) =>
    post.body.filter(({ block }) => block.kind === 'paragraph').flatMap((block) => joinsIn(post, block)),
};

function joinsIn(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  const find = freePlaces(post, block);
  const { cuttable } = sentencePlaces(post, block);
  const changes: Change[] = [];
  for (let i = 1; i < block.sentences.length; i += 1) {
    const first = block.sentences[i - 1];
    const second = block.sentences[i];
    const opener = second?.words[0];
    if (first === undefined || second === undefined || opener === undefined || cuttable[i] !== true) continue;
    const isShort = (count: number) => count >= FEWEST && count <= SHORT;
    if (!isShort(first.words.length) || !isShort(second.words.length) || !first.text.endsWith('.')) continue;
    if (!second.text.endsWith('.') || !SUBJECTS.has(opener.lower) || opener.span.start !== second.span.start)
      continue;
    const place = find({ start: first.span.end - 1, end: opener.span.end });
    if (place === null) continue;
    const small = /^I(?:['’]|$)/.test(opener.text)
      ? opener.text
      : opener.text.slice(0, 1).toLowerCase() + opener.text.slice(1);
    changes.push([{ ...place, text: `, and ${small}` }]);
    // The sentence that was joined is not short any more.
    i += 1;
  }
  return changes;
}
