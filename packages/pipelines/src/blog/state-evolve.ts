import {
  type BlogEvaluation,
  blogRunInputSchema,
  type Decision,
  externalScoresRecordedSchema,
  type RunEventPayload,
} from '@palimpsest/contracts';
import { type RunEvent, wordsOf } from '@palimpsest/kernel';
import type {
  BlogEvents,
  CycleCompleted,
  CycleStarted,
  CycleStopped,
  NoRewriteRequired,
  VersionCreated,
} from './events.ts';
import { SCORES_SIGNAL } from './events.ts';
import { type BlogState, type CycleState, renderKey, waitingForScores } from './state.ts';

/** One more event of a run. */
export function evolveBlog(state: BlogState, event: RunEvent): BlogState {
  switch (event.type) {
    case 'run-started':
      return started(state, event);
    case 'evaluation-recorded':
      return evaluated(state, event);
    case 'decision-made':
      return decided(state, event.payload as Decision);
    case 'attempt-succeeded':
    case 'attempt-replayed':
      return answered(state, event);
    case 'attempt-failed':
    case 'attempt-interrupted':
      return ofStep(state, event) ? withCycle(state, { answer: { kind: 'failed' } }) : state;
    case 'guard-passed':
    case 'guard-failed': {
      const { verdicts } = event.payload as RunEventPayload<'guard-passed'>;
      return withCycle(state, { guarded: { passed: event.type === 'guard-passed', verdicts } });
    }
    case SCORES_SIGNAL:
      return scoresGiven(state, event);
    default:
      return evolveOwn(state, event);
  }
}

function evolveOwn(state: BlogState, event: RunEvent): BlogState {
  switch (event.type as keyof BlogEvents) {
    case 'version-created':
      return versionCreated(state, event);
    case 'cycle-started':
      return cycleStarted(state, event);
    case 'cycle-completed': {
      const { childVersionId } = event.payload as CycleCompleted;
      return withCycle(state, { status: 'completed', childVersionId });
    }
    case 'cycle-stopped': {
      const { childVersionId, stopReason } = event.payload as CycleStopped;
      return withCycle(state, { status: 'terminal', childVersionId, stopReason });
    }
    case 'no-rewrite-required':
      return (event.payload as NoRewriteRequired).versionId === state.versions.at(-1)?.id
        ? { ...state, noRewriteLogged: true }
        : state;
    default:
      return state;
  }
}

/** Throws at an input that is none: the run loop then ends the run, on record. */
function started(state: BlogState, event: RunEvent): BlogState {
  const input = blogRunInputSchema.parse((event.payload as RunEventPayload<'run-started'>).input);
  const terms = event.texts.protectedTerms === undefined ? '[]' : wordsOf(event, 'protectedTerms');
  return {
    ...state,
    input,
    post: wordsOf(event, 'content'),
    protectedTerms: JSON.parse(terms) as string[],
    externalScores: input.externalScores,
  };
}

function versionCreated(state: BlogState, event: RunEvent): BlogState {
  const { versionId, versionNumber, parentVersionId, origin } = event.payload as VersionCreated;
  const version = {
    id: versionId,
    number: versionNumber,
    parentId: parentVersionId,
    origin,
    content: wordsOf(event, 'content'),
    evaluation: null,
  };
  const first = state.versions.length === 0;
  const next = {
    ...state,
    versions: [...state.versions, version],
    externalScores: first ? state.externalScores : null,
    triggers: null,
    advice: null,
    instructions: null,
  };
  return first ? next : withCycle(next, { childVersionId: versionId });
}

function evaluated(state: BlogState, event: RunEvent): BlogState {
  const evaluation = (event.payload as RunEventPayload<'evaluation-recorded'>).result as BlogEvaluation;
  const versions = state.versions.map((version, i) =>
    i === state.versions.length - 1 ? { ...version, evaluation } : version,
  );
  return { ...state, versions };
}

function decided(state: BlogState, { decision, output }: Decision): BlogState {
  switch (decision) {
    case 'triggers':
      return { ...state, triggers: output as unknown as BlogState['triggers'] };
    case 'advice':
      return { ...state, advice: output as unknown as BlogState['advice'] };
    case 'instructions':
      return { ...state, instructions: output as unknown as BlogState['instructions'] };
    case 'trend':
      return withCycle(state, { trend: output as unknown as CycleState['trend'] });
    case 'stop':
      return withCycle(state, { stop: output as unknown as CycleState['stop'] });
    default:
      return state;
  }
}

function cycleStarted(state: BlogState, event: RunEvent): BlogState {
  const { cycleId, cycleNumber, parentVersionId, triggers, fixInstructions } = event.payload as CycleStarted;
  const cycle: CycleState = {
    id: cycleId,
    number: cycleNumber,
    parentVersionId,
    triggers,
    fixInstructions,
    prompt: wordsOf(event, 'prompt'),
    status: 'pending',
    answer: null,
    guarded: null,
    childVersionId: null,
    trend: null,
    stop: null,
    stopReason: null,
  };
  return { ...state, cycles: [...state.cycles, cycle] };
}

function answered(state: BlogState, event: RunEvent): BlogState {
  if (!ofStep(state, event)) return state;
  const { stop } = event.payload as RunEventPayload<'attempt-succeeded'>;
  return withCycle(state, { answer: { kind: 'answered', text: wordsOf(event, 'response'), stop } });
}

/** Anybody may send such a fact: one that has no shape, or is about another version, changes nothing. */
function scoresGiven(state: BlogState, event: RunEvent): BlogState {
  const given = externalScoresRecordedSchema.safeParse(event.payload);
  if (!given.success || given.data.versionId !== waitingForScores(state)) return state;
  return { ...state, externalScores: given.data.scores };
}

/** Whether an attempt belongs to the cycle under way. */
function ofStep({ cycles }: BlogState, { payload }: RunEvent): boolean {
  const cycle = cycles.at(-1);
  return cycle?.answer === null && payload.step === renderKey(cycle.number);
}

function withCycle(state: BlogState, changed: Partial<CycleState>): BlogState {
  const last = state.cycles.length - 1;
  return {
    ...state,
    cycles: state.cycles.map((cycle, i) => (i === last ? { ...cycle, ...changed } : cycle)),
  };
}
