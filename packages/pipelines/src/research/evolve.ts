import type {
  CitationReport,
  CriticOutput,
  Draft,
  EarlyStop,
  EvaluatorOutput,
  HydeFraming,
  PhaseNumber,
  Reflection,
  ResearchBudget,
  ResearchPlan,
  ResearchRunInput,
  RunEventPayload,
  SourceDocument,
} from '@palimpsest/contracts';
import { type RunEvent, wordsOf } from '@palimpsest/kernel';
import type { BoundaryBreach } from './agents/boundaries.ts';
import type { Triangulation } from './agents/verifier.ts';
import type { Scaling } from './budget/scaling.ts';
import { evolveCall } from './calls.ts';
import { readFetch } from './read-answers.ts';
import type { Classification } from './rules/v1/classify.ts';
import type { FramingWeights } from './rules/v1/framings.ts';
import type { ReflexionDecision } from './rules/v1/rubric.ts';
import type {
  CatalogEntry,
  DroppedSentence,
  PlannedFetch,
  PlannedQuery,
  QueryRound,
  ResearchState,
} from './state.ts';

/** One more event. Whatever is not named here changes nothing but the clock. */
export function evolve(before: ResearchState, event: RunEvent): ResearchState {
  const state = event.recordedAt > before.now ? { ...before, now: event.recordedAt } : before;
  if (event.type.startsWith('attempt-')) return evolveCall(state, event);
  const handle = Object.hasOwn(HANDLERS, event.type) ? HANDLERS[event.type] : undefined;
  return handle === undefined ? state : handle(state, event);
}

type Handler = (state: ResearchState, event: RunEvent) => ResearchState;

const HANDLERS: Readonly<Record<string, Handler>> = {
  'run-started': (state, event) => ({
    ...state,
    input: (event.payload as RunEventPayload<'run-started'>).input as unknown as ResearchRunInput,
    question: wordsOf(event, 'question'),
    evidence: event.texts.evidence === undefined ? [] : parsed<SourceDocument[]>(event, 'evidence'),
    startedAt: event.recordedAt,
    now: event.recordedAt,
  }),
  'decision-made': (state, event) => decided(state, event.payload as RunEventPayload<'decision-made'>),
  'evaluation-recorded': (state, event) => ({
    ...state,
    evaluations: [...state.evaluations, event.payload.result as unknown as EvaluatorOutput],
    reflexion: null,
  }),
  'phase-started': (state, event) => ({
    ...state,
    phase: Number(event.payload.phase),
    phaseOpen: true,
    phaseSince: { at: state.now, spent: state.spent },
  }),
  'phase-completed': (state) => closePhase(state, 'completed', null),
  'phase-skipped': (state, event) => ({
    ...closePhase(
      { ...state, phase: Number(event.payload.phase), phaseSince: { at: state.now, spent: state.spent } },
      'skipped',
      String(event.payload.justification),
    ),
  }),
  'rule-checkpoint-passed': (state, { payload }) => ({
    ...state,
    checkpoints: [
      ...state.checkpoints,
      { phase: Number(payload.phase), rules: payload.rules as unknown as string[] },
    ],
  }),
  'rule-checkpoint-failed': (state, { payload }) => ({
    ...state,
    failedCheckpoint: payload.failed as unknown as string[],
  }),
  'agent-output-invalid': (state, { payload }) => ({
    ...state,
    invalid: [...state.invalid, { agent: String(payload.agent), step: String(payload.step) }],
  }),
  'agent-boundary-refused': (state, { payload }) => ({
    ...state,
    refusals: [
      ...state.refusals,
      payload as unknown as BoundaryBreach & { readonly agent: string; readonly step: string },
    ],
  }),
  'writer-replaced': (state, { payload }) => ({
    ...state,
    replaced: { ...state.replaced, [String(payload.step)]: String(payload.reason) },
  }),
  'plan-recorded': (state, event) => ({
    ...state,
    plan: parsed<ResearchPlan>(event, 'plan'),
    framings: parsed<HydeFraming[]>(event, 'framings'),
  }),
  'queries-planned': (state, event) => ({
    ...state,
    rounds: [...state.rounds, plannedRound(event)],
  }),
  'fetches-planned': (state, event) => {
    const keys = event.payload.fetches as unknown as Omit<PlannedFetch, 'address'>[];
    const addresses = parsed<string[]>(event, 'addresses');
    const fetches = keys.map((each, i) => ({ ...each, address: addresses[i] ?? '' }));
    const newPerQuery = event.payload.newPerQuery as unknown as number[];
    return inRound(state, { fetches, newPerQuery });
  },
  'sources-recorded': sourcesRecorded,
  'round-closed': (state, event) => ({
    ...inRound(state, {
      closed: true,
      newInformation: Number(event.payload.newInformation),
      followUp: parsed<string[]>(event, 'followUp'),
    }),
    coverage: Number(event.payload.coverage),
  }),
  'early-stop-noticed': (state, { payload }) => ({ ...state, earlyStop: payload as unknown as EarlyStop }),
  'claims-recorded': (state, event) => ({
    ...state,
    triangulation: parsed<Triangulation>(event, 'claims'),
    coverage: Number(event.payload.coverage),
  }),
  'draft-recorded': (state, event) => ({
    ...state,
    draft: parsed<Draft>(event, 'draft'),
    draftVersion: Number(event.payload.version),
    dropped: [...state.dropped, ...(event.payload.dropped as unknown as DroppedSentence[])],
    citationReport: null,
    reflexion: null,
  }),
  'citations-checked': (state, event) => ({
    ...state,
    citationReport: parsed<CitationReport>(event, 'report'),
  }),
  'critique-recorded': (state, event) => ({ ...state, critique: parsed<CriticOutput>(event, 'critique') }),
  'reflection-recorded': (state, event) => {
    const round = Number(event.payload.round);
    const found = parsed<Reflection[]>(event, 'reflections').map((each) => ({ ...each, round }));
    return { ...state, reflections: [...state.reflections, ...found] };
  },
  'package-created': (state) => ({ ...state, packaged: true }),
};

function decided(
  state: ResearchState,
  { decision, output }: RunEventPayload<'decision-made'>,
): ResearchState {
  switch (decision) {
    case 'classification':
      return { ...state, classification: output as unknown as Classification };
    case 'budget': {
      const budget = output as unknown as ResearchBudget;
      return { ...state, budget, firstBudget: budget };
    }
    case 'framing-weights': {
      const { weights, best } = output as unknown as FramingWeights;
      return { ...state, weights, bestFraming: best };
    }
    case 'scaling': {
      const { direction, triggers, budget } = output as unknown as Scaling;
      if (direction === 'none') return state;
      const scalings = [...state.scalings, { direction, triggers }];
      return {
        ...state,
        budget,
        scaled: { ...state.scaled, [direction]: state.scaled[direction] + 1 },
        scalings,
      };
    }
    case 'after-round': {
      const { next, reason } = output as unknown as { next: string; reason: string };
      return { ...state, retrievalEnd: next === 'triangulate' ? reason : null };
    }
    case 'reflexion-verdict':
      return { ...state, reflexion: output as unknown as ReflexionDecision };
    default:
      return state;
  }
}

function closePhase(
  state: ResearchState,
  status: 'completed' | 'skipped',
  justification: string | null,
): ResearchState {
  const { at, spent } = state.phaseSince;
  const log = {
    phase: state.phase as PhaseNumber,
    status,
    searches: state.spent.searches - spent.searches,
    fetches: state.spent.fetches - spent.fetches,
    checks: state.spent.checks - spent.checks,
    calls: state.spent.calls - spent.calls,
    tokens: state.spent.tokens - spent.tokens,
    costMicros: state.spent.costMicros - spent.costMicros,
    startedAt: at,
    endedAt: state.now,
    justification,
  };
  return { ...state, phaseOpen: false, phases: [...state.phases, log] };
}

function plannedRound(event: RunEvent): QueryRound {
  const keys = event.payload.searches as unknown as Omit<PlannedQuery, 'query'>[];
  const queries = parsed<string[]>(event, 'queries');
  return {
    round: Number(event.payload.round),
    queries: keys.map((each, i) => ({ ...each, query: queries[i] ?? '' })),
    fetches: null,
    newPerQuery: [],
    closed: false,
    newInformation: 0,
    followUp: [],
  };
}

function inRound(state: ResearchState, change: Partial<QueryRound>): ResearchState {
  const last = state.rounds.at(-1);
  if (last === undefined) return state;
  return { ...state, rounds: [...state.rounds.slice(0, -1), { ...last, ...change }] };
}

/** The words of a source are those of its recorded answer; the event says only which answer is which source. */
function sourcesRecorded(state: ResearchState, event: RunEvent): ResearchState {
  const added = event.payload.sources as unknown as (CatalogEntry & { step: string })[];
  const sources: SourceDocument[] = [];
  const catalog: CatalogEntry[] = [];
  for (const { step, ...entry } of added) {
    const words =
      step === '' ? state.evidence.find(({ id }) => id === entry.id) : readFetch(state.calls.get(step));
    if (words === null || words === undefined) continue;
    sources.push({ ...words, id: entry.id });
    catalog.push(entry);
  }
  return { ...state, sources: [...state.sources, ...sources], catalog: [...state.catalog, ...catalog] };
}

function parsed<T>(event: RunEvent, name: string): T {
  return JSON.parse(wordsOf(event, name)) as T;
}
