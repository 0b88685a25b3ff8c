import type { EvaluationIssue, Reflection, RubricDimension } from '@palimpsest/contracts';

type Words = Omit<Reflection, 'issue' | 'what_went_wrong'>;

/** Why issues of each dimension come about, and what is done about them. */
export const CAUSES: Readonly<Record<RubricDimension, Words>> = {
  claim_accuracy: {
    why_it_happened: 'Phase 5 took a claim over without its status from phase 4.',
    how_to_fix:
      'Take the claim out of summary and findings; it stays where contradictions and superseded values are reported.',
    how_to_prevent: 'A claim that is contradicted or superseded is never offered as an answer.',
  },
  citation_quality: {
    why_it_happened: 'A citation of phase 5 does not stand up to the check of phase 6.',
    how_to_fix:
      'Remove the citation; use another passage of the same claim, or drop the sentence where there is none.',
    how_to_prevent: 'Quotes are taken from stored passages, letter for letter.',
  },
  scope_coverage: {
    why_it_happened: 'Phase 5 left a subquestion of phase 2 out, or phase 3 found nothing for it.',
    how_to_fix: 'Add a finding from the claims that answer it; where there is none, say that it is open.',
    how_to_prevent: 'Each subquestion gets a finding or a limitation.',
  },
  coherence: {
    why_it_happened: 'Sections were written one by one, without a look at the whole.',
    how_to_fix: 'Remove what stands twice, put sections in order, and report every disagreement.',
    how_to_prevent: 'Contradictions and superseded values have sections of their own.',
  },
  actionability: {
    why_it_happened: 'Phase 5 reported findings without what follows from them.',
    how_to_fix: 'Add what the surest claims advise or allow to rely on.',
    how_to_prevent: 'A synthesis ends with what follows, grounded in evidence.',
  },
  limitations: {
    why_it_happened: 'Gaps that are on record were not carried into the draft.',
    how_to_fix: 'Write the limitations section anew from what is on record.',
    how_to_prevent: 'Limitations are written by rule, never by hand.',
  },
};

/** One reflection for each issue; issues of one kind are reflected on once. */
export function reflectOn(issues: readonly EvaluationIssue[]): Reflection[] {
  const kinds = new Map<string, EvaluationIssue[]>();
  for (const issue of issues) {
    const key = `${issue.dimension}: ${issue.description}`;
    kinds.set(key, [...(kinds.get(key) ?? []), issue]);
  }
  return [...kinds].map(([key, same]) => {
    const [first] = same;
    const places = [...new Set(same.map(({ location }) => location))].join(', ');
    return {
      issue: key,
      what_went_wrong: `${first?.description ?? ''} (${places})`,
      ...CAUSES[first?.dimension ?? 'coherence'],
    };
  });
}

/** The specification's form. */
export function reflectionText(reflection: Reflection): string {
  return [
    `## Reflection on ${reflection.issue}`,
    '',
    `**What went wrong**: ${reflection.what_went_wrong}`,
    `**Why it happened**: ${reflection.why_it_happened}`,
    `**How to fix**: ${reflection.how_to_fix}`,
    `**How to prevent**: ${reflection.how_to_prevent}`,
  ].join('\n');
}
