import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import * as sdk from '../index.ts';
import { fakeFetch, problem } from '../testing/fake-fetch.ts';

async function errorFor(response: Response): Promise<sdk.PalimpsestApiError> {
  const { fetch } = fakeFetch(response);
  const error = await createClient({ baseUrl: 'http://palimpsest.test', fetch })
    .rules.list()
    .catch((each: unknown) => each);
  if (!(error instanceof sdk.PalimpsestApiError)) throw error;
  return error;
}

describe('an answer that is no success', () => {
  it.each([
    [400, 'request_invalid', sdk.ValidationError],
    [401, 'unauthorized', sdk.UnauthorizedError],
    [403, 'scope_missing', sdk.ForbiddenError],
    [404, 'unknown_run', sdk.NotFoundError],
    [405, 'method_not_allowed', sdk.PalimpsestApiError],
    [409, 'document_busy', sdk.ConflictError],
    [410, 'subject_erased', sdk.NotFoundError],
    [412, 'version_changed', sdk.PreconditionFailedError],
    [413, 'request_too_large', sdk.ValidationError],
    [415, 'media_type_not_supported', sdk.ValidationError],
    [422, 'idempotency_mismatch', sdk.ValidationError],
    [429, 'rate_limited', sdk.RateLimitedError],
    [500, 'internal_error', sdk.ServerError],
    [503, 'database_unreachable', sdk.ServerError],
  ])('%i %s is an error of its own type', async (status, code, Class) => {
    const error = await errorFor(problem(status, code));
    expect(error.constructor).toBe(Class);
    expect(error.name).toBe(Class.name);
    expect(error).toBeInstanceOf(sdk.PalimpsestError);
    expect(error).toBeInstanceOf(Error);
    expect([error.status, error.code, error.detail]).toEqual([status, code, `It is ${code}.`]);
    expect(error.message).toBe(error.detail);
  });

  it('tells everything that the problem document tells', async () => {
    const told = {
      hint: 'Do this.',
      errors: [{ field: 'content', problem: 'must have words' }],
      about: { runId: 'r1' },
      requestId: 'request-1',
    };
    expect(await errorFor(problem(400, 'request_invalid', told))).toMatchObject({
      title: 'A title',
      ...told,
    });
  });

  it('has no fields and no ids where none are told', async () => {
    const error = await errorFor(problem(404, 'unknown_run', { headers: { 'x-request-id': 'request-2' } }));
    expect(error).toMatchObject({ errors: [], about: {}, requestId: 'request-2', hint: undefined });
  });

  it.each([
    ['7', 7_000],
    ['0', 0],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', 1_000],
    ['', 1_000],
  ])('429 with Retry-After %j asks to wait for %i ms', async (value, ms) => {
    const error = await errorFor(problem(429, 'rate_limited', { headers: { 'retry-after': value } }));
    expect(error.retryAfterMs).toBe(ms);
  });

  it('asks to wait until a day and an hour', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    const error = await errorFor(problem(503, 'away', { headers: { 'retry-after': inAnHour } }));
    expect(error.retryAfterMs).toBeGreaterThan(3_000_000);
    expect(error.retryAfterMs).toBeLessThanOrEqual(3_600_000);
  });

  it.each([
    ['a page of a proxy', '<html>502 secret</html>'],
    ['nothing', ''],
    ['JSON of something else', '{"error":"no secret"}'],
    ['JSON that is no object', 'null'],
  ])('is told by its status alone where it is %s', async (_, text) => {
    const error = await errorFor(new Response(text, { status: 502 }));
    expect(error).toBeInstanceOf(sdk.ServerError);
    expect(error.code).toBe('unexpected_answer');
    expect(error.message).toContain('502');
    expect(error.message).not.toContain('secret');
  });
});
