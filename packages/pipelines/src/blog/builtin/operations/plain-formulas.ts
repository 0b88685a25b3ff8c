import type { AnalysedBlock, AnalysedSentence, BlogAnalysis } from '../../analysis.ts';
import type { Change } from '../edit.ts';
import { freePlaces } from '../free-text.ts';
import type { Operation } from '../operation.ts';

/** States what "not only A but also B" says: A and B. */
export const plainFormulas: Operation = {
  id: 'plain-formulas',
  propose: (post) =>
    post.body.flatMap((block) => block.sentences.flatMap((sentence) => undo(post, block, sentence))),
};

function undo(post: BlogAnalysis, block: AnalysedBlock, sentence: AnalysedSentence): Change[] {
  const { words } = sentence;
  const lower = words.map((word) => word.lower);
  const not = lower.findIndex(
    (word, i) =>
      word === 'not' && (lower[i + 1] === 'only' || lower[i + 1] === 'just' || lower[i + 1] === 'merely'),
  );
  const but = lower.findIndex((word, i) => i > not && word === 'but' && lower[i + 1] === 'also');
  if (not < 1 || but === -1 || but - not < 3) return [];
  // "not only because A but also because B" loses its second "because" no more than its first.
  const find = freePlaces(post, block);
  const afterNot = words[not + 2];
  const beforeBut = words[but - 1];
  const also = words[but + 1];
  const first = words[not];
  if (afterNot === undefined || beforeBut === undefined || also === undefined || first === undefined)
    return [];
  const formula = find({ start: first.span.start, end: afterNot.span.start });
  const joint = find({ start: beforeBut.span.end, end: also.span.end });
  if (formula === null || joint === null) return [];
  if (/[—;:(]/.test(block.text.slice(afterNot.span.start, beforeBut.span.end))) return [];
  return [
    [
      { ...formula, text: '' },
      { ...joint, text: ' and' },
    ],
  ];
}
