// Calibrates the rule set ai-likeness/v1 on development data: node bench/calibrate-ai-likeness.mjs [--write] [--data FOLDER]
// Prints the table of docs/guide/ai-likeness-calibration.md. With --write it writes that page and calibration.ts.
// Needs the built packages (npm run build). The data is not part of the project; without it the tool says so.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fitMarks, measure, quantile, SETS } from './ai-likeness/fit.mjs';
import { calibrationPage, calibrationSource } from './ai-likeness/print.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(root, '../shared/data') },
    write: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
if (!existsSync(join(values.data, 'ai-likeness')) || !existsSync(join(values.data, 'blog/18f'))) {
  console.error(
    `There is no development data in ${values.data}: it needs ai-likeness/ and blog/18f/. Give another folder with --data.`,
  );
  process.exit(2);
}

const dist = join(root, 'packages/pipelines/dist/blog');
const { parseDocument } = await import(join(root, 'packages/kernel/dist/text/index.js'));
const { analyse } = await import(join(dist, 'analysis.js'));
const { textView } = await import(join(dist, 'rules/ai-likeness/v1/text-view.js'));
const { GAUGES } = await import(join(dist, 'rules/ai-likeness/v1/gauges.js'));

/** One text in five is held back, by the number in its id, so that texts on one prompt stay together. */
function part(key) {
  let hash = 2166136261;
  for (const c of key) hash = Math.imul(hash ^ c.charCodeAt(0), 16777619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  hash = (hash ^ (hash >>> 12)) >>> 0;
  return hash % 2 === 1 && Math.floor(hash / 2) % 5 < 2 ? 1 : 0;
}

function readTexts() {
  const texts = [];
  for (const set of SETS) {
    const file = join(values.data, `ai-likeness/ghostbuster-${set}.jsonl`);
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const { id, source, text } = JSON.parse(line);
      texts.push({ set, source, text, half: part(set + id.split('-').at(-1)) });
    }
  }
  const folder = join(values.data, 'blog/18f');
  for (const name of readdirSync(folder)) {
    texts.push({
      set: 'blog',
      source: 'human',
      text: readFileSync(join(folder, name), 'utf8'),
      half: part(name),
    });
  }
  return texts;
}

const rows = readTexts().map(({ text, ...about }) => {
  const view = textView(analyse(parseDocument(text)));
  return {
    ...about,
    words: view.wordCount,
    rates: Object.fromEntries(GAUGES.map((gauge) => [gauge.id, gauge.read(view).rate])),
  };
});
const posts = rows.filter(({ set }) => set === 'blog');
const gauges = GAUGES.map(({ id, category, counts, unit, summary }) => {
  const sign = counts === 'more' ? 1 : -1;
  return {
    id,
    category,
    counts,
    unit,
    summary,
    sign,
    baseline: Number(
      (
        sign *
        quantile(
          posts.map((row) => sign * row.rates[id]),
          0.9,
        )
      ).toFixed(2),
    ),
  };
});

let calibration;
if (values.keep) {
  const { CALIBRATION } = await import(join(dist, 'rules/ai-likeness/v1/calibration.js'));
  calibration = gauges.map((gauge) => ({ ...gauge, ...CALIBRATION[gauge.id] }));
} else {
  calibration = fitMarks(rows, gauges, 0);
}
const results = [0, 1].map((which) => measure(rows, calibration, which));
const page = calibrationPage(rows, calibration, results);
console.log(page);
if (values.write) {
  writeFileSync(
    join(root, 'packages/pipelines/src/blog/rules/ai-likeness/v1/calibration.ts'),
    calibrationSource(calibration),
  );
  writeFileSync(join(root, 'docs/guide/ai-likeness-calibration.md'), page);
}
