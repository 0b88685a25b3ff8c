import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { DatabaseError } from '../../errors/database-error.ts';
import { DatabaseUnreachableError } from '../../errors/database-unreachable-error.ts';
import { transaction } from './database.ts';
import { isPassing } from './translate-error.ts';

const statements: string[] = [];
const client = {
  query: async (text: string) => {
    statements.push(text);
    return { rows: [] };
  },
  release: () => undefined,
};
const pool = { connect: async () => client } as unknown as Pool;

const thrownBy = (error: unknown) =>
  transaction(pool, () => Promise.reject(error)).catch((thrown: unknown) => thrown);
const withCode = (code: string, more = {}) => Object.assign(new Error('secret row'), { code, ...more });

describe('an error inside a transaction', () => {
  it.each([
    ['of our own code', new TypeError('x is not a function')],
    ['with a code of Node', Object.assign(new TypeError('bad argument'), { code: 'ERR_INVALID_ARG_TYPE' })],
    ['about a file', withCode('ENOENT', { syscall: 'open' })],
    ['about a file nobody may touch', withCode('EPERM', { syscall: 'open' })],
    ['that is no error', 'text'],
  ])('%s comes out as it is, and the work is rolled back', async (_what, error) => {
    statements.length = 0;
    expect(await thrownBy(error)).toBe(error);
    expect(isPassing(error)).toBe(false);
    expect(statements).toEqual(['begin', 'rollback']);
  });

  it.each(['23505', 'XX000', 'P0001', 'PE001'])(
    'of the database (%s) is made fit to be shown',
    async (code) => {
      const thrown = await thrownBy(withCode(code));
      expect(thrown).toBeInstanceOf(DatabaseError);
      expect(thrown).toMatchObject({ sqlState: code, message: expect.not.stringContaining('secret') });
    },
  );

  it.each([
    withCode('ECONNRESET', { syscall: 'read' }),
    withCode('ECONNREFUSED'),
    withCode('57P01'),
    new Error('Connection terminated unexpectedly'),
  ])('of the connection says that the database cannot be reached (%s)', async (error) => {
    const thrown = await thrownBy(error);
    expect(thrown).toBeInstanceOf(DatabaseUnreachableError);
    expect([isPassing(error), isPassing(thrown)]).toEqual([true, true]);
  });
});
