import { SCOPES } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { expiryInstant, readExpiry, readGrace, readScopes } from './key-options.ts';

const NOW = '2026-11-16T08:00:00.000Z';

describe('scopes on the command line', () => {
  it('are names between commas, or all', () => {
    expect(readScopes('blog:read, runs:read')).toEqual(['blog:read', 'runs:read']);
    expect(readScopes('all')).toEqual(SCOPES);
  });
  it.each(['', 'blog', 'blog:read,', 'blog:*', 'ALL', 'blog:read all'])('are not %j', (text) => {
    expect(() => readScopes(text)).toThrow('blog:read, blog:write');
  });
});

describe('an end on the command line', () => {
  it.each([
    ['90d', '2027-02-14T08:00:00.000Z'],
    ['12h', '2026-11-16T20:00:00.000Z'],
    ['30m', '2026-11-16T08:30:00.000Z'],
    ['2027-06-30', '2027-06-30T00:00:00.000Z'],
    ['2027-06-30T12:00:00Z', '2027-06-30T12:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['999999d', '4764-10-12T08:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(expiryInstant(readExpiry(text), NOW)).toBe(instant);
  });
  it('stays within what can be written down', () => {
    expect(expiryInstant({ seconds: 999_999_999_999 }, NOW)).toBe('9999-12-31T00:00:00.000Z');
  });
  it.each([
    '',
    '0d',
    '-1d',
    '90',
    '90 days',
    '2027-02-29',
    '2027-13-01',
    '30.06.2027',
    'tomorrow',
    '2027-06-30T12:00',
  ])('is not %j', (text) => expect(() => readExpiry(text)).toThrow('2027-06-30'));
});

describe('a grace on the command line', () => {
  it.each([
    ['0', 0],
    ['30m', 1_800],
    ['24h', 86_400],
    ['30d', 2_592_000],
  ])('%s is %d seconds', (text, seconds) => expect(readGrace(text)).toBe(seconds));
  it.each(['', '31d', '721h', '1', 'none'])('is not %j', (text) =>
    expect(() => readGrace(text)).toThrow('30d'),
  );
});
