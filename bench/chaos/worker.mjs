// One worker process: node worker.mjs <home> <concurrency>. It tells its parent when it is ready and what it met.
import { openEngine } from './setup.mjs';

const [home, concurrency] = process.argv.slice(2);
const log = (level, message, fields) => {
  if (level === 'error' || level === 'warn') process.send?.({ level, message, fields });
};
const engine = await openEngine(home, { log }).catch((error) => {
  // The database went away while it was being opened: whoever looks after the process starts it again.
  if (error.code !== 'database_unreachable' && error.code !== 'database_start_failed') throw error;
  process.exit(75);
});
const { holder } = await engine.startWorker({ concurrency: Number(concurrency) });
process.send?.({ ready: holder });

process.once('SIGTERM', () => {
  engine.close().then(
    () => process.disconnect?.(),
    () => process.exit(1),
  );
});
// A parent that is gone needs no workers.
process.once('disconnect', () => engine.close().finally(() => process.exit()));
