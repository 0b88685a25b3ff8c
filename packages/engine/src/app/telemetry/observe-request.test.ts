import { describe, expect, it } from 'vitest';
import type { Log } from '../context.ts';
import { type AnsweredRequest, observeRequest, requestIdFrom } from './observe-request.ts';
import { createTelemetry } from './telemetry.ts';

const UUID = /^[0-9a-f-]{36}$/;
const answered: AnsweredRequest = { route: '/v1/runs/{runId}', status: 200, keyId: 'k1', tenant: 'local' };

async function lines(answer: AnsweredRequest, headers: Record<string, string> = {}, watched = true) {
  const written: Parameters<Log>[] = [];
  const log: Log = (...line) => void written.push(line);
  const context = { log, ...(watched ? { telemetry: createTelemetry() } : {}) };
  let seen = '';
  await observeRequest(context, { method: 'GET', header: (name) => headers[name] }, async (requestId) => {
    seen = requestId;
    return answer;
  });
  return { written, seen };
}

describe('a request', () => {
  it.each([true, false])('is one line of the log (watched: %s)', async (watched) => {
    const { written, seen } = await lines(answered, {}, watched);
    expect(seen).toMatch(UUID);
    expect(written).toEqual([
      [
        'info',
        'request',
        {
          method: 'GET',
          route: '/v1/runs/{runId}',
          status: 200,
          ms: expect.any(Number) as number,
          keyId: 'k1',
          tenant: 'local',
          requestId: seen,
        },
      ],
    ]);
  });

  it('of nobody who was let in names nobody', async () => {
    const { written } = await lines({ route: null, status: 401, keyId: null, tenant: null });
    expect(written[0]?.[2]).not.toHaveProperty('keyId');
    expect(written[0]?.[2]).not.toHaveProperty('tenant');
    expect(written[0]?.[2]).toMatchObject({ route: 'unmatched', status: 401 });
  });

  it.each([
    [500, '/v1/runs', 'error'],
    [404, '/v1/runs', 'info'],
    [200, '/healthz', 'debug'],
    [503, '/readyz', 'error'],
    [200, '/metrics', 'debug'],
  ])('with status %i on %s weighs %s', async (status, route, level) => {
    expect((await lines({ ...answered, status, route })).written[0]?.[0]).toBe(level);
  });

  it('keeps the id its caller gave it', async () => {
    expect((await lines(answered, { 'x-request-id': 'abc-1.2:3_4' })).seen).toBe('abc-1.2:3_4');
  });

  it.each([undefined, '', ' a', 'a b', 'a\nb', '-a', 'a"', 'é', 'a'.repeat(129), '<script>'])(
    'gets an id of its own in place of %j',
    (given) => {
      expect(requestIdFrom(given)).toMatch(UUID);
    },
  );

  it('that breaks is for whoever turns errors into answers to tell', async () => {
    const context = { log: () => undefined, telemetry: createTelemetry() };
    const work = () => Promise.reject(new Error('no'));
    await expect(observeRequest(context, { method: 'GET', header: () => undefined }, work)).rejects.toThrow(
      'no',
    );
  });
});
