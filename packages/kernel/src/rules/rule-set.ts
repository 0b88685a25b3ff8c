import type { Decision, Finding, JsonObject } from '@palimpsest/contracts';
import { assertPlainJson } from '../canonical.ts';
import { deepFreeze } from './deep-freeze.ts';

/**
 * One rule: what it looks for and why, for people; and, where it looks at a text by itself, its pure check.
 * `evidence` names what the rule rests on: a source, a measurement.
 */
export interface Rule<I = never, P = never> {
  readonly id: string;
  readonly summary: string;
  readonly why: string;
  readonly evidence?: string;
  readonly check?: (input: I, parameters: P) => readonly Finding[];
}

/** What a decision may look at besides its input. All of it is frozen with the rule set. */
export interface RuleContext<P = JsonObject, R = Rule> {
  readonly parameters: P;
  readonly rules: readonly R[];
}

/** The compiler keeps out undefined; that the rest is plain JSON is checked whenever a decision is made. */
export type DecisionOutput = null | boolean | number | string | object;

/** `never` as input lets every decision name the input it wants. */
export type Decisions<P = JsonObject, R = Rule> = Readonly<
  Record<string, (input: never, context: RuleContext<P, R>) => DecisionOutput>
>;

/** The rules of a pipeline at one version. Frozen: another behaviour is another version beside it. */
export interface RuleSet<
  P = JsonObject,
  R = Rule,
  D = Readonly<Record<string, (...args: never[]) => DecisionOutput>>,
> {
  readonly id: string;
  readonly version: string;
  readonly parameters: P;
  readonly rules: readonly R[];
  readonly decisions: D;
}

type NamesOf<S extends RuleSet> = keyof S['decisions'] & string;
type InputOf<S extends RuleSet, N extends NamesOf<S>> = Parameters<S['decisions'][N]>[0];
type OutputOf<S extends RuleSet, N extends NamesOf<S>> = ReturnType<S['decisions'][N]>;

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const VERSION = /^([a-z][a-z0-9]*-)*v[1-9][0-9]*$/;

/**
 * Checks a rule set and freezes it to its depth, in place.
 *
 * @example
 * const blogV1 = defineRuleSet({
 *   id: 'blog',
 *   version: 'v1',
 *   parameters: { step: 2 },
 *   rules: [{ id: 'trend-step', summary: 'A change below the step is no trend.', why: 'Scores vary by chance.' }],
 *   decisions: {
 *     trend: (input: { before: number; after: number }, { parameters }) =>
 *       Math.abs(input.after - input.before) < parameters.step ? 'flat' : 'moving',
 *   },
 * });
 */
export function defineRuleSet<
  P extends JsonObject,
  R extends Rule<never, P>,
  D extends Decisions<P, R>,
>(definition: {
  readonly id: string;
  readonly version: string;
  readonly parameters: P;
  readonly rules: readonly R[];
  readonly decisions: D;
}): RuleSet<P, R, D> {
  const { id, version, parameters, rules, decisions } = definition;
  if (!ID.test(id)) throw new Error(`The rule set id '${id}' must be kebab-case, e.g. 'blog'.`);
  if (!VERSION.test(version)) {
    throw new Error(`The version '${version}' of rule set '${id}' must look like 'v1' or 'strict-v1'.`);
  }
  assertPlainJson(parameters, `The parameters of rule set ${id}/${version}`);
  const seen = new Set<string>();
  for (const rule of rules) {
    if (!ID.test(rule.id))
      throw new Error(`The rule id '${rule.id}' in ${id}/${version} must be kebab-case.`);
    if (seen.has(rule.id)) throw new Error(`The rule id '${rule.id}' stands twice in ${id}/${version}.`);
    seen.add(rule.id);
  }
  return deepFreeze({ id, version, parameters, rules: [...rules], decisions: { ...decisions } });
}

/** `blog/v1`: how a rule set is named on record, in settings and in messages. */
export function ruleSetRef(ruleSet: { readonly id: string; readonly version: string }): string {
  return `${ruleSet.id}/${ruleSet.version}`;
}

/** A decision as it goes on record, with the types of its own function. */
export type DecisionOf<S extends RuleSet, N extends NamesOf<S>> = Decision & {
  readonly decision: N;
  readonly output: OutputOf<S, N>;
};

/**
 * Makes one decision and gives it in the form in which it stands in the ledger.
 *
 * @example decide(blogV1, 'trend', { before: 61, after: 70 }).output // 'moving'
 */
export function decide<S extends RuleSet, N extends NamesOf<S>>(
  ruleSet: S,
  decision: N,
  inputs: InputOf<S, N>,
): DecisionOf<S, N> {
  const ref = ruleSetRef(ruleSet);
  // Own properties only: a name from a record such as 'toString' must not find anything.
  const make = Object.hasOwn(ruleSet.decisions, decision) ? ruleSet.decisions[decision] : undefined;
  if (make === undefined) {
    const known = Object.keys(ruleSet.decisions).join(', ') || 'none';
    throw new Error(`Rule set ${ref} makes no decision '${decision}'. It makes: ${known}.`);
  }
  assertPlainJson(inputs, `The inputs of decision '${decision}' of ${ref}`);
  const output = make(...([inputs, { parameters: ruleSet.parameters, rules: ruleSet.rules }] as never[]));
  assertPlainJson(output, `The output of decision '${decision}' of ${ref}`);
  const made = { decision, ruleSet: ruleSet.id, version: ruleSet.version, inputs, output };
  // The two checks above are what the compiler cannot see: inputs and output are plain JSON.
  return made as unknown as DecisionOf<S, N>;
}

/** Makes a recorded decision once more from its recorded inputs, under the same rules or under others. */
export function redecide(ruleSet: RuleSet, recorded: Pick<Decision, 'decision' | 'inputs'>): Decision {
  // The inputs come from the ledger: that they fit is what the version of the rule set stands for.
  return decide(ruleSet, recorded.decision, recorded.inputs as never);
}
