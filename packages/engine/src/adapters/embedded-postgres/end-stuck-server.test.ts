import { describe, expect, it } from 'vitest';
import { watchForStuck } from './end-stuck-server.ts';
import type { LiveProcess } from './process-table.ts';

const NOT_YET = new Error('the database system is not yet accepting connections');
const server = (pid: number): LiveProcess => ({ pid, uid: 1, startedAt: `${pid}`, commandLine: 'postgres' });

/** What was ended by answers at these seconds. */
function ended(steps: readonly (readonly [second: number, answer: Error, found: LiveProcess | undefined])[]) {
  const pids: number[] = [];
  const lines: string[] = [];
  let [time, found]: [number, LiveProcess | undefined] = [0, undefined];
  const look = watchForStuck('/data', (line) => lines.push(line), {
    find: () => found,
    now: () => time * 1000,
    end: (pid) => pids.push(pid),
  });
  for (const [second, answer, live] of steps) {
    [time, found] = [second, live];
    look(answer);
  }
  expect(lines).toHaveLength(pids.length);
  return pids;
}

describe('a server that says it does not accept connections yet, with nothing left that recovers', () => {
  it('is ended after a while', () => {
    expect(
      ended([
        [0, NOT_YET, server(7)],
        [3, NOT_YET, server(7)],
        [6, NOT_YET, server(7)],
      ]),
    ).toEqual([7]);
  });

  it('is left alone while something recovers in between', () => {
    expect(
      ended([
        [0, NOT_YET, server(7)],
        [3, NOT_YET, undefined],
        [6, NOT_YET, server(7)],
      ]),
    ).toEqual([]);
  });

  it('is left alone where it answers otherwise, such as that it shuts down', () => {
    const down = new Error('the database system is shutting down');
    expect(
      ended([
        [0, NOT_YET, server(7)],
        [3, down, server(7)],
        [6, NOT_YET, server(7)],
      ]),
    ).toEqual([]);
  });

  it('is not taken for one that came after it', () => {
    expect(
      ended([
        [0, NOT_YET, server(7)],
        [6, NOT_YET, server(8)],
      ]),
    ).toEqual([]);
  });
});
