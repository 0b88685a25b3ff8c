import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blogScoreSchema } from '@palimpsest/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPipelines } from '../../app/product-pipelines.ts';
import { captured } from '../testing/captured.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'palimpsest-score-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const POST = `# How long does tea steep?

Black tea steeps for 4 minutes in water of 95 °C. Green tea takes 2 minutes at 75 °C.

## Why does the time matter?

Tannins need about 3 minutes to dissolve, and a longer bath only makes the cup bitter.
`;

async function score(text: string | Uint8Array, ...more: string[]) {
  writeFileSync(join(folder, 'post.md'), text);
  return captured(['blog', 'score', 'post.md', '--as-of', '2026-01-31', ...more], {
    pipelines: productPipelines,
    workingFolder: folder,
  });
}

describe('blog score', () => {
  it('answers with the published JSON', async () => {
    const { code, stdout, stderr } = await score(POST, '--json');
    const found = blogScoreSchema.parse(JSON.parse(stdout));
    expect(stderr).toBe('');
    expect(code).toBe(found.triggers.length === 0 ? 0 : 1);
    expect(found.findings.length).toBeGreaterThan(0);
  });

  it('gives the same bytes each time', async () => {
    expect(await score(POST, '--json')).toEqual(await score(POST, '--json'));
  });

  it('answers in words, in SARIF and as a page', async () => {
    expect((await score(POST)).stdout).toContain('AI-likeness');
    expect(JSON.parse((await score(POST, '--format', 'sarif')).stdout)).toMatchObject({ version: '2.1.0' });
    expect((await score(POST, '--format', 'html')).stdout).toMatch(/^<!doctype html>/);
  });

  it('shows a rule that is switched off without points, and knows no rule that does not exist', async () => {
    const pointsOf = (stdout: string, id: string) =>
      blogScoreSchema
        .parse(JSON.parse(stdout))
        .findings.filter(({ rule }) => rule === id)
        .reduce((sum, { points = 0 }) => sum + Math.abs(points), 0);
    expect(pointsOf((await score(POST, '--json')).stdout, 'answer-in-opening')).toBeGreaterThan(0);
    const without = await score(POST, '--json', '--off', 'answer-in-opening');
    expect(pointsOf(without.stdout, 'answer-in-opening')).toBe(0);
    const { code, stderr } = await score(POST, '--off', 'no-such-rule');
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('no-such-rule') });
  });

  it('scores the posts it can read, names those it cannot, and leaves with 2', async () => {
    writeFileSync(join(folder, 'good.md'), POST);
    const { code, stdout, stderr } = await captured(['blog', 'score', 'good.md', 'gone.md', '--json'], {
      pipelines: productPipelines,
      workingFolder: folder,
    });
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject([{ file: 'good.md' }]);
    expect(stderr).toContain('gone.md: there is no such file.');
  });

  it('reads and writes one result per line with --jsonl, also around a broken line', async () => {
    const lines = [
      JSON.stringify({ id: 'a', text: POST }),
      '{',
      JSON.stringify({ id: 7, text: '' }),
      '{"id":"x"}',
    ];
    const { code, stdout } = await captured(['blog', 'score', '--jsonl'], {
      pipelines: productPipelines,
      stdin: (async function* () {
        yield `${lines.join('\n')}\n`;
      })(),
    });
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(2);
    expect(answers).toMatchObject([
      { id: 'a', aeo: { total: expect.any(Number) } },
      { id: null, error: 'Line 2 is not valid JSON.' },
      { id: '7', error: expect.stringContaining('empty') },
      { id: 'x', error: 'Line 4 has no "text".' },
    ]);
  });
});

describe('what is no post', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', 'is empty'],
    ['blank space', ' \n\t\n', 'is empty'],
    ['a binary file', Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 1, 2]), 'it is binary, not text.'],
    ['another encoding', Buffer.from([0x63, 0xe9]), 'it is not valid UTF-8.'],
    ['more than 5 MB', 'word '.repeat(1_000_001), 'it is longer than 5 MB.'],
    ['more characters than a post may have', 'word '.repeat(900_000), 'characters'],
  ])('%s is refused with what to do', async (_name, text, message) => {
    const { code, stdout, stderr } = await score(text);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('is refused when its day is none', async () => {
    const { code, stderr } = await captured(['blog', 'score', 'x.md', '--as-of', 'soon']);
    expect(code).toBe(2);
    expect(stderr).toContain('--as-of must be a day like 2026-01-31');
  });
});

describe('an odd post is scored, with something said about it', () => {
  it.each([
    ['only code', '```js\nconst a = 1;\n```\n'],
    ['only HTML', '<div><p>Some words in a tag.</p></div>\n'],
    ['front matter that does not close', '---\ntitle: Tea\ndate: [\n\nSome words about tea follow here.\n'],
    ['CRLF', POST.replaceAll('\n', '\r\n')],
    ['right-to-left text', '# כמה זמן משרים תה\n\nתה שחור משרים ארבע דקות במים חמים מאוד.\n'],
    ['CJK text', '# 茶要泡多久\n\n红茶用九十五度的水泡四分钟。绿茶两分钟就够了。\n'],
    ['marks that steer a terminal', '# Tea \u202e\u0007\u001b[31m\n\nBlack tea steeps for 4 minutes.\n'],
    ['stacked accents', `# T${'\u0300'.repeat(500)}ea\n\nBlack tea steeps for 4 minutes.\n`],
    ['emoji', '# 🍵👩‍👩‍👧‍👦\n\n🍵 is ready in 4 minutes 🎉🎉🎉.\n'],
    ['template tags', '{% include x %}\n\n{{ page.title }} \u0024{7*7} <%= 1 %>\n'],
    ['a bomb of marks', `# Tea\n\n${'_a*b'.repeat(20_000)}\n`],
    ['deep nesting', `${'> '.repeat(5_000)}tea\n`],
  ])('%s', async (_name, text) => {
    const { code, stdout, stderr } = await score(text, '--json');
    expect({ stderr, ran: code < 2 }).toEqual({ stderr: '', ran: true });
    const { aeo, findings } = blogScoreSchema.parse(JSON.parse(stdout));
    expect(aeo.total).toBeLessThan(100);
    expect(findings.length).toBeGreaterThan(0);
    for (const format of ['text', 'sarif', 'html']) {
      const shown = await score(text, '--format', format);
      expect(shown.code).toBeLessThan(2);
      if (format === 'text') expect(shown.stdout).not.toContain('\u001b[31m');
    }
  });
});
