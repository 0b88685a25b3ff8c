// One worker process: node worker.mjs <home> <concurrency> [product]. It tells its parent when it is ready and what
// it met.
import './clock.mjs';
import { openEngine, openProduct } from './setup.mjs';

const [home, concurrency, what] = process.argv.slice(2);
const log = (level, message, fields) => {
  if (level === 'error' || level === 'warn') process.send?.({ level, message, fields });
};
const open = what === 'product' ? openProduct : openEngine;
const engine = await open(home, { log }).catch((error) => {
  // The database went away while it was being opened, or takes nothing: whoever looks after the process starts it again.
  const passing = ['database_unreachable', 'database_start_failed'].includes(error.code);
  if (!passing && error.sqlState !== '53100' && error.code !== 'ENOSPC') throw error;
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
