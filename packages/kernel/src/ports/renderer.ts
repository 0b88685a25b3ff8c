/**
 * The one door through which an AI may be asked for words.
 *
 * A renderer makes exactly one call per invocation. It never retries, never repairs and never decides:
 * it hands back what came, or says what kind of failure happened. Expected failures are data.
 */
export interface Renderer {
  /** Stable name that is part of a recording's key, e.g. `anthropic`. */
  readonly id: string;
  /** Changes whenever the same request could yield another wire request. */
  readonly version: string;
  render(request: RenderRequest, signal?: CancelSignal, place?: RenderPlace): Promise<RenderOutcome>;
}

/** Whose call it is. A model has no use for it; a source that keeps things per tenant does. */
export interface RenderPlace {
  readonly tenant: string;
  readonly subject: string;
}

/** As much of the platform's AbortSignal as the kernel may know of. */
export interface CancelSignal {
  readonly aborted: boolean;
}

/** Everything that can influence the answer. Its canonical form is what a recording's key covers. */
export interface RenderRequest {
  readonly model: string;
  /** Instructions of the system, if the prompt template has such a part. */
  readonly system?: string;
  readonly prompt: string;
  readonly parameters: RenderParameters;
}

export interface RenderParameters {
  readonly maxOutputTokens: number;
  readonly temperature?: number;
  readonly seed?: number;
}

export type RenderOutcome = RenderCompletion | RenderFailure;

export interface RenderCompletion {
  readonly kind: 'completed';
  /** The words, exactly as they came. */
  readonly text: string;
  /** Why the model stopped. `refusal` and `max_tokens` are completions too: guards decide what they are worth. */
  readonly stop: 'end' | 'max_tokens' | 'refusal' | 'other';
  /** The model the provider says it used. */
  readonly model: string;
  /** Null when the provider did not say; a budget then counts what was set aside for the call. */
  readonly usage: TokenUsage | null;
  /** Millionths of a US dollar; null when no price is known for the model. */
  readonly costMicros: number | null;
  /** The provider's answer as it came over the wire, for the record. */
  readonly raw: string;
}

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface RenderFailure {
  readonly kind: 'failed';
  /** `retryable`: the same request may work later. `terminal`: it will not. The pipeline decides what to do. */
  readonly retry: 'retryable' | 'terminal';
  readonly code: RenderFailureCode;
  /** For people. Never contains a key, a header, or words of the prompt or answer. */
  readonly message: string;
  /** Present when the provider answered, even if the answer could not be used. */
  readonly usage?: TokenUsage;
  readonly costMicros?: number | null;
  readonly raw?: string;
}

export type RenderFailureCode =
  | 'rate_limited'
  | 'overloaded'
  | 'provider_error'
  | 'timeout'
  | 'connection_lost'
  | 'malformed_response'
  | 'empty_completion'
  | 'unauthorized'
  | 'invalid_request'
  | 'model_not_found'
  | 'aborted'
  | 'renderer_unavailable'
  | 'subject_erased';
