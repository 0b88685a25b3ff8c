import type { Log } from '../context.ts';
import { createTelemetry, type Telemetry } from './telemetry.ts';
import { wantsTraces } from './wants-traces.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Telemetry as the environment asks for it. The libraries for spans are loaded only where an endpoint is set. */
export async function openTelemetry(environment: Environment, log: Log, version: string): Promise<Telemetry> {
  const variable = wantsTraces(environment);
  if (variable === null) return createTelemetry();
  try {
    const { otlpSettings } = await import('../../adapters/telemetry/otlp-settings.ts');
    const settings = otlpSettings(environment, version);
    if (settings === null) {
      log('warn', 'spans are not sent: the endpoint is not an http or https address', { variable });
      return createTelemetry();
    }
    if (environment.OTEL_EXPORTER_OTLP_PROTOCOL?.trim() === 'grpc')
      log('warn', 'spans are sent as http/json: the protocol grpc is not spoken', { variable });
    const { createOtlpTracing } = await import('../../adapters/telemetry/otlp-tracing.ts');
    const onFailure = (reason: string) => log('warn', 'spans could not be sent', { reason });
    return createTelemetry(createOtlpTracing({ ...settings, version, onFailure }));
  } catch (error) {
    // Watching the work must never be why it is not done.
    log('warn', 'spans are not sent', { error: (error as Error).name });
    return createTelemetry();
  }
}
