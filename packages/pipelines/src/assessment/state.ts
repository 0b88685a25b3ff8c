import type { CanonicalRequest, JsonObject, RunEventPayload, UniversalProblem } from '@palimpsest/contracts';
import { type GrowingMap, growingMap, type RunEvent, wordsOf } from '@palimpsest/kernel';
import type { Call } from './answer.ts';
import type { Outcome } from './rules/v1/outcome.ts';
import type { ProblemSignals } from './rules/v1/rule-set.ts';
import type { Structure } from './rules/v1/structure.ts';
import { type Task, tasksOf } from './tasks.ts';

/** What a run is told besides words. All of it stays in the ledger. */
export interface AssessmentInput {
  /** `rewrite` a request; `restore` an old version; `import` an assignment written by hand. */
  readonly mode: 'rewrite' | 'restore' | 'import';
  readonly documentId: string;
  /** The version the run starts from; 0 where the document begins with this run. */
  readonly version: number;
  /** The version a restored snapshot comes from. */
  readonly fromVersion?: number;
  /** Where only these problems have the words of that version again. */
  readonly onlyProblems?: readonly string[];
  /** True where the document is not known yet: the request's problems are then kept as its version. */
  readonly registers?: boolean;
  readonly renderer?: string;
  readonly model?: string;
  readonly promptVersion?: string;
  readonly ruleSet?: string;
  /** How many calls may be under way at once. */
  readonly atOnce?: number;
  readonly take?: number;
  /** Why a person wants a fresh answer. */
  readonly newAttemptReason?: string;
}

interface GuardTrace {
  readonly passed: boolean;
  readonly failed: readonly string[];
}

export interface AssessmentState {
  readonly input: AssessmentInput | null;
  readonly request: CanonicalRequest | null;
  /** Fields of the document that belong to no problem. Kept as they are. */
  readonly metadata: JsonObject;
  /** The problems to keep, of a run that restores or imports. */
  readonly snapshot: readonly UniversalProblem[];
  readonly structure: Structure | null;
  readonly tasks: readonly Task[];
  readonly signals: readonly ProblemSignals[] | null;
  readonly calls: GrowingMap<Call>;
  readonly guards: GrowingMap<GuardTrace>;
  readonly outcome: Outcome | null;
  readonly versioned: boolean;
}

export const initialState: AssessmentState = Object.freeze({
  input: null,
  request: null,
  metadata: {},
  snapshot: [],
  structure: null,
  tasks: [],
  signals: null,
  calls: growingMap<Call>(),
  guards: growingMap<GuardTrace>(),
  outcome: null,
  versioned: false,
});

export function evolve(state: AssessmentState, event: RunEvent): AssessmentState {
  switch (event.type) {
    case 'run-started':
      return started(state, event);
    case 'decision-made':
      return decided(state, event.payload as RunEventPayload<'decision-made'>);
    case 'attempt-succeeded':
    case 'attempt-replayed': {
      const { step, stop } = event.payload as RunEventPayload<'attempt-succeeded'>;
      return called(state, step, { state: 'answered', text: wordsOf(event, 'response'), stop });
    }
    case 'attempt-failed':
      return called(state, String(event.payload.step), { state: 'failed' });
    case 'attempt-interrupted': {
      const step = String(event.payload.step);
      const before = state.calls.get(step);
      return called(state, step, {
        state: 'interrupted',
        times: before?.state === 'interrupted' ? before.times + 1 : 1,
      });
    }
    case 'guard-passed':
    case 'guard-failed': {
      const { step, verdicts } = event.payload as RunEventPayload<'guard-passed'>;
      const failed = verdicts
        .filter((each) => !each.passed && each.severity === 'hard')
        .map(({ rule }) => rule);
      const trace = { passed: event.type === 'guard-passed', failed };
      return { ...state, guards: state.guards.with(step, trace) };
    }
    case 'assessment-version-created':
      return event.payload.kind === 'registered' ? state : { ...state, versioned: true };
    default:
      return state;
  }
}

function started(state: AssessmentState, event: RunEvent): AssessmentState {
  const input = (event.payload as RunEventPayload<'run-started'>).input as unknown as AssessmentInput;
  const metadata =
    event.texts.metadata === undefined ? {} : (JSON.parse(wordsOf(event, 'metadata')) as JsonObject);
  if (input.mode !== 'rewrite')
    return {
      ...state,
      input,
      metadata,
      snapshot: JSON.parse(wordsOf(event, 'snapshot')) as UniversalProblem[],
    };
  return { ...state, input, metadata, request: JSON.parse(wordsOf(event, 'request')) as CanonicalRequest };
}

function decided(
  state: AssessmentState,
  { decision, output }: RunEventPayload<'decision-made'>,
): AssessmentState {
  switch (decision) {
    case 'structure': {
      const structure = output as unknown as Structure;
      const tasks = state.request === null ? [] : tasksOf(state.request, structure.rewrite);
      return { ...state, structure, tasks };
    }
    case 'signals':
      return { ...state, signals: (output as unknown as { problems: ProblemSignals[] }).problems };
    case 'outcome':
      return { ...state, outcome: output as unknown as Outcome };
    default:
      return state;
  }
}

function called(state: AssessmentState, step: string, call: Call): AssessmentState {
  return { ...state, calls: state.calls.with(step, call) };
}
