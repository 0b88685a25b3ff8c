// The lexicon alone on sentences people judged toxic and on their neutral rewrites.
import { readFile } from 'node:fs/promises';
import { findInLexicon } from '../../packages/pipelines/dist/complaint/validate/lexicon/find-in-lexicon.js';
import { dataFolder } from '../data-folder.mjs';

const SOFT = new Set(['sarcasm', 'hedging']);

export async function run({ note }) {
  const file = dataFolder('tone', 'paradetox-dev.tsv');
  if (file === null) {
    note('no tone data (tone/paradetox-dev.tsv), so the lexicon is not measured');
    return [];
  }
  const rows = (await readFile(file, 'utf8'))
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter(([toxic]) => toxic !== undefined && toxic !== '');
  const neutral = rows.flatMap((row) => row.slice(1)).filter((text) => text !== '');
  note(`the lexicon on ${rows.length} toxic sentences and ${neutral.length} neutral ones`);
  return [
    {
      what: 'toxic sentences the lexicon refuses',
      value: share(rows.map(([toxic]) => toxic)),
      unit: '%',
      goal: { atLeast: 92 },
    },
    { what: 'neutral sentences it refuses', value: share(neutral), unit: '%', goal: { below: 1.5 } },
  ];
}

const share = (texts) => (100 * texts.filter(isRefused).length) / texts.length;
const isRefused = (text) => findInLexicon(text, 'en').some(({ rule }) => !SOFT.has(rule));
