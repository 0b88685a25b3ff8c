import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPipelines } from '../app/product-pipelines.ts';
import { tarnFolder } from '../app/research/testing/tarn-folder.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { captured } from './testing/captured.ts';

let folder: string;
let corpus: string;

beforeAll(async () => {
  folder = freshHome('palimpsest-research-cli-', '.palimpsest');
  corpus = await tarnFolder();
});
afterAll(async () => {
  for (const each of [folder, corpus]) await rm(each, { recursive: true, force: true, maxRetries: 5 });
});

const research = (argv: readonly string[], stdin: readonly string[] = []) =>
  captured(['research', ...argv], {
    pipelines: productPipelines,
    workingFolder: folder,
    stdin: (async function* () {
      yield* stdin;
    })(),
  });
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const QUESTION = 'How high is the Tarn Weir?';

describe('palimpsest research run', () => {
  it('says what it would take before it starts, and takes no more', async () => {
    const { code, stdout } = await research(['run', QUESTION, '--dry-run', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      type: 'A',
      budget: { searches: 5, fetches: 3, minutes: 2 },
      scaledUp: { type: 'B', searches: 15, fetches: 10 },
      total: { searches: 5, fetches: 3, calls: 0 },
    });
  });

  it('counts the calls and tokens of a model by phase', async () => {
    const { stdout } = await research([
      'run',
      QUESTION,
      '--dry-run',
      '--json',
      '--renderer',
      'anthropic',
      '--budget',
      'searches=2,fetches=1',
    ]);
    const preview = JSON.parse(stdout) as { phases: { phase: number; calls: number }[] };
    expect(preview).toMatchObject({ budget: { searches: 2, fetches: 1 }, total: { calls: 6, searches: 2 } });
    expect(preview.phases.map(({ phase, calls }) => [phase, calls])).toEqual([
      [2, 4],
      [3, 0],
      [5, 1],
      [7, 1],
    ]);
  });

  it('puts the package into the folder that is named, report.md at its top', async () => {
    const { code, stdout } = await research(['run', QUESTION, '--corpus', corpus, '--out', 'out', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: { outcome: 'answered' },
      folder: join(folder, 'out'),
    });
    expect(await readFile(join(folder, 'out', 'report.md'), 'utf8')).toContain('6.8 metres high');
    expect(JSON.parse(await readFile(join(folder, 'out', 'run.json'), 'utf8'))).toHaveProperty('red_team');
  });

  it('without --out it goes to RESEARCH/<project>/', async () => {
    const { code } = await research(['run', QUESTION, '--corpus', corpus, '--project', 'tarn']);
    expect(code).toBe(0);
    expect(await readFile(join(folder, 'RESEARCH', 'tarn', 'report.md'), 'utf8')).toContain('Tarn Weir');
  });

  it('forks, continues and shows runs', async () => {
    const first = await research(['run', QUESTION, '--corpus', corpus, '--project', 'more', '--json']);
    const { runId } = JSON.parse(first.stdout) as { runId: string };
    const forked = await research(['run', '--fork', runId, '--from', '5', '--reason', 'again', '--json']);
    expect(JSON.parse(forked.stdout)).toMatchObject({ fork: { of: runId, from: 5 } });
    const further = await research(['run', 'Who surveyed the Tarn Weir?', '--continue', runId, '--json']);
    expect(JSON.parse(further.stdout)).toMatchObject({ continues: runId, project: 'more' });
    const resumed = await research(['run', '--resume', runId, '--json']);
    expect(JSON.parse(resumed.stdout)).toMatchObject({ runId, status: 'finished' });
    const shown = await research(['show', runId]);
    expect(shown.stdout).toContain('CLAIM');
    const list = await research(['show', '--json']);
    expect((JSON.parse(list.stdout) as unknown[]).length).toBeGreaterThanOrEqual(3);
    expect((await research(['show', runId, '--report'])).stdout).toContain('## Limitations');
  });

  it('leaves with 1 where the sources say nothing about the question', async () => {
    const { code } = await research(['run', 'Who won the chess cup in Reykjavik?', '--corpus', corpus]);
    expect(code).toBe(1);
  });

  it.each([
    ['no question', ['run'], 'There is no question'],
    ['no source', ['run', QUESTION], 'no search of the web is set up'],
    ['a folder that is not there', ['run', QUESTION, '--corpus', 'nowhere'], 'no such folder'],
    ['a budget in other words', ['run', QUESTION, '--budget', 'lots'], '--budget cannot be'],
    ['a phase that is none', ['run', '--fork', 'x', '--from', '9'], '1 to 8'],
    ['a phase without a run', ['run', QUESTION, '--from', '3'], '--from needs --fork'],
    ['a run that is not there', ['run', '--fork', 'nope', '--from', '3'], 'no run'],
  ])('%s: leaves with 2 and says what to do', async (_what, argv, message) => {
    const { code, stdout, stderr } = await research(argv);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
  });
});

describe('palimpsest research search', () => {
  it('answers a file of queries from a JSON-lines corpus, one line each', async () => {
    await writeFile(
      join(folder, 'corpus.jsonl'),
      [
        { doc_id: 'd1', title: 'Weirs', text: 'The Tarn Weir is high.' },
        { doc_id: 'd2', title: 'Bread', text: 'Bread needs flour.' },
      ]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    );
    await writeFile(
      join(folder, 'queries.jsonl'),
      '{"query_id": "1", "query": "tarn weir"}\n{"query_id": 2, "query": "flour"}\n{"nothing": 1}\n',
    );
    const { code, stdout } = await research([
      'search',
      '--corpus',
      'corpus.jsonl',
      '--queries',
      'queries.jsonl',
      '--top',
      '1',
    ]);
    expect(code).toBe(1);
    expect(lines(stdout)).toMatchObject([
      { query_id: '1', results: [{ doc_id: 'd1' }] },
      { query_id: 2, results: [{ doc_id: 'd2' }] },
      { query_id: null, line: 3, error: expect.any(String) },
    ]);
  });

  it('searches a folder', async () => {
    const { code, stdout } = await research(['search', 'county register of weirs', '--corpus', corpus]);
    expect(code).toBe(0);
    const { results } = JSON.parse(stdout) as { results: { doc_id: string }[] };
    expect(results[0]?.doc_id).toBe('county-report.md');
  });
});

describe('palimpsest research support', () => {
  it('answers each line; a bad one does not keep the others from it', async () => {
    const input = [
      '{"id": 1, "claim": "The weir is 6.8 metres high.", "passages": ["Bread.", "The weir is 6.8 metres high."]}',
      'nonsense',
      '{"id": 3, "claim": "x"}',
    ].join('\n');
    const { code, stdout } = await research(['support', '--jsonl'], [input]);
    expect(code).toBe(1);
    const [one, two, three] = lines(stdout);
    expect(one).toMatchObject({ id: 1, label: 'SUPPORTS', evidence: [1] });
    expect(two).toMatchObject({ line: 2, error: expect.any(String) });
    expect(three).toMatchObject({ id: 3, line: 3, error: expect.stringContaining('passages') });
  });
});

describe('palimpsest research extract', () => {
  it('prints the article without what surrounds it', async () => {
    await writeFile(
      join(folder, 'page.html'),
      '<html><body><nav>Home | About</nav><article><h1>Weir</h1><p>The Tarn Weir is 6.8 metres high, as the survey of the institute found in the spring of 2024.</p><p>Its crest was rebuilt after the flood, and the gates are inspected every year by the county.</p></article><script>alert(1)</script></body></html>',
    );
    const { code, stdout } = await research(['extract', 'page.html']);
    expect(code).toBe(0);
    expect(stdout).toContain('6.8 metres high');
    expect(stdout).not.toContain('alert');
  });

  it('names a file that is not there', async () => {
    expect(await research(['extract', 'nowhere.html'])).toMatchObject({ code: 2, stdout: '' });
  });
});
