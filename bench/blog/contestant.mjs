// One contestant in a process of its own, so that nobody pays for another's memory: node contestant.mjs NAME [BYTES]
import { performance } from 'node:perf_hooks';
import { readPosts } from './posts.mjs';

const contestants = {
  palimpsest: async () => {
    const { scorePost } = await import('@palimpsest/pipelines/blog');
    return (text) => scorePost(text, { asOf: '2021-06-01', switchedOff: [] }).findings.length;
  },
  'write-good': async () => {
    const { loadPeer } = await import('./textlint.mjs');
    const writeGood = loadPeer('write-good');
    return (text) => writeGood(text).length;
  },
  textlint: async () => (await import('./textlint.mjs')).textlint(),
};

const [name, bytes] = process.argv.slice(2);
const { posts } = await readPosts();
const texts = bytes === undefined ? posts : [posts.join('\n\n').repeat(3).slice(0, Number(bytes))];
const before = process.memoryUsage.rss();
const score = await contestants[name]();
for (const text of texts.slice(0, bytes === undefined ? 20 : 1)) await score(text);
const begun = performance.now();
let most = process.memoryUsage.rss();
let found = 0;
for (const text of texts) {
  found += await score(text);
  most = Math.max(most, process.memoryUsage.rss());
}
const seconds = (performance.now() - begun) / 1_000;
console.log(JSON.stringify({ posts: texts.length, seconds, found, megabytes: (most - before) / 1e6 }));
