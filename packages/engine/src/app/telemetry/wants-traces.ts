type Environment = Readonly<Record<string, string | undefined>>;

const ENDPOINTS = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const;

/** The variable that names where spans go, or null where none are wanted. By the rules of OpenTelemetry. */
export function wantsTraces(environment: Environment): (typeof ENDPOINTS)[number] | null {
  if (environment.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true') return null;
  if (environment.OTEL_TRACES_EXPORTER?.trim().toLowerCase() === 'none') return null;
  return ENDPOINTS.find((name) => (environment[name]?.trim() ?? '') !== '') ?? null;
}
