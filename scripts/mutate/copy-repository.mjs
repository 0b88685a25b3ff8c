import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const COPIED = [
  'packages',
  'apps',
  'test',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
  'package.json',
];
const LEFT_OUT = new Set(['dist', 'node_modules']);
const OWN_SCOPE = '@palimpsest';

/** What tests need, in a folder of its own. Installed packages are linked; those of the workspace are the copies. */
export function copyRepository(root) {
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-mutate-'));
  for (const name of COPIED)
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(basename(source)),
    });
  const installed = join(root, 'node_modules');
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== OWN_SCOPE && !name.startsWith('.'))
      symlinkSync(join(installed, name), join(modules, name), 'junction');
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, OWN_SCOPE, name), 'junction');
  return {
    folder,
    /** Changes one place of one file; gives back how to undo it, or says why it cannot be done. */
    change({ file, find, replace }) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const times = before.split(find).length - 1;
      if (times !== 1) return { problem: `'find' stands ${times} times in ${file}` };
      if (find === replace) return { problem: `'replace' is the same as 'find'` };
      // A function, so that dollar signs of the replacement stay what they are.
      writeFileSync(
        path,
        before.replace(find, () => replace),
      );
      return { undo: () => writeFileSync(path, before) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
