import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshHome } from '../testing/fresh-home.ts';
import { startHeldModel } from './testing/held-model.ts';
import { answered, type McpClient, openMcpClient, problemIn } from './testing/mcp-client.ts';

const examples = fileURLToPath(new URL('../../../../examples', import.meta.url));
const post = readFileSync(join(examples, 'blog/hidden-answer.md'), 'utf8');
const assignment = JSON.parse(
  readFileSync(join(examples, 'assessment/mathematics-grade-6.json'), 'utf8'),
) as Record<string, unknown>;
const QUESTION = 'How many otters live along the Aldermere river?';

let outer: string;
let folder: string;
let mcp: McpClient;

beforeAll(async () => {
  outer = freshHome('palimpsest-mcp-', 'work/.palimpsest');
  folder = join(outer, 'work');
  const corpus = join(examples, 'research/aldermere');
  cpSync(corpus, join(folder, 'docs'), { recursive: true });
  cpSync(join(corpus, 'otters'), join(outer, 'elsewhere'), { recursive: true });
  symlinkSync(join(outer, 'elsewhere'), join(folder, 'way-out'));
  writeFileSync(join(folder, 'note.md'), '# A note\n');
  writeFileSync(
    join(folder, 'palimpsest.config.json'),
    JSON.stringify({ corpora: { otters: join(outer, 'elsewhere') } }),
  );
  mcp = await openMcpClient(folder);
});
afterAll(async () => {
  await mcp?.close();
  rmSync(outer, { recursive: true, force: true, maxRetries: 5 });
});

const structured = async <T>(name: string, args?: Record<string, unknown>): Promise<T> => {
  const { isError, texts, structured: content } = await mcp.call(name, args);
  expect({ name, isError, texts: isError ? texts : [] }).toEqual({ name, isError: false, texts: [] });
  return content as T;
};

describe('the tools of palimpsest mcp', () => {
  it('are listed with what they take, what they give and what they may do', async () => {
    const { tools } = await mcp.client.listTools();
    const facts = tools.map(({ name, annotations }) => [
      name,
      annotations?.readOnlyHint,
      annotations?.idempotentHint,
    ]);
    expect(facts).toEqual([
      ['score_blog_post', true, true],
      ['rewrite_blog_post', false, false],
      ['show_blog', true, true],
      ['rewrite_assignment', false, true],
      ['show_assignment', true, true],
      ['classify_bloom', true, true],
      ['check_message', true, true],
      ['rewrite_message', true, true],
      ['research_question', false, false],
      ['show_research', true, true],
      ['list_runs', true, true],
      ['show_run', true, true],
      ['verify_ledger', true, true],
      ['replay_decisions', true, true],
      ['list_rules', true, true],
    ]);
    for (const { description, inputSchema, outputSchema, annotations } of tools) {
      expect(description?.length).toBeGreaterThan(60);
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(outputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(annotations?.destructiveHint).toBe(false);
    }
    expect(mcp.client.getInstructions()).toContain('list_runs');
  });

  it('give what they promised, each once', async () => {
    const { tools } = await mcp.client.listTools();
    const ajv = new Ajv({ allErrors: true, strict: false });
    addFormats.default(ajv);
    const tried = new Set<string>();
    const call = async <T>(name: string, args: Record<string, unknown> = {}): Promise<T> => {
      const content = await structured<T>(name, args);
      const validate = ajv.compile(tools.find((tool) => tool.name === name)?.outputSchema ?? false);
      expect({ name, valid: validate(content), errors: validate.errors }).toMatchObject({
        name,
        valid: true,
      });
      tried.add(name);
      return content;
    };

    const score = await call<{ aeo: { total: number } }>('score_blog_post', { content: post });
    expect(score.aeo.total).toBeLessThan(70);
    const rewritten = await call<{ blogId: string; runId: string; finalContent: string; outcome: string }>(
      'rewrite_blog_post',
      { content: post, protectedTerms: ['sourdough'] },
    );
    expect(rewritten.outcome).toBe('completed');
    expect(rewritten.finalContent).not.toBe(post);
    const blog = await call<{ versions: { content: string }[] }>('show_blog', { blogId: rewritten.blogId });
    expect(blog.versions.map(({ content }) => content)).toEqual([post, rewritten.finalContent]);
    await call('show_blog', { blogId: rewritten.blogId, includeContent: false });

    const first = await call<{ runId: string; replayed: boolean; response: { newVersion: number } }>(
      'rewrite_assignment',
      { request: assignment },
    );
    expect(first).toMatchObject({ replayed: false, response: { newVersion: 2 } });
    const again = await call<typeof first>('rewrite_assignment', { request: assignment });
    expect(again).toEqual({ ...first, replayed: true });
    const shown = await call<{ version: number; problems: unknown[] }>('show_assignment', {
      documentId: assignment.documentId,
    });
    expect(shown.version).toBe(2);
    const { levels } = await call<{ levels: { level: string }[] }>('classify_bloom', {
      questions: ['Name the capital of Norway.', 'Design an experiment that tests the claim.'],
    });
    expect(levels.map(({ level }) => level)).toEqual(['remember', 'create']);

    const raw = 'You never do the dishes, you lazy pig! Wash them tonight.';
    const { response } = await call<{ response: { rewritten_message: { text: string } } }>(
      'rewrite_message',
      { text: raw, target_language: 'en' },
    );
    const kind = response.rewritten_message.text;
    expect(await call('check_message', { rewritten: kind, original: raw, target_language: 'en' })).toEqual({
      passed: true,
      verdicts: [],
    });
    expect(await call('check_message', { rewritten: raw, target_language: 'en' })).toMatchObject({
      passed: false,
    });

    const research = await call<{ runId: string; report: string; outcome: { outcome: string } }>(
      'research_question',
      { question: QUESTION, corpus: 'docs' },
    );
    expect(research.outcome.outcome).toBe('answered');
    const found = await call<{ question: string; package: { path: string; text: string }[] }>(
      'show_research',
      { runId: research.runId, files: ['report.md', '../../etc/passwd'] },
    );
    expect(found.question).toBe(QUESTION);
    expect(found.package).toEqual([{ path: 'report.md', text: research.report }]);

    const { runs } = await call<{ runs: { run: string; status: string }[] }>('list_runs', { limit: 10 });
    expect(runs.map(({ run }) => run)).toEqual([research.runId, first.runId, rewritten.runId]);
    const silent = await call<{ events: { actor: string; texts: { words: string | null }[] }[] }>(
      'show_run',
      {
        runId: rewritten.runId,
      },
    );
    const words = (run: typeof silent) => run.events.flatMap(({ texts }) => texts.map((text) => text.words));
    expect(new Set(words(silent))).toEqual(new Set([null]));
    expect(silent.events[0]?.actor).toBe('program:mcp');
    const spoken = await call<typeof silent>('show_run', { runId: rewritten.runId, includeTexts: true });
    expect(words(spoken)).toContain(post);

    expect(await call('verify_ledger')).toMatchObject({ ok: true, anchored: false, firstBad: null });
    expect(await call('replay_decisions')).toMatchObject({ ok: true, erased: 0 });
    const other = await call<{ changed: unknown[] }>('replay_decisions', {
      runId: rewritten.runId,
      rules: 'blog/strict-v1',
    });
    expect(Array.isArray(other.changed)).toBe(true);
    await call('list_rules');
    const rules = await call<{ ruleSets: { rules: { id: string }[] }[] }>('list_rules', {
      ruleSet: 'blog/v1',
    });
    expect(rules.ruleSets[0]?.rules.length).toBeGreaterThan(5);
    expect([...tried].sort()).toEqual(tools.map(({ name }) => name).sort());
  });

  it('say in a text what the result is, and bring the words it is about', async () => {
    const { texts } = await mcp.call('rewrite_blog_post', { content: post });
    expect(texts[0]).toMatch(/^completed after 1 cycle; no trigger is left\. Blog [0-9a-f-]{36}, run /);
    expect(texts[1]).toContain('# How long does sourdough starter keep in the fridge?');
  });

  it('research a corpus that the configuration names, wherever it lies', async () => {
    const { outcome } = await structured<{ outcome: { outcome: string } }>('research_question', {
      question: QUESTION,
      corpus: 'otters',
    });
    expect(outcome.outcome).toBe('answered');
  });
});

describe('what is wrong with a call', () => {
  it.each([
    ['score_blog_post', {}, 'content is missing.'],
    ['score_blog_post', { content: 7 }, 'content must be text.'],
    ['score_blog_post', { content: post, asOf: 'yesterday' }, 'asOf '],
    ['score_blog_post', { content: post, shout: true }, 'shout is not taken here.'],
    ['score_blog_post', { content: post, switchedOff: ['no-such-rule'] }, 'no rule that scores'],
    ['rewrite_blog_post', { content: ' \n ' }, 'content is empty'],
    ['rewrite_blog_post', { content: 'a\0b' }, 'U+0000'],
    [
      'rewrite_blog_post',
      { content: post, newAttempt: 'half \ud800' },
      'newAttempt has half of a surrogate pair',
    ],
    ['rewrite_blog_post', { content: post, renderer: 'anthropic' }, 'which this installation does not have'],
    [
      'rewrite_blog_post',
      { content: post, renderer: 'http://169.254.169.254/' },
      'renderer must be builtin or',
    ],
    ['rewrite_assignment', { request: { documentId: 'd' } }, 'version is missing'],
    ['rewrite_assignment', { request: [] }, 'request '],
    ['classify_bloom', { questions: [] }, 'questions must have at least 1 entry'],
    ['check_message', { rewritten: 'Hi', target_language: 'xx' }, 'target_language names a language'],
    ['rewrite_message', { text: '', target_language: 'en' }, 'text must not be empty'],
    ['research_question', { question: '???', corpus: 'docs' }, 'question has no words'],
    ['research_question', { question: QUESTION }, 'no search of the web is set up'],
    ['research_question', { question: QUESTION, web: ['brave'] }, 'not set up here'],
    ['list_runs', { limit: 0 }, 'limit must be 1 or more'],
    ['show_run', { runId: "x' or 1=1" }, 'runId must be the id of a run'],
    ['show_research', { runId: 'a\0b' }, 'runId has the character U+0000'],
    ['replay_decisions', { runId: '' }, 'runId must be the id of a run'],
  ])('%s %j: %s', async (name, args, message) => {
    const problem = problemIn(await mcp.call(name, args));
    expect(problem.code).toBe('request_invalid');
    expect(problem.message).toContain(message);
    expect(problem.hint).not.toBe('');
    expect(JSON.stringify(problem)).not.toContain('    at ');
  });

  it.each([
    ['show_blog', { blogId: '00000000-0000-4000-8000-000000000000' }, 'unknown_blog'],
    ['show_assignment', { documentId: 'nobody' }, 'unknown_document'],
    ['show_research', { runId: 'nobody' }, 'unknown_run'],
    ['show_run', { runId: 'nobody' }, 'unknown_run'],
    ['replay_decisions', { runId: 'nobody' }, 'unknown_run'],
    ['replay_decisions', { rules: 'blog/v9' }, 'unknown_rule_set'],
    ['list_rules', { ruleSet: 'blog/v9' }, 'unknown_rule_set'],
  ])('%s %j is %s', async (name, args, code) => {
    expect(problemIn(await mcp.call(name, args)).code).toBe(code);
  });

  it('is said of a tool that is not there', async () => {
    const { isError, texts } = await mcp.call('erase_everything');
    expect(isError).toBe(true);
    expect(texts[0]).toContain('Tool erase_everything not found');
  });

  it('is said of a text of 2 MB, and the next call is answered', async () => {
    const big = 'words and more words. '.repeat(95_000);
    expect(big.length).toBeGreaterThan(2_000_000);
    for (const name of ['score_blog_post', 'rewrite_blog_post'])
      expect(problemIn(await mcp.call(name, { content: big }))).toMatchObject({
        code: 'request_invalid',
        message: 'content must have at most 500000 characters.',
      });
    expect(
      problemIn(await mcp.call('rewrite_message', { text: big, target_language: 'en' })).message,
    ).toContain('text must have at most 20000 characters');
    expect((await mcp.call('classify_bloom', { questions: ['Why?'] })).isError).toBe(false);
  });

  it.each([
    ['..'],
    ['../elsewhere'],
    ['docs/../../elsewhere'],
    ['/etc'],
    ['way-out'],
    ['.palimpsest'],
    ['.palimpsest/keys'],
    ['docs/../.palimpsest/keys'],
    ['docs\0'],
    ['constructor'],
    ['__proto__'],
    ['nowhere'],
    ['note.md'],
  ])('is said of the folder %j, which is not in the working folder or no corpus', async (corpus) => {
    const before = await structured<{ runs: unknown[] }>('list_runs', { limit: 100 });
    const problem = problemIn(await mcp.call('research_question', { question: QUESTION, corpus }));
    expect(problem.code).toBe('request_invalid');
    expect(problem.message).toMatch(/corpus (must be the name|names a f|has the character)/);
    expect(problem.message).not.toContain(outer);
    expect(await structured('list_runs', { limit: 100 })).toEqual(before);
  });
});

describe('words that come from anywhere', () => {
  const TAKEN: Record<string, Record<string, unknown>> = {
    score_blog_post: { content: '# Hi\n\nText.', asOf: '2026-01-01', switchedOff: [] },
    rewrite_blog_post: { content: '# Hi\n\nText.', protectedTerms: ['Hi'], newAttempt: 'why', model: 'm' },
    show_blog: { blogId: '00000000-0000-4000-8000-000000000000' },
    rewrite_assignment: { request: assignment, newAttempt: 'why', model: 'm' },
    show_assignment: { documentId: 'doc', version: 1 },
    classify_bloom: { questions: ['Why?'] },
    check_message: { rewritten: 'Hi', original: 'Hi', target_language: 'en', source_language: 'en' },
    rewrite_message: { text: 'Wash up', target_language: 'en', source_language: 'en' },
    research_question: {
      question: QUESTION,
      corpus: 'docs',
      project: 'p',
      since: '2020-01-01',
      domains: ['a'],
    },
    show_research: { runId: 'x', files: ['report.md'] },
    show_run: { runId: 'x' },
    replay_decisions: { runId: 'x', rules: 'blog/v1' },
    list_rules: { ruleSet: 'blog/v1' },
    list_runs: { limit: 1 },
  };
  const NAUGHTY = [
    '',
    '\0',
    '\ud800',
    '\u202e',
    '../..',
    "' or 1=1 --",
    '__proto__',
    '1e999',
    null,
    -1,
    [],
    {},
  ];

  it.each(Object.entries(TAKEN))('never are a fault: %s', async (name, taken) => {
    for (const field of Object.keys(taken)) {
      for (const value of NAUGHTY) {
        const given = Array.isArray(taken[field]) && typeof value === 'string' ? [value] : value;
        const result = await mcp.call(name, { ...taken, [field]: given });
        const code = result.isError ? problemIn(result).code : 'fine';
        const fault = code === 'unexpected' || code === 'database_error';
        expect({ field, value, fault }).toEqual({ field, value, fault: false });
      }
    }
  });

  it('leave a ledger that verifies', async () => {
    expect(await structured('verify_ledger')).toMatchObject({ ok: true });
    expect(await structured('replay_decisions')).toMatchObject({ ok: true });
  });
});

describe('a client', () => {
  it('that cancels stops waiting; the run goes on and can be shown later', async () => {
    const model = await startHeldModel(post);
    const held = await openMcpClient(folder, ['--tenant', 'patient'], { OPENAI_BASE_URL: model.url });
    try {
      const stop = new AbortController();
      const told: string[] = [];
      const call = held.client.callTool(
        {
          name: 'rewrite_blog_post',
          arguments: { content: post, renderer: 'openai-compatible', model: 'held-1' },
        },
        undefined,
        { signal: stop.signal, onprogress: ({ message }) => told.push(message ?? '') },
      );
      await model.asked;
      await vi.waitFor(() => expect(told.length).toBeGreaterThan(1), { timeout: 60_000 });
      const runId = /^Run (\S+) has started\.$/.exec(told[0] ?? '')?.[1] ?? '';
      stop.abort('enough');
      await expect(call).rejects.toThrow();
      const status = async () => {
        const { structured: run } = await held.call('show_run', { runId });
        return (run as { status: string }).status;
      };
      expect(await status()).toBe('open');
      const toldUntilThen = told.length;
      model.release();
      await vi.waitFor(async () => expect(await status()).toBe('finished'), {
        timeout: 60_000,
        interval: 200,
      });
      expect(told.length).toBe(toldUntilThen);
      expect(held.said()).toBe('');
    } finally {
      await held.close();
      await model.close();
    }
  });

  it('whose server is stopped finds the run as it stood, open', async () => {
    const model = await startHeldModel(post);
    const argv = ['--tenant', 'stopped'];
    const held = await openMcpClient(folder, argv, { OPENAI_BASE_URL: model.url });
    const call = held.call('rewrite_blog_post', {
      content: post,
      renderer: 'openai-compatible',
      model: 'held-1',
    });
    const failed = expect(call).rejects.toThrow('Connection closed');
    await model.asked;
    process.kill(held.pid(), 'SIGTERM');
    await held.over;
    await failed;
    expect(held.said()).toBe('');
    await model.close();
    const next = await openMcpClient(folder, argv);
    try {
      expect((await next.call('list_runs')).structured).toMatchObject({ runs: [{ status: 'open' }] });
    } finally {
      await next.close();
    }
  });

  it('hears how it goes only when it asks to', async () => {
    const told: number[] = [];
    const result = await mcp.client.callTool(
      { name: 'research_question', arguments: { question: QUESTION, corpus: 'docs' } },
      undefined,
      { onprogress: ({ progress }) => told.push(progress) },
    );
    expect(answered(result).isError).toBe(false);
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(new Set(told).size).toBe(told.length);
  });

  it('sees nothing of another tenant', async () => {
    const { runs } = await structured<{ runs: { run: string }[] }>('list_runs');
    const stranger = await openMcpClient(folder, ['--tenant', 'stranger']);
    try {
      expect((await stranger.call('list_runs')).structured).toEqual({ runs: [] });
      const runId = runs[0]?.run ?? '';
      for (const name of ['show_run', 'show_research'])
        expect(problemIn(await stranger.call(name, { runId })).code).toBe('unknown_run');
    } finally {
      await stranger.close();
    }
  });

  it('is answered several times at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        mcp.call(i % 2 === 0 ? 'list_runs' : 'score_blog_post', i % 2 === 0 ? {} : { content: post }),
      ),
    );
    expect(results.filter(({ isError }) => isError)).toEqual([]);
  });

  it('has heard nothing on standard error when all went well', () => {
    expect(mcp.said()).toBe('');
  });
});
