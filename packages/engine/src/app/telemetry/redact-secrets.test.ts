import { describe, expect, it } from 'vitest';
import { REMOVED, secretRedactor } from './redact-secrets.ts';

const environment = {
  ANTHROPIC_API_KEY: 'odd-provider-key-without-a-shape',
  OPENAI_API_KEY: ' spaced-out-provider-key\n',
  PALIMPSEST_MASTER_KEY: 'bWFzdGVyLWtleS1vZi0zMi1ieXRlcw==',
  DATABASE_URL: 'postgres://app:p%40ss-word-1@db.example:5432/ledger',
  OTEL_EXPORTER_OTLP_HEADERS: 'x-team=blue,x-collector-auth=collector-credential',
  SHORT_TOKEN: 'ollama',
  LANG: 'en_GB.UTF-8-and-long-enough',
};
const redact = secretRedactor(environment);

describe('what is logged', () => {
  it.each([
    [
      'an API key of ours',
      'refused pal_abcdef012345_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijk now',
      '0123456789ABC',
    ],
    ['a webhook secret', 'signed with whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'MfKQ9r8'],
    ['a bearer token', 'Authorization: Bearer abc.def.ghi', 'abc.def'],
    ['basic credentials', 'authorization: basic dXNlcjpwYXNz', 'dXNlcjpwYXNz'],
    ['a key of OpenAI', 'key sk-proj-abcDEF123456 is wrong', 'abcDEF'],
    ['a key of Anthropic', 'key sk-ant-api03-abcDEF123456', 'api03'],
    ['a key of Tavily', 'tvly-dev-0123456789', '0123456789'],
    ['the password of a database', 'cannot reach postgres://me:geheim@db:5432/x', 'geheim'],
    ['the rest of a password with an @ in it', 'cannot reach postgres://me:ge@heim@db:5432/x', 'heim'],
    ['the password of a proxy', 'via https://me:geheim@proxy.example', 'geheim'],
    ['a password in a list of settings', 'host=db password=geheim user=me', 'geheim'],
    ['a token in a query', 'GET /x?token=geheim&y=1', 'geheim'],
    ['a secret in JSON', '{"apiKey": "geheim"}', 'geheim'],
    ['a provider key from the environment', 'got odd-provider-key-without-a-shape back', 'odd-provider'],
    ['a provider key with blanks around it', 'got spaced-out-provider-key back', 'spaced-out'],
    ['the master key', 'bWFzdGVyLWtleS1vZi0zMi1ieXRlcw==', 'bWFzdGVy'],
    [
      'the password of DATABASE_URL, decoded',
      'password authentication failed for p@ss-word-1',
      'p@ss-word-1',
    ],
    ['the password of DATABASE_URL, as written', 'p%40ss-word-1', 'p%40ss'],
    ['a header for the collector', 'sent collector-credential', 'collector-credential'],
  ])('never holds %s', (_, text, secret) => {
    expect(JSON.stringify(redact(text))).not.toContain(secret);
    expect(JSON.stringify(redact({ note: text }))).not.toContain(secret);
    expect(JSON.stringify(redact({ deep: { list: [text] } }))).not.toContain(secret);
  });

  it.each([
    'authorization',
    'Authorization',
    'proxy-authorization',
    'cookie',
    'set-cookie',
    'x-api-key',
    'password',
    'apiKey',
    'api_key',
    'signingSecret',
    'accessToken',
    'masterKey',
    'DATABASE_URL',
    'headers',
  ])('never holds the field %s', (name) => {
    expect(redact({ [name]: 'geheim' })).toEqual({ [name]: REMOVED });
  });

  it.each(['prompt', 'response', 'text', 'texts', 'words', 'content', 'body', 'raw', 'question'])(
    'never holds words of people in the field %s',
    (name) => {
      expect(JSON.stringify(redact({ [name]: 'dear diary' }))).not.toContain('diary');
      expect(JSON.stringify(redact({ [name]: ['dear diary'] }))).not.toContain('diary');
    },
  );

  it('keeps which key it was', () => {
    expect(redact('pal_abcdef012345_0123456789ABCDEF')).toBe(`pal_abcdef012345_${REMOVED}`);
  });

  it.each([
    [{ tenant: 'local', run: '0198-aa', pipeline: 'blog/v1', replayed: false, ms: 1.5 }],
    [{ keyId: 'abcdef012345', inputTokens: 12, outputTokens: 3, attempt: 1 }],
    [{ url: 'http://127.0.0.1:4310/docs', file: '/srv/data/checkpoints/local.jsonl' }],
    [{ locale: 'en_GB.UTF-8-and-long-enough', server: 'ollama', nothing: null }],
    [{ at: '2026-01-01T00:00:00.000Z', route: '/v1/runs/{runId}', codes: ['a', 'b'] }],
  ])('keeps what is harmless: %j', (fields) => {
    expect(redact(fields)).toEqual(fields);
  });

  it('gives the names of errors, not what they say', () => {
    const error = Object.assign(new TypeError('row (dear diary)'), { code: '23505', detail: 'dear diary' });
    expect(redact({ error })).toEqual({ error: { name: 'TypeError', code: '23505' } });
  });

  it('takes anything it is given', () => {
    const round: Record<string, unknown> = { name: 'round' };
    round.self = round;
    expect(JSON.stringify(redact(round))).toContain('round');
    expect(
      redact({ n: 1n, at: new Date(0), bytes: Buffer.from('geheim'), no: undefined, f: () => 1 }),
    ).toEqual({
      n: '1',
      at: '1970-01-01T00:00:00.000Z',
      bytes: '[bytes]',
    });
  });

  it('stays short, and a secret that is cut does not come through', () => {
    const long = redact(`${'x'.repeat(490)} Bearer ${'s'.repeat(100_000)}`) as string;
    expect(long.length).toBeLessThan(600);
    expect(long).not.toContain('sss');
    expect((redact({ list: Array.from({ length: 10_000 }, () => 'x') }) as { list: [] }).list).toHaveLength(
      50,
    );
  });

  it.each(['a://a:', 'pal_a_', 'Bearer ', 'password=', 'sk-', 'a:@', '"'])(
    'takes a megabyte of %j without trouble',
    (piece) => {
      expect((redact(piece.repeat(1_000_000 / piece.length)) as string).length).toBeLessThan(600);
    },
  );
});
