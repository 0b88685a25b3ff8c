// How many of the expected time expressions are found, and how often ordinary text seems to hold one.
import { readdir, readFile } from 'node:fs/promises';
import { countWords, findTimes } from '@palimpsest/kernel/text';
import { dataFolder } from '../data-folder.mjs';

const LANGUAGES = [
  ['English', 'en', 95],
  ['Spanish', 'es', 95],
  ['French', 'fr', 95],
  ['German', 'de', 85],
];

export async function run({ note }) {
  const folder = dataFolder('times');
  if (folder === null) {
    note('no sentences with times (times/), so findTimes is not measured');
    return [];
  }
  const rows = [];
  for (const [name, language, atLeast] of LANGUAGES) {
    const { expected, overlapping, exact } = await recall(`${folder}/${name}`, language);
    note(
      `${name}: ${expected} expected times, ${percent(exact, expected).toFixed(1)}% with exactly the same span`,
    );
    rows.push({
      what: `times found, ${name}`,
      value: percent(overlapping, expected),
      unit: '%',
      goal: { atLeast },
    });
  }
  const ordinary = await ordinaryText();
  if (ordinary !== null)
    rows.push({ what: 'clock times and ranges in posts', value: ordinary, unit: 'in 1,000 words' });
  return rows;
}

async function recall(folder, language) {
  const counts = { expected: 0, overlapping: 0, exact: 0 };
  for (const file of await readdir(folder)) {
    const items = JSON.parse((await readFile(`${folder}/${file}`, 'utf8')).replace(/^\uFEFF/, ''));
    for (const { Input: text, Results: results } of items) {
      const found = findTimes(text, language);
      for (const { Start: start, Length: length } of results) {
        const end = start + length;
        counts.expected += 1;
        if (found.some((time) => time.start < end && start < time.end)) counts.overlapping += 1;
        if (found.some((time) => time.start === start && time.end === end)) counts.exact += 1;
      }
    }
  }
  return counts;
}

/** Posts hold true dates and durations; of hours of the day they hold next to none. */
async function ordinaryText() {
  const folder = dataFolder('blog', '18f');
  if (folder === null) return null;
  let words = 0;
  let found = 0;
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.md')).slice(0, 60)) {
    const text = (await readFile(`${folder}/${file}`, 'utf8')).replace(/^---[\s\S]*?\n---/, '');
    words += countWords(text);
    found += findTimes(text, 'en').filter(({ kind }) => kind === 'clock' || kind === 'range').length;
  }
  return (1_000 * found) / words;
}

const percent = (part, whole) => (100 * part) / whole;
