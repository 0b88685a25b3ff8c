import { dirname } from 'node:path';

/** What became of each mutant. Noticed in any test is noticed; met in none, it was loaded at most. */
export function readLog(text) {
  const results = new Map();
  const rank = { loading: 0, try: 1, met: 2, unclear: 3, hung: 4, noticed: 5 };
  for (const line of text.split('\n')) {
    const [what, id] = line.split(' ');
    const before = results.get(id);
    if (id !== undefined && rank[what] >= (before === undefined ? -1 : rank[before])) results.set(id, what);
  }
  return results;
}

const isNoticed = (result) => result === 'noticed' || result === 'hung';
/** What runs only while a module loads is not tried: every test would have to load it again. */
const isLeftOut = (result) => result === 'loading' || result === 'unclear';

/** One line for each folder and one for all of them; gives back the score of all. */
export function printScores(mutants, results) {
  const folders = new Map();
  for (const mutant of mutants) {
    const folder = dirname(mutant.file);
    folders.set(folder, [...(folders.get(folder) ?? []), results.get(mutant.id)]);
  }
  const rows = [...folders].sort(([a], [b]) => (a < b ? -1 : 1));
  rows.push(['all', rows.flatMap(([, found]) => found)]);
  const width = Math.max(...rows.map(([folder]) => folder.length));
  process.stdout.write(`${'folder'.padEnd(width)}   score  noticed  missed  (never run)  left out\n`);
  let score = 0;
  for (const [folder, found] of rows) {
    const noticed = found.filter(isNoticed).length;
    const left = found.filter(isLeftOut).length;
    const unmet = found.filter((result) => result === undefined).length;
    const judged = found.length - left;
    score = judged === 0 ? 100 : (100 * noticed) / judged;
    const cells = [`${score.toFixed(1)}%`, noticed, judged - noticed, `(${unmet})`, left];
    process.stdout.write(
      `${folder.padEnd(width)} ${cells.map((cell, at) => String(cell).padStart([7, 8, 7, 12, 9][at])).join(' ')}\n`,
    );
  }
  return score;
}

/** Every change that no test noticed: where, what stood there, what was put in its place. */
export function listMissed(mutants, results) {
  for (const { id, file, line, kind, before, after } of mutants) {
    const result = results.get(id);
    if (isNoticed(result) || isLeftOut(result)) continue;
    const short = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 100);
    process.stdout.write(
      `${file}:${line} ${result === undefined ? 'never run' : 'missed'} ${kind}: ${short(before)} => ${short(after)}\n`,
    );
  }
}
