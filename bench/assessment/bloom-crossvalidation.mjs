// Five-fold cross-validation of the whole classifier: in each fold the table is trained on the other four only.
import { featuresOf } from '../../packages/pipelines/dist/assessment/bloom/features.js';
import { BLOOM_LEVELS } from '../../packages/pipelines/dist/assessment/bloom/level.js';
import { weigh } from '../../packages/pipelines/dist/assessment/bloom/read-level.js';
import { findTasks } from '../../packages/pipelines/dist/assessment/bloom/tasks.js';
import { readTable } from '../../packages/pipelines/dist/assessment/bloom/weights.js';
import { families } from './bloom-data.mjs';
import { train } from './bloom-model.mjs';
import { seeds } from './bloom-seeds.mjs';

const FINENESS = 20;
const FAINT = 3;
const COUNT = 5;

/** The ways to cut the questions into folds. */
export const FOLDS = {
  'by index': (questions) => questions.map((_, i) => i % COUNT),
  'by hash': (questions) => questions.map(({ text }) => hash(text) % COUNT),
  // Questions that nearly repeat each other stay together.
  'by family': (questions) => families(questions).map((family) => hash(`family ${family}`) % COUNT),
  // Questions with the same first task verb stay together: the table has never seen the verb.
  'by verb': (questions) => questions.map(({ text }) => hash(findTasks(text)[0]?.key ?? text) % COUNT),
};

/** The written table trained on these questions and on our own. */
export function tableOf(questions) {
  const examples = [...questions, ...seeds].map(({ text, level }) => ({
    keys: featuresOf(text).map(({ key }) => key),
    level: BLOOM_LEVELS.indexOf(level),
  }));
  return [...train(examples)]
    .map(([key, weights]) => [key, weights.map((weight) => Math.round(weight * FINENESS))])
    .filter(([key, weights]) => key === '' || weights.some((weight) => Math.abs(weight) >= FAINT))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, weights]) => `${key}=${weights.map((weight) => weight + 0).join(',')}`)
    .join('\n');
}

/** The share of questions read rightly, and each reading with its lead (null where a rule decided). */
export function crossValidate(questions, folds) {
  const fold = folds(questions);
  const readings = [];
  for (let k = 0; k < COUNT; k += 1) {
    const table = readTable(tableOf(questions.filter((_, i) => fold[i] !== k)), []);
    for (const [i, { text, level }] of questions.entries()) {
      if (fold[i] !== k) continue;
      const { level: read, lead } = weigh(table, text);
      readings.push({ level, read, right: read === level, lead });
    }
  }
  return { accuracy: readings.filter(({ right }) => right).length / questions.length, readings };
}

function hash(text) {
  let sum = 2_166_136_261;
  for (const char of text) sum = Math.imul(sum ^ char.codePointAt(0), 16_777_619) >>> 0;
  return sum >>> 8;
}
