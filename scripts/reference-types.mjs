// npm run reference:types: writes the types that test/api-client is written with, from docs/reference/openapi.json and
// nothing else. The generator needs an older TypeScript than this repository has, so it is fetched for the occasion.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const SOURCE = 'docs/reference/openapi.json';
const TARGET = 'test/api-client/openapi-types.d.ts';
const GENERATOR = ['--package=openapi-typescript@7', '--package=typescript@5'];

const document = readFileSync(new URL(SOURCE, root));
const firstLine = `// From ${SOURCE}, SHA-256 ${createHash('sha256').update(document).digest('hex')}`;
if (process.argv.includes('--if-stale') && linesOf(TARGET)[0] === firstLine) process.exit(0);

const command = ['exec', '--yes', ...GENERATOR, '--', 'openapi-typescript', SOURCE, '-o', TARGET];
const { status } = spawnSync('npm', command, { cwd: fileURLToPath(root), stdio: 'inherit' });
if (status !== 0) {
  console.error(`${TARGET} was not written. The generator comes from the npm registry: is it within reach?`);
  process.exit(1);
}
writeFileSync(new URL(TARGET, root), [firstLine, ...linesOf(TARGET)].join('\n'));

function linesOf(path) {
  try {
    return readFileSync(new URL(path, root), 'utf8').split('\n');
  } catch {
    return [];
  }
}
