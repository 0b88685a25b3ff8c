import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { LiveProcess } from './process-table.ts';
import { isPostmaster, liveProcess, pidWorld, serverProcesses } from './process-table.ts';

const uid = process.getuid?.() ?? -1;

describe('the process table', () => {
  it('knows this process, its owner and when it began', () => {
    const self = liveProcess(process.pid);
    expect(self).toMatchObject({ pid: process.pid, uid });
    expect(self?.startedAt).toBe(liveProcess(process.pid)?.startedAt);
    expect(pidWorld()).toBe(pidWorld());
  });

  it('does not know a process that ended', () => {
    expect(liveProcess(spawnSync(process.execPath, ['-e', '']).pid)).toBeUndefined();
  });

  it('tells a server by its arguments and its children by their titles', async () => {
    const mark = `palimpsest-test-${process.pid}`;
    // Processes that only look like a server: the first words of their command lines are what counts.
    const stay = 'setInterval(() => {}, 1000); console.log(1)';
    const child = spawn(process.execPath, ['-e', stay], { argv0: `postgres: ${mark}: checkpointer` });
    const main = spawn(process.execPath, ['-e', stay, '--', `cluster_name=${mark}`], {
      argv0: '/x y/bin/postgres -D folder',
    });
    await Promise.all(
      [child, main].map(({ stdout }) => new Promise((resolve) => stdout.once('data', resolve))),
    );
    const found = serverProcesses(mark, uid);
    child.kill('SIGKILL');
    main.kill('SIGKILL');
    expect(found.children.map(({ pid }) => pid)).toEqual([child.pid]);
    expect(found.postmasters.map(({ pid }) => pid)).toEqual([main.pid]);
  });

  it('takes neither another mark nor another program for the server', () => {
    const live = (commandLine: string): LiveProcess => ({ pid: 1, uid, startedAt: '1', commandLine });
    expect(
      isPostmaster(live('/bin/postgres -D x -c cluster_name=palimpsest-1-2-a'), 'palimpsest-1-2-a'),
    ).toBe(true);
    expect(
      isPostmaster(live('/bin/postgres -D x -c cluster_name=palimpsest-1-2-ab'), 'palimpsest-1-2-a'),
    ).toBe(false);
    expect(isPostmaster(live('grep cluster_name=palimpsest-1-2-a'), 'palimpsest-1-2-a')).toBe(false);
  });
});
