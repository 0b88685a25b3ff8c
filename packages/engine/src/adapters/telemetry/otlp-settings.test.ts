import { describe, expect, it } from 'vitest';
import { otlpSettings } from './otlp-settings.ts';

const settings = (environment: Record<string, string>) => otlpSettings(environment, '1.2.3');

describe('where spans go', () => {
  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318' }, 'http://c:4318/v1/traces'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://c/otlp/' }, 'https://c/otlp/v1/traces'],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://c/x' }, 'http://c/x'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://b/t' },
      'http://b/t',
    ],
  ])('%j is %s', (environment, url) => {
    expect(settings(environment as Record<string, string>)?.url).toBe(url);
  });

  it.each(['', 'collector:4318', 'not an address', 'file:///etc/passwd', 'grpc://c:4317'])(
    'is nowhere with the address %j',
    (address) => {
      expect(settings({ OTEL_EXPORTER_OTLP_ENDPOINT: address })).toBeNull();
    },
  );

  it('takes headers, those for traces first, decoded', () => {
    expect(
      settings({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a, x-team = blue,broken,=x,y=%E0%A4%A',
        OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'x-team=red',
      })?.headers,
    ).toEqual({ authorization: 'Bearer a', 'x-team': 'red', y: '%E0%A4%A' });
  });

  it('says whose spans they are', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://c';
    expect(settings({ OTEL_EXPORTER_OTLP_ENDPOINT })?.resource).toEqual({
      'service.name': 'palimpsest',
      'service.version': '1.2.3',
    });
    expect(
      settings({
        OTEL_EXPORTER_OTLP_ENDPOINT,
        OTEL_SERVICE_NAME: 'blog-rewriter',
        OTEL_RESOURCE_ATTRIBUTES: 'service.name=other,deployment.environment.name=test',
      })?.resource,
    ).toEqual({
      'service.name': 'blog-rewriter',
      'service.version': '1.2.3',
      'deployment.environment.name': 'test',
    });
  });

  it.each([
    ['2500', 2_500],
    ['0', 5_000],
    ['soon', 5_000],
  ])('waits for as long as it is told: %s', (OTEL_EXPORTER_OTLP_TIMEOUT, timeoutMs) => {
    expect(settings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_EXPORTER_OTLP_TIMEOUT })?.timeoutMs).toBe(
      timeoutMs,
    );
  });

  it.each([
    ['true', true],
    ['TRUE', true],
    ['1', false],
    ['false', false],
    ['', false],
  ])('wants words only when told true: %j', (value, wantsWords) => {
    const OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT = value;
    expect(
      settings({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c',
        OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT,
      })?.wantsWords,
    ).toBe(wantsWords);
  });
});
