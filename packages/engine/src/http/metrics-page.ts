import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { LedgerMetrics } from '../app/metrics.ts';
import { processObserver } from '../app/telemetry/process-observer.ts';
import type { Telemetry } from '../app/telemetry/telemetry.ts';

export interface MetricsPage {
  readonly contentType: string;
  /** Undefined when the database gave no numbers: the process still has its own to tell. */
  render(ledger: LedgerMetrics | undefined): Promise<string>;
}

/**
 * The Prometheus page: numbers of the ledger, the same in every process, and numbers of this process. It has a registry
 * of its own, so that several engines in one process do not mix.
 */
export function createMetricsPage(telemetry?: Telemetry): MetricsPage {
  const process = new Registry();
  collectDefaultMetrics({ register: process });
  telemetry?.observe(processObserver(process));
  return {
    contentType: process.contentType,
    async render(ledger) {
      // Made anew for each page: a series whose rows are gone must not stand there for ever.
      return `${await ledgerRegistry(ledger).metrics()}\n${await process.metrics()}`;
    },
  };
}

function ledgerRegistry(ledger: LedgerMetrics | undefined): Registry {
  const register = new Registry();
  const registers = [register];
  new Gauge({ name: 'palimpsest_database_up', help: '1 when the database answered.', registers }).set(
    ledger === undefined ? 0 : 1,
  );
  if (ledger === undefined) return register;

  new Gauge({ name: 'palimpsest_tenants', help: 'Tenants.', registers }).set(ledger.tenants);
  new Counter({ name: 'palimpsest_ledger_events_total', help: 'Events in the ledger.', registers }).inc(
    ledger.events,
  );
  const runs = new Gauge({
    name: 'palimpsest_runs',
    help: 'Runs by pipeline, status and outcome.',
    labelNames: ['pipeline', 'status', 'outcome'],
    registers,
  });
  for (const { runs: number, ...labels } of ledger.runs) runs.set(labels, number);

  const attempts = new Gauge({
    name: 'palimpsest_attempts',
    help: 'Model calls by renderer and state.',
    labelNames: ['renderer', 'state'],
    registers,
  });
  const tokens = new Counter({
    name: 'palimpsest_tokens_total',
    help: 'Tokens by renderer and direction.',
    labelNames: ['renderer', 'direction'],
    registers,
  });
  const cost = new Counter({
    name: 'palimpsest_cost_dollars_total',
    help: 'Cost of model calls by renderer, in US dollars, where the price is known.',
    labelNames: ['renderer'],
    registers,
  });
  for (const {
    renderer,
    state,
    attempts: number,
    inputTokens,
    outputTokens,
    costMicros,
  } of ledger.attempts) {
    attempts.set({ renderer, state }, number);
    tokens.inc({ renderer, direction: 'input' }, inputTokens);
    tokens.inc({ renderer, direction: 'output' }, outputTokens);
    cost.inc({ renderer }, costMicros / 1_000_000);
  }
  const queue = new Gauge({
    name: 'palimpsest_queue_jobs',
    help: 'Jobs in the queue: ready, later (due at a later time), running.',
    labelNames: ['state'],
    registers,
  });
  for (const state of ['ready', 'later', 'running'] as const) queue.set({ state }, ledger.queue[state]);
  new Gauge({
    name: 'palimpsest_queue_oldest_seconds',
    help: 'How long the job waits already that is ready and waits longest.',
    registers,
  }).set(ledger.queue.oldestSeconds);
  const webhooks = new Gauge({
    name: 'palimpsest_webhook_deliveries',
    help: 'Webhook deliveries by state.',
    labelNames: ['state'],
    registers,
  });
  for (const { state, deliveries } of ledger.webhookDeliveries) webhooks.set({ state }, deliveries);
  return register;
}
