type Environment = Readonly<Record<string, string | undefined>>;

export interface OtlpSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly wantsWords: boolean;
  readonly resource: Readonly<Record<string, string>>;
}

const DEFAULT_TIMEOUT_MS = 5_000;
const WORDS = 'OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT';

/** What OpenTelemetry's own variables say of where spans go. Null where the address is none. */
export function otlpSettings(environment: Environment, version: string): OtlpSettings | null {
  const url = tracesUrl(environment);
  if (url === null) return null;
  const own = given(environment, 'OTEL_SERVICE_NAME');
  return {
    url,
    headers: {
      ...listed(given(environment, 'OTEL_EXPORTER_OTLP_HEADERS')),
      ...listed(given(environment, 'OTEL_EXPORTER_OTLP_TRACES_HEADERS')),
    },
    timeoutMs: milliseconds(
      given(environment, 'OTEL_EXPORTER_OTLP_TRACES_TIMEOUT') ??
        given(environment, 'OTEL_EXPORTER_OTLP_TIMEOUT'),
    ),
    wantsWords: given(environment, WORDS)?.toLowerCase() === 'true',
    resource: {
      'service.name': 'palimpsest',
      'service.version': version,
      ...listed(given(environment, 'OTEL_RESOURCE_ATTRIBUTES')),
      ...(own === undefined ? {} : { 'service.name': own }),
    },
  };
}

/** An address for traces is taken as it is; one for all signals gets the path of traces. */
function tracesUrl(environment: Environment): string | null {
  const own = given(environment, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT');
  const shared = given(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT')?.replace(/\/$/, '');
  const url = own ?? (shared === undefined ? undefined : `${shared}/v1/traces`);
  if (url === undefined || !URL.canParse(url)) return null;
  return ['http:', 'https:'].includes(new URL(url).protocol) ? url : null;
}

/** `name=value,other=value`, values percent-encoded. */
function listed(text: string | undefined): Record<string, string> {
  const entries = (text ?? '').split(',').flatMap((entry) => {
    const at = entry.indexOf('=');
    const name = entry.slice(0, Math.max(at, 0)).trim();
    return name === '' ? [] : [[name, decoded(entry.slice(at + 1).trim())]];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function milliseconds(text: string | undefined): number {
  const number = Number(text);
  return text !== undefined && Number.isFinite(number) && number > 0 ? number : DEFAULT_TIMEOUT_MS;
}

function given(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}
