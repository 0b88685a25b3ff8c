// Small tools every benchmark uses.
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

/** Runs `count` tasks, `width` at a time, and gives the rate with the spread of the single times. */
export async function rate(count, width, task) {
  const times = [];
  let next = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < count) {
        const i = next;
        next += 1;
        const start = performance.now();
        await task(i);
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1_000;
  return { perSecond: count / seconds, seconds, ...spread(times) };
}

function spread(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), best: sorted[0] ?? 0 };
}

/** Runs a command several times and gives the spread of its whole duration. */
export async function commandTimes(repeat, file, args, options = {}) {
  const times = [];
  for (let i = 0; i < repeat; i += 1) {
    const start = performance.now();
    const code = await new Promise((resolve, reject) => {
      const child = spawn(file, args, { stdio: 'ignore', ...options });
      child.on('error', reject);
      child.on('exit', resolve);
    });
    if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${code}`);
    times.push(performance.now() - start);
  }
  return spread(times);
}
