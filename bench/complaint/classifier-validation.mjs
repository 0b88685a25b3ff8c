// How the tables of the complaint classifier are fitted, and what they are worth on messages they were not fitted to.
import {
  HEAT_CLASSES,
  INTENT_CLASSES,
  MATTER_CLASSES,
  TOPIC_CLASSES,
} from '../../packages/pipelines/dist/complaint/classifier/model/classes.js';
import {
  chooseIntent,
  chooseTopics,
  isElsewhere,
  isHot,
} from '../../packages/pipelines/dist/complaint/classifier/model/judge.js';
import {
  FINE_FIRST,
  FINE_LAST,
  NOTHING,
  PARTING,
  readNetwork,
  STEPS,
  weighNetwork,
} from '../../packages/pipelines/dist/complaint/classifier/model/network.js';
import { readTable, weigh } from '../../packages/pipelines/dist/complaint/classifier/model/table.js';
import { readingsOf } from './cases.mjs';
import { train } from './logistic.mjs';
import { fitNetwork } from './network.mjs';

const FOLDS = 5;
const FINENESS = 20;
/** How often each message is read; each reading sees a share of its features. */
const READINGS = 4;
/** Hiding restrains the weights already, so that they are penalised less. */
const LENIENCE = 0.5;
const KINDS = {
  '#': 'lists',
  '@': 'household',
  '%': 'near',
  '!': 'wishes',
  '&': 'kinds',
  '+': 'pairs',
  '~': 'meanings',
};

/** What is known of a feature before a message is read. */
const ABOUT = { always: 0.5, lists: 2, household: 1, near: 1, wishes: 3, kinds: 1, pairs: 8, meanings: 1 };
const WANTS = { always: 0.5, lists: 1, household: 1, near: 1, kinds: 1, pairs: 8, meanings: 2 };

const AT_HOME = Number.NEGATIVE_INFINITY;

/** How far the readers of a message are believed where they differ; the rest goes by what most of them read. */
const EACH_READER = 0.3;

function topicShares(message) {
  const readings = readingsOf(message);
  return TOPIC_CLASSES.map((name) => {
    const share = readings.filter((topics) => topics.includes(name)).length / readings.length;
    return EACH_READER * share + (1 - EACH_READER) * (message.topics.includes(name) ? 1 : 0);
  });
}

export const TASKS = [
  {
    name: 'topic',
    classes: TOPIC_CLASSES,
    // What is about nothing at home says nothing of how the topics of the home are told apart.
    fits: ({ topics }) => topics.length > 0,
    keys: ({ wideKeys }) => wideKeys,
    shares: topicShares,
    network: { hidden: 48, most: 10_000, least: 5, rounds: 25 },
    measures: {
      'exact set': (scores, { topics }) => key(chooseTopics(scores, AT_HOME).topics) === key(topics),
      'at least one': (scores, { topics }) =>
        chooseTopics(scores, AT_HOME).topics.some((name) => topics.includes(name)),
    },
  },
  {
    name: 'matter',
    classes: MATTER_CLASSES,
    keys: ({ topicKeys }) => topicKeys,
    shares: ({ topics }) => [topics.length > 0 ? 1 : 0, topics.length > 0 ? 0 : 1],
    most: 2000,
    seen: 0.5,
    penalties: ABOUT,
    faint: 2,
    measures: {
      right: ([home, elsewhere], { topics }) => isElsewhere(elsewhere - home) === (topics.length === 0),
    },
  },
  {
    name: 'intent',
    classes: INTENT_CLASSES,
    keys: ({ intentKeys }) => intentKeys,
    shares: ({ intent }) => INTENT_CLASSES.map((name) => (name === intent ? 1 : 0)),
    penalties: { ...WANTS, words: 4 },
    most: 4000,
    seen: 0.5,
    faint: 1,
    measures: { right: (scores, { intent }) => chooseIntent(scores).intent === intent },
  },
  {
    name: 'heat',
    classes: HEAT_CLASSES,
    keys: ({ intentKeys }) => intentKeys,
    shares: ({ hot }) => [hot ? 0 : 1, hot ? 1 : 0],
    penalties: { ...WANTS, words: 2 },
    most: 2000,
    seen: 0.5,
    faint: 1,
    measures: {
      right: (scores, { hot }) => isHot(scores) === hot,
      'right, with the rules': (scores, { hot, evidence }) => (evidence.intense || isHot(scores)) === hot,
    },
  },
];

/** The written network: everyday messages count twice, as in the tables. */
export function networkOf(examples, { classes, keys, shares, network, fits = () => true }) {
  const { hidden } = network;
  const read = [...examples, ...examples.filter(({ everyday }) => everyday)].filter(fits);
  const rows = read.map((example) => ({ keys: keys(example), shares: shares(example) }));
  const { names, first, bias, last, lastBias } = fitNetwork(rows, { ...network, classes: classes.length });
  const row = (weights) =>
    Array.from(weights, (weight) => {
      const step = Math.round(weight * FINE_FIRST);
      return STEPS[Math.max(-NOTHING, Math.min(NOTHING, step)) + NOTHING];
    }).join('');
  const features = [
    ` ${row(bias)}`,
    ...names.map((name, at) => `${name} ${row(first.subarray(at * hidden, (at + 1) * hidden))}`),
  ];
  const outputs = classes.map((_, k) => {
    const own = [...last.subarray(k * hidden, (k + 1) * hidden), lastBias[k]];
    return own.map((weight) => Math.round(weight * FINE_LAST)).join();
  });
  return features.join('\n') + PARTING + outputs.join('\n');
}

/**
 * The written table. Everyday messages count twice: their mix is the one to be read. Each message is read several times
 * with half of its features hidden, so that no feature is relied on alone: new messages lack what was learnt by heart.
 */
export function tableOf(
  examples,
  { classes, keys, shares, penalties, faint, seen, apart = false, most, fits = () => true },
) {
  const read = [...examples, ...examples.filter(({ everyday }) => everyday)].filter(fits);
  const rows = read.flatMap((example, at) => {
    const all = keys(example);
    return Array.from({ length: READINGS }, (_, reading) => ({
      keys: all.filter((name) => isSeen(name, at * READINGS + reading, seen)),
      shares: shares(example),
    }));
  });
  const penaltyOf = (name) =>
    name === ''
      ? penalties.always * READINGS
      : penalties[KINDS[name[0]] ?? 'words'] * READINGS * seen * seen * LENIENCE;
  return [...train(rows, { classes: classes.length, penaltyOf, apart, ...(most && { most }) })]
    .map(([name, weights]) => [name, weights.map((weight) => whole(name === '' ? weight : weight * seen))])
    .filter(([name, weights]) => name === '' || weights.some((weight) => Math.abs(weight) >= faint))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, weights]) => `${name}=${weights.join(',')}`)
    .join('\n');
}

function whole(weight) {
  return Math.round(weight * FINENESS) + 0;
}

const hashes = new Map();

/** Which features a reading sees is settled by their names and its number: no chance, and the same table every time. */
function isSeen(name, reading, share) {
  let known = hashes.get(name);
  if (known === undefined) {
    known = hash(name);
    hashes.set(name, known);
  }
  let mixed = Math.imul(known ^ Math.imul(reading + 1, 2_654_435_761), 2_246_822_519);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 3_266_489_917);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % 1000 < share * 1000;
}

/** Fivefold, on the messages the word lists were not made from: each is read by a table that has not seen it. */
export function crossValidate(examples, task) {
  const right = Object.fromEntries(Object.keys(task.measures).map((what) => [what, 0]));
  let count = 0;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isKept = (example) =>
      !example.listed && (task.fits?.(example) ?? true) && hash(example.text) % FOLDS === fold;
    const seen = examples.filter((example) => !isKept(example));
    const network = task.network && readNetwork(networkOf(seen, task));
    const table = network ?? readTable(tableOf(seen, task));
    for (const example of examples.filter(isKept)) {
      const scores = network ? weighNetwork(network, task.keys(example)) : weigh(table, task.keys(example));
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

export function hash(text) {
  let sum = 2_166_136_261;
  for (const char of text) sum = Math.imul(sum ^ char.codePointAt(0), 16_777_619) >>> 0;
  return sum >>> 8;
}
