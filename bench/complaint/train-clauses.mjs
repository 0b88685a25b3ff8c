// Trains the table that says which clauses of a heated message can be sent in the sender's own words:
//   node bench/complaint/train-clauses.mjs             (after a build; build again afterwards)
//   node bench/complaint/train-clauses.mjs --measure   (cross-validates only)
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { clauseFeatures } from '../../packages/pipelines/dist/complaint/builtin/own-words/clause-features.js';
import { clausesOf } from '../../packages/pipelines/dist/complaint/builtin/own-words/clauses.js';
import {
  CLAUSE_CLASSES,
  chooseClause,
  surelyFit,
} from '../../packages/pipelines/dist/complaint/builtin/own-words/judge-clauses.js';
import { readTable, weigh } from '../../packages/pipelines/dist/complaint/classifier/model/table.js';
import { readCases } from './cases.mjs';
import { hash } from './classifier-validation.mjs';
import { train } from './logistic.mjs';

const CASES = new URL('../../packages/pipelines/src/complaint/cases/', import.meta.url);
const TABLE = new URL(
  '../../packages/pipelines/src/complaint/builtin/own-words/clause-weights.ts',
  import.meta.url,
);
/** The letters of the labels, in the order of the classes. */
const LETTERS = 'kajnx';
const FOLDS = 5;
const FINENESS = 20;
const MOST = 9000;
const PENALTIES = { '': 0.5, '#': 1, '@': 3, '%': 4, '&': 1, '+': 4, '~': 3, '*': 1, '<': 2, '>': 2 };
const WORD_PENALTY = 2;

/** Such clauses are dropped whatever the table says of them. */
const REFUSED = new Set(['*contempt', '*unkind', '*grave']);
/** Of polite messages every clause may be sent; which use it has nobody said. */
const POLITE_SHARES = [0.45, 0.3, 0.15, 0.1, 0];
/** One polite message in so many is read. */
const POLITE = 10;

const rows = await readRows();
const polite = await readPolite();
measure(rows);
if (!process.argv.includes('--measure')) {
  await writeFile(fileURLToPath(TABLE), render(tableOf([...rows, ...polite])));
  process.stdout.write(`${rows.length} clauses\n`);
}

async function readRows() {
  const files = (await readdir(CASES)).filter((name) => name.startsWith('clauses-')).sort();
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, CASES), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line !== '');
  return lines.flatMap((line) => {
    const { id, language, clauses, labels } = JSON.parse(line);
    let sentence = -1;
    const read = clauses.map(([joint, text]) => {
      if (joint === '') sentence += 1;
      return { joint, text, sentence, source: sentence };
    });
    return clauseFeatures(read, language).map((keys, at) => ({
      id,
      language,
      clause: read[at],
      keys,
      label: LETTERS.indexOf(labels[at]),
    }));
  });
}

async function readPolite() {
  const cases = [...(await readCases('open')), ...(await readCases('training'))];
  return cases
    .filter(
      ({ tone_of_message: tone, rewrite_strength: strength }) =>
        tone === 'polite' && strength === 'light_touch',
    )
    .filter(({ id }) => hash(id) % POLITE === 0)
    .flatMap(({ text, language }) =>
      clauseFeatures(clausesOf(text, language), language).map((keys) => ({ keys })),
    );
}

function tableOf(rows) {
  const weights = train(
    rows.map(({ keys, label }) => ({
      keys,
      shares: label === undefined ? POLITE_SHARES : CLAUSE_CLASSES.map((_, k) => (k === label ? 1 : 0)),
    })),
    {
      classes: CLAUSE_CLASSES.length,
      penaltyOf: (name) => PENALTIES[name.slice(0, 1)] ?? WORD_PENALTY,
      most: MOST,
    },
  );
  return [...weights]
    .map(([name, row]) => [name, row.map((weight) => Math.round(weight * FINENESS) + 0)])
    .filter(([name, row]) => name === '' || row.some((weight) => Math.abs(weight) >= 1))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => `${name}=${row.join(',')}`)
    .join('\n');
}

/** Each message is read by a table that has not seen it. */
function measure(all) {
  const names = ['all', ...new Set(all.map(({ language }) => language))];
  const counts = new Map(names.map((name) => [name, { passed: 0, fit: 0, both: 0 }]));
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isKept = ({ id }) => hash(id) % FOLDS === fold;
    const table = readTable(tableOf([...all.filter((row) => !isKept(row)), ...polite]));
    for (const row of all.filter(isKept)) {
      const scores = weigh(table, row.keys);
      const isPassed =
        chooseClause(scores, surelyFit(row.clause, row.language)) !== 'drop' &&
        !row.keys.some((key) => REFUSED.has(key));
      const isFit = CLAUSE_CLASSES[row.label] !== 'drop';
      for (const name of ['all', row.language]) {
        const count = counts.get(name);
        count.passed += isPassed ? 1 : 0;
        count.fit += isFit ? 1 : 0;
        count.both += isPassed && isFit ? 1 : 0;
      }
    }
  }
  const share = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
  for (const [name, { passed, fit, both }] of counts)
    process.stdout.write(
      `${name}: ${share(both, fit)} of what is fit is passed on, ${share(both, passed)} of what is passed on is fit\n`,
    );
}

function render(table) {
  const escaped = table.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$');
  return `// Written by bench/complaint/train-clauses.mjs: train again instead of editing.
// What each feature of a clause says for ${CLAUSE_CLASSES.slice(0, -1).join(', ')} and ${CLAUSE_CLASSES.at(-1)}.

export const CLAUSE_WEIGHTS = \`
${escaped}
\`;
`;
}
