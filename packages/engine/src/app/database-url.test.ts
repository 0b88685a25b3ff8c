import { describe, expect, it } from 'vitest';
import { databaseUrl, redactedDatabaseUrl } from './database-url.ts';

describe('DATABASE_URL', () => {
  it.each([undefined, '', '  '])('is not set when it is %j', (given) => {
    expect(databaseUrl({ DATABASE_URL: given })).toBeUndefined();
  });

  it('is taken without the line break a file leaves at its end', () => {
    expect(databaseUrl({ DATABASE_URL: 'postgres://me@db/x\n' })).toBe('postgres://me@db/x');
  });

  it('may leave out the host where a socket folder is named', () => {
    const given = 'postgres://me@/x?host=/run/pg';
    expect(databaseUrl({ DATABASE_URL: given })).toBe(given);
  });

  it.each([
    ['db.example.org', 'it is not a URL'],
    ['mysql://me:geheim@db/x', 'it begins with mysql://'],
    ['postgres://me:/geheim@db:1/x', 'write / as %2F'],
    ['postgres://me:12/geheim@db:1/x', 'write / as %2F'],
    ['postgres://me:12?geheim@db/x', '? as %3F'],
    ['postgres://me:12#geheim@db/x', '# as %23'],
  ])('%s is refused without being quoted', (given, problem) => {
    expect(() => databaseUrl({ DATABASE_URL: given })).toThrow(problem);
    expect(() => databaseUrl({ DATABASE_URL: given })).not.toThrow('geheim');
  });

  it.each([
    ['postgres://me:geheim@db:5433/x', 'postgres://me:***@db:5433/x'],
    ['postgres://me@db/x?sslmode=require&password=geheim', 'postgres://me@db/x?sslmode=require'],
    ['postgres:///x?host=/run/pg', 'postgres:///x?host=/run/pg'],
    ['postgres://me:geheim@/x?host=/run/pg', 'postgres://me:***@/x?host=/run/pg'],
    ['postgres://me:/geheim@127.0.0.1:1/x', '(not shown, it may hold a password)'],
    ['postgres://me:12/geheim@db/x', '(not shown, it may hold a password)'],
    ['postgres://me:12?a=geheim@db/x', '(not shown, it may hold a password)'],
    ['postgres://me:12#geheim@db/x', '(not shown, it may hold a password)'],
    ['postgres://db/x?host=geheim@db', '(not shown, it may hold a password)'],
    ['postgres://me:ge%2Fheim@db/x', 'postgres://me:***@db/x'],
    ['geheim', '(not a URL; not shown, it may hold a password)'],
  ])('%s is shown as %s', (given, shown) => {
    expect(redactedDatabaseUrl(given)).toBe(shown);
  });
});
