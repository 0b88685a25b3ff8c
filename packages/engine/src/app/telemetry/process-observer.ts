import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { durations } from './durations.ts';
import type { Observer } from './telemetry.ts';

/** From the built-in renderer, which takes a millisecond, to a model that thinks for minutes. */
const ATTEMPT_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320];
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Counts what happens in this process into a registry. Labels hold names from closed lists only, never ids. */
export function processObserver(registry: Registry): Observer {
  const registers = [registry];
  const steps = new Counter({
    name: 'palimpsest_steps_total',
    help: 'Steps this process put on record, by pipeline and kind.',
    labelNames: ['pipeline', 'kind'],
    registers,
  });
  const attempts = new Histogram({
    name: 'palimpsest_attempt_duration_seconds',
    help: 'Duration of calls this process made, by renderer and outcome (completed, or the code of the failure).',
    labelNames: ['renderer', 'outcome'],
    buckets: ATTEMPT_SECONDS,
    registers,
  });
  const requests = durations(registry, {
    name: 'palimpsest_http_request_duration_seconds',
    help: 'Duration of HTTP requests until their answer begins, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    limits: REQUEST_SECONDS,
  });
  // Counted here and told when somebody asks: every request changes it twice.
  let inFlight = 0;
  new Gauge({
    name: 'palimpsest_http_in_flight',
    help: 'HTTP requests that wait for their answer.',
    registers,
    collect() {
      this.set(inFlight);
    },
  });
  const streams = new Gauge({
    name: 'palimpsest_sse_clients',
    help: 'Clients that follow events.',
    registers,
  });
  return {
    steps: (pipeline, kind, number) => steps.inc({ pipeline, kind }, number),
    attempt: (renderer, outcome, seconds) => attempts.observe({ renderer, outcome }, seconds),
    request: (method, route, status, seconds) => requests.observe([method, route, String(status)], seconds),
    requestsInFlight: (change) => {
      inFlight += change;
    },
    eventStreams: (change) => streams.inc(change),
  };
}
