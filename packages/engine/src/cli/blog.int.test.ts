import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlogRunResult, blogRunResultSchema, blogScoreSchema } from '@palimpsest/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPipelines } from '../app/product-pipelines.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { captured } from './testing/captured.ts';

const POST = `# How long does tea keep?

Storing things in the kitchen is something that all of us have thought about at one time or another. There is so much to
say about it, and everybody has an opinion. Kitchens are warm and full of steam, which is a problem for dry goods. Shelves
above the stove are the worst place of all, although they look nice. Light ruins the leaves as quickly as moisture does. A
tin keeps light out, a glass jar does not. Strong smells creep into open packets within days. Coffee beside tea is a bad
neighbour. Some people keep their packets in the fridge, where water settles on the leaves each time the door is opened.
Tea keeps for about 6 months in a closed tin. Green tea fades first, then white tea, then black tea.
`;

let folder: string;
beforeAll(async () => {
  folder = freshHome('palimpsest-blog-cli-', '.palimpsest');
  await writeFile(join(folder, 'post.md'), POST);
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const blog = (...argv: string[]) =>
  captured(['blog', ...argv], { pipelines: productPipelines, workingFolder: folder });
const run = async (...argv: string[]): Promise<BlogRunResult> => {
  const { stdout, stderr } = await blog('run', 'post.md', '--json', ...argv);
  expect(stderr).toBe('');
  return blogRunResultSchema.parse(JSON.parse(stdout));
};

describe('palimpsest blog run', () => {
  let result: BlogRunResult;
  it('gives the published JSON and writes the final text where it is told to', async () => {
    result = await run('--out', 'new.md', '--as-of', '2026-03-01');
    expect(result.cycles.length).toBeGreaterThan(0);
    expect(await readFile(join(folder, 'new.md'), 'utf8')).toBe(result.finalContent);
  });

  it('leaves with 0 when nothing is left to do and with 1 when triggers are left', async () => {
    const { code, stdout } = await blog('run', 'post.md', '--as-of', '2026-03-01');
    expect(code).toBe(stdout.startsWith('Rewritten') ? 0 : 1);
    expect(stdout).toContain('CYCLE  TRIGGERS');
  });

  it('shows the blog, a version, what changed, and why', async () => {
    const show = async (...argv: string[]) => (await blog('show', result.blogId, ...argv)).stdout;
    expect(await show()).toContain('VERSION  BY');
    expect(await show('--text', '--at', '1')).toBe(`${POST}\n`);
    expect(await show('--text')).toBe(`${result.finalContent}\n`);
    expect(await show('--diff')).toMatch(/^(added|changed|moved|removed)$/m);
    expect(await show('--proposal')).toContain('**Rationale**');
    expect(JSON.parse(await show('--json'))).toMatchObject({ blogId: result.blogId });
    expect(JSON.parse(await show('--diff', '--json'))).toMatchObject({ from: 1 });
  });

  it('passes the guards that palimpsest blog verify asks alone', async () => {
    expect(await blog('verify', 'post.md', 'new.md')).toMatchObject({ code: 0 });
    await writeFile(join(folder, 'worse.md'), POST.replace('6 months', '16 months'));
    const { code, stdout } = await blog('verify', 'post.md', 'worse.md', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ passed: false });
  });

  it('adds a version of the author’s to a blog that is on record', async () => {
    const next = await run('--blog', result.blogId);
    expect(next.versions[0]?.versionNumber).toBe(result.versions.length + 1);
  });

  it('says what is wrong with an id, a renderer or a rule set that does not exist', async () => {
    for (const [argv, message] of [
      [['show', 'nonsense'], 'UUID'],
      [['show', '00000000-0000-4000-8000-000000000000'], 'blog'],
      [['run', 'post.md', '--renderer', 'anthropic'], 'anthropic'],
      [['run', 'post.md', '--rules', 'blog/v9'], 'blog/v9'],
      [['run', 'post.md', '--out', 'no/such/folder/x.md'], 'cannot be written'],
      [['show', result.blogId, '--text', '--at', '99'], '99'],
    ] as const) {
      const { code, stderr } = await blog(...argv);
      expect({ argv, code, said: stderr.includes(message) }).toEqual({ argv, code: 2, said: true });
    }
  });
});

describe('palimpsest blog run --dry-run', () => {
  it('prints the prompt to the letter, calls nothing and keeps nothing', async () => {
    const { code, stdout, stderr } = await blog('run', 'post.md', '--dry-run', '--home', 'untouched');
    expect(code).toBe(1);
    expect(stdout).toContain(`ORIGINAL CONTENT:\n---\n${POST}\n---\n`);
    expect(stderr).toContain('T1');
    await expect(readFile(join(folder, 'untouched'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('palimpsest blog record', () => {
  it('goes on with scores from elsewhere, version by version', async () => {
    const { stdout } = await blog('score', 'post.md', '--json');
    const { aeo, aiLikeness } = blogScoreSchema.parse(JSON.parse(stdout));
    const better = {
      aeo: { ...aeo, total: 90, pillars: { ...aeo.pillars, answerability: 24, structure: 19 } },
      aiLikeness,
    };
    await writeFile(join(folder, 'low.json'), JSON.stringify({ aeo: { ...aeo, total: 50 }, aiLikeness }));
    await writeFile(join(folder, 'high.json'), JSON.stringify(better));
    const first = await run('--scores', 'low.json');
    expect(first).toMatchObject({ outcome: 'waiting', versions: [{ aeoTotal: 50 }, { aeoTotal: null }] });
    const { code, stdout: after } = await blog('record', first.runId, '--scores', 'high.json', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(after)).toMatchObject({
      outcome: 'completed',
      cycles: [{ parentAeoTotal: 50, childAeoTotal: 90, trendOutcome: 'partial_improvement', trendCode: 2 }],
    });
    const again = await blog('record', first.runId, '--scores', 'high.json');
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('waits for no scores') });
  });
});
