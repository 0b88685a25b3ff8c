// Trains the table of the Bloom classifier on the development questions and writes it into the source:
//   node bench/assessment/bloom-train.mjs     (after a build)
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { crossValidate, FOLDS, tableOf } from './bloom-crossvalidation.mjs';
import { readQuestions } from './bloom-data.mjs';

const TARGET = fileURLToPath(
  new URL('../../packages/pipelines/src/assessment/bloom/table.ts', import.meta.url),
);
const STEPS = 6;

const questions = await readQuestions();
if (questions === null) {
  process.stderr.write(
    'The development questions are not there (bloom/questions-600.csv): nothing was written.\n',
  );
  process.exitCode = 1;
} else {
  const table = tableOf(questions);
  const trust = trustOf(crossValidate(questions, FOLDS['by index']).readings);
  await writeFile(TARGET, render(table, trust));
  process.stdout.write(`${table.split('\n').length} features from ${questions.length} questions\n`);
}

/** How often readings with about such a lead were right when the question had not been seen. Never falls as leads grow. */
function trustOf(readings) {
  const sorted = readings.filter(({ lead }) => lead !== null).sort((a, b) => a.lead - b.lead);
  const size = Math.ceil(sorted.length / STEPS);
  const steps = [];
  for (let from = 0; from < sorted.length; from += size) {
    const part = sorted.slice(from, from + size);
    const right = Math.round((100 * part.filter(({ right }) => right).length) / part.length);
    steps.push([from === 0 ? 0 : part[0].lead, Math.max(right, steps.at(-1)?.[1] ?? 0)]);
  }
  return steps;
}

function render(table, trust) {
  const escaped = table.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$');
  return `// Written by bench/assessment/bloom-train.mjs: train again instead of editing.
// Weights of each feature for remember, understand, apply, analyze, evaluate and create.

export const BLOOM_TRUST: readonly (readonly [lead: number, hundredths: number])[] = [
${trust.map(([lead, share]) => `  [${lead}, ${share}],`).join('\n')}
];

export const BLOOM_WEIGHTS = \`
${escaped}
\`;
`;
}
