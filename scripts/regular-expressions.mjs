// Has every regular expression of the packages judged that is not on the list of judged ones yet, and writes the list:
// `npm run regexes`. A test fails when a pattern is not on it. `--all` judges all of them again (about ten minutes).

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { builtPatterns, hashOf, readChecked, writtenPatterns } from './regular-expressions/collect.mjs';
import { loadPatterns } from './regular-expressions/load.mjs';
import { isLinear, stopMeasuring } from './regular-expressions/measure.mjs';
import { whyShort } from './regular-expressions/short.mjs';

const root = dirname(import.meta.dirname);
const folder = join(import.meta.dirname, 'regular-expressions');
/** Has a package.json of its own, so that nothing of it is part of the product. */
const tool = join(folder, 'tool');
const list = join(folder, 'checked.txt');
const HEADER = `# Regular expressions that were judged, by the first 16 digits of the SHA-256 of /pattern/flags. Written by: npm run regexes
# safe    recheck proved that no text takes long
# linear  recheck doubts it or cannot say; a megabyte of every hostile text we know takes no longer than in proportion
# short   would take long on a long text, and its place never gives it one (scripts/regular-expressions/short.mjs)
`;

process.exitCode = await main();

async function main() {
  if (!install()) return 2;
  const { check } = createRequire(join(tool, 'package.json'))('recheck');
  const before = process.argv.includes('--all')
    ? new Map()
    : readChecked(existsSync(list) ? readFileSync(list, 'utf8') : '');
  const patterns = new Map([...(await builtPatterns(loadPatterns)), ...writtenPatterns(root)]);
  const checked = new Map();
  const bad = [];
  const waiting = [];
  for (const [pattern, places] of patterns) {
    const known = before.get(hashOf(pattern));
    if (known === undefined) waiting.push([pattern, places]);
    else checked.set(hashOf(pattern), known);
  }
  process.stdout.write(`${patterns.size} regular expressions, ${waiting.length} of them not judged yet\n`);
  for (const [at, [pattern, places]] of waiting.entries()) {
    const verdict = await judge(check, pattern, places);
    if (verdict.word !== null) checked.set(hashOf(pattern), verdict.word);
    else bad.push(verdict.problem);
    if (verdict.word !== 'safe')
      process.stdout.write(`${verdict.word ?? 'TOO SLOW'}  ${places[0]}  ${pattern.slice(0, 100)}\n`);
    if (at % 50 === 49) save(checked);
  }
  save(checked);
  await stopMeasuring();
  for (const problem of bad) process.stderr.write(`${problem}\n`);
  const count = (word) => [...checked.values()].filter((each) => each === word).length;
  process.stdout.write(
    `safe ${count('safe')}, linear ${count('linear')}, short ${count('short')}, too slow ${bad.length}\n`,
  );
  return bad.length === 0 ? 0 : 1;
}

async function judge(check, pattern, places) {
  const end = pattern.lastIndexOf('/');
  const source = pattern.slice(1, end);
  const flags = pattern.slice(end + 1);
  const judged = await check(source, flags, { timeout: 5_000 });
  if (judged.status === 'safe') return { word: 'safe' };
  if (whyShort(pattern, places) !== undefined) return { word: 'short' };
  const { linear, taken } = await isLinear(source, flags, judged.attack);
  if (linear) return { word: 'linear' };
  return {
    word: null,
    problem: `${places.join(', ')}: ${pattern.slice(0, 200)}\n  takes ${Math.round(taken)} ms for a megabyte, more than in proportion. Attack: ${judged.attack?.pattern.slice(0, 200) ?? 'of our own'}`,
  };
}

function save(checked) {
  const lines = [...checked].map(([hash, word]) => `${hash} ${word}`).sort();
  writeFileSync(list, `${HEADER}${lines.join('\n')}\n`);
}

function install() {
  if (existsSync(join(tool, 'node_modules/recheck'))) return true;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: tool,
    stdio: 'inherit',
  });
  if (status !== 0)
    process.stderr.write('recheck cannot be installed: is there a registry to install from?\n');
  return status === 0;
}
