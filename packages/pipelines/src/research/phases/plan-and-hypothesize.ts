import {
  FRAMINGS,
  type FramingName,
  type HydeFraming,
  type ResearchPlan,
  researchPlanSchema,
} from '@palimpsest/contracts';
import { canonicalJson, type RenderStep, type Step } from '@palimpsest/kernel';
import { type AgentTask, askAgent, isByRule } from '../ask-agent.ts';
import { RESEARCH_BUILTIN } from '../builtin/write-answer.ts';
import type { ResearchState } from '../state.ts';
import { completePhase } from './boundary.ts';
import { framingFor, planFor } from './plan-schemas.ts';

/** Subquestions a plan may have, by type. */
const MOST_SUBQUESTIONS = { A: 2, B: 4, C: 6, D: 8 } as const;

/** Phase 2: subquestions and hypotheses, and three framings of a hypothetical answer; all four at once. */
export function planAndHypothesize(state: ResearchState): readonly Step[] {
  const plan = askAgent(state, planTask(state));
  const framings = FRAMINGS.map((framing) => askAgent(state, framingTask(state, framing)));
  const pending = [plan, ...framings].flatMap((each) => (each.kind === 'steps' ? each.steps : []));
  if (pending.length > 0) return oneAtATime(state, pending);
  const written = {
    plan: plan.kind === 'output' ? plan.output : null,
    framings: framings.flatMap((each) => (each.kind === 'output' ? [each.output] : [])),
  };
  return [
    {
      kind: 'record',
      events: [
        {
          type: 'plan-recorded',
          payload: {
            subquestions: (written.plan?.subquestions ?? []).map(({ id }) => id),
            hypotheses: (written.plan?.hypotheses ?? []).map(({ id }) => id),
            framings: written.framings.map(({ framing }) => framing),
          },
          texts: { plan: canonicalJson(written.plan), framings: canonicalJson(written.framings) },
        },
        completePhase(2),
      ],
    },
  ];
}

/** Facts first. Where a model may be asked only so often, calls go one by one: what one uses, the next must know. */
function oneAtATime({ input, calls, budget }: ResearchState, steps: readonly Step[]): readonly Step[] {
  const facts = steps.filter(({ kind }) => kind === 'record');
  if (facts.length > 0) return facts;
  const renders = steps.filter((step): step is RenderStep => step.kind === 'render');
  const { calls: most, tokens, costMicros } = input?.limits ?? {};
  const limited = most !== undefined || tokens !== undefined || costMicros !== undefined;
  const open = renders.filter(({ key }) => calls.get(key)?.state === 'open');
  const free = renders.filter(
    ({ key, renderer }) => renderer === RESEARCH_BUILTIN.renderer && calls.get(key)?.state !== 'open',
  );
  const paid = renders.filter((each) => !open.includes(each) && !free.includes(each));
  const atOnce = Math.max(1, (limited ? 1 : (budget?.agents ?? 1)) - open.length);
  return [...open, ...free, ...(limited && open.length > 0 ? [] : paid.slice(0, atOnce))];
}

function planTask(state: ResearchState): AgentTask<ResearchPlan> {
  const { question, classification } = state;
  const most = MOST_SUBQUESTIONS[classification?.type ?? 'A'];
  return {
    key: 'plan',
    role: 'researcher',
    phase: 2,
    task: 'plan',
    data: { question, most_subquestions: most },
    // What the rules write is made of the words of the question.
    schema: isByRule(state, 'plan', 2) ? researchPlanSchema : planFor(question, most),
    maxOutputTokens: 2_000,
  };
}

function framingTask({ question }: ResearchState, framing: FramingName): AgentTask<HydeFraming> {
  return {
    key: `framing-${framing}`,
    role: 'researcher',
    phase: 2,
    task: 'framing',
    data: { question, framing },
    schema: framingFor(framing),
    maxOutputTokens: 1_000,
  };
}
