import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignment, testPipeline, testRenderer } from '../app/assessment/testing/assessment-ledger.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { captured } from './testing/captured.ts';

let folder: string;
const pipelines = [testPipeline()];

beforeAll(async () => {
  folder = freshHome('palimpsest-assessment-cli-', '.palimpsest');
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const assessment = (
  argv: readonly string[],
  stdin: readonly string[] = [],
  write?: Parameters<typeof testRenderer>[0],
) =>
  captured(['assessment', ...argv], {
    pipelines,
    renderers: [testRenderer(write)],
    workingFolder: folder,
    stdin: (async function* () {
      yield* stdin;
    })(),
  });
const file = async (name: string, content: unknown) => {
  await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
};

describe('palimpsest assessment rewrite', () => {
  it('prints the response and nothing else on standard output, the same bytes again', async () => {
    const name = await file('request.json', assignment('cli'));
    const first = await assessment(['rewrite', name, '--json']);
    expect(first.code).toBe(0);
    expect(Object.keys(JSON.parse(first.stdout) as object)).toEqual([
      'newVersion',
      'rewrittenProblems',
      'rewriteSummary',
    ]);
    expect(first.stderr).toMatch(/^Done: run /);
    const again = await assessment(['rewrite', name]);
    expect(again).toMatchObject({ code: 0, stdout: first.stdout });
    expect(again.stderr).toMatch(/^Answered before, on record: run /);
    expect((await assessment(['rewrite', '-', '-q'], [JSON.stringify(assignment('cli'))])).stdout).toBe(
      first.stdout,
    );
  });

  it('with --dry-run says what it would do and keeps nothing', async () => {
    const name = await file('dry.json', assignment('dry', { affected: ['p_1', 'p_2'] }));
    const { code, stdout } = await assessment(['rewrite', name, '--dry-run']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      documentId: 'dry',
      version: 1,
      newVersion: 2,
      registers: true,
      rewrite: [
        { problemId: 'p_1', feedback: ['fb_1'] },
        { problemId: 'p_2', feedback: ['fb_1'] },
      ],
      remove: [],
      order: null,
      calls: 2,
    });
    expect((await assessment(['show', 'dry'])).code).toBe(2);
  });

  it('with --dry-run says that a request was answered before', async () => {
    const name = await file('twice.json', assignment('twice'));
    await assessment(['rewrite', name]);
    const { code, stdout, stderr } = await assessment(['rewrite', name, '--dry-run']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      registers: false,
      calls: 0,
      answeredBy: expect.any(String) as string,
    });
    expect(stderr).toContain('would be given again');
  });

  it('leaves with 1 where nothing could be rewritten, and tells why on standard error', async () => {
    const name = await file('nothing.json', assignment('nothing'));
    const other = await assessment(['rewrite', name], [], () => 'Add 9 and 9.');
    expect(other).toMatchObject({ code: 1, stdout: '' });
    expect(other.stderr).toMatch(
      /Nothing was rewritten: the one selected item could not be applied\..*\n {2}selectedFeedback\[0\]: fb_1 on p_1: guard_rejected/,
    );
    const fresh = await assessment(['rewrite', name, '--new-attempt', 'it changed a number']);
    expect(JSON.parse(fresh.stdout)).toMatchObject({ newVersion: 2 });
  });

  it.each([
    ['version 0', { ...assignment('bad'), version: 0 }, 400, 'version'],
    ['no problems', { ...assignment('bad'), problems: [] }, 400, 'problems'],
    [
      '10 MB',
      { ...assignment('bad'), problems: [{ problemId: 'p', content: 'x'.repeat(10_500_000) }] },
      400,
      'problems[0].content',
    ],
    ['another spelling', { ...assignment('bad'), document_id: 'x' }, 400, 'document_id'],
    ['an old version', assignment('cli', { affected: ['p_2'] }), 409, 'version'],
  ])(
    'refuses %s with 2 and a problem document that names the field',
    async (_name, request, status, field) => {
      const { code, stdout, stderr } = await assessment([
        'rewrite',
        await file('bad.json', request),
        '--json',
      ]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(JSON.parse(stderr)).toMatchObject({ status, errors: [{ field }] });
      const plain = await assessment(['rewrite', 'bad.json']);
      expect(plain.stderr).toContain(field);
    },
  );

  it('refuses a file that is no JSON', async () => {
    expect(await assessment(['rewrite', await file('no.json', '{')])).toMatchObject({ code: 2, stdout: '' });
  });

  it('needs a model for a renderer that has none by default', async () => {
    const { code, stderr } = await assessment(['rewrite', 'request.json', '--renderer', 'openai-compatible']);
    expect(code).toBe(2);
    expect(stderr).toContain('model');
  });
});

describe('palimpsest assessment show, diff and restore', () => {
  it('show a version, old or new, with --version', async () => {
    const newest = await assessment(['show', 'cli']);
    expect(newest.stdout).toContain('cli version 2');
    expect(newest.stdout).toContain('Now: Add 2 and 3 in your head.');
    const old = await assessment(['show', 'cli', '--version', '1', '--json']);
    expect(JSON.parse(old.stdout)).toMatchObject({
      version: 1,
      problems: [{ content: 'Add 2 and 3 in your head.' }, {}, {}],
    });
    expect((await assessment(['show', 'cli', '--version=1'])).stdout).toContain('cli version 1');
    const none = await assessment(['show', 'cli', '--version', '9']);
    expect(none).toMatchObject({ code: 2, stdout: '' });
    expect(none.stderr).toContain('It has versions 1 to 2.');
  });

  it('compare two versions in four formats', async () => {
    const shown = async (format: string) =>
      (await assessment(['diff', 'cli', '1', '2', '--format', format])).stdout;
    expect(await shown('text')).toMatch(
      /- Add 2 and 3 in your head\.\n\+ Now: Add 2 and 3 in your head\.\n {2}Applied feedback fb_1/,
    );
    expect(JSON.parse(await shown('json'))).toMatchObject({
      from: 1,
      to: 2,
      problems: [{ change: 'rewritten' }, {}, {}],
    });
    expect(await shown('markdown')).toContain('**Now:**');
    expect(await shown('proposal')).toMatch(
      /\*\*Current:\*\*[\s\S]*\*\*Proposed:\*\*[\s\S]*\*\*Rationale:\*\* Applied feedback fb_1/,
    );
    expect(await assessment(['diff', 'cli', '1', 'two'])).toMatchObject({ code: 2 });
  });

  it('name the feedback that moved a problem', async () => {
    const order = ['p_3', 'p_2', 'p_1'];
    const item = {
      feedbackId: 'turn',
      category: 'order',
      recommendation: 'Turn it.',
      action: { type: 'reorder', order },
    };
    const request = { ...assignment('moved'), selectedFeedback: [item] };
    expect((await assessment(['rewrite', await file('moved.json', request)])).code).toBe(0);
    const { stdout } = await assessment(['diff', 'moved', '1', '2']);
    expect(stdout).toContain('p_3  moved from place 3 to 1\n  Moved as feedback turn instructs.');
  });

  it('make an old version the newest again', async () => {
    expect((await assessment(['restore', 'cli', '1'])).stdout).toBe('cli: version 1 is version 3 now.\n');
    expect(await assessment(['restore', 'nowhere', '1'])).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('palimpsest assessment import', () => {
  it('keeps an assignment in Markdown as version 1 and prints a request that only needs feedback', async () => {
    const name = await file(
      'My sums.md',
      '# Sums\nNo calculators.\n\n1. Add 2 and 3.\n2. Add 4 and 5.\n\nBloom: Apply\n',
    );
    const { code, stdout } = await assessment(['import', name]);
    expect(code).toBe(0);
    const request = JSON.parse(stdout) as { selectedFeedback: object[] };
    expect(request).toMatchObject({
      documentId: 'My-sums',
      version: 1,
      title: 'Sums',
      introduction: 'No calculators.',
      problems: [{ problemId: 'p_001' }, { problemId: 'p_002', bloomLevel: 'Apply' }],
      selectedFeedback: [],
    });
    request.selectedFeedback.push({
      category: 'clarity',
      affectedProblems: ['p_002'],
      recommendation: 'Say more.',
    });
    const rewritten = await assessment(['rewrite', await file('filled.json', request)]);
    expect(JSON.parse(rewritten.stdout)).toMatchObject({
      newVersion: 2,
      rewrittenProblems: [{ problemId: 'p_002' }],
    });
    const shown = await assessment(['show', 'My-sums', '--version', '1', '--json']);
    expect(JSON.parse(shown.stdout)).toMatchObject({ metadata: { introduction: 'No calculators.' } });
    expect((await assessment(['import', name, '--json'])).stderr).toContain('"status":409');
  });

  it('reads a table, and refuses one by its line', async () => {
    const good = await file('table.csv', 'id,content\nq1,Add 2 and 3.\n');
    expect(JSON.parse((await assessment(['import', good, '--document', 'from-table'])).stdout)).toMatchObject(
      {
        documentId: 'from-table',
        problems: [{ problemId: 'q1' }],
      },
    );
    const { code, stderr } = await assessment(['import', await file('bad.csv', 'content\n"x')]);
    expect(code).toBe(2);
    expect(stderr).toContain('bad.csv: line 2');
  });
});

describe('palimpsest assessment bloom', () => {
  it('reads questions line by line and answers with their level', async () => {
    const lines = [
      { id: 1, text: 'List the planets of the solar system.' },
      { id: 'b', text: 'Design an experiment that tests this claim.' },
    ];
    const { code, stdout } = await assessment(
      ['bloom', '--jsonl'],
      [lines.map((line) => JSON.stringify(line)).join('\n')],
    );
    expect(code).toBe(0);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers.map(({ id, level }) => [id, level])).toEqual([
      [1, 'remember'],
      ['b', 'create'],
    ]);
    for (const answer of answers) expect(Object.keys(answer)).toEqual(['id', 'level', 'confidence']);
  });

  it('answers a line that is no question with an error, and goes on', async () => {
    const { code, stdout, stderr } = await assessment(
      ['bloom', '--jsonl'],
      ['{"id":1,"text":"Why?"}\n{"id":2}\nnot JSON\n{"id":4,"text":"List two rivers."}\n'],
    );
    expect(code).toBe(1);
    expect(stderr).toContain('2 lines are no questions');
    const answers = stdout.trim().split('\n');
    expect(answers.map((line) => JSON.parse(line) as object)).toMatchObject([
      { id: 1, level: expect.any(String) as string },
      { id: 2, line: 2, error: expect.stringContaining('no question') as string },
      { id: null, line: 3, error: expect.stringContaining('no question') as string },
      { id: 4, level: 'remember' },
    ]);
  });
});

describe('palimpsest assessment schema', () => {
  it('prints one shape by its name, or all of them', async () => {
    const one = await assessment(['schema', 'rewriteRequest']);
    expect(one).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(one.stdout)).toMatchObject({ title: 'RewriteRequest', type: 'object' });
    const all = JSON.parse((await assessment(['schema'])).stdout) as object;
    expect(Object.keys(all)).toContain('RewriteSummary');
    const none = await assessment(['schema', 'Nothing']);
    expect(none.code).toBe(2);
    expect(none.stderr).toContain('RewriteResponse');
  });
});
