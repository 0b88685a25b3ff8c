// npm run bench -- growth: each main job with 1, 10 and 100 times the work, each in a process of its own, so that its
// time and its memory are its own. The exponent is the slope on a doubly logarithmic scale: 1 is linear.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { JOBS } from './jobs.mjs';

const ONE = fileURLToPath(new URL('./one-job.mjs', import.meta.url));
const TIMES = [1, 10, 100];
const run_ = promisify(execFile);

export async function run({ scale, note }) {
  const rows = [];
  for (const [name, { what, unit, base }] of Object.entries(JOBS)) {
    const measured = [];
    for (const times of TIMES) {
      const size = Math.max(1, Math.round(base * times * scale));
      note(`${what}: ${size.toLocaleString('en-GB')} ${unit}`);
      const { stdout } = await run_(process.execPath, [ONE, name, String(size)], { maxBuffer: 1e7 });
      measured.push({ size, ...JSON.parse(stdout) });
    }
    for (const { size, seconds, megabytes } of measured)
      rows.push({
        what: `${what}, ${size.toLocaleString('en-GB')} ${unit}`,
        value: seconds * 1_000,
        unit: 'ms',
        memory: megabytes,
      });
    const [small, , large] = measured;
    rows.push({
      what: `${what}: growth exponent`,
      value: Math.log(large.seconds / small.seconds) / Math.log(large.size / small.size),
      unit: '',
      goal: { below: 1.15 },
    });
  }
  return rows;
}
