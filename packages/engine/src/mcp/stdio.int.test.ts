import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshHome } from '../testing/fresh-home.ts';
import { BIN } from './testing/mcp-client.ts';

let folder: string;
beforeAll(() => {
  folder = freshHome('palimpsest-mcp-stdio-', '.palimpsest');
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function start(): { readonly child: ChildProcess; readonly ended: Promise<Ended>; stdout(): string } {
  const env = { PATH: process.env.PATH ?? '', HOME: folder };
  const child = spawn(process.execPath, [BIN, 'mcp'], { cwd: folder, env, stdio: 'pipe' });
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (part: Buffer) => {
    texts.stdout += part.toString();
  });
  child.stderr?.on('data', (part: Buffer) => {
    texts.stderr += part.toString();
  });
  // A server that has left takes no more words; the tests look at how it left.
  child.stdin?.on('error', () => undefined);
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, ...texts }));
  });
  return { child, ended, stdout: () => texts.stdout };
}

const message = (id: number, method: string, params: object) =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
const INITIALIZE = message(1, 'initialize', {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
});
const answers = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { jsonrpc: string; id?: number; result?: { isError?: boolean } });

describe('the streams of palimpsest mcp', () => {
  it('carry answers to all that was asked before the end of the input, and nothing else', async () => {
    const { child, ended } = start();
    child.stdin?.end(
      [
        INITIALIZE,
        'this is no message\n',
        message(2, 'tools/call', { name: 'list_runs', arguments: {} }),
        message(3, 'tools/call', { name: 'score_blog_post', arguments: { content: '# A\n\nText.' } }),
        message(4, 'tools/call', { name: 'no_such_tool', arguments: {} }),
        message(5, 'no/such/method', {}),
      ].join(''),
    );
    const { code, stdout, stderr } = await ended;
    expect(code).toBe(0);
    const all = answers(stdout);
    expect(all.every(({ jsonrpc }) => jsonrpc === '2.0')).toBe(true);
    expect(all.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(stderr).toBe('A message could not be read: it is no message of the protocol.\n');
  });

  it('end when the process is told to stop', async () => {
    const { child, ended, stdout } = start();
    child.stdin?.write(INITIALIZE + message(2, 'tools/call', { name: 'list_runs', arguments: {} }));
    const answered = new Promise<void>((resolve) => {
      child.stdout?.on('data', () => {
        if (stdout().includes('"id":2')) resolve();
      });
    });
    await Promise.race([answered, ended]);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });

  it('end at a message that is larger than any can be', async () => {
    const { child, ended } = start();
    child.stdin?.write(INITIALIZE);
    child.stdin?.write('x'.repeat(9 * 1024 * 1024));
    const { code, stderr } = await ended;
    expect(code).toBe(0);
    expect(stderr).toContain('exceeded maximum size');
  });
});
