import type { Decision, EventBody, Json } from '@palimpsest/contracts';
import { canonicalJson, type RuleSet, redecide, ruleSetRef, runOfStream } from '@palimpsest/kernel';
import { UnknownRuleSetError } from '../../errors/unknown-rule-set-error.ts';
import type { EngineContext } from '../context.ts';

/** A past decision that would have come out differently under another rule set. */
export interface ChangedDecision {
  readonly tenant: string;
  readonly run: string;
  readonly sequence: number;
  readonly decision: string;
  /** The rule set it was made under, e.g. `blog/v1`. */
  readonly ruleSet: string;
  readonly recorded: Json;
  /** Null with a `problem` where the other rule set cannot decide this at all. */
  readonly output: Json;
  readonly problem: string | null;
}

/** A rule set of any pipeline of this installation, by its ref. */
export async function findRuleSet(
  { pipelines }: Pick<EngineContext, 'pipelines'>,
  ref: string,
): Promise<RuleSet> {
  const all = (await pipelines.all()).flatMap(({ ruleSets }) => ruleSets);
  const found = all.find((ruleSet) => ruleSetRef(ruleSet) === ref);
  if (found === undefined)
    throw new UnknownRuleSetError({ ruleSet: ref, known: [...new Set(all.map(ruleSetRef))] });
  return found;
}

/** Only decisions of the same rule set's other versions are asked again: other inputs would mean nothing to it. */
export function changedDecisions(other: RuleSet, bodies: readonly EventBody[]): ChangedDecision[] {
  const changed: ChangedDecision[] = [];
  for (const { type, payload, tenant, stream, sequence } of bodies) {
    if (type !== 'decision-made' || payload.ruleSet !== other.id) continue;
    const { decision, version, ruleSet, inputs, output: recorded } = payload as unknown as Decision;
    const { output, problem } = decideAgain(other, { decision, inputs });
    if (problem === null && canonicalJson(output) === canonicalJson(recorded)) continue;
    const run = runOfStream(stream) ?? stream;
    changed.push({
      tenant,
      run,
      sequence,
      decision,
      ruleSet: `${ruleSet}/${version}`,
      recorded,
      output,
      problem,
    });
  }
  return changed;
}

function decideAgain(
  other: RuleSet,
  recorded: Pick<Decision, 'decision' | 'inputs'>,
): { readonly output: Json; readonly problem: string | null } {
  try {
    return { output: redecide(other, recorded).output, problem: null };
  } catch {
    return {
      output: null,
      problem: `${ruleSetRef(other)} makes no decision '${recorded.decision}' from these inputs`,
    };
  }
}
