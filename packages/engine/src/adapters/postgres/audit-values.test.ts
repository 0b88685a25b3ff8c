import type { ColumnType } from '@palimpsest/kernel';
import { describe, expect, it } from 'vitest';
import { instantOf } from './audit-snapshot.ts';
import { columnText, MISFIT } from './audit-values.ts';

describe('values for the server to compare', () => {
  it.each<[ColumnType, Parameters<typeof columnText>[1], string | null]>([
    ['text', 'a "b" \\', 'a "b" \\'],
    ['text', null, null],
    ['text', 'a\0b', 'a\uFFFDb'],
    ['jsonb', ['a\0b'], '["a\uFFFDb"]'],
    ['jsonb', ['\\u0000 \\\0'], '["\\\\u0000 \\\\\uFFFD"]'],
    ['integer', 12, '12'],
    ['bigint', 2 ** 40, '1099511627776'],
    ['boolean', false, 'false'],
    ['numeric(7,2)', 0.25, '0.25'],
    ['jsonb', { b: 1, a: [null] }, '{"a":[null],"b":1}'],
    ['timestamptz', '2026-02-28T23:59:59.999Z', '2026-02-28T23:59:59.999Z'],
    ['timestamp', '2026-02-28T23:59:59.999Z', '2026-02-28T23:59:59.999Z'],
    ['date', '2026-02-28', '2026-02-28'],
    ['uuid', '00000000-0000-4000-8000-00000000000A', '00000000-0000-4000-8000-00000000000A'],
  ])('%s %j', (type, value, text) => {
    expect(columnText(type, value)).toBe(text);
  });

  it.each<[ColumnType, Parameters<typeof columnText>[1]]>([
    ['text', { a: 1 }],
    ['integer', '12'],
    ['integer', 2 ** 31],
    ['integer', 1.5],
    ['bigint', 1e300],
    ['boolean', 'yes'],
    ['numeric(7,2)', 100_000],
    ['numeric(7,2)', 'many'],
    ['timestamptz', '2026-02-31T00:00:00.000Z'],
    ['timestamptz', 'yesterday'],
    ['timestamp', '2026-02-31T00:00:00.000Z'],
    ['date', '2026-02-30'],
    ['date', '2026-02-28T00:00:00.000Z'],
    ['uuid', 'none'],
  ])('refuses what no %s can hold: %j', (type, value) => {
    expect(columnText(type, value)).toBe(MISFIT);
  });
});

describe('a time as the server writes it', () => {
  it.each([
    ['2026-01-31 12:00:00+00', '2026-01-31T12:00:00.000Z'],
    ['2026-01-31 12:00:00.5+00', '2026-01-31T12:00:00.500Z'],
    ['2026-01-31 12:00:00.123+00', '2026-01-31T12:00:00.123Z'],
  ])('%s is %s', (text, instant) => {
    expect(instantOf(text)).toBe(instant);
  });

  it('keeps what is finer than a millisecond, so that it differs', () => {
    expect(instantOf('2026-01-31 12:00:00.123001+00')).toBe('2026-01-31T12:00:00.123001Z');
  });
});
