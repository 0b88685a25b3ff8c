import { rm } from 'node:fs/promises';
import { createEngine, type Engine } from '../../app/engine.ts';
import { freshHome } from '../../testing/fresh-home.ts';
import type { HttpAppOptions } from '../app.ts';
import { type CheckedApp, checkedApp } from './checked-app.ts';

/** A ledger of its own with a worker and the API on it, for a test file. */
export interface ServedLedger {
  readonly engine: Engine;
  readonly api: CheckedApp;
  /** Drops what is remembered of requests, as if the server had died between doing and remembering. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

export async function serveLedger({
  worker = true,
  ...options
}: Partial<HttpAppOptions> & { readonly worker?: boolean } = {}): Promise<ServedLedger> {
  const home = freshHome('palimpsest-api-');
  const engine = await createEngine({ home, environment: {} });
  if (worker) await engine.startWorker();
  return {
    engine,
    api: checkedApp(engine, options),
    forget: async () => {
      await engine.context.database.owner().query('delete from palimpsest.http_requests');
    },
    close: async () => {
      await engine.close();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
