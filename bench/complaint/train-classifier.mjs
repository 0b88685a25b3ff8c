// Trains the tables of the complaint classifier on the open messages and writes them into the source:
//   node bench/complaint/train-classifier.mjs             (after a build; build again afterwards)
//   node bench/complaint/train-classifier.mjs --measure   (cross-validates only)
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readExamples } from './classifier-examples.mjs';
import { crossValidate, TASKS, tableOf } from './classifier-validation.mjs';
import { askTable, conceptTable, readHousehold } from './train-household.mjs';

const FOLDER = new URL('../../packages/pipelines/src/complaint/classifier/model/', import.meta.url);
const HOUSEHOLD = new URL('../../packages/pipelines/src/complaint/builtin/concepts/model/', import.meta.url);

const examples = await readExamples();
for (const task of TASKS) {
  const { count, ...shares } = crossValidate(examples, task);
  const words = Object.entries(shares).map(([what, share]) => `${what} ${share.toFixed(1)} %`);
  process.stdout.write(
    `${task.name}, ${count} messages the word lists were not made from: ${words.join(', ')}\n`,
  );
  if (process.argv.includes('--measure')) continue;
  const table = tableOf(examples, task);
  await writeFile(fileURLToPath(new URL(`${task.name}-weights.ts`, FOLDER)), render(task, table));
  process.stdout.write(`${table.split('\n').length} features from ${examples.length} messages\n`);
}

if (!process.argv.includes('--measure')) {
  const messages = examples.map(readHousehold);
  for (const [name, table] of [
    ['concept', conceptTable(messages)],
    ['ask', askTable(messages)],
  ]) {
    await writeFile(fileURLToPath(new URL(`${name}-weights.ts`, HOUSEHOLD)), renderSparse(name, table));
    process.stdout.write(`${name}: ${table.split('\n').length} features from ${messages.length} messages\n`);
  }
}

function renderSparse(name, table) {
  return `// Written by bench/complaint/train-classifier.mjs: train again instead of editing.
// What each feature says for each ${name}, by its place in the list of ids; of a concept for itself alone.

export const ${name.toUpperCase()}_WEIGHTS = \`
${escaped(table)}
\`;
`;
}

function escaped(table) {
  return table.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$');
}

function render({ name, classes }, table) {
  return `// Written by bench/complaint/train-classifier.mjs: train again instead of editing.
// Weights of each feature for ${classes.slice(0, -1).join(', ')} and ${classes.at(-1)}.

export const ${name.toUpperCase()}_WEIGHTS = \`
${escaped(table)}
\`;
`;
}
