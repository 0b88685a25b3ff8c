import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseAst } from 'vitest/node';

const PACKAGES = ['contracts', 'kernel', 'pipelines', 'engine'];
/** Tests, and what only tests are made of. */
const LEFT = /\.test\.ts$|\/(?:testing|cases)\//;

/** Every regular expression that the sources write out: `/pattern/flags` with the places where it stands. */
export function writtenPatterns(root) {
  const found = new Map();
  for (const name of PACKAGES)
    for (const entry of readdirSync(join(root, 'packages', name, 'src'), {
      recursive: true,
      withFileTypes: true,
    })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !path.endsWith('.ts') || LEFT.test(path)) continue;
      const source = readFileSync(path, 'utf8');
      visit(parseAst(source, { lang: 'ts' }, path), (node) => {
        if (node.type !== 'Literal' || node.regex === undefined) return;
        const line = source.slice(0, node.start).split('\n').length;
        note(found, `/${node.regex.pattern}/${node.regex.flags}`, `${relative(root, path)}:${line}`);
      });
    }
  return found;
}

function visit(node, see) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const each of node) visit(each, see);
    return;
  }
  if (typeof node.type === 'string') see(node);
  for (const [key, child] of Object.entries(node)) if (key !== 'regex') visit(child, see);
}

/** Every regular expression that is put together from lists while `load` runs. */
export async function builtPatterns(load) {
  const found = new Map();
  const real = globalThis.RegExp;
  const keep = (made) => {
    note(found, `/${made.source}/${made.flags}`, 'put together from a list');
    return made;
  };
  globalThis.RegExp = new Proxy(real, {
    construct: (target, args) => keep(Reflect.construct(target, args)),
    apply: (target, self, args) => keep(Reflect.apply(target, self, args)),
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = real;
  }
  return found;
}

function note(found, pattern, place) {
  found.set(pattern, [...(found.get(pattern) ?? []), place]);
}

/** Patterns are known by their hash: the list of those that were judged stays short. */
export function hashOf(pattern) {
  return createHash('sha256').update(pattern).digest('hex').slice(0, 16);
}

export function readChecked(text) {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, 16), line.slice(17)]),
  );
}
