import type { BlogRunInput, CycleStopReason, Verdict } from '@palimpsest/contracts';
import {
  decide,
  hardVerdict,
  type RecordStep,
  type RenderStep,
  type Step,
  type StepTools,
} from '@palimpsest/kernel';
import { blogEvent } from './events.ts';
import { besidePrompt } from './protected-terms.ts';
import type { BlogRules } from './rules/blog/blog-rule-sets.ts';
import type { CycleHistory } from './rules/blog/v1/stops.ts';
import { type Answer, type BlogState, type CycleState, renderKey } from './state.ts';
import { decision, record, type ScoredVersion } from './steps-decide.ts';

/** Judges a rewrite against what it was made from. */
export type CheckRewrite = (
  parent: string,
  child: string,
  options: { readonly protectedTerms: readonly string[]; readonly fixInstructions: readonly string[] },
) => { readonly passed: boolean; readonly verdicts: readonly Verdict[] };

/** A cycle under way, with the newest version: its parent at first, later its child. */
export interface CycleAtHand {
  readonly state: BlogState;
  readonly input: BlogRunInput;
  readonly rules: BlogRules;
  readonly cycle: CycleState;
  readonly newest: ScoredVersion;
}

/** One call, one judgement, one version, one trend: whatever comes to nothing ends the cycle, and nothing is tried again. */
export function cycleSteps(
  { state, input, rules, cycle, newest }: CycleAtHand,
  checkRewrite: CheckRewrite,
  tools: StepTools,
): readonly Step[] {
  const { answer, guarded } = cycle;
  if (answer === null) return [render(input, cycle, state, newest.content)];
  if (answer.kind === 'failed') return [endWithout(cycle, 'render_failed')];
  if (guarded === null) return [guard(state, cycle, answer, newest.content, checkRewrite)];
  if (!guarded.passed) return [endWithout(cycle, 'guard_rejected')];
  if (cycle.childVersionId === null) {
    const child = {
      blogId: input.blogId,
      versionId: tools.id(`version-${newest.number + 1}`),
      versionNumber: newest.number + 1,
      parentVersionId: newest.id,
      origin: 'rewrite' as const,
      cycleNumber: cycle.number,
    };
    return [record(blogEvent('version-created', child, { content: answer.text }))];
  }
  return [judge(state, rules, cycle, newest)];
}

/** The answer can hardly be longer than the post and a tenth; the rest is room for scripts that need many tokens. */
const SPARE_TOKENS = 1024;
const MOST_TOKENS = 32_000;

function render(
  { settings, take, takeReason }: BlogRunInput,
  { number, prompt }: CycleState,
  { protectedTerms }: BlogState,
  content: string,
): RenderStep {
  const { renderer, model } = settings;
  const maxOutputTokens = Math.min(content.length + SPARE_TOKENS, MOST_TOKENS);
  const system = besidePrompt(renderer, protectedTerms);
  return {
    kind: 'render',
    key: renderKey(number),
    renderer,
    request: {
      model,
      prompt,
      parameters: { maxOutputTokens, temperature: 0 },
      ...(system === undefined ? {} : { system }),
    },
    take,
    ...(takeReason === null ? {} : { reason: takeReason }),
  };
}

function guard(
  { protectedTerms }: BlogState,
  { number, fixInstructions }: CycleState,
  answer: Answer & { kind: 'answered' },
  parent: string,
  checkRewrite: CheckRewrite,
): RecordStep {
  const whole = answer.stop !== 'max_tokens' && answer.stop !== 'refusal';
  const complete = hardVerdict({
    rule: 'answer-complete',
    passed: whole,
    message: whole
      ? 'The renderer came to an end of its own.'
      : 'The renderer did not finish: it refused, or ran out of room.',
  });
  const checked = checkRewrite(parent, answer.text, { protectedTerms, fixInstructions });
  const type = whole && checked.passed ? 'guard-passed' : 'guard-failed';
  return record({ type, payload: { step: renderKey(number), verdicts: [complete, ...checked.verdicts] } });
}

/** The raw answer stays with its attempt; it never becomes a version. */
function endWithout({ id }: CycleState, stopReason: CycleStopReason): RecordStep {
  const nothing = {
    childVersionId: null,
    childAeoTotal: null,
    childAiLikeness: null,
    trendOutcome: null,
    trendCode: null,
  };
  return record(blogEvent('cycle-stopped', { cycleId: id, ...nothing, stopReason }));
}

function judge(state: BlogState, rules: BlogRules, cycle: CycleState, child: ScoredVersion): RecordStep {
  const { aeo, aiLikeness } = child.evaluation;
  const { trend, stop } = cycle;
  if (trend === null) {
    const parent = state.versions.find(({ id }) => id === cycle.parentVersionId)?.evaluation;
    if (parent === null || parent === undefined) throw new Error('A cycle has a parent without scores.');
    const totals = {
      parentAeoTotal: parent.aeo.total,
      childAeoTotal: aeo.total,
      parentAiLikeness: parent.aiLikeness.total,
      childAiLikeness: aiLikeness.total,
    };
    return decision(decide(rules, 'trend', totals));
  }
  if (stop === null) return decision(decide(rules, 'stop', { history: historyOf(state) }));
  const ended = {
    cycleId: cycle.id,
    childVersionId: child.id,
    childAeoTotal: aeo.total,
    childAiLikeness: aiLikeness.total,
    trendOutcome: trend.outcome,
    trendCode: trend.code,
  };
  return stop.stop
    ? record(blogEvent('cycle-stopped', { ...ended, stopReason: stop.reason }))
    : record(blogEvent('cycle-completed', ended));
}

/** All cycles of the lineage that brought a version, oldest first. */
function historyOf({ cycles, versions }: BlogState): CycleHistory[] {
  return cycles.flatMap(({ number, trend, childVersionId }) => {
    const child = versions.find(({ id }) => id === childVersionId)?.evaluation;
    if (trend === null || child === null || child === undefined) return [];
    return [{ cycleNumber: number, trend: trend.outcome, childAeoTotal: child.aeo.total }];
  });
}
