import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkspace } from './layering/workspace.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

const GLOBALS = 'lint/style/noRestrictedGlobals';
const NODE = 'lint/correctness/noNodejsModules';
const PLUGIN = 'plugin';

/** What pure code must not do, each with the rule that has to say so. */
const impure: readonly (readonly [what: string, rule: string, code: string])[] = [
  ['the clock', GLOBALS, 'export const a = Date.now();'],
  ['a new date', GLOBALS, 'export const a = new Date();'],
  ['a date type', GLOBALS, 'export type A = Date;'],
  ['a clock behind globalThis', PLUGIN, 'export const a = globalThis.Date.now();'],
  ['a clock behind globalThis in brackets', PLUGIN, "export const a = globalThis['Date'];"],
  ['an alias of globalThis', PLUGIN, 'export const a = globalThis;'],
  ['Node’s global', PLUGIN, 'export const a = global.Date;'],
  ['window', GLOBALS, 'export const a = window.Date;'],
  ['self', GLOBALS, 'export const a = self.Date;'],
  ['performance', GLOBALS, 'export const a = performance.now();'],
  ['Math.random', PLUGIN, 'export const a = Math.random();'],
  ['an optional Math.random', PLUGIN, 'export const a = Math?.random();'],
  ['Math.random in brackets', PLUGIN, "export const a = Math['random']();"],
  ['Math.random by destructuring', PLUGIN, 'export const { random } = Math;'],
  ['Math.random by alias', PLUGIN, 'export const a = Math;'],
  ['Math.random as a value', PLUGIN, 'export const a = [1].map(Math.random);'],
  ['crypto', GLOBALS, 'export const a = crypto.randomUUID();'],
  ['Math.pow', PLUGIN, 'export const a = Math.pow(2, 0.5);'],
  ['the ** operator', PLUGIN, 'export const a = 2 ** 0.5;'],
  ['the ** operator inside a sum', PLUGIN, 'export const a = 1 + 2 ** 3 + 4;'],
  ['the **= operator', PLUGIN, 'export let a = 2;\na **= 0.5;'],
  ['fetch', GLOBALS, "export const a = fetch('x');"],
  ['a socket', GLOBALS, "export const a = new WebSocket('x');"],
  ['Intl', PLUGIN, "export const a = new Intl.Segmenter('en');"],
  ['localeCompare', PLUGIN, "export const a = 'a'.localeCompare('b');"],
  ['an optional localeCompare', PLUGIN, "export const a = 'a'?.localeCompare('b');"],
  ['localeCompare in brackets', PLUGIN, "export const a = 'a'['localeCompare']('b');"],
  ['localeCompare by destructuring', PLUGIN, "export const { localeCompare } = 'a';"],
  ['localeCompare by another name', PLUGIN, "export const { localeCompare: a } = 'a';"],
  ['toLocaleString', PLUGIN, 'export const a = (1).toLocaleString();'],
  ['toLocaleUpperCase', PLUGIN, "export const a = 'a'.toLocaleUpperCase();"],
  ['setTimeout', GLOBALS, 'setTimeout(() => 1, 1);'],
  ['setInterval', GLOBALS, 'setInterval(() => 1, 1);'],
  ['setImmediate', GLOBALS, 'setImmediate(() => 1);'],
  ['queueMicrotask', GLOBALS, 'queueMicrotask(() => 1);'],
  ['process', GLOBALS, 'export const a = process.env.HOME;'],
  ['Buffer', GLOBALS, "export const a = Buffer.from('a');"],
  ['console', GLOBALS, "console.log('a');"],
  ['WeakRef', GLOBALS, 'export const a = new WeakRef({});'],
  ['eval', GLOBALS, "export const a = eval('1');"],
  ['code made at run time', GLOBALS, "export const a = new Function('return 1');"],
  ['import.meta', PLUGIN, 'export const a = import.meta.url;'],
  ['a node module', NODE, "export { readFileSync } from 'node:fs';"],
  [
    'a node module without prefix',
    NODE,
    "import { readFileSync } from 'fs';\nexport const a = readFileSync;",
  ],
  ['a dynamic node module', NODE, "export const a = import('node:fs');"],
];

/** Rules for the whole repository, with a file that breaks each. */
const untidy: readonly (readonly [rule: string, path: string, code: string])[] = [
  ['lint/style/noDefaultExport', 'packages/engine/src/default.ts', 'export default 1;\n'],
  ['lint/style/useFilenamingConvention', 'packages/engine/src/camelCase.ts', 'export const a = 1;\n'],
  [
    'lint/correctness/noUndeclaredDependencies',
    'packages/engine/src/undeclared.ts',
    "export * from 'left-pad';\n",
  ],
  ['lint/suspicious/noImportCycles', 'packages/engine/src/one.ts', "export { b as a } from './two.ts';\n"],
  [
    'lint/style/useImportType',
    'packages/engine/src/type.ts',
    "import { A } from './types.ts';\nexport const a: A = 1;\n",
  ],
  [
    'lint/nursery/noFloatingPromises',
    'packages/engine/src/floating.ts',
    'async function a(): Promise<number> {\n  return 1;\n}\nexport function b(): void {\n  a();\n}\n',
  ],
  ['lint/suspicious/noSkippedTests', 'packages/engine/src/a.test.ts', "it.skip('a', () => 1);\n"],
];

let folder: string;
let reports: Map<string, Set<string>>;

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Lints the folder once and groups what was said by file. */
async function lint(): Promise<Map<string, Set<string>>> {
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];
  const { stdout } = await promisify(execFile)(process.execPath, [biome, ...args], {
    cwd: folder,
    maxBuffer: 1 << 26,
  }).catch((failure: { stdout: string }) => failure);
  const said = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  const byFile = new Map<string, Set<string>>();
  for (const { category, location } of said.diagnostics)
    byFile.set(location.path, (byFile.get(location.path) ?? new Set()).add(category));
  return byFile;
}

const pureFile = (name: string, index: number) => `packages/${name}/src/impure-${index}.ts`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'purity-'));
  for (const part of ['biome.json', 'biome-plugins', 'package.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const name of ['contracts', 'kernel', 'pipelines', 'engine'])
    plant(`packages/${name}/package.json`, `{ "name": "@palimpsest/${name}", "type": "module" }\n`);
  for (const name of ['contracts', 'kernel', 'pipelines', 'engine'])
    for (const [index, [, , code]] of impure.entries()) plant(pureFile(name, index), `${code}\n`);
  for (const [, path, code] of untidy) plant(path, code);
  plant('packages/engine/src/two.ts', "export { a as b } from './one.ts';\n");
  plant('some.config.ts', 'export default { a: 1 };\n');
  plant('packages/engine/src/types.ts', 'export type A = 1;\n');
  plant('packages/kernel/src/in-test.test.ts', "import 'node:fs';\nMath.random();\nDate.now();\n");
  plant(
    'packages/kernel/src/innocent.ts',
    [
      "// Date.now(), Math.random(), 2 ** 3, 'a'.localeCompare('b')",
      "export const a = 'Date Math.random ** Intl globalThis';",
      'export const b = Math.max(Math.floor(1.5), 2);',
      'export const c = { Date: 1, fetch: 2, process: 3 }.Date;',
      'export const d = (fetch: number): number => fetch * 2;',
      "export const e = 'a'.toLowerCase();",
      '',
    ].join('\n'),
  );
  reports = await lint();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the purity rules', () => {
  const cases = impure.map(([what, rule], index) => ({ what, rule, index }));

  it.each(cases)('refuse $what in contracts, kernel and pipelines', ({ rule, index }) => {
    for (const name of ['contracts', 'kernel', 'pipelines'])
      expect([...(reports.get(pureFile(name, index)) ?? [])]).toContain(rule);
  });

  it('leave the engine free to use the platform', () => {
    const said = cases.flatMap(({ index }) => [...(reports.get(pureFile('engine', index)) ?? [])]);
    expect(said.filter((rule) => [GLOBALS, NODE, PLUGIN].includes(rule))).toEqual([]);
  });

  it('leave tests of pure packages free to use the platform', () => {
    expect(reports.get('packages/kernel/src/in-test.test.ts') ?? new Set()).toEqual(new Set());
  });

  it('say nothing about comments, strings, properties and local names', () => {
    expect(reports.get('packages/kernel/src/innocent.ts') ?? new Set()).toEqual(new Set());
  });

  it('are not silenced anywhere in pure code', () => {
    const pure = /^packages\/(?:contracts|kernel|pipelines)\//;
    const silenced = readWorkspace(root).files.filter(
      ({ path, text }) =>
        pure.test(path) &&
        !path.endsWith('.test.ts') &&
        /biome-ignore(?:-all|-start)?\s+(?:lint(?:\s|:|$)|lint\/plugin|lint\/style\/noRestrictedGlobals|lint\/correctness\/noNodejsModules|lint\/style(?:\s|:)|lint\/correctness(?:\s|:))/.test(
          text,
        ),
    );
    expect(silenced.map(({ path }) => path)).toEqual([]);
  });

  it('include every plug-in of the folder', () => {
    const { plugins } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as {
      plugins: { path: string }[];
    };
    const present = readdirSync(join(root, 'biome-plugins')).map((name) => `./biome-plugins/${name}`);
    expect(plugins.map(({ path }) => path).sort()).toEqual(present.sort());
  });
});

describe('the rules for the whole repository', () => {
  it.each(untidy)('%s bites', (rule, path) => {
    expect([...(reports.get(path) ?? [])]).toContain(rule);
  });

  it('allow a default export in a configuration file', () => {
    expect(reports.get('some.config.ts') ?? new Set()).toEqual(new Set());
  });
});
