/** What a span may say: ids, names, numbers. Words only where an operator asked for them. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A span that was begun and not ended yet. None of its functions ever throws. */
export interface OpenSpan {
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** With the kind of error, where it came to one. */
  end(error?: string): void;
}

export interface SpanStart {
  readonly name: string;
  readonly kind: 'internal' | 'client' | 'server';
  readonly attributes: SpanAttributes;
  /** The headers of whoever called, when the span goes on a trace of theirs. */
  readonly caller?: { readonly traceparent: string | undefined; readonly tracestate: string | undefined };
}

/** Spans, as far as the engine knows of them. */
export interface Tracing {
  /** Whether prompts and answers are wanted in spans. */
  readonly wantsWords: boolean;
  open(start: SpanStart): OpenSpan;
  /** Does work whose spans are children of this one. */
  within<T>(span: OpenSpan, work: () => T): T;
  /** Something that took no time of its own, in the span that is open around it. */
  note(name: string, attributes: SpanAttributes): void;
  /** Sends what is left, as far as somebody takes it in time. */
  close(): Promise<void>;
}
