// Trains the tables of the complaint classifier on the open messages and writes them into the source:
//   node bench/complaint/train-classifier.mjs             (after a build; build again afterwards)
//   node bench/complaint/train-classifier.mjs --measure   (cross-validates only)
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readExamples } from './classifier-examples.mjs';
import { crossValidate, TASKS, tableOf } from './classifier-validation.mjs';

const FOLDER = new URL('../../packages/pipelines/src/complaint/classifier/model/', import.meta.url);

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

function render({ name, classes }, table) {
  return `// Written by bench/complaint/train-classifier.mjs: train again instead of editing.
// Weights of each feature for ${classes.slice(0, -1).join(', ')} and ${classes.at(-1)}.

export const ${name.toUpperCase()}_WEIGHTS = \`
${table.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$')}
\`;
`;
}
