import { describe, expect, it } from 'vitest';
import { operatorLog } from './operator-log.ts';
import type { LogFormat, LogLevel } from './settings.ts';
import { createTerminal } from './terminal.ts';

const KEY = `pal_abcdef012345_${'0'.repeat(49)}`;

async function logged(
  { format, isTTY = false, level = 'info' }: { format: LogFormat; isTTY?: boolean; level?: LogLevel },
  ...lines: readonly [LogLevel, string, Record<string, unknown>?][]
): Promise<string[]> {
  const pieces: string[] = [];
  const stream = { isTTY, write: (piece: string) => pieces.push(piece) };
  const environment = { NO_COLOR: '1' };
  const terminal = createTerminal({ stdout: stream, stderr: stream, environment, quiet: false });
  const now = () => new Date('2026-01-02T03:04:05.678Z');
  const log = await operatorLog({ terminal, level, format, environment, now });
  for (const [weight, message, fields] of lines) log(weight, message, fields);
  return pieces.join('').split('\n').slice(0, -1);
}

describe('the log of an operator', () => {
  it.each([
    ['auto', false, true],
    ['auto', true, false],
    ['json', true, true],
    ['text', false, false],
  ] as const)('with format %s and a terminal: %s is JSON: %s', async (format, isTTY, json) => {
    const [line = ''] = await logged({ format, isTTY }, ['info', 'run started', { tenant: 'local' }]);
    expect(line.startsWith('{')).toBe(json);
  });

  it('has one JSON object a line', async () => {
    const lines = await logged(
      { format: 'json' },
      ['info', 'run started', { tenant: 'local', replayed: false, runs: ['a'] }],
      ['error', 'two\nlines', {}],
      ['warn', 'bare'],
    );
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        level: 'info',
        at: '2026-01-02T03:04:05.678Z',
        tenant: 'local',
        replayed: false,
        runs: ['a'],
        message: 'run started',
      },
      { level: 'error', at: '2026-01-02T03:04:05.678Z', message: 'two\nlines' },
      { level: 'warn', at: '2026-01-02T03:04:05.678Z', message: 'bare' },
    ]);
  });

  it('does not let a field take the place of its own', async () => {
    const [line = ''] = await logged({ format: 'json' }, [
      'warn',
      'm',
      { level: 'x', message: 'y', at: 'z' },
    ]);
    expect(JSON.parse(line)).toMatchObject({
      level: 'warn',
      message: 'm',
      level_: 'x',
      message_: 'y',
      at_: 'z',
    });
  });

  it('is a line for people otherwise', async () => {
    const lines = await logged({ format: 'text' }, ['warn', 'took over', { runs: ['a', 'b'], holder: 'w' }]);
    expect(lines).toEqual(['03:04:05  warn   took over  runs=["a","b"] holder=w']);
  });

  it.each(['json', 'text'] as const)('as %s leaves out what weighs less than asked for', async (format) => {
    const given = [
      ['debug', 'd'],
      ['info', 'i'],
      ['warn', 'w'],
      ['error', 'e'],
    ] as const;
    expect(
      await logged({ format, level: 'warn' }, ...given.map(([l, m]) => [l, m] as [LogLevel, string])),
    ).toHaveLength(2);
    expect(
      await logged({ format, level: 'debug' }, ...given.map(([l, m]) => [l, m] as [LogLevel, string])),
    ).toHaveLength(4);
  });

  it.each(['json', 'text'] as const)('as %s never holds a secret', async (format) => {
    const [line = ''] = await logged({ format }, [
      'info',
      `refused ${KEY}`,
      { key: KEY, authorization: 'Bearer x', prompt: 'dear diary', note: `a ${KEY}` },
    ]);
    expect(line).toContain('pal_abcdef012345_');
    for (const secret of ['0000', 'Bearer x', 'diary']) expect(line).not.toContain(secret);
  });

  it('cannot be made to steer a terminal or to fake a line', async () => {
    const lines = await logged({ format: 'text' }, [
      'info',
      'a\u001b[2Jb\n03:04:05  error  c',
      { file: 'x\n\u001b]0;y\u0007' },
    ]);
    expect(lines).toHaveLength(1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(lines[0]).not.toMatch(/[\u0000-\u001f]/);
  });
});
