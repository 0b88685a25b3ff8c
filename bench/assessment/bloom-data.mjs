// The development questions and their levels. The source counts by the taxonomy of 1956: its fifth level is synthesis
// and its sixth evaluation, which the revised taxonomy calls create and evaluate.
import { readFile } from 'node:fs/promises';
import { dataFolder } from '../data-folder.mjs';

const LEVELS = {
  BT1: 'remember',
  BT2: 'understand',
  BT3: 'apply',
  BT4: 'analyze',
  BT5: 'create',
  BT6: 'evaluate',
};

/** The questions as `{ text, level }`, or null when the development data is not there. */
export async function readQuestions() {
  const path = dataFolder('bloom', 'questions-600.csv');
  if (path === null) return null;
  // A few apostrophes of the source were lost to a wrong encoding long ago.
  const source = (await readFile(path, 'utf8')).replaceAll('\uFFFD', "'");
  return records(source)
    .slice(1)
    .map(([text, category]) => ({ text, level: LEVELS[category?.trim()] }))
    .filter(({ level }) => level !== undefined);
}

/** Lines of comma-separated values, quoted ones with doubled quotes. */
function records(source) {
  const rows = [];
  for (const line of source.split(/\r?\n/)) {
    if (line === '') continue;
    const quoted = /^"((?:[^"]|"")*)",(.*)$/.exec(line);
    if (quoted) rows.push([quoted[1].replaceAll('""', '"'), quoted[2]]);
    else rows.push([line.slice(0, line.lastIndexOf(',')), line.slice(line.lastIndexOf(',') + 1)]);
  }
  return rows;
}

/** Questions that share a family go to the same fold: half their words or more are the same. */
export function families(questions) {
  const parent = questions.map((_, i) => i);
  const root = (i) => {
    let at = i;
    while (parent[at] !== at) at = parent[at];
    return at;
  };
  const bags = questions.map(({ text }) => new Set(text.toLowerCase().match(/[a-z']+/g) ?? []));
  for (let a = 0; a < questions.length; a += 1) {
    for (let b = a + 1; b < questions.length; b += 1) {
      let shared = 0;
      for (const word of bags[a]) if (bags[b].has(word)) shared += 1;
      const all = bags[a].size + bags[b].size - shared;
      if (all > 0 && shared / all >= 0.5) parent[root(b)] = root(a);
    }
  }
  return questions.map((_, i) => root(i));
}
