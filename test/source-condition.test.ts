import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';

let root: string | undefined;

afterEach(() => root && rmSync(root, { recursive: true, force: true }));

it('takes a workspace package from its sources, not from what was built', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'source-condition-'));
  root = folder;
  const plant = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const exports = { '.': { '@palimpsest/source': './src/index.ts', default: './dist/index.js' } };
  plant('planted/package.json', JSON.stringify({ name: '@palimpsest/planted', type: 'module', exports }));
  plant('planted/src/index.ts', "export const from: string = 'source';\n");
  plant('planted/dist/index.js', "export const from = 'dist';\n");
  // npm links workspace packages like this; a real folder in node_modules would be loaded by Node itself.
  mkdirSync(join(folder, 'node_modules/@palimpsest'), { recursive: true });
  symlinkSync(join(folder, 'planted'), join(folder, 'node_modules/@palimpsest/planted'));
  plant('consumer.ts', "export { from } from '@palimpsest/planted';\n");

  const consumer = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'consumer.ts')).href)) as {
    from: string;
  };
  expect(consumer.from).toBe('source');
});
