import type { ResearchPlan } from '@palimpsest/contracts';
import { contentTerms, share } from '../content-terms.ts';
import { researchRulesV1 } from '../rules/v1/rule-set.ts';

/** Subquestions that ask what the whole question asks. */
export function nearQuestion({
  question,
  plan,
}: {
  readonly question: string;
  readonly plan: ResearchPlan;
}): string[] {
  const wanted = contentTerms(question);
  const { subquestionFrom } = researchRulesV1.parameters;
  return plan.subquestions
    .filter(({ text }) => share(wanted, new Set(contentTerms(text))) >= subquestionFrom)
    .map(({ id }) => id);
}

/** A claim belongs to the subquestions it has most to do with. */
export function answeredBy(
  found: readonly { readonly id: string; readonly relevance: number }[],
  least: number,
  otherwise: readonly string[],
): string[] {
  const best = Math.max(0, ...found.map(({ relevance }) => relevance));
  const near = found.filter(({ relevance }) => relevance >= least && relevance >= best * 0.8);
  if (near.length > 0) return near.map(({ id }) => id);
  // A cause seldom repeats the words of its question; what decides the whole answer belongs to it all the same.
  const partly = found.filter(({ relevance }) => relevance > 0 && relevance === best).map(({ id }) => id);
  return (otherwise.length === 0 ? [] : [...partly, ...otherwise]).slice(0, 1);
}
