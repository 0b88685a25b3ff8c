import { describe, expect, it } from 'vitest';
import { RequestInFlightError } from '../errors/request-in-flight-error.ts';
import { SubjectErasedError } from '../errors/subject-erased-error.ts';
import { UnknownRunError } from '../errors/unknown-run-error.ts';
import { problemOf } from './problem.ts';

describe('a problem', () => {
  it('says when to ask again where waiting helps', () => {
    const { problem, headers } = problemOf(new RequestInFlightError());
    expect(problem).toMatchObject({ status: 409, code: 'request_in_flight' });
    expect(headers).toEqual({ 'retry-after': '1' });
  });

  it('names a request where the application names a command', () => {
    const { problem } = problemOf(new UnknownRunError({ runId: 'zzz' }));
    expect(problem.hint).toBe('GET /v1/runs lists them.');
  });

  it('says no such thing where waiting does not help', () => {
    expect(problemOf(new SubjectErasedError({ subject: 'blog:one' })).headers).toEqual({});
  });
});
