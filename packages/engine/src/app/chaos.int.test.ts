import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../../../bench/chaos/chaos.mjs', import.meta.url));

// Twice ten kills and thirty runs: once with kills and pauses alone, once while the database is stopped as well.
const SMALL = ['--kills', '10', '--runs', '30', '--database-stops', '3', '--pauses', '2', '--latency', '20'];

it('brings every run to its end through kills of workers and stops of the database, with every call on record', async () => {
  const child = spawn(process.execPath, [SCRIPT, ...SMALL], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => (said += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  console.log(said);
  expect(code, said).toBe(0);
});
