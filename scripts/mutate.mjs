// Breaks one rule at a time and looks whether the test that a requirement names fails: `npm run mutate -- blog`.
// docs/requirements/<name>.md says which test proves what, test/mutations/<name>.json how each rule is broken. All of
// it happens in a copy of the repository below the temporary folder; the checkout is only read.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyRepository } from './mutate/copy-repository.mjs';
import { judge, nameOf, testsOf } from './mutate/judge.mjs';
import { readMutations, readRequirements } from './mutate/requirements.mjs';
import { runTests } from './mutate/run-tests.mjs';

const root = dirname(import.meta.dirname);
const usage =
  'npm run mutate -- NAME [--only ID,ID] [--jobs N]   NAME is a file of docs/requirements, e.g. blog\n';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
const [name] = positionals;
if (name === undefined || values.help) {
  process.stdout.write(usage);
  process.exit(values.help ? 0 : 2);
}
process.exitCode = await main(name);

async function main(pipeline) {
  const rows = readRequirements(readFileSync(join(root, `docs/requirements/${pipeline}.md`), 'utf8'));
  const only = new Set(values.only.split(',').filter((id) => id !== ''));
  const mutations = readMutations(readFileSync(join(root, `test/mutations/${pipeline}.json`), 'utf8')).filter(
    ({ id }) => only.size === 0 || only.has(id),
  );
  if (mutations.length === 0) {
    process.stderr.write(`There is no mutation to try in test/mutations/${pipeline}.json.\n`);
    return 2;
  }
  const jobs = Math.max(1, Math.min(Number(values.jobs) || 1, mutations.length));
  const copies = Array.from({ length: jobs }, () => copyRepository(root));
  process.on('exit', () => {
    for (const copy of copies) copy.remove();
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
  return attack(copies, mutations, rows, await failingBefore(copies[0], mutations, rows));
}

/** Named tests that do not pass without any mutation: their failure later would say nothing. */
async function failingBefore(copy, mutations, rows) {
  const failing = new Set();
  for (const project of new Set(mutations.map((mutation) => mutation.project))) {
    const named = mutations
      .filter((mutation) => mutation.project === project)
      .flatMap((mutation) => testsOf(mutation, rows));
    const report = await runTests(copy.folder, project, named);
    if (report.problem !== '') process.stderr.write(`${report.problem}\n`);
    for (const { file, title } of named) {
      const found = report.find(file, title);
      const name = nameOf({ file, title });
      if (failing.has(name) || (found.length > 0 && found.every(({ status }) => status === 'passed')))
        continue;
      failing.add(name);
      const what = found.length === 0 ? 'is not found' : 'fails';
      process.stderr.write(`Without a mutation, this test ${what}: ${name}\n`);
    }
  }
  return failing;
}

async function attack(copies, mutations, rows, failing) {
  const waiting = [...mutations];
  const results = new Map();
  const width = Math.max(...mutations.map(({ id }) => id.length));
  await Promise.all(
    copies.map(async (copy) => {
      for (let mutation = waiting.shift(); mutation !== undefined; mutation = waiting.shift()) {
        const result = await judge(copy, mutation, rows, failing);
        results.set(mutation.id, result);
        process.stdout.write(`${mutation.id.padEnd(width)}  ${result.verdict.padEnd(8)}  ${result.detail}\n`);
      }
    }),
  );
  const left = mutations.filter(({ id }) => results.get(id).verdict !== 'killed');
  process.stdout.write(`killed ${mutations.length - left.length} of ${mutations.length}\n`);
  for (const { id, file } of left) process.stdout.write(`${results.get(id).verdict}: ${id} (${file})\n`);
  return left.length === 0 ? 0 : 1;
}
