import { createEngine } from '@palimpsest/engine';
import { POLISH_MIGRATION, polishPipeline } from '@palimpsest/kernel/testing';

export const TENANT = 'local';

/** The small test pipeline alone: for measuring the queue, and for tests of crashes. */
export function openEngine(home, more = {}) {
  return createEngine({
    home,
    pipelines: [polishPipeline()],
    migrations: [{ name: 'polish', sql: POLISH_MIGRATION }],
    ...more,
  });
}

/** The engine as it is shipped, with its four pipelines. */
export function openProduct(home, more = {}) {
  return createEngine({ home, ...more });
}
