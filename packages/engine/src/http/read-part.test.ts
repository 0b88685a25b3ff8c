import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allRoutes } from './all-routes.ts';
import { HttpProblem } from './problem.ts';
import { readNames, readPart } from './read-part.ts';

const thrownBy = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof HttpProblem) return `${error.status} ${error.code}`;
    throw error;
  }
  return 'nothing';
};

describe('the names and values of an address', () => {
  const run = z.object({ runId: z.string().min(1).max(8) });

  it('are given back as they are where only their length counts', () => {
    const values = { runId: 'abc' };
    expect(readNames(run, values, 'path')).toBe(values);
  });

  it.each(['', '123456789'])('are refused where %j is too short or too long', (runId) =>
    expect(thrownBy(() => readNames(run, { runId }, 'path'))).toBe('400 request_invalid'),
  );

  it.each([
    ['a number', z.object({ n: z.coerce.number().int().min(1) }), { n: '0' }],
    ['a form', z.object({ n: z.string().regex(/^a/) }), { n: 'b' }],
    ['a format', z.object({ n: z.uuid() }), { n: 'b' }],
    ['one of a few', z.object({ n: z.enum(['a']) }), { n: 'b' }],
    ['a rule of its own', z.object({ n: z.string().refine((text) => text === 'a') }), { n: 'b' }],
    ['a rule for all', z.object({ n: z.string() }).refine(() => false), { n: 'b' }],
    ['no other names', z.strictObject({ n: z.string() }), { n: 'b', m: 'c' }],
    ['a name that is missing', z.object({ n: z.string(), m: z.string() }), { n: 'b' }],
  ])('are held against a shape that wants %s', (_, shape, values) =>
    expect(thrownBy(() => readNames(shape, values, 'query'))).toBe('400 request_invalid'),
  );

  it('are changed where the shape changes them', () => {
    expect(readNames(z.object({ n: z.string().trim() }), { n: ' a ' }, 'query')).toEqual({ n: 'a' });
    expect(readNames(z.object({ n: z.coerce.number() }), { n: '7' }, 'query')).toEqual({ n: 7 });
    expect(readNames(z.object({ n: z.string() }), { n: 'a', m: 'b' }, 'query')).toEqual({ n: 'a' });
  });

  it('may be none, which gives what the shape adds by itself', () => {
    const page = z.strictObject({ limit: z.coerce.number().default(50) });
    expect(readNames(page, {}, 'query')).toEqual({ limit: 50 });
    expect(thrownBy(() => readNames(z.object({ q: z.string() }), {}, 'query'))).toBe('400 request_invalid');
  });

  it('never hold a NUL character', () => {
    expect(thrownBy(() => readNames(run, { runId: 'a\u0000' }, 'path'))).toBe('400 request_invalid');
    expect(thrownBy(() => readNames(undefined, { x: '\u0000' }, 'query'))).toBe('400 request_invalid');
  });

  it('come out of every route as its shape alone would read them', () => {
    for (const { params } of allRoutes) {
      if (params === undefined) continue;
      const values = Object.fromEntries(Object.keys(params.shape).map((name) => [name, '12']));
      const alone = params.safeParse(values);
      if (alone.success) expect(readNames(params, values, 'path')).toEqual(alone.data);
      else expect(thrownBy(() => readNames(params, values, 'path'))).toBe('400 request_invalid');
    }
  });
});

describe('a body', () => {
  it('is read by its shape', () => {
    expect(readPart(z.object({ a: z.number() }), { a: 1, b: 2 }, 'request')).toEqual({ a: 1 });
    expect(thrownBy(() => readPart(z.object({ a: z.number() }), { a: '1' }, 'request'))).toBe(
      '400 request_invalid',
    );
    expect(readPart(undefined, { a: 1 }, 'request')).toEqual({});
  });
});
