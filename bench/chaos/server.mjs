import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./serve.mjs', import.meta.url));
const REST_MS = 200;

/** `palimpsest serve` in a process of its own, at one address; when it ends, the next one is started. */
export async function startServer({ home, folder, environment, corpora }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = join(folder, 'palimpsest.config.json');
  await writeFile(config, JSON.stringify({ corpora, limits: { requestsPerSecond: 10_000, burst: 10_000 } }));
  const faults = [];
  /** What it reported as an error. */
  const log = [];
  let leaving = false;
  let server;

  const spawn = () => {
    const child = fork(
      SCRIPT,
      ['serve', '--home', home, '--config', config, '--port', String(port), '--quiet'],
      {
        cwd: folder,
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    const started = { child, killed: false, answers: false, stderr: '' };
    child.stderr.on('data', (chunk) => {
      started.stderr = (started.stderr + chunk).slice(-4_000);
      log.push(...errorsIn(String(chunk)));
    });
    started.ended = once(child, 'exit').then(async ([code, signal]) => {
      // One that finds no database at its start says so and ends; whoever looks after it tries again.
      const expected = started.killed || !started.answers || (leaving && code === 0);
      if (!expected) faults.push(`the server ended by itself (${signal ?? code}): ${started.stderr.trim()}`);
      if (leaving) return;
      if (!started.killed) await sleep(REST_MS);
      spawn();
    });
    server = started;
    void untilItAnswers(started);
  };
  const untilItAnswers = async (started) => {
    while (!started.killed && started.child.exitCode === null && !started.answers) {
      started.answers = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      await sleep(50);
    }
  };
  spawn();

  return {
    url,
    faults,
    log,
    get running() {
      return server;
    },
    async ready() {
      while (!server.answers) await sleep(20);
    },
    kill() {
      server.killed = true;
      server.child.kill('SIGKILL');
    },
    async leave() {
      leaving = true;
      const last = server;
      last.child.kill('SIGTERM');
      const forced = setTimeout(() => {
        faults.push('the server did not leave within 60 s of being asked to');
        last.child.kill('SIGKILL');
      }, 60_000);
      await last.ended;
      clearTimeout(forced);
    },
    abandon() {
      leaving = true;
      server?.child.kill('SIGKILL');
    },
  };
}

/** Its log is JSON lines. */
function errorsIn(chunk) {
  return chunk.split('\n').filter((line) => line.startsWith('{') && line.includes('"level":"error"'));
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
