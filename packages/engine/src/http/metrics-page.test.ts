import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LedgerMetrics } from '../app/metrics.ts';
import { createTelemetry } from '../app/telemetry/telemetry.ts';
import { createMetricsPage } from './metrics-page.ts';

const ledger: LedgerMetrics = {
  tenants: 1,
  events: 10,
  runs: [],
  attempts: [],
  queue: { ready: 1, later: 0, running: 0, oldestSeconds: 12.5 },
  webhookDeliveries: [
    { state: 'delivered', deliveries: 3 },
    { state: 'failed', deliveries: 1 },
  ],
};

describe('the page of numbers', () => {
  it('tells how long the queue makes wait, and how webhooks stand', async () => {
    const lines = (await createMetricsPage().render(ledger)).split('\n');
    expect(lines).toContain('palimpsest_queue_oldest_seconds 12.5');
    expect(lines).toContain('palimpsest_webhook_deliveries{state="delivered"} 3');
    expect(lines).toContain('palimpsest_webhook_deliveries{state="failed"} 1');
  });

  it('has the numbers of the process beside those of the ledger', async () => {
    const telemetry = createTelemetry();
    const page = createMetricsPage(telemetry);
    telemetry.steps('blog/v1', [{ type: 'run-finished', payload: {} }]);
    telemetry.eventStream();
    const lines = (await page.render(undefined)).split('\n');
    expect(lines).toContain('palimpsest_database_up 0');
    expect(lines).toContain('palimpsest_steps_total{pipeline="blog/v1",kind="finish"} 1');
    expect(lines).toContain('palimpsest_sse_clients 1');
    expect(lines).toContain('palimpsest_http_in_flight 0');
  });

  it('keeps the numbers of two engines in one process apart', async () => {
    const one = createTelemetry();
    const pages = [createMetricsPage(one), createMetricsPage(createTelemetry())];
    one.eventStream();
    const shown = await Promise.all(pages.map((page) => page.render(ledger)));
    expect(shown.map((text) => /^palimpsest_sse_clients (\d)/m.exec(text)?.[1])).toEqual(['1', '0']);
  });

  it('has no series that the guide does not explain', async () => {
    const guide = readFileSync(new URL('../../../../docs/guide/operating.md', import.meta.url), 'utf8');
    const text = await createMetricsPage(createTelemetry()).render(ledger);
    const names = [...text.matchAll(/^# TYPE (palimpsest_\S+)/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(12);
    for (const name of names) expect(guide).toContain(`\`${name}`);
  });

  it('gives every series its help and its type once', async () => {
    const text = await createMetricsPage(createTelemetry()).render(ledger);
    const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(text).toContain(`# HELP ${name} `);
  });
});
