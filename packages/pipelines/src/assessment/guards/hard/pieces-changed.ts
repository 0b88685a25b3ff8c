import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import type { PieceKind } from '../read/piece.ts';
import { piecesOf } from '../read/read-problem.ts';
import { missingFrom, tally } from '../same-text.ts';
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

const lockedCode = lockOf('code', 'Code', {
  id: 'code-changed',
  summary: 'All code is as it was, and a block of it stands no more often.',
  why: 'Code is what the question is about; its spaces and names matter.',
});

/** A name in code may be said again, lines of code may not. */
export const codeChanged: AssessmentGuard = {
  ...lockedCode,
  check: (change) => {
    const left = tally(piecesOf(change.before, 'code').map(({ key }) => key));
    const again = piecesOf(change.after, 'code').filter(({ key }) => {
      const count = left.get(key);
      if (count !== undefined) left.set(key, count - 1);
      return count !== undefined && count <= 0 && key.includes('\n');
    });
    return [
      ...lockedCode.check(change),
      ...objectionAt(
        'A block of code is there more often than in the problem.',
        again.map(({ span }) => span),
      ),
    ];
  },
};

export const mediaChanged = lockOf('media', 'A picture, recording or address', {
  id: 'media-changed',
  summary: 'Pictures, recordings and addresses are those of the problem.',
  why: 'Students are asked about what they see; a rewrite cannot know another picture.',
});
