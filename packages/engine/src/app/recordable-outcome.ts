import type { RenderFailure, RenderOutcome, TokenUsage } from '@palimpsest/kernel';

/** More than anybody is ever billed for, and small enough that sums of such numbers are still exact. */
const MOST = 1e15;
const STOPS: ReadonlySet<unknown> = new Set(['end', 'max_tokens', 'refusal', 'other']);
/** In `u` mode a pair is one character, so only a half without its partner matches. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * An outcome in a form the ledger takes. A renderer is a program of anybody's making, and what it brings was paid
 * for: a number that is no whole number, or a text that is not quite one, must not be why it is lost.
 */
export function recordableOutcome(outcome: RenderOutcome): RenderOutcome {
  const given: Partial<Record<string, unknown>> = { ...outcome };
  const usage = usageOf(given.usage);
  const costMicros = count(given.costMicros);
  const raw = typeof given.raw === 'string' ? { raw: wellFormed(given.raw) } : {};
  if (given.kind === 'completed' && typeof given.text === 'string') {
    return {
      kind: 'completed',
      text: wellFormed(given.text),
      stop: STOPS.has(given.stop) ? (given.stop as 'end') : 'other',
      model: typeof given.model === 'string' ? wellFormed(given.model) : 'unknown',
      usage,
      costMicros,
      raw: '',
      ...raw,
    };
  }
  const billed = { ...(usage === null ? {} : { usage }), costMicros, ...raw };
  if (given.kind === 'failed' && typeof given.code === 'string') {
    const message = typeof given.message === 'string' ? wellFormed(given.message) : '';
    const retry = given.retry === 'retryable' ? 'retryable' : 'terminal';
    return { ...failure(wellFormed(given.code) as RenderFailure['code'], retry, message), ...billed };
  }
  const message = 'The renderer gave back something that is neither an answer nor a failure.';
  return { ...failure('malformed_response', 'terminal', message), ...billed };
}

export function failure(
  code: RenderFailure['code'],
  retry: RenderFailure['retry'],
  message: string,
): RenderFailure {
  return { kind: 'failed', code, retry, message };
}

/** The answer cannot be kept; that the call was made, and what it cost, can. */
export function withoutWords(
  { usage, costMicros = null }: RenderOutcome,
  code: RenderFailure['code'],
  message: string,
): RenderFailure {
  return { ...failure(code, 'terminal', message), ...(usage ? { usage } : {}), costMicros };
}

/** Null where a count is missing: then nobody said what was used. */
function usageOf(usage: unknown): TokenUsage | null {
  if (typeof usage !== 'object' || usage === null) return null;
  const { inputTokens, outputTokens } = usage as Partial<Record<string, unknown>>;
  const [input, output] = [count(inputTokens), count(outputTokens)];
  return input === null || output === null ? null : { inputTokens: input, outputTokens: output };
}

/** Rounded up, since what is counted here is spent from a budget. */
function count(value: unknown): number | null {
  if (typeof value !== 'number' || Number.isNaN(value)) return null;
  return Math.ceil(Math.min(Math.max(value, 0), MOST));
}

function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, '\uFFFD');
}
