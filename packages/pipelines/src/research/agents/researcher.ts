import type { ResearcherOutput, ResearchPlan, SourceDocument, SourceGrade } from '@palimpsest/contracts';
import { contentTerms } from '../content-terms.ts';
import { bearing, readSource } from '../phases/measures.ts';
import { researchRulesV1 } from '../rules/v1/rule-set.ts';
import type { PlannedQuery } from '../state.ts';
import type { EvidenceCapability } from './capabilities.ts';

/** What was found for each subquestion, in the specification's form. It retrieves and extracts; it concludes nothing. */
export function researcherOutputs(
  { evidence }: EvidenceCapability,
  plan: ResearchPlan,
  grades: ReadonlyMap<string, SourceGrade>,
  queries: readonly PlannedQuery[],
): ResearcherOutput[] {
  const read = evidence.map((source) => ({ source, terms: readSource(source) }));
  const { answeredFrom, sourcesPerSubquestion } = researchRulesV1.parameters;
  return plan.subquestions.map(({ id, text }) => {
    const wanted = contentTerms(text);
    const found = read
      .map(({ source, terms }) => ({ source, ...bearing(wanted, terms) }))
      .filter(({ relevance }) => relevance >= answeredFrom)
      .sort((a, b) => b.relevance - a.relevance);
    const gaps = gapsOf(
      id,
      found.map(({ source }) => source),
      grades,
      sourcesPerSubquestion,
    );
    return {
      subquestion_id: id,
      sources_found: found.map(({ source, relevance, passages }) => ({
        url: source.address,
        title: source.title,
        quality_grade: grades.get(source.id) ?? 'E',
        date_published: source.date,
        key_passages: passages.map((index) => keyPassage(source, index)),
        relevance_score: relevance,
      })),
      queries_executed: queries
        .filter(({ subquestion }) => subquestion === null || subquestion === id)
        .map(({ query }) => query),
      gaps_identified: gaps,
      suggested_follow_up: gaps.length === 0 ? [] : [wanted.join(' ')],
    };
  });
}

/** The reference comes first, so that a reader finds the passage. */
function keyPassage(source: SourceDocument, index: number): string {
  const { ref = '', text = '' } = source.passages[index] ?? {};
  return `${ref}: ${text}`;
}

function gapsOf(
  id: string,
  found: readonly SourceDocument[],
  grades: ReadonlyMap<string, SourceGrade>,
  wanted: number,
): string[] {
  const gaps: string[] = [];
  if (found.length < wanted) gaps.push(`${id}: ${found.length} of ${wanted} sources`);
  if (!found.some(({ id: source }) => (grades.get(source) ?? 'E') <= 'B'))
    gaps.push(`${id}: no source of grade A or B`);
  if (found.some(({ passages }) => passages.some(({ ref }) => ref === '')))
    gaps.push(`${id}: passages without a page or section`);
  return gaps;
}
