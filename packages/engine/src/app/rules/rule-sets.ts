import type { RuleSetResource } from '@palimpsest/contracts';
import type { AnyPipeline } from '@palimpsest/kernel';
import { UnknownRuleSetError } from '../../errors/unknown-rule-set-error.ts';

/** Every rule set of these pipelines, from the data they decide with. */
export function ruleSetsOf(pipelines: Iterable<AnyPipeline>): RuleSetResource[] {
  return [...pipelines].flatMap((pipeline) =>
    pipeline.ruleSets.map((ruleSet) => ({
      ref: `${ruleSet.id}/${ruleSet.version}`,
      pipeline: `${pipeline.id}/${pipeline.version}`,
      parameters: ruleSet.parameters as RuleSetResource['parameters'],
      rules: ruleSet.rules.map((rule) => ({
        id: rule.id,
        summary: rule.summary,
        why: rule.why,
        evidence: rule.evidence ?? null,
        part: partOf(rule),
      })),
    })),
  );
}

export function ruleSetOf(pipelines: Iterable<AnyPipeline>, ref: string): RuleSetResource {
  const all = ruleSetsOf(pipelines);
  const found = all.find((each) => each.ref === ref);
  if (found === undefined)
    throw new UnknownRuleSetError({ ruleSet: ref, known: all.map((each) => each.ref) });
  return found;
}

/** Rules that score say which part of the score they belong to. */
function partOf(rule: object): string | null {
  const { pillar, category } = rule as { readonly pillar?: string; readonly category?: string };
  return pillar ?? category ?? null;
}
