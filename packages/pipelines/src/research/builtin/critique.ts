import type { CriticOutput } from '@palimpsest/contracts';
import type { SynthesisData } from './synthesis-data.ts';

/** The data of the task `critique`. */
export interface CritiqueData extends SynthesisData {
  /** Claims that the draft gives as the answer; a dispute that is told with both sides is none. */
  readonly stated: readonly string[];
  readonly hypotheses: readonly { readonly id: string; readonly outcome: string }[];
  readonly overall_confidence: number;
  /** Subquestions without a finding. */
  readonly unanswered: readonly string[];
  readonly qa_codes: Readonly<Record<string, string>>;
}

/** Challenges by rule: what a reader would hold against each finding, from what is on record. */
export function writeCritique(data: CritiqueData): CriticOutput {
  const stated = data.claims.filter(({ id }) => data.stated.includes(id));
  const grades = new Map(data.sources.map(({ id, grade }) => [id, grade]));
  const challenges: CriticOutput['red_team_challenges'] = [];
  const issues: CriticOutput['qa_issues'] = [];
  for (const { claims: pair, sources } of data.contradictions) {
    const denied = (id: string) => data.claims.find((each) => each.id === id)?.status === 'CONTRADICTED';
    // What merely shares a sentence with a disputed fact is not what is challenged.
    const at = denied(pair[0]) ? 0 : 1;
    const alone = pair.some((id) => denied(id) && data.stated.includes(id));
    challenges.push({
      finding_challenged: pair[at],
      counter_evidence: `Claim ${pair[1 - at]} says otherwise.`,
      source: sources[1 - at]?.[0] ?? '',
      severity: alone ? 'HIGH' : 'MEDIUM',
      recommendation: 'Report both and do not decide between them without further evidence.',
    });
  }
  for (const claim of stated) {
    const cited = [...new Set(claim.evidence.map(({ source_id }) => source_id))];
    if (claim.class === 'C1' && claim.status === 'UNVERIFIED')
      challenges.push({
        finding_challenged: claim.id,
        counter_evidence: 'No second independent source says the same.',
        source: cited[0] ?? '',
        severity: 'MEDIUM',
        recommendation: 'Read it as the statement of one source.',
      });
    if (cited.length > 0 && cited.every((id) => ['D', 'E'].includes(grades.get(id) ?? 'E')))
      issues.push({
        category: 'SG',
        location: claim.id,
        description: 'It rests on sources of grade D or E alone.',
        fix_suggestion: 'Look for a source with an author, a publisher and a date.',
      });
    if (claim.superseded_by !== null)
      issues.push({
        category: 'CT',
        location: claim.id,
        description: 'A newer document gives another value.',
        fix_suggestion: `State ${claim.superseded_by} instead.`,
      });
  }
  for (const id of data.unanswered)
    issues.push({
      category: 'SC',
      location: id,
      description: 'No finding answers this subquestion.',
      fix_suggestion: 'Search for it, or say that it is open.',
    });
  return {
    red_team_challenges: challenges,
    qa_issues: issues,
    overall_confidence: data.overall_confidence,
    limitations_identified: data.unanswered.map((id) => `Subquestion ${id} is open.`),
  };
}
