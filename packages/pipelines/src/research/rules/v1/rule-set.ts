import type { ResearchBudget, ResearchLimits, ResearchType } from '@palimpsest/contracts';
import { defineRuleSet } from '@palimpsest/kernel';
import { allocate } from '../../budget/allocate.ts';
import { MATRIX } from '../../budget/matrix.ts';
import { type Scaling, type ScalingFacts, scale } from '../../budget/scaling.ts';
import { afterRound, type RoundDecision, type RoundFacts } from './after-round.ts';
import { CHECKPOINTS, type CheckpointFacts, type CheckpointResult, checkpoint } from './checkpoints.ts';
import { type Classification, classified, type QuestionFacts } from './classify.ts';
import { CLAIM_WEIGHTS } from './confidence.ts';
import { type EarlyStopDecision, type EarlyStopFacts, earlyStop } from './early-stop.ts';
import { type FramingWeights, type FramingYield, framingWeights } from './framings.ts';
import {
  FAIL_BELOW,
  MOST_RE_EVALUATIONS,
  PASS_THRESHOLD,
  type ReflexionDecision,
  RUBRIC,
  reflexionVerdict,
  type VerdictFacts,
} from './rubric.ts';
import { RULE_TEXTS } from './rule-texts.ts';

/** Every decision of the research pipeline, frozen. */
export const researchRulesV1 = defineRuleSet({
  id: 'research',
  version: 'v1',
  parameters: {
    matrix: {
      A: { ...MATRIX.A },
      B: { ...MATRIX.B },
      C: { ...MATRIX.C },
      D: { ...MATRIX.D },
    },
    scaling: {
      contradictionsAbove: 3,
      coverageBelow: 0.7,
      authoritativeBelow: 2,
      saturationBelow: 0.1,
      saturationQueries: 3,
      confidenceFrom: 9,
    },
    earlyStop: { confidenceFrom: 9, newInformationBelow: 0.05, rounds: 2, coverageFrom: 0.8 },
    claimWeights: { ...CLAIM_WEIGHTS },
    subquestionFrom: 0.5,
    answeredFrom: 0.5,
    sourcesPerSubquestion: 3,
    rubric: { ...RUBRIC },
    passThreshold: PASS_THRESHOLD,
    failBelow: FAIL_BELOW,
    reEvaluations: MOST_RE_EVALUATIONS,
    selfConsistencyPaths: 3,
    checkpoints: Object.fromEntries(
      Object.entries(CHECKPOINTS).map(([phase, lines]) => [
        phase,
        lines.map(({ rule, verify }) => ({ rule, verify })),
      ]),
    ),
  },
  rules: RULE_TEXTS,
  decisions: {
    classification: (input: {
      readonly facts: QuestionFacts;
      readonly chosen: ResearchType | null;
    }): Classification => classified(input.facts, input.chosen),
    budget: (input: {
      readonly type: ResearchType;
      readonly score: number;
      readonly limits: ResearchLimits;
    }): ResearchBudget => allocate(input.type, input.score, input.limits),
    checkpoint: (input: CheckpointFacts): CheckpointResult => checkpoint(input),
    'framing-weights': (input: { readonly yields: readonly FramingYield[] }): FramingWeights =>
      framingWeights(input.yields),
    'early-stop': (input: EarlyStopFacts, { parameters }): EarlyStopDecision =>
      earlyStop(input, parameters.earlyStop),
    scaling: (input: ScalingFacts, { parameters }): Scaling => scale(input, parameters.scaling),
    'after-round': (input: RoundFacts): RoundDecision => afterRound(input),
    'reflexion-verdict': (input: VerdictFacts): ReflexionDecision => reflexionVerdict(input),
  },
});
