import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('.', import.meta.url));

/** `import` and `export ... from` of values; types are gone at run time, and `import()` waits until it is called. */
const STATIC = /^(?:import|export)(?! type\b)[^;']*?(?:from )?'([^']+)';/gm;

/** Everything that is loaded together with a file, as far as it is ours. */
function loadedWith(entry: string): { readonly files: Set<string>; readonly packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [join(src, entry)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      if (name.startsWith('.')) waiting.push(join(dirname(file), name));
      else packages.add(name);
    }
  }
  return { files: new Set([...files].map((file) => relative(src, file))), packages };
}

/** Each is a hundred modules and more, and every command would pay for them. */
const HEAVY =
  /^(?:@palimpsest\/(?:pipelines|kernel\/text)|pg$|graphile-worker|hono|@hono|openai|@anthropic|@modelcontext|@opentelemetry|pino|prom-client|undici|eld|linkedom|mammoth|unpdf)/;

describe('what is loaded before anything is asked for', () => {
  it.each(['index.ts', 'app/engine.ts', 'cli/bin-entry.ts', 'cli/perform.ts'])(
    '%s comes without pipelines, servers and drivers',
    (entry) => {
      const { files, packages } = loadedWith(entry);
      expect(files.size).toBeGreaterThan(3);
      for (const file of files) expect(existsSync(join(src, file))).toBe(true);
      expect([...packages].filter((name) => HEAVY.test(name))).toEqual([]);
    },
  );

  it('would notice one', () => {
    expect(
      [...loadedWith('app/blog/preview-blog-run.ts').packages].filter((name) => HEAVY.test(name)),
    ).toEqual(['@palimpsest/pipelines/blog']);
  });

  it('asks for the version alone without the words of the command', () => {
    expect([...loadedWith('cli/bin-entry.ts').packages].filter((name) => !name.startsWith('node:'))).toEqual(
      [],
    );
  });
});
