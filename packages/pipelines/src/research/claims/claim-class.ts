import type { ClaimClass } from '@palimpsest/contracts';
import { isWantedFact, readQuestion, tellsCause } from './question.ts';
import type { ClaimDraft } from './types.ts';

const DECIDES = 0.55;
const DECIDES_WITHOUT_VALUE = 0.75;
const SUPPORTS = 0.45;

/** C1 answers the question itself, C2 carries the answer, C3 is context: by how much of the question a claim takes up. */
export function claimClass(question: string, claim: ClaimDraft): ClaimClass {
  const asked = readQuestion(question);
  const answers =
    (claim.fact !== null && isWantedFact(asked, claim.fact)) || (asked.wantsCause && tellsCause(claim.text));
  if (claim.relevance >= (answers ? DECIDES : DECIDES_WITHOUT_VALUE)) return 'C1';
  if (answers) return 'C2';
  // Where a value was asked for, a sentence without one tells of the thing and not of the answer.
  return asked.wanted.length === 0 && claim.relevance >= SUPPORTS ? 'C2' : 'C3';
}
