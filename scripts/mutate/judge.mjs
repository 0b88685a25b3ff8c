import { runTests } from './run-tests.mjs';

/** The tests that requirements name as the ones this mutation must break. */
export function testsOf({ id }, rows) {
  return rows.filter(({ mutations }) => mutations.includes(id)).flatMap(({ tests }) => tests);
}

export function nameOf({ file, title }) {
  return `${file}: ${title}`;
}

/**
 * A mutation is killed when every requirement that names it has a test that now fails. A file that cannot be loaded
 * any more proves nothing: then the mutation is broken. `failing` are tests that fail without it.
 */
export async function judge(copy, mutation, rows, failing) {
  const named = testsOf(mutation, rows);
  if (named.length === 0) return { verdict: 'unused', detail: 'no requirement names it' };
  const bad = named.find((test) => failing.has(nameOf(test)));
  if (bad !== undefined) return { verdict: 'unclear', detail: `without it this fails too: ${nameOf(bad)}` };
  const { problem, undo } = copy.change(mutation);
  if (problem !== undefined) return { verdict: 'stale', detail: problem };
  const report = await runTests(copy.folder, mutation.project, named);
  undo();
  if (report.problem !== '') return { verdict: 'broken', detail: report.problem };
  const failed = ({ file, title }) => report.find(file, title).some(({ status }) => status === 'failed');
  const unshaken = rows
    .filter(({ mutations }) => mutations.includes(mutation.id))
    .filter(({ tests }) => !tests.some(failed));
  if (unshaken.length > 0)
    return { verdict: 'survived', detail: `no test of ${unshaken.map(({ id }) => id).join(', ')} fails` };
  return { verdict: 'killed', detail: `by ${report.failures} ${report.failures === 1 ? 'test' : 'tests'}` };
}
