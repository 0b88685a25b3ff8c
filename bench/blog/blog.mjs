// Scoring posts, beside textlint and write-good in the same run, each in a process of its own on one core.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installPeers } from '../install-peers.mjs';
import { readPosts } from './posts.mjs';

const run_ = promisify(execFile);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const SIZES = [1_000, 10_000, 100_000, 1_000_000];

export async function run({ note }) {
  const { posts, real } = await readPosts();
  note(real ? `${posts.length} real posts` : `no development data: only the ${posts.length} examples`);
  const peers = await installPeers(note, 'textlint-rule-write-good');
  const measure = async (name, ...more) => {
    note(`${name} ${more.join(' ')}`);
    const { stdout } = await run_(process.execPath, [here('./contestant.mjs'), name, ...more]);
    return JSON.parse(stdout);
  };
  const ours = await measure('palimpsest');
  const textlint = peers ? await measure('textlint') : null;
  const writeGood = peers ? await measure('write-good') : null;
  const speed = ({ posts: n, seconds }) => n / seconds;
  const growth = [];
  for (const bytes of SIZES) growth.push((await measure('palimpsest', String(bytes))).seconds);
  return [
    {
      what: 'blog score',
      value: speed(ours),
      unit: 'posts/s',
      goal: { atLeast: 40 },
      peer: textlint && { name: 'textlint', value: speed(textlint) },
    },
    {
      what: 'blog score',
      value: speed(ours),
      unit: 'posts/s',
      peer: writeGood && { name: 'write-good', value: speed(writeGood) },
    },
    {
      what: 'memory while scoring',
      value: ours.megabytes,
      unit: 'MB',
      peer: textlint && { name: 'textlint', value: textlint.megabytes },
    },
    {
      what: 'memory while scoring',
      value: ours.megabytes,
      unit: 'MB',
      peer: writeGood && { name: 'write-good', value: writeGood.megabytes },
    },
    ...SIZES.map((bytes, i) => ({
      what: `one text of ${bytes / 1_000} kB`,
      value: growth[i] * 1_000,
      unit: 'ms',
    })),
    {
      // The slope from 10 kB to 1 MB on a doubly logarithmic scale: 1 is linear.
      what: 'growth exponent',
      value: Math.log10(growth[3] / growth[1]) / 2,
      unit: '',
      goal: { below: 1.15 },
    },
  ].map((row) => (row.peer === null ? { ...row, peer: undefined } : row));
}
