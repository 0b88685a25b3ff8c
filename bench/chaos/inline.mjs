// One process that advances its own run, without the queue: node inline.mjs <home> <request as JSON>.
import { openEngine } from './setup.mjs';

const [home, request] = process.argv.slice(2);
const engine = await openEngine(home);
const { runId } = await engine.startRun({ ...JSON.parse(request), mode: 'inline' });
process.send?.({ runId });
await engine.finishRun(JSON.parse(request).tenant, runId);
await engine.close();
process.disconnect?.();
