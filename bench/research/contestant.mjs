// One search engine in a process of its own: node contestant.mjs palimpsest|minisearch
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { mean, ndcg, recall } from './metrics.mjs';
import { readScifact } from './scifact.mjs';

const contestants = {
  palimpsest: async (documents) => {
    const { buildIndex } = await import('../../packages/pipelines/dist/research/retrieval/build-index.js');
    const { searchIndex } = await import('../../packages/pipelines/dist/research/retrieval/search.js');
    const begun = performance.now();
    const index = buildIndex(
      documents.map(({ id, title, text }) => ({ docId: id, title, passages: [{ ref: '¶ 1', text }] })),
    );
    return {
      seconds: (performance.now() - begun) / 1_000,
      search: (query) => searchIndex(index, query, { top: 100, passages: 0 }).map((hit) => hit.docId),
    };
  },
  minisearch: async (documents) => {
    const loadPeer = createRequire(new URL('../peers/package.json', import.meta.url));
    const MiniSearch = loadPeer('minisearch');
    const begun = performance.now();
    const index = new MiniSearch({ fields: ['title', 'text'] });
    index.addAll(documents);
    return {
      seconds: (performance.now() - begun) / 1_000,
      search: (query) => index.search(query).map((hit) => hit.id),
    };
  },
};

const { documents, queries } = await readScifact();
const texts = documents.map(({ id, title, sentences }) => ({ id, title, text: sentences.join(' ') }));
globalThis.gc?.();
const before = process.memoryUsage();
const { seconds, search } = await contestants[process.argv[2]](texts);
globalThis.gc?.();
const after = process.memoryUsage();
for (const query of queries.slice(0, 50)) search(query.text);
const begun = performance.now();
const answers = queries.map((query) => search(query.text));
const perSecond = queries.length / ((performance.now() - begun) / 1_000);
const held = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
const over = (measure) => mean(queries.map(({ wanted }, i) => measure(answers[i].slice(0, 100), wanted)));
console.log(
  JSON.stringify({
    queries: queries.length,
    indexSeconds: seconds,
    megabytes: held / 1e6,
    perSecond,
    ndcg: over(ndcg),
    recall: over(recall),
  }),
);
