import { type Context, createTraceState, ROOT_CONTEXT, TraceFlags, trace } from '@opentelemetry/api';
import type { SpanStart } from './tracing.ts';

/** W3C Trace Context: version, trace, span, flags. Later versions may have more behind them. */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.{0,400})?$/;
const LONGEST_STATE = 512;

/** The trace that a caller goes on with, or null where the headers name none. */
export function remoteParent(caller: SpanStart['caller']): Context | null {
  const [, version, traceId = '', spanId = '', flags = '00', more] =
    TRACEPARENT.exec(caller?.traceparent?.trim() ?? '') ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  const state = caller?.tracestate;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
    ...(state === undefined || state.length > LONGEST_STATE ? {} : { traceState: createTraceState(state) }),
  });
}
