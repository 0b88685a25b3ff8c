import { openEmbeddedServer } from '../../packages/engine/dist/adapters/embedded-postgres/index.js';
import { hashesNow } from './checks/ledger.mjs';
import { askAgain } from './checks/requests.mjs';
import { checkAll } from './checks.mjs';
import { setUp, startClients } from './clients.mjs';
import { prepareDisk } from './disk.mjs';
import { environmentsOf } from './fleet.mjs';
import { startProxy } from './proxy.mjs';
import { seeded } from './random.mjs';
import { report } from './report.mjs';
import { complaintSetUp } from './requests/complaint.mjs';
import { CORPORA } from './requests/research.mjs';
import { allRequests } from './requests.mjs';
import { startServer } from './server.mjs';
import { openProduct } from './setup.mjs';
import { storm } from './storm.mjs';
import { untilAllEnded } from './waiting.mjs';
import { startWorkers } from './workers.mjs';

const CLIENTS = 6;
const GAP_MS = [100, 900];
const DISK_MEGABYTES = 512;

/** Opens everything, lets the storm blow over it, and looks at what is left. Whether all of it was right. */
export async function play({ folder, home, model, note, seconds, latency, seed, counts, ...options }) {
  const random = seeded(seed);
  const closing = [];
  const closed = (close) => closing.unshift(close);
  try {
    const disk = prepareDisk(home, DISK_MEGABYTES);
    closed(() => disk.release());
    const database = await openEmbeddedServer({ home });
    closed(() => database.close());
    const engine = await openProduct(home);
    closed(() => engine.close());
    const proxy = await startProxy(database.connection);
    closed(() => proxy.close());
    const base = model.environment;
    const server = await startServer({ home, folder, environment: base, corpora: CORPORA });
    closed(() => server.abandon());
    const databaseUrl = proxy.url;
    const environments = environmentsOf({ count: options.workers, base, databaseUrl, random });
    const workers = startWorkers({ home, concurrency: 4, environments, what: 'product' });
    closed(() => workers.abandon());
    await Promise.all([server.ready(), workers.ready()]);
    note('the server answers and all workers work');

    const requests = allRequests(options.requests, random);
    await setUp(server.url, complaintSetUp(options.requests));
    const world = { random, engine, home, proxy, disk, server, workers, model, note };
    const { url } = server;
    let clients;
    const answered = () => (clients?.answers.length ?? 0) / requests.length;
    const blowing = storm({ ...world, counts, gapMs: GAP_MS, answered });
    const { progress } = blowing;
    clients = startClients({ url, engine, requests, count: CLIENTS, random: seeded(seed + 2), progress });
    await blowing.over;
    model.calmDown();
    const snapshots = [await hashesNow(engine)];
    note(`the storm is over; ${clients.answers.length} requests were answered in it`);
    await clients.over;
    const open = await untilAllEnded(engine);
    note(open === 0 ? 'all runs ended' : `${open} runs are stuck`);
    snapshots.push(await hashesNow(engine));
    const again = await askAgain({ url, engine, answers: clients.answers, random });
    await Promise.all([server.leave(), workers.leave()]);

    const { answers, tried } = clients;
    const faults = [...workers.faults, ...server.faults, ...clients.faults];
    const done = blowing.done;
    const { wrongClocks } = workers;
    const calls = model.calls;
    const { record, checks } = await checkAll({
      ...{ engine, home, requests, answers, again, calls, wrongClocks, faults, counts, done, snapshots },
    });
    report({ record, checks, done, tried, calls, latency, workers, server, seconds: seconds(), seed });
    return checks.every(({ ok }) => ok);
  } finally {
    for (const close of closing) await close();
  }
}
