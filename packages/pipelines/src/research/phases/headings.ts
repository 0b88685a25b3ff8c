import type { Draft, DraftSection, ResearchClaim, ResearchPlan } from '@palimpsest/contracts';

const LONGEST = 200;
const HEADINGS: Readonly<Record<DraftSection['kind'], string>> = {
  summary: 'Summary',
  finding: 'Findings',
  contradictions: 'Where sources disagree',
  superseded: 'Superseded values',
  implications: 'What follows',
  limitations: 'Limitations',
};
/** Other words that a section may have over it. */
const ALSO: readonly string[] = ['What can be relied on most'];

/**
 * A title or a heading cites nothing, so no writer may say anything there: the question is the title, and headings come
 * from the plan and from a table.
 */
export function withOwnHeadings(
  draft: Draft,
  question: string,
  plan: ResearchPlan,
  claims: readonly ResearchClaim[],
): Draft {
  const asked = new Map(plan.subquestions.map(({ id, text }) => [id, text]));
  const disputed = new Set(
    claims
      .filter(({ verification }) => verification.verification_status === 'CONTRADICTED')
      .map(({ id }) => id),
  );
  return {
    title: shortened(question.trim()),
    sections: draft.sections.map((section) => {
      const subquestion = asked.get(section.subquestion_id ?? '');
      return {
        ...section,
        subquestion_id: subquestion === undefined ? null : section.subquestion_id,
        heading: shortened(headingOf(section, subquestion, disputed)),
      };
    }),
  };
}

function headingOf(
  { kind, heading, sentences }: DraftSection,
  subquestion: string | undefined,
  disputed: ReadonlySet<string>,
): string {
  if (kind === 'finding') return subquestion ?? HEADINGS.finding;
  if (kind === 'summary' && sentences.some(({ claim_ids }) => claim_ids.some((id) => disputed.has(id))))
    return 'Summary: sources disagree';
  return ALSO.includes(heading) ? heading : HEADINGS[kind];
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
