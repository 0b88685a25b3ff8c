import { criticOutputSchema, type Draft, type Json } from '@palimpsest/contracts';
import { canonicalJson, decide, type EvaluateStep, type EventDraft, type Step } from '@palimpsest/kernel';
import type { Analysis } from '../analysis.ts';
import { askAgent, isByRule } from '../ask-agent.ts';
import type { CritiqueData } from '../builtin/critique.ts';
import { givenAsAnswer } from '../reflexion/evaluate.ts';
import { fixDraft } from '../reflexion/fix-draft.ts';
import { reflectionText, reflectOn } from '../reflexion/reflect.ts';
import { QA_TABLE } from '../rules/v1/qa-codes.ts';
import { researchRulesV1 } from '../rules/v1/rule-set.ts';
import type { ResearchState } from '../state.ts';
import { acceptCritique } from './accept-critique.ts';
import { completePhase } from './boundary.ts';
import { citationEvents } from './cite-and-verify.ts';
import { limitationsOf } from './limitations.ts';
import { synthesisData, writableClaims } from './synthesis-data.ts';
import { draftEvent } from './synthesize.ts';
import { soundEvidence } from './triangulate.ts';

/** Phase 7: the critic, the evaluator, and as many fixes as the rules allow. */
export function reflectAndFix(state: ResearchState, analysis: Analysis): readonly Step[] {
  const { draft } = state;
  if (draft === null) return [{ kind: 'record', events: [completePhase(7)] }];
  if (state.critique === null) return criticise(state, draft, analysis);
  const evaluated = state.evaluations.length;
  if (evaluated < state.draftVersion) return [evaluateStep(state, draft)];
  const newest = state.evaluations.at(-1);
  if (state.reflexion === null && newest !== undefined) {
    const made = decide(researchRulesV1, 'reflexion-verdict', {
      score: newest.overall_score,
      high: newest.issues.filter(({ severity }) => severity === 'HIGH').length,
      round: evaluated - 1,
    });
    return [{ kind: 'record', events: [{ type: 'decision-made', payload: { ...made } }] }];
  }
  if (state.reflexion?.next !== 'reflect')
    return [{ kind: 'record', events: [completePhase(7, { verdict: state.reflexion?.verdict ?? 'FAIL' })] }];
  return [{ kind: 'record', events: reflected(state, draft, analysis) }];
}

function criticise(state: ResearchState, draft: Draft, analysis: Analysis): readonly Step[] {
  const asked = askAgent(state, {
    key: 'critique',
    role: 'critic',
    phase: 7,
    task: 'critique',
    data: critiqueData(state, draft) as unknown as Json,
    schema: criticOutputSchema,
    maxOutputTokens: 6_000,
  });
  if (asked.kind === 'steps') return asked.steps;
  const claims = state.triangulation?.claims ?? [];
  const contradicted = new Set(
    claims
      .filter(({ verification }) => verification.verification_status === 'CONTRADICTED')
      .map(({ id }) => id),
  );
  const { critique, lowered, refused } = acceptCritique(
    asked.output,
    { claims, classify: analysis.classifySupport },
    soundEvidence(state),
    contradicted,
    { byRule: isByRule(state, 'critique', 7), question: state.question },
  );
  return [
    {
      kind: 'record',
      events: [
        {
          type: 'agent-output-recorded',
          payload: { agent: 'critic', phase: 7, step: 'critique', about: `draft ${state.draftVersion}` },
          texts: { output: canonicalJson(asked.output) },
        },
        {
          type: 'critique-recorded',
          payload: {
            challenges: critique.red_team_challenges.map(({ severity }) => severity),
            issues: critique.qa_issues.map(({ category }) => category),
            lowered,
            refused,
          },
          texts: { critique: canonicalJson(critique) },
        },
      ],
    },
  ];
}

function critiqueData(state: ResearchState, draft: Draft): CritiqueData {
  const answered = new Set(draft.sections.map(({ subquestion_id }) => subquestion_id));
  return {
    ...synthesisData(state),
    stated: [...givenAsAnswer(draft, state.triangulation?.contradictions ?? [])],
    hypotheses: (state.triangulation?.hypotheses ?? []).map(({ id, outcome }) => ({ id, outcome })),
    overall_confidence: state.triangulation?.confidence ?? 0,
    unanswered: (state.plan?.subquestions ?? []).map(({ id }) => id).filter((id) => !answered.has(id)),
    qa_codes: Object.fromEntries(
      Object.entries(QA_TABLE).map(([code, { name, meaning }]) => [code, `${name}: ${meaning}`]),
    ),
  };
}

function evaluateStep(state: ResearchState, draft: Draft): EvaluateStep {
  const { claims = [], contradictions = [], superseded = [] } = state.triangulation ?? {};
  return {
    kind: 'evaluate',
    key: `evaluation-${state.draftVersion}`,
    evaluator: 'rubric',
    input: { round: state.evaluations.length },
    texts: {
      draft: canonicalJson(draft),
      triangulation: canonicalJson({ claims, contradictions, superseded }),
      citations: canonicalJson(state.citationReport),
      critique: canonicalJson(state.critique),
      subquestions: canonicalJson((state.plan?.subquestions ?? []).map(({ id }) => id)),
      limitations: canonicalJson(limitationsOf(state).map(({ text }) => text)),
    },
  };
}

/** Reflection, fixes and a new look at the citations, in one step. */
function reflected(state: ResearchState, draft: Draft, analysis: Analysis): EventDraft[] {
  const { triangulation, citationReport, critique, plan } = state;
  const issues = state.evaluations.at(-1)?.issues ?? [];
  const reflections = reflectOn(issues);
  const round = state.evaluations.length;
  const recorded: EventDraft = {
    type: 'reflection-recorded',
    payload: {
      round,
      issues: issues.map(({ dimension, severity }) => ({ dimension, severity })),
    },
    texts: {
      reflections: canonicalJson(reflections),
      reflection: reflections.map(reflectionText).join('\n\n'),
    },
  };
  if (triangulation === null || citationReport === null || critique === null || plan === null)
    return [recorded, completePhase(7)];
  const fixed = fixDraft({
    draft,
    plan,
    triangulation,
    claims: writableClaims(state),
    citations: citationReport,
    critique,
    limitations: limitationsOf(state).map(({ text }) => text),
  });
  const version = state.draftVersion + 1;
  return [
    recorded,
    draftEvent(version, fixed, []),
    ...citationEvents({ ...state, draftVersion: version }, fixed, analysis),
  ];
}
