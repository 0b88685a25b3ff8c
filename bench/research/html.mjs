// Article text of saved news pages beside plain Readability, by the measure of the pages' own benchmark.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { gunzipSync } from 'node:zlib';
import { dataFolder } from '../data-folder.mjs';
import { articleScores } from './article-scores.mjs';

// The engine's own copies, as it uses them.
const engine = createRequire(new URL('../../packages/engine/package.json', import.meta.url));

const CONTESTANTS = {
  palimpsest: async () => {
    const { extractHtml } = await import('../../packages/engine/dist/adapters/extract/html/extract-html.js');
    return async (html, address) => {
      const page = await extractHtml(html, address);
      return page.kind === 'extracted' ? page.text : '';
    };
  },
  Readability: async () => {
    const { Readability } = engine('@mozilla/readability');
    const { parseHTML } = engine('linkedom');
    return async (html) => new Readability(parseHTML(html).document).parse()?.textContent ?? '';
  },
};

/** F1, precision and recall of each, with the time a page takes; null without the pages. */
export async function measureHtml(note) {
  const folder = dataFolder('research', 'html');
  if (folder === null) return null;
  const truth = JSON.parse(await readFile(`${folder}/ground-truth.json`, 'utf8'));
  const pages = await Promise.all(
    Object.entries(truth).map(async ([id, { articleBody, url }]) => ({
      url,
      articleBody,
      html: gunzipSync(await readFile(`${folder}/pages/${id}.html.gz`)).toString('utf8'),
    })),
  );
  const results = {};
  for (const [name, open] of Object.entries(CONTESTANTS)) {
    note(`HTML by ${name}`);
    const extract = await open();
    await extract(pages[0].html, pages[0].url);
    const begun = performance.now();
    const texts = [];
    for (const { html, url } of pages) texts.push(await extract(html, url));
    const millis = (performance.now() - begun) / pages.length;
    results[name] = {
      pages: pages.length,
      millis,
      ...articleScores(pages.map(({ articleBody }, i) => [articleBody, texts[i]])),
    };
  }
  return results;
}

export async function htmlRows(note) {
  const found = await measureHtml(note);
  if (found === null) {
    note('no saved pages (research/html), so extraction is not measured');
    return [];
  }
  const { palimpsest: ours, Readability: plain } = found;
  const row = (what, field, unit, times, goal) => ({
    what,
    value: ours[field] * times,
    unit,
    ...(goal && { goal }),
    peer: { name: 'Readability', value: plain[field] * times },
  });
  return [
    row(`HTML article F1, ${ours.pages} pages`, 'f1', '%', 100, { atLeast: 95.5 }),
    row('HTML article precision', 'precision', '%', 100),
    row('HTML article recall', 'recall', '%', 100),
    row('HTML time a page', 'millis', 'ms', 1),
  ];
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  console.log(
    (await measureHtml((line) => console.error(`  … ${line}`))) ??
      'There are no saved pages to measure with.',
  );
}
