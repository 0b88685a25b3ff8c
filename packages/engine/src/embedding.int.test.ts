import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshHome } from './testing/fresh-home.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const examples = join(root, 'examples');
const programs = readdirSync(join(examples, 'embedding')).filter((name) => name.endsWith('.mjs'));
const source = (name: string) => readFileSync(join(examples, 'embedding', name), 'utf8');

let folder: string;
beforeAll(() => {
  folder = freshHome('palimpsest-embedding-', 'home');
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const tried = new Set<string>();
function run(name: string, ...args: readonly string[]): SpawnSyncReturns<string> {
  tried.add(name);
  return spawnSync(process.execPath, [join(examples, 'embedding', name), ...args, join(folder, 'home')], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: folder },
    encoding: 'utf8',
  });
}
const post = join(examples, 'blog/hidden-answer.md');

/** They share one data folder, as programs on one machine would. */
describe('a program that embeds the engine', () => {
  it('rewrites a post in fifteen lines', () => {
    const { status, stdout, stderr } = run('blog.mjs', post);
    expect({ status, stderr }).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^completed, run /),
    });
    expect(stdout).toContain('# How long does sourdough starter keep in the fridge?');
    expect(stdout.trim()).not.toBe(readFileSync(post, 'utf8').trim());
    expect(source('blog.mjs').trim().split('\n').length).toBeLessThanOrEqual(15);
  });

  it('brings a renderer and a log of its own, and the guards still decide', () => {
    const { status, stdout, stderr } = run('own-renderer.mjs', post);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: 'stopped: guard_rejected; the text is untouched\n',
    });
    expect(stderr).toMatch(/^info run started \{"tenant":"local"/);
  });

  it('researches, verifies, replays and erases', () => {
    const question = 'How many otters live along the Aldermere river?';
    const { status, stdout, stderr } = run(
      'research-and-audit.mjs',
      question,
      join(examples, 'research/aldermere'),
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.split('\n')).toEqual([
      `answered: # ${question}`,
      expect.stringMatching(/^verified true, \d+ events, \d+ decisions made again$/),
      'erased true, verified true',
      '',
    ]);
  });

  it('is told what is wrong by code, message and hint', () => {
    const { status, stdout, stderr } = run('research-and-audit.mjs', '???', folder);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^request_invalid: The request cannot be taken: question has no words\./);
  });

  it('stands in the guide as it is run here, and every example is run', () => {
    const guide = readFileSync(join(root, 'docs/guide/embedding.md'), 'utf8');
    for (const name of programs) expect(guide).toContain(`\`\`\`js\n${source(name)}\`\`\``);
    expect([...tried].sort()).toEqual([...programs].sort());
  });
});
