// Where the development data lies, if it is there at all. Benchmarks say so when it is not.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = process.env.PALIMPSEST_DATA ?? fileURLToPath(new URL('../../shared/data', import.meta.url));

/** The path of a part of the development data, or null when it is not there. */
export function dataFolder(...parts) {
  const path = [FOLDER, ...parts].join('/');
  return existsSync(path) ? path : null;
}
