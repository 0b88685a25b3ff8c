// What a short command does: open the ledger, append one event, leave.
import { createEngine } from '@palimpsest/engine';
import { batchOf, makeTenants } from './steps.mjs';

const engine = await createEngine({ home: process.argv[2], pipelines: [] });
const [tenant] = await makeTenants(engine, 1);
await batchOf(engine, tenant, 0, 1);
await engine.close();
