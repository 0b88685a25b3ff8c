import type { ResearchBudget, ResearchLimits, ResearchType, ResearchWriter } from '@palimpsest/contracts';
import {
  allocate,
  classified,
  questionFacts,
  RESEARCH_BUILTIN,
  researchRulesV1,
} from '@palimpsest/pipelines/research';

export interface PhasePreview {
  readonly phase: number;
  readonly searches: number;
  readonly fetches: number;
  /** Calls of a model. */
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The most a run can take, before it starts. All of it is a hard limit; most runs take less. */
export interface ResearchPreview {
  readonly type: ResearchType;
  readonly complexityScore: number;
  readonly budget: ResearchBudget;
  /** What scaling up by one type would allow at most; null where it cannot. */
  readonly scaledUp: ResearchBudget | null;
  readonly writer: ResearchWriter;
  readonly phases: readonly PhasePreview[];
  readonly total: Omit<PhasePreview, 'phase'>;
}

/** Tokens a claim takes in a prompt, with its evidence. */
const TOKENS_PER_CLAIM = 180;
const CLAIMS = { A: 12, B: 24, C: 40, D: 60 } as const;
const INSTRUCTION_TOKENS = 400;

export function previewResearch({
  question,
  type = null,
  limits = {},
  writer = RESEARCH_BUILTIN,
  sources = 1,
}: {
  readonly question: string;
  readonly type?: ResearchType | null;
  readonly limits?: ResearchLimits;
  readonly writer?: ResearchWriter;
  /** How many sources the run has; 0 where it asks stored evidence alone. */
  readonly sources?: number;
}): ResearchPreview {
  const classification = classified(questionFacts(question), type);
  const budget = allocate(classification.type, classification.complexity_score, limits);
  const model = writer.renderer === RESEARCH_BUILTIN.renderer ? 0 : 1;
  const claims = CLAIMS[budget.type] * TOKENS_PER_CLAIM;
  const phase = (number: number, part: Partial<PhasePreview>): PhasePreview => ({
    phase: number,
    searches: 0,
    fetches: 0,
    calls: 0,
    inputTokens: 0,
    outputTokens: 0,
    ...part,
  });
  const asked = sources > 0 ? 1 : 0;
  const phases = [
    phase(2, { calls: 4 * model, inputTokens: 4 * INSTRUCTION_TOKENS * model, outputTokens: 5_000 * model }),
    phase(3, { searches: budget.searches * asked, fetches: budget.fetches * asked }),
    phase(5, {
      calls: model,
      inputTokens: (INSTRUCTION_TOKENS + claims) * model,
      outputTokens: 16_000 * model,
    }),
    phase(7, {
      calls: model,
      inputTokens: (INSTRUCTION_TOKENS + claims) * model,
      outputTokens: 6_000 * model,
    }),
  ];
  const sum = (name: keyof Omit<PhasePreview, 'phase'>) => phases.reduce((all, each) => all + each[name], 0);
  const up = researchRulesV1.decisions.scaling(
    {
      budget,
      limits,
      spent: { searches: 0, fetches: 0 },
      scaled: { up: 0, down: 0 },
      planDone: true,
      contradictions: 0,
      coverage: 0,
      deeper: true,
      authoritative: 0,
      exhaustive: true,
      vetoes: 0,
      answeredByBest: false,
      newPerQuery: [],
      confidence: 0,
    },
    { parameters: researchRulesV1.parameters, rules: researchRulesV1.rules },
  );
  return {
    type: classification.type,
    complexityScore: classification.complexity_score,
    budget,
    scaledUp: up.direction === 'up' ? up.budget : null,
    writer,
    phases,
    total: {
      searches: sum('searches'),
      fetches: sum('fetches'),
      calls: Math.min(sum('calls'), limits.calls ?? sum('calls')),
      inputTokens: sum('inputTokens'),
      outputTokens: sum('outputTokens'),
    },
  };
}
