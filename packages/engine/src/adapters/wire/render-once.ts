import type { CancelSignal, RenderCompletion, RenderOutcome, RenderRequest } from '@palimpsest/kernel';
import { type BilledTokens, costMicros, type PriceTable } from '../prices/price-table.ts';
import {
  abortedFailure,
  cutFailure,
  failure,
  failureOfStatus,
  failureOfWire,
  malformedFailure,
  unsentFailure,
} from './failures.ts';
import { redactKey } from './redact.ts';
import { createSingleExchange } from './single-exchange.ts';

/** What a provider's answer says, in our words. `tokens` is missing when the server did not count them. */
export interface Reading {
  readonly text: string;
  readonly stop: RenderCompletion['stop'];
  readonly model: string | undefined;
  readonly tokens: BilledTokens | undefined;
}

export interface RenderOnceParts {
  readonly id: string;
  readonly apiKey: string | undefined;
  readonly timeoutMs: number;
  readonly prices: PriceTable;
  readonly request: RenderRequest;
  readonly signal: CancelSignal | undefined;
  /** The headers that `send` sets itself; no other of the SDK's goes out. */
  readonly passOn: readonly string[];
  /** Makes the SDK send its one request through the given fetch. */
  readonly send: (fetch: typeof globalThis.fetch, signal: AbortSignal) => Promise<unknown>;
  /** Understands the parsed JSON of a successful answer; undefined when it has the wrong shape. */
  readonly read: (answer: unknown) => Reading | undefined;
}

/** One request, one outcome. Never throws for anything a provider or a network can do. */
export async function renderOnce(parts: RenderOnceParts): Promise<RenderOutcome> {
  const { id, signal, send, timeoutMs } = parts;
  if (signal?.aborted) return abortedFailure(id);

  const exchange = createSingleExchange(parts);
  const stop = new AbortController();
  const unfollow = follow(signal, stop);
  try {
    await send(exchange.fetch, stop.signal);
  } catch {
    // SDK errors quote bodies and headers, so none is read. What happened is in the exchange.
  } finally {
    unfollow();
  }

  const result = exchange.result();
  if (result?.kind === 'answered') return outcomeOfAnswer(parts, result);
  if (signal?.aborted) return abortedFailure(id);
  if (result === undefined) return unsentFailure(id);
  return failureOfWire(id, result, timeoutMs);
}

/**
 * The caller's signal may live long and see many calls, so the SDK gets one of its own, and nothing stays behind.
 * The port promises only `aborted`; a signal that cannot call back is looked at before the call and after it.
 */
function follow(signal: CancelSignal | undefined, stop: AbortController): () => void {
  if (!(signal instanceof AbortSignal)) return () => {};
  const forward = () => stop.abort();
  signal.addEventListener('abort', forward, { once: true });
  return () => signal.removeEventListener('abort', forward);
}

function outcomeOfAnswer(
  parts: RenderOnceParts,
  { status, body, framed }: { readonly status: number; readonly body: string; readonly framed: boolean },
): RenderOutcome {
  const { id, apiKey } = parts;
  const raw = redactKey(body, apiKey);
  if (status < 200 || status > 299) return failureOfStatus(id, status, raw);

  const answer = parseJson(raw);
  if (answer === undefined) {
    return framed ? malformedFailure(id, 'is not valid JSON', raw) : cutFailure(id, 'CLOSED');
  }
  const reading = parts.read(answer);
  if (reading === undefined) return malformedFailure(id, 'is JSON of an unknown shape', raw);
  // Half a surrogate pair has no UTF-8 form: the words could not be stored as they came.
  if (/\p{Surrogate}/u.test(reading.text)) return malformedFailure(id, 'contains broken characters', raw);
  return outcomeOfReading(parts, reading, raw);
}

function outcomeOfReading(parts: RenderOnceParts, reading: Reading, raw: string): RenderOutcome {
  const { id, apiKey, prices, request } = parts;
  const { stop, tokens } = reading;
  const text = redactKey(reading.text, apiKey);
  const model = redactKey(reading.model ?? request.model, apiKey);
  const usage =
    tokens === undefined
      ? null
      : { inputTokens: tokens.input + tokens.cacheRead + tokens.cacheWrite, outputTokens: tokens.output };
  const bill = {
    costMicros:
      tokens === undefined
        ? null
        : costMicros(prices, { provider: id, models: [model, request.model], tokens }),
  };
  if (text.trim() === '' && stop !== 'refusal') {
    const advice =
      stop === 'max_tokens'
        ? 'Its token limit was used up before the first word: raise the limit.'
        : 'Change the prompt or the model.';
    return {
      ...failure('empty_completion', 'terminal', `${id} answered without any words. ${advice}`, raw),
      ...bill,
      ...(usage === null ? {} : { usage }),
    };
  }
  return { kind: 'completed', text, stop, model, usage, ...bill, raw };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
