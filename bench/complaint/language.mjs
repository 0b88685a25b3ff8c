// Language detection on the development sentences: 28 languages, and the four the built-in renderer writes.
import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { dataFolder } from '../data-folder.mjs';
import { loadDetector } from './detector.mjs';

/** All the detector is asked about where nothing narrows it down. */
const DETECTED = 'en es fr de it pt nl sv da nb fi pl cs ru uk tr el ro hu ar he hi ja ko zh id vi th'.split(
  ' ',
);
const FOUR = ['en', 'es', 'fr', 'de'];

export async function run({ note }) {
  const path = dataFolder('language', 'sentences.jsonl');
  if (path === null) {
    note('no development sentences (language/sentences.jsonl), so the language detector is not measured');
    return [];
  }
  const sentences = (await readFile(path, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const detect = await loadDetector();
  const few = sentences.filter(({ language }) => FOUR.includes(language));
  measure(detect, sentences.slice(0, 1_000), DETECTED);
  const all = measure(detect, sentences, DETECTED);
  note(
    `mistakes among ${DETECTED.length} languages: ${[...all.mistakes].map(([pair, n]) => `${pair} ${n}`).join(', ')}`,
  );
  note(
    `by confidence: ${[...all.levels].map(([level, [n, right]]) => `${level} ${right} of ${n}`).join(', ')}`,
  );
  return [
    row(`${DETECTED.length} languages, right`, all.right, { atLeast: 99 }),
    row('en, es, fr, de, right', measure(detect, few, FOUR).right, { atLeast: 99 }),
    { what: 'one detection, p95', value: all.p95, unit: 'ms', goal: { below: 1 } },
  ];
}

function row(what, value, goal) {
  return { what, value, unit: '%', goal };
}

function measure(detect, sentences, among) {
  const times = [];
  const mistakes = new Map();
  const levels = new Map();
  let right = 0;
  for (const { language, text } of sentences) {
    const start = performance.now();
    const said = detect(text, among);
    times.push(performance.now() - start);
    const good = said.language === language;
    if (good) right += 1;
    else add(mistakes, `${language}>${said.language}`);
    const [n, hits] = levels.get(said.confidence) ?? [0, 0];
    levels.set(said.confidence, [n + 1, hits + Number(good)]);
  }
  times.sort((a, b) => a - b);
  return {
    right: (100 * right) / sentences.length,
    p95: times[Math.floor(times.length * 0.95)],
    mistakes,
    levels,
  };
}

function add(counts, key) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
