import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEngine, type Engine } from '../../packages/engine/src/app/engine.ts';
import { type HttpServer, startHttpServer } from '../../packages/engine/src/http/server.ts';
import { freshHome } from '../../packages/engine/src/testing/fresh-home.ts';
import { type Example, examplesOf } from './examples.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'packages/sdk/README.md'), 'utf8');
const names = examplesOf(page, '').map(({ name }) => name);

const folder = freshHome('palimpsest-sdk-readme-', 'home');
const fileOf = ({ name }: Pick<Example, 'name'>) =>
  join(folder, 'examples', `${name.toLowerCase().replaceAll(' ', '-')}.ts`);
let engine: Engine;
let server: HttpServer;
let examples: readonly Example[] = [];

beforeAll(async () => {
  const weirs = join(folder, 'weirs');
  for (const below of ['weirs', 'examples']) mkdirSync(join(folder, below));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(
    join(weirs, 'survey.md'),
    '# Survey of 2024\n\nThe Tarn Weir is 6.8 metres high. Its crest was rebuilt after the flood of 2011.\n',
  );
  writeFileSync(
    join(weirs, 'register.md'),
    '# Register\n\nThe Tarn Weir is 6.8 metres high and has four gates.\n',
  );
  engine = await createEngine({ home: join(folder, 'home'), environment: {} });
  await engine.startWorker();
  server = await startHttpServer(engine, { host: '127.0.0.1', port: 0, settings: { corpora: { weirs } } });
  examples = examplesOf(page, server.url);
  for (const example of examples) writeFileSync(fileOf(example), example.code);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await server.close();
  await engine.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

describe('the README of the SDK', () => {
  it('has examples for every area', () => {
    const areas = page.match(/\bclient\.\w+\.|\bopen\.keys\./g) ?? [];
    expect([...new Set(areas)].sort()).toEqual([
      'client.audit.',
      'client.blog.',
      'client.blogs.',
      'client.complaint.',
      'client.documents.',
      'client.homes.',
      'client.messages.',
      'client.research.',
      'client.rules.',
      'client.runs.',
      'client.webhooks.',
      'open.keys.',
    ]);
  });

  it('has examples whose types are right, in a browser as in Node', () => {
    const options = {
      target: 'ES2023',
      lib: ['ES2023', 'DOM'],
      types: [],
      module: 'NodeNext',
      customConditions: ['@palimpsest/source'],
      allowImportingTsExtensions: true,
      noEmit: true,
      strict: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
    };
    const project = join(folder, 'tsconfig.json');
    writeFileSync(project, JSON.stringify({ compilerOptions: options, include: ['examples'] }));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' });
    expect([stdout, status]).toEqual(['', 0]);
  });

  // In the order of the page: the last one makes a key, and after that none works without one.
  it.each(names)('has an example that works and prints what it says: %s', async (name) => {
    const example = examples.find((each) => each.name === name);
    if (example === undefined) throw new Error(`There is no example ${name}.`);
    const printed: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((...values) => {
      printed.push(format(...values));
    });
    await import(/* @vite-ignore */ pathToFileURL(fileOf(example)).href);
    expect(printed.filter((line) => example.prints.includes(line))).toEqual(example.prints);
    expect(printed.length).toBeGreaterThan(0);
  });
});
