import { Worker } from 'node:worker_threads';

const CODE = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ source, flags, text }) => {
  const pattern = new RegExp(source, flags);
  const before = process.cpuUsage();
  if (pattern.global) for (const match of text.matchAll(pattern)) void match;
  else pattern.exec(text);
  parentPort.postMessage(process.cpuUsage(before).user / 1000);
});`;
/** One search that takes longer than this does not end in practice. */
const LONGEST = 60_000;
const SMALL = 1 << 16;
const BIG = 1 << 20;
/** Sixteen times the text may take this much more of the processor: four times more than in proportion. */
const MOST_GROWTH = 64;
/** Times below this say nothing about growth. */
const QUICK = 250;

const KINDS = [
  'a',
  'A',
  'é',
  '1',
  ' ',
  '\t',
  '\n',
  '.',
  ',',
  '-',
  '_',
  '*',
  '"',
  "'",
  '“',
  '(',
  '[',
  '<',
  '{',
  '#',
  '|',
  '/',
];
const PAIRS = [
  'a ',
  'Ab ',
  'a.',
  'a-',
  'a,',
  '1 ',
  '1.',
  '1,',
  ' \n',
  '. ',
  '(a',
  '[a](',
  '<a ',
  '"a',
  '=1',
  '$a',
];

let worker;

function time(source, flags, text) {
  worker ??= new Worker(CODE, { eval: true });
  const own = worker;
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      void own.terminate();
      worker = undefined;
      resolve(Number.POSITIVE_INFINITY);
    }, LONGEST);
    own.once('message', (taken) => {
      clearTimeout(late);
      resolve(taken);
    });
    own.postMessage({ source, flags, text });
  });
}

export async function stopMeasuring() {
  await worker?.terminate();
  worker = undefined;
}

/** Strings that could make the pattern work hard: those of the judge, of the words in it, and of every kind. */
function attacksOn(source, attack) {
  const words = [...new Set(source.match(/\p{L}{2,}/gu) ?? [])].slice(0, 24);
  const pumps = [...KINDS, ...PAIRS, ...words.map((word) => `${word} `), `${words.slice(0, 8).join(' ')} `];
  const made = pumps.map(
    (pump) => (size) => `${pump.repeat(Math.ceil(size / pump.length)).slice(0, size)}\u0000`,
  );
  if (attack === undefined) return made;
  const grown = (size) => {
    const fixed = attack.suffix.length + attack.pumps.reduce((sum, { prefix }) => sum + prefix.length, 0);
    const each = attack.pumps.reduce((sum, { pump }) => sum + pump.length, 0);
    const times = Math.max(1, Math.floor((size - fixed) / Math.max(1, each)));
    return attack.pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + attack.suffix;
  };
  return [grown, ...made];
}

/** Whether no string that we know of takes longer than in proportion to its length, up to a megabyte. */
export async function isLinear(source, flags, attack) {
  let worst = { small: 0, make: undefined };
  for (const make of attacksOn(source, attack)) {
    const small = await time(source, flags, make(SMALL));
    if (small === Number.POSITIVE_INFINITY) return { linear: false, taken: small };
    if (small >= worst.small) worst = { small, make };
  }
  const taken = await time(source, flags, worst.make(BIG));
  return { linear: taken < QUICK || taken < worst.small * MOST_GROWTH, taken };
}
