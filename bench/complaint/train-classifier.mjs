// Trains the tables of the complaint classifier on the open messages and writes them into the source:
//   node bench/complaint/train-classifier.mjs             (after a build; build again afterwards)
//   node bench/complaint/train-classifier.mjs --measure      (cross-validates only)
//   node bench/complaint/train-classifier.mjs --unmeasured   (does not)
//   node bench/complaint/train-classifier.mjs --household    (the renderer's tables alone; --classifier: the others)
//   node bench/complaint/train-classifier.mjs --danger       (the network for threats and self-harm, and no other)
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readSparse } from '../../packages/pipelines/dist/complaint/builtin/concepts/model/sparse-table.js';
import { readMessages, withFeatures } from './classifier-examples.mjs';
import { crossValidate, networkOf, TASKS, tableOf } from './classifier-validation.mjs';
import { DANGER_TASK, dangerExamples, validateDanger } from './danger-validation.mjs';
import { askTable, choiceTable, conceptTable, linkTable, readHousehold } from './train-household.mjs';

const FOLDER = new URL('../../packages/pipelines/src/complaint/classifier/model/', import.meta.url);
const HOUSEHOLD = new URL('../../packages/pipelines/src/complaint/builtin/concepts/model/', import.meta.url);

if (process.argv.includes('--danger')) {
  await trainDanger();
  process.exit();
}

const messages = await readMessages();
// The plain messages are for the classifier alone: what the renderer hears is fitted to those that say more.
const household = messages.filter(({ plain }) => !plain).map(readHousehold);
const concept = conceptTable(household);
const keepsHousehold = process.argv.includes('--classifier');
if (!keepsHousehold && !process.argv.includes('--measure')) await writeHousehold();
const concepts = keepsHousehold ? undefined : readSparse(concept);
const examples = messages.map((each) => withFeatures(each, concepts));
for (const task of process.argv.includes('--household') ? [] : TASKS) {
  if (!process.argv.includes('--unmeasured')) {
    const { count, ...shares } = crossValidate(examples, task);
    const words = Object.entries(shares).map(([what, share]) => `${what} ${share.toFixed(1)} %`);
    process.stdout.write(
      `${task.name}, ${count} messages the word lists were not made from: ${words.join(', ')}\n`,
    );
  }
  if (process.argv.includes('--measure')) continue;
  const table = task.network ? networkOf(examples, task) : tableOf(examples, task);
  const [kind, written] = task.network ? ['network', renderNetwork] : ['weights', render];
  await writeFile(fileURLToPath(new URL(`${task.name}-${kind}.ts`, FOLDER)), written(task, table));
  process.stdout.write(`${task.name}: ${table.split('\n').length} features, ${examples.length} messages\n`);
}

async function trainDanger() {
  const examples = await dangerExamples();
  for (const whole of process.argv.includes('--unmeasured') ? [] : [true, false]) {
    const words = Object.entries(validateDanger(examples, whole)).map(
      ([what, share]) => `${what} ${share.toFixed(1)} %`,
    );
    process.stdout.write(
      `danger, ${whole ? 'whole families' : 'single messages'} left out: ${words.join(', ')}\n`,
    );
  }
  if (process.argv.includes('--measure')) return;
  const table = networkOf(examples, DANGER_TASK);
  await writeFile(fileURLToPath(new URL('danger-network.ts', FOLDER)), renderNetwork(DANGER_TASK, table));
  process.stdout.write(`danger: ${table.split('\n').length} features, ${examples.length} messages\n`);
}

async function writeHousehold() {
  const tables = {
    concept,
    link: linkTable(household),
    choice: choiceTable(household),
    ask: askTable(household),
  };
  for (const [name, table] of Object.entries(tables)) {
    await writeFile(fileURLToPath(new URL(`${name}-weights.ts`, HOUSEHOLD)), renderSparse(name, table));
    process.stdout.write(`${name}: ${table.split('\n').length} features\n`);
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

function renderNetwork({ name, classes }, table) {
  return `// Written by bench/complaint/train-classifier.mjs: train again instead of editing.
// What each feature says to the hidden values, and these for ${classes.slice(0, -1).join(', ')} and ${classes.at(-1)}.

export const ${name.toUpperCase()}_NETWORK = \`
${escaped(table)}
\`;
`;
}

function render({ name, classes }, table) {
  return `// Written by bench/complaint/train-classifier.mjs: train again instead of editing.
// Weights of each feature for ${classes.slice(0, -1).join(', ')} and ${classes.at(-1)}.

export const ${name.toUpperCase()}_WEIGHTS = \`
${escaped(table)}
\`;
`;
}
