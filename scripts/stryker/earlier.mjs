import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keyOf = ({ line, column, kind, before, after }) => [line, column, kind, before, after].join(' ');

/**
 * What tests noticed in earlier runs, kept in a file by source. Of a source that has changed since, nothing is
 * known. Tests that were taken away are not noticed: for that, begin with a new file.
 */
export function openEarlier(root, file, mutants) {
  const digests = new Map();
  for (const { file: source } of mutants)
    if (!digests.has(source)) digests.set(source, digestOf(join(root, source)));
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const keysOf = (source) => {
    if (known[source]?.digest !== digests.get(source))
      known[source] = { digest: digests.get(source), keys: [] };
    return known[source].keys;
  };
  const isKnown = new Set(
    [...digests.keys()].flatMap((source) => keysOf(source).map((key) => `${source} ${key}`)),
  );
  const has = (mutant) => isKnown.has(`${mutant.file} ${keyOf(mutant)}`);
  return {
    /** The lines of the log that say so. */
    settled: mutants
      .filter(has)
      .map(({ id }) => `noticed ${id}\n`)
      .join(''),
    keep(results) {
      for (const mutant of mutants) {
        const result = results.get(mutant.id);
        if ((result === 'noticed' || result === 'hung') && !has(mutant))
          keysOf(mutant.file).push(keyOf(mutant));
      }
      writeFileSync(file, `${JSON.stringify(known)}\n`);
    },
  };
}

function digestOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
