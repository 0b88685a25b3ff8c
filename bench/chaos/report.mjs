import { percentile } from './random.mjs';
import { FAULTS } from './storm.mjs';

/** Prints what happened and one line for each check. */
export function report({ record, checks, done, tried, calls, latency, workers, server, seconds, seed }) {
  const ms = (numbers, share) => `${Math.round(percentile(numbers, share))} ms`;
  const types = (name) => record.types[name] ?? 0;
  console.log('\nRuns');
  print([...record.ended].sort().map(([how, times]) => [times, how]));
  console.log('What happened');
  print([
    ...Object.entries(FAULTS).map(([name, { what }]) => [done[name], what]),
    [workers.wrongClocks.size, 'workers whose clock was set back'],
    [tried.asked, 'requests sent'],
    [tried.again, 'of them again, under the same key'],
    [types('attempt-started'), 'attempts begun'],
    [calls.length, 'calls the model counted'],
    [types('attempt-succeeded'), 'attempts succeeded'],
    [types('attempt-failed'), 'attempts failed'],
    [types('attempt-interrupted'), 'attempts interrupted'],
    [types('attempt-late'), 'answers that came late'],
    [types('attempt-replayed'), 'answers replayed from a recording'],
    [workers.log.filter(({ level }) => level === 'error').length, 'faults that workers reported'],
    [server.log.length, 'faults that servers reported'],
  ]);
  const taken = record.interruptions
    .map(({ holder, at }) => at - workers.killedAt.get(holder))
    .filter((time) => time >= 0);
  if (taken.length > 0)
    console.log(
      `  ${taken.length} calls of killed workers were taken up after ${ms(taken, 0.5)} (p50), ${ms(taken, 0.99)} (p99)`,
    );
  for (const [where, { p50, p99, samples }] of Object.entries(latency ?? {}))
    console.log(`  enqueue to start ${where}: p50 ${p50} ms, p99 ${p99} ms (${samples} runs)`);
  const fault = workers.log.find(({ level }) => level === 'error');
  if (fault !== undefined) console.log(`  the first fault: ${fault.message} ${JSON.stringify(fault.fields)}`);
  if (server.log.length > 0) console.log(`  the first of a server: ${server.log[0]}`);
  console.log('Checks');
  for (const { what, ok, detail } of checks)
    console.log(`  ${ok ? 'ok    ' : 'FAILED'}  ${what}${detail === '' ? '' : ` (${detail})`}`);
  const verdict = checks.every(({ ok }) => ok) ? 'All checks passed' : 'Some checks FAILED';
  console.log(`\n${verdict} in ${seconds} s (seed ${seed}).`);
}

function print(lines) {
  for (const [times, what] of lines) console.log(`  ${String(times).padStart(6)}  ${what}`);
}
