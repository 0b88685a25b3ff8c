// Writes docs/spec-coverage.md: each numbered section of the specification with the tests that prove it. Part of
// `npm run reference`. Leaves with 1, and writes nothing, where a section or a requirement has no test.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { coverageOf } from './spec-coverage/coverage.mjs';
import { DOCUMENTS } from './spec-coverage/documents.mjs';
import { coveragePage } from './spec-coverage/page.mjs';

const root = dirname(import.meta.dirname);
const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null);

const { documents, problems } = coverageOf(DOCUMENTS, read);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length === 0) writeFileSync(join(root, 'docs/spec-coverage.md'), coveragePage(documents));
process.exitCode = problems.length === 0 ? 0 : 1;
