import type { Json, PhaseNumber, ResearchWriter } from '@palimpsest/contracts';
import type { EventDraft, RenderStep, Step } from '@palimpsest/kernel';
import type { AgentRole } from './agents/boundaries.ts';
import { type OutputSchema, readOutput } from './agents/read-output.ts';
import { minutesBetween } from './budget/instants.ts';
import { RESEARCH_BUILTIN } from './builtin/write-answer.ts';
import { tokensFor } from './calls.ts';
import { agentPrompt, type Task } from './prompts/v1/agent-prompt.ts';
import { INSTRUCTIONS } from './prompts/v1/instructions.ts';
import type { Call, ResearchState } from './state.ts';

/** One question to an agent: who, in which phase, and in which form the answer must be. */
export interface AgentTask<T> {
  readonly key: string;
  readonly role: AgentRole;
  readonly phase: PhaseNumber;
  readonly task: Task;
  readonly data: Json;
  readonly schema: OutputSchema<T>;
  readonly maxOutputTokens: number;
}

export type AgentAnswer<T> =
  /** There is something to do first: ask, or put on record that an answer cannot be used. */
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  | { readonly kind: 'output'; readonly output: T };

/** A call that was interrupted, or failed for a while, is made once more, on record. */
const MOST_ATTEMPTS = 2;

/**
 * Asks the writer of the run. Where it fails, answers out of form, reaches for another agent's act, or would pass the
 * budget, that is recorded, and the built-in writer answers instead: a run keeps what it had.
 */
export function askAgent<T>(state: ResearchState, task: AgentTask<T>): AgentAnswer<T> {
  const writer = writerOf(state, task.phase);
  const reason = state.replaced[task.key];
  if (isByRule(state, task.key, task.phase)) return askBuiltin(state, task, reason);
  const call = state.calls.get(task.key);
  if (call?.state === 'open')
    return { kind: 'steps', steps: [renderStep(state, task, writer, call.attempts)] };
  if (call?.state === 'answered') return readAnswer(task, call);
  if (call !== undefined && (call.attempts >= MOST_ATTEMPTS || isFinal(call)))
    return replaceWriter(task, 'call-failed');
  const limit = limitReached(state, task);
  if (limit !== null) return replaceWriter(task, limit);
  return { kind: 'steps', steps: [renderStep(state, task, writer, (call?.attempts ?? 0) + 1)] };
}

/** Whether the built-in writer answers a step: it was chosen, or it took over. */
export function isByRule(state: ResearchState, key: string, phase: PhaseNumber): boolean {
  return writerOf(state, phase).renderer === RESEARCH_BUILTIN.renderer || state.replaced[key] !== undefined;
}

function isFinal(call: Call): boolean {
  return call.state === 'failed' && !call.retryable;
}

function askBuiltin<T>(state: ResearchState, task: AgentTask<T>, reason: string | undefined): AgentAnswer<T> {
  const key = reason === undefined ? task.key : `${task.key}-builtin`;
  const call = state.calls.get(key);
  if (call?.state !== 'answered') {
    const attempt = call === undefined ? 1 : call.state === 'open' ? call.attempts : call.attempts + 1;
    return {
      kind: 'steps',
      steps: [renderStep(state, { ...task, key }, RESEARCH_BUILTIN, Math.min(attempt, 3), reason)],
    };
  }
  const read = readOutput(task.role, task.schema, call.text);
  if (read.kind !== 'valid') throw new Error(`The built-in writer answered '${task.task}' out of form.`);
  return { kind: 'output', output: read.output };
}

function readAnswer<T>(task: AgentTask<T>, call: Call): AgentAnswer<T> {
  const about = { agent: task.role, step: task.key };
  if (call.stop === 'refusal') return replaceWriter(task, 'output-refused');
  const read = readOutput(task.role, task.schema, call.text);
  if (read.kind === 'valid') return { kind: 'output', output: read.output };
  const found: EventDraft[] =
    read.kind === 'refused'
      ? read.breaches.map(({ act, field }) => ({
          type: 'agent-boundary-refused',
          payload: { ...about, act, field },
        }))
      : [{ type: 'agent-output-invalid', payload: { ...about, problems: [...read.problems] } }];
  return replaceWriter(task, read.kind === 'refused' ? 'boundary-refused' : 'output-invalid', found);
}

function replaceWriter<T>(
  { key, role }: AgentTask<T>,
  reason: string,
  before: readonly EventDraft[] = [],
): AgentAnswer<T> {
  const replaced: EventDraft = { type: 'writer-replaced', payload: { step: key, agent: role, reason } };
  return { kind: 'steps', steps: [{ kind: 'record', events: [...before, replaced] }] };
}

/** Who writes in a phase: a fork keeps the earlier writer before the phase it starts from. */
export function writerOf({ input }: ResearchState, phase: PhaseNumber): ResearchWriter {
  if (input === null) return RESEARCH_BUILTIN;
  return input.fork !== null && phase < input.fork.from ? input.fork.writer : input.writer;
}

/** The limit that one more call of a model would pass, or null. */
function limitReached<T>(state: ResearchState, task: AgentTask<T>): string | null {
  const { spent, input, budget } = state;
  const limits = input?.limits ?? {};
  if (limits.calls !== undefined && spent.calls + 1 > limits.calls) return 'calls-reached';
  if (limits.tokens !== undefined) {
    const needed = tokensFor(promptOf(task) + INSTRUCTIONS[task.task], task.maxOutputTokens);
    if (spent.tokens + needed > limits.tokens) return 'tokens-reached';
  }
  if (limits.costMicros !== undefined && spent.unknownCosts > 0) return 'cost-unknown';
  if (limits.costMicros !== undefined && spent.costMicros >= limits.costMicros) return 'cost-reached';
  if (budget !== null && minutesBetween(state.startedAt, state.now) >= budget.minutes) return 'time-reached';
  return null;
}

function promptOf<T>({ task, data }: AgentTask<T>): string {
  return agentPrompt(task, data);
}

function renderStep<T>(
  state: ResearchState,
  task: AgentTask<T>,
  { renderer, model }: ResearchWriter,
  attempt: number,
  replaced?: string,
): RenderStep {
  const { take, reason } = takeOf(state, task.phase);
  const why =
    attempt > 1
      ? 'the call before it came to nothing'
      : replaced !== undefined
        ? `the built-in writer takes over: ${replaced}`
        : reason;
  return {
    kind: 'render',
    key: task.key,
    renderer,
    request: {
      model,
      system: INSTRUCTIONS[task.task],
      prompt: promptOf(task),
      parameters: { maxOutputTokens: task.maxOutputTokens, temperature: 0, seed: 1 },
    },
    take,
    attempt,
    ...(why === undefined ? {} : { reason: why }),
  };
}

/** Which recorded answer a phase uses: phases before a fork the earlier one, those from it on a fresh one. */
export function takeOf({ input }: ResearchState, phase: number): { take: number; reason?: string } {
  const take = input?.takes[phase - 1] ?? 1;
  const fork = input?.fork ?? null;
  return take > 1 && fork !== null && phase >= fork.from ? { take, reason: fork.reason } : { take };
}
