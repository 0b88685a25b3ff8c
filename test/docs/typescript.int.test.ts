import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';
import { allPages, ROOT } from './pages.ts';

// Other tests compile, run or compare those of the client and of the guide to extending.
const ELSEWHERE = /^(packages\/sdk\/README|docs\/guide\/extending)\.md:/;

it('the TypeScript examples of the guides compile', () => {
  const blocks = allPages()
    .flatMap(blocksOf)
    .filter(({ language, place }) => language === 'ts' && !ELSEWHERE.test(place));
  expect(blocks.length).toBeGreaterThan(1);
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-typescript-'));
  try {
    mkdirSync(join(folder, 'src'));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
    for (const { place, code } of blocks)
      writeFileSync(join(folder, 'src', `${place.replaceAll(/[^a-z0-9]+/gi, '-')}.ts`), code);
    const compilerOptions = {
      target: 'ES2023',
      module: 'NodeNext',
      types: ['node'],
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
