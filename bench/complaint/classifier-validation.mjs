// How the tables of the complaint classifier are fitted, and what they are worth on messages they were not fitted to.
import {
  HEAT_CLASSES,
  INTENT_CLASSES,
  TOPIC_CLASSES,
} from '../../packages/pipelines/dist/complaint/classifier/model/classes.js';
import {
  chooseIntent,
  chooseTopics,
  isHot,
} from '../../packages/pipelines/dist/complaint/classifier/model/judge.js';
import { readTable, weigh } from '../../packages/pipelines/dist/complaint/classifier/model/table.js';
import { train } from './logistic.mjs';

const FOLDS = 5;
const FINENESS = 20;
const KINDS = { '#': 'lists', '@': 'household', '%': 'near' };

export const TASKS = [
  {
    name: 'topic',
    classes: TOPIC_CLASSES,
    keys: ({ topicKeys }) => topicKeys,
    shares: ({ topics }) => TOPIC_CLASSES.map((name) => (topics.includes(name) ? 1 : 0)),
    apart: true,
    penalties: { always: 0.5, lists: 2, household: 1, near: 1, words: 2 },
    faint: 2,
    measures: {
      'exact set': (scores, { topics, evidence }) =>
        key(chooseTopics(scores, evidence).topics) === key(topics),
      'at least one': (scores, { topics, evidence }) =>
        chooseTopics(scores, evidence).topics.some((name) => topics.includes(name)),
    },
  },
  {
    name: 'intent',
    classes: INTENT_CLASSES,
    keys: ({ intentKeys }) => intentKeys,
    shares: ({ intent }) => INTENT_CLASSES.map((name) => (name === intent ? 1 : 0)),
    penalties: { always: 0.5, lists: 1, household: 1, near: 1, words: 1 },
    faint: 3,
    measures: { right: (scores, { intent }) => chooseIntent(scores).intent === intent },
  },
  {
    name: 'heat',
    classes: HEAT_CLASSES,
    keys: ({ intentKeys }) => intentKeys,
    shares: ({ hot }) => [hot ? 0 : 1, hot ? 1 : 0],
    penalties: { always: 0.5, lists: 1, household: 1, near: 1, words: 2 },
    faint: 2,
    measures: {
      right: (scores, { hot }) => isHot(scores) === hot,
      'right, with the rules': (scores, { hot, evidence }) => (evidence.intense || isHot(scores)) === hot,
    },
  },
];

/** The written table. Everyday messages count twice: their mix is the one to be read. */
export function tableOf(examples, { classes, keys, shares, penalties, faint, apart = false }) {
  const rows = [...examples, ...examples.filter(({ everyday }) => everyday)].map((example) => ({
    keys: keys(example),
    shares: shares(example),
  }));
  const penaltyOf = (name) => penalties[name === '' ? 'always' : (KINDS[name[0]] ?? 'words')];
  return [...train(rows, { classes: classes.length, penaltyOf, apart })]
    .map(([name, weights]) => [name, weights.map((weight) => Math.round(weight * FINENESS) + 0)])
    .filter(([name, weights]) => name === '' || weights.some((weight) => Math.abs(weight) >= faint))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, weights]) => `${name}=${weights.join(',')}`)
    .join('\n');
}

/** Fivefold, on the messages the word lists were not made from: each is read by a table that has not seen it. */
export function crossValidate(examples, task) {
  const right = Object.fromEntries(Object.keys(task.measures).map((what) => [what, 0]));
  let count = 0;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isKept = ({ text, listed }) => !listed && hash(text) % FOLDS === fold;
    const table = readTable(
      tableOf(
        examples.filter((example) => !isKept(example)),
        task,
      ),
    );
    for (const example of examples.filter(isKept)) {
      const scores = weigh(table, task.keys(example));
      for (const [what, measure] of Object.entries(task.measures))
        right[what] += measure(scores, example) ? 1 : 0;
      count += 1;
    }
  }
  return {
    count,
    ...Object.fromEntries(Object.entries(right).map(([what, n]) => [what, (100 * n) / count])),
  };
}

function key(topics) {
  return [...topics].sort().join('+');
}

function hash(text) {
  let sum = 2_166_136_261;
  for (const char of text) sum = Math.imul(sum ^ char.codePointAt(0), 16_777_619) >>> 0;
  return sum >>> 8;
}
