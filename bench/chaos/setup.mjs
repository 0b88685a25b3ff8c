import { createEngine } from '@palimpsest/engine';
import { POLISH_MIGRATION, polishPipeline } from '@palimpsest/kernel/testing';

export const TENANT = 'local';

/** The engine that the parent and every worker process of the chaos open. */
export function openEngine(home, more = {}) {
  return createEngine({
    home,
    pipelines: [polishPipeline()],
    migrations: [{ name: 'polish', sql: POLISH_MIGRATION }],
    ...more,
  });
}
