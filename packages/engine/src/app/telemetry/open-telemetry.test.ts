import { describe, expect, it, vi } from 'vitest';
import type { Log } from '../context.ts';
import { openTelemetry } from './open-telemetry.ts';

// As if they were not installed: whatever loads them finds out.
vi.mock('@opentelemetry/api', () => {
  throw new Error('not installed');
});

async function opened(environment: Record<string, string>) {
  const lines: string[] = [];
  const log: Log = (level, message) => lines.push(`${level}: ${message}`);
  const telemetry = await openTelemetry(environment, log, '1.2.3');
  const answer = await telemetry.advance({ tenant: 't', runId: 'r' }, async () => 7);
  await telemetry.close();
  return { lines, answer };
}
const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };

describe('the libraries for spans', () => {
  it.each([
    [{}],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }],
    [{ ...ENDPOINT, OTEL_SDK_DISABLED: 'true' }],
    [{ ...ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }],
  ])('are not loaded with %j', async (environment) => {
    expect(await opened(environment as Record<string, string>)).toEqual({ lines: [], answer: 7 });
  });

  it('are loaded where an endpoint is set, and the work goes on without them', async () => {
    expect(await opened(ENDPOINT)).toEqual({ lines: ['warn: spans are not sent'], answer: 7 });
  });

  it('are not loaded for what is no address', async () => {
    const { lines } = await opened({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' });
    expect(lines).toEqual(['warn: spans are not sent: the endpoint is not an http or https address']);
  });

  it('do not speak grpc, which is told', async () => {
    const { lines } = await opened({ ...ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' });
    expect(lines[0]).toBe('warn: spans are sent as http/json: the protocol grpc is not spoken');
  });
});
