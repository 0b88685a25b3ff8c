// docs/scale.md: from what one rewrite takes, measured, to ten million of them a day, calculated.
import { number } from './tables.mjs';

const A_DAY = 10_000_000;
const SECONDS = 86_400;
/** The busiest second against the mean one: most of a day's work falls into a third of it. */
const PEAK = 3;
/** A core is not planned for more than this share. */
const BUSY = 0.6;
const PARTITION_GB = 100;
const NAMES = { complaint: 'message', assessment: 'problem', blog: 'post of 5 kB', research: 'question' };
/** Examples of prices, in units of money. */
const CORE_MONTH = 30;
const DISK_GB_MONTH = 0.1;
const TOKENS_IN = 1;
const TOKENS_OUT = 5;
/** Sent to a model and given back, in characters: requests of the examples as a model's server received them. */
const CHARACTERS = {
  complaint: { sent: 3_000, back: 1_000 },
  assessment: { sent: 2_000, back: 500 },
  blog: { sent: 5_800, back: 5_000 },
};
const CHARACTERS_A_TOKEN = 4;
/** What a day may be made of. */
const MIX = { complaint: 0.8, assessment: 0.15, blog: 0.0499, research: 0.0001 };

export function scalePage({ machine, benchmarks }) {
  const inputs = inputsOf(benchmarks.storage.rows);
  const mixed = Object.fromEntries(
    Object.keys(inputs.complaint).map((kind) => [
      kind,
      Object.entries(MIX).reduce((sum, [name, share]) => sum + share * inputs[name][kind], 0),
    ]),
  );
  const chain = measuredAt(benchmarks.ledger.rows, 'steps on one chain, 10 connections');
  const fifty = measuredAt(benchmarks.ledger.rows, 'steps on fifty chains, 10 connections');
  const verify = measuredAt(benchmarks.ledger.rows, 'verify everything');
  const plan = planOf(mixed);
  const tokens = tokensOf(MIX);
  return `# Ten million rewrites a day

Written by \`npm run bench\` from [what was measured](benchmarks.md); do not edit. Everything here is arithmetic on measured figures of one machine with ${machine.cores} cores (${machine.model}); nobody has run the product at this size yet.

Ten million a day are ${number(A_DAY / SECONDS)} a second on average. We plan for a peak of ${PEAK} times that: ${number((A_DAY / SECONDS) * PEAK)} a second.

## Measured: what one rewrite takes

With the built-in writers. With a model, its raw answer is kept beside the words, and writing takes the provider's processors, not yours.

${head(['', ...Object.values(NAMES), 'mixed day'])}
${line('database, kB', (kind) => kind.database, inputs, mixed)}
${line('write-ahead log, kB', (kind) => kind['write-ahead log'], inputs, mixed)}
${line('events', (kind) => kind.events, inputs, mixed)}
${line('transactions', (kind) => kind.transactions, inputs, mixed)}
${line('processor of a worker, ms', (kind) => kind['processor of the worker'], inputs, mixed)}
${line('processor of the database, ms', (kind) => kind['processor of the database'], inputs, mixed)}

The mixed day: ${Object.entries(MIX)
    .map(([name, share]) => `${number(share * 100)}% ${NAMES[name].replace(/^\w+/, '$&s')}`)
    .join(', ')}.

## Calculated: ten million of each

${head(['', ...Object.values(NAMES), 'mixed day'])}
${line('database a day, GB', (kind) => planOf(kind).gigabytes, inputs, mixed)}
${line('database a year, TB', (kind) => (planOf(kind).gigabytes * 365) / 1_000, inputs, mixed)}
${line('write-ahead log at the peak, MB/s', (kind) => planOf(kind).logAtPeak, inputs, mixed)}
${line('transactions/s at the peak', (kind) => planOf(kind).transactionsAtPeak, inputs, mixed)}
${line('worker cores at the peak', (kind) => planOf(kind).workerCores, inputs, mixed)}
${line('database cores at the peak', (kind) => planOf(kind).databaseCores, inputs, mixed)}
${line('hours to verify one day, one core', (kind) => (kind.events * A_DAY) / verify / 3_600, inputs, mixed)}

- database a day = kB a rewrite × 10,000,000
- at the peak = figure a rewrite × ${number((A_DAY / SECONDS) * PEAK)} rewrites a second
- cores = processor seconds a second ÷ ${BUSY}, since a core is not planned for more than ${BUSY * 100}%
- verifying = events ÷ ${number(verify)} events a second, with texts

## Workers

A worker is one \`palimpsest worker\` process on one core; they share nothing but the database. The mixed day needs about ${Math.ceil(plan.workerCores)} of them at the peak. With a model the worker mostly waits: at 10 s an answer, ${number((A_DAY / SECONDS) * PEAK * 10)} answers are under way at the peak, so ${Math.ceil(((A_DAY / SECONDS) * PEAK * 10) / 100)} workers with \`--concurrency 100\` each.

## Partitions

The tables are not partitioned today. A mixed day writes ${number(plan.gigabytes)} GB, so a partition of ledger, texts and attempts for each day and, from there, partitions of at most ${PARTITION_GB} GB would be ${Math.max(1, Math.ceil(plan.gigabytes / PARTITION_GB))} a day. What can be proved does not depend on where a row lies: a chain is checked by sequence, and a signed checkpoint stands for everything before it, so that old partitions can move to cheaper storage.

## Cost

Two bills: your machines, and a model if one writes. The prices are examples in units of money, to be replaced by yours: ${CORE_MONTH} a core and month, ${DISK_GB_MONTH} a GB and month, ${TOKENS_IN} and ${TOKENS_OUT} a million tokens in and out.

| mixed day | arithmetic | units a month |
|---|---|---:|
| cores | (${number(plan.workerCores)} + ${number(plan.databaseCores)}) × ${CORE_MONTH} | ${number((plan.workerCores + plan.databaseCores) * CORE_MONTH)} |
| room | ${number(plan.gigabytes * 30)} GB a month × ${DISK_GB_MONTH} | ${number(plan.gigabytes * 30 * DISK_GB_MONTH)}, and as much again for each further month that is kept |
| model | (${number(tokens.in)} tokens in × ${TOKENS_IN} + ${number(tokens.out)} out × ${TOKENS_OUT}) ÷ 1,000,000 × 10,000,000 × 30 | ${number(((tokens.in * TOKENS_IN + tokens.out * TOKENS_OUT) / 1e6) * A_DAY * 30)} |

A token is taken as four characters. What is sent to a model was measured with the examples: ${Object.entries(
    CHARACTERS,
  )
    .map(
      ([name, { sent, back }]) =>
        `${number(sent)} characters for a ${NAMES[name]}, with about ${number(back)} back`,
    )
    .join(
      '; ',
    )}. Questions, one rewrite in ten thousand, are left out. The run's own budget (\`maxTokens\`, \`maxCostMicros\`) is a hard limit, and what was spent stands on each run.

## What breaks first

1. **One tenant's chain.** Every event of a tenant has one predecessor, so a chain is written by one transaction at a time, which steps that come together share: ${number(chain)} steps a second here. A mixed day needs ${number(plan.transactionsAtPeak)} transactions a second at the peak, of which the steps are a part. Ten million rewrites of **one** tenant do not fit on one chain of a machine like this. Spread over tenants, what counts is the next point.
2. **One database.** Fifty chains together reach ${number(fifty)} steps a second on ${machine.cores} cores that also run the clients; steps of different chains share no transaction, so that this can be less than one chain alone reaches. At the peak the mixed day asks for ${number(plan.databaseCores)} database cores; beyond one large server, tenants have to be spread over several databases (\`DATABASE_URL\` for each group of tenants).
3. **Room.** ${number((plan.gigabytes * 30) / 1_000)} TB a month before anything is moved away. Texts are the larger part; erasing a subject does not shrink the ledger.
4. **Verifying everything at once.** ${number((mixed.events * A_DAY) / verify / 3_600)} hours of one core for one day: verify by tenant, in parallel, from the last checkpoint.
`;
}

function planOf(kind) {
  const atPeak = (A_DAY / SECONDS) * PEAK;
  return {
    gigabytes: (kind.database * A_DAY) / 1e6,
    logAtPeak: (kind['write-ahead log'] * atPeak) / 1e3,
    transactionsAtPeak: kind.transactions * atPeak,
    workerCores: (kind['processor of the worker'] * atPeak) / 1e3 / BUSY,
    databaseCores: (kind['processor of the database'] * atPeak) / 1e3 / BUSY,
  };
}

/** Of the mean rewrite of such a day. */
function tokensOf(mix) {
  const of = (way) =>
    Object.entries(CHARACTERS).reduce((sum, [name, each]) => sum + mix[name] * each[way], 0) /
    CHARACTERS_A_TOKEN;
  return { in: of('sent'), out: of('back') };
}

function inputsOf(rows) {
  const inputs = {};
  for (const { of, kind, value } of rows) {
    inputs[of] ??= {};
    inputs[of][kind] = value;
  }
  return inputs;
}

const measuredAt = (rows, what) => rows.find((row) => row.what.startsWith(what)).value;
const head = (cells) =>
  `| ${cells.join(' | ')} |\n|${cells.map((_, at) => (at === 0 ? '---' : '---:')).join('|')}|`;
const line = (name, figure, inputs, mixed) =>
  `| ${[name, ...Object.keys(NAMES).map((each) => number(figure(inputs[each]))), number(figure(mixed))].join(' | ')} |`;
