// Search on SciFact beside MiniSearch in the same run, evidence sentences on WiCE, labels of support on SciFact claims,
// article text of HTML pages beside plain Readability.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { dataFolder } from '../data-folder.mjs';
import { installPeers } from '../install-peers.mjs';

const run_ = promisify(execFile);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export async function run({ note }) {
  if (dataFolder('research', 'scifact') === null) {
    note('no development data (research/scifact): nothing to measure');
    return [];
  }
  const peers = await installPeers(note, 'minisearch');
  const ours = await measure('palimpsest', note);
  const mini = peers ? await measure('minisearch', note) : null;
  return [
    ...searchRows(ours, mini),
    ...(await wiceRows(note)),
    ...(await supportRows(note)),
    ...(await pageRows(note)),
  ];
}

async function pageRows(note) {
  const { htmlRows } = await import('./html.mjs');
  return htmlRows(note);
}

async function measure(name, note) {
  note(name);
  const { stdout } = await run_(process.execPath, ['--expose-gc', here('./contestant.mjs'), name], {
    maxBuffer: 1e8,
  });
  return JSON.parse(stdout);
}

function searchRows(ours, mini) {
  const row = (what, value, unit, goal, times = 1) => ({
    what,
    value: ours[value] * times,
    unit,
    ...(goal === undefined ? {} : { goal }),
    ...(mini === null ? {} : { peer: { name: 'MiniSearch', value: mini[value] * times } }),
  });
  const lead = mini === null ? [] : [(ours.ndcg - mini.ndcg) * 100];
  return [
    row(`SciFact nDCG@10, ${ours.queries} train queries`, 'ndcg', '%', { atLeast: 69 }, 100),
    ...lead.map((value) => ({ what: 'ahead of MiniSearch by', value, unit: 'points', goal: { atLeast: 4 } })),
    row('SciFact recall@100', 'recall', '%', undefined, 100),
    row('queries', 'perSecond', 'queries/s', { atLeast: 950 }),
    row('indexing 5,183 abstracts', 'indexSeconds', 'ms', undefined, 1_000),
    row('memory of the index', 'megabytes', 'MB'),
  ];
}

async function wiceRows(note) {
  const { wiceRecall } = await import('./wice.mjs');
  note('WiCE');
  const found = await wiceRecall();
  if (found === null) return [];
  const percent = (value) => value * 100;
  return [
    {
      what: `WiCE evidence recall@5, best set, ${found.claims} claims`,
      value: percent(found.passages.sets),
      unit: '%',
      goal: { atLeast: 85 },
    },
    { what: 'WiCE claims with evidence in the top 5', value: percent(found.passages.any), unit: '%' },
    { what: 'WiCE recall@5, sentences as documents', value: percent(found.documents.sets), unit: '%' },
  ];
}

async function supportRows(note) {
  const { supportScores } = await import('./support.mjs');
  note('support');
  const found = await supportScores();
  if (found === null) return [];
  const row = (what, value, name, peer) => ({
    what,
    value: value * 100,
    unit: '% macro-F1',
    goal: { atLeast: peer * 100 + 10 },
    peer: { name, value: peer * 100 },
  });
  return [
    row(`support, ${found.claims} claims, unseen halves`, found.unseen, 'overlap', found.overlap),
    row('support, unseen halves', found.unseen, 'majority', found.majority),
    row('support, shipped weights', found.shipped, 'overlap', found.overlap),
  ];
}
