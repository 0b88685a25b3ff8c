import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../app/testing/crash-bench.ts';
import { freshHome } from '../testing/fresh-home.ts';
import type { MainOptions } from './command-environment.ts';
import { main } from './main.ts';
import { captured } from './testing/captured.ts';

let folder: string;
beforeAll(() => {
  folder = freshHome('palimpsest-log-', '.palimpsest');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a verb that works until it is stopped; Gives the lines of its log. */
async function logOf(
  argv: readonly string[],
  meanwhile: (seen: (pattern: RegExp) => Promise<string>) => Promise<unknown>,
  { isTTY = false }: { readonly isTTY?: boolean } = {},
): Promise<string[]> {
  const stop = new AbortController();
  const texts = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof texts): NonNullable<MainOptions['stderr']> => ({
    isTTY,
    write: (text: string) => {
      texts[name] += text;
    },
  });
  const seen = (pattern: RegExp) => until(String(pattern), () => pattern.exec(texts.stderr)?.[0]);
  const environment = { NO_COLOR: '1', OPENAI_API_KEY: 'odd-provider-key-0123' };
  const left = main(argv, {
    pipelines: [],
    environment,
    workingFolder: folder,
    signal: stop.signal,
    stdout: stream('stdout'),
    stderr: stream('stderr'),
  });
  await Promise.race([meanwhile(seen), left]);
  stop.abort();
  expect(await left).toBe(0);
  return texts.stderr.split('\n').filter((line) => line !== '');
}

const request = async (seen: (pattern: RegExp) => Promise<string>) => {
  const url = await seen(/http:\/\/127\.0\.0\.1:\d+/);
  await fetch(`${url}/v1/nowhere/dear-diary?q=dear-diary`, {
    headers: { 'x-request-id': 'mine-1', authorization: 'Bearer odd-provider-key-0123' },
  });
};

describe('the log of a service', () => {
  it('is JSON lines and nothing else where nobody watches, with one line for each request', async () => {
    const lines = await logOf(['serve', '--port', '0'], request);
    const read = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const line of read)
      expect(line).toMatchObject({
        level: expect.any(String) as string,
        at: expect.any(String) as string,
        message: expect.any(String) as string,
      });
    expect(read.filter(({ message }) => message === 'request')).toMatchObject([
      { level: 'info', method: 'GET', route: 'unmatched', status: 404, requestId: 'mine-1' },
    ]);
    expect(read.some(({ message }) => String(message).startsWith('Serving on http'))).toBe(true);
    for (const secret of ['odd-provider', 'dear-diary']) expect(lines.join()).not.toContain(secret);
  });

  it('is JSON lines for a worker, too', async () => {
    const lines = await logOf(['worker'], (seen) => seen(/Works on up to/));
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
  });

  it('is for people on a terminal', async () => {
    const lines = await logOf(['serve', '--port', '0'], request, { isTTY: true });
    expect(lines.some((line) => line.startsWith('Serving on http'))).toBe(true);
    expect(lines.some((line) => /^\d\d:\d\d:\d\d {2}info {3}request {2}method=GET/.test(line))).toBe(true);
  });

  it('comes after the allow-list of webhooks was read from the configuration', async () => {
    writeFileSync(join(folder, 'hooks.json'), '{"webhooks": {"allow": ["10.0.0.0/8", "1.2.3.4/99"]}}');
    const { code, stderr } = await captured(['worker', '--config', 'hooks.json'], { workingFolder: folder });
    expect(code).toBe(2);
    expect(stderr).toContain('1.2.3.4/99');
  });

  it('is what the configuration says', async () => {
    writeFileSync(join(folder, 'text.json'), '{"logFormat": "text", "logLevel": "warn"}');
    const argv = ['serve', '--port', '0', '--config', 'text.json'];
    const lines = await logOf(argv, request);
    expect(lines.some((line) => line.startsWith('Serving on http'))).toBe(true);
    expect(lines.join()).not.toContain('request');
  });
});
