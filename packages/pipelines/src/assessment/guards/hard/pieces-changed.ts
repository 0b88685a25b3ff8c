import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import type { PieceKind } from '../read/piece.ts';
import { piecesOf } from '../read/read-problem.ts';
import { missingFrom } from '../same-text.ts';
import { formulasInWords } from './formula-in-words.ts';

function lockOf(
  kind: PieceKind,
  what: string,
  texts: Pick<AssessmentGuard, 'id' | 'summary' | 'why'>,
): AssessmentGuard {
  return {
    ...texts,
    severity: 'hard',
    liftedByReplace: true,
    check: ({ before, after }) => {
      const was = piecesOf(before, kind);
      const is = piecesOf(after, kind);
      return [
        ...objectionAt(`${what} was changed or added.`, missingFrom(is, was)),
        ...objectionIf(missingFrom(was, is).length > 0, `${what} of the problem is missing.`),
      ];
    },
  };
}

const markedFormulas = lockOf('formula', 'A formula', {
  id: 'formula-changed',
  summary: 'Every formula is as it was, and there is none besides.',
  why: 'One sign more or less in a formula is another problem.',
});

/** A formula may be said twice or once; it may not become another one, nor come in words. */
export const formulaChanged: AssessmentGuard = {
  ...markedFormulas,
  check: (change) => [
    ...markedFormulas.check(change),
    ...objectionAt('A formula was added in words.', formulasInWords(change.before, change.after)),
  ],
};

export const codeChanged = lockOf('code', 'Code', {
  id: 'code-changed',
  summary: 'All code is as it was.',
  why: 'Code is what the question is about; its spaces and names matter.',
});

export const mediaChanged = lockOf('media', 'A picture, recording or address', {
  id: 'media-changed',
  summary: 'Pictures, recordings and addresses are those of the problem.',
  why: 'Students are asked about what they see; a rewrite cannot know another picture.',
});
