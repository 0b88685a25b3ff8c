import type {
  Contradiction,
  CriticOutput,
  DraftSection,
  DraftSentence,
  ResearchClaim,
} from '@palimpsest/contracts';
import { aClaim } from './finished-run.ts';

/** A sentence that states claims; one citation for each number, `c1`, `c2`, ... of the source `s1`, `s2`, ... */
export function aSentence(
  text: string,
  claim_ids: string[],
  citations: readonly number[] = [],
  unverified = false,
): DraftSentence {
  return {
    text,
    claim_ids,
    citations: citations.map((n) => ({ citation_id: `c${n}`, source_id: `s${n}`, passage: 0, quote: text })),
    unverified,
  };
}

export function aSection(
  kind: DraftSection['kind'],
  sentences: DraftSentence[],
  subquestion_id: string | null = null,
): DraftSection {
  return { kind, heading: `About ${kind}`, subquestion_id, sentences };
}

/** A claim of a class and a status. */
export function aClaimOf(
  id: string,
  given: Partial<Pick<ResearchClaim, 'class' | 'superseded_by'>> & {
    readonly status?: ResearchClaim['verification']['verification_status'];
  } = {},
): ResearchClaim {
  const { status = 'VERIFIED', ...more } = given;
  const claim = aClaim(id, `What ${id} says.`, null);
  return { ...claim, ...more, verification: { ...claim.verification, verification_status: status } };
}

export function aDispute(one: string, other: string): Contradiction {
  return { claims: [one, other], sources: [['s1'], ['s2']], reason: 'They give different values.' };
}

/** A critic who holds something against each of the claims. */
export function aCritique(
  ...challenges: readonly (readonly [claim: string, severity: 'HIGH' | 'MEDIUM' | 'LOW'])[]
): CriticOutput {
  return {
    red_team_challenges: challenges.map(([finding_challenged, severity]) => ({
      finding_challenged,
      severity,
      counter_evidence: 'Another source says otherwise.',
      source: 's9',
      recommendation: 'Look again.',
    })),
    qa_issues: [],
    overall_confidence: 5,
    limitations_identified: [],
  };
}
